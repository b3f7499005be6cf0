import { DECK_LAW, elsewhere, notMechanical, open, superseded } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The CRF on the sequence of a turn: from the beginning of the game to movement. In the order of the source. */
export const crfTurnToMovement: readonly Ruling[] = [
  open(
    'crf/turn/beginning-of-the-game/1',
    'Chosen by both, in the draft or without one, and then put into the deck: he comes on top of ten others and does not count among them. (tournament, coe: ten in all, the eleventh is refused.)',
  ),
  open(
    'crf/turn/beginning-of-the-game/1.1',
    'Without the draft those whom both chose enter the decks first, before any others.',
    'Then ten others at the most.',
    'For all of them together there is no limit: with two whom both chose there may be twelve.',
    '(coe, tournament: there is always a draft.)',
  ),
  notMechanical(
    'crf/turn/beginning-of-the-game/2',
    'Either number cards or dice, one way for the whole game.',
    'How people at a table make random numbers; here they are always dice.',
  ),
  open(
    'crf/turn/beginning-of-the-game/3',
    'Starting companies count printed mind, whatever makes it less: 20 is accepted, 21 is not offered.',
  ),
  elsewhere(
    'crf/turn/beginning-of-the-game/4',
    'A Stage resource that both showed cannot go into the play deck.',
    DECK_LAW,
  ),
  open(
    'crf/turn/beginning-of-the-game/5',
    'Opening hand is eight though Elrond would let one more be kept; the ninth comes at the next hand reset.',
  ),
  open(
    'crf/turn/untap-phase/1',
    'All cards untap first; only then, at the end of the phase, the check is declared, so an untapped companion can support it.',
  ),
  open(
    'crf/turn/organization-phase/choosing-a-new-site/1',
    'Companies of a split may all of them move by regions, not one alone.',
  ),
  open(
    'crf/turn/organization-phase/choosing-a-new-site/2',
    'No region path is offered that uses a region twice.',
  ),
  open(
    'crf/turn/organization-phase/choosing-a-new-site/3',
    'A company may aim at a site card that already lies on the table.',
    'The card does not leave before the phase of that company is over, though those who were there go away.',
  ),
  open(
    'crf/turn/organization-phase/choosing-a-new-site/4',
    'Two companies that set out from one site do not go to the same other site: not the two parts of a split.',
    'Nor two that were there as two companies, each with a card of its own, nor with two cards of the new site.',
    'A company that starts elsewhere may go there too.',
  ),
  open(
    'crf/turn/organization-phase/choosing-a-new-site/5',
    'What is played while organizing and depends on the site of a moving company is declared only when the new site is turned up.',
    'So is what depends on the site path.',
    'If the site is of the right kind as it resolves, it works.',
    'If it is not, nothing comes of it.',
    'So it is with the path.',
    'Of a company that moves twice each phase is looked at for itself: it may work in the first and not in the second, or the other way round.',
    '(coe: it is applied at the reveal, and cannot be answered.)',
  ),
  open(
    'crf/turn/organization-phase/followers/1',
    'A bonus against the Blue Mountain Dwarves is for the faction alone, and does not help to control somebody at home in the Blue Mountain Dwarf-hold: Balin does not fit under Glóin.',
  ),
  open(
    'crf/turn/organization-phase/followers/2',
    'A bonus against a race counts once: 2+2 carries Bofur and Fíli, not Bofur and Kíli.',
  ),
  open(
    'crf/turn/organization-phase/organizing-companies/1',
    'On a split the player says which part is the company that it was, and which is new.',
    'Where a card says who is parted from the others, he does not choose: who is meant is the new company.',
    'Resource permanent-events on the company stay with the part that it was, and so does what was played on it for the turn; the other cannot use them.',
  ),
  open(
    'crf/turn/organization-phase/organizing-companies/2',
    'To play a character and to regroup companies is one undertaking.',
    'It is done once in an organization phase, and cannot be begun again.',
    'While it is done no other action is open.',
  ),
  open(
    'crf/turn/organization-phase/organizing-companies/3',
    'Of the companies of a split all but one must declare movement to another site that turn.',
    'One of them may stay.',
    'They do not become one again in that phase.',
  ),
  open(
    'crf/turn/organization-phase/organizing-companies/4',
    'A character may leave his company for another at the same site.',
    'No third company arises by it, and nobody has to move for it.',
  ),
  open(
    'crf/turn/organization-phase/playing-characters/1',
    'A character may be played though there is not influence enough to control him: under general influence, or under somebody’s direct influence. (coe: only under general influence; under direct influence the mind must fit at once.)',
    'If he is not controlled when the organization phase ends, he goes back to hand, and nobody else does.',
    'He goes back as well if it is somebody else who is not controlled. (coe: not for a lack of direct influence.)',
    'If all are controlled by then he stays.',
  ),
  open(
    'crf/turn/organization-phase/playing-characters/2',
    'Where a Ringwraith was played among others away from a Darkhaven one of the two companies has to leave that turn: if both are there still, the others are discarded once the movement/hazard phases are over.',
    'They are not before that.',
    'If one of the two has moved, nobody is lost.',
    'At a Darkhaven both may stay.',
  ),
  open(
    'crf/turn/organization-phase/storing-items/1',
    'A minion whose corruption check for storing an item shows as much as his corruption points is tapped and nothing more.',
    'So is he if it shows one less.',
  ),
  open(
    'crf/turn/organization-phase/storing-items/2',
    'A minion who taps from the corruption check for storing an item has stored it.',
    'So has he handed it over who taps from the check for that.',
  ),
  superseded(
    'crf/turn/movement-hazard-phase/general/1',
    'A moving company is at no site only until its own site of origin goes away.',
    'It now arrives only when the last movement/hazard phase of the turn is over.',
    'crf/turn/movement-hazard-phase/general/10, coe/2.IV.5 in crf, tournament and coe',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/2',
    'A company’s phase is over when its site of origin is gone and the hands of both are settled.',
    'From then on neither player plays a card.',
    'Nor is anything used that a resource in play can do.',
    'So it is until each of them has drawn for the movement of the next company.',
    'After the last company it is so until the site phase.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/3',
    'Drawing cards is part of the new site being revealed and happens at once: only then does what the reveal demands, a return say, open its chain.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/4',
    'As the phase begins the hazard player orders the effects in play whose outcome hangs on their order.',
    'That order binds for the rest of the turn.',
    'What is done later is applied after them, in the order in which it resolves.',
    'What is demanded of the company is among them, and so are changes of the hazard limit.',
    '(coe: the resource player orders demanded actions and changes of the hazard limit.)',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/5',
    'An environment effect applied to a thing is not applied to it again in that phase.',
    'Nor is it in the phase of another company in that turn.',
    'In the next turn it is.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/6',
    'When cards are drawn for movement either player may go on until he has as many as the movement allows.',
    'He may stop before that.',
    'He draws no more than are allowed.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/7',
    'Companies at one site that is no haven are joined.',
    'Not before all have had their movement/hazard phases, but before the site phase.',
    'At a Haven they may join.',
    'They may also stay apart there.',
    'So it is at a Darkhaven.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/8',
    'If those who would join are too many, one company goes back to where it came from.',
    'So it is if they would have two leaders.',
    'If together they keep the rules of composition, none goes back.',
    'The hazard player says which, and may choose either. (coe: he chooses the one that stays.)',
    'So it is if Orcs or Trolls would go with Elves, Dwarves, Dúnedain or Hobbits.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/9',
    'When two companies have joined, an event that lay on one of them works on both.',
    'So does what a card did to one of them for the turn.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/10',
    'The site of origin goes, and hands are reset, when all else in that phase is done: what happens by itself as it ends comes before them as well.',
    'The two are done at once: nothing is done between them.',
    'A company that has moved is at no site until the site phases begin.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/11',
    'A declared path with a region twice is not among the options.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/12',
    'For the play of cards the site where a company stays is its new site.',
  ),
  open(
    'crf/turn/movement/general/1',
    'A company that does not move has its movement/hazard phase all the same.',
    'Nobody draws for it.',
    'Events can be played on it.',
    'Creatures can that are keyed to its site, by type or by name.',
    'No other creatures can.',
  ),
  open(
    'crf/turn/movement/general/2',
    'Lebennin and Ithilien do not touch: no path leads straight from one to the other but by the Anduin River.',
  ),
  open(
    'crf/turn/movement/general/3',
    'What was played while organizing, a Secret Passage say, is applied again as the second movement/hazard phase of a company begins.',
    'Each time its conditions have to be met: it can work on the one way and not on the other.',
  ),
  notMechanical(
    'crf/turn/movement/general/4',
    'Nobody who has region cards or a map can be kept from region movement.',
    'About what the players own; here the map is always at hand.',
  ),
  open(
    'crf/turn/movement/playing-hazards/1',
    'To tap a permanent-event for what it does is free of the hazard limit.',
    'So it is to discard one for what it does.',
    'It counts if its card says so: a Nazgûl counts one, and untapping Power Built by Waiting two.',
  ),
  open(
    'crf/turn/movement/playing-hazards/2',
    'A hazard is played on the company whose phase it is and its characters, not on another.',
    'Or it is played on the site to which that company goes.',
    'A long-event played then works against other companies too.',
    'So does a permanent-event.',
  ),
  open(
    'crf/turn/movement/playing-hazards/3',
    'What needs two or more regions of a type finds them anywhere on the path: two Wildernesses at its two ends suffice.',
  ),
  open(
    'crf/turn/movement/playing-hazards/4',
    'A hazard player who had done may go on once the other plays a resource before the phase is over.',
    'He may not if he has reached the limit.',
  ),
  open(
    'crf/turn/movement/playing-hazards/5',
    'Down from a site above nothing is keyed to its region.',
  ),
  open(
    'crf/turn/movement/playing-hazards/6',
    'Angmar Arises brings nobody who has to be keyed to two Shadow-lands.',
    'Nor does Reaching Shadow.',
    'Nor does In Darkness Bind Them.',
  ),
  open(
    'crf/turn/movement/playing-hazards/7',
    'Played at a site counts as keyed to the site: the Ent cannot be chosen, Secret Entrance bars it.',
  ),
  open(
    'crf/turn/movement/playing-hazards/8',
    'Played at a site in a region counts as keyed to that site by name.',
  ),
  open(
    'crf/turn/movement/playing-hazards/9',
    'To a hazard no Haven has a site path.',
    'Nor has a Darkhaven.',
    'Geann a-Lisch has one, and so has a site that is no haven.',
  ),
  open(
    'crf/turn/movement/playing-hazards/10',
    'As a hazard is declared there must be fewer declared than the limit.',
    'As it resolves as many as the limit are well: two under a limit of two.',
    'More than the limit are not: with the limit cut to one both fail.',
  ),
  open(
    'crf/turn/movement/returning-to-site-of-origin/1',
    'A company that returns to its site of origin has no site path any more.',
    'Its movement/hazard phase is over at once.',
  ),
  open(
    'crf/turn/movement/returning-to-site-of-origin/2',
    'While an attack runs nothing that returns a company may be declared.',
  ),
  open(
    'crf/turn/movement/returning-to-site-of-origin/3',
    'A company that was returned to its site of origin must do nothing in its site phase.',
    'One that failed its roll to go on beneath the earth is free to act.',
  ),
];
