import type { Repair } from '@mathom/engine';
import type { PassRules } from '@mathom/engine/attention/stops';
import * as z from 'zod/mini';
import { ClientId, Count, GameId, Pace } from './common.ts';

/**
 * What a client may say, over the socket /ws. Each is refused as a whole if anything in it is not
 * as it is here: there are no unknown fields.
 */
const about = { game: GameId };
const asks = { game: GameId, id: ClientId };

/** The first message. */
export const Hello = z.strictObject({ t: z.literal('hello'), v: z.int() });
/**
 * Follow a game. `since`: the number of the last update seen; what happened after it comes with the
 * first update. Without it, the events of the whole game come. `changes`: after the first update send
 * only what has changed (`Changed`).
 */
export const Watch = z.strictObject({
  t: z.literal('watch'),
  ...about,
  since: z.optional(Count),
  changes: z.optional(z.boolean()),
});
export const Unwatch = z.strictObject({ t: z.literal('unwatch'), ...about });
/** Take option `option` of the decision that update `n` has shown. */
export const Choose = z.strictObject({
  t: z.literal('choose'),
  ...asks,
  n: Count,
  option: z.int().check(z.minimum(0), z.maximum(100_000)),
});
/** Why can this card (not) be used? */
export const AskWhy = z.strictObject({
  t: z.literal('why'),
  ...asks,
  card: z.int().check(z.minimum(0), z.maximum(100_000)),
});
/** Take back my last choice, and all that came after it. */
export const Takeback = z.strictObject({ t: z.literal('takeback'), ...asks });
/** Answers another player's wish to take back: the one he had at update `n`, and no later one. */
export const Answer = z.strictObject({
  t: z.literal('answer'),
  ...asks,
  n: Count,
  yes: z.boolean(),
});
const CardNumber = z.int().check(z.minimum(0), z.maximum(100_000));
/** The board as it should be, in one point: see the engine's `repair`. */
export const BoardRepair = z.union([
  z.strictObject({ card: CardNumber, lies: z.enum(['untapped', 'tapped', 'wounded']) }),
  z.strictObject({ card: CardNumber, to: z.enum(['hand', 'discard', 'deck', 'pile']) }),
  z.strictObject({ card: CardNumber, with: z.int().check(z.minimum(-1), z.maximum(100_000)) }),
  z.strictObject({ company: CardNumber, at: CardNumber }),
]) satisfies z.ZodMiniType<Repair>;
/** At a table that is not rated: set the board right by hand, as it was at update `n`, if the other agrees. */
export const MendBoard = z.strictObject({
  t: z.literal('repair'),
  ...asks,
  n: Count,
  repair: BoardRepair,
});
export const Concede = z.strictObject({ t: z.literal('concede'), ...asks });
/** The other player is gone, or out of time: the game is mine. */
export const Claim = z.strictObject({ t: z.literal('claim'), ...asks });
export const Say = z.strictObject({
  t: z.literal('chat'),
  ...asks,
  text: z.string().check(z.minLength(1), z.maxLength(500)),
});
/** Spectators may (or may no longer) see my hand; they see both or none. */
export const ShowHand = z.strictObject({ t: z.literal('hands'), ...asks, open: z.boolean() });
const Word = z.string().check(z.minLength(1), z.maxLength(64));
/** So many cards may be named in what is passed by itself. */
export const PASSED_CARDS = 100;
const Cards = z.array(Word).check(z.maxLength(PASSED_CARDS));
/** Where a player is not asked, as the engine's `passFor` takes it. */
export const Passing = z.strictObject({
  autopass: z.boolean(),
  stops: z.record(Word, z.boolean()),
  quiet: Cards,
  marked: Cards,
  passOwn: z.boolean(),
}) satisfies z.ZodMiniType<PassRules>;
/** How this player wants the table. */
export const SeatSettings = z.strictObject({
  /**
   * The server passes by these where passes are hidden, so that nothing about a pass tells from how
   * far away it came; elsewhere the page does.
   */
  passing: z.optional(Passing),
  /** the bot's pace; only the player of a game against a bot sets it */
  pace: z.optional(Pace),
});
export type SeatSettings = z.infer<typeof SeatSettings>;
export const Settings = z.strictObject({
  t: z.literal('settings'),
  ...about,
  settings: SeatSettings,
});
export const Ping = z.strictObject({ t: z.literal('ping') });

export const ClientMessage = z.discriminatedUnion('t', [
  Hello,
  Watch,
  Unwatch,
  Choose,
  AskWhy,
  Takeback,
  Answer,
  MendBoard,
  Concede,
  Claim,
  Say,
  ShowHand,
  Settings,
  Ping,
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
export type ClientMessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;
