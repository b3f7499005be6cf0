import { allCards, playsWhole } from '@mathom/cards';
import { decks, offered, playerOf } from '@mathom/decks';
import {
  DECK_LIMIT,
  DECKS_PER_USER,
  type Deck,
  type ErrorBody,
  type GameDeck,
  type GameInfo,
} from '@mathom/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { problemsOf } from '../src/decks/choose.ts';
import { deckInfos, deckInput, ownDeck } from '../src/games/cards.ts';
import { freshId, type Visitor } from './support/client.ts';
import { deckStory, keep, ownList } from './support/deck-story.ts';
import { type Running, sharedServer, startServer } from './support/server.ts';

let at: Running;
beforeAll(async () => {
  at = await sharedServer();
});

const TERMS = { rules: 'coe', length: 'short' } as const;
const somebody = async (): Promise<Visitor> => {
  const visitor = at.visitor();
  await visitor.me();
  return visitor;
};
const create = (visitor: Visitor, deck: GameDeck, more = {}) =>
  visitor.ask<ErrorBody & { id: string }>('POST', '/api/games', { opponent: 'bot', deck, ...more });
const deckOfSeat = async (game: string, seat: number) =>
  (await at.server.services.rooms.get(game)).game.setup?.decks[seat];

describe('a first game', () => {
  it('has its player begin, against a Wizard; any other leaves both to chance', async () => {
    const visitor = await somebody();
    for (let i = 0; i < 6; i++) {
      const { body } = await create(visitor, offered[0].id, { level: 'easy', gentle: true });
      const room = await at.server.services.rooms.get(body.id);
      const mine = room.seats.find((row) => row.bot === null)?.seat ?? -1;
      expect(room.game.setup?.begins).toBe(mine);
      expect(decks.map((d) => d.id)).toContain(room.seats[1 - mine].deck);
    }
    const { body } = await create(visitor, offered[0].id, { level: 'easy' });
    expect((await at.server.services.rooms.get(body.id)).game.setup?.begins).toBeUndefined();
  });
});

describe('decks that people keep', () => {
  it('on PGlite', () => deckStory(at), 60_000);

  it('are checked before they are kept', async () => {
    const visitor = await somebody();
    const good = ownList(0);
    for (const [what, deck] of Object.entries({
      'no name': { ...good, name: '' },
      'an unknown field': { ...good, admin: true },
      'no such alignment': { ...good, alignment: 'evil' },
      'none of a card': { ...good, pool: [['TW-1', 0]] },
      'half a card': { ...good, pool: [['TW-1', 0.5]] },
      'no id of a card': { ...good, pool: [['<script>', 1]] },
      'too many entries': { ...good, hazards: Array(401).fill(['TW-1', 1]) },
      'a missing part': { ...good, sites: undefined },
      'no list': { ...good, sites: 'many' },
    })) {
      const answer = await visitor.ask<ErrorBody>('POST', '/api/decks', { deck });
      expect([what, answer.status, answer.body.code]).toEqual([what, 400, 'malformed']);
    }
    const many = Array(400).fill(['TW-1000', 99]) as Deck['pool'];
    const large: Deck = { ...good, pool: many, characters: many, notes: '€'.repeat(20_000) };
    expect(JSON.stringify(large).length).toBeLessThan(DECK_LIMIT);
    const answer = await visitor.ask<ErrorBody>('POST', '/api/decks', { deck: large });
    expect([answer.status, answer.body.code]).toEqual([413, 'too-large']);
    const huge = { deck: { ...good, notes: 'x'.repeat(200_000) } };
    expect((await visitor.ask('POST', '/api/decks', huge)).status).toBe(413);
    expect((await visitor.ask('GET', '/api/decks/mine')).body).toEqual([]);
  });

  it('are not more than so many', async () => {
    const visitor = await somebody();
    const owner = (await visitor.me()).id;
    const one = await keep(visitor, ownList(0));
    const stored = await at.server.services.decks.get(one.id, owner);
    if (!stored) throw new Error('not kept');
    for (let i = 1; i < DECKS_PER_USER; i++) {
      await at.server.services.decks.add({ ...stored, id: `${freshId()}-copy` });
    }
    const deck = ownList(1);
    const answer = await visitor.ask<ErrorBody>('POST', '/api/decks', { deck });
    expect([answer.status, answer.body.code]).toEqual([429, 'too-many']);
    await visitor.ask('DELETE', `/api/decks/${one.id}`);
    await keep(visitor, deck);
  });

  it('are not written too fast', async () => {
    const limited = await startServer({ RATE_LIMIT: '600' });
    const visitor = limited.visitor();
    await visitor.me();
    const codes = new Map<number, number>();
    for (let i = 0; i < 125; i++) {
      const { status } = await visitor.ask('DELETE', '/api/decks/no-such-deck');
      codes.set(status, (codes.get(status) ?? 0) + 1);
    }
    expect([...codes]).toEqual([
      [404, 120],
      [429, 5],
    ]);
    expect((await visitor.ask('GET', '/api/decks/mine')).status).toBe(200);
    await limited.server.close();
  });
});

