// Many games at once through real sockets on loopback: `npm run load -- --games 2000 --json`.
// Servers in processes of their own (`--processes 3`: they share the games), two clients for each
// game, in the middle of it, each choosing by chance from what it was sent. As browsers do, clients
// ask for packed text and for what has changed. Prints what was measured as JSON, last line.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { bots, rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { withPool } from '@mathom/engine';
import type { Update } from '@mathom/protocol';
import { drizzle } from 'drizzle-orm/postgres-js';
import connect from 'postgres';
import { configOf } from '../src/config.ts';
import { type Db, openDatabase } from '../src/db/open.ts';
import * as schema from '../src/db/schema.ts';
import { type Client, Visitor } from '../test/support/client.ts';
import { type PrivatePostgres, postgresHere, startPostgres } from '../test/support/postgres.ts';
import { type Spawned, spawnServer } from '../test/support/server.ts';
import { atOnce, busyTime, garbage, memoryOf, metric, percentile, timeOf } from './lib/measure.ts';
import { MidGames } from './lib/mid-game.ts';
import { shareOfCore } from './lib/share-of-core.ts';
import { startServers } from './lib/three-servers.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    /** the measurement ends then, whether or not the games have */
    seconds: { type: 'string', default: '60' },
    /** so long everybody plays before anything is measured, or held to its share: a server that has run for a while knows its work */
    warm: { type: 'string', default: '6' },
    /** how long a client thinks, from so many milliseconds to twice as many */
    think: { type: 'string', default: '2000' },
    bot: { type: 'string', default: 'random' },
    /** choices that were made in each game before it is measured */
    begun: { type: 'string', default: '120' },
    /** so many servers share the games; both seats of a game may be at different ones */
    processes: { type: 'string', default: '1' },
    /** of one core, for each server: so that what one more adds can be seen where there are few (Linux, root) */
    share: { type: 'string', default: '' },
    /** both seats of a game are at the same server */
    together: { type: 'boolean', default: false },
    /** the embedded database in place of PostgreSQL */
    pglite: { type: 'boolean', default: false },
    /** neither packed nor differences: as it was once */
    plain: { type: 'boolean', default: false },
    /** at the end the server is killed and started again, and all come back */
    restart: { type: 'boolean', default: false },
    /** into this folder each server writes where its time went (`.cpuprofile`) */
    profile: { type: 'string', default: '' },
    /** for Node, which runs the server: how its heap is kept, say */
    node: { type: 'string', default: '' },
    /** what the server prints goes there */
    output: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const games = Math.min(10_000, Number(values.games));
const seconds = Math.min(600, Number(values.seconds));
const think = Number(values.think);
const processes = Math.max(1, Number(values.processes));
const bot = bots[values.bot] ?? bots.random;
const onPostgres = (postgresHere && !values.pglite) || processes > 1;
const flags = [
  ...(values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []),
  ...values.node.split(' ').filter((flag) => flag !== ''),
];
const say = (text: string): void => {
  if (!values.json) console.log(text);
};
const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

const latencies: number[] = [];
/** the same, second by second: whether all wait a little, or all wait now and then */
const bySecond: number[][] = [];
const errors = new Map<string, number>();
const fail = (what: string): void => void errors.set(what, (errors.get(what) ?? 0) + 1);
let choices = 0;
let over = 0;
let bytes = 0;
let messages = 0;
let measuring = false;
let measuredFrom = 0;
const waited = (millis: number): void => {
  latencies.push(millis);
  const second = Math.floor((performance.now() - measuredFrom) / 1000);
  bySecond[second] ??= [];
  bySecond[second].push(millis);
};
/** nobody chooses before all are there: the sooner they are */
let begin = (): void => {};
const begun = new Promise<void>((done) => {
  begin = done;
});

/** Plays one seat, measuring from each choice until the update that shows it. */
function seat(client: Client, game: string, seed: number): void {
  const rng = rngOf(seed);
  let chosenAt = 0;
  let waitingFor = -1;
  let thought = -1;
  client.changes = !values.plain;
  client.onText = (text) => {
    bytes += text.length;
    messages++;
  };
  client.onUpdate = (update: Update) => {
    if (waitingFor >= 0 && update.n >= waitingFor) {
      if (measuring) waited(performance.now() - chosenAt);
      waitingFor = -1;
    }
    if (update.info.status === 'over') {
      over++;
      return;
    }
    const { view, n } = update;
    if (!view?.decision || n === thought) return;
    thought = n;
    if (bot !== bots.random) withPool(view.state, officialPool(view.state.rules));
    const option = bot.choose(view, rng);
    const choose = (): void => {
      if (client.socket.readyState !== client.socket.OPEN) return;
      chosenAt = performance.now();
      waitingFor = n + 1;
      choices++;
      client.choose(game, option, n).then(
        (reply) => reply.t === 'error' && fail(reply.code),
        (error) => measuring && fail((error as Error).message),
      );
    };
    void begun.then(() => setTimeout(choose, think * (1 + rng(1000) / 1000)));
  };
  client.socket.on('close', () => measuring && fail('socket closed'));
}

