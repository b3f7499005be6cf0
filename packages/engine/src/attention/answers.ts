import type { Decision, Option } from '../options.ts';
import { playerStat } from '../query/company-stats.ts';
import { idOf } from '../query/index.ts';
import type { Seat, State } from '../state/types.ts';
import { idleFirst, worthEntering } from './entering.ts';
import { supportMatters, surelyPassed } from './helping.ts';
import { type PassRules, stopKey, stopsAt } from './stops.ts';
import { plainWay } from './ways.ts';

export const among = (s: State, list: readonly string[], o: Option): boolean =>
  'card' in o && list.includes(idOf(s, o.card));

const hasRoom = (s: State, seat: Seat): boolean =>
  s.players[seat].hand.length < playerStat(s, 'hand-size', seat);

/** The answer to a question that has one of its own accord, or -1: it is asked every turn, or cannot matter. */
export function answerFor(s: State, d: Decision, rules: PassRules): number {
  if (!rules.autopass || d.kind === 'act' || d.kind === 'respond') return -1;
  const pass = d.options.findIndex((o) => o.type === 'pass');
  switch (d.about) {
    case 'discard-one': {
      const gone = d.options.findIndex((o) => o.type === 'card' && among(s, rules.letGo ?? [], o));
      if (gone >= 0) return gone;
      return stopsAt(rules, stopKey(s, d)) ? -1 : pass;
    }
    case 'enter': {
      // among people it would tell what one holds: there one is asked
      if (rules.hides || stopsAt(rules, 'mine/enter')) return -1;
      const marked = (o: Option): boolean => among(s, rules.marked, o);
      return worthEntering(s, d, marked) ? -1 : pass;
    }
    case 'draw':
      // up to the size of one's hand they are drawn at the end of the phase in any case (coe/2.IV.viii)
      return stopsAt(rules, 'any/draw') || !hasRoom(s, d.seat)
        ? -1
        : d.options.findIndex((o) => o.type === 'yes');
    case 'path':
      return stopsAt(rules, 'mine/path') ? -1 : plainWay(d);
    case 'support':
      return supportMatters(s, d) ? -1 : pass;
    case 'site-phase': {
      if (rules.hides || stopsAt(rules, 'mine/enter')) return -1;
      return idleFirst(s, d, (o) => among(s, rules.marked, o));
    }
    case 'council-check':
      return surelyPassed(s, d);
    default:
      return -1;
  }
}
