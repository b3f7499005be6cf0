import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import {
  advance,
  createGame,
  decision,
  hash,
  mendable,
  notMendable,
  query,
  repair,
  type State,
} from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { boardNamed } from '../src/dev/boards.ts';
import { Reel } from '../src/pages/replay/model.ts';
import { repairWords } from '../src/table/model/repair-words.ts';

it('a replay goes on past what was set right by hand, and says so', () => {
  const setup = { decks: [decks[0], decks[1]], seed: 5 };
  // any choices will do, and always the same
  let seed = 2;
  const rng = (n: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % n;
  };
  let s = createGame(setup, officialPool());
  const choices: number[] = [];
  const play = (): void => {
    const option = rng(decision(s)?.options.length ?? 1);
    choices.push(option);
    advance(s, option);
  };
  while (!(s.turn > 0 && mendable(s) && s.players[0].hand.length > 2)) play();
  const mend = { card: s.players[0].hand[0], to: 'discard' as const };
  s = repair(s, mend).state;
  const at = choices.push(-1);
  for (let i = 0; i < 30 && decision(s); i++) play();
  const reel = new Reel(setup, choices, officialPool(), [mend]);
  expect(reel.wind()).toBe(true);
  expect(reel.length).toBe(choices.length + 1);
  expect(hash(reel.step(choices.length).state)).toBe(hash(s));
  const step = reel.step(at);
  expect(step.caption).toMatch(/^By hand, as both agreed: .+ goes to its owner’s discard pile\.$/);
  expect(step.state.players[0].discard).toContain(mend.card);
});

describe('by hand', () => {
  const find = (s: State, name: string): number =>
    s.def.findIndex((_, id) => query.nameOf(s, id) === name);
  const board = (): State => {
    const s = boardNamed('planned', 3);
    if (!s) throw new Error('no such board');
    return s;
  };

  it('a card comes into play with somebody, and counts', () => {
    const s = board();
    const [sword, gimli] = [find(s, 'Glamdring'), find(s, 'Gimli')];
    const items = (of: State): number => query.points(of, 0).item;
    const lost = repair(s, { card: sword, to: 'discard' }).state;
    expect(items(lost)).toBeLessThan(items(s));
    const found = repair(lost, { card: sword, with: gimli }).state;
    expect([found.zone[sword], found.host[sword]]).toEqual(['play', gimli]);
    expect(items(found)).toBe(items(s));
    expect(notMendable(lost, { card: sword, with: -1 })).toMatch(/with a character/);
    expect(notMendable(lost, { card: sword, with: find(s, 'Celeborn') })).toMatch(/same player/);
    expect(notMendable(found, { card: sword, with: gimli })).toMatch(/already/);
    // and so it does where it is stored
    const stored = repair(found, { card: sword, to: 'pile' }).state;
    expect(stored.players[0].pile).toContain(sword);
    expect(items(stored)).toBe(items(s));
  });

  it('somebody joins others, or is at a site of his own', () => {
    const s = board();
    const [haldir, gimli] = [find(s, 'Haldir'), find(s, 'Gimli')];
    const joined = repair(s, { card: haldir, with: gimli }).state;
    expect(joined.company[haldir]).toBe(joined.company[gimli]);
    const [site] = s.players[0].sites;
    const apart = repair(joined, { card: haldir, with: site }).state;
    expect(apart.company[haldir]).not.toBe(apart.company[gimli]);
    expect(apart.companies.find((co) => co.id === apart.company[haldir])?.site).toBe(site);
    expect(apart.zone[site]).toBe('play');
  });

  it('a company is elsewhere, and its old site goes back', () => {
    const s = board();
    const gimli = find(s, 'Gimli');
    const [site] = s.players[0].sites;
    const company = s.company[gimli];
    const after = repair(s, { company, at: site }).state;
    expect(after.companies.find((co) => co.id === company)?.site).toBe(site);
    expect(repairWords(s, { company, at: site })).toMatch(/^The company of .+ is at .+\.$/);
  });

  it('a creature that was slain counts for the one against whom it came', () => {
    const s = board();
    const drake = find(s, 'Cave-drake');
    const after = repair(s, { card: drake, to: 'pile' }).state;
    expect(after.players[0].pile).toEqual([drake]);
    expect(query.points(after, 0).kill - query.points(s, 0).kill).toBe(1);
    expect(notMendable(s, { card: find(s, 'Gimli'), to: 'pile' })).toMatch(/^Only factions/);
  });
});
