import type { Chapter } from './types.ts';

export const influence: Chapter = {
  id: 'influence',
  title: 'Influencing an opponent',
  rules: [
    [
      '8.1',
      'In the site phase a character may tap to win over an opponent’s card: not on one’s first turn, after entering, once a turn against that player and not if one attacked him, never an avatar or what he controls, and not by an avatar who came this turn. Allies, characters and items must be at the same site; a faction must be playable at the site. For an item, one with nothing on it, the same item must be shown from the hand.',
    ],
    [
      '8.2',
      'Against ally, character or faction the same card may be shown from the hand, of either side, even if it could not be played afterwards.',
    ],
    [
      '8.3',
      'Roll; add the direct influence left to who tries; take off the opponent’s general influence left, a roll of his, and the direct influence left to who controls the card; add what else applies. It must be above the mind of the ally or character, the number of the faction, or the mind of who bears the item; above nothing if the same card was shown, items excepted. Then it is discarded with what it controlled, followers excepted.',
    ],
    [
      '8.4',
      'The card shown may then be played at once with who tried, no site tapping and no check, if nothing else forbids it; a character needs influence to control him, but not what his own text asks. After a failure it is discarded.',
    ],
    [
      '8.5',
      'An agent that may influence does it in the movement/hazard phase: at the site that a moving company goes to, where another is, or where the faction can be played. It is revealed, shows no card and goes for no item. At home it has +2 direct influence; against somebody who shares a home site, or a faction playable there, the number to beat is nothing and the roll has +2.',
    ],
    ['8.W1', 'A Wizard’s characters have -5 against cards of Ringwraiths and Balrogs.'],
    ['8.R1', 'A Ringwraith’s characters have -5 against cards of Wizards and Fallen-wizards.'],
    ['8.F1', 'A Fallen-wizard’s characters have -5 against cards of Ringwraiths and Balrogs.'],
    ['8.F2', 'The card that a Fallen-wizard shows is of the side of the site.'],
    [
      '8.F3',
      'He may show another manifestation where he cannot play what gives points, but not play it then.',
    ],
    ['8.B1', 'A Balrog’s characters have -5 against cards of Wizards and Fallen-wizards.'],
  ],
};
