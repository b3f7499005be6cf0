import { describe, expect, it } from 'vitest';
import { addCard, emptyState } from '../src/api.ts';
import type { Happening } from '../src/happenings/happening.ts';
import type { Card, Pattern } from '../src/language/index.ts';
import { createPool } from '../src/pool/pool.ts';
import { newCtx } from '../src/query/cards.ts';
import { fits } from '../src/query/pattern.ts';
import { type Ctx, GENERAL } from '../src/state/types.ts';
import { attach, enterPlay, placeCharacter } from '../src/verbs/cards.ts';
import { newCompany } from '../src/verbs/members.ts';

const cards = [
  { id: 'XX-1', name: 'someone', kind: 'character', race: 'Man', prowess: 3, skills: [], home: [] },
  { id: 'XX-2', name: 'a thing', kind: 'item', class: 'minor', corruption: 0 },
  { id: 'XX-3', name: 'a hold', kind: 'site', type: 'shadow-hold', attacks: [], path: [] },
].map((c) => ({ alignment: 'hero', abilities: [], ...c })) as unknown as Card[];

/** Two of the one player, each in a company of his own, and a thing that the first bears. */
function board() {
  const s = emptyState(['A', 'B'], ['wizard', 'wizard'], 'short', 1, createPool(cards));
  const lay = (id: string, seat = 0) => addCard(s, id, seat, 'out', 3);
  const [site, who, other, thing] = [lay('XX-3'), lay('XX-1'), lay('XX-1'), lay('XX-2')];
  enterPlay(s, site);
  const [here, there] = [newCompany(s, 0, site).id, newCompany(s, 0, site).id];
  placeCharacter(s, who, here, GENERAL);
  placeCharacter(s, other, there, GENERAL);
  enterPlay(s, thing);
  attach(s, thing, who);
  return { s, site, who, other, thing, here, there };
}

const b = board();
const ask = (p: unknown, h: unknown, c: Ctx = newCtx(b.s, 0, b.thing)): boolean =>
  fits(b.s, c, p as Pattern, h as Happening);

const SOMEONE = { kind: 'character' };
const THING = { kind: 'item' };

