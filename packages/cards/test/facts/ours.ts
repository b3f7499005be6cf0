import type {
  Card,
  CharacterCard,
  CreatureCard,
  EventCard,
  Race,
  SiteCard,
  Value,
} from '@mathom/engine/language';
import type { Fact, Facts } from './fact.ts';
import { eitherWay } from './printed.ts';

const sorted = (list: readonly string[]): string => [...list].sort().join(' ');

/** Every number that a value can be, the smallest first. */
function numbers(value: Value | undefined): string {
  const found = new Set<number>();
  const walk = (v: unknown): void => {
    if (typeof v === 'number') found.add(v);
    else if (v !== null && typeof v === 'object') {
      if ('then' in v) {
        walk(v.then);
        walk((v as { else?: unknown }).else);
      } else for (const x of Object.values(v)) walk(x);
    }
  };
  walk(value ?? 0);
  return [...found].sort((a, b) => a - b).join(' ');
}

/** What it is worth, and what it is worth once it is stored. */
function worth(card: Card, value: Value | undefined): string {
  const points = card.kind === 'item' || card.kind === 'event' ? card.storable?.points : undefined;
  const stored = points === undefined ? [] : [points];
  const all = [...numbers(value).split(' ').map(Number), ...stored];
  // what is worth nothing until it is stored has only one number
  const told = stored.length > 0 ? all.filter((n) => n !== 0) : all;
  return [...new Set(told)].sort((a, b) => a - b).join(' ');
}

/** What is added to every corruption check of the character himself. */
const ownChecks = (card: Card): number =>
  (card.abilities ?? []).reduce(
    (sum, a) =>
      a.is === 'modify' &&
      a.stat === 'corruption-check' &&
      a.of === 'self' &&
      !a.when &&
      typeof a.by === 'number'
        ? sum + a.by
        : sum,
    0,
  );

/** A value that is not a plain number is shown as it is written. */
const shown = (v: unknown): Fact =>
  v === undefined ? 'none' : typeof v === 'object' ? JSON.stringify(v) : (v as Fact);

const races = (race: unknown): string =>
  typeof race === 'string'
    ? race
    : Array.isArray(race)
      ? (race as readonly Race[]).join(', ')
      : JSON.stringify(race);

const PLAYERS: Readonly<Record<string, string>> = {
  balrog: 'Balrog',
  'fallen-wizard': 'Fallen-wizard',
  ringwraith: 'Ringwraith',
};

/** Keywords that the list has in other fields, or not at all. */
const OWN_KEYWORDS = new Set(['nazgul', 'ahunt', 'at-home', 'dwarf-hold', 'information']);

export function ourFacts(card: Card): Facts {
  const common: Facts = {
    name: card.name,
    alignment: card.alignment,
    kind: card.kind,
    specific: card.specific ?? 'none',
    stagePoints: shown(card.stagePoints),
    notFor: sorted((card.notFor ?? []).map((player) => PLAYERS[player])),
    notAgainst: sorted((card.notAgainst ?? []).map((player) => PLAYERS[player])),
    keywords: sorted((card.keywords ?? []).filter((k) => !OWN_KEYWORDS.has(k))),
    unique: card.unique === true,
    startingItem: card.startingItem !== undefined,
    manifestation: card.manifestationOf !== undefined,
  };
  switch (card.kind) {
    case 'character':
      return { ...common, ...characterFacts(card) };
    case 'ally':
      return {
        ...common,
        prowess: shown(card.prowess),
        body: shown(card.body),
        mind: shown(card.mind),
        points: numbers(card.points),
        skills: sorted(card.skills ?? []),
      };
    case 'item':
      return {
        ...common,
        class: card.class,
        points: worth(card, card.points),
        corruption: numbers(card.corruption),
      };
    case 'faction':
      return {
        ...common,
        points: numbers(card.points),
        race: card.race ?? 'none',
        number: card.number,
      };
    case 'event':
      return { ...common, ...eventFacts(card) };
    case 'creature':
      return { ...common, ...creatureFacts(card) };
    case 'site':
      return { ...common, ...siteFacts(card) };
    case 'region':
      return { ...common, type: card.type, adjacent: card.adjacent.join(', ') };
  }
}

const characterFacts = (card: CharacterCard): Facts => ({
  race: card.race ?? 'none',
  skills: sorted(card.skills),
  prowess: shown(card.prowess),
  body: shown(card.body),
  mind: shown(card.mind),
  points: numbers(card.points),
  influence: card.influence,
  agent: card.agent === true,
  avatar: card.avatar === true,
  generalInfluence: shown(card.generalInfluence),
  home: sorted(card.home.flatMap((h) => (typeof h === 'string' ? [h.replaceAll(' ', '_')] : []))),
  discardedOn: card.discardedOn?.join(' ') ?? 'none',
  magic: sorted(card.magic ?? []),
  ownChecks: ownChecks(card),
});

function eventFacts(card: EventCard): Facts {
  const { points } = card;
  const inParentheses = points?.inParentheses;
  const school = card.magic?.join(' ') ?? 'none';
  return {
    side: card.side,
    duration: card.duration,
    or: card.or ?? 'none',
    school,
    alsoResource:
      card.side === 'hazard' &&
      (card.alsoResource === true || card.plays.some((p) => p.as === 'resource')),
    alsoHazard: card.alsoHazard === true,
    avatar: card.avatar === true,
    points:
      inParentheses === undefined
        ? worth(card, points?.value)
        : [...new Set([...numbers(points?.value).split(' '), `${inParentheses}`])]
            .filter((n) => n !== '0')
            .join(' '),
    corruption: card.corruption === undefined ? 'none' : numbers(card.corruption),
  };
}

const creatureFacts = (card: CreatureCard): Facts => ({
  strikes: shown(card.attack.strikes),
  prowess: shown(card.attack.prowess),
  body: shown(card.attack.body),
  points: numbers(card.points),
  race: races(card.attack.race),
  asterisk: card.asterisk === true,
  asEvent: card.asEvent?.duration ?? 'none',
  keys: sorted(
    card.keys.flatMap((key): readonly string[] =>
      key.when ? [] : 'regions' in key ? key.regions : 'siteType' in key ? [key.siteType] : [],
    ),
  ),
});

const siteFacts = (card: SiteCard): Facts => ({
  type: card.type,
  region: card.region ?? 'none',
  haven: card.haven ?? 'none',
  path: card.path.join(' '),
  havens: sorted((card.havens ?? []).map(({ path }) => eitherWay(path))),
  draws: `${card.draws.resource} ${card.draws.hazard}`,
  items: sorted(card.items.map((i) => (typeof i === 'string' ? i : i.class))),
  information: card.keywords?.includes('information') === true,
  underDeeps: card.underDeeps === true,
  adjacent: sorted(
    (card.adjacent ?? []).flatMap(({ to, roll }) =>
      typeof to === 'string' ? [`${to}:${roll}`.replaceAll(' ', '_')] : [],
    ),
  ),
  attacks: card.attacks.map((a) => `${shown(a.strikes)}/${shown(a.prowess)}`).join(' '),
});
