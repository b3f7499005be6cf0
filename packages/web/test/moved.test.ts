import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { apply, createGame, decision, query, view } from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { boardNamed } from '../src/dev/boards.ts';
import { practise } from '../src/dev/opponent.ts';
import { moved } from '../src/table/moments/moved.ts';

describe('what flies', () => {
  it('is what lies elsewhere, with the piles that it left and came to', () => {
    const board = boardNamed('planned', 3);
    if (!board) throw new Error('no such board');
    const before = apply(board, { type: 'organize' }).state;
    const haldir = before.players[0].hand.find((id) => query.nameOf(before, id) === 'Haldir');
    const comes = decision(before)?.options.find(
      (o) => o.type === 'play-character' && o.card === haldir,
    );
    if (!comes) throw new Error('he cannot come');
    const after = apply(before, comes).state;
    const found = moved(view(before, 0).state, view(after, 0).state);
    expect(found.map((m) => m.cid)).toEqual([haldir]);
    expect(found[0]).toMatchObject({ from: 'hand:0', to: 'play:0' });
    expect(moved(after, after)).toEqual([]);
  });

  it('is never more than anybody can follow', () => {
    let s = createGame({ decks: [decks[0], decks[1]], seed: 4 }, officialPool('coe'));
    const choose = practise(4);
    let some = 0;
    for (let i = 0; i < 160; i++) {
      const d = decision(s);
      if (!d) break;
      const next = apply(s, choose(view(s, d.seat))).state;
      const flown = moved(view(s, 0).state, view(next, 0).state);
      expect(flown.length).toBeLessThanOrEqual(10);
      some += flown.length;
      s = next;
    }
    expect(some).toBeGreaterThan(20);
  });
});