describe('playing with a deck of one’s own', () => {
  it('saved, shared or as a list, as it was when the game was made', async () => {
    const [a, b] = [await somebody(), await somebody()];
    const saved = await keep(a, ownList(1));
    const made = await create(a, { saved: saved.id }, { seat: 0 });
    expect(made.status, made.text).toBe(200);
    await a.ask('DELETE', `/api/decks/${saved.id}`);
    expect(await deckOfSeat(made.body.id, 0)).toMatchObject({
      name: 'My own',
      kind: 'wizard',
      hazards: decks[1].hazards,
    });
    const info = await a.ask<GameInfo>('GET', `/api/games/${made.body.id}`);
    expect(info.body.players[0]).toMatchObject({ alignment: 'hero' });
    expect(info.text).not.toContain('My own');

    // between people: one brings a list, the other a deck that was shared with him
    const theirs = await keep(b, ownList(2, 'Shared'));
    const { link } = (await b.ask<{ link: string }>('POST', `/api/decks/${theirs.id}/share`, {}))
      .body;
    const open = await create(a, { list: ownList(4) }, { opponent: 'person', seat: 1 });
    const join = `/api/games/${open.body.id}/join`;
    expect((await a.ask('POST', join, { deck: { link } })).status).toBe(409);
    const joined = await b.ask('POST', join, { deck: { link } });
    expect(joined.status, joined.text).toBe(200);
    expect((await deckOfSeat(open.body.id, 0))?.name).toBe('Shared');
    expect((await deckOfSeat(open.body.id, 1))?.resources).toEqual(decks[4].resources);

    // the same decks again in the rematch, and when going on against the bot
    const client = await a.connect();
    await client.watch(open.body.id);
    await client.ask({ t: 'concede', game: open.body.id, id: freshId() });
    const rematch = `/api/games/${open.body.id}/rematch`;
    const next = (await a.ask<{ id: string }>('POST', rematch, {})).body.id;
    await b.ask('POST', rematch, {});
    expect((await deckOfSeat(next, 0))?.resources).toEqual(decks[4].resources);
    expect((await deckOfSeat(next, 1))?.name).toBe('Shared');
    const wish = { game: open.body.id, at: 0, seat: 0 };
    const on = await b.ask<{ id: string }>('POST', '/api/continue', wish);
    expect((await deckOfSeat(on.body.id, 0))?.name).toBe('Shared');
    client.close();
  });

  it('not with somebody else’s, nor with one that is not there', async () => {
    const [a, b] = [await somebody(), await somebody()];
    const saved = await keep(a, ownList(0));
    for (const deck of [{ saved: saved.id }, { saved: 'nothing-here' }, { link: saved.id }]) {
      const answer = await create(b, deck);
      expect([deck, answer.status, answer.body.code]).toEqual([deck, 404, 'no-such-deck']);
    }
    const strange = { deck: { saved: saved.id, list: ownList(0) }, opponent: 'bot' };
    expect((await a.ask('POST', '/api/games', strange)).status).toBe(400);
  });

  it('what is unlawful or not done yet is refused with all reasons, and no game is made', async () => {
    const visitor = await somebody();
    const good = ownList(0);
    const undone = allCards.find(
      (card) =>
        card.kind === 'event' && card.side === 'hazard' && !card.unique && !playsWhole(card),
    );
    const bad: Deck = {
      ...good,
      hazards: [...good.hazards.slice(0, 3), ...(undone ? [[undone.id, 1] as const] : [])],
      resources: [...good.resources, ['TW-9999', 1]],
    };
    const saved = await keep(visitor, bad);
    for (const deck of [{ saved: saved.id }, { list: bad }]) {
      const { status, body } = await create(visitor, deck);
      expect([status, body.code]).toEqual([422, 'bad-deck']);
      const rules = body.problems?.map((problem) => problem.rule) ?? [];
      expect(rules).toContain('unknown-card');
      expect(rules.filter((rule) => /hazards|creatures/.test(rule)).length).toBeGreaterThan(0);
      for (const problem of body.problems ?? []) expect(problem.says).not.toBe('');
      if (undone) {
        const problem = body.problems?.find(({ rule }) => rule === 'incomplete');
        expect(problem?.cards).toEqual([undone.id]);
        expect(problem?.says).toContain(undone.name);
      }
    }
    // the other seat's too
    const { status } = await create(visitor, decks[0].id, { botDeck: { list: bad } });
    expect(status).toBe(422);
    const { mine } = (await visitor.ask<{ mine: unknown[] }>('GET', '/api/games')).body;
    expect(mine).toEqual([]);
  });

  it('what is published and lawful is played as it was published, of every kind of player', async () => {
    const rulesOf = (deck: Deck): string[] => problemsOf(deck, TERMS).map(({ rule }) => rule);
    const visitor = await somebody();
    for (const deck of offered) {
      expect(rulesOf(deck)).not.toContain('incomplete');
      expect(rulesOf(deck)).not.toContain('not-ready');
      expect((await create(visitor, deck.id)).status).toBe(200);
    }
    expect(rulesOf(decks[0])).toEqual([]);
    // all four kinds are there
    expect(new Set(offered.map(playerOf)).size).toBe(4);
  });

  it('who declares himself somebody is he in the game', () => {
    const chosen = ownDeck({ ...ownList(0), avatar: 'Pallando' });
    expect(deckInput(chosen).avatar).toBe('Pallando');
    expect(deckInput(ownDeck(ownList(0)))).not.toHaveProperty('avatar');
  });

  it('a deck is drawn by lot for whom it is wished, and for nobody else', async () => {
    const visitor = await somebody();
    for (const kind of ['wizard', 'ringwraith', 'fallen-wizard', 'balrog']) {
      expect((await create(visitor, `drawn-${kind}`)).status, kind).toBe(200);
      expect(deckInfos.map((d) => d.id)).toContain(`drawn-${kind}`);
    }
    expect((await create(visitor, 'drawn-hobbit')).status).not.toBe(200);
  });
});
