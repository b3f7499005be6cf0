import type {
  Alignment,
  Compare,
  Duration,
  ItemClass,
  Keyword,
  Many,
  Mode,
  MovementKind,
  Phase,
  PlayerKind,
  PointSource,
  Race,
  RegionType,
  SiteType,
} from '../language/index.ts';

/** The vocabulary of the renderer, and the small arts of English: lists, articles, plurals. */

// -- symbols

/** A mark that follows the word it stands for: "Wilderness {w}". Pages may draw it as an icon. */
export interface CardSymbol {
  readonly token: string;
  readonly of: 'region' | 'site';
  readonly type: RegionType | SiteType;
  readonly word: string;
}

const REGION_MARKS: Record<RegionType, string> = {
  coastal: '{c}',
  free: '{f}',
  border: '{b}',
  wilderness: '{w}',
  shadow: '{s}',
  dark: '{d}',
};

const SITE_MARKS: Record<SiteType, string> = {
  haven: '{H}',
  'free-hold': '{F}',
  'border-hold': '{B}',
  ruins: '{R}',
  'shadow-hold': '{S}',
  'dark-hold': '{D}',
};

const REGION_WORDS: Record<RegionType, readonly [string, string]> = {
  coastal: ['Coastal Sea', 'Coastal Seas'],
  free: ['Free-domain', 'Free-domains'],
  border: ['Border-land', 'Border-lands'],
  wilderness: ['Wilderness', 'Wildernesses'],
  shadow: ['Shadow-land', 'Shadow-lands'],
  dark: ['Dark-domain', 'Dark-domains'],
};

const SITE_WORDS: Record<SiteType, readonly [string, string]> = {
  haven: ['Haven', 'Havens'],
  'free-hold': ['Free-hold', 'Free-holds'],
  'border-hold': ['Border-hold', 'Border-holds'],
  ruins: ['Ruins & Lairs', 'Ruins & Lairs'],
  'shadow-hold': ['Shadow-hold', 'Shadow-holds'],
  'dark-hold': ['Dark-hold', 'Dark-holds'],
};

const entries = <K extends string, V>(record: Record<K, V>) => Object.entries(record) as [K, V][];

/** Every symbol that a rendered text may hold. */
export const SYMBOLS: readonly CardSymbol[] = [
  ...entries(REGION_MARKS).map(
    ([type, token]): CardSymbol => ({ token, of: 'region', type, word: REGION_WORDS[type][0] }),
  ),
  ...entries(SITE_MARKS).map(
    ([type, token]): CardSymbol => ({ token, of: 'site', type, word: SITE_WORDS[type][0] }),
  ),
];

const isRegionType = (type: RegionType | SiteType): type is RegionType => type in REGION_WORDS;

export const regionWord = (type: RegionType, n = 1): string =>
  `${REGION_WORDS[type][n === 1 ? 0 : 1]} ${REGION_MARKS[type].repeat(Math.max(1, n))}`;

export const siteWord = (type: SiteType, many = false): string =>
  `${SITE_WORDS[type][many ? 1 : 0]} ${SITE_MARKS[type]}`;

/** The word for a type of region or of site. */
export const typeWord = (type: RegionType | SiteType): string =>
  isRegionType(type) ? regionWord(type) : siteWord(type);

export const regionTypesMany = (type: RegionType): string =>
  `${REGION_WORDS[type][1]} ${REGION_MARKS[type]}`;

/** The regions of a path, one after the other. */
export const pathWords = (path: readonly RegionType[]): string =>
  path.map((type) => regionWord(type)).join(', ');

/** "Black Rider": the word as it is written, each part with a capital. */
export const modeWord = (mode: Mode): string =>
  mode
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

const MOVEMENTS: Record<MovementKind, string> = {
  starter: 'starter movement',
  region: 'region movement',
  'under-deeps': 'Under-deeps movement',
  special: 'special movement',
};
export const movementWord = (movement: MovementKind): string => MOVEMENTS[movement];

/** Whether two pieces of card data say the same. */
export const same = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

// -- lists and numbers

export const many = <T>(value: Many<T>): readonly T[] =>
  Array.isArray(value) ? value : [value as T];

