import type { GameSetup, State, View } from '@mathom/engine';
import * as z from 'zod/mini';
import { BoardRepair } from './client.ts';
import {
  ClockSetting,
  Count,
  DeckId,
  GameId,
  GameInfo,
  GameResult,
  Length,
  Level,
  OpenHands,
  Opponent,
  Pace,
  PlayerInfo,
  Rules,
  Seat,
  User,
} from './common.ts';
import { GameDeck } from './decks.ts';

/** Bodies of requests and answers under /api. Refusals have an `ErrorBody`. */

/** GET /api/me: who you are. A guest is made if you are nobody yet. */
export const Me = User;
export type Me = z.infer<typeof Me>;

/** POST /api/me: another name. */
export const Rename = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(40)) });
export type Rename = z.infer<typeof Rename>;

/** GET /api/decks: the published ones. Those of users are in decks.ts. */
export const DeckInfo = z.object({
  id: DeckId,
  name: z.string(),
  alignment: z.string(),
  summary: z.string(),
});
export type DeckInfo = z.infer<typeof DeckInfo>;
export const DeckInfos = z.array(DeckInfo);

/** GET /api/games: open ones, your own (newest first), and public ones that can be watched. */
export const Games = z.object({
  /** tables that wait for you and nobody else: rematches that others have asked for */
  invited: z.array(GameInfo),
  open: z.array(GameInfo),
  mine: z.array(GameInfo),
  watchable: z.array(GameInfo),
});
export type Games = z.infer<typeof Games>;

/** POST /api/games. GET /api/games/:id answers with a `GameInfo`. */
export const CreateGame = z.strictObject({
  opponent: Opponent,
  deck: GameDeck,
  /** the bot's, or the second seat's of a hot-seat game; by chance if nothing is said */
  botDeck: z.optional(GameDeck),
  level: z.optional(Level),
  pace: z.optional(Pace),
  rules: z.optional(Rules),
  length: z.optional(Length),
  clock: z.optional(z.nullable(ClockSetting)),
  takebacks: z.optional(z.boolean()),
  /** listed for joining and for watching; otherwise only the link leads to it */
  public: z.optional(z.boolean()),
  /** on if nothing is said in games between people, and off in all others */
  hidePasses: z.optional(z.boolean()),
  /** 'no' if nothing is said */
  openHands: z.optional(OpenHands),
  /** between two people with accounts, if they choose to */
  rated: z.optional(z.boolean()),
  /** which seat the maker has; by chance if nothing is said */
  seat: z.optional(z.union([z.literal(0), z.literal(1)])),
  /** one's first game, against the bot: one has the first turn, and the bot plays a Wizard too */
  gentle: z.optional(z.boolean()),
});
export type CreateGame = z.infer<typeof CreateGame>;

/** Answer to everything that makes or opens a game. */
export const GameRef = z.object({ id: GameId });
export type GameRef = z.infer<typeof GameRef>;

/** POST /api/games/:id/join; /spectate and /rematch have no body */
export const JoinGame = z.strictObject({ deck: GameDeck });
export type JoinGame = z.infer<typeof JoinGame>;

/** GET /api/games/:id/replay: of a finished game, or of your own hot-seat game. */
export const ReplayBody = z.object({
  id: GameId,
  engine: z.string(),
  setup: z.custom<GameSetup>((value) => typeof value === 'object' && value !== null),
  /** -1: the board was set right by hand, by the next of `repairs` */
  choices: z.array(z.int()),
  repairs: z.array(BoardRepair),
  players: z.array(PlayerInfo),
  result: z.nullable(GameResult),
});
export type ReplayBody = z.infer<typeof ReplayBody>;

/** POST /api/positions: "report a bug". */
export const ReportPosition = z.strictObject({
  game: GameId,
  note: z.optional(z.string().check(z.maxLength(2000))),
});
export type ReportPosition = z.infer<typeof ReportPosition>;
export const PositionRef = z.object({ id: GameId });
export type PositionRef = z.infer<typeof PositionRef>;

/** GET /api/positions/:id: as much as the one who asks may know. */
export const PositionBody = z.object({
  id: GameId,
  game: GameId,
  n: Count,
  at: z.number(),
  note: z.string(),
  engine: z.string(),
  /** of the seat the reader has in the game; a spectator's for others */
  view: z.custom<View>((value) => typeof value === 'object' && value !== null),
  /** the exact state: only when the game is over, or to the player of a hot-seat game */
  state: z.nullable(z.custom<State>()),
});
export type PositionBody = z.infer<typeof PositionBody>;

/** POST /api/continue: a new game against the bot from a position of a replay. */
export const ContinueGame = z.strictObject({
  game: GameId,
  /** after so many choices */
  at: Count,
  seat: Seat,
  level: z.optional(Level),
  pace: z.optional(Pace),
});
export type ContinueGame = z.infer<typeof ContinueGame>;

/** GET /api/health */
export const Health = z.object({
  ok: z.boolean(),
  engine: z.string(),
  database: z.string(),
  games: z.int(),
});
export type Health = z.infer<typeof Health>;
