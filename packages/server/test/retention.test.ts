import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, it } from 'vitest';
import { type Db, migrate } from '../src/db/open.ts';
import { tidy } from '../src/db/retention.ts';
import * as schema from '../src/db/schema.ts';

const DAY = 86_400_000;
const KEEP = { openTables: 7, guestGames: 180, guests: 30, positions: 180 };

it('what nobody comes back to is deleted, and nothing of anybody with an account', async () => {
  const client = await PGlite.create();
  const db = drizzle(client, { schema }) as unknown as Db;
  await migrate(db);
  const now = Date.UTC(2026, 10, 16);
  const date = (days: number): string => new Date(now - days * DAY).toISOString();
  const user = (id: string, guest: boolean, days: number): Promise<unknown> =>
    client.query(
      `insert into "user" (id, name, email, is_anonymous, created_at, updated_at)
       values ($1, $1, $1, $2, $3, $3)`,
      [id, guest, date(days)],
    );
  const game = async (id: string, status: string, days: number, who: string[]): Promise<void> => {
    const at = now - days * DAY;
    await client.query(
      `insert into games values ($1, $2, '{}', null, 'e', 0, null, null, 0, 0, -1, $3, $3)`,
      [id, status, at],
    );
    for (const [seat, one] of who.entries())
      await client.query(
        `insert into seats (game, seat, user_id, name, deck) values ($1, $2, $3, 'n', 'd')`,
        [id, seat, one],
      );
  };
  for (const [id, guest, days] of [
    ['member', false, 900],
    ['guest', true, 400],
    ['lost', true, 31],
    ['new', true, 29],
    ['here', true, 400],
    ['builder', true, 400],
  ] as const)
    await user(id, guest, days);
  await client.query(
    `insert into session (id, expires_at, token, created_at, updated_at, user_id) values
     ('s1', $1, 't1', $2, $2, 'here'), ('s2', $2, 't2', $2, $2, 'lost')`,
    [date(-10), date(1)],
  );
  await client.query(
    `insert into decks values ('d', 'builder', 'n', 'hero', 1, '{}', 1, null, 1, 1)`,
  );
  await game('open-old', 'open', 8, ['guest']);
  await game('open-new', 'open', 6, ['guest']);
  await game('open-member', 'open', 400, ['member']);
  await game('guests-old', 'over', 181, ['guest', 'here']);
  await game('guests-new', 'playing', 179, ['guest']);
  await game('mixed-old', 'over', 900, ['guest', 'member']);
  await client.query(`insert into moves values
    ('guests-old', 1, 'choice', 0, 0, null, null, false, null, '[]', 1),
    ('mixed-old', 1, 'choice', 0, 0, null, null, false, null, '[]', 1)`);
  for (const [id, days] of [
    ['p-old', 181],
    ['p-new', 179],
  ] as const)
    await client.query(
      `insert into positions values ($1, 'mixed-old', 0, 'guest', '', 'e', '{}', $2)`,
      [id, now - days * DAY],
    );

  const once = { sessions: 1, openTables: 1, guestGames: 1, positions: 1, guests: 1 };
  expect(await tidy(db, KEEP, now)).toEqual(once);
  const ids = async (table: string): Promise<unknown[]> =>
    (await client.query<{ id: string }>(`select id from ${table} order by id`)).rows.map(
      (r) => r.id,
    );
  expect(await ids('games')).toEqual(['guests-new', 'mixed-old', 'open-member', 'open-new']);
  // who has a game, a deck or a session left is kept
  expect(await ids('"user"')).toEqual(['builder', 'guest', 'here', 'member', 'new']);
  expect(await ids('positions')).toEqual(['p-new']);
  const left = await client.query<{ game: string }>('select game from moves');
  expect(left.rows.map((r) => r.game)).toEqual(['mixed-old']);
  // the second time there is nothing to do
  expect(Object.values(await tidy(db, KEEP, now))).toEqual([0, 0, 0, 0, 0]);
  await client.close();
});
