import { decks } from '@mathom/decks';
import type {
  Blocks,
  ErrorBody,
  GameRef,
  Games,
  Me,
  OperatorPage,
  PositionBody,
  PositionRef,
  Profile,
} from '@mathom/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterGame, UNKNOWN } from '../src/people/rating.ts';
import { freshId, type Visitor } from './support/client.ts';
import { type Running, startServer } from './support/server.ts';
import { sitDown } from './support/table.ts';

let at: Running;
let operator: Visitor;
const PASSWORD = 'a long password';

beforeAll(async () => {
  at = await startServer();
  operator = await member('Keeper');
  // as if the settings had named him
  Object.assign(at.server.services.config, { operators: [(await operator.me()).id] });
});
afterAll(() => at.server.close());

/** Somebody with an account. */
async function member(name: string): Promise<Visitor> {
  const visitor = at.visitor();
  await visitor.me();
  const email = `${freshId()}@example.org`;
  await visitor.ask('POST', '/api/auth/sign-up/email', { name, email, password: PASSWORD });
  Object.assign(visitor, { email });
  expect((await visitor.me()).guest).toBe(false);
  return visitor;
}

const emailOf = (visitor: Visitor): string => (visitor as Visitor & { email: string }).email;
const page = async (): Promise<OperatorPage> =>
  (await operator.ask<OperatorPage>('GET', '/api/operator')).body;

/** Two members at a table, the first to name on seat 0; a game that is given up by one of them. */
async function table(people: readonly Visitor[], wish: object = {}) {
  const game = await people[0].create({ opponent: 'person', deck: decks[0].id, seat: 0, ...wish });
  const join = await people[1].ask<ErrorBody>('POST', `/api/games/${game}/join`, {
    deck: decks[2].id,
  });
  return { game, join };
}
async function giveUp(who: Visitor, game: string): Promise<void> {
  const client = await who.connect();
  await client.watch(game);
  expect(await client.ask({ t: 'concede', game, id: freshId() })).toMatchObject({ t: 'ack' });
  client.close();
}
const profile = async (who: Visitor): Promise<Profile> =>
  (await who.ask<Profile>('GET', '/api/profile')).body;

describe('a block', () => {
  it('keeps two people from each other’s tables, and one from hearing the other', async () => {
    const { game, visitors, clients } = await sitDown(at, { public: true });
    const [a, b] = visitors;
    const said = clients[0].next((m) => m.t === 'chat');
    await clients[1].ask({ t: 'chat', game, id: freshId(), text: 'one' });
    await said;
    const list = await a.ask<Blocks>('POST', '/api/blocks', { game, seat: 1 });
    expect(list.body).toMatchObject([{ name: (await b.me()).name }]);
    expect(JSON.stringify(list.body)).not.toContain((await b.me()).id);
    // what he says is not brought any more, and not read out on coming back
    const heard: string[] = [];
    clients[0].onMessage = (m) => {
      if (m.t === 'chat') heard.push(...m.lines.map((line) => line.text));
    };
    await clients[1].ask({ t: 'chat', game, id: freshId(), text: 'two' });
    await clients[0].ask({ t: 'chat', game, id: freshId(), text: 'mine' });
    await clients[0].watch(game);
    await clients[0].ask({ t: 'chat', game, id: freshId(), text: 'again' });
    // said, and read out once more
    await clients[0].until(() => heard.filter((text) => text === 'mine').length === 2);
    expect(heard).not.toContain('two');
    expect(heard).not.toContain('one');
    // tables: neither is shown the other's, and neither sits down at it
    for (const [maker, other] of [
      [a, b],
      [b, a],
    ]) {
      const open = await maker.create({ opponent: 'person', deck: decks[0].id });
      const seen = await other.ask<Games>('GET', '/api/games');
      expect(seen.body.open.map((one) => one.id)).not.toContain(open);
      const join = await other.ask<ErrorBody>('POST', `/api/games/${open}/join`, {
        deck: decks[1].id,
      });
      expect([join.status, join.body.code]).toEqual([409, 'cannot-join']);
    }
    // and it can be taken back
    const [{ id }] = list.body;
    expect((await b.ask<Blocks>('DELETE', `/api/blocks/${id}`)).body).toEqual([]);
    expect((await a.ask<Blocks>('GET', '/api/blocks')).body).toHaveLength(1);
    expect((await a.ask<Blocks>('DELETE', `/api/blocks/${id}`)).body).toEqual([]);
    const open = await a.create({ opponent: 'person', deck: decks[0].id });
    const seen = await b.ask<Games>('GET', '/api/games');
    expect(seen.body.open.map((one) => one.id)).toContain(open);
    for (const client of clients) client.close();
  });

  it('is of somebody else who sits there', async () => {
    const { game, visitors, clients } = await sitDown(at);
    const wish = (seat: number) =>
      visitors[0].ask<ErrorBody>('POST', '/api/blocks', { game, seat });
    expect((await wish(0)).status).toBe(403);
    expect((await wish(3)).status).toBe(403);
    for (const client of clients) client.close();
  });
});

