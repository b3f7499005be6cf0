/** Cards that can be named, by sort: any that could be in a hand; and sites. */

import type { Card, CardFilter } from '../language/index.ts';
import { cardsNamed, numberOf as numberOfId } from '../pool/pool.ts';
import type { CardNumber, Ctx, State } from '../state/types.ts';
import { liesNear } from './near-faction.ts';
import { fitsSite } from './printed-site.ts';
import { refCard } from './refs.ts';

export const SORTS = [
  'character',
  'item',
  'ally',
  'faction',
  'resource event',
  'creature',
  'hazard event',
] as const;

const sortOf = (d: Card): (typeof SORTS)[number] | null => {
  switch (d.kind) {
    case 'event':
      return d.side === 'hazard' ? 'hazard event' : 'resource event';
    case 'site':
    case 'region':
      return null;
    default:
      return d.kind;
  }
};

/** A name stands for all cards that bear it: it is the first of their numbers. */
export const numberOf = (s: State, name: string): CardNumber =>
  numberOfId(s.rt.pool, cardsNamed(s.rt.pool, name)[0].def.id);

/** All of a sort, each name once, in the order of the alphabet. */
export function namesOf(s: State, sort: number): { name: string; n: CardNumber }[] {
  const names = new Set<string>();
  for (const d of s.rt.pool.cards) if (sortOf(d) === SORTS[sort]) names.add(d.name);
  return [...names].sort().map((name) => ({ name, n: numberOf(s, name) }));
}

/** The names of all sites that are printed so, and lie where the text says. */
export function siteNames(s: State, c: Ctx, { near, ...printed }: CardFilter): string[] {
  const there = near === undefined ? -1 : refCard(s, c, near);
  const names = new Set<string>();
  for (const d of s.rt.pool.cards)
    if (d.kind === 'site' && fitsSite(s.rt.pool, d, printed))
      if (near === undefined || liesNear(s, there, d)) names.add(d.name);
  return [...names].sort();
}
