import type { Decision, Option } from '../options.ts';
import { chainFrame, idOf } from '../query/index.ts';
import type { State } from '../state/types.ts';
import { type PassRules, stopKey, stopsAt } from './stops.ts';
import { isMidst, worthActing, worthAsking } from './worth.ts';

/**
 * The option with which to pass at once, or -1. Only where one may act or answer, never where a
 * question is put, but for that of the hazards in one's sideboard, which is put every turn. One is asked where something that one could do bears on what is going on (an
 * attack, a roll, what was declared), or is for this phase; and for cards that were marked.
 */
export function passFor(s: State, d: Decision, rules: PassRules): number {
  if (!rules.autopass) return -1;
  const pass = d.options.findIndex((o) => o.type === 'pass');
  if (pass < 0) return -1;
  if (d.about === 'hazard-sideboard') return stopsAt(rules, stopKey(s, d)) ? -1 : pass;
  if (d.kind !== 'act' && d.kind !== 'respond') return -1;
  const among = (list: readonly string[], o: Option): boolean =>
    'card' in o && list.includes(idOf(s, o.card));
  const options = d.options.filter((o) => o.type === 'pass' || !among(rules.quiet, o));
  if (options.length === 1) return pass;
  const asked = { ...d, options };
  const marked = (o: Option): boolean => among(rules.marked, o);
  if (!isMidst(s))
    return stopsAt(rules, stopKey(s, d)) && worthActing(s, asked, marked) ? -1 : pass;
  const chain = chainFrame(s);
  const last = chain?.entries[chain.entries.length - 1];
  const mine = d.kind === 'respond' && rules.passOwn && last?.by === d.seat;
  if (mine && !options.some((o) => o.type === 'support' || marked(o))) return pass;
  return worthAsking(s, asked, marked) ? -1 : pass;
}
