import { decks } from '@mathom/decks';
import type { Deck, ErrorBody, SavedDeck, SavedDeckInfo, SharedDeck } from '@mathom/protocol';
import { expect } from 'vitest';
import { freshId, type Visitor } from './client.ts';
import type { Running } from './server.ts';

/** A published deck as somebody's own. */
export function ownList(i: number, name = 'My own'): Deck {
  const { id: _, ...deck } = decks[i];
  return { ...deck, name };
}

export const keep = async (visitor: Visitor, deck: Deck): Promise<SavedDeck> => {
  const answer = await visitor.ask<SavedDeck>('POST', '/api/decks', { deck });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

const mine = async (visitor: Visitor): Promise<SavedDeckInfo[]> =>
  (await visitor.ask<SavedDeckInfo[]>('GET', '/api/decks/mine')).body;

/** What people do with their decks. The same on every database. */
export async function deckStory(running: Pick<Running, 'visitor'>): Promise<void> {
  const [a, b] = [running.visitor(), running.visitor()];
  await b.me();
  // a guest from the first thing he keeps
  expect((await a.ask('GET', '/api/decks/nothing-here')).status).toBe(401);
  const first = await keep(a, ownList(0));
  expect(first).toMatchObject({ name: 'My own', alignment: 'hero', version: 1, link: null });
  expect(first.deck).toEqual(ownList(0));
  const path = `/api/decks/${first.id}`;
  expect((await a.ask<SavedDeck>('GET', path)).body).toEqual(first);
  const second = await keep(a, ownList(1, 'Ängström’s “deck”'));
  expect((await mine(a)).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  expect((await mine(a))[0]).not.toHaveProperty('deck');
  expect(await mine(b)).toEqual([]);

  // two tabs: the second to save is told, and overwrites nothing
  const renamed = { ...first.deck, name: 'Renamed' };
  const changed = await a.ask<SavedDeck>('PUT', path, { deck: renamed, version: 1 });
  expect(changed.body).toMatchObject({ name: 'Renamed', version: 2, createdAt: first.createdAt });
  const late = await a.ask<ErrorBody>('PUT', path, { deck: first.deck, version: 1 });
  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  expect((await a.ask<SavedDeck>('GET', path)).body.deck).toEqual(renamed);

  // nobody else's business
  for (const [method, at, body] of [
    ['GET', path, undefined],
    ['PUT', path, { deck: renamed, version: 2 }],
    ['DELETE', path, undefined],
    ['POST', `${path}/share`, {}],
    ['DELETE', `${path}/share`, undefined],
    ['GET', `/api/decks/shared/${first.id}`, undefined],
  ] as const) {
    const answer = await b.ask<ErrorBody>(method, at, body);
    expect([method, at, answer.status]).toEqual([method, at, 404]);
  }

  // shared by a link, which can be taken back
  const shared = (await a.ask<SavedDeck>('POST', `${path}/share`, {})).body;
  expect(shared.version).toBe(2);
  expect((await a.ask<SavedDeck>('POST', `${path}/share`, {})).body.link).toBe(shared.link);
  const read = await running.visitor().ask<SharedDeck>('GET', `/api/decks/shared/${shared.link}`);
  expect(read.body).toMatchObject({ deck: renamed, by: (await a.me()).name });
  expect(read.text).not.toContain(first.id);
  await a.ask('DELETE', `${path}/share`);
  expect((await b.ask('GET', `/api/decks/shared/${shared.link}`)).status).toBe(404);
  const again = (await a.ask<SavedDeck>('POST', `${path}/share`, {})).body;
  expect(again.link).not.toBe(shared.link);

  // the guest registers and keeps them
  const email = `${freshId()}@example.org`;
  await a.ask('POST', '/api/auth/sign-up/email', {
    name: 'Keeper',
    email,
    password: 'long enough',
  });
  expect((await a.me()).guest).toBe(false);
  expect((await mine(a)).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  const by = await b.ask<SharedDeck>('GET', `/api/decks/shared/${again.link}`);
  expect(by.body.by).toBe('Keeper');

  expect((await a.ask('DELETE', path)).status).toBe(200);
  expect((await a.ask('DELETE', path)).status).toBe(404);
  expect((await mine(a)).map(({ id }) => id)).toEqual([second.id]);
}
