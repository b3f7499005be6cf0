import { decks } from '@mathom/decks';
import { HIDDEN, hash } from '@mathom/engine';
import type { GameInfo, ServerMessage, ServerMessageOf } from '@mathom/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { Throttle } from '../src/ws/throttle.ts';
import { type Client, freshId } from './support/client.ts';
import { playBy } from './support/play.ts';
import { type Running, sharedServer } from './support/server.ts';
import { hotSeat, sitDown } from './support/table.ts';

let at: Running;
beforeAll(async () => {
  at = await sharedServer();
});

const stateOf = async (game: string): Promise<string> => {
  const room = await at.server.services.rooms.get(game);
  return `${room.n} ${room.timeline ? hash(room.timeline.state) : ''} ${room.game.status}`;
};

/** Sends text as it is and waits for the refusal. */
async function refused(client: Client, text: string | Buffer): Promise<string> {
  const came = client.next<ServerMessageOf<'error'>>((m) => m.t === 'error');
  client.socket.send(text);
  return (await came).code;
}

const codeOf = (reply: ServerMessage): string => (reply.t === 'error' ? reply.code : reply.t);

describe('messages that are not as they should be', () => {
  it('get a coded error and change nothing', async () => {
    const { game, clients } = await sitDown(at);
    const [mine, theirs] = clients;
    const deciding = mine.updates.get(game)?.deciding === 0 ? mine : theirs;
    const waiting = deciding === mine ? theirs : mine;
    const before = await stateOf(game);
    const say = (text: unknown): Promise<string> => refused(deciding, JSON.stringify(text));
    expect(await refused(deciding, 'not json')).toBe('malformed');
    expect(await refused(deciding, Buffer.from([1, 2, 3]))).toBe('malformed');
    expect(await say(null)).toBe('malformed');
    expect(await say([])).toBe('malformed');
    expect(await say({ t: 'nonsense' })).toBe('malformed');
    expect(await say({ t: 'choose', game })).toBe('malformed');
    const whole = { t: 'choose', game, id: 'a', n: 0, option: 0 };
    expect(await say({ ...whole, seat: 1 })).toBe('malformed');
    expect(await say({ ...whole, option: -1 })).toBe('malformed');
    expect(await say({ ...whole, option: 0.5 })).toBe('malformed');
    expect(await say({ ...whole, option: '0' })).toBe('malformed');
    expect(await say({ ...whole, id: 'x'.repeat(65) })).toBe('malformed');
    expect(await say({ ...whole, game: 'nosuchgame12' })).toBe('no-such-game');
    expect(await say({ ...whole, game: '../../etc/passwd' })).toBe('malformed');
    expect(await say({ t: 'hello', v: 99 })).toBe('bad-version');
    expect(await say({ t: 'chat', game, id: 'b', text: 'x'.repeat(3000) })).toBe('malformed');
    expect(await refused(deciding, 'x'.repeat(5000))).toBe('too-large');
    expect(await say({ t: 'why', game, id: 'w', card: 99_999 })).toBe('unknown-card');
    expect(codeOf(await deciding.choose(game, 9999))).toBe('not-an-option');
    expect(codeOf(await deciding.choose(game, 0, 7))).toBe('stale');
    expect(codeOf(await waiting.choose(game, 0))).toBe('not-your-turn');
    expect(codeOf(await waiting.ask({ t: 'answer', game, id: freshId(), n: 0, yes: true }))).toBe(
      'nothing-to-answer',
    );
    expect(codeOf(await waiting.ask({ t: 'claim', game, id: freshId() }))).toBe('nothing-to-claim');
    expect(codeOf(await waiting.ask({ t: 'takeback', game, id: freshId() }))).toBe(
      'nothing-to-take-back',
    );
    expect(await stateOf(game)).toBe(before);
    // a card of the other player's hand
    const view = mine.updates.get(game)?.view;
    const hidden = view?.state.def.indexOf(HIDDEN) ?? -1;
    expect(hidden).toBeGreaterThanOrEqual(0);
    expect(codeOf(await mine.ask({ t: 'why', game, id: freshId(), card: hidden }))).toBe(
      'unknown-card',
    );
    for (const client of clients) client.close();
  });

  it('a far too large one closes the socket and nothing else', async () => {
    const { game, clients } = await sitDown(at);
    const before = await stateOf(game);
    const closed = new Promise<number>((done) => clients[0].socket.once('close', done));
    clients[0].socket.send('x'.repeat(100_000));
    expect(await closed).toBe(1009);
    expect(await stateOf(game)).toBe(before);
    clients[1].close();
  });

  it('strangers can neither act nor look where it is not public', async () => {
    const { game, clients, visitors } = await sitDown(at, { public: false });
    const open = await sitDown(at, { public: true });
    const stranger = at.visitor();
    await stranger.me();
    const client = await stranger.connect();
    const before = await stateOf(game);
    expect(await refused(client, JSON.stringify({ t: 'watch', game }))).toBe('not-allowed');
    expect(codeOf(await client.choose(game, 0, 0))).toBe('not-a-player');
    expect(codeOf(await client.ask({ t: 'concede', game, id: freshId() }))).toBe('not-a-player');
    expect(codeOf(await client.ask({ t: 'chat', game, id: freshId(), text: 'x' }))).toBe(
      'not-a-player',
    );
    expect((await stranger.ask('GET', `/api/games/${game}`)).status).toBe(403);
    expect((await stranger.ask('POST', `/api/games/${game}/spectate`, {})).status).toBe(403);
    expect((await visitors[0].ask('GET', `/api/games/${game}/replay`)).status).toBe(409);
    const seen = await client.watch(open.game);
    expect(seen.view?.seat).toBe(-1);
    expect(seen.view?.decision).toBeNull();
    expect(codeOf(await client.choose(open.game, 0, 0))).toBe('not-a-player');
    expect(await stateOf(game)).toBe(before);
    for (const one of [...clients, ...open.clients, client]) one.close();
  });

  it('who looked at a private table while it waited is sent off when it begins', async () => {
    const [maker, looker, joiner] = [at.visitor(), at.visitor(), at.visitor()];
    for (const visitor of [maker, looker, joiner]) await visitor.me();
    const game = await maker.create({ opponent: 'person', deck: decks[0].id, public: false });
    const client = await looker.connect();
    expect((await client.watch(game)).view).toBeNull();
    client.keep = true;
    const off = client.next<ServerMessageOf<'error'>>((m) => m.t === 'error');
    await joiner.ask('POST', `/api/games/${game}/join`, { deck: decks[2].id });
    expect(await off).toMatchObject({ game, code: 'not-allowed' });
    // and nothing of the game comes to him from then on
    const players = [await maker.connect(), await joiner.connect()];
    for (const player of players) await player.watch(game);
    const plays = players.map((player, seat) => playBy(player, game, 'random', 3 + seat, 10));
    await Promise.race(plays.map((play) => play.done));
    await Promise.all(plays.map((play) => play.stop()));
    expect(client.received.filter((text) => text.includes('"t":"update"'))).toEqual([]);
    const room = await at.server.services.rooms.get(game);
    expect(room.viewers.size).toBe(2);
    for (const one of [...players, client]) one.close();
  });

  it('too many at once are refused for a while', () => {
    const throttle = new Throttle(5);
    const taken = Array.from({ length: 40 }, () => throttle.take());
    expect(taken.filter(Boolean).length).toBe(15);
    expect(new Throttle(0).take()).toBe(true);
  });

  it('no socket without a session, nor for a page of another address', async () => {
    const nobody = at.visitor();
    await expect(nobody.connect()).rejects.toThrow('401');
    const visitor = at.visitor();
    await visitor.me();
    const evil = { origin: 'http://evil.example' };
    const posted = await visitor.ask<{ code: string }>('POST', '/api/games', {}, evil);
    expect([posted.status, posted.body.code]).toEqual([403, 'bad-origin']);
    const same = { origin: at.base };
    const tried = await visitor.ask<{ code: string }>('POST', '/api/games', { deck: 1 }, same);
    expect([tried.status, tried.body.code]).toEqual([400, 'malformed']);
    const deck = { opponent: 'bot', deck: 'no-such' };
    expect((await visitor.ask('POST', '/api/games', deck)).status).toBe(404);
  });
});

