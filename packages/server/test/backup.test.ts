import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { Visitor } from './support/client.ts';
import { playBy } from './support/play.ts';
import { postgresHere, startPostgres } from './support/postgres.ts';
import { type Running, startServer } from './support/server.ts';
import { sitDown, type Table } from './support/table.ts';

/** Plays on for a while, and says how it stands then. */
async function playOn(at: Running, { game, clients }: Table, seed: number): Promise<string> {
  const plays = clients.map((client, seat) => playBy(client, game, 'random', seed + seat, 15));
  await Promise.race(plays.map((play) => play.done));
  await Promise.all(plays.map((play) => play.stop()));
  for (let before = ''; ; ) {
    const now = await standing(at, game);
    if (now === before) return now;
    before = now;
    await new Promise((next) => setTimeout(next, 150));
  }
}

async function standing(at: Running, game: string): Promise<string> {
  const { timeline } = await at.server.services.rooms.get(game);
  return `${timeline?.n} ${timeline && hash(timeline.state)}`;
}

/** The same people, with the cookies they have, at another server. */
function moved(at: Running, { game, visitors }: Table) {
  return Promise.all(
    visitors.map(async (before) => {
      const visitor = new Visitor(at.base);
      visitor.cookies = before.cookies;
      const client = await visitor.connect();
      await client.watch(game);
      return client;
    }),
  );
}

describe('a backup', () => {
  it.skipIf(!postgresHere)(
    'of PostgreSQL, made while people play, has its games go on where it was made',
    async () => {
      const postgres = await startPostgres();
      const folder = mkdtempSync(join(tmpdir(), 'mathom-backup-'));
      const file = join(folder, 'mathom.dump');
      const program = (name: string, ...args: string[]): void => {
        const { status, stderr } = spawnSync(name, args, { encoding: 'utf8' });
        if (status !== 0) throw new Error(`${name}: ${stderr}`);
      };
      try {
        const first = await startServer({ DATABASE_URL: postgres.url });
        const table = await sitDown(first);
        const then = await playOn(first, table, 11);
        // as docs/running.md has it
        program('pg_dump', '--format=custom', `--file=${file}`, postgres.url);
        expect(await playOn(first, table, 21)).not.toBe(then);
        for (const client of table.clients) client.close();
        await first.server.close();

        const restored = postgres.url.replace(/\/postgres$/, '/restored');
        program('psql', postgres.url, '-qc', 'create database restored');
        program('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${restored}`, file);
        const second = await startServer({ DATABASE_URL: restored });
        expect(await standing(second, table.game)).toBe(then);
        const clients = await moved(second, table);
        expect(await playOn(second, { ...table, clients }, 31)).not.toBe(then);
        for (const client of clients) client.close();
        await second.server.close();
      } finally {
        await postgres.stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    180_000,
  );

  it('of the embedded database, copied while the server stands still, goes on too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mathom-backup-'));
    const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
    try {
      const first = await startServer({ DATA_DIR: data });
      const table = await sitDown(first);
      const then = await playOn(first, table, 11);
      for (const client of table.clients) client.close();
      await first.server.close();
      cpSync(data, copy, { recursive: true });
      rmSync(data, { recursive: true });
      const second = await startServer({ DATA_DIR: copy });
      expect(await standing(second, table.game)).toBe(then);
      const clients = await moved(second, table);
      expect(await playOn(second, { ...table, clients }, 31)).not.toBe(then);
      for (const client of clients) client.close();
      await second.server.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
