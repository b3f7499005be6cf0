import type { GameEvent } from '../events.ts';
import { HIDDEN } from '../pool/hidden.ts';
import { idOf } from '../query/cards.ts';
import type { Cid, State } from '../state/types.ts';
import { type Onlooker, sees } from './onlooker.ts';

/**
 * Who may see a field of an event: all; nobody; all, being the number of a card, whose name only
 * those learn who knew it then; or only those who knew the card that the event is about.
 */
type Rule = 'open' | 'nobody' | 'card' | 'of-card';

type Event<K extends GameEvent['e']> = Extract<GameEvent, { e: K }>;
type Events = {
  readonly [K in GameEvent['e']]: { readonly [F in Exclude<keyof Event<K>, 'e'>]: Rule };
};

const EVENTS: Events = {
  turn: { seat: 'open', turn: 'open' },
  phase: { phase: 'open', seat: 'open' },
  'company-phase': { company: 'open' },
  move: { card: 'card', from: 'open', to: 'open', seat: 'open', known: 'nobody', why: 'open' },
  status: { card: 'card', to: 'open', was: 'open' },
  attach: { card: 'card', host: 'card' },
  control: { card: 'card', under: 'card' },
  company: { company: 'open', change: 'open' },
  roll: {
    seat: 'open',
    dice: 'open',
    for: 'open',
    card: 'card',
    total: 'open',
    against: 'open',
    outcome: 'open',
  },
  declare: { seat: 'open', card: 'card', name: 'of-card', entry: 'open', known: 'nobody' },
  resolve: { card: 'card', name: 'of-card', entry: 'open' },
  fizzle: { card: 'card', name: 'of-card', entry: 'open', why: 'of-card' },
  attack: {
    name: 'open',
    company: 'open',
    strikes: 'open',
    prowess: 'open',
    body: 'open',
    source: 'open',
  },
  strike: { who: 'card', result: 'open', roll: 'open', prowess: 'open', against: 'open' },
  'attack-over': { name: 'open', outcome: 'open' },
  cancel: { what: 'open', name: 'open' },
  shuffle: { seat: 'open' },
  exhaust: { seat: 'open' },
  reveal: { card: 'card', seat: 'open' },
  call: { seat: 'open' },
  over: { reason: 'open', winner: 'open', totals: 'open' },
};

const fieldsWith = (rule: Rule): { readonly [e: string]: readonly string[] } =>
  Object.fromEntries(
    Object.entries(EVENTS).map(([e, fields]) => [
      e,
      Object.entries(fields)
        .filter(([, r]) => r === rule)
        .map(([field]) => field),
    ]),
  );
const CARDS = fieldsWith('card');
const NOBODY = fieldsWith('nobody');
const OF_CARD = fieldsWith('of-card');

/**
 * An event, and which card each number in it was when it happened, with who knew (one bit a seat).
 * A shuffle gives the numbers of a deck to other cards, so this is noted at that moment.
 */
export interface Told {
  readonly e: GameEvent;
  readonly ids: readonly (readonly [card: Cid, id: string, known: number])[];
}

export function tell(s: State, e: GameEvent): Told {
  const ids: [Cid, string, number][] = [];
  const fields = e as unknown as Record<string, number>;
  for (const field of CARDS[e.e]) {
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
  for (const field of NOBODY[told.e.e]) delete out[field];
  if ('card' in told.e && told.e.card >= 0 && cards[told.e.card] === undefined)
    for (const field of OF_CARD[told.e.e]) out[field] = '';
  if (some) out.cards = cards;
  return out;
}