/** A page that is refused comes again a moment later; so does this, a few times. */
async function comeIn(visitor: Visitor): Promise<Client> {
  for (let tries = 1; ; tries++) {
    try {
      return await visitor.connect({ deflate: !values.plain, patience: 60_000 });
    } catch (error) {
      if (tries === 5) throw error;
      await pause(tries * 1000);
    }
  }
}

interface Running {
  readonly servers: Spawned[];
  stop(): Promise<void>;
}

async function startAll(env: Record<string, string>, database: PrivatePostgres | null) {
  if (processes > 1) return startServers(processes, env, database);
  const server = await spawnServer(env, flags);
  // one that is killed leaves no profile
  return { servers: [server], stop: () => server.stop(values.profile ? 'SIGTERM' : 'SIGKILL') };
}

/** Everything is as quick as it can be until it is measured. */
function hold({ servers }: Running): () => Promise<void> {
  if (values.share === '') return async () => {};
  const free = servers.map(({ child }) => shareOfCore(child.pid ?? 0, Number(values.share)));
  return async () => {
    for (const one of free) await one();
  };
}

/** The tables, without the lock by which a server has them for itself. */
function besideServers(url: string): { db: Db; close(): Promise<void> } {
  const client = connect(url, { max: 4, onnotice: () => {} });
  return { db: drizzle(client, { schema }) as unknown as Db, close: () => client.end() };
}

const folder = mkdtempSync(join(tmpdir(), 'mathom-load-'));
// as it is run: what is acknowledged is on the disk
const postgres = onPostgres ? await startPostgres({ fsync: true }) : null;
const env: Record<string, string> = postgres
  ? { DATABASE_URL: postgres.url }
  : { DATA_DIR: folder };
