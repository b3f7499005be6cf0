import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './server.ts';

export const redisHere = spawnSync('which', ['redis-server']).status === 0;

export interface PrivateRedis {
  readonly url: string;
  /** Gone at once, with all it held; it comes back empty. */
  down(): Promise<void>;
  up(): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis of our own that keeps nothing, on loopback alone. */
export async function startRedis(): Promise<PrivateRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'mathom-redis-'));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let kill: () => Promise<void> = async () => {};
  const up = async (): Promise<void> => {
    const child = spawn(
      'redis-server',
      [
        ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
        ...['--save', '', '--appendonly', 'no'],
      ],
      { stdio: 'ignore' },
    );
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    kill = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    const probe = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    probe.on('error', () => {});
    await probe.ping();
    probe.disconnect();
  };
  await up();
  return {
    url,
    down: () => kill(),
    up,
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
