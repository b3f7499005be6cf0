import type { Chapter } from './types.ts';

export const items: Chapter = {
  id: 'items',
  title: 'Items and rings',
  rules: [
    [
      '6.1',
      'An item does something only while it is used. Its marshalling and corruption points count in any case.',
    ],
    ['6.1.1', 'Who can use an item uses it as soon as it has come to him.'],
    ['6.1.2', 'One may say that a character now uses an item that he has and did not use.'],
    [
      '6.1.3',
      'Of weapons, armor, shields and helmets he uses one each, whatever he bears; a new one ends the use of the old.',
    ],
    [
      '6.1.4',
      'For prowess the weapon counts first, with its maximum; for body shield, armor and helmet.',
    ],
    ['6.1.5', 'What an item says of movement holds whether it is used or not, and whoever has it.'],
    ['6.1.6', 'Allies neither bear nor use items.'],
    ['6.1.W1', 'With a Wizard’s characters minion items are of no use.'],
    ['6.1.R1', 'With a Ringwraith’s characters hero items are of no use.'],
    ['6.1.R2', 'Ringwraiths bear items but use none.'],
    [
      '6.1.F1',
      'A Fallen-wizard’s people use items of both sides; his Orcs and Trolls bear both and use those of minions.',
    ],
    ['6.1.B1', 'With a Balrog’s characters hero items are of no use.'],
    ['6.1.B2', 'The Balrog bears items but uses none.'],
    [
      '6.2',
      'A gold ring that is tested gets a roll, and a special ring that the result names may take its place at once. The gold ring is discarded in any case.',
    ],
    [
      '6.2.1',
      'That is playing an item, but at any time, with neither site nor character untapped or tapping.',
    ],
    ['6.2.2', 'The new ring is of the same side as the gold ring.'],
    [
      '6.2.3',
      'A gold ring stored at a Darkhaven is tested by that, at -2, and what comes of it is stored.',
    ],
    [
      '6.2.R1',
      'In a Ringwraith’s own company gold rings are tested as the end-of-turn phase begins, and at -2 whenever they are tested there.',
    ],
    [
      '6.2.R2',
      'At Barad-dûr a Ringwraith player’s gold rings are tested as the end-of-turn phase begins, and at -3 whenever they are tested there.',
    ],
    ['6.2.F1', 'A hero gold ring is tested at one less by a Fallen-wizard.'],
    ['6.2.F2', 'He plays special rings of either side for gold rings of either side.'],
    [
      '6.2.B1',
      'In the Balrog’s own company gold rings are tested as the end-of-turn phase begins, and at -2 whenever they are tested there.',
    ],
  ],
};
