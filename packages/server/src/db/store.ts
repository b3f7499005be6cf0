import { and, asc, desc, eq, inArray, isNotNull, lte, ne, notInArray, sql } from 'drizzle-orm';
import { takeOver } from '../auth/names.ts';
import { Refusal } from '../errors.ts';
import type { Db } from './open.ts';
import { PeopleStore } from './people-store.ts';
import { preparedFor } from './prepared.ts';
import { RatingStore } from './rating-store.ts';
import {
  type ChatRow,
  chat,
  decks,
  type GameRow,
  games,
  type MoveRow,
  moves,
  type PositionRow,
  positions,
  reports,
  type SeatRow,
  type SnapshotRow,
  seats,
  snapshots,
  user,
} from './schema.ts';

/** Lines of a game's chat; and after how many of them it is seen to. */
export const CHAT_KEPT = 500;
const CHAT_TIDIED = 100;
export const POSITIONS_PER_USER = 200;

export interface GameWithSeats {
  readonly game: GameRow;
  readonly seats: SeatRow[];
}

/** A move; what happened at it is read (`lately`) or left where it is. */
export type CourseRow = Omit<MoveRow, 'events'> & {
  readonly lately: boolean;
  readonly events: MoveRow['events'] | null;
};

/** Every question the server asks of its tables but the writing of moves, which is the journal's. */
export class Store {
  private readonly db: Db;
  readonly people: PeopleStore;
  readonly ratings: RatingStore;
  private readonly prepared: ReturnType<typeof preparedFor>;
  constructor(db: Db) {
    this.db = db;
    this.prepared = preparedFor(db);
    this.people = new PeopleStore(db);
    this.ratings = new RatingStore(db);
  }

