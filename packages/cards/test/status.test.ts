import type { Card } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import { allCards, ITS_TEXT, playsWhole, statusOf } from '../src/index.ts';
import { honest } from '../src/status.ts';

const card = (id: string): Card => {
  const found = allCards.find((c) => c.id === id);
  if (!found) throw new Error(`There is no card ${id}.`);
  return found;
};

describe('what a card lacks', () => {
  it('is what its data owns to', () => {
    const one: Card = { ...card('WH-57'), lacks: 'the string' };
    expect([statusOf(honest(one)), honest(one).lacks]).toEqual(['partial', 'the string']);
  });

  it('is all of its text if only its facts are known, whatever they are', () => {
    const agent: Card = { ...(card('DM-10') as Card), lacks: ITS_TEXT };
    expect(honest(agent).lacks).toBe(ITS_TEXT);
  });

  it('is nothing for most', () => {
    expect(statusOf(card('TW-204'))).toBe('complete');
    expect(card('TW-204').lacks).toBeUndefined();
  });
});

describe('a card plays whole', () => {
  it('if it lacks nothing, or only what no game has in it yet', () => {
    expect(['TW-204', 'TD-25', 'AS-68', 'DM-80'].map((id) => playsWhole(card(id)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('not if something of it would show', () => {
    const one: Card = honest({ ...card('AS-68'), lacks: 'the string' });
    expect(playsWhole(one)).toBe(false);
  });
});
