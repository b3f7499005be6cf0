import { DECK_LAW, elsewhere, notMechanical, open } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Collected Rulings File: tournament play. In the order of the source. */
export const crfTournament: readonly Ruling[] = [
  open(
    'crf/tournament/general/1',
    'Who goes first is rolled with two dice, ties again; every random number of the game is a roll.',
  ),
  elsewhere(
    'crf/tournament/general/2',
    'Fewer than 30 resources or hazards are refused. (crf: not.)',
    DECK_LAW,
  ),
  open(
    'crf/tournament/general/3',
    'Whoever is a Ringwraith or Sauron has five of general influence more at all times, that control nobody.',
  ),
  notMechanical(
    'crf/tournament/general/4',
    'Nobody shuffles a discard pile of his own accord.',
    'No hand touches the pile here: only effects of cards change it.',
  ),
  open(
    'crf/tournament/general/5',
    'Cards at random from a discard pile are drawn from it shuffled; the others are still the pile.',
  ),
  open('crf/tournament/the-character-draft/1', 'The pool holds at most ten characters.'),
  open(
    'crf/tournament/the-character-draft/2',
    'Both choose hidden and reveal together; different ones join, equal ones are set aside for both.',
  ),
  open(
    'crf/tournament/the-character-draft/3',
    'Drafting ends on stopping, at 20 mind, or with five characters: the sixth is never offered.',
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
    'A character who would lift the total above 20 cannot be chosen.',
  ),
  open(
    'crf/tournament/the-character-draft/7',
    'Once the draft is over leftovers may go into the deck, ten characters there in all.',
  ),
  open(
    'crf/tournament/the-character-draft/8',
    'A leftover not put into the deck goes out of play, never to the sideboard. (coe: it is removed from the game and no longer blocks uniqueness.)',
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
    'Whoever has his Ringwraith or Fallen-wizard back by it has not lost the five points.',
  ),
  open(
    'crf/tournament/great-secrets-buried-there/1',
    'Who lays it upon another provides cards of the Under-deeps sites that the other lacks.',
  ),
  open(
    'crf/tournament/great-secrets-buried-there/2',
    'A provided site comes back into its player’s location deck, or to his discard pile if he has been there himself.',
  ),
  open(
    'crf/tournament/movement/1',
    'A map does for region cards; of several companies that move each names its path only when its own phase begins.',
  ),
  open(
    'crf/tournament/movement/2',
    'Companies of a Wizard: no starter movement to or from Gorgoroth; through regions only out of Imlad Morgul itself, by Nurn or Udûn, or with a card that opens a way; from beneath the earth as ever.',
  ),
  open(
    'crf/tournament/sites/1',
    'Whose hazard makes a Fallen-wizard change cards of a site on the way provides what he lacks, that once; from then on he provides his own.',
  ),
  elsewhere(
    'crf/tournament/starting-companies/1',
    'Minas Morgul, Dol Guldur or both; no other site, and no third company.',
    DECK_LAW,
  ),
  open(
    'crf/tournament/starting-companies/2',
    'A Ringwraith is revealed at Dol Guldur, Minas Morgul or his home site, and nowhere else.',
  ),
  open('crf/tournament/victory-conditions/1', 'The game goes on. (crf: his player loses.)'),
  open(
    'crf/tournament/victory-conditions/2',
    'Out of play, -5 points, no other Wizard or Ringwraith may be revealed; so it is too if he has failed a corruption check.',
  ),
  open('crf/tournament/victory-conditions/3', 'The -5 counts at once for calling.'),
  open(
    'crf/tournament/victory-conditions/4',
    'His own cards are refused, and he is nobody for Gatherer of Loyalties. (crf: his player has lost.)',
  ),
  open(
    'crf/tournament/the-weakest-link-method/1',
    'One more corruption point for every non-Wizard, check again, count again, until decided or none is left. (coe: a tie is a tie.)',
  ),
  open(
    'crf/tournament/the-weakest-link-method/2',
    'One more corruption point for every non-Wizard, check again, count again, until decided or none is left. (coe: a tie is a tie.)',
  ),
];
