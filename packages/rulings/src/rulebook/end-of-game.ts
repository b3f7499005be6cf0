import type { Chapter } from './types.ts';

export const endOfGame: Chapter = {
  id: 'end-of-game',
  title: 'The end of the game',
  rules: [
    ['10.1', 'Each kind of player has its own way to win by The One Ring.'],
    ['10.1.W1', 'A Wizard by Cracks of Doom or Gollum’s Fate, when all they ask for is so.'],
    ['10.1.R1', 'A Ringwraith by a company with it at Barad-dûr.'],
    ['10.1.F1', 'A Fallen-wizard by A New Ringlord, when all it asks for is so.'],
    ['10.1.B1', 'A Balrog by Challenge the Power, when all it asks for is so.'],
    ['10.2', 'Else the game ends by a call, or by decks that ran out, as its length says.'],
    [
      '10.2.1',
      'Starter: with 20 points, those in the Under-deeps not counted, or one’s deck exhausted once, one may call at the end of one’s turn; the other has one more. With both decks exhausted once, the turn is the last.',
    ],
    [
      '10.2.2',
      'Short: the same with 25 points and one exhausted deck, or two exhausted; two each end it.',
    ],
    [
      '10.2.3',
      'Long: the same with 30 points and two exhausted decks, or three; three each end it.',
    ],
    [
      '10.2.4',
      'Campaign: the same with 40 points and three exhausted decks, or four; four each end it.',
    ],
    [
      '10.2.R1',
      'A Ringwraith calls by Sudden Call only: as a resource in his turn when he could call, the other having one more turn, or as a hazard when his opponent could, having one more himself.',
    ],
    [
      '10.2.B1',
      'A Balrog calls by Sudden Call only: as a resource in his turn when he could call, the other having one more turn, or as a hazard when his opponent could, having one more himself.',
    ],
    ['10.2.B2', 'To a Balrog his cards in the Under-deeps count at all times.'],
    [
      '10.3',
      'When it has ended the winner is found in the steps that follow. Nobody untaps for it, nobody acts unless told, and long- and permanent-events still hold.',
    ],
    [
      '10.3.i',
      'Corruption checks for all but Ringwraiths and the Balrog, beginning with who had the last turn, each in his own order. What bears on one of them may be done, and lasts to the end of the game.',
    ],
    [
      '10.3.ii',
      'Points by source, the Under-deeps included: characters, allies, items, factions, kills, miscellaneous; the five for a lost avatar not yet.',
    ],
    [
      '10.3.iii',
      'Where one has nothing or less, other than in kills and miscellaneous, the opponent’s count double.',
    ],
    ['10.3.iv', 'No source gives more than half of a total, negative ones left out.'],
    [
      '10.3.v',
      'For a card in hand that would give points and is the same as a unique one that gives the opponent any, he loses one.',
    ],
    ['10.3.vi', 'Now five are taken off for a lost avatar.'],
    ['10.3.vii', 'The higher total wins; equal ones are a draw.'],
    ['10.4', 'One’s own hazards give one no points, nor kill points what one played oneself.'],
    ['10.W1', 'To a Wizard minion items are worth half, rounded up.'],
    ['10.R1', 'To a Ringwraith hero items are worth half, rounded up.'],
    [
      '10.F1',
      'To a Fallen-wizard what gives points gives one, but for Stage cards and what a Stage card, his avatar or a hazard changes.',
    ],
    ['10.F2', 'What he stores gives points at a Wizardhaven only.'],
    ['10.F3', 'A group of factions on a leader gives him one more point, not two.'],
    [
      '10.B1',
      'To a Balrog hero items are worth nothing if played at his Darkhavens, else half, rounded up.',
    ],
  ],
};
