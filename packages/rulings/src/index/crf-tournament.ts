import { DECK_LAW, elsewhere, notMechanical, open } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Collected Rulings File: tournament play. In the order of the source. */
export const crfTournament: readonly Ruling[] = [
  open(
    'crf/tournament/general/1',
    'Who goes first is rolled with two dice, ties again.',
    'So is every other number that is left to chance.',
  ),
  elsewhere(
    'crf/tournament/general/2',
    'Fewer than 30 resources or hazards are refused. (crf: not.)',
    DECK_LAW,
  ),
  open(
    'crf/tournament/general/3',
    'A Ringwraith player has five more of unused general influence.',
    'They never control a character.',
    'So has one who is Sauron.',
    'So it is in the turn of the other too.',
    'His five control nobody either.',
  ),
  notMechanical(
    'crf/tournament/general/4',
    'Nobody shuffles a discard pile of his own accord.',
    'No hand touches the pile here: only effects of cards change it.',
  ),
  open(
    'crf/tournament/general/5',
    'Cards at random from a discard pile are as many as are asked for, whichever they are after a shuffle.',
    'The others are still the pile.',
  ),
  open(
    'crf/tournament/the-character-draft/1',
    'The pool holds at most ten characters. (It speaks of ten; that fewer may stand there is in coe/1.7.)',
  ),
  open(
    'crf/tournament/the-character-draft/2',
    'One at a time: both choose hidden and reveal together.',
    'Different ones join their companies.',
    'Equal ones are set aside and start with neither.',
  ),
  open(
    'crf/tournament/the-character-draft/3',
    'Drafting ends for one who stops.',
    'So it does at 20 mind.',
    'So it does with five characters: the sixth is never offered.',
  ),
  elsewhere(
    'crf/tournament/the-character-draft/4',
    'A Ringwraith starts with up to six; the seventh is refused.',
    DECK_LAW,
  ),
  open(
    'crf/tournament/the-character-draft/5',
    'After one player stops the other may go on revealing alone.',
  ),
  open(
    'crf/tournament/the-character-draft/6',
    'A character who would lift the mind of the starting company above 20 cannot be chosen.',
  ),
  open(
    'crf/tournament/the-character-draft/7',
    'Once the draft is over a player may put characters of his pool who did not start into his deck.',
    'There are ten characters in it at most.',
    'So it is with each player, and with whom both revealed.',
  ),
  open(
    'crf/tournament/the-character-draft/8',
    'Who is left over of the pool may be put into the deck.',
    'Who is not goes out of play. (coe: He is removed from the game and no longer blocks uniqueness.)',
    'Nobody of them goes to the sideboard.',
  ),
  elsewhere(
    'crf/tournament/deck-construction/1',
    'Twilight and its like are counted on whichever side they are needed.',
    DECK_LAW,
  ),
  elsewhere(
    'crf/tournament/deck-construction/2',
    'Eleven creatures are refused, twelve are enough.',
    DECK_LAW,
  ),
  elsewhere(
    'crf/tournament/deck-construction/3',
    'Two such events, Nazgûl or agents make one creature, not for a Ringwraith; a half alone is none.',
    DECK_LAW,
  ),
  elsewhere(
    'crf/tournament/deck-construction/4',
    'Three alike, or two and one; three different avatars are refused.',
    DECK_LAW,
  ),
  elsewhere(
    'crf/tournament/deck-construction/5',
    'Any avatars of his own kind in the sideboard, only one of them doubled in all.',
    DECK_LAW,
  ),
  elsewhere(
    'crf/tournament/deck-construction/6',
    'A Ringwraith may have items of heroes, whoever his opponent is.',
    DECK_LAW,
  ),
  elsewhere(
    'crf/tournament/deck-construction/7',
    'A Fallen-wizard counts two copies of such a hazard as resources at the most.',
    DECK_LAW,
  ),
  open(
    'crf/tournament/deck-construction/8',
    'The two starting minor items are fixed in the pool before the draft; after it no other can be chosen. (That they are the same in each game of a tournament is for whoever holds it.)',
  ),
  open(
    'crf/tournament/freeze-the-flesh/1',
    'Whoever has his Ringwraith back by it has not lost the five points.',
    'So it is with a Fallen-wizard.',
  ),
  open(
    'crf/tournament/great-secrets-buried-there/1',
    'Who lays it upon another as a hazard provides cards of the Under-deeps sites of which the other has none in his location deck.',
    'Of what the other has there nothing is provided.',
    'Who buries an item of his own is provided with none.',
  ),
  open(
    'crf/tournament/great-secrets-buried-there/2',
    'A provided site comes back into the location deck of him who gave it, when the other leaves it.',
    'If the giver is there himself, it goes to his discard pile.',
    'So it does if he has been there before.',
  ),
  open(
    'crf/tournament/movement/1',
    'No region cards are needed to go by regions.',
    'Of several companies that move each names its path only when its own phase begins.',
  ),
  open(
    'crf/tournament/movement/2',
    'There is no starter movement to Gorgoroth for companies of a Wizard.',
    'Nor is there any from it.',
    'By regions one gets there from a site in Imlad Morgul, but not through it from beyond.',
    'Or one goes through Nurn.',
    'Or one goes through Udûn.',
    'Or a card opens a way, as Ash Mountains or Eagle-mounts do.',
    'From beneath the earth one gets there as ever.',
    'By regions one comes away as one gets there: to Imlad Morgul, but not through it.',
  ),
  open(
    'crf/tournament/sites/1',
    'Whose hazard makes a Fallen-wizard change cards of the site to which he goes provides the other card, if he lacks it.',
    'If he has it he uses his own.',
    'From then on he provides his own sites.',
  ),
  elsewhere(
    'crf/tournament/starting-companies/1',
    'Minas Morgul, Dol Guldur or both; no other site, and no third company.',
    DECK_LAW,
  ),
  open(
    'crf/tournament/starting-companies/2',
    'A Ringwraith may be revealed at Dol Guldur.',
    'At Minas Morgul.',
    'At his home site.',
    'Nowhere else.',
  ),
  open(
    'crf/tournament/victory-conditions/1',
    'The game goes on when a Wizard is eliminated.',
    'So it does when a Ringwraith is.',
    '(crf: Whose Wizard or Ringwraith is eliminated has lost.)',
  ),
  open(
    'crf/tournament/victory-conditions/2',
    'An eliminated Wizard is out of play.',
    'So is a Ringwraith.',
    'He, Wizard or Ringwraith, costs five points of the final total.',
    'His player may reveal no other Wizard, or Ringwraith.',
    'A Wizard is eliminated too if he has failed a corruption check.',
  ),
  open(
    'crf/tournament/victory-conditions/3',
    'The five lost points count at once, for calling the end as well.',
  ),
  open(
    'crf/tournament/victory-conditions/4',
    'Whose Fallen-wizard is dead plays no cards that are specific to him. (crf: He has lost.)',
    'Nor does he count as him for cards such as Gatherer of Loyalties.',
  ),
  open(
    'crf/tournament/the-weakest-link-method/1',
    'After a tie at the council each character in play, whoever has him, has one corruption point more.',
    'Wizards have not.',
    'All check again, Wizards too.',
    'Then points are counted again.',
    '(coe: A tie is a tie.)',
  ),
  open(
    'crf/tournament/the-weakest-link-method/2',
    'So it goes on, round after round, until there is no tie any more.',
    'It ends as well when nobody is left but Wizards.',
    '(coe: A tie is a tie.)',
  ),
];
