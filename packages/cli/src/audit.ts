// `npm run audit -- TW-244 "Glamdring" ...`: cards as a player reads them, rendered from the data
// that the engine runs. `--all`: every card. `--json`: as data, for other tools.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { allCards, type CardStatus, statusOf } from '@mathom/cards';
import type { Card } from '@mathom/engine/language';
import { cardText, type RenderedCard, renderCard } from '@mathom/engine/render';

const USAGE = 'usage: npm run audit -- [--json] (--all | CARD ...), a card by its id or its name';

export interface AuditedCard extends RenderedCard {
  readonly id: string;
  readonly status: CardStatus;
}

const audited = (card: Card): AuditedCard => ({
  id: card.id,
  status: statusOf(card),
  ...renderCard(card),
});

/** Names are looked for without regard to case, accents and punctuation. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The card with that id, or all cards of that name. */
export function findCards(wanted: string, pool: readonly Card[] = allCards): readonly Card[] {
  const id = wanted.trim().toUpperCase();
  const byId = pool.filter((card) => card.id === id);
  return byId.length > 0 ? byId : pool.filter((card) => plain(card.name) === plain(wanted));
}

/** Names that have what was asked for in them, to be of help. */
const similar = (wanted: string, pool: readonly Card[]): readonly string[] => {
  const part = plain(wanted);
  const names = pool.map((card) => card.name).filter((name) => plain(name).includes(part));
  return part === '' ? [] : [...new Set(names)].slice(0, 5);
};

const SHOWN: Record<CardStatus, string> = {
  complete: 'complete',
  partial: 'partial',
  facts: 'facts only',
};

/** The same card in several sets is shown once, with all its ids. */
function shown(cards: readonly Card[]): string {
  const ids = new Map<string, string[]>();
  for (const card of cards) {
    const text = `${SHOWN[statusOf(card)]}\n${cardText(card)}`;
    ids.set(text, [...(ids.get(text) ?? []), card.id]);
  }
  return [...ids]
    .map(([text, same]) => {
      const [status, ...lines] = text.split('\n');
      return `${same.join(', ')} (${status})\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

export function audit(argv: readonly string[], pool: readonly Card[] = allCards): Outcome {
  const fails = (error: string): Outcome => ({ code: 1, out: '', error });
  let values: { json?: boolean; all?: boolean; help?: boolean };
  let wanted: string[];
  try {
    ({ values, positionals: wanted } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, all: { type: 'boolean' }, help: { type: 'boolean' } },
    }));
  } catch (error) {
    return fails(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  if (values.help) return { code: 0, out: USAGE, error: '' };
  if (!values.all && wanted.length === 0) return fails(`Which card?\n${USAGE}`);
  const found = values.all ? [pool] : wanted.map((one) => findCards(one, pool));
  const unknown = values.all ? [] : wanted.filter((_, index) => found[index]!.length === 0);
  if (unknown.length > 0) {
    const lines = unknown.map((one) => {
      const near = similar(one, pool);
      const hint = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
      return `There is no card "${one}" among the ${pool.length} that are written.${hint}`;
    });
    return fails(lines.join('\n'));
  }
  const cards = [...new Set(found.flat())];
  const out = values.json ? JSON.stringify(cards.map(audited), null, 2) : shown(cards);
  return { code: 0, out, error: '' };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, out, error } = audit(process.argv.slice(2));
  if (error !== '') console.error(error);
  if (out !== '') console.log(out);
  process.exitCode = code;
}
