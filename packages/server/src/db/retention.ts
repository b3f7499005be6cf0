import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from '../log.ts';
import type { Db } from './open.ts';

/** How long what nobody comes back to is kept, in days. What is of somebody with an account stays. */
export interface Keeping {
  /** a table at which nobody sat down */
  readonly openTables: number;
  /** games of guests alone, since something last happened in them */
  readonly guestGames: number;
  /** a guest with no session, no game and no deck, since he was made */
  readonly guests: number;
  /** reported positions */
  readonly positions: number;
}

const DAY_MS = 86_400_000;
/** So many rows at a time: nobody waits long for it. */
const BATCH = 500;

/** Deletes what has been kept long enough, and says how much of each. */
export async function tidy(
  db: Db,
  keep: Keeping,
  now = Date.now(),
): Promise<Record<string, number>> {
  const before = (days: number): number => now - days * DAY_MS;
  const dateBefore = (days: number): string => new Date(before(days)).toISOString();
  const withAccount = sql`
    select 1 from seats join "user" on "user".id = seats.user_id
    where seats.game = games.id and not coalesce("user".is_anonymous, false)`;
  const old: Record<string, [table: SQL, which: SQL]> = {
    sessions: [sql`session`, sql`expires_at < ${dateBefore(0)}`],
    openTables: [
      sql`games`,
      sql`status = 'open' and changed_at < ${before(keep.openTables)} and not exists (${withAccount})`,
    ],
    guestGames: [
      sql`games`,
      sql`status <> 'open' and changed_at < ${before(keep.guestGames)} and not exists (${withAccount})`,
    ],
    positions: [sql`positions`, sql`at < ${before(keep.positions)}`],
    // after sessions and games: whoever has one of them left is still somebody
    guests: [
      sql`"user"`,
      sql`coalesce(is_anonymous, false) and created_at < ${dateBefore(keep.guests)}
        and not exists (select 1 from session where session.user_id = "user".id)
        and not exists (select 1 from seats where seats.user_id = "user".id)
        and not exists (select 1 from decks where decks.owner = "user".id)`,
    ],
  };
  const gone: Record<string, number> = {};
  for (const [what, [table, which]] of Object.entries(old)) {
    gone[what] = 0;
    for (let deleted = BATCH; deleted === BATCH; ) {
      const rows = await db.execute(
        sql`delete from ${table} where id in (select id from ${table} where ${which} limit ${sql.raw(String(BATCH))}) returning id`,
      );
      deleted = rowsOf(rows).length;
      gone[what] += deleted;
    }
  }
  return gone;
}

/** The two drivers answer in different shapes. */
const rowsOf = (answer: unknown): readonly unknown[] =>
  Array.isArray(answer) ? answer : ((answer as { rows?: unknown[] }).rows ?? []);

/** Soon after the start, and then now and then; ends with `stop`. */
export function keepTidy(
  db: Db,
  keep: Keeping,
  log: Logger,
  everyMs = DAY_MS / 4,
): { readonly stop: () => void } {
  const run = (): void =>
    void tidy(db, keep).then(
      (gone) => {
        if (Object.values(gone).some((n) => n > 0)) log.info({ gone }, 'what was old is deleted');
      },
      (error) => log.error({ err: error }, 'what is old could not be deleted'),
    );
  const first = setTimeout(run, 60_000);
  const timer = setInterval(run, everyMs);
  first.unref();
  timer.unref();
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}
