import type { Lookup } from '@mathom/cards/lookup';
import type { CardId } from '@mathom/engine/language';
import { type Deck, PARTS, type Part } from '../deck.ts';
import { checkedFacts } from './facts.ts';
import { type Entry, type ReadFile, UNREADABLE } from './format.ts';
import { headingOf } from './headings.ts';

/**
 * Our own: the deck as it is, each entry `[id, count, name]` in a line of its own. The name is
 * for people, and for the day when an id is wrong.
 */
const KIND = 'deck';
const VERSION = 1;
const FACTS = ['id', 'name', 'alignment', 'avatar', 'ruleSet', 'length'] as const;
const LONGEST_TEXT = 200;
const MOST_ROWS = 5000;

export function writeJson(deck: Deck, lookup: Lookup): string {
  const lines = [`  "mathom": "${KIND}"`, `  "version": ${VERSION}`];
  for (const key of FACTS) {
    if (deck[key] !== undefined) lines.push(`  "${key}": ${JSON.stringify(deck[key])}`);
  }
  for (const part of PARTS) {
    const entries = deck[part];
    if (!entries) continue;
    const rows = entries.map(([id, n]) => {
      const row = [id, n, ...(lookup.byId(id) ? [lookup.byId(id)?.name] : [])];
      return `    [${row.map((value) => JSON.stringify(value)).join(', ')}]`;
    });
    lines.push(`  "${part}": [${rows.length > 0 ? `\n${rows.join(',\n')}\n  ` : ''}]`);
  }
  if (deck.notes) lines.push(`  "notes": ${JSON.stringify(deck.notes)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

const isPart = (key: string): key is Part => (PARTS as readonly string[]).includes(key);

type Row = { readonly id: string; readonly count: number; readonly name: string };

/** `[id, count, name]`, or an object with such fields as others write. */
function rowOf(value: unknown): Row {
  const given = (
    Array.isArray(value)
      ? { id: value[0], count: value[1], name: value[2] }
      : value !== null && typeof value === 'object'
        ? value
        : {}
  ) as Readonly<Record<string, unknown>>;
  const text = (v: unknown): string => (typeof v === 'string' ? v : '');
  const count = given.count ?? given.qty ?? 1;
  return {
    id: text(given.id ?? given.card),
    count: typeof count === 'number' ? count : Number.NaN,
    name: text(given.name),
  };
}

export function readJson(text: string): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
  if (value === null || typeof value !== 'object') return UNREADABLE;
  const file = value as Readonly<Record<string, unknown>>;
  const entries: Entry[] = [];
  const lists = Object.entries(file).filter(([, rows]) => Array.isArray(rows));
  if (lists.length === 0) return UNREADABLE;
  for (const [key, rows] of lists as [string, unknown[]][]) {
    if (entries.length + rows.length > MOST_ROWS) return UNREADABLE;
    const heading = isPart(key) ? key : headingOf(key);
    const section = heading === 'notes' ? undefined : heading;
    for (const row of rows) {
      const { id, count, name } = rowOf(row);
      entries.push({
        line: entries.length + 1,
        text: (JSON.stringify(row) ?? '').slice(0, LONGEST_TEXT),
        ...(section ? { section } : {}),
        count,
        name: name || id,
        ...(id ? { id: id as CardId } : {}),
      });
    }
  }
  return { facts: checkedFacts(file), entries, ours: file.mathom === KIND };
}
