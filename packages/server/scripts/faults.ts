// What a server is not spared: `npm run faults -- --json`. It is killed, its database is stopped, its
// disk is filled, its clock is set, it is told to end; meanwhile people play. Counts the choices that
// were acknowledged and are not there afterwards. The last line is JSON: `{lost, failed, ...}`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { postgresHere, startPostgres } from '../test/support/postgres.ts';
import { redisHere } from '../test/support/redis.ts';
import { type Spawned, spawnServer } from '../test/support/server.ts';
import { Tables } from './lib/tables.ts';
import { killAndDrain } from './lib/three-servers.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '6' },
    kills: { type: 'string', default: '5' },
    /** games of three servers that share them */
    shared: { type: 'string', default: '100' },
    /** how long the database is away, in seconds, and for how many games */
    away: { type: 'string', default: '30' },
    stopped: { type: 'string', default: '50' },
    /** only these, with commas between them */
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const kills = Number(values.kills);
const awaySeconds = Number(values.away);

interface Outcome {
  /** choices that were acknowledged, and those of them that are gone */
  readonly acked: number;
  readonly lost: number;
  /** what did not go as it should, in words */
  readonly failed: readonly string[];
  readonly [more: string]: unknown;
}
/** Null: it cannot be done here, and why. */
type Fault = (folder: string) => Promise<Outcome | string>;

const say = (text: string): void => {
  if (!values.json) console.log(text);
};
const moment = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const ended = (server: Spawned): boolean =>
  server.child.exitCode !== null || server.child.signalCode !== null;

/** Killed in the middle of things, again and again. */
const killed = async (env: Record<string, string>, signal: NodeJS.Signals): Promise<Outcome> => {
  const failed: string[] = [];
  let server = await spawnServer(env);
  const port = new URL(server.base).port;
  const tables = await Tables.sit(server.base, games);
  for (let round = 0; round < kills; round++) {
    tables.play();
    if (!(await tables.until(games * 8))) failed.push(`round ${round}: the games stand still`);
    await server.stop(signal);
    if (signal === 'SIGTERM' && server.child.exitCode !== 0)
      failed.push(`round ${round}: ended with ${server.child.exitCode}`);
    server = await spawnServer({ ...env, PORT: port });
    const wrong = await tables.comeBack(server.base);
    failed.push(...wrong.map((what) => `round ${round}: ${what}`));
  }
  const { acked } = tables;
  const lost = await tables.lost();
  await server.stop('SIGTERM');
  return { acked, lost, failed, kills };
};

/** The database is gone for a while; nobody comes anew, and all games go on when it is back. */
const databaseStopped = async (): Promise<Outcome> => {
  const failed: string[] = [];
  const postgres = await startPostgres();
  try {
    const server = await spawnServer({ DATABASE_URL: postgres.url });
    const count = Number(values.stopped);
    const tables = await Tables.sit(server.base, count);
    tables.play();
    await tables.until(count * 5);
    await postgres.down();
    await moment(awaySeconds * 1000);
    await postgres.up();
    const backAfterMs = await tables.allGoOn(30_000);
    if (backAfterMs === null) failed.push('not all games go on');
    else if (backAfterMs > 5000) failed.push(`the last game went on after ${backAfterMs} ms`);
    const { acked } = tables;
    const lost = await tables.lost();
    await server.stop('SIGTERM');
    return { acked, lost, failed, games: count, awaySeconds, backAfterMs };
  } finally {
    await postgres.stop();
  }
};

/** The embedded database has no room: the server ends and says so; with room again all is there. */
const diskFull: Fault = async (folder) => {
  const disk = join(folder, 'disk');
  spawnSync('mkdir', [disk]);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'mathom-faults', disk]);
  if (mounted.status !== 0) return 'a disk of its own can only be had by root';
  const failed: string[] = [];
  try {
    // the whole game is written with each choice: it is sooner full
    const env = { DATA_DIR: join(disk, 'data'), SNAPSHOT_EVERY: '1' };
    let server = await spawnServer(env);
    const port = new URL(server.base).port;
    const tables = await Tables.sit(server.base, games);
    const { bavail, bsize } = statfsSync(disk);
    const filler = join(disk, 'filler');
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 12 * 1024 * 1024)));
    tables.play();
    const began = performance.now();
    while (!ended(server) && performance.now() - began < 120_000) await moment(100);
    const ownEnd = ended(server);
    // it may also have refused what needs more room, and lived
    if (ownEnd && !server.output().includes('the disk is full'))
      failed.push('it ended without a word about the disk');
    if (!ownEnd) await server.stop('SIGTERM');
    if (server.child.signalCode !== null) failed.push(`ended by ${server.child.signalCode}`);
    rmSync(filler);
    server = await spawnServer({ ...env, PORT: port });
    const wrong = await tables.comeBack(server.base);
    failed.push(...wrong);
    tables.play();
    if ((await tables.allGoOn(30_000)) === null) failed.push('not all games go on');
    const { acked } = tables;
    const lost = await tables.lost();
    await server.stop('SIGTERM');
    return { acked, lost, failed, ownEnd };
  } finally {
    spawnSync('umount', ['-l', disk]);
  }
};

