import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { advance, createGame, decision, hash, mendable, repair } from '@mathom/engine';
import { expect, it } from 'vitest';
import { Reel } from '../src/pages/replay/model.ts';

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
