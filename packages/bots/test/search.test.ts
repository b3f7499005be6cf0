import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import {
  advance,
  createGame,
  decision,
  fork,
  HIDDEN,
  hash,
  query,
  type View,
  view,
  withPool,
} from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { type Bot, botNamed, bots, determinize, levels, random, rngOf } from '../src/index.ts';
import { carelessBot, searchBot } from '../src/search/bot.ts';
import { CARELESS, EFFORTS } from '../src/search/levels.ts';
import { candidateLists } from '../src/search/prior.ts';
import { playGame } from './play.ts';

const LONG = { timeout: 600_000 };

/** A game of random bots, with a look at some of the views along the way. */
function watch(pair: [number, number], seed: number, every: number, look: (v: View) => void): void {
  let n = 0;
  const watched: Bot = {
    name: 'watched',
    choose(v, rng) {
      if (n++ % every === 0) look(v);
      return random.choose(v, rng);
    },
  };
  playGame([watched, watched], pair, seed);
}

describe('a sample of what is hidden', () => {
  it('is a state in which the same is asked, and which can be played on', LONG, () => {
    let looked = 0;
    for (const seed of [1, 2]) {
      watch([seed, seed + 2], seed, 18, (v) => {
        looked++;
        const s = determinize(v, rngOf(seed + looked));
        expect(s.def).not.toContain(HIDDEN);
        // what lies face-down on the chain may bear on the answers to it
        const veiled = v.state.zone.some((z, id) => z === 'chain' && v.state.def[id] === HIDDEN);
        if (!veiled) expect(decision(s)).toEqual(v.decision);
        const rng = rngOf(looked);
        for (let i = 0; i < 25; i++) {
          const d = decision(s);
          if (!d) break;
          advance(s, random.choose(view(s, d.seat), rng));
        }
      });
    }
    expect(looked).toBeGreaterThan(30);
  });

  it('shows what the view shows', LONG, () => {
    watch([0, 3], 7, 25, (v) => {
      const s = determinize(v, rngOf(1));
      v.state.def.forEach((d, id) => {
        if (d !== HIDDEN) expect(s.def[id]).toBe(d);
      });
      expect(s.zone).toEqual(v.state.zone);
      expect(s.players.map((p) => p.hand)).toEqual(v.state.players.map((p) => p.hand));
    });
  });

  it('is made of the view alone: what is hidden does not bear on it', LONG, () => {
    const s = createGame({ decks: [decks[1], decks[2]], seed: 5 }, officialPool());
    const rng = rngOf(3);
    let compared = 0;
    for (let n = 0; n < 300; n++) {
      const d = decision(s);
      if (!d) break;
      if (n % 10 === 0) {
        // the same game with the unseen cards of hands and decks in each other's places
        const twin = fork(s);
        for (const p of twin.players) {
          const unseen = [...p.hand, ...p.deck].filter((id) => !(s.known[id] & (1 << d.seat)));
          unseen.forEach((id, i) => {
            twin.def[id] = s.def[unseen[(i + 1) % unseen.length]];
          });
        }
        twin.random = twin.random.map((x) => x ^ 12345);
        const one = determinize(view(s, d.seat), rngOf(n));
        const two = determinize(view(twin, d.seat), rngOf(n));
        expect(hash(two)).toBe(hash(one));
        compared++;
      }
      advance(s, random.choose(view(s, d.seat), rng));
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('differs from chance to chance, and leaves the view as it was', LONG, () => {
    watch([4, 1], 9, 120, (v) => {
      const before = JSON.stringify(v);
      const hashes = new Set([1, 2, 3].map((seed) => hash(determinize(v, rngOf(seed)))));
      expect(hashes.size).toBe(3);
      expect(JSON.stringify(v)).toBe(before);
    });
  });

  it('deals a player who is known by his cards no others than he has', LONG, () => {
    const count = (list: readonly string[]): Record<string, number> => {
      const out: Record<string, number> = {};
      for (const id of list) out[id] = (out[id] ?? 0) + 1;
      return out;
    };
    const all = (d: (typeof decks)[number]): string[] =>
      [d.pool, d.characters, d.resources, d.hazards, d.sites, d.sideboard]
        .flat()
        .flatMap(([id, n]) => Array.from({ length: n }, (): string => id));
    watch([2, 0], 13, 80, (v) => {
      const s = determinize(v, rngOf(2));
      const mine = s.def.flatMap((_, id) => (s.owner[id] === v.seat ? [query.idOf(s, id)] : []));
      expect(candidateLists(v.state, v.seat)).toHaveLength(1);
      expect(count(mine)).toEqual(count(all(decks[v.seat === 0 ? 2 : 0])));
    });
  });

  it('stands in for a deck that is none of the lists', LONG, () => {
    let looked = 0;
    watch([0, 1], 17, 60, (v) => {
      const s = determinize(v, rngOf(3), [decks[2], decks[3]]);
      expect(s.def).not.toContain(HIDDEN);
      const rng = rngOf(looked++);
      for (let i = 0; i < 20; i++) {
        const d = decision(s);
        if (d) advance(s, random.choose(view(s, d.seat), rng));
      }
    });
    expect(looked).toBeGreaterThan(5);
  });
});

describe('the levels', () => {
  it('are found by name, beside the quick bots', () => {
    for (const [name, bot] of Object.entries(levels)) {
      expect(bot.name).toBe(name);
      expect(botNamed(name)).toBe(bot);
    }
    expect(Object.keys(bots)).toEqual(['random', 'greedy']);
  });

  it('look further and care more the harder they are', () => {
    expect(EFFORTS.hard.steps).toBeGreaterThan(EFFORTS.normal.steps);
    expect(EFFORTS.hard.width).toBeGreaterThanOrEqual(EFFORTS.normal.width);
    expect(CARELESS.hard).toBeLessThan(CARELESS.normal);
    expect(CARELESS.normal).toBeLessThan(CARELESS.easy);
  });
});

describe('a bot that looks ahead', () => {
  const tiny = { steps: 4, width: 2, turns: 0, round: 1, doubt: 0 };

  it('plays whole games without a fault', LONG, () => {
    const one = searchBot('tiny', tiny);
    const two = carelessBot('careless', 50);
    expect(playGame([one, two], [0, 1], 60).state.result).not.toBeNull();
    expect(playGame([two, one], [3, 2], 61).state.result).not.toBeNull();
    expect(one.failures() + two.failures()).toBe(0);
  });

  it('chooses the same for the same seed', LONG, () => {
    const choices = (): number[] => {
      const bot = searchBot('tiny', { ...tiny, steps: 60 });
      const s = createGame({ decks: [decks[1], decks[3]], seed: 21 }, officialPool());
      const rng = rngOf(8);
      const list: number[] = [];
      for (let n = 0; n < 100; n++) {
        const d = decision(s);
        if (!d) break;
        list.push(bot.choose(view(s, d.seat), rng));
        advance(s, list[n]);
      }
      return list;
    };
    expect(choices()).toEqual(choices());
  });

  it('answers, and counts it, when something goes wrong inside', () => {
    const s = createGame({ decks: [decks[0], decks[1]], seed: 3 }, officialPool());
    const v = view(s, decision(s)?.seat ?? 0);
    if (!v.decision) throw new Error('Nothing is asked at the start.');
    const asked = { ...v.decision, about: 'organization' as const };
    const state = withPool({ ...v.state, stack: [] }, v.state.rt.pool);
    const broken: View = { ...v, decision: asked, state };
    const bot = searchBot('tiny', tiny);
    const choice = bot.choose(broken, rngOf(1));
    expect(choice).toBeGreaterThanOrEqual(0);
    expect(choice).toBeLessThan(asked.options.length);
    expect(bot.failures()).toBe(1);
  });
});
