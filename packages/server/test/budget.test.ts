import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { Budgets, costOf, countedAddress } from '../src/ws/budget.ts';
import { freshId } from './support/client.ts';
import { type Running, startServer } from './support/server.ts';
import { sitDown } from './support/table.ts';

/** With a server of its own, which is closed afterwards. */
const withServer = async (
  env: Record<string, string>,
  run: (at: Running) => Promise<void>,
): Promise<void> => {
  const at = await startServer(env);
  try {
    await run(at);
  } finally {
    await at.server.close();
  }
};

describe('budgets', () => {
  it('are shared by all sockets of a user, and by all users at an address', () => {
    const budgets = new Budgets(10);
    const [a, b] = [budgets.join('u', '1.2.3.4'), budgets.join('u', '1.2.3.4')];
    // three seconds' worth
    expect(a.take(20)).toBe(true);
    expect(b.take(20)).toBe(false);
    expect(b.take(10)).toBe(true);
    expect(budgets.join('other', '5.6.7.8').take(30)).toBe(true);
    expect(budgets.socketsAt('1.2.3.4')).toBe(2);
    const crowd = Array.from({ length: 6 }, (_, i) => budgets.join(`c${i}`, '9.9.9.9'));
    expect(crowd.map((each) => each.take(30))).toEqual([true, true, true, true, true, false]);
    for (const each of [a, b]) each.leave();
    expect(budgets.socketsAt('1.2.3.4')).toBe(0);
  });

  it('charge more for what costs more', () => {
    const watch = costOf({ t: 'watch', game: 'abcdefgh' });
    expect(watch).toBeGreaterThan(
      costOf({ t: 'choose', id: 'x', game: 'abcdefgh', n: 0, option: 0 }),
    );
    expect(costOf({ t: 'ping' })).toBe(1);
  });

  it('count no address that may be a proxy’s', () => {
    expect(countedAddress('::ffff:10.1.2.3', false)).toBeNull();
    expect(countedAddress('127.0.0.1', false)).toBeNull();
    expect(countedAddress('172.32.0.1', false)).toBe('172.32.0.1');
    expect(countedAddress('10.1.2.3', true)).toBe('10.1.2.3');
  });

  it(
    'refuse who asks too much, and let go who does not stop',
    () =>
      withServer({ MESSAGE_RATE: '10' }, async (at) => {
        const { game, clients } = await sitDown(at);
        const [loud, quiet] = clients;
        const closed = new Promise<void>((done) => loud.socket.once('close', () => done()));
        const fast = loud.next((m) => m.t === 'error' && m.code === 'too-fast');
        for (let i = 0; i < 300; i++) loud.send({ t: 'watch', game });
        await fast;
        await closed;
        const reply = await quiet.ask({ t: 'chat', id: freshId(), game, text: 'Quiet again.' });
        expect(reply.t).toBe('ack');
      }),
    60_000,
  );

  it(
    'cap the sockets of an address',
    () =>
      withServer({ TRUST_PROXY: '1', SOCKETS_PER_ADDRESS: '2' }, async (at) => {
        const visitor = at.visitor();
        await visitor.me();
        const upgrade = (from: string): Promise<string> =>
          new Promise((done) => {
            const { port } = new URL(at.base);
            const socket = connect(Number(port), '127.0.0.1');
            socket.write(
              `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
                `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n` +
                `X-Forwarded-For: ${from}\r\nCookie: ${visitor.cookie}\r\n\r\n`,
            );
            socket.once('data', (data) => done(String(data).split('\r\n')[0]));
          });
        const open = 'HTTP/1.1 101 Switching Protocols';
        expect(await upgrade('8.8.8.8')).toBe(open);
        expect(await upgrade('8.8.8.8')).toBe(open);
        expect(await upgrade('8.8.8.8')).toMatch(/^HTTP\/1\.1 4/);
        // what he says of himself stands left of the proxy's word, and is not believed
        expect(await upgrade('1.2.3.4, 8.8.8.8')).toMatch(/^HTTP\/1\.1 4/);
        expect(await upgrade('9.9.9.9')).toBe(open);
      }),
    60_000,
  );
});

describe('accounts', () => {
  it(
    'give no session token in a body, and end the sockets with the session',
    () =>
      withServer({}, async (at) => {
        const visitor = at.visitor();
        await visitor.me();
        const email = `${freshId()}@example.org`;
        const wish = { email, password: 'long enough', name: 'Merry' };
        const up = await visitor.ask<object>('POST', '/api/auth/sign-up/email', wish);
        expect(up.status).toBe(200);
        const session = await visitor.ask<object>('GET', '/api/auth/get-session');
        for (const { text } of [up, session]) {
          expect(text).toContain('Merry');
          expect(text).not.toContain('token');
        }
        const client = await visitor.connect();
        const code = new Promise<number>((done) => client.socket.once('close', done));
        expect((await visitor.ask('POST', '/api/auth/sign-out', {})).status).toBe(200);
        expect(await code).toBe(4001);
      }),
    60_000,
  );

  it(
    'leave nothing of an address in the logs when the database fails',
    () =>
      withServer({}, async (at) => {
        const printed: string[] = [];
        const note = (...what: unknown[]): true => {
          printed.push(what.map(String).join(' '));
          return true;
        };
        const spies = [
          vi.spyOn(process.stdout, 'write').mockImplementation(note),
          vi.spyOn(process.stderr, 'write').mockImplementation(note),
          ...(['log', 'error', 'warn', 'info'] as const).map((m) =>
            vi.spyOn(console, m).mockImplementation(note),
          ),
        ];
        try {
          await at.server.services.database.db.execute(sql`alter table "user" rename to gone`);
          const wish = { email: 'secret@example.org', password: 'long enough', name: 'Forged' };
          const answer = await at.visitor().ask('POST', '/api/auth/sign-up/email', wish);
          expect(answer.status).toBeGreaterThanOrEqual(400);
        } finally {
          for (const spy of spies) spy.mockRestore();
        }
        expect(printed.join('\n')).not.toMatch(/secret@example|Forged/);
      }),
    60_000,
  );
});

describe('a server that is to end', () => {
  it('does not wait for a body that never comes, nor for a socket that says nothing', async () => {
    const at = await startServer();
    const visitor = at.visitor();
    await visitor.me();
    const client = await visitor.connect();
    // it does not answer the server's goodbye
    client.socket.pause();
    const { port } = new URL(at.base);
    const slow = connect(Number(port), '127.0.0.1');
    slow.on('error', () => {});
    slow.write(
      `POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n` +
        'Content-Length: 1000\r\n\r\n{',
    );
    const gone = new Promise<void>((done) => slow.once('close', () => done()));
    // who listens is told that it starts again, so that the page comes back by itself
    const other = await visitor.connect();
    const code = new Promise<number>((done) => other.socket.once('close', done));
    await at.server.close();
    await gone;
    expect(await code).toBe(1012);
    client.socket.terminate();
  });
});
