import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

const text = (id: string): string => {
  const card = allCards.find((x) => x.id === id);
  return card === undefined ? '' : renderCard(card).text.join(' ');
};

/** What a text must not leave to be guessed. */
describe('who and what is meant', () => {
  it.each([
    // in a game of two who roll, which of them is which
    ['TD-156', "if your tapped character's result is higher, you name two cards"],
    ['LE-210', "if the bearer's result is higher, discard"],
    // that nobody else faces what the burglar goes past
    ['TD-103', "instead of his company's facing the automatic-attacks"],
    // allies do not tap in support of a roll
    ['TD-48', '+1 for each other character in his company who taps in support'],
    ['TD-144', 'one of his items, if it can be transferred,'],
    [
      'TW-299',
      "look at the top five cards of an opponent's play deck and shuffle these cards and put them back on top of that deck",
    ],
    ['TW-321', 'You cannot play a Wizard other than the one that you have revealed.'],
    ['TW-321', 'No opponent can play the Wizard that you have revealed.'],
    ['TD-141', '+5 mind (to control him takes no more influence for that)'],
    ['TD-55', '+1 prowess (and +2 more for each copy at work on it already)'],
    ['TD-82', 'if the resource player uses sites of the same side as you'],
    ['DM-49', 'subtract twice the number of rangers in the company'],
    ['TD-89', 'instead his player may roll and add his mind: above 12, untap him'],
    // one, and not each
    ['TD-2', 'Against each company one card, a unique Dragon creature or'],
    ['TD-44', 'In each turn only one may be played of all unique Dragon creatures'],
    ['TW-29', 'with a Wilderness {w} on its path, only with Doors of Night in play'],
  ])('%s: %s', (id, words) => {
    expect(text(id)).toContain(words);
  });

  it('Fell Beast: one for a Nazgûl, whichever way it came', () => {
    expect(text('TW-33')).not.toContain('This way, only one');
  });
});
