import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Fact, Facts } from './fact.ts';

/**
 * The facts of the printed cards, read from a list that lies beside the project and is no part of
 * it. Where it is absent there is nothing to compare.
 */
export const LIST = fileURLToPath(
  new URL('../../../../../shared/reference/cards.jsonl', import.meta.url),
);

interface Printed {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly subtype?: string;
  readonly alignment: string;
  readonly unique?: boolean;
  readonly prowess?: string;
  readonly body?: string;
  readonly mind?: string;
  readonly race?: string;
  readonly skills?: string;
  readonly keywords?: readonly string[];
  readonly magic?: string;
  readonly specific?: string;
  readonly stagePoints?: string;
  readonly agent?: boolean;
  readonly avatar?: boolean;
  readonly generalInfluence?: string;
  readonly homeSite?: string;
  readonly directInfluence?: string;
  readonly marshallingPoints?: string;
  readonly marshallingPointsType?: string;
  readonly corruption?: string;
  readonly strikes?: string;
  readonly playable?: string;
  readonly siteType?: string;
  readonly region?: string;
  readonly haven?: string;
  readonly sitePath?: string;
  readonly haven1?: string;
  readonly haven2?: string;
  readonly autoAttack?: string;
  readonly adjacent?: string;
  readonly underDeeps?: boolean;
  readonly draw?: string;
  readonly drawOpponent?: string;
  readonly regionType?: string;
  readonly moveTo?: string;
  readonly playableAsResource?: boolean;
  readonly playableAsHazard?: boolean;
  readonly playableAsStartingMinorItem?: boolean;
  readonly resourceAvatar?: boolean;
  readonly text: string;
}

const straight = (s: string): string => s.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').trim();

/** A number that stands there alone: no sign, no condition in parentheses, no asterisk. */
const plain = (s: string | undefined): number | undefined =>
  s !== undefined && /^-?\d+$/.test(s) ? Number(s) : undefined;

/** The same, where nothing printed means nothing. */
const plainOrNone = (s: string | undefined): number | string | undefined =>
  s === undefined || s === '-' || s === '' ? 'none' : plain(s);

/** All the numbers there are, those under conditions too, the smallest first. */
const numbers = (s: string | undefined): string =>
  [...(s ?? '0').matchAll(/-?\d+/g)]
    .map((m) => Number(m[0]))
    .sort((a, b) => a - b)
    .join(' ');

const ICONS: Readonly<Record<string, string>> = {
  w: 'wilderness',
  b: 'border',
  f: 'free',
  s: 'shadow',
  d: 'dark',
  c: 'coastal',
  R: 'ruins',
  S: 'shadow-hold',
  D: 'dark-hold',
  B: 'border-hold',
  F: 'free-hold',
  H: 'haven',
};
const icons = (s: string | undefined): string[] =>
  [...(s ?? '').matchAll(/\{(.)\}/g)].map((m) => ICONS[m[1]]);
/** A path between havens, from whichever end it is told. */
export const eitherWay = (path: readonly string[]): string =>
  [path.join('-'), [...path].reverse().join('-')].sort()[0];

const sorted = (list: readonly string[]): string => [...list].sort().join(' ');

const SINGULAR: Readonly<Record<string, string>> = {
  Men: 'Man',
  Elves: 'Elf',
  Dwarves: 'Dwarf',
  Wolves: 'Wolf',
  Dúnedain: 'Dúnadan',
};
const singular = (race: string): string => SINGULAR[race] ?? race.replace(/s$/, '');
const races = (s: string | undefined): string =>
  (s ?? '').split(',').filter(Boolean).map(singular).join(', ');

const kindOf = (p: Printed): string => {
  const sub = p.subtype ?? '';
  if (p.type === 'Resource' || p.type === 'Hazard') {
    if (/Item$/.test(sub)) return 'item';
    if (/^Creature/.test(sub)) return 'creature';
    if (/event/.test(sub)) return 'event';
    return sub === '' ? 'character' : sub.toLowerCase();
  }
  return p.type.toLowerCase();
};

/** Keywords as the list spells them; those that are fields of ours are left out. */
const keywords = (p: Printed): string =>
  sorted([
    ...(p.keywords ?? [])
      .filter((k) => !['Maia', 'Half-orc', 'Troll'].includes(k))
      .map((k) =>
        k
          .toLowerCase()
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .replace(/ (item|attempt)$/, '')
          .replaceAll(' ', '-'),
      ),
    ...(p.magic === 'Spell' ? ['spell'] : []),
  ]);

/** The kinds of player in whose deck it says that it cannot be. */
const notFor = (text: string): string => {
  const said = [...text.matchAll(/not be included in (?:an? )?([^.]*?) decks?\b/g)]
    .map((m) => m[1])
    .join(' ');
  return sorted(['Balrog', 'Fallen-wizard', 'Ringwraith'].filter((k) => said.includes(k)));
};

