import { did } from '../query/memory.ts';
/**
 * What the rules let a player do in the organization phase besides composing companies: store,
 * transfer, use the sideboard.
 */

import type { Option } from '../options.ts';
import {
  avatarOf,
  charactersOf,
  companiesOf,
  company,
  def,
  isCharacter,
  itemsOf,
  note,
  samePlace,
  untapped,
} from '../query/cards.ts';
import { inForce } from '../query/in-force.ts';
import { sideOf } from '../query/side.ts';
import { isGranted } from '../query/skills.ts';
import { isEverStorable, storableAt } from '../query/storing.ts';
import type { CardNumber, Cid, Company, Seat, State } from '../state/types.ts';
import { moveOptions } from './destinations.ts';
import { canTake } from './site-play.ts';

/** What the rules let a player do in the organization phase (coe/2.II). */
export function organizationActions(s: State, seat: Seat, out: Option[]): void {
  if (!did(s, seat, 'organized')) out.push({ type: 'organize' });
  storeOptions(s, seat, out);
  transferOptions(s, seat, out);
  sideboardOptions(s, seat, out);
  reshuffleOptions(s, seat, out);
  moveOptions(s, seat, out);
}

function storingAllowed(s: State, who: Cid): boolean {
  if (s.phase === 'organization') return true;
  for (const x of inForce(s, 'grant'))
    if (x.a.ability === 'store' && isGranted(s, x, who)) return true;
  return false;
}

/** On the character, or on an ally of his who learned it by a skill (coe/2.V.2.2). */
const keptBy = (s: State, card: Cid, who: Cid): boolean => {
  const host = s.host[card];
  return host === who || (host >= 0 && def(s, host).kind === 'ally' && s.host[host] === who);
};

/** On the company as a whole: offered once, with its first member. */
const keptByAll = (s: State, card: Cid, co: Company, who: Cid): boolean =>
  s.host[card] < 0 &&
  s.company[card] === co.id &&
  def(s, card).kind === 'event' &&
  co.members[0] === who;

export function storeOptions(s: State, seat: Seat, out: Option[]): void {
  // asked at every moment of the phase, and mostly there is nothing
  if (s.table.some((id) => isEverStorable(def(s, id)))) storings(s, seat, out);
}

function storings(s: State, seat: Seat, out: Option[]): void {
  for (const m of charactersOf(s, seat)) {
    if (!storingAllowed(s, m)) continue;
    const co = company(s, s.company[m]);
    if (!co || co.moving) continue;
    for (let i = 0; i < s.table.length; i++) {
      const x = s.table[i];
      if ((keptBy(s, x, m) || keptByAll(s, x, co, m)) && storableAt(s, x, co.site))
        out.push({ type: 'store', card: x });
    }
  }
}

const bearsItem = (s: State, who: Cid): boolean => {
  for (let i = 0; i < s.table.length; i++)
    if (s.host[s.table[i]] === who && def(s, s.table[i]).kind === 'item') return true;
  return false;
};

function transferOptions(s: State, seat: Seat, out: Option[]): void {
  for (const m of charactersOf(s, seat)) {
    if (!bearsItem(s, m)) continue;
    const items = itemsOf(s, m);
    const here = company(s, s.company[m]);
    if (!here) continue;
    const others = companiesOf(s, seat)
      .filter((c) => samePlace(s, c.site, here.site))
      .flatMap((c) => c.members);
    for (const x of items) {
      if (note(s, x).uses?.transfer?.[0] === s.turn) continue;
      for (const to of others) {
        if (to === m || note(s, to).prisoner !== undefined) continue;
        if (canTake(s, x, to)) out.push({ type: 'transfer', card: x, to });
      }
    }
  }
}

/** The avatar taps to bring cards in from the sideboard (coe/2.II.6). */
function sideboardOptions(s: State, seat: Seat, out: Option[]): void {
  const avatar = avatarOf(s, seat);
  if (avatar < 0 || !untapped(s, avatar)) return;
  const p = s.players[seat];
  if (!p.sideboard.some((id) => sideOf(s, id) === 'resource' || isCharacter(s, id))) return;
  out.push({ type: 'sideboard', to: 'discard' });
  if (p.deck.length >= 5) out.push({ type: 'sideboard', to: 'deck' });
}

/** What says of itself that it comes out of the sideboard then. */
function reshuffleOptions(s: State, seat: Seat, out: Option[]): void {
  const seen: CardNumber[] = [];
  for (const card of s.players[seat].sideboard) {
    const d = def(s, card);
    if (d.kind !== 'event' || d.reshuffles !== 'from-sideboard' || seen.includes(s.def[card]))
      continue;
    seen.push(s.def[card]);
    out.push({ type: 'reshuffle', card });
  }
}
