import { rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { advance, createGame, decision } from '@mathom/engine';
import { actions } from '@mathom/engine/legality/actions';
import { anyMoment } from '@mathom/engine/legality/now';
import { situation } from '@mathom/engine/legality/situation';
import { describe, expect, it } from 'vitest';

describe('what is passed over by its bits', () => {
  it('is never something that could be done', () => {
    let asked = 0;
    for (let game = 0; game < 6; game++) {
      const pick = rngOf(70 + game);
      const s = createGame(
        {
          decks: [decks[game % decks.length], decks[(game * 2 + 1) % decks.length]],
          seed: game + 1,
        },
        officialPool(),
      );
      for (let d = decision(s); d; d = decision(s)) {
        const sit = situation(s);
        if (sit && (d.kind === 'act' || d.kind === 'respond')) {
          asked++;
          for (let seat = 0; seat < s.players.length; seat++)
            expect(actions(s, seat, sit), `${d.about} for seat ${seat}`).toEqual(
              actions(s, seat, sit, anyMoment(s, seat)),
            );
        }
        const i = pick(d.options.length);
        advance(s, d.options[i].type === 'back' ? 0 : i);
      }
    }
    expect(asked).toBeGreaterThan(1000);
  });
});