describe('the operator', () => {
  it('is who the settings name, and nobody else gets in', async () => {
    const other = await member('Other');
    const guest = at.visitor();
    await guest.me();
    for (const [who, method, path] of [
      [other, 'GET', '/api/operator'],
      [guest, 'GET', '/api/operator'],
      [other, 'POST', '/api/operator/bans'],
      [other, 'DELETE', '/api/operator/bans/somebody'],
      [other, 'POST', '/api/operator/reports/aaaaaaaaaaaa'],
      [other, 'POST', '/api/operator/bugs/aaaaaaaaaaaa'],
    ] as const) {
      const answer = await who.ask<ErrorBody>(method, path, method === 'POST' ? {} : undefined);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'not-allowed']);
    }
    expect((await at.visitor().ask('GET', '/api/operator')).status).toBe(401);
    const { load } = await page();
    expect(load.database).toBe('pglite');
    expect(load.memoryMb).toBeGreaterThan(10);
    // the loop is watched from the first reading on
    expect(load.lagMs).toBeGreaterThan(0);
  });

  it('is told what people report, with what was said at the table', async () => {
    const { game, visitors, clients } = await sitDown(at);
    await clients[1].ask({ t: 'chat', game, id: freshId(), text: 'something rude' });
    const report = { game, seat: 1, reason: 'abuse', words: 'He is rude.' };
    const made = await visitors[0].ask<{ id: string }>('POST', '/api/reports', report);
    expect(made.status).toBe(200);
    const { reports } = await page();
    const found = reports.find((one) => one.id === made.body.id);
    expect(found).toMatchObject({ reason: 'abuse', words: 'He is rude.', game });
    expect(found?.about.user).toBe((await visitors[1].me()).id);
    expect(found?.chat.map((line) => line.text)).toEqual(['something rude']);
    await operator.ask('POST', `/api/operator/reports/${made.body.id}`, {});
    expect((await page()).reports.some((one) => one.id === made.body.id)).toBe(false);
    // a stranger has nothing to report of a table that he may not see
    const hidden = await sitDown(at, { public: false });
    const stranger = await at.visitor();
    await stranger.me();
    const wrong = await stranger.ask('POST', '/api/reports', { ...report, game: hidden.game });
    expect(wrong.status).toBe(403);
    for (const client of [...clients, ...hidden.clients]) client.close();
  });

  it('reads a bug with the whole position, while players see their own side', async () => {
    const { game, visitors, clients } = await sitDown(at);
    const note = 'The dice are wrong.';
    const bug = await visitors[0].ask<PositionRef>('POST', '/api/positions', { game, note });
    const link = await visitors[0].ask<PositionRef>('POST', '/api/positions', { game });
    const bugs = (await page()).bugs.map((one) => one.id);
    expect(bugs).toContain(bug.body.id);
    // a link to a position without a word is no report
    expect(bugs).not.toContain(link.body.id);
    const read = (who: Visitor) =>
      who.ask<PositionBody>('GET', `/api/positions/${bug.body.id}`).then(({ body }) => body);
    expect(await read(visitors[1])).toMatchObject({ note: '', state: null });
    const whole = await read(operator);
    expect(whole.note).toBe(note);
    expect(whole.state).not.toBeNull();
    for (const client of clients) client.close();
    // but not of a game in which he sits himself
    const own = await table([operator, await member('Guestmaker')]);
    const mine = await operator.ask<PositionRef>('POST', '/api/positions', {
      game: own.game,
      note,
    });
    const seen = await operator.ask<PositionBody>('GET', `/api/positions/${mine.body.id}`);
    expect(seen.body.state).toBeNull();
    await operator.ask('POST', `/api/operator/bugs/${bug.body.id}`, {});
    expect((await page()).bugs.some((one) => one.id === bug.body.id)).toBe(false);
  });

  it('keeps somebody out: his pages close, and he cannot sign in until it is taken back', async () => {
    const rude = await member('Rude');
    const { id } = await rude.me();
    const socket = await rude.connect();
    const closed = new Promise<number>((done) => socket.socket.once('close', done));
    const ban = { user: id, reason: 'Rude to everybody', days: 3 };
    expect((await operator.ask('POST', '/api/operator/bans', ban)).status).toBe(200);
    expect(await closed).toBe(4001);
    expect((await page()).bans).toMatchObject([{ user: id, reason: 'Rude to everybody' }]);
    // his cookie is nobody's now
    expect((await rude.ask<Me>('GET', '/api/me')).body.id).not.toBe(id);
    const signIn = () =>
      at.visitor().ask<{ message?: string }>('POST', '/api/auth/sign-in/email', {
        email: emailOf(rude),
        password: PASSWORD,
      });
    const refused = await signIn();
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('Rude to everybody');
    await operator.ask('DELETE', `/api/operator/bans/${id}`);
    expect((await signIn()).status).toBe(200);
    // an operator cannot be kept out by another, nor somebody who is not there
    const self = { ...ban, user: (await operator.me()).id };
    expect((await operator.ask('POST', '/api/operator/bans', self)).status).toBe(403);
    const nobody = { ...ban, user: 'nobody' };
    expect((await operator.ask('POST', '/api/operator/bans', nobody)).status).toBe(404);
  });
});

