import { decision } from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { BOARDS, boardNamed } from '../src/dev/boards.ts';

describe('the boards to look at', () => {
  it('can all be set up, and something is asked', () => {
    for (const name of Object.keys(BOARDS)) {
      const state = boardNamed(name, 3);
      expect(state && decision(state)?.seat, name).toBe(0);
    }
    expect(boardNamed('no such board', 3)).toBeNull();
  });
});