/** "a, b and c" */
export function list(
  words: readonly string[],
  last: 'and' | 'or' | 'and/or' | 'nor' = 'and',
): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
export const numberWord = (n: number): string => NUMBERS[n] ?? String(n);

export const timesWord = (n: number): string =>
  n === 1 ? 'once' : n === 2 ? 'twice' : `${numberWord(n)} times`;

export const ordinal = (n: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth'][n - 1] ?? `${n}th`;

export const signedNumber = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`);

export const compared = (op: Compare, n: string): string => {
  switch (op) {
    case '<':
      return `less than ${n}`;
    case '<=':
      return `${n} or less`;
    case '=':
      return `exactly ${n}`;
    case '>=':
      return `${n} or more`;
    case '>':
      return `more than ${n}`;
    default:
      return unknown('comparison', op);
  }
};

/** The same, said of a roll that is looked at: "above 4". */
export const rolled = (op: Compare, n: string): string => {
  switch (op) {
    case '<':
      return `below ${n}`;
    case '<=':
      return `at ${n} or below`;
    case '=':
      return `at exactly ${n}`;
    case '>=':
      return `at ${n} or above`;
    case '>':
      return `above ${n}`;
    default:
      return unknown('comparison', op);
  }
};

export const opposite: Record<Compare, Compare | undefined> = {
  '<': '>=',
  '<=': '>',
  '=': undefined,
  '>=': '<',
  '>': '<=',
};

// -- nouns

/** A noun with its two numbers. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

export const noun = (one: string, manyOf = plural(one)): Noun => ({ one, many: manyOf });

export function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

export const article = (phrase: string): string =>
  /^[aeiouáéíóúâêîôûë]/i.test(phrase) && !/^uni/i.test(phrase) ? 'an' : 'a';
/** With an article, unless it has something of the sort already. */
export const a = (phrase: string): string =>
  /^(an?|one|the|any|each|your|another|no|this|that|his|its) /i.test(phrase)
    ? phrase
    : `${article(phrase)} ${phrase}`;

export const possessiveOf = (phrase: string): string =>
  phrase === 'you' ? 'your' : phrase.endsWith('s') ? `${phrase}'` : `${phrase}'s`;

export const counted = (n: number, what: Noun): string => `${n} ${n === 1 ? what.one : what.many}`;

const RACES: Partial<Record<Race, string>> = {
  Dwarf: 'Dwarves',
  Dúnadan: 'Dúnedain',
  Elf: 'Elves',
  Man: 'Men',
  Maia: 'Maiar',
  Nazgûl: 'Nazgûl',
  Special: 'Special',
  Undead: 'Undead',
  Wolf: 'Wolves',
  Spawn: 'Spawn',
};
export const raceNoun = (race: Race): Noun => noun(race, RACES[race] ?? plural(race));

// -- words of the game

const KEYWORDS: Record<Keyword, string> = {
  corruption: 'corruption',
  environment: 'environment',
  hoard: 'hoard item',
  leader: 'leader',
  'dwarven-ring': 'Dwarven ring',
  'lesser-ring': 'lesser ring',
  'magic-ring': 'magic ring',
  'mind-ring': 'mind ring',
  'spirit-ring': 'spirit ring',
  'the-one-ring': 'the One Ring',
  palantir: 'Palantír',
  spawn: 'Spawn',
  'uruk-hai': 'Uruk-hai',
  'olog-hai': 'Olog-hai',
  'half-troll': 'Half-troll',
  ritual: 'ritual',
  spell: 'spell',
  'light-enchantment': 'light enchantment',
  'dark-enchantment': 'dark enchantment',
  'stolen-knowledge': 'stolen knowledge',
  'lost-knowledge': 'lost knowledge',
  technology: 'technology',
  'demon-fana': 'Demon Fána',
  command: 'command',
  riddling: 'riddling',
  offering: 'offering',
  flattery: 'flattery',
  burglary: 'burglary attempt',
  shapeshifter: 'Shapeshifter',
  information: 'information',
  nazgul: 'Nazgûl',
  ahunt: 'Dragon ahunt',
  'at-home': 'Dragon at home',
  'dwarf-hold': 'Dwarf-hold',
  wizardhaven: 'Wizardhaven',
  protected: 'protected',
};
export const keywordWord = (keyword: Keyword): string => inList(KEYWORDS, keyword, 'keyword');

/** Keywords that are things of a sort, and so can be the noun of a phrase. */
const KEYWORD_NOUNS: Partial<Record<Keyword, Noun>> = {
  corruption: noun('corruption card'),
  environment: noun('environment card'),
  hoard: noun('hoard item'),
  leader: noun('leader'),
  'dwarven-ring': noun('Dwarven ring'),
  'lesser-ring': noun('lesser ring'),
  'magic-ring': noun('magic ring'),
  'mind-ring': noun('mind ring'),
  'spirit-ring': noun('spirit ring'),
  'the-one-ring': noun('the One Ring', 'the One Ring'),
  palantir: noun('Palantír', 'Palantíri'),
  ritual: noun('ritual'),
  spell: noun('spell'),
  'light-enchantment': noun('light enchantment'),
  'dark-enchantment': noun('dark enchantment'),
  nazgul: noun('Nazgûl permanent-event'),
  information: noun('information site'),
  'dwarf-hold': noun('Dwarf-hold'),
  wizardhaven: noun('Wizardhaven'),
  protected: noun('protected Wizardhaven'),
};
export const keywordNoun = (keyword: Keyword): Noun =>
  KEYWORD_NOUNS[keyword] ?? noun(`${keywordWord(keyword)} card`);

const CLASSES: Record<ItemClass, string> = {
  minor: 'minor',
  major: 'major',
  greater: 'greater',
  'gold-ring': 'gold ring',
  special: 'special',
};
export const classWord = (of: ItemClass): string => inList(CLASSES, of, 'class of items');

const DURATIONS: Record<Duration, string> = {
  short: 'short-event',
  long: 'long-event',
  permanent: 'permanent-event',
};
export const eventWord = (duration: Duration): string => inList(DURATIONS, duration, 'duration');

const ALIGNMENTS: Record<Alignment, string> = {
  hero: 'hero',
  minion: 'minion',
  neutral: '',
  'fallen-wizard': 'Fallen-wizard',
  stage: 'stage',
  balrog: 'Balrog',
  dual: 'dual-alignment',
};
export const alignmentWord = (alignment: Alignment): string =>
  inList(ALIGNMENTS, alignment, 'alignment');

const PLAYERS: Record<PlayerKind, string> = {
  wizard: 'Wizard',
  ringwraith: 'Ringwraith',
  'fallen-wizard': 'Fallen-wizard',
  balrog: 'Balrog',
};
export const playerKindWord = (kind: PlayerKind): string => inList(PLAYERS, kind, 'kind of player');

const PHASES: Record<Phase, string> = {
  setup: 'setup',
  untap: 'untap phase',
  organization: 'organization phase',
  'long-event': 'long-event phase',
  'movement-hazard': 'movement/hazard phase',
  site: 'site phase',
  'end-of-turn': 'end-of-turn phase',
  council: 'Free Council',
};
export const phaseWord = (phase: Phase): string => inList(PHASES, phase, 'phase');

const SOURCES: Record<PointSource, string> = {
  character: 'character',
  ally: 'ally',
  item: 'item',
  faction: 'faction',
  kill: 'kill',
  misc: 'miscellaneous',
};
export const sourceWord = (source: PointSource): string =>
  inList(SOURCES, source, 'source of points');

// -- sentences

export const capital = (text: string): string => {
  const bare = text.replace(/^the bearer\b/, 'bearer');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};

/** A phrase as a sentence: capital, full stop. */
export const sentence = (text: string): string =>
  text === '' ? '' : /[.!?]["”)]?$/.test(text) ? capital(text) : `${capital(text)}.`;

/** The word for something; what has no word must not be passed over. */
function inList<K extends string>(words: Record<K, string>, key: K, what: string): string {
  const found = words[key];
  if (found === undefined) throw new Error(`The renderer has no word for this ${what}: ${key}`);
  return found;
}

/** The end of every exhaustive choice: what the renderer does not know it must not pass over. */
export function unknown(what: string, value: never): never {
  throw new Error(`The renderer does not know this ${what}: ${JSON.stringify(value)}`);
}
