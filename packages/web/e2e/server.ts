import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** An empty database to begin with: the first server leaves it for the others of this run. */
const TEMPLATE = join(tmpdir(), `mathom-e2e-template-${process.ppid}`);

/** A server of its own on a free port of the loopback, with a folder that goes with it. */
export interface TestServer {
  readonly url: string;
  /** kill -9: no goodbye, nothing is put away */
  kill(): Promise<void>;
  /** again, on the same folder and port; with other settings, if there are any */
  start(settings?: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** The one that all tests share which do nothing to it (shared.ts has started it). */
export function sharedServer(): string {
  const url = process.env.MATHOM_E2E_URL;
  if (!url) throw new Error('The shared server is not running.');
  return url;
}

export async function startServer(): Promise<TestServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'mathom-e2e-'));
  let child: ChildProcess | null = null;
  let said = '';

  const start = async (settings: Record<string, string> = {}): Promise<void> => {
    const loader = pathToFileURL(join(ROOT, 'scripts/ts-loader.mjs')).href;
    const started = spawn(
      process.execPath,
      ['--import', loader, join(ROOT, 'packages/server/src/index.ts')],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          HOST: '127.0.0.1',
          PORT: String(port),
          DATA_DIR: join(folder, 'data'),
          DATABASE_URL: '',
          PGLITE_TEMPLATE: TEMPLATE,
          LOG_LEVEL: 'warn',
          RATE_LIMIT: '0',
          PASS_HOLD_MS: '20',
          ...settings,
        },
      },
    );
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-4000);
      });
    }
    const until = Date.now() + 90_000;
    while (Date.now() < until) {
      if (started.exitCode !== null) break;
      const answer = await fetch(`${url}/api/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await end('SIGKILL');
    throw new Error(`The server did not come up:\n${said}`);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  };
  await start();
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    close: async () => {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
