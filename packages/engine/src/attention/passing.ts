import type { Decision, Option } from '../options.ts';
import { chainFrame } from '../query/index.ts';
import type { State } from '../state/types.ts';
import { among } from './answers.ts';
import { isHushed, wasDeclined } from './hush.ts';
import { isMidst } from './midst.ts';
import { type PassRules, stopKey, stopsAt } from './stops.ts';
import { worthActing, worthAsking } from './worth.ts';

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
  if (isHushed(s, d, rules.hush) || wasDeclined(s, d, rules.declined)) return pass;
  const options = d.options.filter((o) => o.type === 'pass' || !among(s, rules.quiet, o));
  if (options.length === 1) return pass;
  const asked = { ...d, options };
  const marked = (o: Option): boolean => among(s, rules.marked, o);
  if (!isMidst(s))
    return stopsAt(rules, stopKey(s, d)) && worthActing(s, asked, marked, rules) ? -1 : pass;
  const chain = chainFrame(s);
  const last = chain?.entries[chain.entries.length - 1];
  const mine = d.kind === 'respond' && rules.passOwn && last?.by === d.seat;
  if (mine && !options.some((o) => o.type === 'support' || marked(o))) return pass;
  return worthAsking(s, asked, marked) ? -1 : pass;
}
