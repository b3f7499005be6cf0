// Many games at once through real sockets on loopback: `npm run load -- --games 200 --seconds 60`.
// A server in a process of its own, two clients for each game, each playing what a bot would from
// the view that it was sent. Prints what was measured as JSON, last line.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { bots, rngOf } from '@mathom/bots';
import { decks } from '@mathom/decks';
import type { Update } from '@mathom/protocol';
import { type Client, Visitor } from '../test/support/client.ts';
import { spawnServer } from '../test/support/server.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    /** the measurement ends then, whether or not the games have */
    seconds: { type: 'string', default: '90' },
    /** how long a client thinks, from so many milliseconds to twice as many */
    think: { type: 'string', default: '500' },
    bot: { type: 'string', default: 'random' },
    /** compress as browsers ask for */
    deflate: { type: 'boolean', default: false },
  },
});
const games = Math.min(500, Number(values.games));
const seconds = Math.min(600, Number(values.seconds));
const think = Number(values.think);
const bot = bots[values.bot] ?? bots.random;

const latencies: number[] = [];
const errors = new Map<string, number>();
const fail = (what: string): void => void errors.set(what, (errors.get(what) ?? 0) + 1);
let choices = 0;
let over = 0;
let bytes = 0;
let measuring = false;

/** Memory of a process in megabytes, as Linux counts it. */
function memoryOf(pid: number): number {
  try {
    const found = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Math.round(Number(found?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Seconds of processor time a process has used, as Linux counts it. */
function timeOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

/** One number of the server's metrics. */
async function metric(base: string, name: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** Plays one seat, measuring from each choice until the view that shows it. */
function seat(client: Client, game: string, seed: number): void {
  const rng = rngOf(seed);
  let chosenAt = 0;
  let waitingFor = -1;
  let thought = -1;
  client.onText = (text) => {
    bytes += text.length;
  };
  client.onUpdate = (update: Update) => {
    if (waitingFor >= 0 && update.n >= waitingFor) {
      if (measuring) latencies.push(performance.now() - chosenAt);
      waitingFor = -1;
    }
    if (update.info.status === 'over') {
      over++;
      return;
    }
    const { view, n } = update;
    if (!view?.decision || n === thought) return;
    thought = n;
    withPool(view.state, officialPool(view.state.rules));
    const option = bot.choose(view, rng);
    setTimeout(
      () => {
        chosenAt = performance.now();
        waitingFor = n + 1;
        choices++;
        client.choose(game, option, n).then(
          (reply) => reply.t === 'error' && fail(reply.code),
          (error) => fail((error as Error).message),
        );
      },
      think * (1 + rng(1000) / 1000),
    );
  };
  client.socket.on('close', () => measuring && fail('socket closed'));
}

const percentile = (sorted: readonly number[], p: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0) * 10) / 10;

const folder = mkdtempSync(join(tmpdir(), 'mathom-load-'));
const server = await spawnServer({ DATA_DIR: folder });
const pid = server.child.pid ?? 0;
try {
  const clients: Client[] = [];
  for (let i = 0; i < games; i++) {
    const visitors = [new Visitor(server.base), new Visitor(server.base)];
    for (const visitor of visitors) await visitor.me();
    const deck = (k: number): string => decks[(i + k) % decks.length].id;
    const game = await visitors[0].create({
      opponent: 'person',
      deck: deck(0),
      seat: 0,
      hidePasses: false,
    });
    await visitors[1].ask('POST', `/api/games/${game}/join`, { deck: deck(1) });
    for (const [k, visitor] of visitors.entries()) {
      const client = await visitor.connect({ deflate: values.deflate });
      seat(client, game, i * 2 + k);
      clients.push(client);
      client.send({ t: 'watch', game });
    }
    if (i % 50 === 49) console.log(`${i + 1} games begun`);
  }
  measuring = true;
  const started = performance.now();
  const before = choices;
  const timeBefore = timeOf(pid);
  const ownLag = monitorEventLoopDelay({ resolution: 10 });
  ownLag.enable();
  // reading the metrics sets the server's own count of delays back
  await metric(server.base, 'none');
  let peak = 0;
  while (performance.now() - started < seconds * 1000 && over < games * 2) {
    await new Promise((next) => setTimeout(next, 1000));
    peak = Math.max(peak, memoryOf(pid));
  }
  measuring = false;
  const took = (performance.now() - started) / 1000;
  const lag = await metric(server.base, 'mathom_nodejs_eventloop_lag_p99_seconds');
  const heap = await metric(server.base, 'mathom_nodejs_heap_size_used_bytes');
  const sorted = latencies.sort((a, b) => a - b);
  const report = {
    games,
    finished: over / 2,
    seconds: Math.round(took),
    thinkMs: [think, think * 2],
    bot: bot.name,
    choices: choices - before,
    choicesPerSecond: Math.round((choices - before) / took),
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    max: percentile(sorted, 1),
    errors: Object.fromEntries(errors),
    /** how long a thread was busy with something else, 99 of 100: the server's, the clients' */
    lagP99: [Math.round(lag * 1000), Math.round(ownLag.percentile(99) / 1e6)],
    /** of one core */
    serverCpuPercent: Math.round(((timeOf(pid) - timeBefore) / took) * 100),
    /** everything that wants a core on this machine, the last minute */
    machineLoad: Math.round(loadavg()[0] * 10) / 10,
    serverHeapMb: Math.round(heap / 1e6),
    serverMemoryMb: memoryOf(pid),
    serverMemoryPeakMb: peak,
    receivedMb: Math.round(bytes / 1e6),
    deflate: values.deflate,
  };
  for (const client of clients) client.close();
  await server.stop('SIGTERM');
  const printed = server.output().trim();
  if (printed !== '') console.log(printed.split('\n').slice(0, 20).join('\n'));
  console.log(JSON.stringify(report));
  process.exitCode = errors.size > 0 || report.p95 >= 250 ? 1 : 0;
} finally {
  if (server.child.exitCode === null) server.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
