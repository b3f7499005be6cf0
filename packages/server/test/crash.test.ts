import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bots, rngOf } from '@mathom/bots';
import type { ReplayBody, Update } from '@mathom/protocol';
import { describe, expect, it } from 'vitest';
import { lockFolder } from '../src/db/folder-lock.ts';
import { type Client, freshId, Visitor } from './support/client.ts';
import { type Spawned, spawnServer } from './support/server.ts';
import { sitDown } from './support/table.ts';

interface Sent {
  readonly n: number;
  readonly option: number;
  readonly id: string;
}

/** Plays a seat and keeps account of what was sent and what was acknowledged. */
function keepAccount(client: Client, game: string, acked: Sent[], sent: Sent[], seed: number) {
  const rng = rngOf(seed);
  let last = -1;
  const look = (update: Update): void => {
    const { view, n } = update;
    if (!view?.decision || n <= last) return;
    last = n;
    const one = { n, option: bots.random.choose(view, rng), id: freshId() };
    sent.push(one);
    client.choose(game, one.option, n, one.id).then(
      (reply) => reply.t === 'ack' && acked.push(one),
      () => {},
    );
  };
  client.onUpdate = look;
  const now = client.updates.get(game);
  if (now) look(now);
}

const moment = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

describe('a server that is killed', () => {
  it('loses no acknowledged choice, and no second one uses its folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mathom-crash-'));
    let server: Spawned | null = null;
    try {
      server = await spawnServer({ DATA_DIR: folder });
      await expect(spawnServer({ DATA_DIR: folder })).rejects.toThrow('Another server');
      const visitors: Visitor[] = [];
      const table = await sitDown({
        visitor: () => {
          const visitor = new Visitor(server!.base);
          visitors.push(visitor);
          return visitor;
        },
      });
      const { game } = table;
      let { clients } = table;
      const acked: Sent[][] = [[], []];
      const sent: Sent[][] = [[], []];
      for (let round = 0; round < 2; round++) {
        clients.forEach((client, i) => {
          keepAccount(client, game, acked[i], sent[i], round * 2 + i);
        });
        const before = acked[0].length + acked[1].length;
        // in the middle of things, wherever that is
        while (acked[0].length + acked[1].length < before + 70) await moment(3);
        await server.stop('SIGKILL');
        server = await spawnServer({ DATA_DIR: folder });
        clients = [];
        for (const [i, old] of visitors.entries()) {
          const visitor = new Visitor(server.base);
          visitor.cookies = old.cookies;
          visitors[i] = visitor;
          clients.push(await visitor.connect());
        }
        const known = Math.max(...acked.flat().map((one) => one.n + 1));
        for (const [i, client] of clients.entries()) {
          const update = await client.watch(game, known);
          expect(update.n).toBeGreaterThanOrEqual(known);
          // the last that was sent: done or not done, asking again is safe
          const last = sent[i].at(-1)!;
          const again = await client.choose(game, last.option, last.n, last.id);
          expect(again, JSON.stringify(again)).toMatchObject({ t: 'ack', n: last.n + 1 });
          if (!acked[i].includes(last)) acked[i].push(last);
        }
      }
      await clients[0].ask({ t: 'concede', game, id: freshId() });
      const replay = await visitors[1].ask<ReplayBody>('GET', `/api/games/${game}/replay`);
      for (const one of acked.flat()) expect(replay.body.choices[one.n]).toBe(one.option);
      expect(replay.body.choices.length).toBeGreaterThanOrEqual(140);
      for (const client of clients) client.close();
      await server.stop('SIGTERM');
      expect(server.child.exitCode).toBe(0);
    } finally {
      if (server?.child.exitCode === null) server.child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('the lock of a process that is gone counts for nothing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mathom-lock-'));
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow('Another server');
    unlock();
    lockFolder(folder)();
    // nor that of one which was killed while it cleared another's away, however new
    const dead = `${spawnSync('true').pid} 1`;
    for (const name of ['lock', 'lock.clearing']) writeFileSync(join(folder, name), dead);
    lockFolder(folder)();
    rmSync(folder, { recursive: true });
  });
});
