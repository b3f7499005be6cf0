import type { Told } from '@mathom/engine';
import { and, asc, desc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { chat, games, moves, seats, snapshots } from './schema.ts';

/** So many snapshots of a game are kept: the newest, and two in case of a take-back or of damage. */
const SNAPSHOTS_KEPT = 3;

/** Of so many of a game's last moves it is read what happened, when the game is taken up again. */
const LATELY = 32;

/**
 * What is asked of the tables whenever a game is read or its state is stored. Their text is made once
 * and the database understands it once for each connection: when a server starts, hundreds of games
 * are asked for at once.
 */
export const preparedFor = (db: Db) => {
  const game = sql.placeholder('game');
  const kept = db
    .select({ n: snapshots.n })
    .from(snapshots)
    .where(eq(snapshots.game, game))
    .orderBy(desc(snapshots.n))
    .offset(SNAPSHOTS_KEPT)
    .limit(1);
  const { events, ...course } = getTableColumns(moves);
  const last = sql`(select max(${moves.n}) from ${moves} where ${moves.game} = ${game})`;
  const lately = gt(moves.n, sql`${last} - ${sql.raw(String(LATELY))}`);
  return {
    game: db.select().from(games).where(eq(games.id, game)).prepare('game'),
    seats: db.select().from(seats).where(eq(seats.game, game)).orderBy(seats.seat).prepare('seats'),
    moves: db
      .select()
      .from(moves)
      .where(eq(moves.game, game))
      .orderBy(asc(moves.n))
      .prepare('moves'),
    // what happened is most of what is stored of a game, and nobody asks for what is long past
    course: db
      .select({
        ...course,
        events: sql<Told[] | null>`case when ${lately} then ${events} end`.mapWith(events),
        lately: sql<boolean>`${lately}`,
      })
      .from(moves)
      .where(eq(moves.game, game))
      .orderBy(asc(moves.n))
      .prepare('course'),
    newestSnapshot: db
      .select()
      .from(snapshots)
      .where(eq(snapshots.game, game))
      .orderBy(desc(snapshots.n))
      .limit(1)
      .prepare('newest_snapshot'),
    lastLine: db
      .select({ n: chat.n })
      .from(chat)
      .where(eq(chat.game, game))
      .orderBy(desc(chat.n))
      .limit(1)
      .prepare('last_line'),
    addSnapshot: db
      .insert(snapshots)
      .values({
        game,
        n: sql.placeholder('n'),
        choices: sql.placeholder('choices'),
        engine: sql.placeholder('engine'),
        state: sql.placeholder('state'),
        sum: sql.placeholder('sum'),
      })
      .onConflictDoNothing()
      .prepare('add_snapshot'),
    forgetSnapshots: db
      .delete(snapshots)
      .where(and(eq(snapshots.game, game), lte(snapshots.n, sql`(${kept})`)))
      .prepare('forget_snapshots'),
  };
};
