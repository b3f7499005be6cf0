import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../src/config.ts';
import { openDatabase } from '../src/db/open.ts';
import { TEMPLATE } from './support/server.ts';

const loader = pathToFileURL(join(ROOT, 'scripts/ts-loader.mjs')).href;
const run = (args: string[], ms: number) => {
  const child = spawn(process.execPath, ['--import', loader, ...args], { cwd: ROOT });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  const late = setTimeout(() => child.kill('SIGKILL'), ms);
  return once(child, 'exit').then(([code, signal]) => {
    clearTimeout(late);
    return { code: code as number | null, signal: signal as string | null, out, err };
  });
};

/** A disk of its own, as small as one likes; only root may have one. */
const disk = mkdtempSync(join(tmpdir(), 'mathom-disk-'));
const mounted =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'mathom-test', disk]).status === 0;
afterAll(() => {
  if (mounted) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it.skipIf(!mounted)(
    'on a full disk ends with a word, and has all that it said it had',
    async () => {
      const dataDir = join(disk, 'data');
      const first = await openDatabase({ databaseUrl: null, dataDir, template: TEMPLATE });
      await first.close();
      // less than the next piece of its log needs
      const { bavail, bsize } = statfsSync(disk);
      const filler = join(disk, 'filler');
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 12 * 1024 * 1024)));
      const script = join(ROOT, 'packages/server/test/support/fill-disk.ts');
      const { code, signal, out, err } = await run([script, dataDir], 100_000);
      expect({ code, signal }).toEqual({ code: 1, signal: null });
      expect(err).toContain('the disk is full');
      const said = Number(out.trim().split('\n').at(-1));
      expect(said).toBeGreaterThan(1000);
      rmSync(filler);
      const again = await openDatabase({ databaseUrl: null, dataDir, template: TEMPLATE });
      const rows = (await again.db.execute(sql`select value from meta where key = 'row'`)) as {
        rows?: { value: string }[];
      };
      const kept = Number(rows.rows?.[0]?.value.split(' ')[0]);
      expect(kept === said || kept === said + 1).toBe(true);
      await again.close();
    },
    180_000,
  );

  it('asks the system to put on the disk what it says is stored', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mathom-sync-'));
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir, template: TEMPLATE });
    const shown = (await db.execute(sql`show fsync`)) as { rows?: { fsync: string }[] };
    expect(shown.rows?.[0]?.fsync).toBe('on');
    // not what it says of itself, but what it asks of the system: its log, once for each write
    const real = fs.fsyncSync;
    const synced: string[] = [];
    fs.fsyncSync = (fd) => {
      synced.push(fs.readlinkSync(`/proc/self/fd/${fd}`));
      real(fd);
    };
    syncBuiltinESMExports();
    try {
      for (let i = 0; i < 60; i++)
        await db.execute(sql`insert into meta (key, value) values (${`k${i}`}, 'v')`);
    } finally {
      fs.fsyncSync = real;
      syncBuiltinESMExports();
    }
    expect(synced.filter((file) => file.includes('/pg_wal/')).length).toBeGreaterThanOrEqual(60);
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('a process that goes round in a circle', () => {
  it('is ended by its watchdog, with a word', async () => {
    const watchdog = pathToFileURL(join(ROOT, 'packages/server/src/watchdog.ts')).href;
    const code = `import { watchOver } from ${JSON.stringify(watchdog)};
      watchOver(400); setTimeout(() => { for (;;); }, 300);`;
    const { signal, err } = await run(['--input-type=module', '-e', code], 60_000);
    expect(signal).toBe('SIGKILL');
    expect(err).toContain('hears no signal');
  });
  it('is left alone while it only waits', async () => {
    const watchdog = pathToFileURL(join(ROOT, 'packages/server/src/watchdog.ts')).href;
    const code = `import { watchOver } from ${JSON.stringify(watchdog)};
      const { stop } = watchOver(400); setTimeout(stop, 1500);`;
    const { code: end, err } = await run(['--input-type=module', '-e', code], 60_000);
    expect({ end, err }).toEqual({ end: 0, err: '' });
  });
});