  /** A game with its seats and, if it continues another, the moves it begins with. */
  async addGame(game: GameRow, rows: SeatRow[], first: readonly MoveRow[] = []): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.insert(games).values(game);
      await tx.insert(seats).values(rows);
      for (let i = 0; i < first.length; i += 200) {
        await tx.insert(moves).values(first.slice(i, i + 200));
      }
    });
  }

  async game(id: string): Promise<GameWithSeats | null> {
    const [[game], rows] = await Promise.all([
      this.prepared.game.execute({ game: id }),
      this.prepared.seats.execute({ game: id }),
    ]);
    if (!game) return null;
    if (game.settings === null)
      throw new Refusal(
        'set-aside',
        'This game is stored in a way that cannot be read. It is kept.',
      );
    return { game, seats: rows };
  }

  async changeGame(id: string, change: Partial<Omit<GameRow, 'id'>>): Promise<void> {
    await this.db.update(games).set(change).where(eq(games.id, id));
  }

  /** The second player sits down and the game begins; false if somebody was quicker. */
  async begin(seat: SeatRow, change: Pick<GameRow, 'setup' | 'changedAt'>): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const begun = await tx
        .update(games)
        .set({ ...change, status: 'playing' })
        .where(and(eq(games.id, seat.game), eq(games.status, 'open')))
        .returning({ id: games.id });
      if (begun.length === 0) return false;
      await tx.insert(seats).values(seat);
      return true;
    });
  }

  async changeSeat(game: string, seat: number, change: Partial<SeatRow>): Promise<void> {
    await this.db
      .update(seats)
      .set(change)
      .where(and(eq(seats.game, game), eq(seats.seat, seat)));
  }

  movesOf(id: string): Promise<MoveRow[]> {
    return this.prepared.moves.execute({ game: id });
  }

  /** All moves of a game, with what happened at the last of them only. */
  courseOf(id: string): Promise<CourseRow[]> {
    return this.prepared.course.execute({ game: id });
  }

  snapshotsOf(id: string): Promise<Omit<SnapshotRow, 'state'>[]> {
    const { game, n, choices, engine, sum } = snapshots;
    return this.db
      .select({ game, n, choices, engine, sum })
      .from(snapshots)
      .where(eq(game, id))
      .orderBy(desc(n));
  }

  async newestSnapshot(id: string): Promise<SnapshotRow | null> {
    const [row] = await this.prepared.newestSnapshot.execute({ game: id });
    return row ?? null;
  }

  async snapshot(id: string, at: number): Promise<string | null> {
    const [row] = await this.db
      .select({ state: snapshots.state })
      .from(snapshots)
      .where(and(eq(snapshots.game, id), eq(snapshots.n, at)));
    return row?.state ?? null;
  }

  /** A new snapshot; the two before it are kept in case of a take-back, older ones are not. */
  async addSnapshot(row: SnapshotRow): Promise<void> {
    await this.prepared.addSnapshot.execute({ ...row });
    await this.prepared.forgetSnapshots.execute({ game: row.game });
  }

  /** The number of the last line of a game's chat; 0: nothing was said. */
  async lastLine(id: string): Promise<number> {
    const [row] = await this.prepared.lastLine.execute({ game: id });
    return row?.n ?? 0;
  }

  async chatOf(id: string, last: number): Promise<ChatRow[]> {
    const rows = await this.db
      .select()
      .from(chat)
      .where(eq(chat.game, id))
      .orderBy(desc(chat.n))
      .limit(last);
    return rows.reverse();
  }

  /** One line more. Now and then what nobody is shown any more is deleted. */
  async addChat(row: ChatRow): Promise<void> {
    await this.db.insert(chat).values(row);
    if (row.n % CHAT_TIDIED !== 0) return;
    await this.db.delete(chat).where(and(eq(chat.game, row.game), lte(chat.n, row.n - CHAT_KEPT)));
  }

  private async withSeats(rows: GameRow[]): Promise<GameWithSeats[]> {
    if (rows.length === 0) return [];
    const ids = rows.map((game) => game.id);
    const all = await this.db
      .select()
      .from(seats)
      .where(inArray(seats.game, ids))
      .orderBy(seats.seat);
    return (
      rows
        // what cannot be read cannot be listed; it stays where it is
        .filter((game) => game.settings !== null)
        .map((game) => ({ game, seats: all.filter((row) => row.game === game.id) }))
    );
  }

  async gamesOf(userId: string, limit: number): Promise<GameWithSeats[]> {
    const mine = this.db.select({ id: seats.game }).from(seats).where(eq(seats.user, userId));
    const rows = await this.db
      .select()
      .from(games)
      .where(inArray(games.id, mine))
      .orderBy(desc(games.changedAt))
      .limit(limit);
    return this.withSeats(rows);
  }

  async unfinishedOf(userId: string): Promise<number> {
    const [row] = await this.db
      .select({ count: sql<string>`count(distinct ${games.id})` })
      .from(games)
      .innerJoin(seats, eq(seats.game, games.id))
      .where(and(eq(seats.user, userId), ne(games.status, 'over')));
    return Number(row.count);
  }

  /** Listed games: those that wait for a player, or those that can be watched. */
  async listed(status: 'open' | 'playing', limit: number): Promise<GameWithSeats[]> {
    const rows = await this.db
      .select()
      .from(games)
      // the settings are JSON as text, written by us
      .where(and(eq(games.status, status), sql`${games.settings} like '%"public":true%'`))
      .orderBy(desc(games.changedAt))
      .limit(limit);
    return this.withSeats(rows);
  }

  /** Of all games those in which something happened last. */
  async latest(limit: number): Promise<GameWithSeats[]> {
    const rows = await this.db.select().from(games).orderBy(desc(games.changedAt)).limit(limit);
    return this.withSeats(rows);
  }

  /** Rematches that others have proposed to this user and that wait for him. */
  async invitationsOf(userId: string, limit: number): Promise<GameWithSeats[]> {
    const mine = this.db.select({ id: seats.game }).from(seats).where(eq(seats.user, userId));
    const proposed = this.db
      .select({ id: games.rematch })
      .from(games)
      .where(and(inArray(games.id, mine), eq(games.status, 'over'), isNotNull(games.rematch)));
    const rows = await this.db
      .select()
      .from(games)
      .where(and(inArray(games.id, proposed), eq(games.status, 'open'), notInArray(games.id, mine)))
      .orderBy(desc(games.changedAt))
      .limit(limit);
    return this.withSeats(rows);
  }

  /** False: there are too many of his. One without a word gives way to the next, the oldest first. */
  async addPosition(row: PositionRow): Promise<boolean> {
    const [{ count }] = await this.db
      .select({ count: sql<string>`count(*)` })
      .from(positions)
      .where(eq(positions.user, row.user));
    if (Number(count) >= POSITIONS_PER_USER) {
      const oldest = this.db
        .select({ id: positions.id })
        .from(positions)
        .where(and(eq(positions.user, row.user), eq(positions.note, '')))
        .orderBy(asc(positions.at))
        .limit(1);
      const gone = await this.db
        .delete(positions)
        .where(inArray(positions.id, oldest))
        .returning({ id: positions.id });
      if (gone.length === 0) return false;
    }
    await this.db.insert(positions).values(row);
    return true;
  }

  async position(id: string): Promise<PositionRow | null> {
    const [row] = await this.db.select().from(positions).where(eq(positions.id, id));
    return row ?? null;
  }

  /** A guest has become a user with an account: what was his is his still. */
  async giveAll(from: string, to: string, name: string): Promise<string[]> {
    return this.db.transaction(async (tx) => {
      const mine = tx.select({ game: seats.game }).from(seats).where(eq(seats.user, from));
      const all = await tx.select().from(seats).where(inArray(seats.game, mine)).for('update');
      const given = takeOver(all, from, to, name);
      for (const { game, seat, name } of given)
        await tx
          .update(seats)
          .set({ user: to, name })
          .where(and(eq(seats.game, game), eq(seats.seat, seat)));
      await tx.update(positions).set({ user: to }).where(eq(positions.user, from));
      // whom he had blocked already under his account he need not block twice
      await tx.execute(
        sql`update blocks set user_id = ${to} where user_id = ${from} and other <> ${to}
          and other not in (select other from blocks where user_id = ${to})`,
      );
      await tx.update(reports).set({ user: to }).where(eq(reports.user, from));
      await tx.update(decks).set({ owner: to }).where(eq(decks.owner, from));
      return [...new Set(given.map((row) => row.game))];
    });
  }

  /** Whether the database answers in that time. */
  async answers(ms: number): Promise<boolean> {
    const late = new Promise<false>((done) => setTimeout(done, ms, false).unref());
    const asked = this.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return Promise.race([asked, late]);
  }

  async rename(userId: string, name: string): Promise<void> {
    await this.db.update(user).set({ name, updatedAt: new Date() }).where(eq(user.id, userId));
  }
}
