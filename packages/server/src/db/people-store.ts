import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { newId } from '../games/id.ts';
import type { Db } from './open.ts';
import {
  type BanRow,
  type BlockRow,
  bans,
  blocks,
  positions,
  type ReportRow,
  reports,
  session,
  user,
} from './schema.ts';

const SESSIONS_AT_ONCE = 1000;

/** Somebody as the operator and his own profile know him. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly since: number;
}

/** Finished games with one deck. */
export interface DeckRecord {
  readonly deck: string;
  /** what its player called a deck of his own */
  readonly own: string | null;
  readonly against: 'person' | 'bot';
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
}

export interface Totals {
  readonly accounts: number;
  readonly guests: number;
  readonly open: number;
  readonly playing: number;
  readonly over: number;
}

const SHOWN = 100;

const rowsOf = (answer: unknown): Record<string, unknown>[] =>
  Array.isArray(answer) ? answer : ((answer as { rows?: Record<string, unknown>[] }).rows ?? []);

/** What is kept of people among each other. */
export class PeopleStore {
  private readonly db: Db;
  constructor(db: Db) {
    this.db = db;
  }

  async person(id: string): Promise<Person | null> {
    const [row] = await this.db.select().from(user).where(eq(user.id, id));
    if (!row) return null;
    const { name, isAnonymous, createdAt } = row;
    return { id, name, guest: isAnonymous === true, since: createdAt.getTime() };
  }

  // whom somebody does not want to meet

  blocksOf(userId: string): Promise<BlockRow[]> {
    return this.db
      .select()
      .from(blocks)
      .where(eq(blocks.user, userId))
      .orderBy(desc(blocks.at))
      .limit(1000);
  }

  async block(userId: string, other: string, name: string): Promise<void> {
    await this.db
      .insert(blocks)
      .values({ id: newId(), user: userId, other, name, at: Date.now() })
      .onConflictDoNothing();
  }

  async unblock(userId: string, id: string): Promise<void> {
    await this.db.delete(blocks).where(and(eq(blocks.user, userId), eq(blocks.id, id)));
  }

  /** Those whom he has blocked and those who have blocked him: they do not sit down together. */
  async apartFrom(userId: string): Promise<Set<string>> {
    const rows = await this.db
      .select({ user: blocks.user, other: blocks.other })
      .from(blocks)
      .where(or(eq(blocks.user, userId), eq(blocks.other, userId)));
    return new Set(rows.map((row) => (row.user === userId ? row.other : row.user)));
  }

  /** Who does not want to hear him. */
  async blockersOf(userId: string): Promise<Set<string>> {
    const rows = await this.db
      .select({ user: blocks.user })
      .from(blocks)
      .where(eq(blocks.other, userId));
    return new Set(rows.map((row) => row.user));
  }

  // complaints and bugs

  async addReport(row: Omit<ReportRow, 'handledAt'>): Promise<void> {
    await this.db.insert(reports).values(row);
  }

  /** Those of the sessions that are over: ended, run out, or nobody's any more. */
  async sessionsOver(ids: readonly string[]): Promise<string[]> {
    const live = new Set<string>();
    for (let i = 0; i < ids.length; i += SESSIONS_AT_ONCE) {
      const rows = await this.db
        .select({ id: session.id })
        .from(session)
        .where(
          and(
            inArray(session.id, ids.slice(i, i + SESSIONS_AT_ONCE)),
            gt(session.expiresAt, new Date()),
          ),
        );
      for (const { id } of rows) live.add(id);
    }
    return ids.filter((id) => !live.has(id));
  }

  async waitingReportsBy(userId: string): Promise<number> {
    const [row] = await this.db
      .select({ count: sql<string>`count(*)` })
      .from(reports)
      .where(and(eq(reports.user, userId), isNull(reports.handledAt)));
    return Number(row.count);
  }