describe('whether what happened is what a text speaks of', () => {
  it('nothing is what happens under another name', () => {
    expect(ask({ event: 'deck-exhausted' }, { event: 'deck-exhausted', seat: 0 })).toBe(true);
    expect(ask({ event: 'deck-exhausted' }, { event: 'turn', seat: 0 })).toBe(false);
  });

  it('phases: which, at which edge, and whose', () => {
    const h = { event: 'phase', phase: 'untap', edge: 'start', seat: 0 };
    const p = { event: 'phase', phase: 'untap', edge: 'start' };
    expect(ask(p, h)).toBe(true);
    expect(ask({ ...p, phase: 'site' }, h)).toBe(false);
    expect(ask({ ...p, edge: 'end' }, h)).toBe(false);
    expect(ask({ ...p, whose: 'yours' }, h)).toBe(true);
    expect(ask({ ...p, whose: 'yours' }, { ...h, seat: 1 })).toBe(false);
    expect(ask({ ...p, whose: "opponent's" }, h)).toBe(false);
    expect(ask({ ...p, whose: "opponent's" }, { ...h, seat: 1 })).toBe(true);
    // of whoever has it on one of his
    expect(ask({ ...p, whose: 'bearer' }, h)).toBe(true);
    expect(ask({ ...p, whose: 'bearer' }, { ...h, seat: 1 })).toBe(false);
  });

  it('phases of companies: the movement/hazard phase, if none is said, and which company', () => {
    const h = {
      event: 'company-phase',
      phase: 'movement-hazard',
      edge: 'start',
      company: b.here,
    };
    const p = { event: 'company-phase', edge: 'start' };
    expect(ask(p, h)).toBe(true);
    expect(ask({ ...p, edge: 'end' }, h)).toBe(false);
    expect(ask({ ...p, phase: 'site' }, h)).toBe(false);
    expect(ask({ ...p, phase: 'site' }, { ...h, phase: 'site' })).toBe(true);
    expect(ask(p, { ...h, company: 99 })).toBe(false);
    expect(ask({ ...p, company: 'bearer' }, h)).toBe(true);
    expect(ask({ ...p, company: 'bearer' }, { ...h, company: b.there })).toBe(false);
    expect(ask({ ...p, company: { has: { is: 'self' } } }, { ...h, company: b.there })).toBe(false);
    const c = newCtx(b.s, 0, b.thing);
    ask({ event: 'moves' }, { event: 'moves', company: b.there }, c);
    expect(c.company).toBe(b.there);
  });

  it('wounds: of whom, and what he was before', () => {
    const h = { event: 'wounded', card: b.who, was: 'tapped', attack: null };
    const p = { event: 'wounded', card: SOMEONE };
    expect(ask(p, h)).toBe(true);
    expect(ask({ ...p, was: 'tapped' }, h)).toBe(true);
    expect(ask({ ...p, was: ['untapped', 'wounded'] }, h)).toBe(false);
    expect(ask({ ...p, card: THING }, h)).toBe(false);
    // no attack did it
    expect(ask({ ...p, attack: 'this' }, h)).toBe(false);
  });

  it('strikes: how they ended, whether they wound, and by how much they were missed', () => {
    const h = {
      event: 'strike',
      who: b.who,
      result: 'failed',
      roll: 7,
      prowess: 3,
      against: 9,
      wounds: false,
      attack: null,
    };
    const p = { event: 'strike', card: SOMEONE };
    const c = newCtx(b.s, 0, b.thing);
    expect(ask(p, h, c)).toBe(true);
    expect([c.bound.strikeProwess, c.bound.margin, c.cause]).toEqual([9, -1, b.who]);
    expect(ask({ ...p, result: 'failed' }, h)).toBe(true);
    expect(ask({ ...p, result: 'successful' }, h)).toBe(false);
    expect(ask({ ...p, wounds: true }, h)).toBe(false);
    expect(ask({ ...p, wounds: true }, { ...h, wounds: true })).toBe(true);
    expect(ask({ ...p, attack: 'this' }, h)).toBe(false);
    expect(ask({ ...p, card: THING }, h)).toBe(false);
  });

  it('checks, what is played, and at which site', () => {
    const check = {
      event: 'check-made',
      kind: 'corruption',
      card: b.who,
      company: b.there,
      result: 'passed',
    };
    const p = { event: 'check-made', kind: 'corruption', card: SOMEONE };
    const c = newCtx(b.s, 0, b.thing);
    expect(ask(p, check, c)).toBe(true);
    expect(c.company).toBe(b.there);
    expect(ask({ ...p, kind: 'influence' }, check)).toBe(false);
    expect(ask({ ...p, result: 'passed' }, check)).toBe(true);
    expect(ask({ ...p, result: 'failed' }, check)).toBe(false);
    const played = { event: 'card-played', card: b.thing, seat: 0, site: b.site, company: b.here };
    const q = { event: 'card-played', card: THING };
    expect(ask(q, played)).toBe(true);
    expect(ask({ ...q, card: SOMEONE }, played)).toBe(false);
    expect(ask({ ...q, site: { kind: 'site' } }, played)).toBe(true);
    expect(ask({ ...q, site: { kind: 'item' } }, played)).toBe(false);
    expect(ask({ ...q, site: {} }, { ...played, site: -1 })).toBe(false);
    for (const field of ['usesSite', 'tapsSite']) {
      expect(ask({ ...q, [field]: true }, played)).toBe(false);
      expect(ask({ ...q, [field]: true }, { ...played, [field]: true })).toBe(true);
    }
    // it has been shuffled back since
    expect(ask(q, { ...played, card: -1 })).toBe(false);
  });

  it('what leaves play: whither, and not by corruption if an attack is meant', () => {
    const h = { event: 'left-play', card: b.thing, to: 'discard', why: 'corruption' };
    const p = { event: 'left-play', card: THING };
    expect(ask(p, h)).toBe(true);
    expect(ask({ ...p, to: 'discard' }, h)).toBe(true);
    expect(ask({ ...p, to: 'hand' }, h)).toBe(false);
    expect(ask({ ...p, by: 'attack' }, h)).toBe(false);
    expect(ask({ ...p, by: 'attack' }, { ...h, why: 'x' })).toBe(true);
    expect(ask({ ...p, card: SOMEONE }, h)).toBe(false);
  });

  it('what is stored: itself, or such a thing', () => {
    const h = { event: 'stored', card: b.thing, company: b.there };
    const c = newCtx(b.s, 0, b.thing);
    expect(ask({ event: 'stored', card: 'self' }, h, c)).toBe(true);
    expect([c.company, c.cause]).toEqual([b.there, b.thing]);
    expect(ask({ event: 'stored', card: 'self' }, h, newCtx(b.s, 0, b.who))).toBe(false);
    expect(ask({ event: 'stored', card: THING }, h)).toBe(true);
    expect(ask({ event: 'stored', card: SOMEONE }, h)).toBe(false);
  });

  it('who has left a company, and whether it was split', () => {
    const h = { event: 'composition-changed', company: b.here, split: false, left: b.who };
    const p = { event: 'composition-changed' };
    expect(ask(p, h)).toBe(true);
    expect(ask(p, { ...h, company: b.there })).toBe(false);
    expect(ask({ ...p, split: true }, h)).toBe(false);
    expect(ask({ ...p, split: true }, { ...h, split: true })).toBe(true);
    expect(ask({ ...p, left: SOMEONE }, h)).toBe(true);
    expect(ask({ ...p, left: THING }, h)).toBe(false);
    expect(ask({ ...p, left: SOMEONE }, { ...h, left: -1 })).toBe(false);
  });

  it('draws beyond so many, and by whom; what is thrown away', () => {
    const h = { event: 'drew', card: b.other, seat: 0, company: b.there, nth: 3 };
    const p = { event: 'drew', player: 'you', over: 2 };
    const c = newCtx(b.s, 0, b.thing);
    expect(ask(p, h, c)).toBe(true);
    expect([c.company, c.cause]).toEqual([b.there, b.other]);
    expect(ask(p, { ...h, nth: 2 })).toBe(false);
    expect(ask(p, { ...h, seat: 1 })).toBe(false);
    expect(ask({ ...p, player: 'opponent' }, { ...h, seat: 1 })).toBe(true);
    const gone = { event: 'hand-discard', card: b.other, seat: 1 };
    expect(ask({ event: 'hand-discard', whose: 'yours' }, gone)).toBe(false);
    expect(ask({ event: 'hand-discard' }, gone)).toBe(true);
  });

  it('moves from one place to another, and how a card is turned, by whom', () => {
    const h = { event: 'move', card: b.thing, from: 'play', to: 'discard', by: 'effect' };
    const p = { event: 'move', to: 'discard', card: THING };
    expect(ask(p, h)).toBe(true);
    expect(ask({ ...p, to: 'hand' }, h)).toBe(false);
    expect(ask({ ...p, from: 'play' }, h)).toBe(true);
    expect(ask({ ...p, from: 'hand' }, h)).toBe(false);
    expect(ask({ ...p, by: 'effect' }, h)).toBe(true);
    expect(ask({ ...p, by: 'effect' }, { ...h, by: undefined })).toBe(false);
    expect(ask({ ...p, card: SOMEONE }, h)).toBe(false);
    const turned = { event: 'status', card: b.who, to: 'tapped', was: 'untapped', by: 'rules' };
    const q = { event: 'status', card: SOMEONE };
    expect(ask(q, turned)).toBe(true);
    for (const [field, is, isNot] of [
      ['to', 'tapped', 'untapped'],
      ['was', 'untapped', 'tapped'],
      ['by', 'rules', 'effect'],
    ]) {
      expect(ask({ ...q, [field]: is }, turned)).toBe(true);
      expect(ask({ ...q, [field]: isNot }, turned)).toBe(false);
    }
    expect(ask({ ...q, card: THING }, turned)).toBe(false);
  });

  it('an attack that is no more is none that is spoken of', () => {
    const p = { event: 'attack-declared', attack: {} };
    expect(ask(p, { event: 'attack-declared', attack: 9, company: b.here })).toBe(false);
    const ended = { event: 'attack-ended', attack: 9, company: b.here, outcome: 'defeated' };
    expect(ask({ event: 'attack-ended', attack: {}, outcome: 'canceled' }, ended)).toBe(false);
  });
});
