// Hostile messages: `npm run fuzz -- --messages 100000 --seed 1`. A server in a process of its own, a
// game in progress, and players, a spectator and strangers who send what they should not. Each
// message must get exactly one coded error, and the game must be afterwards what it was before.
// Prints what was found as JSON, last line.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rngOf } from '@mathom/bots';
import type { ServerMessage } from '@mathom/protocol';
import { type Client, freshId, Visitor } from '../test/support/client.ts';
import { spawnServer } from '../test/support/server.ts';
import { sitDown } from '../test/support/table.ts';
import { type Hostile, hostileFor } from './lib/hostile.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});
const wanted = Math.min(1_000_000, Number(values.messages));
const rng = rngOf(Number(values.seed));
const BATCH = 250;

const codes = new Map<string, number>();
const count = (code: string): void => void codes.set(code, (codes.get(code) ?? 0) + 1);
let unanswered = 0;

/** Sends a batch and waits until every one of it has got its error. */
async function sendAll(client: Client, batch: readonly Hostile[]): Promise<void> {
  let errors = 0;
  let others = 0;
  client.onMessage = (message: ServerMessage) => {
    if (message.t === 'error') {
      errors++;
      count(message.code);
    } else if (message.t !== 'update') {
      others++;
      count(`answered: ${message.t}`);
    }
  };
  for (const { data } of batch) client.socket.send(data);
  await client.until(() => errors + others >= batch.length, 60_000).catch(() => {});
  unanswered += Math.max(0, batch.length - errors - others);
  client.onMessage = () => {};
}

/** What a player sees, without what tells the time. */
async function standing(client: Client, game: string): Promise<string> {
  const { n, view, info, asked, takeback } = await client.watch(game);
  return JSON.stringify({ n, view, info: { ...info, players: [] }, asked, takeback });
}

const folder = mkdtempSync(join(tmpdir(), 'mathom-fuzz-'));
const server = await spawnServer({ DATA_DIR: folder, ABSENCE_SECONDS: '3600' });
try {
  const visitor = (): Visitor => new Visitor(server.base);
  const { game, clients, visitors } = await sitDown(
    { visitor },
    { public: true, hidePasses: false },
  );
  // some way into the game
  for (let i = 0; i < 30; i++) {
    const deciding = clients[0].updates.get(game)?.deciding ?? 0;
    await clients[deciding].choose(game, 0);
    for (const client of clients) await client.until(() => client.updates.get(game)?.n === i + 1);
  }
  const deciding = clients[0].updates.get(game)?.deciding ?? 0;
  const hidden = await sitDown({ visitor }, { public: false });
  const strangers = [visitor(), visitor()];
  for (const stranger of strangers) await stranger.me();
  const spectator = await strangers[0].connect();
  await spectator.watch(game);
  const stranger = await strangers[1].connect();
  const before = [await standing(clients[0], game), await standing(clients[1], game)];
  const seats = [
    { client: clients[deciding], role: 'deciding' as const },
    { client: clients[1 - deciding], role: 'waiting' as const },
    { client: spectator, role: 'stranger' as const },
    { client: stranger, role: 'stranger' as const },
  ];
  const started = performance.now();
  let sent = 0;
  let changes = 0;
  const check = async (): Promise<void> => {
    for (const [i, client] of clients.entries()) {
      if ((await standing(client, game)) !== before[i]) changes++;
    }
  };
  while (sent < wanted) {
    await Promise.all(
      seats.map(({ client, role }) => {
        const size = Math.min(BATCH, Math.max(0, wanted - sent));
        sent += size;
        const about = { game, other: hidden.game, n: 30 };
        const batch = Array.from({ length: size }, () => hostileFor(role, about, rng));
        return sendAll(client, batch);
      }),
    );
    if (sent % 20_000 === 0) {
      await check();
      console.log(`${sent} sent, ${unanswered} unanswered, ${changes} changes`);
    }
  }
  // far too large: the socket is closed, and that is all
  let closed = 0;
  for (let i = 0; i < 20; i++) {
    const victim = await strangers[1].connect();
    const gone = new Promise<void>((done) => victim.socket.once('close', () => done()));
    victim.socket.send('x'.repeat(70_000 + rng(1_000_000)));
    await gone;
    closed++;
  }
  await check();
  // and the game goes on
  const goesOn = await clients[deciding].choose(game, 0, 30, freshId());
  const alive = await visitors[0].ask<{ ok: boolean }>('GET', '/api/health');
  const crashes = alive.body?.ok === true && server.child.exitCode === null ? 0 : 1;
  const report = {
    messages: sent,
    oversized: closed,
    seconds: Math.round((performance.now() - started) / 1000),
    crashes,
    changes,
    unanswered,
    internal: codes.get('internal') ?? 0,
    goesOn: goesOn.t === 'ack',
    codes: Object.fromEntries([...codes].sort()),
  };
  for (const one of [...clients, ...hidden.clients, spectator, stranger]) one.close();
  await server.stop('SIGTERM');
  const printed = server.output().trim();
  if (printed !== '') console.log(printed.split('\n').slice(0, 20).join('\n'));
  console.log(JSON.stringify(report));
  const bad = crashes + changes + unanswered + report.internal;
  process.exitCode = bad > 0 || !report.goesOn ? 1 : 0;
} finally {
  if (server.child.exitCode === null) server.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
