import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { session } from '../src/db/schema.ts';
import { RequestStore, Windows } from '../src/http/rate.ts';
import { BACKLOG_LIMIT, type Connection } from '../src/ws/connection.ts';
import { Sockets } from '../src/ws/route.ts';
import { endWhatIsOver } from '../src/ws/sessions.ts';
import { freshId, type Visitor } from './support/client.ts';
import { type Running, startServer } from './support/server.ts';
import { sitDown } from './support/table.ts';

let at: Running;
beforeAll(async () => {
  at = await startServer();
});
afterAll(() => at.server.close());

/** Asks for a socket in bare words; the first line of the answer. */
const upgrade = (path: string, visitor?: Visitor): Promise<string> =>
  new Promise((done, failed) => {
    const { port } = new URL(at.base);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', failed);
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n' +
        `${visitor ? `Cookie: ${visitor.cookie}\r\n` : ''}\r\n`,
    );
    let text = '';
    socket.on('data', (data) => {
      text += String(data);
    });
    const tell = (): void => {
      done(text.split('\r\n')[0]);
      socket.destroy();
    };
    socket.on('close', tell);
    // a socket that was made stays open
    socket.on('data', () => text.includes(' 101 ') && tell());
  });

const open = (): number => at.server.app.websocketServer.clients.size;
const until = async (test: () => boolean): Promise<void> => {
  for (let i = 0; i < 1000 && !test(); i++) await new Promise((next) => setTimeout(next, 10));
  expect(test()).toBe(true);
};

describe('a socket', () => {
  it('is to be had at one address, and with a session', async () => {
    const visitor = at.visitor();
    await visitor.me();
    const elsewhere = ['/api/health', '/metrics', '/api/games', '/', '/ws/x', '/game/abcdefgh'];
    for (const path of elsewhere) {
      expect(await upgrade(path), path).toMatch(/^HTTP\/1\.1 404/);
      expect(await upgrade(path, visitor), path).toMatch(/^HTTP\/1\.1 404/);
    }
    expect(await upgrade('/ws')).toMatch(/^HTTP\/1\.1 401/);
    expect(open()).toBe(0);
    expect(await upgrade('/ws?x=1', visitor)).toMatch(/^HTTP\/1\.1 101/);
    await until(() => open() === 0);
  });

  it('is not waited for with one of whom nothing is known', async () => {
    const visitor = at.visitor();
    await visitor.me();
    const { auth } = at.server.services;
    const asked = vi.spyOn(auth, 'known').mockReturnValue(new Promise(() => {}));
    try {
      expect(await upgrade('/ws', visitor)).toMatch(/^HTTP\/1\.1 503/);
    } finally {
      asked.mockRestore();
    }
    expect(open()).toBe(0);
  });

  it('that takes nothing of what it asks for is let go, and holds up nobody', async () => {
    const { game, clients, visitors } = await sitDown(at);
    const deaf = [];
    for (let i = 0; i < 1; i++) {
      const client = await visitors[0].connect();
      client.socket.pause();
      deaf.push(client);
    }
    const before = open();
    let most = 0;
    for (let round = 0; round < 400 && open() > before - deaf.length; round++) {
      for (const client of deaf) for (let i = 0; i < 20; i++) client.send({ t: 'watch', game });
      // whoever else asks is answered meanwhile
      expect((await fetch(`${at.base}/api/health`)).status).toBe(200);
      for (const { bufferedAmount } of at.server.app.websocketServer.clients)
        most = Math.max(most, bufferedAmount);
    }
    expect(open()).toBe(before - deaf.length);
    // one message may go over it
    expect(most).toBeLessThan(BACKLOG_LIMIT * 1.5);
    const deciding = clients[0].updates.get(game)?.deciding ?? 0;
    expect(await clients[deciding].choose(game, 0)).toMatchObject({ t: 'ack' });
    for (const client of deaf) client.socket.terminate();
    for (const client of clients) client.close();
  });

  it('of a guest who has registered ends with the session that he has then', async () => {
    const visitor = at.visitor();
    const guest = await visitor.me();
    const client = await visitor.connect();
    const email = `${freshId()}@example.org`;
    const wish = { email, password: 'long enough', name: 'Merry' };
    expect((await visitor.ask('POST', '/api/auth/sign-up/email', wish)).status).toBe(200);
    expect((await visitor.me()).id).not.toBe(guest.id);
    const code = new Promise<number>((done) => client.socket.once('close', done));
    expect((await visitor.ask('POST', '/api/auth/sign-out', {})).status).toBe(200);
    expect(await code).toBe(4001);
  });

  it('ends when its session is found to be over, though nobody has said so', async () => {
    const closed: string[] = [];
    const sockets = new Sockets();
    for (const name of ['signed-out', 'run-out', 'here']) {
      const connection = {
        user: { id: name, name, guest: true },
        session: name,
        close: (code: number) => closed.push(`${name} ${code}`),
      };
      sockets.add(connection as unknown as Connection);
    }
    const { store, database, log } = at.server.services;
    const { id } = await at.visitor().me();
    const [day, now] = [86_400_000, Date.now()];
    const row = (name: string, expiresAt: number) => ({
      ...{ id: name, token: name, userId: id, expiresAt: new Date(expiresAt) },
      ...{ createdAt: new Date(now - day), updatedAt: new Date(now - day) },
    });
    await database.db.insert(session).values([row('here', now + day), row('run-out', now - day)]);
    await endWhatIsOver(sockets, store.people, log);
    expect(closed).toEqual(['signed-out 4001', 'run-out 4001']);
    // while the database is away nobody is taken to have gone
    const away = { sessionsOver: () => Promise.reject(new Error('away')) };
    await endWhatIsOver(sockets, away, log);
    expect(closed).toHaveLength(2);
  });

  it('outlives no session: what else could end one is not to be had', async () => {
    const visitor = at.visitor();
    await visitor.me();
    const asked = [
      ['GET', 'list-sessions'],
      ['POST', 'revoke-sessions'],
      ['POST', 'revoke-other-sessions'],
      ['POST', 'delete-user'],
      ['POST', 'delete-anonymous-user'],
      ['POST', 'change-password'],
    ] as const;
    for (const [method, path] of asked) {
      const body = method === 'POST' ? {} : undefined;
      const answer = await visitor.ask(method, `/api/auth/${path}`, body);
      expect([path, answer.status, answer.text.includes('token')]).toEqual([path, 404, false]);
    }
    expect((await visitor.ask('GET', '/api/auth/get-session')).text).not.toContain('token');
  });
});

