import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

const words = (id: string): string =>
  renderCard(allCards.find((card) => card.id === id)!).text.join(' ');

/** What is said of somebody is not to be taken for something that is said of another. */
describe('words of hazards', () => {
  it('whoever faces an attack may be an ally', () => {
    for (const id of ['BA-11', 'DM-107'])
      expect(words(id)).toContain(
        'Each character or ally facing the attack gets +1 on body checks',
      );
  });

  it('what a company has not is said of the company, and so is what it has', () => {
    expect(words('LE-147')).toContain(
      'a company with an untapped character but without an untapped Orc, Troll or Man',
    );
    expect(words('AS-52')).toContain(
      'companies in which each character is a Hobbit or Dwarf and which has no ally',
    );
    expect(words('LE-131')).toContain('or Dark-hold {D} and with a minor item');
  });

  it('where a company goes is told apart from where the card is', () => {
    expect(words('AS-25')).toContain('playable at the site to which it moves, choose an ally');
    expect(words('AS-52')).toContain('sites of the same name as the site to which it moves');
  });

  it('whose influence and whose pile it is', () => {
    expect(words('LE-140')).toContain("above that ally's player's unused general influence plus");
    expect(words('WH-17')).toContain('in play or in his marshalling point pile: discard');
    expect(words('WH-16')).toContain('Ringwraith who is not a follower. His player');
  });

  it('where one must be chosen it is not said before that there is one', () => {
    for (const id of ['BA-31', 'BA-44'])
      expect(words(id)).toMatch(
        /if there are fewer than two cards off to the side with this card, you may place off/,
      );
  });

  it('what the older ruling leaves to nobody but Ringwraiths', () => {
    expect(words('LE-150')).toContain(
      "While the game goes by the CRF, in influence attempts of agents and characters and allies who are not Ringwraiths nothing that one's own text gives is added either.",
    );
  });
});
