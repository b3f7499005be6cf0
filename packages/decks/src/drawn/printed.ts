import type { Card, CardFilter, SiteCard } from '@mathom/engine/language';

/** Filters read off the print: what only a game can tell (who is tapped, who is where) is passed over. */

const listOf = (x: unknown): readonly unknown[] =>
  x === undefined ? [] : Array.isArray(x) ? x : [x];

const among = (wanted: unknown, there: readonly unknown[]): boolean =>
  listOf(wanted).some((w) => there.includes(w));

const raceOf = (card: Card): readonly unknown[] => {
  if (card.kind === 'creature') return listOf(card.attack.race);
  return card.kind === 'character' || card.kind === 'ally' || card.kind === 'faction'
    ? listOf(card.race)
    : [];
};

const classesAt = (site: SiteCard): readonly string[] =>
  site.items.map((i) => (typeof i === 'string' ? i : i.class));

/** For each field that is in print: whether a card has it. */
const PRINTED: {
  readonly [K in keyof CardFilter]?: (card: Card, value: CardFilter[K]) => boolean;
} = {
  kind: (c, v) => among(v, [c.kind]),
  name: (c, v) => among(v, [c.name]),
  being: (c, v) => among(v, [c.name, c.manifestationOf]),
  side: (c, v) => c.kind !== 'event' || c.side === v,
  event: (c, v) => c.kind === 'event' && among(v, [c.duration, c.or]),
  class: (c, v) => c.kind === 'item' && among(v, [c.class]),
  slot: (c, v) => c.kind === 'item' && among(v, [c.slot]),
  race: (c, v) => among(v, raceOf(c)),
  skill: (c, v) => (c.kind === 'character' || c.kind === 'ally') && among(v, c.skills ?? []),
  keyword: (c, v) => among(v, c.keywords ?? []),
  magic: (c, v) => among(v, c.magic ?? []),
  unique: (c, v) => (c.unique === true) === v,
  avatar: (c, v) => c.kind === 'character' && (c.avatar === true) === v,
  agent: (c, v) => v !== true || (c.kind === 'character' && c.agent === true),
  home: (c, v) => c.kind === 'character' && among(v, c.home),
  ring: (c, v) => c.kind !== 'item' || v !== true || /ring/.test([c.class, c.keywords].join()),
  siteType: (c, v) => c.kind === 'site' && among(v, [c.type]),
  normalType: (c, v) => c.kind === 'site' && among(v, [c.type]),
  region: (c, v) => c.kind === 'site' && among(v, [c.region]),
  haven: (c, v) => c.kind === 'site' && (c.type === 'haven') === v,
  underDeeps: (c, v) => c.kind === 'site' && (c.underDeeps === true) === v,
  hoard: (c, v) => c.kind === 'site' && (c.hoard === true || c.lair !== undefined) === v,
  lair: (c, v) => c.kind === 'site' && (c.lair !== undefined) === v,
  offers: (c, v) => c.kind === 'site' && among(v, classesAt(c)),
  autoAttack: (c, v) =>
    c.kind === 'site' &&
    c.attacks.some((a) => v?.race === undefined || among(v.race, listOf(a.race))),
};

const isPrinted = (key: string): key is keyof typeof PRINTED => Object.hasOwn(PRINTED, key);

/** Everything that a filter asks for is in print. */
const isAllPrinted = (filter: CardFilter): boolean =>
  Object.entries(filter).every(([key, v]) => v === undefined || isPrinted(key));

/** Something that a filter asks for is in print. */
export const saysSomething = (filter: object): boolean =>
  Object.entries(filter).some(([key, v]) => v !== undefined && key !== 'side' && isPrinted(key));

/** Whether a card is such a one, as far as its print tells. */
export function isSuch(card: Card, filter: CardFilter): boolean {
  const { not, any } = filter;
  if (not !== undefined && isAllPrinted(not) && isSuch(card, not)) return false;
  if (any !== undefined && !any.some((each) => isSuch(card, each))) return false;
  return Object.entries(filter).every(([key, value]) => {
    if (value === undefined || !isPrinted(key)) return true;
    // the table has for each key what reads a value of that key
    const reads = PRINTED[key] as (card: Card, value: unknown) => boolean;
    return reads(card, value);
  });
}