export function printedFacts(p: Printed): Facts {
  const kind = kindOf(p);
  const sub = (p.subtype ?? '').toLowerCase();
  const text = straight(p.text).replaceAll('\n', ' ');
  const facts: Record<string, Fact> = {
    name: straight(p.name),
    alignment: p.alignment.toLowerCase(),
    kind,
    specific: p.specific ?? 'none',
    stagePoints: p.stagePoints === undefined ? 'none' : plain(p.stagePoints),
    notFor: notFor(text),
    notAgainst: text.includes('if your opponent is a Balrog player') ? 'Balrog' : '',
  };
  if (kind === 'site') return { ...facts, ...siteFacts(p) };
  if (kind === 'region') {
    return {
      ...facts,
      type: icons(p.regionType).join(' '),
      adjacent: p.moveTo && straight(p.moveTo),
    };
  }
  facts.keywords = keywords(p);
  facts.unique = p.unique === true;
  facts.startingItem = p.playableAsStartingMinorItem === true;
  facts.manifestation = /Manifestation of/.test(text);
  facts.points = numbers(p.marshallingPoints);
  if (kind === 'event') {
    const [duration, or] = sub.split('/');
    facts.side = p.type.toLowerCase();
    facts.duration = duration.replace('-event', '');
    facts.or = or === undefined ? 'none' : or.replace('-event', '');
    facts.school = p.magic === undefined || p.magic === 'Spell' ? 'none' : p.magic.toLowerCase();
    facts.alsoResource = p.playableAsResource === true;
    facts.alsoHazard = p.playableAsHazard === true;
    facts.avatar = p.resourceAvatar === true;
    facts.corruption = p.corruption === undefined ? 'none' : numbers(p.corruption);
  }
  if (kind === 'item') {
    facts.class = sub.replace(' item', '').replace(' ', '-');
    facts.corruption = numbers(p.corruption);
  }
  if (kind === 'character' || kind === 'ally' || kind === 'creature') {
    facts.prowess = plainOrNone(p.prowess);
    facts.body = plainOrNone(p.body);
  }
  if (kind === 'character' || kind === 'ally') {
    facts.mind = plainOrNone(p.mind);
    facts.skills = sorted(
      (p.skills ?? '')
        .toLowerCase()
        .split('/')
        .filter((s) => s !== '' && s !== 'ally'),
    );
  }
  if (kind === 'character') Object.assign(facts, characterFacts(p, text));
  if (kind === 'creature') Object.assign(facts, creatureFacts(p));
  if (kind === 'faction') {
    facts.race = races(p.race) || 'none';
    const n = /influence check is greater than (\d+)/.exec(text)?.[1];
    facts.number = n === undefined ? undefined : Number(n);
  }
  return facts;
}

function characterFacts(p: Printed, text: string): Facts {
  const race = p.keywords?.includes('Half-orc') ? 'Half-orc' : p.race;
  const discarded = /Discard on a body check result of (\d+)(?: or (\d+))?/.exec(text);
  return {
    race: p.race === 'Hazard Agent' ? 'none' : race,
    influence: plain(p.directInfluence),
    agent: p.agent === true,
    avatar: p.avatar === true,
    generalInfluence: plainOrNone(p.generalInfluence),
    // places that it names; those that it describes are compared by reading
    home: sorted(
      straight(p.homeSite ?? '')
        .split(/, | or /)
        .filter((s) => s !== '' && !/^any /i.test(s))
        .map((s) => s.replaceAll(' ', '_')),
    ),
    discardedOn: discarded ? discarded.slice(1).filter(Boolean).join(' ') : 'none',
    magic: sorted(
      ['sorcery', 'spirit-magic', 'shadow-magic'].filter((m) =>
        new RegExp(`Can use [^.]*${m}`).test(text),
      ),
    ),
    // in that corner stands what is added to his corruption checks, its sign often lost
    ownChecks: Number(p.corruption ?? 0),
  };
}

const creatureFacts = (p: Printed): Facts => ({
  race: races(p.race),
  strikes: p.strikes?.startsWith('1/each') ? 'each' : plain(p.strikes),
  asterisk: p.marshallingPoints?.endsWith('*') === true,
  asEvent: /\/(\w+)-event/.exec(p.subtype ?? '')?.[1].toLowerCase() ?? 'none',
  keys: sorted(icons(p.playable)),
});

function siteFacts(p: Printed): Facts {
  const items = /Items \(([^)]+)\)/.exec(p.playable ?? '')?.[1] ?? '';
  const paths = [p.haven1, p.haven2].filter((s) => s !== undefined);
  return {
    type: icons(p.siteType).join(' '),
    region: p.region === undefined ? 'none' : straight(p.region),
    haven: p.haven === undefined ? 'none' : straight(p.haven),
    path: icons(p.sitePath).join(' '),
    havens: sorted(paths.map((s) => eitherWay(icons(s)))),
    draws: `${p.draw} ${p.drawOpponent}`,
    items: sorted(
      items
        .split(', ')
        .filter(Boolean)
        .map((s) => s.replace('*', '').replace(' ', '-')),
    ),
    information: /Information/.test(p.playable ?? ''),
    underDeeps: p.underDeeps === true,
    adjacent: sorted(
      [...straight(p.adjacent ?? '').matchAll(/([^,(]+) \((\d+)\)/g)]
        .map((m) => `${m[1].trim()}:${m[2]}`)
        .filter((s) => !/any site|chosen by/i.test(s))
        .map((s) => s.replaceAll(' ', '_')),
    ),
    attacks: [
      ...straight(p.autoAttack ?? '').matchAll(
        /(?:(\d+) strikes? with|(each) character faces 1 strike (?:with|at)) (\d+)/g,
      ),
    ]
      .map((m) => `${m[1] ?? m[2]}/${m[3]}`)
      .join(' '),
  };
}

export const present = existsSync(LIST);

/** All cards of the list by id; none where the list is absent. */
export function printedCards(): Map<string, Printed> {
  const cards = new Map<string, Printed>();
  if (!present) return cards;
  for (const line of readFileSync(LIST, 'utf8').split('\n')) {
    if (!line.trim()) continue;
    const p = JSON.parse(line) as Printed;
    cards.set(p.id, p);
  }
  return cards;
}
