import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Card } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import { allCards } from '../src/index.ts';
import { INTENDED } from './intended-differences.ts';

/**
 * The facts on our cards against a list of the printed ones. The list lies beside the project and
 * is no part of it; where it is absent there is nothing to compare.
 */
const LIST = fileURLToPath(new URL('../../../../shared/reference/cards.jsonl', import.meta.url));

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
  readonly directInfluence?: string;
  readonly marshallingPoints?: string;
  readonly corruption?: string;
  readonly strikes?: string;
  readonly siteType?: string;
  readonly region?: string;
  readonly haven?: string;
  readonly sitePath?: string;
  readonly draw?: string;
  readonly drawOpponent?: string;
  readonly regionType?: string;
  readonly moveTo?: string;
}

type Fact = string | number | boolean | undefined;
type Facts = Readonly<Record<string, Fact>>;

const straight = (s: string): string => s.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/** A number that stands there alone: no sign, no condition in parentheses, no asterisk. */
const plain = (s: string | undefined): number | undefined =>
  s !== undefined && /^-?\d+$/.test(s) ? Number(s) : undefined;

/** The same, where nothing printed means nothing. */
const plainOrNone = (s: string | undefined): number | string | undefined =>
  s === undefined || s === '-' ? 'none' : plain(s);

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
const icons = (s: string | undefined): string =>
  [...(s ?? '').matchAll(/\{(.)\}/g)].map((m) => ICONS[m[1]]).join(' ');

const kindOf = (p: Printed): string => {
  const sub = p.subtype ?? '';
  if (p.type === 'Resource' || p.type === 'Hazard') {
    if (/Item$/.test(sub)) return 'item';
    if (/^Creature/.test(sub)) return 'creature';
    if (/event/.test(sub)) return 'event';
    return sub.toLowerCase();
  }
  return p.type.toLowerCase();
};

function printedFacts(p: Printed): Facts {
  const kind = kindOf(p);
  const sub = (p.subtype ?? '').toLowerCase();
  const facts: Record<string, Fact> = {
    name: straight(p.name),
    alignment: p.alignment.toLowerCase(),
    kind,
  };
  if (kind === 'site') {
    return {
      ...facts,
      type: icons(p.siteType),
      region: p.region && straight(p.region),
      haven: p.haven && straight(p.haven),
      path: icons(p.sitePath),
      draws: `${p.draw} ${p.drawOpponent}`,
    };
  }
  if (kind === 'region') {
    return { ...facts, type: icons(p.regionType), adjacent: p.moveTo && straight(p.moveTo) };
  }
  facts.unique = p.unique === true;
  facts.points = plain((p.marshallingPoints ?? '0').replace('*', ''));
  if (kind === 'event') {
    facts.side = p.type.toLowerCase();
    facts.duration = sub.replace('-event', '');
  }
  if (kind === 'item') facts.class = sub.replace(' item', '').replace(' ', '-');
  if (kind === 'creature') facts.asterisk = p.marshallingPoints?.endsWith('*') === true;
  if (kind === 'character' || kind === 'ally' || kind === 'creature') {
    facts.prowess = plainOrNone(p.prowess);
    facts.body = plainOrNone(p.body);
  }
  if (kind === 'character' || kind === 'ally') facts.mind = plainOrNone(p.mind);
  if (kind === 'creature') facts.strikes = plain(p.strikes);
  if (kind === 'character') facts.influence = plain(p.directInfluence);
  // on a character that corner holds what is added to his corruption checks, its sign often lost
  if (kind === 'character') facts.ownChecks = Number(p.corruption ?? 0);
  if (kind === 'item') facts.corruption = plain(p.corruption ?? '0');
  if (kind === 'event') facts.corruption = plainOrNone(p.corruption);
  return facts;
}

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

function ourFacts(card: Card): Facts {
  const { name, alignment, kind } = card;
  const facts = { name, alignment, kind, unique: card.unique === true };
  switch (card.kind) {
    case 'character':
    case 'ally':
      return {
        ...facts,
        prowess: shown(card.prowess),
        body: shown(card.body),
        mind: shown(card.mind),
        points: card.points ?? 0,
        ...(card.kind === 'character'
          ? { influence: card.influence, ownChecks: ownChecks(card) }
          : {}),
      };
    case 'item':
      return {
        ...facts,
        class: card.class,
        points: shown(card.points ?? 0),
        corruption: shown(card.corruption),
      };
    case 'faction':
      return { ...facts, points: card.points };
    case 'event':
      return {
        ...facts,
        side: card.side,
        duration: card.duration,
        points: shown(card.points?.value ?? 0),
        corruption: shown(card.corruption),
      };
    case 'creature':
      return {
        ...facts,
        strikes: shown(card.attack.strikes),
        prowess: shown(card.attack.prowess),
        body: shown(card.attack.body),
        points: card.points,
        asterisk: card.asterisk === true,
      };
    case 'site':
      return {
        ...facts,
        type: card.type,
        region: card.region,
        haven: card.haven,
        path: card.path.join(' '),
        draws: `${card.draws.resource} ${card.draws.hazard}`,
      };
    case 'region':
      return { ...facts, type: card.type, adjacent: card.adjacent.join(', ') };
  }
}

const present = existsSync(LIST);
if (!present) console.info(`No list of the printed cards at ${LIST}: facts are not compared.`);

describe.skipIf(!present)('the facts are those of the printed cards', () => {
  const printed = new Map<string, Printed>();
  if (present) {
    for (const line of readFileSync(LIST, 'utf8').split('\n')) {
      if (line.trim()) {
        const p = JSON.parse(line) as Printed;
        printed.set(p.id, p);
      }
    }
  }

  const differences = new Map<string, string>();
  for (const card of allCards) {
    const p = printed.get(card.id);
    if (!p) {
      differences.set(`${card.id} id`, 'not in the list');
      continue;
    }
    const ours = ourFacts(card);
    for (const [fact, value] of Object.entries(printedFacts(p))) {
      if (value !== undefined && ours[fact] !== value) {
        differences.set(`${card.id} ${fact}`, `${ours[fact]}, printed ${value}`);
      }
    }
  }

  it('but where a difference is meant', () => {
    const unmeant = [...differences].filter(([key]) => !(key in INTENDED));
    expect(unmeant.map(([key, what]) => `${key}: ${what}`)).toEqual([]);
  });

  it('and every difference that is meant is one', () => {
    expect(Object.keys(INTENDED).filter((key) => !differences.has(key))).toEqual([]);
  });
});
