import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer, type Server } from '../../src/app.ts';
import { configOf, IN_MEMORY, ROOT } from '../../src/config.ts';
import { MIGRATIONS } from '../../src/db/migrations.ts';
import { Visitor } from './client.ts';

export interface Running {
  readonly base: string;
  readonly server: Server;
  visitor(): Visitor;
}

/** As good as new for as long as the schema and PGlite are the same. */
const pglite = readFileSync(join(ROOT, 'node_modules/@electric-sql/pglite/package.json'));
const schema = createHash('sha256')
  .update(pglite)
  .update(MIGRATIONS.flat().join('\n'))
  .digest('hex');

/** An empty database with the schema, for all tests. */
export const TEMPLATE = join(ROOT, 'node_modules/.cache/mathom', `${schema.slice(0, 16)}.tar`);

const ENV = {
  PGLITE_TEMPLATE: TEMPLATE,
  HOST: '127.0.0.1',
  DATA_DIR: IN_MEMORY,
  WEB_DIR: join(ROOT, 'packages/server/test/support/page'),
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '0',
  ABSENCE_SECONDS: '1',
  MESSAGE_RATE: '0',
  PASS_HOLD_MS: '0',
};

/** A server in this process, on a free port of loopback. */
export async function startServer(env: Record<string, string> = {}): Promise<Running> {
  const server = await buildServer(configOf({ ...ENV, ...env }));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  return { base, server, visitor: () => new Visitor(base) };
}

let shared: Promise<Running> | null = null;
/** One server for all tests that need nothing special of it; it ends with the process. */
export const sharedServer = (): Promise<Running> => {
  shared ??= startServer();
  return shared;
};

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export interface Spawned {
  readonly base: string;
  readonly child: ChildProcess;
  /** what it has printed so far */
  output(): string;
  stop(signal: NodeJS.Signals): Promise<void>;
}

/** A server in a process of its own, which can be killed. */
export async function spawnServer(
  env: Record<string, string>,
  flags: readonly string[] = [],
): Promise<Spawned> {
  const port = env.PORT ?? String(await freePort());
  const loader = pathToFileURL(join(ROOT, 'scripts/ts-loader.mjs')).href;
  const child = spawn(
    process.execPath,
    ['--v8-pool-size=0', ...flags, '--import', loader, join(ROOT, 'packages/server/src/index.ts')],
    { cwd: ROOT, env: { ...process.env, ...ENV, LOG_LEVEL: 'warn', ...env, PORT: port } },
  );
  let printed = '';
  child.stdout.on('data', (data) => {
    printed += data;
  });
  child.stderr.on('data', (data) => {
    printed += data;
  });
  const base = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  let over = false;
  ended.then(() => {
    over = true;
  });
  for (let i = 0; i < 1800; i++) {
    if (over) throw new Error(`the server did not start: ${printed}`);
    const ok = await fetch(`${base}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) {
      return {
        base,
        child,
        output: () => printed,
        stop: async (signal) => {
          child.kill(signal);
          await ended;
        },
      };
    }
    await new Promise((next) => setTimeout(next, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not answer: ${printed}`);
}
