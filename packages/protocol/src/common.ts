import type { RuleSetName } from '@mathom/engine';
import * as z from 'zod/mini';

/** Spoken here; a client says which one it speaks in its hello. */
export const PROTOCOL_VERSION = 1;

/** No message from a client may be larger, in bytes. */
export const MESSAGE_LIMIT = 4096;

export const GameId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));
/** Made by the client for each thing it asks: the same id again is the same thing again. */
export const ClientId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
export const DeckId = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
/** A number that counts something. */
export const Count = z.int().check(z.minimum(0), z.maximum(10_000_000));

/** The names of the engine's rule sets. */
export const Rules = z.enum(['coe', 'crf', 'tournament'] satisfies RuleSetName[]);
export const Length = z.enum(['starter', 'short', 'long', 'campaign']);
export type Length = z.infer<typeof Length>;
export const Level = z.enum(['easy', 'normal', 'hard']);
export type Level = z.infer<typeof Level>;
export const Opponent = z.enum(['bot', 'person', 'hotseat']);
export type Opponent = z.infer<typeof Opponent>;
/** How fast a bot plays, so that a person can follow. */
export const Pace = z.enum(['instant', 'quick', 'normal', 'slow']);
export type Pace = z.infer<typeof Pace>;

/**
 * Seconds: each player's at the start, and what is added after each of his choices. A pass adds
 * nothing, and its first second costs nothing.
 */
export const ClockSetting = z.object({
  initial: z.int().check(z.minimum(10), z.maximum(86_400)),
  increment: z.int().check(z.minimum(0), z.maximum(600)),
});
export type ClockSetting = z.infer<typeof ClockSetting>;

/** -1: a spectator. */
export const Seat = z.int().check(z.minimum(-1), z.maximum(4));

export const User = z.object({ id: z.string(), name: z.string(), guest: z.boolean() });
export type User = z.infer<typeof User>;

/** May spectators see both hands? `ask`: if both players say so in the game. */
export const OpenHands = z.enum(['no', 'ask']);
export type OpenHands = z.infer<typeof OpenHands>;

/** What is settled before a game begins. Decks are each player's own business. */
export const GameSettings = z.object({
  opponent: Opponent,
  rules: Rules,
  length: Length,
  clock: z.nullable(ClockSetting),
  takebacks: z.boolean(),
  public: z.boolean(),
  level: z.nullable(Level),
  pace: Pace,
  /** others cannot tell a player who could only pass from one who chose to */
  hidePasses: z.optional(z.boolean()),
  openHands: z.optional(OpenHands),
  /** it counts for the rating of both players, who have accounts */
  rated: z.optional(z.boolean()),
});
export type GameSettings = z.infer<typeof GameSettings>;

export const PlayerInfo = z.object({
  seat: Seat,
  name: z.string(),
  alignment: z.string(),
  bot: z.boolean(),
  /** has the game open now; bots always have */
  here: z.boolean(),
});
export type PlayerInfo = z.infer<typeof PlayerInfo>;

export const GameResult = z.object({
  /** 'council', 'concede', 'time', 'absence', or another reason of the engine */
  reason: z.string(),
  /** -1: a draw */
  winner: Seat,
  totals: z.array(z.number()),
});
export type GameResult = z.infer<typeof GameResult>;

export const Status = z.enum(['open', 'playing', 'over']);
export type Status = z.infer<typeof Status>;

/** A game as the lobby shows it. Nothing of it is secret. */
export const GameInfo = z.object({
  id: GameId,
  status: Status,
  settings: GameSettings,
  players: z.array(PlayerInfo),
  /** the seat of the one who asks, -1 if he has none; a hot-seat player has seat 0 here and both in the game */
  you: Seat,
  /** how many updates there were */
  n: Count,
  turn: z.int(),
  /** who is to decide, -1: nobody */
  deciding: Seat,
  /** milliseconds since 1970 */
  createdAt: z.number(),
  changedAt: z.number(),
  result: z.nullable(GameResult),
  /** the next game of the same players */
  rematch: z.nullable(GameId),
  /** what binds the server to the key of the game's dice without telling it; null: there is no secret key */
  commitment: z.nullable(z.string()),
});
export type GameInfo = z.infer<typeof GameInfo>;
