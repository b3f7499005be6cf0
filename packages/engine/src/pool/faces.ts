import type {
  AllyCard,
  Card,
  CardFilter,
  CreatureCard,
  EventCard,
  ItemCard,
  Many,
  Modify,
  Race,
  RegionName,
  SiteCard,
  Value,
} from '../language/index.ts';
import { REGION_NAMES } from '../language/index.ts';
import { raceList } from '../query/compare.ts';
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

/** The trophy that a creature, or a Dragon in whatever form, is to whoever has slain it: an item like others (coe/3.IV.1). */
function trophyOf(card: Card): ItemCard {
  const blank = Object.fromEntries(Object.keys(card).map((key) => [key, undefined]));
  const trophy = {
    ...blank,
    id: card.id,
    name: card.name,
    alignment: card.alignment,
    unique: card.unique,
    manifestationOf: card.manifestationOf,
    kind: 'item',
    class: 'minor',
    corruption: 0,
    points: printedPoints(card),
    stays: true,
  };
  return trophy as unknown as ItemCard;
}

/** The ally that an event makes of itself. */
function allyOf(card: EventCard): AllyCard {
  const blank = Object.fromEntries(Object.keys(card).map((key) => [key, undefined]));
  const ally = {
    ...blank,
    id: card.id,
    name: card.name,
    alignment: card.alignment,
    magic: card.magic,
    kind: 'ally',
    at: {},
    ...card.ally,
  };
  return ally as unknown as AllyCard;
}

/** Whom its company cannot hide (coe glossary "overt"). */
const OVERT: readonly Race[] = ['Orc', 'Troll'];

/** Nothing is such a card. */
const NEVER: CardFilter = { not: {} };

/**
 * The ally that such an event makes of a creature: the same being, with numbers of the event's, of its side. A
 * prowess that depends on something still does (coe glossary "normal").
 */
function tamedBy(event: EventCard, card: CreatureCard): AllyCard {
  const { ofFoe: _, prowess: less = 0, abilities = [], ...numbers } = event.ally ?? { mind: 0 };
  const { race, prowess } = card.attack;
  const races = typeof race === 'object' && 'raceOf' in race ? [] : raceList(race as Many<Race>);
  const now: Modify = {
    is: 'modify',
    stat: 'prowess',
    of: 'self',
    by: { sum: [prowess, less] },
    op: 'base',
  };
  const blank = Object.fromEntries(Object.keys(card).map((key) => [key, undefined]));
  const ally = {
    ...blank,
    id: card.id,
    name: card.name,
    alignment: event.alignment,
    unique: card.unique,
    keywords: card.keywords,
    manifestationOf: card.manifestationOf,
    kind: 'ally',
    race: races[0],
    at: NEVER,
    ...numbers,
    prowess: typeof prowess === 'number' ? prowess + less : 0,
    overt: races.some((r) => OVERT.includes(r)) || undefined,
    abilities: typeof prowess === 'number' ? abilities : [...abilities, now],
  };
  return ally as unknown as AllyCard;
}

const printedPoints = (card: Card): Value | undefined =>
  card.kind === 'event'
    ? card.points?.value
    : card.kind === 'creature' || card.kind === 'faction'
      ? card.points
      : undefined;

/** Creatures, and Dragons who are events or factions (coe/3.IV.1.3); no characters (3.IV.1.2). */
const isTrophyToo = (d: Card): boolean =>
  d.kind === 'creature' ||
  (d.manifestationOf !== undefined &&
    (d.kind === 'faction' || (d.kind === 'event' && d.points?.source === 'kill')));

const A_SET = 1000;

/**
 * What else a card can be: events that can lie as sites have a number more for each region in which they may: a card in play
 * that is such a site has that number, and everything that reads sites reads it as one. The numbers
 * are the last of the set's thousand, counted down in the order of the ids.
 */
export function addFaces(compiled: (Compiled | undefined)[]): void {
  const last = new Map<number, CardNumber>();
  const add = (n: CardNumber, def: Card): CardNumber => {
    const set = Math.floor(n / A_SET);
    const at = (last.get(set) ?? (set + 1) * A_SET) - 1;
    last.set(set, at);
    while (compiled.length <= at) compiled.push(undefined);
    if (compiled[at])
      throw new Error(`There is no room for ${def.name} among the numbers of its set.`);
    const face = compile(Object.freeze(def));
    face.faceOf = n;
    compiled[at] = face;
    return at;
  };
  const events = compiled.flatMap((c, n) => (c && isSiteToo(c.def) ? [{ c, n, card: c.def }] : []));
  for (const { c, n, card } of events) {
    const faces = new Map<string, CardNumber>();
    const regions = card.site?.region === undefined ? REGION_NAMES : [card.site.region];
    for (const region of regions) faces.set(region, add(n, faceIn(card, region)));
    c.faces = faces;
  }
  // the numbers of sites first: they are what they always were
  const slain = compiled.flatMap((c, n) =>
    c && c.faceOf < 0 && isTrophyToo(c.def) ? [{ c, n }] : [],
  );
  for (const { c, n } of slain) c.trophy = add(n, trophyOf(c.def));
  const tamers: { n: CardNumber; event: EventCard }[] = [];
  compiled.slice().forEach((c, n) => {
    if (!c || c.faceOf >= 0 || c.def.kind !== 'event' || c.def.ally === undefined) return;
    if (c.def.ally.ofFoe) tamers.push({ n, event: c.def });
    else c.ally = add(n, allyOf(c.def));
  });
  if (tamers.length === 0) return;
  compiled.slice().forEach((c, n) => {
    if (!c || c.faceOf >= 0 || c.def.kind !== 'creature') return;
    const { def } = c;
    c.tamed = new Map(tamers.map((t) => [t.n, add(n, tamedBy(t.event, def))]));
  });
}

const isSiteToo = (def: Card): def is EventCard => def.kind === 'event' && def.site !== undefined;
