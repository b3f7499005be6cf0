import { type Bot, botNamed, type Rng, rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { check, type DeckList, decks, playerOf, published } from '@mathom/decks';
import {
  advance,
  createGame,
  decision,
  type GameSetup,
  type RuleSetName,
  type State,
  view,
} from '@mathom/engine';
import type { PlayerKind } from '@mathom/engine/language';
import { type DrawnDeck, deckDrawn, eagerFor } from './drawn-deck.ts';
import { eager } from './eager.ts';

/** A game that can be played again from this alone. */
export interface GamePlan {
  readonly index: number;
  readonly seed: number;
  readonly rules: RuleSetName;
  /** one for each seat: the number of a deck that is whole, the id of any published one, or how one was drawn */
  readonly decks: readonly (number | string | DrawnDeck)[];
  /** names of bots, one for each seat */
  readonly bots: readonly string[];
}

/** All ordered pairings of the decks in turn, each with all mixes of bots: these go on once more when all pairings had their turn. */
export function planOf(
  index: number,
  seed: number,
  rules: RuleSetName,
  mixes: readonly (readonly string[])[],
): GamePlan {
  const pairing = index % (decks.length * decks.length);
  return {
    index,
    seed: seed + index,
    rules,
    decks: [Math.floor(pairing / decks.length), pairing % decks.length],
    bots: mixes[(index + Math.floor(index / (decks.length * decks.length))) % mixes.length],
  };
}

/** Each bot against itself, then each against each other. */
export function mixesOf(names: readonly string[]): string[][] {
  const mixes = names.map((name) => [name, name]);
  names.forEach((a, i) => {
    for (const b of names.slice(i + 1)) mixes.push([a, b]);
  });
  return mixes;
}

export const setupOf = (plan: GamePlan): GameSetup => ({
  decks: plan.decks.map((d) => {
    if (typeof d === 'number') return decks[d];
    return typeof d === 'string' ? publishedDeck(d) : deckDrawn(d, plan.rules);
  }),
  seed: plan.seed,
  rules: plan.rules,
});

export function publishedDeck(id: string): GameSetup['decks'][number] {
  const deck = published.find((d) => d.id === id);
  if (!deck) throw new Error(`There is no deck ${id}.`);
  return { ...deck, kind: playerOf(deck) };
}

/** What was published for such a player and is lawful. */
export const lawfulDecks = (kind: PlayerKind, rules: RuleSetName): DeckList[] =>
  published.filter((d) => playerOf(d) === kind && check(d, { ruleSet: rules }).length === 0);

/** Published decks for such players, lawful ones, whole or not, each of the one kind against each of the other. */
export function kindredPlan(
  index: number,
  seed: number,
  rules: RuleSetName,
  mixes: readonly (readonly string[])[],
  kinds: readonly PlayerKind[],
): GamePlan {
  const sides = kinds.map((kind) => lawfulDecks(kind, rules));
  let n = index;
  const chosen = sides.map((list, seat) => {
    if (list.length === 0) throw new Error(`No deck was published for a ${kinds[seat]}.`);
    const { id } = list[n % list.length];
    n = Math.floor(n / list.length);
    return id;
  });
  return { index, seed: seed + index, rules, decks: chosen, bots: mixes[index % mixes.length] };
}

export interface Player {
  readonly bot: Bot;
  readonly rng: Rng;
}

/** Bots with generators of their own, apart from that of the game. */
export const playersOf = (plan: GamePlan): Player[] =>
  plan.bots.map((name, seat) => ({
    bot: playing(namedBot(name), plan.decks[seat], plan.rules),
    rng: rngOf(plan.seed * 31 + seat * 7919 + 17),
  }));

/** Whose deck was drawn for the sake of some cards plays these when he can. */
const playing = (bot: Bot, deck: number | string | DrawnDeck, rules: RuleSetName): Bot =>
  typeof deck !== 'object' || deck.wanted.length === 0 ? bot : eager(bot, eagerFor(deck, rules));

export function namedBot(name: string): Bot {
  const bot = botNamed(name);
  if (!bot) throw new Error(`There is no bot called ${name}.`);
  return bot;
}

/** What the player whose turn it is to decide would do. */
export function choiceOf(s: State, players: readonly Player[], seat: number): number {
  const { bot, rng } = players[seat];
  return bot.choose(view(s, seat), rng);
}

/** A deck by its letter, its id, or a part of its name. */
export function deckNamed(text: string): DeckList | undefined {
  const wanted = text.toLowerCase();
  return (
    decks.find((d) => d.id === wanted || d.id.endsWith(`-${wanted}`)) ??
    decks.find((d) => d.name.toLowerCase().includes(wanted))
  );
}

/** Plays on without checks, to the end or for so many decisions; what was chosen. */
export function playOn(state: State, players: readonly Player[], limit: number): number[] {
  const choices: number[] = [];
  for (let d = decision(state); d && choices.length < limit; d = decision(state)) {
    const choice = choiceOf(state, players, d.seat);
    choices.push(choice);
    advance(state, choice);
  }
  return choices;
}

/** Plays a whole game without checks. */
export function playOut(plan: GamePlan, limit = 20_000): { state: State; choices: number[] } {
  const state = createGame(setupOf(plan), officialPool(plan.rules));
  return { state, choices: playOn(state, playersOf(plan), limit) };
}
