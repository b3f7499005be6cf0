import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Card } from '@mathom/engine/language';

/**
 * The kinds of nodes of the card language: those that its types declare, and which cards use
 * them. A kind is written as `effect/move`, `ability/modify`, `cost/tap`, and so on.
 */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Fields whose value says what kind of node it is. */
const NAMED = [
  ['do', 'effect'],
  ['pay', 'cost'],
] as const;

/** Numbers and conditions are told apart by a field of their own. */
const VALUES = [
  'count',
  'members',
  'regions',
  'unusedInfluence',
  'participations',
  'removalNumber',
  'sum',
  'times',
  'half',
  'least',
  'bound',
] as const;
const CONDITIONS = [
  'all',
  'any',
  'not',
  'exists',
  'company',
  'attack',
  'path',
  'player',
  'value',
  'phase',
] as const;
const KEYS = ['regions', 'region', 'siteType', 'site', 'sitesIn', 'siteThat'] as const;

/** Where a condition stands, by the name of the field. */
const ASKS: ReadonlySet<string> = new Set(['need', 'when', 'cond', 'if', 'detainment']);
/** Where a number stands. */
const COUNTS: ReadonlySet<string> = new Set(
  'by n times plus than max points corruption prowess strikes body value sum least half'
    .split(' ')
    .concat('then', 'else'),
);
/** Where something that happens stands: waited for, replaced, remembered. */
const HAPPENS: ReadonlySet<string> = new Set(['on', 'of', 'happened']);
const JOINED: ReadonlySet<string> = new Set(['all', 'any', 'not']);

/** The kinds that one node has, in the field where it was found. */
function kindsOf(node: Node, field: string, asked: boolean): string[] {
  const out: string[] = [];
  for (const [name, kind] of NAMED) {
    if (typeof node[name] === 'string') out.push(`${kind}/${node[name]}`);
  }
  if (node.do === 'check' && typeof node.kind === 'string') out.push(`check/${node.kind}`);
  if (node.do === 'outcome') out.push(`outcome/${String(node.is)}`);
  if ((field === 'abilities' || field === 'plays') && typeof node.is === 'string') {
    out.push(`ability/${node.is}`);
    if (node.is === 'cannot') out.push(`cannot/${String(node.what)}`);
  }
  if (HAPPENS.has(field) && typeof node.event === 'string') out.push(`event/${node.event}`);
  if (field === 'targets') out.push(`target/${String(node.target)}`);
  if (field === 'keys') {
    const by = KEYS.find((k) => k in node);
    if (by) out.push(`key/${by}`);
  }
  if (asked) {
    if ('is' in node && 'a' in node) out.push('condition/is');
    else out.push(...CONDITIONS.filter((k) => k in node).map((k) => `condition/${k}`));
    if ('bound' in node) out.push('condition/bound');
  } else if (COUNTS.has(field)) {
    if ('stat' in node && 'of' in node && !('do' in node)) out.push('value/stat');
    else if ('if' in node) out.push('value/if');
    else if (!('do' in node)) out.push(...VALUES.filter((k) => k in node).map((k) => `value/${k}`));
  }
  return out;
}

/** Every kind in a card's data. */
export function kindsIn(card: Card): ReadonlySet<string> {
  const kinds = new Set<string>();
  const into = (value: unknown, field: string, asked: boolean): void => {
    if (Array.isArray(value)) for (const v of value) into(v, field, asked);
    else if (isNode(value)) {
      const asks = ASKS.has(field) || (asked && JOINED.has(field));
      for (const kind of kindsOf(value, field, asks)) kinds.add(kind);
      for (const [name, v] of Object.entries(value)) into(v, name, asks);
    }
  };
  for (const [name, value] of Object.entries(card)) into(value, name, false);
  return kinds;
}

const LITERALS = /'([^']+)'/g;
const literals = (text: string): string[] => [...text.matchAll(LITERALS)].map((m) => m[1]);

/** The files in which `is` says what kind of ability it is. */
const ABILITIES: ReadonlySet<string> = new Set(['ability.ts', 'action.ts', 'grant.ts', 'rule.ts']);

/** What the types of the language declare, read off their source. */
function declaredKinds(): ReadonlySet<string> {
  const folder = new URL('./language/', import.meta.resolve('@mathom/engine'));
  const kinds = new Set<string>();
  const add = (text: string, pattern: RegExp, kind: string): void => {
    for (const m of text.matchAll(pattern))
      for (const x of literals(m[1])) kinds.add(`${kind}/${x}`);
  };
  for (const name of readdirSync(fileURLToPath(folder))) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const union = String.raw`((?:\s*\|?\s*'[^']+')+)`;
    for (const [field, kind] of NAMED) {
      add(text, new RegExp(`readonly ${field}:${union}`, 'g'), kind);
    }
    add(text, new RegExp(`readonly event:${union}`, 'g'), 'event');
    add(text, new RegExp(`readonly target:${union}`, 'g'), 'target');
    add(text, new RegExp(`type CheckKind =${union}`, 'g'), 'check');
    add(text, new RegExp(`type Forbidden =${union}`, 'g'), 'cannot');
    if (ABILITIES.has(name)) add(text, new RegExp(`readonly is:${union}`, 'g'), 'ability');
  }
  return kinds;
}

export interface Language {
  readonly kinds: number;
  /** kinds in fewer than two cards of different names, with those cards */
  readonly usedOnce: readonly { readonly kind: string; readonly by: readonly string[] }[];
}

export function language(cards: readonly Card[]): Language {
  const users = new Map<string, Set<string>>();
  for (const kind of declaredKinds()) users.set(kind, new Set());
  for (const card of cards) {
    for (const kind of kindsIn(card)) {
      const names = users.get(kind) ?? new Set<string>();
      names.add(card.name);
      users.set(kind, names);
    }
  }
  const usedOnce = [...users]
    .filter(([, names]) => names.size < 2)
    .map(([kind, names]) => ({ kind, by: [...names] }))
    .sort((a, b) => (a.kind < b.kind ? -1 : 1));
  return { kinds: users.size, usedOnce };
}