describe('asking twice', () => {
  it('the same id is the same choice, also after it was acknowledged', async () => {
    const { game, client } = await hotSeat(at);
    const id = freshId();
    const first = await client.choose(game, 0, 0, id);
    expect(first).toMatchObject({ t: 'ack', n: 1 });
    const again = await client.choose(game, 0, 0, id);
    expect(again).toMatchObject({ t: 'ack', n: 1 });
    expect(codeOf(await client.choose(game, 1, 0, id))).toBe('id-reused');
    expect((await stateOf(game)).startsWith('1 ')).toBe(true);
    client.close();
  });

  it('two at once with one id are one', async () => {
    const { game, client } = await hotSeat(at);
    const id = freshId();
    const message = JSON.stringify({ t: 'choose', game, id, n: 0, option: 0 });
    const acks: ServerMessage[] = [];
    client.onMessage = (m) => m.t === 'ack' && acks.push(m);
    client.socket.send(message);
    client.socket.send(message);
    await client.until(() => acks.length === 2);
    expect(acks).toMatchObject([{ n: 1 }, { n: 1 }]);
    client.close();
  });
});

describe('coming back', () => {
  it('brings what was missed and nothing twice', async () => {
    const { game, client, visitor } = await hotSeat(at);
    const events: unknown[] = [];
    client.onUpdate = (update) => events.push(...update.events);
    for (let i = 0; i < 24; i++) await client.choose(game, 0);
    await client.until(() => client.updates.get(game)?.n === 24);
    const back = await visitor.connect();
    const update = await back.watch(game, 10);
    expect([update.n, update.from]).toEqual([24, 10]);
    expect(update.events).toEqual(events.filter((e) => (e as { n: number }).n > 10));
    const whole = await back.watch(game);
    expect(whole.from).toBe(-1);
    expect(whole.events).toEqual(events);
    expect(whole.view).toEqual(client.updates.get(game)?.view);
    const nothing = await back.watch(game, 24);
    expect(nothing.events).toEqual([]);
    client.close();
    back.close();
  });

  it('one who is gone can be claimed against, and not before', async () => {
    const { game, clients } = await sitDown(at);
    const first = clients[0].updates.get(game)?.deciding ?? 0;
    const [gone, here] = [clients[first], clients[1 - first]];
    gone.close();
    await here.until(() => here.updates.get(game)?.info.players[first].here === false);
    expect(codeOf(await here.ask({ t: 'claim', game, id: freshId() }))).toBe('nothing-to-claim');
    await here.until(() => here.updates.get(game)?.claimable === true);
    expect(await here.ask({ t: 'claim', game, id: freshId() })).toMatchObject({ t: 'ack' });
    const info = here.updates.get(game)?.info as GameInfo;
    expect(info).toMatchObject({
      status: 'over',
      result: { reason: 'absence', winner: 1 - first },
    });
    here.close();
  });
});
