import { type GameEvent, query, type State } from '@mathom/engine';
import type { VisibleEvent } from '@mathom/protocol';

/**
 * An event with what each seat may be told of it: which card each number was at that moment, and
 * (one bit a seat) who knew. Kept once, shown to each in his own way.
 */
export interface Recorded {
  readonly e: GameEvent;
  readonly ids: readonly (readonly [card: number, def: string, known: number])[];
}

/** Who looks: a seat, a spectator, or one who plays both hands. */
export type Audience = number | 'both';
export const SPECTATOR = -1;

export const sees = (audience: Audience, known: number, players: number): boolean => {
  if (audience === 'both') return known !== 0;
  if (audience < 0) return known === (1 << players) - 1;
  return (known & (1 << audience)) !== 0;
};

/** The cards that an event is about, by number. */
function cardsOf(e: GameEvent): number[] {
  const out: number[] = [];
  if ('card' in e) out.push(e.card);
  if ('host' in e) out.push(e.host);
  if ('under' in e) out.push(e.under);
  if ('who' in e) out.push(e.who);
  return out.filter((card) => card >= 0);
}

/**
 * Adds to each event of one choice which cards it names. A shuffle gives the numbers of a deck
 * to other cards, so what comes before it is looked up in the state before; what lies between
 * two shuffles stays unnamed rather than named wrongly.
 */
export function recordAll(before: State, after: State, events: readonly GameEvent[]): Recorded[] {
  const shuffles: number[] = [];
  events.forEach((e, i) => {
    if (e.e === 'shuffle') shuffles.push(i);
  });
  const last = shuffles.length > 0 ? shuffles[shuffles.length - 1] : -1;
  const first = shuffles.length > 0 ? shuffles[0] : events.length;
  return events.map((e, i) => {
    const ids: [number, string, number][] = [];
    for (const card of cardsOf(e)) {
      const s = i > last ? after : i < first ? before : null;
      if (!s || card >= s.def.length) continue;
      // both must hold: known when it happened, and known under this number in that state
      const known = s.known[card] & ('known' in e && card === e.card ? e.known : -1);
      if (known !== 0) ids.push([card, query.idOf(s, card), known]);
    }
    return { e, ids };
  });
}

/** The event as this audience may know it. */
export function visibleEvent(
  record: Recorded,
  n: number,
  audience: Audience,
  players: number,
): VisibleEvent {
  const cards: Record<number, string> = {};
  let some = false;
  for (const [card, def, known] of record.ids) {
    if (!sees(audience, known, players)) continue;
    cards[card] = def;
    some = true;
  }
  const shown: Record<string, unknown> = { ...record.e, n };
  delete shown.known;
  const { e } = record;
  if (e.e === 'declare' || e.e === 'resolve' || e.e === 'fizzle') {
    if (e.card >= 0 && cards[e.card] === undefined) {
      shown.name = '';
      if (e.e === 'fizzle') shown.why = '';
    }
  }
  if (some) shown.cards = cards;
  return shown as unknown as VisibleEvent;
}
