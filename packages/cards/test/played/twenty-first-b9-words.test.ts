import { cardText } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** What cards of the deeps, of agents and of hazards say, and what they must not be taken to say. */

const said = (id: string): string => {
  const card = allCards.find((one) => one.id === id);
  return card ? cardText(card) : '';
};

describe('words', () => {
  it.each([
    [
      'DM-33',
      'Witch-king of Angmar lies in play as a permanent-event, it has to come as one more;',
    ],
    ['DM-35', 'if there are several, only one of them, and the attacker chooses which'],
    ['DM-28', 'Mistress Lobelia and this card are manifestations of the same being.'],
    ['DM-29', 'discard a ring of your choice in the company'],
    ['DM-29', "Gollum is in the resource player's hand and not in play already"],
    ['DM-32', 'this ends as soon as one has been played there'],
    ['DM-49', 'subtract twice the number of rangers in the company'],
    ['DM-49', 'for a site in your location deck in the same region'],
    ['DM-55', 'Play for an Undead creature in your discard pile that is playable'],
    ['DM-59', 'not by the creature kept with this card'],
    ['DM-59', 'there is no creature off to the side with this card'],
    ['DM-63', 'by their player as if from hand'],
    ['DM-67', 'draws one card fewer'],
    ['DM-67', 'even to none'],
    ['DM-69', '-1 body for each full 5 that it succeeded by'],
    [
      'DM-70',
      'can ever be keyed to a region other than a Coastal Sea {c} and is a Nazgûl or Dragon',
    ],
    ['DM-77', 'Play for a Nazgûl permanent-event playable on the company now'],
    ['DM-82', 'It may also be played so when the new site'],
    ['DM-84', '(once a turn for each), discard him.'],
    ['DM-100', "an opponent's stored resource permanent-event that can only be played"],
    ['DM-102', 'What follows is felt only once the strike has succeeded'],
    ['DM-138', 'a creature in hand that can be keyed to the site where he is'],
    ['DM-141', 'no minor item can be played besides'],
    ['DM-161', 'Unless it is the organization phase and the company'],
    ['DM-165', 'discard him; otherwise'],
    ['DM-173', 'whoever it was played with cannot untap'],
    ['DM-174', 'the site may be tapped already and does not tap for it'],
  ] as const)('%s: %s', (id, words) => {
    expect(said(id)).toContain(words);
  });

  it('one being is not chosen among several, and what is said of both is said once', () => {
    expect(said('DM-33')).not.toContain('chooses which');
    expect(said('DM-72').split('-6 on influence checks')).toHaveLength(2);
  });
});