describe('metrics', () => {
  it('are not for what a proxy of the same machine brings, named or not', async () => {
    expect((await fetch(`${at.base}/metrics`)).status).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'via']) {
      const headers = { [name]: '1.1 proxy' };
      expect((await fetch(`${at.base}/metrics`, { headers })).status, name).toBe(403);
    }
  });
});

describe('requests by address', () => {
  it('are counted by a clock that nobody sets', () => {
    const windows = new Windows();
    const times = (n: number): number[] =>
      Array.from({ length: n }, () => windows.count('a', 60_000).current);
    expect(times(3)).toEqual([1, 2, 3]);
    const wall = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    const monotonic = vi.spyOn(performance, 'now');
    const now = performance.now();
    monotonic.mockReturnValue(now + 59_000);
    expect(times(1)).toEqual([4]);
    // set back an hour: the minute ends all the same
    monotonic.mockReturnValue(now + 61_000);
    expect(times(2)).toEqual([1, 2]);
    monotonic.mockRestore();
    wall.mockRestore();
    // each address for itself, and each route with a limit of its own
    const store = new RequestStore();
    const seen: number[] = [];
    const note = (_: unknown, { current }: { current: number }): number => seen.push(current);
    for (const one of [store, store, store.child()]) one.incr('b', note, 60_000);
    expect(seen).toEqual([1, 2, 1]);
  });

  it('are refused when they are too many, and so are attempts to sign in', async () => {
    const strict = await startServer({ RATE_LIMIT: '70' });
    try {
      const visitor = strict.visitor();
      const attempt = { email: 'nobody@example.org', password: 'long enough' };
      const codes = new Set<number>();
      for (let i = 0; i < 8; i++)
        codes.add((await visitor.ask('POST', '/api/auth/sign-in/email', attempt)).status);
      expect([...codes]).toEqual([401, 429]);
      for (let i = 0; i < 70; i++) codes.add((await fetch(`${strict.base}/api/health`)).status);
      expect([...codes]).toEqual([401, 429, 200]);
      expect((await fetch(`${strict.base}/api/health`)).status).toBe(429);
    } finally {
      await strict.server.close();
    }
  });
});
