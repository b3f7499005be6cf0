/**
 * Who buries something of another's where few have cards to go provides them: cards of the sites at which it can be
 * played and of which the other has none in his location deck (crf/tournament/great-secrets-buried-there/1). What is said there of
 * uncommon sites is taken of all: no fact of ours says how often a card was printed.
 */

import type { CardFilter } from '../language/index.ts';
import { comp, nameOf, note, noteOn, ownerOf } from '../query/cards.ts';
import { fitsSite } from '../query/printed-site.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { addCard } from '../state/add-card.ts';
import type { Cid, State } from '../state/types.ts';
import { put } from './cards.ts';

/** Where what lies beneath that card can be played, if it is such a card. */
function placesOf(s: State, host: Cid): CardFilter | undefined {
  for (const { r } of comp(s, host).rules)
    if (r.is === 'host' && r.aside && r.at !== undefined) return r.at;
  return undefined;
}

/** Those come into the location deck of whoever is to play what lies beneath that card. */
export function provideSites(s: State, host: Cid, buried: Cid): void {
  const [by, to] = [s.owner[host], s.owner[buried]];
  if (!rulesOf(s).providesSites || by === to) return;
  const places = placesOf(s, host);
  if (places === undefined) return;
  const { pool } = s.rt;
  const has = new Set(s.players[to].sites.map((id) => nameOf(s, id)));
  for (const d of pool.cards) {
    if (d.kind !== 'site' || has.has(d.name) || d.specific !== undefined) continue;
    if (!kindOf(s, to).sites.includes(d.alignment) || !fitsSite(pool, d, places)) continue;
    noteOn(s, addCard(s, d.id, to, 'sites', 1 << to)).lentBy = by;
  }
}

/** That card has left play: what its player has provided and nobody uses is not to be had any more, unless for another such card. */
export function withdrawSites(s: State, host: Cid): void {
  if (!rulesOf(s).providesSites || placesOf(s, host) === undefined) return;
  const by = s.owner[host];
  if (s.table.some((id) => s.owner[id] === by && placesOf(s, id) !== undefined)) return;
  for (const p of s.players)
    for (const id of p.sites.slice())
      if (note(s, id).lentBy === by) put(s, id, 'out', { why: 'returned' });
}

/** A provided card is its player's when the others are done with it: in his location deck, or spent if he has been there (crf/tournament/great-secrets-buried-there/2). */
export function giveBack(s: State, site: Cid): 'sites' | 'discard' {
  const by = ownerOf(s, site);
  const name = nameOf(s, site);
  const isHis = (id: Cid): boolean => id !== site && s.owner[id] === by && nameOf(s, id) === name;
  const used = s.table.some(isHis) || s.players[by].discard.some(isHis);
  s.owner[site] = by;
  return used ? 'discard' : 'sites';
}
