import { type Bot, levels, type Rng, random, rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { advance, createGame, type Decision, decision, type State, view } from '@mathom/engine';
import type { PlayerKind } from '@mathom/engine/language';
import { lawfulDecks, namedBot, publishedDeck } from './game.ts';
import { LONGEST } from './soak-game.ts';

/** One game of a pairing of bots: which decks, which seat, which seed. */
export interface Match {
  readonly pair: number;
  readonly a: string;
  readonly b: string;
  readonly seed: number;
  /** ids of published ones */
  readonly decks: readonly string[];
  /** where `a` sits */
  readonly seat: number;
}

export interface Played {
  readonly pair: number;
  /** 1: `a` won, -1: `b` won, 0: neither */
  readonly won: number;
  /** points of `a` less those of `b` */
  readonly lead: number;
  /** milliseconds of each choice of `a` */
  readonly millis: readonly number[];
  /** choices in which a bot threw and any option was taken for it */
  readonly thrown: number;
  /** choices in which `a` failed inside and a simpler bot answered */
  readonly failures: number;
  readonly finished: boolean;
}

/**
 * The games come in twos: the same decks, the same seed, the bots in each other's seats. Step by
 * step all pairings of the decks that were published for such players have their turn.
 */
export function matchOf(
  i: number,
  pair: number,
  [a, b]: readonly [string, string],
  seed: number,
  kind: PlayerKind,
): Match {
  const two = i >> 1;
  const decks = lawfulDecks(kind, 'coe').map(({ id }) => id);
  const n = decks.length;
  const pairing = (two * 7) % (n * n);
  return {
    pair,
    a,
    b,
    seed: seed + two,
    decks: [decks[Math.floor(pairing / n)], decks[pairing % n]],
    seat: i % 2,
  };
}

interface Chosen {
  choice: number;
  threw: boolean;
}

function choose(bot: Bot, s: State, d: Decision, rng: Rng): Chosen {
  const v = view(s, d.seat);
  try {
    return { choice: bot.choose(v, rng), threw: false };
  } catch {
    return { choice: random.choose(v, rng), threw: true };
  }
}

const failuresOf = (name: string): number =>
  Object.values(levels)
    .find((level) => level.name === name)
    ?.failures() ?? 0;

/** Plays one game to its end. */
export function playMatch(m: Match): Played {
  const names = m.seat === 0 ? [m.a, m.b] : [m.b, m.a];
  const bots = names.map(namedBot);
  const rngs = names.map((_, seat) => rngOf(m.seed * 97 + seat * 7919 + 3));
  const before = failuresOf(m.a);
  const s = createGame({ decks: m.decks.map(publishedDeck), seed: m.seed }, officialPool());
  const millis: number[] = [];
  let thrown = 0;
  let n = 0;
  for (let d = decision(s); d && n < LONGEST; d = decision(s)) {
    n++;
    const started = performance.now();
    const { choice, threw } = choose(bots[d.seat], s, d, rngs[d.seat]);
    if (d.seat === m.seat) millis.push(performance.now() - started);
    if (threw) thrown++;
    advance(s, choice);
  }
  const totals = s.result?.totals ?? [0, 0];
  const winner = s.result?.winner ?? -1;
  return {
    pair: m.pair,
    won: winner < 0 ? 0 : winner === m.seat ? 1 : -1,
    lead: totals[m.seat] - Math.max(...totals.filter((_, seat) => seat !== m.seat)),
    millis,
    thrown,
    failures: failuresOf(m.a) - before,
    finished: s.result !== null,
  };
}
