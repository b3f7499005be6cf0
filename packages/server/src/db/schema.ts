import type { GameSetup, Option, Repair, Told } from '@mathom/engine';
import type {
  ChatLine,
  Deck,
  GameResult,
  GameSettings,
  ReportReason,
  SeatSettings,
} from '@mathom/protocol';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/**
 * JSON as text: the order of keys stays as it was (fingerprints of states depend on it), and both
 * drivers treat it alike.
 */
const json = <T>(name: string) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => read<T>(value),
  })(name);

/** One row that cannot be read must not hide all others: whoever needs the value sees that there is none. */
function read<T>(value: string): T {
  try {
    return JSON.parse(value) as T;
  } catch {
    return null as T;
  }
}

const millis = (name: string) => bigint(name, { mode: 'number' });

// The four tables of better-auth, with the column of its guests.
export const user = pgTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  isAnonymous: boolean('is_anonymous'),
  createdAt: timestamp('created_at').notNull(),
  updatedAt: timestamp('updated_at').notNull(),
});

export const session = pgTable('session', {
  id: text('id').primaryKey(),
  expiresAt: timestamp('expires_at').notNull(),
  token: text('token').notNull().unique(),
  createdAt: timestamp('created_at').notNull(),
  updatedAt: timestamp('updated_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  userId: text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
});

export const account = pgTable('account', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: timestamp('access_token_expires_at'),
  refreshTokenExpiresAt: timestamp('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt: timestamp('created_at').notNull(),
  updatedAt: timestamp('updated_at').notNull(),
});

export const verification = pgTable('verification', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: timestamp('expires_at').notNull(),
  createdAt: timestamp('created_at').notNull(),
  updatedAt: timestamp('updated_at').notNull(),
});

export const games = pgTable('games', {
  id: text('id').primaryKey(),
  status: text('status').$type<'open' | 'playing' | 'over'>().notNull(),
  settings: json<GameSettings>('settings').notNull(),
  /** decks, seed and rules; null until the second player is there */
  setup: json<GameSetup>('setup'),
  engine: text('engine').notNull(),
  /** so many choices were taken over from another game and cannot be taken back */
  base: integer('base').notNull(),
  result: json<GameResult>('result'),
  rematch: text('rematch'),
  /** it counts for the rating of its players: when it is over, or it has; null: it does not */
  rated: text('rated').$type<'wanted' | 'done'>(),
  /** how it stood when last looked at, for lists */
  n: integer('n').notNull(),
  turn: integer('turn').notNull(),
  deciding: integer('deciding').notNull(),
  createdAt: millis('created_at').notNull(),
  changedAt: millis('changed_at').notNull(),
});

export const seats = pgTable(
  'seats',
  {
    game: text('game').notNull(),
    seat: integer('seat').notNull(),
    /** null: a bot, or nobody yet */
    user: text('user_id'),
    bot: text('bot'),
    name: text('name').notNull(),
    /** the id of a published deck, or OWN_DECK */
    deck: text('deck').notNull(),
    /** a deck of somebody's own, as it was when he sat down with it */
    deckList: json<Deck>('deck_list'),
    settings: json<SeatSettings>('settings'),
    /** spectators may see this hand; null: not answered */
    openHands: boolean('open_hands'),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat] })],
);

/** What happened to a game, in order: a choice, a take-back, or the end by other means. */
export const moves = pgTable(
  'moves',
  {
    game: text('game').notNull(),
    n: integer('n').notNull(),
    kind: text('kind').$type<MoveKind>().notNull(),
    seat: integer('seat').notNull(),
    /** the option taken, or how many choices a take-back has left */
    value: integer('value').notNull(),
    /** the option itself: its number may be another under later rules */
    option: json<Option | Repair>('option'),
    client: text('client'),
    /** nothing hidden came to light by it */
    free: boolean('free').notNull(),
    clocks: json<number[]>('clocks'),
    events: json<Told[]>('events').notNull(),
    at: millis('at').notNull(),
    /** by which lease it was written (cluster/leases.ts); null: there was but one server */
    epoch: integer('epoch'),
  },
  (t) => [primaryKey({ columns: [t.game, t.n] })],
);
export type MoveKind = 'choice' | 'repair' | 'takeback' | 'concede' | 'time' | 'absence';

