import { type Card, SETS } from '@mathom/engine/language';
import { createPool, GameError, type Pool } from '@mathom/engine/pool';
import { cardsIn } from '../official.ts';
import { definitions } from './card-schema.ts';
import { type NameUsed, Reader } from './schema.ts';

/** Types of the language that are names, and what kind of card must bear one; null: any. */
const NAMES = { CardName: null, SiteName: 'site', RegionName: 'region' } as const;

/** What a card of that data is called in a sentence. */
function called(data: unknown, i: number): string {
  const { id, name } = (data ?? {}) as { id?: unknown; name?: unknown };
  const known = [name, id].filter((x) => typeof x === 'string');
  return known.length > 0 ? known.join(', ') : `card ${i + 1} of the list`;
}

const bad = (who: string, path: string, says: string): GameError =>
  new GameError('bad-card', `${who}: ${path === '' ? 'the card' : path} ${says}.`);

/** Cards that arrive as data, each as the card language has it; an error says what does not fit, and where. */
export function readCards(data: unknown): { cards: Card[]; names: [string, NameUsed][] } {
  if (!Array.isArray(data)) throw new GameError('bad-card', 'Invented cards come as a list.');
  const reader = new Reader(definitions, Object.keys(NAMES));
  const names: [string, NameUsed][] = [];
  data.forEach((card, i) => {
    const who = called(card, i);
    const wrong = reader.read(card, 'Card');
    if (wrong) throw bad(who, wrong.path, wrong.says);
    names.push(...reader.names.map((name): [string, NameUsed] => [who, name]));
  });
  return { cards: data as Card[], names };
}

/** The published cards of a rule set, and with them invented ones that arrive as data. */
export function inventedPool(data: unknown, rules: Pool['rules'] = 'coe'): Pool {
  const { cards, names } = readCards(data);
  const published: ReadonlySet<string> = new Set(SETS);
  const ids = new Set<string>();
  for (const [i, card] of cards.entries()) {
    const who = called(card, i);
    if (published.has(card.id.split('-')[0]))
      throw bad(who, 'id', `is of a published set (${SETS.join(', ')}), and must be of another`);
    if (ids.has(card.id)) throw bad(who, 'id', 'is that of another card too');
    ids.add(card.id);
  }
  const pool = createPool([...cardsIn(rules), ...cards], { rules });
  for (const [who, { sort, name, path }] of names) {
    const kind = NAMES[sort as keyof typeof NAMES];
    const all = pool.byName.get(name) ?? [];
    if (!all.some(({ def }) => kind === null || def.kind === kind))
      throw bad(who, path, `names ${name}, and there is no ${kind ?? 'card'} of that name`);
  }
  return pool;
}
