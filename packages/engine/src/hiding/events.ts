import { HAPPENINGS, type Happening, type Visibility } from '../happenings/happening.ts';
import { HIDDEN } from '../pool/hidden.ts';
import { idOf } from '../query/cards.ts';
import type { Cid, State } from '../state/types.ts';
import { type Onlooker, sees } from './onlooker.ts';

const fieldsWith = (rule: Visibility): { readonly [event: string]: readonly string[] } =>
  Object.fromEntries(
    Object.entries(HAPPENINGS).map(([event, { told }]) => [
      event,
      Object.entries(told ?? {})
        .filter(([, r]) => r === rule)
        .map(([field]) => field),
    ]),
  );
const CARDS = fieldsWith('card');
const NOBODY = fieldsWith('nobody');
const OF_CARD = fieldsWith('of-card');

/**
 * What happened, and which card each number in it was when it happened, with who knew (one bit a seat).
 * A shuffle gives the numbers of a deck to other cards, so this is noted at that moment.
 */
export interface Told {
  readonly e: Happening;
  readonly ids: readonly (readonly [card: Cid, id: string, known: number])[];
}

export function tell(s: State, e: Happening): Told {
  const ids: [Cid, string, number][] = [];
  const fields = e as unknown as Record<string, number>;
  for (const field of CARDS[e.event]) {
    const card = fields[field];
    if (card < 0 || s.def[card] === HIDDEN) continue;
    const known = s.known[card] & ('known' in e && field === 'card' ? e.known : -1);
    if (known !== 0) ids.push([card, idOf(s, card), known]);
  }
  return { e, ids };
}

/** The event as he may know it; numbers of cards stay, for they say nothing. */
export type Shown = { readonly cards?: Readonly<Record<number, string>> } & Record<string, unknown>;

export function shownEvent(told: Told, who: Onlooker, players: number): Shown {
  const out: Record<string, unknown> = { ...told.e };
  const cards: Record<number, string> = {};
  let some = false;
  for (const [card, id, known] of told.ids) {
    if (!sees(who, known, players)) continue;
    cards[card] = id;
    some = true;
  }
  for (const field of NOBODY[told.e.event]) delete out[field];
  if ('card' in told.e && told.e.card >= 0 && cards[told.e.card] === undefined)
    for (const field of OF_CARD[told.e.event]) out[field] = '';
  if (some) out.cards = cards;
  return out;
}
