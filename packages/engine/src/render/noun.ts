import { type CardFilter, type CardKind, type Duration, RACES } from '../language/index.ts';
import type { Speech } from './roles.ts';
import {
  alignmentWord,
  classWord,
  eventWord,
  keywordNoun,
  keywordWord,
  list,
  many,
  type Noun,
  noun,
  raceNoun,
  siteWord,
} from './words.ts';

/** The noun at the heart of a phrase about cards, with the adjectives that belong to it. */
export interface Head {
  readonly head: Noun;
  readonly proper: boolean;
  readonly telling: boolean;
}

const either = (nouns: readonly Noun[]): Noun => ({
  one: list(
    nouns.map((one) => one.one),
    'or',
  ),
  many: list(nouns.map((one) => one.many)),
});

/** "hero or minion ally": an adjective before each number of a noun. */
const qualified = (adjectives: readonly string[], of: Noun): Noun => {
  const before = adjectives.filter((adjective) => adjective !== '').map((word) => `${word} `);
  return { one: `${before.join('')}${of.one}`, many: `${before.join('')}${of.many}` };
};

/** "a Troll or Orc faction", "Troll and Orc factions" */
const qualifiedByAny = (words: readonly string[], of: Noun): Noun => ({
  one: `${list(words, 'or')} ${of.one}`,
  // "Undead and Pûkel-creatures": not twice the same word
  many: `${list(words)} ${of.many}`.replace(/-creature creatures$/, '-creatures'),
});

const KINDS: Record<CardKind, Noun> = {
  character: noun('character'),
  item: noun('item'),
  ally: noun('ally'),
  faction: noun('faction'),
  event: noun('event'),
  creature: noun('creature'),
  site: noun('site'),
  region: noun('region'),
};

const hasSiteFields = (f: CardFilter): boolean =>
  f.siteType !== undefined ||
  f.normalType !== undefined ||
  f.near !== undefined ||
  f.playedAt !== undefined ||
  f.haven !== undefined ||
  f.underDeeps !== undefined ||
  f.surface !== undefined ||
  f.visitedBy !== undefined ||
  f.adjacentTo !== undefined ||
  f.hoard !== undefined ||
  f.lair !== undefined ||
  f.lairOf !== undefined ||
  f.autoAttack !== undefined ||
  f.path !== undefined ||
  f.region !== undefined ||
  f.regionType !== undefined;

/** What only says what sort of card it is: several such filters make one noun. */
const HEAD_KEYS: readonly string[] = [
  'kind',
  'name',
  'race',
  'skill',
  'siteType',
  'class',
  'keyword',
  'side',
];
export const areHeads = (filters: readonly CardFilter[]): boolean =>
  filters.every((f) =>
    Object.keys(f).every((key) => HEAD_KEYS.includes(key) || (key === 'haven' && f.haven === true)),
  );

/** "a or b" in one field is two alternatives. */
function spread(f: CardFilter): readonly CardFilter[] {
  if (Array.isArray(f.siteType)) return f.siteType.map((siteType) => ({ ...f, siteType }));
  if (Array.isArray(f.name)) return f.name.map((name) => ({ ...f, name }));
  if (Array.isArray(f.race)) return f.race.map((race) => ({ ...f, race }));
  return [f];
}

export function headOf(f: CardFilter, s: Speech): Head {
  const { any, ...rest } = f;
  if (any !== undefined && areHeads(any)) {
    const own = headOf(rest, s);
    const heads = any.flatMap(spread).map((one) => headOf(one, s).head);
    const generic = !own.telling || (f.kind === 'site' && f.siteType === undefined);
    return {
      head: generic ? either(heads) : qualified([either(heads).one], own.head),
      proper: false,
      telling: true,
    };
  }
  return plainHead(f, s);
}

const RACE_NAMES: ReadonlySet<string> = new Set(RACES.map((race) => raceNoun(race).many));

function plainHead(f: CardFilter, s: Speech): Head {
  const kinds = f.kind === undefined ? [] : many(f.kind);
  if (f.name !== undefined) {
    // "the faction Hobbits": one that has the name of a race is not all of that race
    const side = f.alignment === undefined ? '' : `the ${alignmentWord(many(f.alignment)[0]!)} `;
    const so = f.keyword === 'protected' ? 'protected ' : '';
    const names = many(f.name).map((name) =>
      f.kind === 'faction' && RACE_NAMES.has(name) ? `the faction ${name}` : so + side + name,
    );
    return {
      head: { one: list(names, 'or'), many: list(names) },
      proper: true,
      telling: true,
    };
  }
  const alignments =
    f.alignment === undefined
      ? []
      : [
          list(
            many(f.alignment).map((one) => alignmentWord(one) || 'neutral'),
            'or',
          ),
        ];
  const found =
    personHead(f, kinds, s) ??
    siteHead(f, kinds) ??
    itemHead(f, kinds) ??
    eventHead(f, kinds) ??
    (kinds.length > 0 ? either(kinds.map((kind) => KINDS[kind])) : undefined);
  return {
    head: qualified(alignments, found ?? (alignments.length > 0 ? noun('card') : fallback(f))),
    proper: f.keyword === 'the-one-ring',
    telling: found !== undefined || alignments.length > 0,
  };
}

