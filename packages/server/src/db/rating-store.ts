import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { afterGame, UNKNOWN } from '../people/rating.ts';
import type { Db } from './open.ts';
import { games, type RatingRow, ratingChanges, ratings, seats } from './schema.ts';

const HISTORY = 100;

/** What rated games have made of people's ratings. Each counts once, however often it is asked for. */
export class RatingStore {
  private readonly db: Db;
  constructor(db: Db) {
    this.db = db;
  }

  async of(user: string): Promise<RatingRow | null> {
    const [row] = await this.db.select().from(ratings).where(eq(ratings.user, user));
    return row ?? null;
  }

  async history(user: string): Promise<{ at: number; rating: number }[]> {
    const rows = await this.db
      .select({ at: ratingChanges.at, rating: ratingChanges.after })
      .from(ratingChanges)
      .where(eq(ratingChanges.user, user))
      .orderBy(desc(ratingChanges.at))
      .limit(HISTORY);
    return rows.reverse();
  }

  /** A game that is over and is to be rated; false if it is not, or was before. */
  async rate(game: string): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const [taken] = await tx
        .update(games)
        .set({ rated: 'done' })
        .where(and(eq(games.id, game), eq(games.rated, 'wanted'), eq(games.status, 'over')))
        .returning({ result: games.result });
      if (!taken?.result) return false;
      const { winner } = taken.result;
      const sat = await tx
        .select({ user: seats.user, seat: seats.seat })
        .from(seats)
        .where(eq(seats.game, game))
        .orderBy(asc(seats.seat));
      const [first, second] = sat.map((row) => row.user);
      // one who played himself, under two accounts that became one
      if (!first || !second || first === second) return false;
      const at = Date.now();
      const fresh = { ...UNKNOWN, games: 0, at };
      // always in the same order: games that end together do not wait for each other in a ring
      const users = [first, second].sort();
      await tx
        .insert(ratings)
        .values(users.map((user) => ({ user, ...fresh })))
        .onConflictDoNothing();
      const rows = await tx
        .select()
        .from(ratings)
        .where(inArray(ratings.user, users))
        .orderBy(asc(ratings.user))
        .for('update');
      const before = (user: string): RatingRow =>
        rows.find((row) => row.user === user) as RatingRow;
      const score = winner < 0 ? 0.5 : winner === sat[0].seat ? 1 : 0;
      const after = afterGame(before(first), before(second), score);
      for (const [i, user] of [first, second].entries()) {
        await tx
          .update(ratings)
          .set({ ...after[i], games: sql`${ratings.games} + 1`, at })
          .where(eq(ratings.user, user));
        await tx.insert(ratingChanges).values({
          ...{ game, user, at },
          before: before(user).rating,
          after: after[i].rating,
        });
      }
      return true;
    });
  }

  /** Those that ended when nobody was there to rate them: the server was killed just then. */
  async rateWaiting(): Promise<number> {
    const waiting = await this.db
      .select({ id: games.id })
      .from(games)
      .where(and(eq(games.rated, 'wanted'), eq(games.status, 'over')))
      .orderBy(asc(games.changedAt))
      .limit(500);
    let rated = 0;
    for (const { id } of waiting) if (await this.rate(id)) rated++;
    return rated;
  }
}