/** An hour forward, then back behind where it was: clocks, absence and sockets go by another one. */
const clockSet: Fault = async (folder) => {
  const failed: string[] = [];
  const file = join(folder, 'clock');
  writeFileSync(file, '0');
  const hook = fileURLToPath(new URL('./lib/set-clock.mjs', import.meta.url));
  const server = await spawnServer({
    ...{ DATA_DIR: join(folder, 'data'), ABSENCE_SECONDS: '60', SET_CLOCK: file },
    NODE_OPTIONS: `--import ${hook}`,
  });
  const tables = await Tables.sit(server.base, games, { clock: { initial: 900, increment: 5 } });
  tables.play();
  await tables.until(games * 4);
  for (const hours of [1, -1, 0]) {
    writeFileSync(file, String(hours * 3_600_000));
    await moment(500);
    const took = await tables.allGoOn(20_000);
    if (took === null) failed.push(`with the clock ${hours} h off not all games go on`);
    for (const update of tables.updates()) {
      if (update.info.status !== 'playing') failed.push(`${update.game} is ${update.info.status}`);
      if (update.claimable) failed.push(`${update.game} can be claimed`);
      const low = update.clocks?.left.find((ms) => ms < 300_000);
      if (low !== undefined) failed.push(`a clock of ${update.game} has ${low} ms left`);
    }
  }
  const { acked } = tables;
  const lost = await tables.lost();
  await server.stop('SIGTERM');
  return { acked, lost, failed: [...new Set(failed)] };
};

const onPostgres = async (signal: NodeJS.Signals): Promise<Outcome | string> => {
  if (!postgresHere) return 'PostgreSQL is not installed';
  const postgres = await startPostgres();
  try {
    return await killed({ DATABASE_URL: postgres.url }, signal);
  } finally {
    await postgres.stop();
  }
};

/** Three servers share the games; one is killed, one is told to end. */
const oneOfThree = async (): Promise<Outcome | string> => {
  if (!postgresHere || !redisHere) return 'PostgreSQL or Redis is not installed';
  const {
    acknowledged: acked,
    lost,
    ...rest
  } = await killAndDrain(Number(values.shared), {
    thinkMs: 1000,
    say,
  });
  const failed: string[] = [];
  if (rest.twice > 0) failed.push(`${rest.twice} were made twice`);
  for (const [code, times] of Object.entries(rest.refused)) failed.push(`${code}: ${times} times`);
  for (const ms of [rest.backAfterKillMs, rest.backAfterDrainMs])
    if (ms > 10_000) failed.push(`the last game went on after ${ms} ms`);
  return { acked, lost, failed, ...rest };
};

const FAULTS: Readonly<Record<string, Fault>> = {
  'killed, embedded': (folder) => killed({ DATA_DIR: join(folder, 'data') }, 'SIGKILL'),
  'killed, postgresql': () => onPostgres('SIGKILL'),
  'told to end': (folder) => killed({ DATA_DIR: join(folder, 'data') }, 'SIGTERM'),
  'database stopped': () =>
    postgresHere ? databaseStopped() : Promise.resolve('PostgreSQL is not installed'),
  'one of three': oneOfThree,
  'disk full': diskFull,
  'clock set': clockSet,
};

const only = values.only === '' ? null : values.only.split(',').map((one) => one.trim());
const outcomes: Record<string, Outcome | string> = {};
for (const [name, fault] of Object.entries(FAULTS)) {
  if (only && !only.some((one) => name.startsWith(one))) continue;
  const folder = mkdtempSync(join(tmpdir(), 'mathom-faults-'));
  try {
    outcomes[name] = await fault(folder);
  } catch (error) {
    outcomes[name] = { acked: 0, lost: 0, failed: [String(error).slice(0, 500)] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  say(`${name}: ${JSON.stringify(outcomes[name])}`);
}
const done = Object.values(outcomes).filter((one) => typeof one !== 'string');
const sum = (of: (one: Outcome) => number): number => done.reduce((all, one) => all + of(one), 0);
const lost = sum((one) => one.lost);
const failed = sum((one) => one.failed.length);
console.log(
  JSON.stringify({
    ...{ lost, failed, acked: sum((one) => one.acked), games },
    skipped: Object.values(outcomes).filter((one) => typeof one === 'string').length,
    faults: outcomes,
  }),
);
process.exit(lost + failed > 0 ? 1 : 0);
