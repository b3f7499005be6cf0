import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** Where a card lies, what a choice asks for and what may be left out of it, told where it belongs. */
describe('in words', () => {
  const told = (id: string): string => {
    const card = allCards.find((c) => c.id === id);
    if (!card) throw new Error(`There is no ${id}.`);
    const { facts, text } = renderCard(card);
    return [...facts.map(({ value }) => value), ...text].join(' ');
  };

  it('where it lies comes before where it can be played', () => {
    expect(told('TW-294')).toMatch(
      /a faction in hand playable at a site whose path from his Haven/,
    );
  });

  it('of several deeds all hang on what a choice asks for, and one may be left out', () => {
    expect(told('TD-27')).toMatch(/\(b\) with Doors of Night in play, if he likes, take a unique/);
    expect(told('TD-27')).toMatch(/the hazard player may take one Drake creature/);
    expect(told('TD-27')).not.toMatch(/\(if Doors of Night is in play\)/);
  });

  it('what holds by the present wording comes first, the other after it', () => {
    expect(told('TD-28')).toMatch(/if the company has faced an Orc or Troll attack keyed, by type/);
    expect(told('TD-28')).toMatch(/\(in a game by the CRF: the company has faced/);
    expect(told('TD-28')).not.toMatch(/does not go by the CRF/);
    expect(told('TW-302')).toMatch(/goes by the CRF or the company is at Dunharrow\.$/);
  });

  it('the moment after strikes are given out is one moment', () => {
    expect(told('TD-23')).toMatch(
      /\. As soon as the strikes of that attack are assigned, you may choose/,
    );
    expect(told('TD-23')).not.toMatch(/at once/);
  });

  it('a Dragon has a lair and other forms', () => {
    expect(told('TD-127')).toMatch(/a card that is another form of him is played/);
    expect(told('TD-127')).toMatch(/an item is played at that Dragon's lair that taps the site/);
  });

  it('who says in which order they are tested is told of all of them', () => {
    expect(told('TW-83')).toMatch(/corruption check, in the order of the resource player's choice/);
  });
});
