import { statusOf } from '@mathom/cards';
import type { Card, PointSource } from '@mathom/engine/language';
import { t } from '../app/words.ts';
import type { Places } from './places.ts';
import { listOf, racesOf } from './printed.ts';

/** Things a card can be, of which one or more can be asked for: one of those asked must hold. */
export interface Facet {
  readonly key: string;
  readonly label: string;
  /** how it is chosen: as buttons that are always in sight, or from a long list */
  readonly as: 'buttons' | 'list';
  of(card: Card, where: Places): readonly string[];
  /** the word for a value; the value itself if there is none */
  readonly words?: Readonly<Record<string, string>>;
  /** order of the values; by the alphabet if there is none */
  readonly order?: readonly string[];
}

export const SET_NAMES: Readonly<Record<string, string>> = {
  TW: 'The Wizards',
  TD: 'The Dragons',
  DM: 'Dark Minions',
  LE: 'The Lidless Eye',
  AS: 'Against the Shadow',
  WH: 'The White Hand',
  BA: 'The Balrog',
};

export const SITE_TYPES = [
  'haven',
  'free-hold',
  'border-hold',
  'ruins',
  'shadow-hold',
  'dark-hold',
] as const;
export const REGION_TYPES = ['coastal', 'free', 'border', 'wilderness', 'shadow', 'dark'] as const;

