import type { Explained, View } from '@mathom/engine';
import * as z from 'zod/mini';
import type { Change } from './changes.ts';
import { BoardRepair, SeatSettings } from './client.ts';
import { ClientId, Count, GameId, GameInfo, Seat, User } from './common.ts';
import { ErrorCode } from './errors.ts';
import { VisibleEvent } from './events.ts';

/** What the server says, over the socket /ws. */

/** Exactly what `view(state, seat)` of the engine gives: `view.decision` is what is asked of you. */
const AnyView = z.custom<View>(
  (value) => typeof value === 'object' && value !== null && 'state' in value,
);

export const Welcome = z.object({ t: z.literal('welcome'), v: z.int(), user: User });

export const Clocks = z.object({
  /** milliseconds left, one for each seat, at the time of this message */
  left: z.array(z.number()),
  /** whose clock runs, -1: nobody's */
  running: Seat,
});
export type Clocks = z.infer<typeof Clocks>;

/** A take-back that waits for an answer. */
export const Asked = z.object({
  by: Seat,
  /** the update at which it was asked: an answer names it */
  n: Count,
  /** how many choices would be undone */
  choices: z.int(),
  /** not to take back but to set the board right by hand */
  repair: z.optional(BoardRepair),
  /** which cards of the pool those are of which that speaks; '' for one that would not lie open then */
  cards: z.optional(z.array(z.string())),
});
export type Asked = z.infer<typeof Asked>;

/** Whether spectators see both hands, and who has agreed to it; null: has not answered. */
export const Hands = z.object({ open: z.boolean(), agreed: z.array(z.nullable(z.boolean())) });
export type Hands = z.infer<typeof Hands>;

/**
 * The game as it stands for you. Updates are numbered by `n`, one for each thing that happened.
 * The events are those of the updates after `from` up to `n`: usually `from` is `n - 1`; after a
 * rejoin it is what you had; -1 when they are the whole game's. If `from` is neither what you had
 * nor -1, earlier events are lost to you: keep your log and mark the gap. After a take-back `n` goes
 * on, and `undone` is the number of the last update that still counts (drop later events).
 * An update with an `n` that you had already (people come and go) has no events.
 */
export const Update = z.object({
  t: z.literal('update'),
  game: GameId,
  n: Count,
  from: z.int(),
  undone: z.optional(Count),
  /** absent when the game has not begun (somebody is still to join) */
  view: z.nullable(AnyView),
  /** in a hot-seat game `view` is that of the seat that decides, and this the other seat's */
  other: z.optional(AnyView),
  events: z.array(VisibleEvent),
  /** the same as in the view: who is to decide, -1: nobody */
  deciding: Seat,
  clocks: z.nullable(Clocks),
  info: GameInfo,
  asked: z.nullable(Asked),
  /** your last choice can be taken back: at once, or if the other player agrees */
  takeback: z.enum(['no', 'free', 'ask']),
  /** `claim` would be granted now */
  claimable: z.boolean(),
  /** only where the game's setting is to ask; a spectator's view has both hands while they are open */
  hands: z.optional(Hands),
  /** the cards that you came with, by their numbers in the pool and in its order; of others nobody is told */
  list: z.optional(z.array(z.int())),
  /** your own, as you set them */
  settings: z.optional(SeatSettings),
  /** for those who want changes: what the next one builds on */
  rev: z.optional(Count),
});
export type Update = z.infer<typeof Update>;

/**
 * An update as its difference from the one before it, which was `on`; follow.ts makes a whole one of
 * it. Who has another than that watches the game anew. All that is not here is among the changes.
 */
export const Changed = z.object({
  t: z.literal('changed'),
  game: GameId,
  n: Count,
  from: z.int(),
  undone: z.optional(Count),
  events: z.array(VisibleEvent),
  clocks: z.nullable(Clocks),
  on: Count,
  rev: Count,
  changes: z.custom<Change[]>((value) => Array.isArray(value)),
});
export type Changed = z.infer<typeof Changed>;

/** The thing with this client id was done and is stored; `n` is the update that shows it. */
export const Ack = z.object({ t: z.literal('ack'), id: ClientId, game: GameId, n: Count });
/** Refused; nothing has changed. `id` if the message had one. */
export const Refused = z.object({
  t: z.literal('error'),
  id: z.optional(z.string()),
  game: z.optional(z.string()),
  code: ErrorCode,
  message: z.string(),
});
export const WhyAnswer = z.object({
  t: z.literal('why'),
  id: ClientId,
  game: GameId,
  card: z.int(),
  ways: z.custom<Explained[]>((value) => Array.isArray(value)),
});
export const ChatLine = z.object({
  /** counts the lines of the game */
  n: Count,
  at: z.number(),
  seat: Seat,
  name: z.string(),
  text: z.string(),
});
export type ChatLine = z.infer<typeof ChatLine>;
/** One or more lines: all of the last ones when you begin to watch. */
export const Chat = z.object({ t: z.literal('chat'), game: GameId, lines: z.array(ChatLine) });
export const TakebackAsked = z.object({
  t: z.literal('takeback-asked'),
  game: GameId,
  asked: Asked,
});
export const TakebackAnswered = z.object({
  t: z.literal('takeback-answered'),
  game: GameId,
  by: Seat,
  yes: z.boolean(),
});
export const Pong = z.object({ t: z.literal('pong') });

export const ServerMessage = z.discriminatedUnion('t', [
  Welcome,
  Update,
  Changed,
  Ack,
  Refused,
  WhyAnswer,
  Chat,
  TakebackAsked,
  TakebackAnswered,
  Pong,
]);
export type ServerMessage = z.infer<typeof ServerMessage>;
export type ServerMessageOf<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;
