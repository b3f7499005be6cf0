import type { Card } from '@mathom/engine/language';
import { citation } from '../app/citation.ts';
import { loadScenarios } from '../watch/load.ts';

/** A ruling about a card, with the scenarios that show it. */
export interface CardRuling {
  readonly id: string;
  readonly cite: string;
  readonly says: string;
  readonly status: string;
  readonly statusWord: string;
  readonly proofs: readonly number[];
}

/** A name as the citations spell it: akhorahil, the-one-ring. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’"“”().,!?]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The slugs under which a card may be cited: with and without its article, or its second name. */
export function slugsOf(card: Pick<Card, 'name'>): readonly string[] {
  const whole = slugOf(card.name);
  const out = [whole, whole.replace(/^(the|a|an)-/, '')];
  const quoted = /^"([^"]+)"/.exec(card.name);
  if (quoted) out.push(slugOf(quoted[1]));
  return [...new Set(out)];
}

/** Does a citation name the card? The last part of it is the number of the ruling. */
export function isAbout(id: string, slugs: readonly string[]): boolean {
  const [source, ...parts] = id.split('/');
  if (source === 'coe') return false;
  const kind = parts[0];
  if (kind === 'term' || kind === 'turn' || kind === 'tournament') return false;
  return parts.slice(1).some((p) => slugs.includes(p));
}

/** Lists whose entries are each about a card, which they name in their words and not in their number. */
export const isListed = (id: string): boolean => /^crf\/(errata|monday)\//.test(id);

const plain = (words: string): string => words.replaceAll('’', "'");

/** The names that stand in some words, with or without their article; within a longer name a shorter one is not meant. */
export function namesIn(words: string, names: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  let left = plain(words);
  const short = (name: string): string => plain(name).replace(/^(The|A|An) (?=\p{Lu})/u, '');
  const longest = [...names].filter((name) => left.includes(short(name)));
  for (const name of longest.sort((a, b) => b.length - a.length)) {
    const parts = left.split(short(name));
    const stands = parts.some(
      (part, i) =>
        i + 1 < parts.length && !/[\p{L}\d]$/u.test(part) && !/^[\p{L}\d]/u.test(parts[i + 1]),
    );
    if (!stands) continue;
    found.add(name);
    left = parts.join('|');
  }
  return found;
}

/** Rulings about a card, those that can be watched first. They are many and come when asked for. */
export async function rulingsOf(card: Pick<Card, 'name'>): Promise<readonly CardRuling[]> {
  const [{ entries, STATUSES }, scenarios, { allCards }] = await Promise.all([
    import('../pages/rulings/model.ts'),
    loadScenarios(),
    import('@mathom/cards'),
  ]);
  const slugs = slugsOf(card);
  // those that could be meant instead: names in which this one stands
  const names = allCards
    .map(({ name }) => name)
    .filter((name) => name.includes(card.name) || card.name.includes(name));
  const named = (e: { id: string; says: string }): boolean =>
    isListed(e.id) && namesIn(e.says, names).has(card.name);
  return entries(scenarios)
    .filter((e) => isAbout(e.id, slugs) || named(e))
    .map((e) => ({
      id: e.id,
      cite: citation(e.id),
      says: e.says,
      status: e.status,
      statusWord: STATUSES[e.status],
      proofs: e.proofs,
    }))
    .sort((a, b) => Number(b.proofs.length > 0) - Number(a.proofs.length > 0));
}