export const snapshots = pgTable(
  'snapshots',
  {
    game: text('game').notNull(),
    n: integer('n').notNull(),
    choices: integer('choices').notNull(),
    engine: text('engine').notNull(),
    state: text('state').notNull(),
    /** of the state's text; null: stored before there were any */
    sum: text('sum'),
  },
  (t) => [primaryKey({ columns: [t.game, t.n] })],
);

export const chat = pgTable(
  'chat',
  {
    game: text('game').notNull(),
    n: integer('n').notNull(),
    seat: integer('seat').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    client: text('client').notNull(),
    at: millis('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.n] })],
);

export const positions = pgTable('positions', {
  id: text('id').primaryKey(),
  game: text('game').notNull(),
  n: integer('n').notNull(),
  user: text('user_id').notNull(),
  note: text('note').notNull(),
  engine: text('engine').notNull(),
  state: text('state').notNull(),
  at: millis('at').notNull(),
  /** when the operator was done with it */
  handledAt: millis('handled_at'),
});

/** Whom somebody does not want to meet. */
export const blocks = pgTable('blocks', {
  id: text('id').primaryKey(),
  user: text('user_id').notNull(),
  other: text('other').notNull(),
  /** what the other was called then */
  name: text('name').notNull(),
  at: millis('at').notNull(),
});

/** What somebody says of another's conduct, for the operator. */
export const reports = pgTable('reports', {
  id: text('id').primaryKey(),
  user: text('user_id').notNull(),
  about: text('about').notNull(),
  name: text('name').notNull(),
  game: text('game').notNull(),
  reason: text('reason').$type<ReportReason>().notNull(),
  words: text('words').notNull(),
  /** the last lines of the game's chat, as they were then */
  chat: json<ChatLine[]>('chat').notNull(),
  at: millis('at').notNull(),
  handledAt: millis('handled_at'),
});

/** Who is kept out, and until when; null: for good. */
export const bans = pgTable('bans', {
  user: text('user_id').primaryKey(),
  name: text('name').notNull(),
  reason: text('reason').notNull(),
  by: text('by_user').notNull(),
  at: millis('at').notNull(),
  until: millis('until'),
});

/** How well somebody plays, by Glicko-2 (decision 0040). */
export const ratings = pgTable('ratings', {
  user: text('user_id').primaryKey(),
  rating: doublePrecision('rating').notNull(),
  deviation: doublePrecision('deviation').notNull(),
  volatility: doublePrecision('volatility').notNull(),
  games: integer('games').notNull(),
  at: millis('at').notNull(),
});

export const ratingChanges = pgTable(
  'rating_changes',
  {
    game: text('game').notNull(),
    user: text('user_id').notNull(),
    before: doublePrecision('before').notNull(),
    after: doublePrecision('after').notNull(),
    at: millis('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.user] })],
);

/** Decks that people keep. */
export const decks = pgTable('decks', {
  id: text('id').primaryKey(),
  owner: text('owner').notNull(),
  name: text('name').notNull(),
  alignment: text('alignment').notNull(),
  cards: integer('cards').notNull(),
  content: json<Deck>('content').notNull(),
  /** grows with each change */
  version: integer('version').notNull(),
  /** who has it may read the deck; null: only its owner may */
  link: text('link'),
  createdAt: millis('created_at').notNull(),
  updatedAt: millis('updated_at').notNull(),
});

/** Things of the server itself: the secret that signs cookies. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export type GameRow = typeof games.$inferSelect;
export type SeatRow = typeof seats.$inferSelect;
export type MoveRow = typeof moves.$inferSelect;
export type SnapshotRow = typeof snapshots.$inferSelect;
export type ChatRow = typeof chat.$inferSelect;
export type DeckRow = typeof decks.$inferSelect;
export type BlockRow = typeof blocks.$inferSelect;
export type ReportRow = typeof reports.$inferSelect;
export type BanRow = typeof bans.$inferSelect;
export type RatingRow = typeof ratings.$inferSelect;
export type PositionRow = typeof positions.$inferSelect;
