/** Whether something can be done is found out in haste, and why not at length: both say the same. */

import { characterPlays } from '../legality/character.ts';
import { mayBegin } from '../legality/check.ts';
import { Why } from '../legality/reasons.ts';
import { situation } from '../legality/situation.ts';
import type { Reading } from '../legality/use.ts';
import { eachAbility, eachPlay } from '../legality/ways.ts';
import type { Option } from '../options.ts';
import { note } from '../query/cards.ts';
import type { Cid, Seat, State } from '../state/types.ts';

/** What is said in haste of a card in one of its ways, and otherwise at length; '' if there is no such thing. */
export function haste(s: State, seat: Seat, id: Cid): string {
  const sit = situation(s);
  if (sit === null) return '';
  let wrong = '';
  const differ = (quick: boolean, { list }: Why): void => {
    const codes = (list ?? []).map(({ code }) => code).join(', ');
    if (quick !== (codes === ''))
      wrong = quick
        ? `nothing in haste, and at length ${codes}`
        : 'something, and at length nothing';
  };
  const tell = (u: Reading): void => {
    const full = new Why(true);
    mayBegin(s, sit, u, full);
    differ(mayBegin(s, sit, u, new Why(false)), full);
  };
  if (s.zone[id] === 'hand') {
    eachPlay(s, seat, id, tell);
    const full = new Why(true);
    characterPlays(s, seat, id, [], full);
    const out: Option[] = [];
    characterPlays(s, seat, id, out, new Why(false));
    if (out.length > 0) differ(true, full);
  } else if (s.zone[id] === 'play' && note(s, id).prisoner === undefined)
    eachAbility(s, seat, id, tell);
  return wrong;
}
