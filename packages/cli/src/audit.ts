// `npm run audit -- TW-244 "Glamdring" ...`: cards as a player reads them, rendered from the data
// that the engine runs. `--all`: every card. `--sample N --seed S`: so many of the complete cards
// that have a text, drawn by lot, the same ones for the same seed. `--json`: as data, for other tools.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rngOf } from '@mathom/bots';
import { allCards, type CardStatus, statusOf } from '@mathom/cards';
import type { Card } from '@mathom/engine/language';
import { cardText, type RenderedCard, renderCard } from '@mathom/engine/render';

const USAGE =
  'usage: npm run audit -- [--json] (--all | --sample N --seed S | CARD ...), a card by its id or its name';

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

/** Does the player read a sentence on it, beside that it is unique? Where the words come from is all one. */
const hasText = (card: Card): boolean =>
  renderCard(card).text.some((paragraph) => paragraph !== 'Unique.');

/**
 * So many of the complete cards with a text, in the order in which they were drawn. A card that is
 * in several sets with the same text is in the draw once.
 */
export function sampleOf(size: number, seed: number, pool: readonly Card[] = allCards): Card[] {
  const candidates = new Map<string, Card>();
  for (const card of pool) {
    if (statusOf(card) !== 'complete' || !hasText(card)) continue;
    const text = cardText(card);
    if (!candidates.has(text)) candidates.set(text, card);
  }
  const left = [...candidates.values()];
  const rng = rngOf(seed);
  const drawn: Card[] = [];
  while (drawn.length < size && left.length > 0) drawn.push(...left.splice(rng(left.length), 1));
  return drawn;
}

/** A whole number that was written as one. */
const wholeOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

export function audit(argv: readonly string[], pool: readonly Card[] = allCards): Outcome {
  const fails = (error: string): Outcome => ({ code: 1, out: '', error });
  let values: {
    json?: boolean;
    all?: boolean;
    help?: boolean;
    sample?: string;
    seed?: string;
  };
  let wanted: string[];
  try {
    ({ values, positionals: wanted } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        all: { type: 'boolean' },
        help: { type: 'boolean' },
        sample: { type: 'string' },
        seed: { type: 'string' },
      },
    }));
  } catch (error) {
    return fails(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  if (values.help) return { code: 0, out: USAGE, error: '' };
  const printed = (cards: readonly Card[]): Outcome => ({
    code: 0,
    out: values.json ? JSON.stringify(cards.map(audited), null, 2) : shown(cards),
    error: '',
  });
  if (values.sample !== undefined || values.seed !== undefined) {
    const [size, seed] = [wholeOf(values.sample), wholeOf(values.seed)];
    if (!size || seed === undefined || values.all || wanted.length > 0)
      return fails(`A sample has a size and a seed, and nothing beside them.\n${USAGE}`);
    return printed(sampleOf(size, seed, pool));
  }
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
  return printed([...new Set(found.flat())]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, out, error } = audit(process.argv.slice(2));
  if (error !== '') console.error(error);
  if (out !== '') console.log(out);
  process.exitCode = code;
}
