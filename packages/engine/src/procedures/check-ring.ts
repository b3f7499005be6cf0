/** What comes of the test of a gold ring (coe/6.2). */

import { itemIsNew, playedAtHaven, settleSlots } from '../effects/attach.ts';
import { happen } from '../happenings/happen.ts';
import { type ItemCard, type Keyword, RINGS } from '../language/index.ts';
import { uniquelyTaken } from '../legality/copies.ts';
import { mayPlay } from '../legality/site-play.ts';
import { def, itemDef, note, noteOn, siteOfCard } from '../query/cards.ts';
import { asInHand } from '../query/held.ts';
import { cannotBePlayed } from '../query/play-bans.ts';
import { searchable } from '../query/secrecy.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { CheckFrame } from '../state/frames.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { attach, everyone, put } from '../verbs/cards.ts';

/** Where the gold ring was stored, if it was. */
interface Storing {
  readonly stored: string | undefined;
  readonly storedAway: true | undefined;
}

/** The ring is his: on its bearer, or stored at once with what was stored. */
export function takeUp(s: State, ring: Cid, bearer: Cid, place: Storing): void {
  if (place.stored !== undefined)
    return comesStored(s, ring, place.stored, place.storedAway === true);
  if (bearer < 0) return;
  attach(s, ring, bearer);
  itemIsNew(s, ring);
  settleSlots(s, ring);
  happen(s, { event: 'item-gained', card: bearer, item: ring });
  happen(s, {
    event: 'card-played',
    card: ring,
    seat: s.owner[ring],
    site: -1,
    company: s.company[bearer],
  });
}

/** The gold ring lets him look for another in his deck, and nothing keeps him from it. */
export const deckSearched = (s: State, f: CheckFrame, seat: Seat): boolean =>
  f.check.anyBut === undefined &&
  (itemDef(s, f.who).tests ?? []).some((row) => row.search && shows(row, f)) &&
  searchable(s, seat, seat, ['deck']).includes('deck');

/** Such a ring comes of it: by the total, or by the leave of a text. */
const shows = (
  { ring, totals }: NonNullable<ItemCard['tests']>[number],
  { total, check }: CheckFrame,
): boolean =>
  check.anyBut === undefined ? total >= totals[0] && total <= totals[1] : ring !== check.anyBut;

/** Of a gold ring that was tested as it was stored the ring that replaces it is stored as well (coe/6.2.3). */
function comesStored(s: State, ring: Cid, at: string, away: boolean): void {
  const note = noteOn(s, ring);
  note.stored = at;
  if (away) note.storedAway = true;
  else playedAtHaven(s, ring);
  put(s, ring, 'pile', { known: everyone(s), why: 'stored' });
  happen(s, {
    event: 'card-played',
    card: ring,
    seat: s.owner[ring],
    site: -1,
    company: -1,
  });
}

/** Rings in hand that the total allows for this gold ring, or that need no total. */
export function ringsFor(s: State, f: CheckFrame, seat: Seat): Cid[] {
  const { who: gold, check: k } = f;
  const rows = itemDef(s, gold).tests ?? [];
  const allowed = new Set<Keyword>();
  for (const r of rows) if (shows(r, f)) allowed.add(r.ring);
  if (k.anyBut !== undefined && !k.ofTable)
    for (const ring of RINGS) if (ring !== k.anyBut) allowed.add(ring);
  const bearer = s.host[gold];
  const { ofEitherSide } = kindOf(s, seat).ringTests;
  const stored = note(s, gold).stored !== undefined;
  const fits = (id: Cid, words: ReadonlySet<Keyword>): boolean => {
    const d = def(s, id);
    if (d.kind !== 'item' || (stored && d.neverByStoring)) return false;
    if (!ofEitherSide && d.alignment !== def(s, gold).alignment) return false;
    if (!d.keywords?.some((word) => words.has(word)) || uniquelyTaken(s, id)) return false;
    // a ring that comes of a test is played where its bearer is (WH-68)
    if (
      bearer >= 0 &&
      cannotBePlayed(s, { card: id, seat, action: null, site: siteOfCard(s, bearer) })
    )
      return false;
    return bearer < 0 || mayPlay(s, id, bearer);
  };
  // a text that asks for no roll has it come out of the hand
  const sought = new Set(
    k.anyBut === undefined
      ? rows.filter((r) => r.search && allowed.has(r.ring)).map((r) => r.ring)
      : [],
  );
  const zones = sought.size > 0 ? searchable(s, seat, seat, ['deck', 'discard']) : [];
  const { hand, deck, discard: pile } = s.players[seat];
  return [
    ...[...hand, ...asInHand(s, seat)].filter((id) => fits(id, allowed)),
    ...(zones.includes('deck') ? deck.filter((id) => fits(id, sought)) : []),
    ...(zones.includes('discard') ? pile.filter((id) => fits(id, sought)) : []),
  ];
}
