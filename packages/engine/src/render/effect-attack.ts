/** Attacks that a card makes, and what it does to a strike. */

import type { AttackSpec, Effect } from '../language/index.ts';
import { specAttack, specClause, specLine, specNumbers, specRules } from './attack.ts';
import { type Clause, order, say, whole } from './clause.ts';
import { cards } from './filter.ts';
import { Speech } from './roles.ts';
import { signed } from './value.ts';
import { list, many, numberWord, signedNumber, unknown } from './words.ts';

export type AttackEffect = Extract<Effect, { do: 'attack' }>;

/** Several attacks without rules of their own are told in a row. */
export const plainAttack = (effect: Effect, s: Speech): effect is AttackEffect =>
  effect.do === 'attack' &&
  typeof effect.spec === 'object' &&
  effect.spec.defender === undefined &&
  effect.spec.strikesOnly === undefined &&
  !effect.asCreature &&
  effect.and === undefined &&
  specRules(effect.spec, new Speech({}, s)).length === 0;

export const attacksInTurn = (effects: readonly AttackEffect[], s: Speech): Clause =>
  whole(() => {
    const lines = effects.map(({ spec }) => `(${specLine(spec as AttackSpec, s)})`);
    return `${whoFaces(s)} must face ${numberWord(lines.length)} attacks, one after another: ${list(lines)}`;
  });

const whoFaces = (s: Speech): string =>
  s.roles.target?.sort === 'company' ? s.he('target') : s.activeCompany;

export function attackMade(effect: AttackEffect, s: Speech): Clause {
  const { spec } = effect;
  if (spec === 'of-creature' && effect.against !== undefined)
    return order(() => broughtUpon(effect, s));
  if (spec === 'of-creature') return whole(() => creatureAttack(effect, s));
  const as = `${effect.asCreature ? ", as from a creature's card" : ''}${effect.by === undefined ? '' : `, made by ${s.him(effect.by)}`}`;
  if (effect.again !== undefined) {
    const { prowess, captive, byFoes } = effect.again;
    if (byFoes)
      return whole(
        () =>
          'the company that attacks must face all the automatic-attacks of its site, and may attack the other again afterwards',
      );
    const more = prowess === undefined ? '' : `, with ${signedNumber(prowess)} prowess`;
    const held = captive
      ? `. Whom a strike hits is not harmed but held prisoner at the site, with ${s.him('self')} as the host. Rescue-attacks: like all the automatic-attacks that the site has then`
      : '';
    return whole(
      () => `${whoFaces(s)} must face all the automatic-attacks of its site again${more}${held}`,
    );
  }
  if (spec === 'automatic-attacks-of-site') {
    return whole(
      () =>
        `${whoFaces(s)} must face attacks just like all the automatic-attacks of its site, which are not automatic-attacks themselves${as}`,
    );
  }
  if (effect.and !== undefined) {
    const lines = [spec, ...effect.and].map((one) => `(${specLine(one, s)})`);
    return whole(
      () =>
        `${whoFaces(s)} must face ${numberWord(lines.length)} attacks, one after another: ${list(lines)}`,
    );
  }
  return whole(() => {
    const { defender, ...rest } = spec;
    const { strikesOnly } = spec;
    const faced =
      defender === undefined
        ? effect.against === undefined
          ? `${whoFaces(s)} must face`
          : 'instead, that company must face'
        : `${s.he(defender)} alone must face`;
    const rules = specRules(rest, s);
    const more = rules.length > 0 ? `. ${rules.join(' ').replace(/\.$/, '')}` : '';
    const what = strikesOnly
      ? `strikes${many(spec.race).length === 0 ? ' of no race' : ''} that are no attack`
      : specAttack(spec, s);
    const end = effect.by === undefined ? '' : `. ${fateOf(effect, s)}`;
    return `${faced} ${what}${as} (${specNumbers(spec, s)})${more}${end}`;
  });
}

/** "have that creature attack your avatar's company" */
function broughtUpon(effect: AttackEffect, s: Speech): string {
  const { by = 'self', against = 'target', alone, keyedThere } = effect;
  const whom = alone
    ? `${s.him(against)} alone (as though he were a company by himself)`
    : s.companyOf(against);
  const how = keyedThere
    ? 'keyed to that site; you get no marshalling points if he is eliminated'
    : 'keyed to nothing';
  return `have ${s.him(by)} attack ${whom} at once (${how})`;
}

/** "that creature attacks the company, as if played just now" */
function creatureAttack(effect: AttackEffect, s: Speech): string {
  const { by = 'self', unkeyed, won, backTo } = effect;
  const keyed =
    unkeyed === undefined
      ? `as if it were played just now${backTo === undefined ? '' : ' (if it can be)'}`
      : unkeyed === 'to-site'
        ? 'keyed to the site, whatever its own keys'
        : `whatever it can be keyed to (${signed(unkeyed, s)} prowess if it could not be played now)`;
  const more = won === undefined && backTo === undefined ? '' : `. ${fateOf(effect, s)}`;
  return `${s.he(by)} attacks ${whoFaces(s)}, ${keyed}, with no further count against the hazard limit${more}`;
}

/** What becomes of the card that makes the attack. */
function fateOf({ by = 'self', won, backTo }: AttackEffect, s: Speech): string {
  const it = s.he(by);
  if (won !== undefined) {
    const prize = s.him(won);
    return `If the attack is defeated, ${prize} goes to the defending player's marshalling point pile and ${it} is removed from play; otherwise both are discarded`;
  }
  if (backTo !== undefined)
    return `Unless it is defeated, ${it} is off to the side with ${s.him(backTo)} again`;
  return `If the attack is defeated, ${it} goes to the defending player's marshalling point pile, its points counting as kill points; otherwise ${it} is discarded`;
}

export function outcome(effect: Extract<Effect, { do: 'outcome' }>, s: Speech): Clause {
  switch (effect.is) {
    case 'stays-untapped':
      return order(
        () =>
          `face ${s.him('strike')} at full prowess without tapping for it (unless it wounds him)`,
      );
    case 'ineffectual':
      return order(
        () => `make ${s.him('strike')} neither succeed nor fail (whoever faces it taps as usual)`,
      );
    case 'imprisons': {
      const rings = effect.rings === undefined ? '' : ', discarding his rings with his other items';
      return whole(() => {
        const whom = s.he(s.roles.target?.sort === 'attack' ? 'defender' : 'target');
        const where = cards(effect.at, s, 'a');
        const rescue = effect.rescue.map((spec) =>
          say(specClause(spec, s, ''), s).replace(': ', ', '),
        );
        return `if the strike succeeds, ${whom} is not harmed but held prisoner at ${where}${rings}. Rescue-attack: ${rescue.join('; ')}`;
      });
    }
    default:
      return unknown('outcome of a strike', effect);
  }
}
