import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server.ts';

/** The programs of PostgreSQL, where Debian or the path has them; null if there are none. */
function programs(): string | null {
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian)) {
    for (const version of readdirSync(debian).sort().reverse()) {
      const folder = join(debian, version, 'bin');
      if (existsSync(join(folder, 'initdb'))) return folder;
    }
  }
  const found = spawnSync('which', ['initdb'], { encoding: 'utf8' });
  return found.status === 0 ? join(found.stdout.trim(), '..') : null;
}

/** PostgreSQL refuses to run as root; Debian has a user for it. */
const isRoot = process.getuid?.() === 0;
const asUser = (command: string, args: string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

export const postgresHere = programs() !== null;

export interface PrivatePostgres {
  readonly url: string;
  /** Gone at once, as by a crash; what was committed is there when it comes back. */
  down(): Promise<void>;
  up(): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL of our own in a temporary folder, on loopback alone; tests do without `fsync`. */
export async function startPostgres({ fsync = false } = {}): Promise<PrivatePostgres> {
  const bin = programs();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'mathom-postgres-'));
  if (isRoot) {
    const id = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' });
    chownSync(folder, Number(id.stdout), 0);
  }
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const made = spawnSync(
    ...asUser(join(bin, 'initdb'), [
      ...['-D', data, '-U', 'mathom', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    ]),
    { encoding: 'utf8', cwd: '/' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const [command, args] = asUser(join(bin, 'postgres'), [
    ...['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    ...['-c', `fsync=${fsync ? 'on' : 'off'}`, '-c', 'max_connections=100'],
  ]);
  const ready = join(bin, 'pg_isready');
  let ended: Promise<void> = Promise.resolve();
  const up = async (): Promise<void> => {
    const child = spawn(command, args, { cwd: '/', stdio: 'ignore' });
    ended = new Promise<void>((done) => child.once('exit', () => done()));
    for (let i = 0; i < 200; i++) {
      const look = spawnSync(ready, ['-h', '127.0.0.1', '-p', String(port), '-q']);
      if (look.status === 0) break;
      await new Promise((next) => setTimeout(next, 100));
    }
  };
  const down = async (how: 'fast' | 'immediate'): Promise<void> => {
    spawnSync(...asUser(join(bin, 'pg_ctl'), ['-D', data, '-m', how, 'stop']), { cwd: '/' });
    await ended;
  };
  await up();
  return {
    url: `postgres://mathom@127.0.0.1:${port}/postgres`,
    down: () => down('immediate'),
    up,
    stop: async () => {
      await down('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
