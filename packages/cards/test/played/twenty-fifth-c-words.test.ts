import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** Words that said more than is so. */
const text = (id: string): string => {
  const card = allCards.find((one) => one.id === id);
  return card ? renderCard(card).text.join('\n') : '';
};

describe('what a player reads', () => {
  it('a blade of the Nazgûl weakens what strikes at him, and not the whole attack', () => {
    expect(text('LE-205')).toMatch(/Strikes against him get -1 body and -1 prowess\./);
    expect(text('LE-205')).not.toMatch(/attacks on his company/);
  });

  it('who calls the end with his deck spent leaves nobody a turn by the older rulings', () => {
    // pef/term/council-calling-the/2.2
    expect(
      text('LE-235').match(
        /every opponent has one more turn \(by older rulings none has, if your play deck was exhausted often enough to call without any points\)/g,
      ),
    ).toHaveLength(2);
  });
});