  reportsToDo(): Promise<(ReportRow & { by: string | null })[]> {
    return this.db
      .select({ all: reports, by: user.name })
      .from(reports)
      .leftJoin(user, eq(user.id, reports.user))
      .where(isNull(reports.handledAt))
      .orderBy(desc(reports.at))
      .limit(SHOWN)
      .then((rows) => rows.map(({ all, by }) => ({ ...all, by })));
  }

  /** Positions that somebody has said something about. */
  bugsToDo() {
    const { id, at, game, n, engine, note } = positions;
    return this.db
      .select({ id, at, game, n, engine, words: note, by: user.name })
      .from(positions)
      .leftJoin(user, eq(user.id, positions.user))
      .where(and(isNull(positions.handledAt), ne(note, '')))
      .orderBy(desc(at))
      .limit(SHOWN);
  }

  async handled(what: 'reports' | 'bugs', id: string): Promise<void> {
    const table = what === 'reports' ? reports : positions;
    await this.db.update(table).set({ handledAt: Date.now() }).where(eq(table.id, id));
  }

  // who is kept out

  async banOf(userId: string, now = Date.now()): Promise<BanRow | null> {
    const [row] = await this.db.select().from(bans).where(eq(bans.user, userId));
    return row && (row.until === null || row.until > now) ? row : null;
  }

  bansNow(): Promise<BanRow[]> {
    return this.db
      .select()
      .from(bans)
      .where(or(isNull(bans.until), sql`${bans.until} > ${Date.now()}`))
      .orderBy(desc(bans.at))
      .limit(1000);
  }

  /** His sessions are over; which they were is for those who hold his sockets. */
  async ban(row: BanRow): Promise<string[]> {
    return this.db.transaction(async (tx) => {
      const { user: id, ...rest } = row;
      await tx.insert(bans).values(row).onConflictDoUpdate({ target: bans.user, set: rest });
      const ended = await tx
        .delete(session)
        .where(eq(session.userId, id))
        .returning({ id: session.id });
      return ended.map((one) => one.id);
    });
  }

  async unban(userId: string): Promise<void> {
    await this.db.delete(bans).where(eq(bans.user, userId));
  }

  // counts

  /** A user's finished games, by deck and by what sat opposite. */
  async records(userId: string): Promise<DeckRecord[]> {
    const rows = await this.db.execute(sql`
      with mine as (
        select s.deck, s.seat, (s.deck_list::jsonb)->>'name' as own,
          (g.settings::jsonb)->>'opponent' as against, ((g.result::jsonb)->>'winner')::int as winner
        from seats s join games g on g.id = s.game
        where s.user_id = ${userId} and g.status = 'over' and g.result is not null and g.base = 0
      )
      select deck, own, against, count(*) as played,
        count(*) filter (where winner = seat) as won, count(*) filter (where winner < 0) as drawn
      from mine where against in ('person', 'bot')
      group by deck, own, against order by played desc, deck, own, against limit ${SHOWN}`);
    return rowsOf(rows).map((row) => ({
      deck: String(row.deck),
      own: row.own === null ? null : String(row.own),
      against: row.against === 'bot' ? 'bot' : 'person',
      played: Number(row.played),
      won: Number(row.won),
      drawn: Number(row.drawn),
    }));
  }

  async totals(): Promise<Totals> {
    const [row] = rowsOf(
      await this.db.execute(sql`select
        (select count(*) from "user" where not coalesce(is_anonymous, false)) as accounts,
        (select count(*) from "user" where coalesce(is_anonymous, false)) as guests,
        (select count(*) from games where status = 'open') as open,
        (select count(*) from games where status = 'playing') as playing,
        (select count(*) from games where status = 'over') as over`),
    );
    const count = (name: string): number => Number(row?.[name] ?? 0);
    return {
      accounts: count('accounts'),
      guests: count('guests'),
      open: count('open'),
      playing: count('playing'),
      over: count('over'),
    };
  }
}
