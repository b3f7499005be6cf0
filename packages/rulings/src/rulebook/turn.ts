import type { Chapter } from './types.ts';

export const turn: Chapter = {
  id: 'turn',
  title: 'The turn and the untap phase',
  rules: [
    ['2.1', 'Whose turn it is, is the resource player; the other is the hazard player.'],
    [
      '2.1.1',
      'The resource player may play short- and permanent-events of resources and use his cards in all his phases, unless something forbids it. Hazards are not for him, unless something says so.',
    ],
    [
      '2.1.2',
      'The hazard player acts with hazards, and in the movement/hazard phase alone. Resources are not for him then, unless something says so.',
    ],
    [
      '2.2',
      'An avatar who is eliminated is out of play, costs his player five miscellaneous points, and nobody comes after him.',
    ],
    ['2.2.F1', 'When a Fallen-wizard leaves play, his specific Stage permanent-events go too.'],
    [
      '2.2.F2',
      'Once he is eliminated, Stage cards specific to him cannot be played, and cards that ask who one is no longer find him.',
    ],
    [
      '2.3',
      'With its last character a company loses the permanent-events that lay on it. Its site, if nobody else of that player is there, goes back to the location deck when untapped and is discarded when tapped; in its movement/hazard phase it waits for the end of all of them.',
    ],
    [
      '2.4',
      'Drawing the last card exhausts a deck, at once and with no answer: cards go that go at that time, discarded sites return to the location deck, up to five cards change places between discard pile and sideboard, and the discard pile is shuffled into the new deck. Then drawing goes on.',
    ],
    ['2.4.1', 'With neither deck nor discard pile, the next card discarded is the deck.'],
    ['2.5', 'No notes about what the other has played or shown.'],
    [
      '2.6',
      'When all is done in a phase and at its end, the next begins; nobody acts between phases or turns.',
    ],
    ['2.7', 'A rule holds in all phases, though it stands under one of them.'],
    [
      '2.I.1',
      'One’s tapped cards untap, sites excepted; a wounded character at one of one’s havens heals to tapped instead. It may also be left.',
    ],
    [
      '2.I.2',
      'At the end of the phase, once a turn, if the resource player has his avatar in play or is Sauron, the hazard player may bring up to five hazards from sideboard to discard pile, or with five cards in his deck shuffle one hazard into it. That they are hazards is shown, not which. It halves the base hazard limit of all companies this turn, rounded up.',
    ],
  ],
};
