import { DECK_LAW, elsewhere, open } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The CRF by term: from characters to items. In the order of the source. */
export const crfTermCToI: readonly Ruling[] = [
  open(
    'crf/term/character/1',
    'Who enacts an effect is one of his company, so that it may be for himself.',
    'He is counted among its characters.',
  ),
  open(
    'crf/term/character/2',
    'A character in play is always untapped, tapped or wounded, and a wound heals to tapped.',
    'Each state is apart from the others: who is wounded is not tapped besides, and what is for the tapped is not for him.',
  ),
  elsewhere(
    'crf/term/character/3',
    'A deck may have three of a character who is not unique. (coe: two for a Fallen-wizard.)',
    DECK_LAW,
  ),
  open(
    'crf/term/character/4',
    'Being tapped takes one from prowess in the strike sequence.',
    'Being wounded takes two there.',
    'Outside of it neither takes anything: not before, not after, nor where prowess counts for something else.',
  ),
  open(
    'crf/term/command-cards/1',
    'A command card sends those of its own name back to its player’s hand, as it does the others.',
  ),
  open(
    'crf/term/company/1',
    'With the last character of a company the resource permanent-events on it are discarded.',
    'They stay as long as somebody is left.',
    'A hazard permanent-event on it is not discarded by this. (coe: it is.)',
  ),
  open(
    'crf/term/company/2',
    'When all of a company have left play its untapped site goes to the location deck.',
    'If it is tapped it goes to the discard pile.',
    'In the movement/hazard phase it stays in play until all of these are over.',
    'Until then cards may still be placed on-guard on it. (coe: no card is placed without a company.)',
  ),
  open(
    'crf/term/company/3',
    'The Balrog as an ally makes a company overt.',
    'So does Creature of an Older World.',
    'So do Great Bats.',
    'So does Great Lord of Goblin-gate.',
    'So does Last Child of Ungoliant.',
    'So does Regiment of Black Crows.',
    'So does “Two-headed” Troll.',
  ),
  open(
    'crf/term/company/4',
    'The characters of a company belong to it.',
    'So do its items.',
    'So do its allies.',
    'So do events on the company.',
    'So do events on anything that belongs to it.',
    'The site to which it goes does not.',
    'Nor does the site that it comes from.',
  ),
  open(
    'crf/term/company/5',
    'A company of heroes is one of a Wizard player.',
    'So is one of a Fallen-wizard without Orcs and Trolls.',
    'With an Orc or a Troll it is none.',
    'A company of minions is one of a Ringwraith player.',
    'So is one of a Balrog player.',
    'A company with an Orc in it is overt.',
    'So is one with a Troll.',
    'Some allies make a company overt.',
    'Half-orcs do not. (coe: they do in a company with others than Men.)',
  ),
  open(
    'crf/term/corruption/1',
    'A corruption card may start a chain.',
    'It is never an answer to anything.',
  ),
  open(
    'crf/term/corruption/2',
    'What failing a corruption check does, to discard or eliminate him and to discard his items, is done at once and is one with the failing.',
    'The card that made the check may say otherwise what failing does.',
    'When it is done is not changed by that.',
    'What follows from it by a card that did not make the check, as Traitor’s attack, is first in a chain after the one with the check. (coe: Traitor’s attack is immediate.)',
  ),
  open(
    'crf/term/corruption/3',
    'A character without any corruption points makes a corruption check all the same.',
    'He may fail it.',
  ),
  open(
    'crf/term/corruption/4',
    'A character may try to be rid of a corruption card and stay untapped.',
    'So may one who is tapped.',
    'That roll is lower by three, and only that one.',
  ),
  open(
    'crf/term/corruption/5',
    'Who has tried to remove a corruption card without tapping cannot do so again in that turn.',
    'Nor can he without tapping after he has tapped for it.',
    'Nor can he tap for it after he has tried without.',
    'Another card on him can still be tried for.',
    'In his next turn all of it is open again.',
  ),
  open(
    'crf/term/corruption/6',
    'Who taps for a corruption check gives +1 if he is tapped still when the check resolves.',
    'If he was untapped before that, he gives nothing.',
  ),
  open(
    'crf/term/corruption/7',
    'Who is kept from being discarded has not failed a check that would have discarded him.',
    'So it is with a Wizard, who is not eliminated then. (coe: he is.)',
    'His player does not lose the game. (crf: he would with a lost Wizard; tournament: -5.)',
  ),
  open(
    'crf/term/corruption/8',
    'Who tries to free another of a corruption card may leave out the tapping.',
    'Then he has -3 to the roll.',
  ),
  open('crf/term/darkhaven/1', 'An attack that is keyed to a Darkhaven is detainment.'),
  open(
    'crf/term/darkhaven/2',
    'Where a hazard that touches heroes speaks of a Darkhaven, a Haven is meant.',
  ),
  open(
    'crf/term/darkhaven/3',
    'Attacks at a Darkhaven are canceled for a company that is there.',
    'They are not for one on its way there, or away from it.',
  ),
  open('crf/term/darkhaven/4', 'A Darkhaven is its own nearest Darkhaven.'),
  open(
    'crf/term/detainment-attacks/1',
    'Who faces a strike of a detainment attack that succeeds must tap, though he wished to stay untapped.',
    'Nobody else taps for it.',
    'He is not wounded, and there is no body check.',
  ),
  open(
    'crf/term/detainment-attacks/2',
    'What an attack does when it wounds is not done where it is detainment, since that never wounds.',
  ),
  open(
    'crf/term/discard/1',
    'A discarded character, if he is no Wizard and no Ringwraith, may be played again by his own player.',
    'So may he by an opponent, with a copy.',
  ),
  open('crf/term/discard/2', 'All permanent-events on a card are discarded when it is.'),
  open(
    'crf/term/discard/3',
    'Cards from hand are discarded one at a time.',
    'So a player with Pallando sees each of them.',
  ),
  open(
    'crf/term/discard/4',
    'With a discarded character go all cards that are with him.',
    'His followers do not.',
  ),
  open(
    'crf/term/discard/5',
    'A card that leaves play has no effect on it from that very moment on, in the midst of an attack too.',
    'So it is with what it was used for before.',
    'So it is if it goes back to a hand.',
  ),
  open(
    'crf/term/discard/6',
    'In the discard pile a card is only itself again: it can be fetched and played the other way.',
  ),
  open(
    'crf/term/dragons/1',
    'The automatic-attack of a Dragon is no manifestation of any unique Dragon: if it is beaten, he is not.',
  ),
  open(
    'crf/term/dragons/2',
    'If any manifestation of a unique Dragon is defeated, the automatic-attack of his lair is gone.',
    'So is the hoard with it. (From the next turn on: crf/errata/rules-errata/8.)',
  ),
  open(
    'crf/term/dragons/3',
    'Who defeats the attack of a Dragon’s manifestation has its kill points, as for a creature.',
  ),
  open(
    'crf/term/eliminated/1',
    'With a card that is eliminated all permanent-events on it are discarded.',
  ),
  open(
    'crf/term/exhausted/1',
    'Permanent-events that are discarded as a deck runs out are part of the new one.',
    'The rest of the discard pile is the other part, and all of it is shuffled.',
  ),
  open(
    'crf/term/fallen-wizard/1',
    'Until he is revealed a Fallen-wizard’s general influence is twenty.',
    'From then on it is the number in the white hand of his card.',
  ),
  open(
    'crf/term/fallen-wizard/2',
    'A Fallen-wizard may cancel the automatic-attack of a site of heroes with a minion resource.',
    'He may cancel that of a minion site with a hero resource.',
  ),
  open(
    'crf/term/fallen-wizard/3',
    'A Fallen-wizard plays no character of more than five mind.',
    'If he has one in play, that one is not discarded.',
  ),
  open(
    'crf/term/fallen-wizard/4',
    'Influence attempts of a Fallen-wizard have five less against a Ringwraith.',
    'Against a Wizard they have nothing less.',
  ),
  open(
    'crf/term/fallen-wizard/5',
    'A Fallen-wizard uses no starter movement.',
    'He uses region movement.',
    'He goes beneath the earth.',
    'He uses special movement.',
  ),
  open(
    'crf/term/fallen-wizard/6',
    'An agent is one of the characters of his deck, as with a Ringwraith.',
    'He plays one as a character at its home, and at no other site.',
    'In the draft he shows none without a card that allows it.',
    'He may play it as a hazard too.',
    'As his character it is not reached by what is aimed at agents.',
  ),
  elsewhere(
    'crf/term/fallen-wizard/7',
    'Who declares a Fallen-wizard has his card somewhere in the deck.',
    DECK_LAW,
  ),
  open(
    'crf/term/fallen-wizard/8',
    'A Fallen-wizard may have a character of more than five mind.',
    'He does not start with one.',
    'He does not play one.',
  ),
  elsewhere(
    'crf/term/fallen-wizard/9',
    'In the draft mind is as printed: items are handed out when it is over.',
    DECK_LAW,
  ),
  open(
    'crf/term/fallen-wizard/10',
    'A site card that takes the place of one of the other side comes as that was: tapped or untapped.',
  ),
  open(
    'crf/term/fallen-wizard/11',
    'His resources of heroes work on the automatic-attack of a site of minions.',
    'His resources of minions work on the automatic-attack of a site of heroes.',
  ),
  open(
    'crf/term/fallen-wizard/12',
    'He plays no version of a site while another of its versions lies in play.',
    'Nor does he while another is among his discards.',
  ),
  open(
    'crf/term/fallen-wizard/13',
    'A Fallen-wizard has one point more for the factions under a leader, where others have two.',
  ),
  elsewhere(
    'crf/term/fallen-wizard/14',
    'Bade to Rule cannot be in the deck of a Fallen-wizard.',
    DECK_LAW,
  ),
  open(
    'crf/term/fallen-wizard/15',
    'If the Fallen-wizard is revealed and his characters cannot all be controlled any more, others of them are discarded until they can.',
  ),
  open(
    'crf/term/fallen-wizard/16',
    'None of a Fallen-wizard’s points is changed by resources that are no Stage cards.',
  ),
  open(
    'crf/term/gold-ring-item/1',
    'A tested gold ring is discarded and its points are gone, though nothing comes of it.',
    'So it is if something does.',
  ),
  open(
    'crf/term/gold-ring-item/2',
    'What comes of a gold ring that was stored at a Darkhaven is stored as well.',
  ),
  open(
    'crf/term/hand-size/1',
    'A larger hand is drawn up to when hands are next reset.',
    'A hand is cut down to a smaller size then too.',
    'Nothing is drawn or discarded at once.',
  ),
  open('crf/term/hand-size/2', 'What makes a hand larger adds up.'),
  open(
    'crf/term/haven/1',
    'A haven can be tapped, as by a faction that is played there.',
    'It stays tapped over the untap phase.',
  ),
  open(
    'crf/term/haven/2',
    'Where a hazard speaks of a Haven, for minions a Darkhaven is meant.',
    'The nearest Haven to a Haven is that Haven itself.',
  ),
  open(
    'crf/term/haven/3',
    'When two companies join at a Haven, cards on the card of it that is put away lie on the one that stays.',
  ),
  open(
    'crf/term/hobbits/1',
    'A Hobbit who was a starting character and left play is played again in the usual way at Bag End only.',
    'By a card that says so he may come into play elsewhere.',
  ),
  open(
    'crf/term/influence/1',
    'Restricted direct influence serves only for what it is said for: a character, or characters of some kind.',
    'So it does with factions.',
    'Unrestricted influence serves for anybody.',
  ),
  open(
    'crf/term/influence/2',
    'What is taken off direct influence comes off what is unrestricted first.',
    'Where nothing of that is left, the rest comes off whichever restricted influence his player names.',
  ),
  open(
    'crf/term/influence/3',
    'Who is no longer controlled by direct influence, outside of the organization phase, need not be controlled by general influence until his player’s next organization phase.',
  ),
  open(
    'crf/term/influence/4',
    'Changes of general influence are felt at once.',
    'What is unused is never below zero.',
  ),
  open(
    'crf/term/items/1',
    'The additional minor item comes right after what tapped the site, as the very next action.',
    'After anything else it cannot be played any more.',
  ),
];
