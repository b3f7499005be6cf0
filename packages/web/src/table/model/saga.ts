import type { VisibleEvent } from '@mathom/protocol';
import { cardById } from '../../cards/data.ts';

/** What is told of a game when it is over, and what is worth a moment when it happens. */

type Of<E extends VisibleEvent['event']> = Extract<VisibleEvent, { event: E }>;

const cardIn = (e: VisibleEvent, cid: number) => cardById(e.cards?.[cid] ?? '');

/** A roll that is remembered. */
export interface Remembered {
  readonly dice: readonly number[];
  readonly sum: number;
  readonly what: string;
  readonly who: string;
}

const remembered = (e: Of<'roll'>): Remembered => ({
  dice: e.dice,
  sum: e.dice.reduce((a, b) => a + b, 0),
  what: e.for,
  who: cardIn(e, e.card)?.name ?? '',
});

export interface Saga {
  readonly best: Remembered | null;
  readonly worst: Remembered | null;
  /** the mean of all his rolls, 0 if there are none */
  readonly mean: number;
  readonly rolls: number;
  /** sites in the order in which his companies came to them */
  readonly journey: readonly string[];
  readonly fallen: readonly string[];
  readonly slain: readonly string[];
  /** what he played from his hand, in the order in which it first came, and how often */
  readonly played: ReadonlyMap<string, number>;
}

/** What is told of one player when all is over. */
export function sagaOf(chronicle: readonly VisibleEvent[], seat: number): Saga {
  const rolls: Remembered[] = [];
  const journey: string[] = [];
  const fallen: string[] = [];
  const slain: string[] = [];
  const played = new Map<string, number>();
  for (const e of chronicle) {
    if (e.event === 'roll' && e.seat === seat) rolls.push(remembered(e));
    if (e.event !== 'move' || e.seat !== seat) continue;
    const card = cardIn(e, e.card);
    if (card && e.from === 'hand' && (e.to === 'play' || e.to === 'chain'))
      played.set(card.name, (played.get(card.name) ?? 0) + 1);
    if (e.to === 'play' && card?.kind === 'site' && journey[journey.length - 1] !== card.name)
      journey.push(card.name);
    const moment = momentOf(e);
    if (moment?.kind === 'death') fallen.push(moment.name);
    if (moment?.kind === 'kill') slain.push(moment.name);
  }
  const by = (better: (a: number, b: number) => boolean): Remembered | null =>
    rolls.reduce<Remembered | null>((x, r) => (x && !better(r.sum, x.sum) ? x : r), null);
  return {
    best: by((a, b) => a > b),
    worst: by((a, b) => a < b),
    mean: rolls.length === 0 ? 0 : rolls.reduce((n, r) => n + r.sum, 0) / rolls.length,
    rolls: rolls.length,
    journey,
    fallen,
    slain,
    played,
  };
}

/** Something that deserves a moment of everybody's time. */
export interface Moment {
  readonly kind: 'death' | 'kill' | 'faction' | 'ring' | 'avatar';
  readonly card: string;
  readonly name: string;
  readonly seat: number;
}

const isRing = (words: readonly string[] | undefined): boolean =>
  words?.some((w) => w.endsWith('ring') && w !== 'gold-ring') ?? false;

/** What an event is to those who watch; null for the most of them. */
export function momentOf(e: VisibleEvent): Moment | null {
  if (e.event !== 'move' && e.event !== 'played-character') return null;
  const card = cardIn(e, e.card);
  if (!card) return null;
  const told = { card: card.id, name: card.name, seat: e.seat };
  if (e.event === 'played-character')
    return card.kind === 'character' && card.avatar ? { ...told, kind: 'avatar' } : null;
  if (e.to === 'removed' && e.from === 'play' && card.kind === 'character')
    return { ...told, kind: 'death' };
  if (e.to === 'pile' && card.kind === 'creature') return { ...told, kind: 'kill' };
  if (e.to === 'pile' && card.kind === 'faction') return { ...told, kind: 'faction' };
  if (e.to === 'play' && e.from === 'hand' && card.kind === 'item' && isRing(card.keywords))
    return { ...told, kind: 'ring' };
  return null;
}