const TYPE_WORDS: Readonly<Record<string, string>> = {
  coastal: 'Coastal Sea',
  free: 'Free-domain',
  border: 'Border-land',
  wilderness: 'Wilderness',
  shadow: 'Shadow-land',
  dark: 'Dark-domain',
  haven: 'Haven',
  'free-hold': 'Free-hold',
  'border-hold': 'Border-hold',
  ruins: 'Ruins & Lairs',
  'shadow-hold': 'Shadow-hold',
  'dark-hold': 'Dark-hold',
  place: 'a place by name',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const spaced = (word: string): string => capital(word.replaceAll('-', ' '));

/** What sort of card it is, with events told apart by side. */
export const kindOf = (card: Card): string =>
  card.kind === 'event' ? `${card.side}-event` : card.kind;

/** What its points count as. */
export function sourceOf(card: Card): PointSource | null {
  switch (card.kind) {
    case 'character':
    case 'item':
    case 'ally':
    case 'faction':
      return card.points === undefined ? null : card.kind;
    case 'creature':
      return card.points > 0 ? 'kill' : null;
    case 'event':
      return card.points?.source ?? null;
    default:
      return null;
  }
}

function raceOf(card: Card): readonly string[] {
  switch (card.kind) {
    case 'character':
    case 'ally':
    case 'faction':
      return card.race ? [card.race] : [];
    case 'creature':
      return racesOf(card.attack.race);
    case 'site':
      return [...new Set(card.attacks.flatMap((a) => racesOf(a.race)))];
    default:
      return [];
  }
}

/** To what a creature can be keyed: types of region, types of site, places by name. */
export function keysOf(card: Card): readonly string[] {
  if (card.kind !== 'creature') return [];
  const out = new Set<string>();
  for (const k of card.keys) {
    if ('regions' in k) for (const r of k.regions) out.add(r);
    else if ('siteType' in k) out.add(k.siteType);
    else if ('siteThat' in k && k.siteThat.siteType !== undefined) {
      for (const t of listOf(k.siteThat.siteType)) out.add(t);
    } else out.add('place');
  }
  return [...out];
}

function traitsOf(card: Card): readonly string[] {
  const out: string[] = [card.unique ? 'unique' : 'not-unique'];
  if ('avatar' in card && card.avatar) out.push('avatar');
  if (card.kind === 'character' && card.agent) out.push('agent');
  if (card.manifestationOf !== undefined) out.push('manifestation');
  if (card.startingItem) out.push('starting');
  if (card.stagePoints !== undefined) out.push('stage');
  if (card.specific !== undefined) out.push('specific');
  if (card.kind === 'site' && card.underDeeps) out.push('under-deeps');
  if (card.kind === 'site' && card.lair !== undefined) out.push('lair');
  if (card.keywords?.includes('information')) out.push('information');
  if (card.kind === 'creature' && card.attack.detainment) out.push('detainment');
  if (card.kind === 'creature' && card.asEvent) out.push('as-event');
  return out;
}

function typesOf(card: Card): readonly string[] {
  switch (card.kind) {
    case 'item':
      return [`${card.class}-item`, ...(card.slot ? [card.slot] : [])];
    case 'event':
      return [card.duration, ...(card.or ? [card.or] : [])];
    case 'site':
    case 'region':
      return [card.type];
    default:
      return [];
  }
}

export const FACETS: readonly Facet[] = [
  {
    key: 'kind',
    label: 'Kind',
    as: 'buttons',
    of: (c) => [kindOf(c)],
    order: [
      'character',
      'item',
      'ally',
      'faction',
      'resource-event',
      'creature',
      'hazard-event',
      'site',
      'region',
    ],
    words: {
      character: 'Character',
      item: 'Item',
      ally: 'Ally',
      faction: 'Faction',
      'resource-event': 'Resource event',
      'hazard-event': 'Hazard event',
      creature: 'Creature',
      site: 'Site',
      region: 'Region',
    },
  },
  {
    key: 'align',
    label: 'Alignment',
    as: 'buttons',
    of: (c) => [c.alignment],
    order: ['hero', 'minion', 'fallen-wizard', 'stage', 'balrog', 'dual', 'neutral'],
    words: {
      hero: 'Hero',
      minion: 'Minion',
      'fallen-wizard': 'Fallen-wizard',
      stage: 'Stage',
      balrog: 'Balrog',
      dual: 'Dual',
      neutral: 'Neutral',
    },
  },
  {
    key: 'set',
    label: 'Set',
    as: 'buttons',
    of: (c) => [c.id.split('-')[0]],
    order: Object.keys(SET_NAMES),
    words: SET_NAMES,
  },
  {
    key: 'type',
    label: 'Type',
    as: 'list',
    of: typesOf,
    order: [
      'short',
      'long',
      'permanent',
      'minor-item',
      'major-item',
      'greater-item',
      'gold-ring-item',
      'special-item',
      'weapon',
      'armor',
      'shield',
      'helmet',
      ...SITE_TYPES,
      ...REGION_TYPES,
    ],
    words: {
      ...TYPE_WORDS,
      short: 'Short-event',
      long: 'Long-event',
      permanent: 'Permanent-event',
      'minor-item': 'Minor item',
      'major-item': 'Major item',
      'greater-item': 'Greater item',
      'gold-ring-item': 'Gold ring item',
      'special-item': 'Special item',
      weapon: 'Weapon',
      armor: 'Armor',
      shield: 'Shield',
      helmet: 'Helmet',
    },
  },
  { key: 'race', label: 'Race', as: 'list', of: raceOf },
  {
    key: 'skill',
    label: 'Skill',
    as: 'buttons',
    of: (c) => ('skills' in c ? (c.skills ?? []) : []),
    order: ['warrior', 'scout', 'ranger', 'sage', 'diplomat'],
    words: {
      warrior: 'Warrior',
      scout: 'Scout',
      ranger: 'Ranger',
      sage: 'Sage',
      diplomat: 'Diplomat',
    },
  },
  {
    key: 'keyword',
    label: 'Keyword',
    as: 'list',
    of: (c) => [...(c.keywords ?? []), ...(c.magic ?? [])],
  },
  {
    key: 'keyed',
    label: 'Keyed to',
    as: 'buttons',
    of: (c) => keysOf(c),
    order: [...REGION_TYPES, ...SITE_TYPES, 'place'],
    words: TYPE_WORDS,
  },
  {
    key: 'at',
    label: 'Playable at the site',
    as: 'list',
    of: (c, where) =>
      c.kind === 'site' || c.kind === 'region' ? [] : [...new Set(where.sites.map((s) => s.name))],
  },
  {
    key: 'region',
    label: 'Playable in the region',
    as: 'list',
    of: (_, where) => [
      ...new Set([...where.regions, ...where.sites.flatMap((s) => (s.region ? [s.region] : []))]),
    ],
  },
  {
    key: 'source',
    label: 'Points count as',
    as: 'buttons',
    of: (c) => {
      const source = sourceOf(c);
      return source ? [source] : [];
    },
    order: ['character', 'item', 'ally', 'faction', 'kill', 'misc'],
    words: {
      character: 'Characters',
      item: 'Items',
      ally: 'Allies',
      faction: 'Factions',
      kill: 'Kills',
      misc: 'Miscellaneous',
    },
  },
  {
    key: 'is',
    label: 'It is',
    as: 'list',
    of: traitsOf,
    order: [
      'unique',
      'not-unique',
      'avatar',
      'agent',
      'manifestation',
      'starting',
      'stage',
      'specific',
      'detainment',
      'as-event',
      'under-deeps',
      'lair',
      'information',
    ],
    words: {
      unique: 'unique',
      'not-unique': 'not unique',
      avatar: 'an avatar',
      agent: 'an agent',
      manifestation: 'a manifestation',
      starting: 'for a starting company',
      stage: 'worth stage points',
      specific: 'for one avatar only',
      detainment: 'a detainment attack',
      'as-event': 'playable as an event too',
      'under-deeps': 'in the Under-deeps',
      lair: 'a Dragon’s lair',
      information: 'a site of information',
    },
  },
  {
    key: 'status',
    label: 'In the game',
    as: 'buttons',
    of: (c) => [statusOf(c)],
    order: ['complete', 'partial', 'facts'],
    words: { complete: 'Complete', partial: 'In part', facts: 'Facts only' },
  },
];

export const facetByKey = (key: string): Facet | undefined => FACETS.find((f) => f.key === key);

/** The word for a value of a facet. */
export const facetWord = (facet: Facet, value: string): string =>
  t(facet.words?.[value] ?? (facet.key === 'keyword' ? spaced(value) : value));
