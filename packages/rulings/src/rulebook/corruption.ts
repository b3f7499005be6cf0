import type { Chapter } from './types.ts';

export const corruption: Chapter = {
  id: 'corruption',
  title: 'Corruption',
  rules: [
    [
      '7.1',
      'A corruption check is a roll against the corruption points with a character. Above them all is well. Equal or one below: a hero is discarded with all that is his but followers, a Wizard eliminated; a minion or a Fallen-wizard taps and has passed. Two or more below: he is eliminated and what is his is discarded.',
    ],
    ['7.1.1', 'Once it is declared, others of the company may tap in support, +1 each.'],
    ['7.1.2', 'It is made even with no corruption points at all.'],
    ['7.1.3', 'Who is kept from being discarded by it has passed.'],
    ['7.1.R1', 'With a Ringwraith in the company it has +2.'],
    ['7.1.F1', 'A Fallen-wizard’s Orcs and Trolls fare like minions.'],
    ['7.1.B1', 'With the Balrog in the company it has +2.'],
    ['7.2', 'A corruption card is one with that keyword, not everything that asks for a check.'],
    ['7.2.1', 'One of them a turn on each character.'],
    ['7.2.2', 'Each begins a chain.'],
    ['7.2.3', 'Those that do not go on Dwarves do not go on Orcs.'],
    [
      '7.3',
      'Where a character taps to roll for getting rid of one, -3 may be taken not to tap, even by somebody tapped. It must be the first try at that card this turn, and is the last.',
    ],
    ['7.3.1', 'Who untaps again may tap again for another try, if none was made without tapping.'],
    [
      '7.4',
      'Allies, Ringwraiths and Balrogs have nothing to do with corruption; where an effect would have them check, the check is left out and the rest is done.',
    ],
  ],
};
