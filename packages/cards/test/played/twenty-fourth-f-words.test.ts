import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** Words that left something out, or said it of the wrong time. */
const text = (id: string): string => {
  const card = allCards.find((one) => one.id === id);
  return card ? renderCard(card).text.join('\n') : '';
};

describe('what a player reads', () => {
  it('what an agent does by his own card is off the hazard limit, be it no attack', () => {
    // crf/card/golodhros/2
    expect(text('DM-14').match(/It is not counted against the hazard limit\./g)).toHaveLength(2);
    expect(text('DM-2')).toMatch(/site of origin\. It is not counted against the hazard limit\./);
    expect(text('DM-15')).toMatch(/attacks the company with \+2 prowess, off the hazard limit\.$/);
  });

  it('Alatar faces a strike of the creature, and not of this attack alone', () => {
    for (const id of ['TW-117', 'WH-1'])
      expect(text(id)).toMatch(
        /Alatar must face a strike of the creature \(of its next attack, if this one is canceled\), before all other/,
      );
  });

  it('for Orcs and Trolls a Thrall takes another card, but by the older rulings', () => {
    expect(text('WH-82')).toMatch(
      /\(an agent too, and at a haven; an Orc or a Troll only if another card lets you have them, unless the game goes by the CRF\)/,
    );
  });
});
