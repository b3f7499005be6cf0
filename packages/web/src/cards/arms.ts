import type { Card } from '@mathom/engine/language';
import { hash } from './chance.ts';

/** What somebody bears, so that he is told apart from others of his race: composed from what his card says. */
export interface Arms {
  /** the colours of his house: of where he is at home */
  readonly field: readonly [string, string];
  /** how the shield is parted */
  readonly parted: 'pale' | 'fess' | 'bend' | 'chevron' | 'quarters' | 'pile';
  /** behind the shield, by what he is skilled in */
  readonly tools: readonly Tool[];
  /** the older and wiser, the more of them along the top */
  readonly stars: number;
}

export type Tool = 'sword' | 'bow' | 'staff' | 'dagger' | 'horn';

const TINCTURES = [
  '#8e2f2a',
  '#2c5a86',
  '#3b6e42',
  '#5d3f7c',
  '#9a6a1c',
  '#2f6f72',
  '#6d3a22',
  '#41506b',
  '#7d2f5a',
  '#4f5a22',
] as const;
const METALS = ['#e9dcae', '#f2ead2', '#d9c27a', '#d7dde0'] as const;
const PARTED = ['pale', 'fess', 'bend', 'chevron', 'quarters', 'pile'] as const;

const TOOLS: Readonly<Record<string, Tool>> = {
  warrior: 'sword',
  ranger: 'bow',
  scout: 'dagger',
  sage: 'staff',
  diplomat: 'horn',
};

const at = <T>(list: readonly T[], n: number): T => list[n % list.length];

/** Where he is at home; who is so in a whole kind of places has the house of his race. */
const houseOf = (card: Extract<Card, { kind: 'character' }>): string =>
  card.home.find((h) => typeof h === 'string') ?? `${card.race}`;

const OLD = 6;
const WISE = 9;

const known = new WeakMap<Card, Arms>();

/** Null for those who bear none: avatars have colours of their own. */
export function armsOf(card: Card): Arms | null {
  if (card.kind !== 'character' || card.avatar) return null;
  const arms = known.get(card) ?? composed(card);
  known.set(card, arms);
  return arms;
}

function composed(card: Extract<Card, { kind: 'character' }>): Arms {
  const house = hash(houseOf(card));
  const self = hash(card.name);
  const mind = card.mind ?? 0;
  return {
    field: [at(TINCTURES, house), at(METALS, self >>> 4)],
    parted: at(PARTED, self),
    tools: (card.skills ?? []).flatMap((skill) => TOOLS[skill] ?? []).slice(0, 2),
    stars: mind >= WISE ? 3 : mind >= OLD ? 2 : mind > 3 ? 1 : 0,
  };
}

/** Colours of their own, which readers of the books expect; others have theirs from their name. */
const ROBES: readonly (readonly [RegExp, number, number, number])[] = [
  [/^Gandalf/, 215, 12, 62],
  [/^Saruman/, 50, 35, 88],
  [/^Radagast/, 30, 42, 46],
  [/^Alatar/, 205, 62, 50],
  [/^Pallando/, 262, 45, 52],
  // nine who serve one lord: as far from each other round the circle as nine can be
  [/Witch-king/, 130, 40, 24],
  [/^Khamûl/, 10, 58, 28],
  [/^Dwar/, 50, 48, 26],
  [/^Indûr/, 90, 42, 25],
  [/^Ren/, 170, 46, 24],
  [/^Akhôrahil/, 210, 50, 28],
  [/^Hoarmûrath/, 250, 32, 34],
  [/^Adûnaphel/, 290, 44, 28],
  [/^Ûvatha/, 330, 50, 28],
];

/** Whoever has gone astray has darkened, and is himself still. */
const ASTRAY = 0.62;

/** The sky behind an avatar; null for anybody else. */
export function robeOf(card: Card): readonly [string, string] | null {
  if (card.kind !== 'character' || !card.avatar) return null;
  const robe = ROBES.find(([test]) => test.test(card.name));
  const dark = card.alignment === 'minion' || card.alignment === 'balrog';
  const h = robe?.[1] ?? hash(card.name) % 360;
  const s = robe?.[2] ?? (dark ? 48 : 38);
  const own = robe?.[3] ?? (dark ? 26 : 58);
  const l = card.alignment === 'fallen-wizard' ? Math.round(own * ASTRAY) : own;
  return [
    `hsl(${h} ${s}% ${l}%)`,
    `hsl(${(h + 18) % 360} ${s}% ${Math.min(93, l + (dark ? 22 : 26))}%)`,
  ];
}
