import { describe, expect, it } from 'vitest';
import { createGame, decision, emptyState, fork, restore } from '../src/api.ts';
import { GameError } from '../src/errors.ts';
import type { Card, CharacterCard, SiteCard } from '../src/language/index.ts';
import { HIDDEN } from '../src/pool/hidden.ts';
import { cardDef, cardsNamed, compiled, createPool, hasCard, numberOf } from '../src/pool/pool.ts';
import { comp, def, idOf, siteDef } from '../src/query/cards.ts';
import { matches } from '../src/query/evaluate.ts';
import { newCtx } from '../src/query/index.ts';
import { FIRST_KIND, KINDS_OF_PLAYER } from '../src/rules/kinds-of-player.ts';
import { clone } from '../src/state/clone.ts';
import { view } from '../src/view.ts';

const { start } = KINDS_OF_PLAYER[FIRST_KIND];

/** Three cards are enough for a game: a place to start at, and somebody for each. */
const site = {
  id: 'XX-1',
  kind: 'site',
  name: start.at[0],
  alignment: start.of,
  type: 'haven',
  path: [],
  draws: { resource: 1, hazard: 1 },
  items: [],
  attacks: [],
} as unknown as SiteCard;
const somebody = (n: number, prowess = 3): CharacterCard =>
  ({
    id: `XX-${n}`,
    kind: 'character',
    name: `Somebody ${n}`,
    alignment: start.of,
    skills: [],
    prowess,
    body: 8,
    mind: 2,
    influence: 0,
    home: [],
  }) as unknown as CharacterCard;
const cards: Card[] = [site, somebody(2), somebody(3)];
const deck = (n: number) => ({
  pool: [[`XX-${n}`, 1]] as [string, number][],
  characters: [],
  resources: [],
  hazards: [],
  sites: [['XX-1', 1]] as [string, number][],
  sideboard: [],
});
const setup = { decks: [deck(2), deck(3)], seed: 1 };

describe('a pool', () => {
  it('of three cards is enough for a game', () => {
    const s = createGame(setup, createPool(cards));
    expect(decision(s)?.options.length).toBeGreaterThan(0);
    expect(def(s, 0).name).toBe('Somebody 2');
  });

  it('is of its own game: another may have other cards under the same ids', () => {
    const weak = createGame(setup, createPool(cards));
    const strong = createGame(setup, createPool([site, somebody(2, 9), somebody(3)]));
    expect([weak, strong].map((s) => (def(s, 0) as CharacterCard).prowess)).toEqual([3, 9]);
    expect(def(fork(strong), 0)).toBe(def(strong, 0));
    expect(def(view(strong, 0).state, 0)).toBe(def(strong, 0));
  });

  it('gives numbers that follow from the ids, whatever else is in it', () => {
    const pool = createPool(cards);
    const more = createPool([
      { ...somebody(7), id: 'TW-5' } as Card,
      ...cards,
      { ...somebody(8), id: 'ZZ-8' } as unknown as Card,
    ]);
    expect(cards.map((c) => numberOf(pool, c.id))).toEqual([8001, 8002, 8003]);
    expect(cards.map((c) => numberOf(more, c.id))).toEqual([8001, 8002, 8003]);
    expect([numberOf(more, 'TW-5'), numberOf(more, 'ZZ-8')]).toEqual([1005, 9008]);
    for (const c of cards) expect(compiled(pool, numberOf(pool, c.id)).def).toBe(c);
  });

  it('cannot be changed, nor its cards', () => {
    const pool = createPool(cards);
    expect(Object.isFrozen(pool)).toBe(true);
    expect(Object.isFrozen((cardDef(pool, 'XX-1') as SiteCard).draws)).toBe(true);
  });

  it('says what it does not have', () => {
    const pool = createPool(cards);
    expect(hasCard(pool, 'XX-9')).toBe(false);
    expect(cardsNamed(pool, 'Nobody')).toEqual([]);
    expect(() => cardDef(pool, 'XX-9')).toThrow(/no card with the id XX-9/);
    expect(() => compiled(pool, 8009)).toThrow(/no card with the number 8009/);
    expect(() => createPool([{ ...site, id: 'one' } as unknown as Card])).toThrow(GameError);
  });
});

describe('what goes along with a state', () => {
  it('is not stored, and not the same for a copy', () => {
    const s = createGame(setup, createPool(cards));
    expect(Object.keys(s)).not.toContain('rt');
    expect(JSON.parse(JSON.stringify(s))).not.toHaveProperty('rt');
    const copy = clone(s);
    expect(copy.rt.pool).toBe(s.rt.pool);
    expect([copy.rt === s.rt, copy.rt.decision, copy.rt.events]).toEqual([false, undefined, null]);
    expect(decision(restore(JSON.stringify(s), s.rt.pool))).toEqual(decision(s));
  });
});

describe('the hidden card', () => {
  it('can be asked about, and is nothing that anybody looks for', () => {
    const pool = createPool(cards);
    const s = emptyState(['A', 'B'], [FIRST_KIND, FIRST_KIND], 'short', 1, pool);
    const v = view(createGame(setup, pool), 0).state;
    const id = v.def.indexOf(HIDDEN);
    expect(id).toBeGreaterThanOrEqual(0);
    expect([idOf(v, id), comp(v, id).live, siteDef(v, id).path]).toEqual(['?', false, []]);
    const c = newCtx(s, 0, -1);
    for (const kind of ['character', 'event', 'site', 'item', 'creature', 'region'] as const)
      expect(matches(v, c, id, { kind })).toBe(false);
    expect([hasCard(pool, '?'), pool.cards.includes(def(v, id))]).toEqual([false, false]);
  });
});
