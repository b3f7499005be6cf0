import type { Card, EventCard, RegionName, SiteCard } from '../language/index.ts';
import { REGION_NAMES } from '../language/index.ts';
import type { CardNumber } from '../state/types.ts';
import { type Compiled, compile } from './compile.ts';

/** The site that the event is while it lies in that region: of the shape that all cards have. */
function faceIn(card: EventCard, region: RegionName | undefined): SiteCard {
  const { regionType: _, abilities, ...facts } = card.site ?? NOWHERE;
  const blank = Object.fromEntries(Object.keys(card).map((key) => [key, undefined]));
  const face = {
    ...blank,
    id: card.id,
    name: card.name,
    alignment: card.alignment,
    ...facts,
    kind: 'site',
    region,
    abilities,
  };
  return face as unknown as SiteCard;
}

const NOWHERE: NonNullable<EventCard['site']> = {
  type: 'ruins',
  path: [],
  draws: { resource: 0, hazard: 0 },
  items: [],
  attacks: [],
};

const A_SET = 1000;

/**
 * Events that can lie as sites have a number more for each region in which they may: a card in play
 * that is such a site has that number, and everything that reads sites reads it as one. The numbers
 * are the last of the set's thousand, counted down in the order of the ids.
 */
export function addFaces(compiled: (Compiled | undefined)[]): void {
  const last = new Map<number, CardNumber>();
  const events = compiled.flatMap((c, n) => (c && isSiteToo(c.def) ? [{ c, n, card: c.def }] : []));
  for (const { c, n, card } of events) {
    const set = Math.floor(n / A_SET);
    const faces = new Map<string, CardNumber>();
    const regions = card.site?.region === undefined ? REGION_NAMES : [card.site.region];
    for (const region of regions) {
      const at = (last.get(set) ?? (set + 1) * A_SET) - 1;
      last.set(set, at);
      while (compiled.length <= at) compiled.push(undefined);
      if (compiled[at])
        throw new Error(`There is no room for ${card.name} among the numbers of its set.`);
      const face = compile(Object.freeze(faceIn(card, region)));
      face.faceOf = n;
      compiled[at] = face;
      faces.set(region, at);
    }
    c.faces = faces;
  }
}

const isSiteToo = (def: Card): def is EventCard => def.kind === 'event' && def.site !== undefined;
