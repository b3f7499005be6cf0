import { rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { advance, createGame, decision, type GameSetup, KINDS_OF_PLAYER } from '@mathom/engine';
import type { PlayerKind } from '@mathom/engine/language';
import { actions } from '@mathom/engine/legality/actions';
import { anyMoment } from '@mathom/engine/legality/now';
import { situation } from '@mathom/engine/legality/situation';
import { describe, expect, it } from 'vitest';
import { drawnPlan } from '../src/drawn-plan.ts';
import { setupOf } from '../src/game.ts';

const kinds = Object.keys(KINDS_OF_PLAYER) as PlayerKind[];
const drawn = (kind: PlayerKind, i: number): GameSetup =>
  setupOf(drawnPlan(i, 40, 'coe', [['random', 'random']], [kind, kinds[0]]));

describe('what is passed over by its bits, or by one look,', () => {
  it.each([
    ...[0, 1, 2].map((i) => ({
      name: `deck ${i}`,
      setup: (): GameSetup => ({ decks: [decks[i], decks[i * 2 + 1]], seed: i + 1 }),
    })),
    ...kinds.map((kind, i) => ({ name: `a ${kind}`, setup: () => drawn(kind, i) })),
  ])('is never something that could be done: $name', ({ setup }) => {
    let asked = 0;
    const pick = rngOf(70);
    const s = createGame(setup(), officialPool());
    for (let d = decision(s); d; d = decision(s)) {
      const sit = situation(s);
      if (sit && (d.kind === 'act' || d.kind === 'respond')) {
        asked++;
        for (let seat = 0; seat < s.players.length; seat++)
          expect(JSON.stringify(actions(s, seat, sit)), `${d.about} for seat ${seat}`).toBe(
            JSON.stringify(actions(s, seat, sit, anyMoment(s, seat))),
          );
      }
      const i = pick(d.options.length);
      advance(s, d.options[i].type === 'back' ? 0 : i);
    }
    expect(asked).toBeGreaterThan(100);
  });
});
