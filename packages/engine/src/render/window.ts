import type { Action, Phase, Window } from '../language/index.ts';
import type { Speech } from './roles.ts';
import { list, many, phaseWord } from './words.ts';

/** When something may be done: "at the end of your organization phase". */

const TURN: readonly Phase[] = [
  'untap',
  'organization',
  'long-event',
  'movement-hazard',
  'site',
  'end-of-turn',
];

export function windowPhrase(window: Window, by: Action['by'], s: Speech): string {
  if (window.phase === 'any') return 'at any time';
  const phases = many(window.phase);
  const turn = 'turn' in window ? window.turn : undefined;
  const whose =
    turn === 'any' || by === 'hazard-player'
      ? 'any'
      : turn === "opponent's"
        ? by === 'opponent'
          ? "another player's"
          : "an opponent's"
        : by === 'bearer-player'
          ? s.his('bearer')
          : 'your';
  const edge = 'edge' in window ? window.edge : undefined;
  if (edge === 'roll')
    return 'when the new site of a company at an Under-deeps site is revealed, before its roll for moving on';
  if (edge === 'company-attack')
    return 'as the site phase of one of your companies ends, in place of its attack on another company';
  if (edge === 'in-lieu')
    return 'as a company enters a site, before it faces the automatic-attacks';
  const when = edge === undefined ? 'during' : `at the ${edge} of`;
  if (TURN.every((phase) => phases.includes(phase))) {
    const rest = phases.filter((phase) => !TURN.includes(phase));
    const more = rest.length > 0 ? ` or ${rest.map(special).join(' or ')}` : '';
    return `${edge === undefined ? 'at any time during' : when} ${whose} turn${more}`;
  }
  const ordinary = phases.filter((phase) => phase !== 'council' && phase !== 'setup');
  const others = phases.filter((phase) => phase === 'council' || phase === 'setup').map(special);
  const said =
    ordinary.length > 0 ? [`${when} ${whose} ${list(ordinary.map(phaseWord), 'or')}`] : [];
  return list([...said, ...others], 'or');
}

const special = (phase: Phase): string =>
  phase === 'council'
    ? 'at the Free Council'
    : phase === 'setup'
      ? 'with your starting company'
      : phaseWord(phase);
