import * as z from 'zod/mini';
import { Count, GameId, Seat, Status } from './common.ts';
import { ChatLine } from './server.ts';

/**
 * People among each other, under /api: profiles, blocks, reports; and the operator's page. Nobody is
 * told another's account: others are known by the game and the seat at which one met them.
 */
const AtTable = { game: GameId, seat: z.int().check(z.minimum(0), z.maximum(4)) };
const Words = z.string().check(z.maxLength(2000));

/** POST /api/blocks: I do not want to meet him. The answer, and that of GET and DELETE, is the list. */
export const Block = z.strictObject(AtTable);
export type Block = z.infer<typeof Block>;
/** GET /api/blocks; DELETE /api/blocks/:id */
export const Blocks = z.array(z.object({ id: GameId, name: z.string(), at: z.number() }));
export type Blocks = z.infer<typeof Blocks>;

export const ReportReason = z.enum(['abuse', 'cheating', 'stalling', 'name', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;
/** POST /api/reports: somebody's conduct, for the operator. */
export const Report = z.strictObject({ ...AtTable, reason: ReportReason, words: Words });
export type Report = z.infer<typeof Report>;
export const ReportRef = z.object({ id: GameId });

/** One who has played few rated games is placed roughly: `deviation` says how roughly. */
export const Rating = z.object({
  rating: z.number(),
  deviation: z.number(),
  games: Count,
});
export type Rating = z.infer<typeof Rating>;
const Record = z.object({ played: Count, won: Count, drawn: Count });
/** GET /api/profile (one's own) and GET /api/games/:id/profile/:seat (of one who sits there). */
export const Profile = z.object({
  name: z.string(),
  guest: z.boolean(),
  /** milliseconds since 1970 */
  since: z.number(),
  rating: z.nullable(Rating),
  /** after each rated game, oldest first */
  history: z.array(z.object({ at: z.number(), rating: z.number() })),
  /** finished games with each deck, apart for people and bots; most played first */
  decks: z.array(z.extend(Record, { deck: z.string(), against: z.enum(['person', 'bot']) })),
});
export type Profile = z.infer<typeof Profile>;

/** GET /api/operator: who may see it is set where the server is started. */
export const OperatorPage = z.object({
  load: z.object({
    /** seconds since the server was started */
    up: z.number(),
    engine: z.string(),
    database: z.string(),
    /** games in memory, open sockets, choices since the start */
    games: Count,
    sockets: Count,
    choices: Count,
    /** milliseconds; for 99 of 100 turns of the event loop it is less */
    lagMs: z.number(),
    memoryMb: z.number(),
  }),
  totals: z.object({
    accounts: Count,
    guests: Count,
    open: Count,
    playing: Count,
    over: Count,
  }),
  games: z.array(
    z.object({
      id: GameId,
      status: Status,
      players: z.array(z.object({ seat: Seat, name: z.string(), user: z.nullable(z.string()) })),
      opponent: z.string(),
      n: Count,
      turn: z.int(),
      changedAt: z.number(),
    }),
  ),
  reports: z.array(
    z.object({
      id: GameId,
      at: z.number(),
      by: z.string(),
      about: z.object({ user: z.string(), name: z.string() }),
      game: GameId,
      reason: ReportReason,
      words: z.string(),
      chat: z.array(ChatLine),
    }),
  ),
  /** positions that came with a word; /position/:id shows them */
  bugs: z.array(
    z.object({
      id: GameId,
      at: z.number(),
      by: z.string(),
      game: GameId,
      n: Count,
      engine: z.string(),
      words: z.string(),
    }),
  ),
  bans: z.array(
    z.object({
      user: z.string(),
      name: z.string(),
      reason: z.string(),
      at: z.number(),
      until: z.nullable(z.number()),
    }),
  ),
});
export type OperatorPage = z.infer<typeof OperatorPage>;

/** POST /api/operator/bans: his sessions end, and he cannot sign in; DELETE /api/operator/bans/:user */
export const Ban = z.strictObject({
  user: z.string().check(z.minLength(1), z.maxLength(100)),
  reason: z.string().check(z.minLength(1), z.maxLength(500)),
  /** null: for good */
  days: z.nullable(z.int().check(z.minimum(1), z.maximum(3650))),
});
export type Ban = z.infer<typeof Ban>;
/** POST /api/operator/reports/:id and /api/operator/bugs/:id: done with it. */
export const Done = z.object({ ok: z.boolean() });