describe('a rematch', () => {
  it('that was asked for is told in the lobby to the one it is for, and to nobody else', async () => {
    const [a, b, c] = [await member('Ask'), await member('Told'), await member('Third')];
    const { game } = await table([a, b]);
    await giveUp(a, game);
    const { body } = await a.ask<GameRef>('POST', `/api/games/${game}/rematch`, {});
    const invited = async (who: Visitor): Promise<string[]> =>
      (await who.ask<Games>('GET', '/api/games')).body.invited.map((one) => one.id);
    expect(await invited(b)).toEqual([body.id]);
    expect(await invited(a)).toEqual([]);
    expect(await invited(c)).toEqual([]);
    await b.ask('POST', `/api/games/${game}/rematch`, {});
    expect(await invited(b)).toEqual([]);
  });
});

describe('ratings', () => {
  it('are those of Glickman’s own example', () => {
    // one game of it: 1500 (200) beats 1400 (30)
    const [a, b] = afterGame(
      { rating: 1500, deviation: 200, volatility: 0.06 },
      { rating: 1400, deviation: 30, volatility: 0.06 },
      1,
    );
    expect(a.rating).toBeCloseTo(1563.56, 1);
    expect(a.deviation).toBeCloseTo(175.4, 1);
    expect(b.rating).toBeLessThan(1400);
    expect(b.rating).toBeGreaterThan(1397);
    const [c, d] = afterGame(UNKNOWN, UNKNOWN, 0.5);
    expect(c.rating).toBeCloseTo(1500, 6);
    expect(c).toEqual(d);
  });

  it('change by games that were made to be rated, once, and by no others', async () => {
    const [a, b] = [await member('Winner'), await member('Loser')];
    const plain = await table([a, b]);
    await giveUp(b, plain.game);
    expect((await profile(a)).rating).toBeNull();
    const rated = await table([a, b], { rated: true });
    expect(rated.join.status).toBe(200);
    await giveUp(b, rated.game);
    const [won, lost] = [await profile(a), await profile(b)];
    expect(won.rating?.games).toBe(1);
    expect(won.rating?.rating).toBeGreaterThan(1600);
    expect((won.rating?.rating ?? 0) + (lost.rating?.rating ?? 0)).toBeCloseTo(3000, 6);
    expect(won.history).toHaveLength(1);
    const { ratings } = at.server.services.store;
    expect(await ratings.rate(rated.game)).toBe(false);
    expect(await ratings.rateWaiting()).toBe(0);
    expect(await profile(a)).toEqual(won);
  });

  it('that a killed server could not write are written when the next one starts', async () => {
    const [a, b] = [await member('Early'), await member('Late')];
    const { game } = await table([a, b], { rated: true });
    const { store } = at.server.services;
    await store.changeGame(game, {
      status: 'over',
      result: { reason: 'concede', winner: 1, totals: [] },
    });
    expect((await profile(b)).rating).toBeNull();
    expect(await store.ratings.rateWaiting()).toBe(1);
    expect((await profile(b)).rating?.rating).toBeGreaterThan(1600);
    expect((await profile(a)).rating?.rating).toBeLessThan(1400);
  });

  it('are for people with accounts', async () => {
    const guest = at.visitor();
    await guest.me();
    const wish = { opponent: 'person', deck: decks[0].id, rated: true };
    expect((await guest.ask('POST', '/api/games', wish)).status).toBe(403);
    const { join } = await table([await member('Host'), guest], { rated: true });
    expect([join.status, join.body.code]).toEqual([403, 'not-allowed']);
  });

  it('and records: games by deck, against people and bots apart, and decks of one’s own unnamed to others', async () => {
    const [a, b] = [await member('Recorder'), await member('Reader')];
    const { deckList, ...rest } = { deckList: { ...decks[0], name: 'My secret plan' } };
    expect(rest).toEqual({});
    const { id: _, summary: __, ...list } = deckList as typeof deckList & { summary?: string };
    const own = await table([a, b], { deck: { list } });
    expect(own.join.status).toBe(200);
    await giveUp(b, own.game);
    const plain = await table([a, b]);
    await giveUp(a, plain.game);
    const bot = await a.create({ opponent: 'bot', deck: decks[0].id, seat: 0 });
    await giveUp(a, bot);
    const mine = await profile(a);
    expect(mine.decks).toHaveLength(3);
    expect(mine.decks).toEqual(
      expect.arrayContaining([
        { deck: 'My secret plan', against: 'person', played: 1, won: 1, drawn: 0 },
        { deck: decks[0].name, against: 'person', played: 1, won: 0, drawn: 0 },
        { deck: decks[0].name, against: 'bot', played: 1, won: 0, drawn: 0 },
      ]),
    );
    const seen = await b.ask<Profile>('GET', `/api/games/${own.game}/profile/0`);
    expect(seen.body.name).toBe('Recorder');
    expect(seen.text).not.toContain('secret');
    expect(seen.body.decks.filter((one) => one.deck === 'a deck of his own')).toHaveLength(1);
  });
});