/** What a filter that names no kind of card is about. */
const fallback = (f: CardFilter): Noun =>
  hasSiteFields(f)
    ? noun('site')
    : f.facing === 'attack'
      ? either([KINDS.character, KINDS.ally])
      : noun(
          f.facing !== undefined || f.bears !== undefined || f.home !== undefined
            ? 'character'
            : 'card',
        );

/** Somebody of whom nothing tells who he is but the magic that he uses. */
export const isMagicUser = (f: CardFilter): boolean =>
  f.magic !== undefined &&
  f.race === undefined &&
  f.agent === undefined &&
  f.skill === undefined &&
  f.name === undefined &&
  (f.kind === undefined || many(f.kind).every((kind) => kind === 'character'));

function personHead(f: CardFilter, kinds: readonly CardKind[], s: Speech): Noun | undefined {
  const skills = f.skill === undefined ? undefined : list(many(f.skill), 'or');
  const skilled =
    f.skill === undefined ? undefined : either(many(f.skill).map((skill) => noun(skill)));
  if (f.race !== undefined) {
    const races = many(f.race);
    const names = list(races, 'or');
    if (f.event !== undefined) return qualified([names], either(many(f.event).map(eventNoun)));
    if (skills !== undefined) return qualified([names], skilled!);
    if (f.keyword === 'leader') return qualified([names], keywordNoun(f.keyword));
    // "Orcs" are the characters of a race and its allies
    const isPerson = kinds.includes('character');
    const others = kinds.filter((kind) => kind !== 'character' && !(isPerson && kind === 'ally'));
    if (others.length === kinds.length && kinds.length > 0) {
      return either(others.map((kind) => qualifiedByAny(races, KINDS[kind])));
    }
    // "Trolls, Orcs, Troll factions and Orc factions"
    const of = races.map(raceNoun);
    for (const kind of others) of.push(...races.map((race) => qualified([race], KINDS[kind])));
    return either(of);
  }
  if (f.agent !== undefined) {
    const lies = f.agent === true ? [] : [f.agent];
    return qualified([...lies, ...(skills === undefined ? [] : [skills])], noun('agent'));
  }
  if (f.agentCard) return qualified(skills === undefined ? [] : [skills], noun('agent character'));
  if (skilled !== undefined) return skilled;
  if (f.magic !== undefined && isMagicUser(f))
    return either(many(f.magic).map((school) => noun(`${school}-user`)));
  if (f.avatar === true) return noun(s.avatar);
  return undefined;
}

const eventNoun = (one: Duration): Noun => noun(eventWord(one));

function siteHead(f: CardFilter, kinds: readonly CardKind[]): Noun | undefined {
  const deep = [
    ...(f.underDeeps === true ? ['Under-deeps'] : []),
    ...(f.surface === true ? ['surface'] : []),
  ];
  if (f.siteType !== undefined || f.haven === true) {
    const types = f.siteType === undefined ? [] : many(f.siteType);
    const nouns = [...(f.haven === true ? (['haven'] as const) : []), ...types].map((type) => ({
      one: siteWord(type),
      many: siteWord(type, true),
    }));
    const lair = f.lair === true ? [noun("Dragon's lair", "Dragons' lairs")] : [];
    return qualified(deep, either([...nouns, ...lair]));
  }
  if (f.lair === true) return noun("Dragon's lair", "Dragons' lairs");
  if (
    f.keyword === 'information' ||
    f.keyword === 'dwarf-hold' ||
    f.keyword === 'wizardhaven' ||
    f.keyword === 'protected'
  )
    return keywordNoun(f.keyword);
  if (deep.length > 0) return qualified(deep, noun('site'));
  return kinds.includes('site') ? noun('site') : undefined;
}

function itemHead(f: CardFilter, kinds: readonly CardKind[]): Noun | undefined {
  const words = f.class === undefined ? [] : [list(many(f.class).map(classWord), 'or')];
  if (f.ring === true) return qualified(words, noun('ring'));
  if (f.slot !== undefined)
    return qualified(
      words,
      either(many(f.slot).map((slot) => (slot === 'armor' ? noun(slot, slot) : noun(slot)))),
    );
  if (words.length > 0) {
    const of = f.keyword === undefined ? noun('item') : either(many(f.keyword).map(keywordNoun));
    return qualified(words, of);
  }
  if (kinds.length === 1 && kinds[0] === 'item' && f.keyword !== undefined) {
    // a word that other cards have too does not say that it is an item
    return either(
      many(f.keyword).map((k) => (k === 'technology' ? noun('Technology item') : keywordNoun(k))),
    );
  }
  return undefined;
}

function eventHead(f: CardFilter, kinds: readonly CardKind[]): Noun | undefined {
  const side = f.side === undefined ? [] : [f.side];
  const keywords = f.keyword === undefined ? [] : many(f.keyword);
  if (f.event !== undefined) {
    const lasting = many(f.event);
    const events = lasting.length === 3 ? [noun('event')] : lasting.map(eventNoun);
    return qualified([...side, list(keywords.map(keywordWord), 'or')], either(events));
  }
  if (keywords.length > 0) return qualified(side, either(keywords.map(keywordNoun)));
  if (side.length > 0 && kinds.length === 0) return noun(`${f.side} card`);
  if (side.length > 0) return qualified(side, either(kinds.map((kind) => KINDS[kind])));
  return undefined;
}
