import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDatabase } from '../src/db/database-lock.ts';
import { type PrivatePostgres, postgresHere, startPostgres } from './support/postgres.ts';
import { spawnServer, startServer } from './support/server.ts';

const here = describe.skipIf(!postgresHere);
if (!postgresHere) console.log('PostgreSQL is not installed: the tests of its lock are skipped');

here('one PostgreSQL database', () => {
  let db: PrivatePostgres;
  let admin: Sql;
  beforeAll(async () => {
    db = await startPostgres();
    admin = postgres(db.url, { max: 1, onnotice: () => {} });
  });
  afterAll(async () => {
    await admin?.end();
    await db?.stop();
  });

  /** Who holds the lock now. */
  const holders = async (): Promise<number[]> => {
    const rows = await admin<{ pid: number }[]>`
      select pid from pg_locks where locktype = 'advisory' and granted`;
    return rows.map((row) => row.pid);
  };
  const soon = async <T>(look: () => Promise<T>, test: (value: T) => boolean): Promise<T> => {
    for (let i = 0; i < 200; i++) {
      const value = await look();
      if (test(value)) return value;
      await new Promise((next) => setTimeout(next, 25));
    }
    throw new Error('it did not come about');
  };

  it('has one server; another is refused clearly until that one is gone', async () => {
    // two that start at once: exactly one comes up
    const both = await Promise.allSettled([
      startServer({ DATABASE_URL: db.url }),
      startServer({ DATABASE_URL: db.url }),
    ]);
    const up = both.filter((one) => one.status === 'fulfilled');
    const refused = both.filter((one) => one.status === 'rejected');
    expect([up.length, refused.length]).toEqual([1, 1]);
    expect(refused[0].reason.message).toContain('Another server uses the database');
    // as one who starts it sees it: a sentence, and nothing of the password
    const secret = db.url.replace('mathom@', 'mathom:verysecret@');
    const failure = await spawnServer({ DATABASE_URL: secret }).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    expect(failure).toContain('Another server uses the database 127.0.0.1');
    expect(failure).not.toContain('verysecret');
    expect(failure).not.toContain('    at ');
    await up[0].value.server.close();
    const next = await startServer({ DATABASE_URL: db.url });
    await next.server.close();
  });

  it('is free again when a server was killed', async () => {
    const server = await spawnServer({ DATABASE_URL: db.url });
    await server.stop('SIGKILL');
    const next = await startServer({ DATABASE_URL: db.url });
    expect(await holders()).toHaveLength(1);
    await next.server.close();
    expect(await soon(holders, (pids) => pids.length === 0)).toEqual([]);
  });

  it('is taken again when the connection broke', async () => {
    const lock = await lockDatabase(db.url);
    const [pid] = await holders();
    await admin`select pg_terminate_backend(${pid})`;
    await soon(holders, (pids) => pids.length === 1 && pids[0] !== pid);
    await expect(lockDatabase(db.url)).rejects.toThrow('Another server');
    await lock.release();
  });

  it('is left to another who took it while the connection was broken', async () => {
    const server = await spawnServer({ DATABASE_URL: db.url });
    const [pid] = await holders();
    // one who waits in line gets it the moment it is free
    const rival = postgres(db.url, { max: 1, onnotice: () => {} });
    const [row] = await admin<{ id: number }[]>`
      select objid::int as id from pg_locks where locktype = 'advisory' and granted`;
    const waiting = rival`select pg_advisory_lock(${row.id}::bigint)`.execute();
    const inLine = async (): Promise<number> => {
      const rows = await admin`
        select 1 from pg_locks where locktype = 'advisory' and not granted`;
      return rows.length;
    };
    await soon(inLine, (n) => n === 1);
    expect(server.child.exitCode).toBeNull();
    await admin`select pg_terminate_backend(${pid})`;
    await waiting;
    await soon(
      async () => server.child.exitCode,
      (code) => code !== null,
    );
    expect(server.child.exitCode).toBe(1);
    expect(server.output()).toContain('another server has taken the database');
    await rival.end();
  });
});