let running: Running | null = null;
let letGo: () => Promise<void> = async () => {};
const clients: Client[] = [];
try {
  // tables and games first, by this process: the embedded database is one process's alone
  const visitors: Visitor[][] = [];
  running = await startAll(env, postgres);
  const bases = running.servers.map(({ base }) => base);
  const users: { id: string; name: string; guest: boolean }[][] = [];
  await atOnce(8, Array.from({ length: games }), async (_, i) => {
    const two = [0, 1].map((k) => new Visitor(bases[(values.together ? i : i + k) % bases.length]));
    visitors[i] = two;
    users[i] = [await two[0].me(), await two[1].me()];
    if (i % 500 === 499) say(`${i + 1} pairs are there`);
  });
  if (!postgres) await running.servers[0].stop('SIGTERM');
  const tables = postgres ? besideServers(postgres.url) : await openDatabase(configOf(env));
  const middle = new MidGames(tables.db, Number(values.begun));
  const ids: string[] = [];
  await atOnce(postgres ? 4 : 1, users, async (two, i) => {
    ids[i] = await middle.add(two, i);
    if (i % 500 === 499) say(`${i + 1} games stored`);
  });
  await tables.close();
  if (!postgres) running = await startAll({ ...env, PORT: new URL(bases[0]).port }, null);

  const watch = async (i: number): Promise<void> => {
    for (const [k, visitor] of visitors[i].entries()) {
      const client = await comeIn(visitor);
      seat(client, ids[i], i * 2 + k);
      // who comes back says what he has seen, as the page does
      const before = clients[i * 2 + k]?.updates.get(ids[i])?.n;
      clients[i * 2 + k] = client;
      await client.watch(ids[i], before);
    }
  };
  await atOnce(8, ids, async (_, i) => {
    await watch(i);
    if (i % 500 === 499) say(`${i + 1} games watched`);
  });
  begin();
  const pids = running.servers.map(({ child }) => child.pid ?? 0);
  // until everybody has chosen once or twice, and what starting took is over
  await pause(Math.max(5, (think * 3) / 1000, Number(values.warm)) * 1000);
  letGo = hold(running);
  // what waits since then is not to be measured with the rest
  if (values.share !== '') await pause(5000);
  measuring = true;
  const started = performance.now();
  measuredFrom = started;
  const before = { choices, bytes, messages, times: pids.map(timeOf), busy: busyTime() };
  const ownTime = process.cpuUsage();
  const ownLag = monitorEventLoopDelay({ resolution: 10 });
  ownLag.enable();
  // reading the metrics sets a server's own count of delays back
  const wasted = await Promise.all(bases.map(garbage));
  let peak = 0;
  while (performance.now() - started < seconds * 1000 && over < games * 2) {
    await pause(1000);
    peak = Math.max(peak, ...pids.map(memoryOf));
  }
  measuring = false;
  const took = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(ownTime);
  const busy = busyTime() - before.busy;
  const lags = await Promise.all(
    bases.map((base) => metric(base, 'mathom_nodejs_eventloop_lag_p99_seconds')),
  );
  const of = (name: string) => Promise.all(bases.map((base) => metric(base, `mathom_${name}`)));
  const megabytes = async (name: string) =>
    (await of(name)).map((bytes) => Math.round(bytes / 1e6));
  const heaps = await megabytes('nodejs_heap_size_used_bytes');
  const reserved = await megabytes('nodejs_heap_size_total_bytes');
  const writing = await of('write_seconds_sum');
  const writes = await of('write_seconds_count');
  const garbageMs = (await Promise.all(bases.map(garbage))).map(
    (all, i) => (all - wasted[i]) * 1e3,
  );
  const sorted = latencies.sort((a, b) => a - b);
  const made = choices - before.choices;
  const cpu = pids.map((pid, i) => timeOf(pid) - before.times[i]);
  const report: Record<string, unknown> & { p95: number } = {
    games,
    processes,
    database: onPostgres ? 'postgresql' : 'pglite',
    begunAt: Number(values.begun),
    warmSeconds: Number(values.warm),
    finished: over / 2,
    seconds: Math.round(took),
    thinkMs: [think, think * 2],
    bot: bot.name,
    choices: made,
    choicesPerSecond: Math.round(made / took),
    shareOfCore: values.share === '' ? null : Number(values.share),
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    max: percentile(sorted, 1),
    /** of each second in its turn, whole milliseconds */
    p95BySecond: Array.from(bySecond, (some) =>
      Math.round(
        percentile(
          (some ?? []).sort((a, b) => a - b),
          0.95,
        ),
      ),
    ),
    errors: Object.fromEntries(errors),
    /** how long a thread was busy with something else, 99 of 100: the servers', the clients' */
    lagP99: [...lags.map((lag) => Math.round(lag * 1000)), Math.round(ownLag.percentile(99) / 1e6)],
    /** of one core, all threads */
    serverCpuPercent: cpu.map((time) => Math.round((time / took) * 100)),
    clientCpuPercent: Math.round((user + system) / 1e4 / took),
    msPerChoice: Math.round((cpu.reduce((a, b) => a + b, 0) / made) * 1e5) / 100,
    /** of that, what the main thread spent on garbage */
    garbageMsPerChoice: Math.round((garbageMs.reduce((a, b) => a + b, 0) / made) * 100) / 100,
    /** of one core, everything on this machine: more than servers, clients and the database is somebody else */
    machineCpuPercent: Math.round((busy / took) * 100),
    /** everything that wants a core on this machine, the last minute */
    machineLoad: Math.round(loadavg()[0] * 10) / 10,
    /** one write of moves to the database, on the average since it started */
    writeMs: writing.map((sum, i) => Math.round((sum / writes[i]) * 1e4) / 10),
    serverHeapMb: heaps,
    serverHeapReservedMb: reserved,
    serverMemoryPeakMb: peak,
    bytesPerMessage: Math.round((bytes - before.bytes) / Math.max(1, messages - before.messages)),
    packed: !values.plain,
  };
  if (values.restart && processes === 1) {
    for (const client of clients) client.socket.terminate();
    await running.servers[0].stop('SIGKILL');
    const killed = performance.now();
    running = await startAll({ ...env, PORT: new URL(bases[0]).port }, postgres);
    /** until it answers; then all come back */
    report.startMs = Math.round(performance.now() - killed);
    const pid = running.servers[0].child.pid ?? 0;
    const [since, used, chosen] = [performance.now(), timeOf(pid), choices];
    await atOnce(32, ids, (_, i) => watch(i));
    report.backMs = Math.round(performance.now() - since);
    /** the server's processor time for it */
    report.backCpuMs = Math.round((timeOf(pid) - used) * 1000);
    /** those who were back played on meanwhile, which is in it */
    report.backChoices = choices - chosen;
  }
  for (const client of clients) client?.close();
  const printed = running.servers.map((server) => server.output().trim()).join('\n');
  if (values.output) writeFileSync(values.output, printed);
  if (printed.trim() !== '') say(printed.trim().split('\n').slice(0, 20).join('\n'));
  console.log(JSON.stringify(report));
  process.exitCode = errors.size > 0 || report.p95 >= 100 ? 1 : 0;
} finally {
  await running?.stop().catch(() => {});
  await letGo();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
