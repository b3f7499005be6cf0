import { DECK_LAW, elsewhere, open, superseded } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Collected Rulings File: rulings by term, leader to the end. In the order of the source. */
export const crfTermLToZ: readonly Ruling[] = [
  open(
    'crf/term/leader/1',
    'Factions under a leader are worth two points more for each group of them.',
    'Those are not had for each faction.',
  ),
  elsewhere(
    'crf/term/manifestations/1',
    'Of one unique resource a deck has one version only.',
    DECK_LAW,
  ),
  open(
    'crf/term/marshalling-point-pile/1',
    'By the standard rules no more than half of the points come from any one source.',
    'It is not rounded up.',
    'The greatest is set to what all others are together. (Only positive ones count.)',
  ),
  open(
    'crf/term/marshalling-point-pile/2',
    'Hazards in an opponent’s marshalling point pile are no targets for what would remove them.',
  ),
  open(
    'crf/term/marshalling-point-pile/3',
    'Nobody has marshalling points from a hazard that he played himself.',
  ),
  open(
    'crf/term/may-not-untap/1',
    'Who may not untap is passed by in the untap phase.',
    'No card of a player untaps him either.',
  ),
  open(
    'crf/term/mele-vs-metw/1',
    'Items of heroes meet no condition of minion resources, for a Fallen-wizard neither.',
    'Those of minions meet none of hero resources.',
    'For a tested gold ring of heroes a Fallen-wizard may play a special ring of minions.',
    'For one of minions he may play one of heroes.',
  ),
  elsewhere(
    'crf/term/mele-vs-metw/2',
    'Casual: three Ringwraiths only when an opponent has three Wizards, at most two different.',
    DECK_LAW,
  ),
  elsewhere(
    'crf/term/mele-vs-metw/3',
    'The versions of a unique item for heroes and for minions exclude each other.',
    DECK_LAW,
  ),
  open(
    'crf/term/minion-characters/1',
    'Cards that are aimed at agents do nothing to minion characters, those among them who could be agents too.',
  ),
  open(
    'crf/term/modes/1',
    'When a mode comes upon a Ringwraith, a card that gave him another is discarded.',
    'An ally that gave him one is discarded too.',
    'All of them are, if there are several.',
    'So it is if an ally gives him the new one.',
    'What gave one to another Ringwraith stays.',
    'A card that gave him the same one before is discarded as well.',
  ),
  open(
    'crf/term/modes/2',
    'In a mode a Ringwraith has what the card says that gives it.',
    'He has what his own card says of it.',
    'He has what the rules say of it: a Fell Rider is overt, the other riders are not.',
    'He has nothing of a card that is not in play.',
  ),
  open(
    'crf/term/modes/3',
    'When the ally that gives him a mode leaves play in the movement/hazard phase, a Ringwraith is out of it at once.',
    'He still comes to his new site.',
  ),
  open(
    'crf/term/multi-player-games/1',
    'Of several players only the one who moves and the hazard player who draws for it draw cards.',
    'So it is with what The Nazgûl are Abroad brings.',
    'So it is with From the Pits of Angband.',
    'As the turn ends only these two have a card to throw away.',
  ),
  open(
    'crf/term/multi-player-games/2',
    'All players bring their hands to size whenever a movement/hazard phase ends.',
    'So they do whenever a turn ends.',
  ),
  elsewhere(
    'crf/term/multi-player-games/3',
    'From three players on: creatures that are events, Dragons’ events and a Wizard’s agents are halves.',
    DECK_LAW,
  ),
  open(
    'crf/term/multi-player-games/4',
    'The Lidless Eye is not played if one of the opponents is a Ringwraith.',
    'It may be if none is.',
  ),
  open(
    'crf/term/multi-player-games/5',
    'Twilight is played by the one who moves and by the hazard player.',
    'A third does not play it.',
    'He may play it to cancel an environment that would discard one of his own.',
  ),
  open(
    'crf/term/multi-player-games/6',
    'By Spying out the Land he who plays hazards on the company shows them just before he draws or plays any.',
    'He plays no others then.',
    'Who plays none on it need show none.',
    'So it is with Here Is a Snake.',
  ),
  open(
    'crf/term/multi-player-games/7',
    'What is done to a certain player in a movement/hazard phase must be done to the one who moves.',
  ),
  open(
    'crf/term/normal/1',
    'Normal means as written on the card, the effects of other cards aside.',
    'It is so only where what cards say of themselves is spoken of: a hand that may hold more than normal may hold more still by another text.',
  ),
  open(
    'crf/term/nazgul/1',
    'A Nazgûl that is tapped to become a short-event is one from its declaration on, as if it had been played so from hand.',
  ),
  open(
    'crf/term/nazgul/2',
    'The body of which women who are strong against Nazgûl speak is that of the Nazgûl.',
  ),
  open(
    'crf/term/off-to-the-side/1',
    'What holds cards off to the side can be aimed at as anything else.',
  ),
  open(
    'crf/term/optional-rules/1',
    'If who faces two strikes is killed by the first, the second counts as successful.',
  ),
  superseded(
    'crf/term/optional-rules/2',
    'Two strikes at -3 each, and he taps for the second.',
    'An optional rule that no rule set here has: each strike has a sequence of its own.',
    'coe/3.i.5 in crf, tournament and coe',
  ),
  superseded(
    'crf/term/optional-rules/3',
    'With several players an attack grows for each who was there before.',
    'An optional rule that no rule set here has: no attack grows for a visit.',
    'coe/2.V.ii in crf, tournament and coe',
  ),
  open(
    'crf/term/passive-conditions/1',
    'A passive condition makes something happen as a card already in play has it, unasked.',
  ),
  open(
    'crf/term/passive-conditions/2',
    'What a card has done by a passive condition is the first action of the chain right after the one that brought the condition about, and can be answered there.',
    'It is canceled if the condition is not there any more when it resolves.',
    'In a strike sequence it is otherwise: what a strike sets off happens with it, in no chain that follows.',
  ),
  open(
    'crf/term/passive-conditions/3',
    'A card that a passive condition discards goes at once when the condition arises, and not in the chain that follows.',
  ),
  open(
    'crf/term/passive-conditions/4',
    'If several actions must be the first of a chain, the player whose turn it is orders them. (As a company sets out it is the hazard player in crf and tournament.)',
    'Nothing else is declared until all of them are.',
  ),
  open(
    'crf/term/passive-conditions/5',
    'What a card does by a passive condition is canceled if the card has left play before it resolves.',
  ),
  open(
    'crf/term/playing-a-card/1',
    'A card is in hand until its play is declared.',
    'It is in play when it resolves, and not before.',
  ),
  open(
    'crf/term/playing-a-card/2',
    'A resource that would have no effect on the game may not be played.',
    'Nor may a hazard.',
    'To cause a roll is effect enough.',
    'What stays in play has its effect by lying there.',
  ),
  open('crf/term/reveal/1', 'What is revealed is shown to all players.'),
  // only servants of the Shadow look for a Lesser Ring in a deck
  open(
    'crf/term/ring-items/1',
    'A deck that was searched for a Lesser Ring is shuffled, whether one was taken or not.',
  ),
  elsewhere(
    'crf/term/ringwraith/1',
    'All Ringwraiths may be in the sideboard; at most one of them has several copies in all.',
    DECK_LAW,
  ),
  open(
    'crf/term/ringwraith/2',
    'Who has a bonus in combat against Nazgûl has it against Ringwraiths.',
    'Nothing else that is about Nazgûl concerns them.',
  ),
  open(
    'crf/term/ringwraith/3',
    'From a site that is no Darkhaven a Ringwraith goes to no other that is none.',
    'With Dwar Unleashed he does.',
    'So he goes to no Under-deeps site whose surface site is no Darkhaven.',
    'To one beneath a Darkhaven he may go.',
  ),
  open('crf/term/ringwraith-follower/1', 'Followers use the magic that their own cards give them.'),
  open(
    'crf/term/ringwraith-follower/2',
    'When the revealed Ringwraith has left play and is not eliminated, his followers stay until the end of his player’s next organization phase.',
    'He may be brought back into play by then, and take them again.',
    'Those whom he has not taken by then are discarded.',
    'For one who is eliminated nobody waits.',
  ),
  open(
    'crf/term/sage-only/1',
    'A card that needs a sage is found as a sage only card, however it says so.',
    'What asks for something else is not.',
  ),
  open(
    'crf/term/short-event/1',
    'A short-event is discarded when it resolves, not when it is declared.',
    'So it can be aimed at on the chain.',
  ),
  elsewhere(
    'crf/term/sideboard/1',
    '30 cards for starter and short games, 35 for long ones, 40 for campaigns.',
    DECK_LAW,
  ),
  open(
    'crf/term/sideboard/2',
    'With an opponent’s Wizard or Ringwraith in play a player may turn to his sideboard for hazards, and not without.',
    'He does so as the opponent’s untap phase ends.',
    'He takes up to five to his discard pile, or one into a deck of five or more, as for a Nazgûl that is tapped.',
    'All hazard limits of that turn are halved, rounded up, after other changes; those of the next are not. (coe: the base is halved first.)',
  ),
  open(
    'crf/term/sideboard/3',
    'A Nazgûl that is tapped for the sideboard does not become a short-event.',
    'It is discarded at once as that is declared.',
  ),
  elsewhere(
    'crf/term/sideboard/4',
    'Deck and sideboard: up to three of one Wizard, the others once each.',
    DECK_LAW,
  ),
  open(
    'crf/term/sideboard/5',
    'A player who is Sauron opens the sideboard of his opponent as an avatar does.',
  ),
  open(
    'crf/term/site/1',
    'A site is untapped by somebody who is at that site.',
    'Who is elsewhere does not untap it.',
  ),
  open(
    'crf/term/site/2',
    'A permanent-event on a site touches only the copy that it is on.',
    'Where it speaks of other versions it touches those too.',
    'One that is not on a site touches all versions of the sites of which it speaks.',
  ),
  open(
    'crf/term/site/3',
    'Events of heroes are not aimed at sites of minions.',
    'Nor do those in play do anything to them.',
    'Events of minions are not aimed at sites of heroes.',
    'Nor do those in play do anything to them.',
    'News of the Shire is an exception, and touches those of heroes.',
  ),
  open(
    'crf/term/site-path/1',
    'Where a card speaks of the site path of a site, that of the site card counts, though the company came by another way.',
    'What lies on the way of the company alone does not count.',
  ),
  open(
    'crf/term/site-path/2',
    'An event can change the site path of a company.',
    'It can change that of a site.',
  ),
  open(
    'crf/term/skill-cards/1',
    'Outside of the strike sequence one character may play two or more skill cards.',
  ),
  open(
    'crf/term/skill-cards/2',
    'A character declares only one skill card against a given strike.',
    'Another of his company may declare one besides. (coe: one for the player in the sequence.)',
  ),
  open(
    'crf/term/skill-cards/3',
    'A card for one skill only is played by one who has it, character or ally, and by nobody else.',
  ),
  open(
    'crf/term/specific/1',
    'What is specific to somebody is for the player who has declared that he is he.',
    'Another player cannot play it.',
    'He need not be in play for it.',
  ),
  open(
    'crf/term/stage-resources/1',
    'If an opponent is the same Fallen-wizard and reveals him first, all one’s Stage resources in play that are specific to him are discarded. (coe: the permanent-events among them.)',
  ),
  elsewhere(
    'crf/term/stage-resources/2',
    'A Stage resource of the declared Wizard may be in the pool and be drafted.',
    DECK_LAW,
  ),
  open(
    'crf/term/stage-resources/3',
    'Stage resources that were stored still give their stage points.',
    'They are discarded like others.',
  ),
  elsewhere(
    'crf/term/stage-resources/4',
    'Who drafts Hidden Haven names his starting site with it.',
    DECK_LAW,
  ),
  open('crf/term/stored-cards/1', 'Stored cards are not in play.', 'For uniqueness they are.'),
  open('crf/term/stored-cards/2', 'Stored cards have nothing more for who bore them.'),
  open(
    'crf/term/targets/1',
    'What an action is played out through, named by number and kind, is its target.',
    '“The” one of a kind is one.',
    'To act on all of a kind targets nothing.',
  ),
  open(
    'crf/term/targets/2',
    'A card is not in play before it has resolved.',
    'While it is only declared nothing of it can be a target in that chain.',
    'A roll that it makes can.',
  ),
  open(
    'crf/term/targets/3',
    'A corruption check can be targeted in the chain in which it was declared.',
    'So can an influence attempt.',
    'So can a roll that is neither.',
  ),
  open(
    'crf/term/targets/4',
    'Long-events have no targets: they touch a whole kind of things, and what answers to targeting does not find them.',
    'So it is with certain other cards that touch such a kind, as a permanent-event.',
  ),
  open(
    'crf/term/targets/5',
    'A new site that is not revealed yet is no target.',
    'Nor is a card on guard.',
    'Nor is anything of a card that lies face-down, as the automatic-attack of such a site.',
  ),
  open(
    'crf/term/targets/6',
    'With one’s own resources one cannot aim at an opponent’s characters.',
    'Nor can one aim at his resources.',
  ),
  open(
    'crf/term/targets/7',
    'A card on a card is aimed at that all the while it lies there.',
    'It goes when that goes.',
  ),
  open(
    'crf/term/timing/1',
    'Whether an effect is valid is asked when it is declared.',
    'It is asked when it resolves.',
    'By the hazard limit it is asked when it is declared.',
    'So it is when it resolves.',
  ),
  open(
    'crf/term/timing/2',
    'Several effects of a card resolve in its own chain in printed order, as if declared in the reverse.',
    'Nothing is declared between them.',
  ),
  open(
    'crf/term/timing/3',
    'An attack among the effects of a card may be canceled.',
    'So may one of its strikes.',
    'What is playable in a strike sequence may be played there.',
  ),
  open(
    'crf/term/timing/4',
    'Among optional effects of a card its player must choose as he plays it.',
    'He does not choose as it resolves.',
    'If a condition of what he chose is gone then, it has no effect.',
    'It is discarded.',
    'He cannot choose another of its effects at that point.',
  ),
  open(
    'crf/term/trophies/1',
    'Creatures with an asterisk at their points give them while they are trophies.',
  ),
  open(
    'crf/term/trophies/2',
    'Defeated manifestations of Dragons may be taken as trophies, abroad, at home or as a creature.',
    'So may Dragons who are factions.',
  ),
  open(
    'crf/term/trophies/3',
    'Trophies may be given up to attacks that steal.',
    'They are items to all else.',
  ),
  open('crf/term/trophies/4', 'No character is taken as a trophy.'),
  open(
    'crf/term/trophies/5',
    'In the companies of a Fallen-wizard trophies give prowess and influence by the points that are printed on them.',
  ),
  open(
    'crf/term/under-deeps/1',
    'What a company beneath the earth is worth does not count for calling the council.',
    'Nor does that of one on its way from there.',
    'At the council it counts.',
    'So it is with minions. (coe: but for those of a Balrog.)',
    'So it is with the people of a Fallen-wizard.',
  ),
  open(
    'crf/term/under-deeps/2',
    'Who goes on from a site beneath the earth rolls for it as the new site is revealed.',
    'The Reach of Ulmo may be played before the roll.',
    'No other card may.',
    'If the roll fails neither player draws for that movement.',
  ),
  open(
    'crf/term/under-deeps/3',
    'After a rescue beneath the earth a character may tap for a minor item.',
    'For no other item may he.',
  ),
  open(
    'crf/term/under-deeps/4',
    'Stealth does not keep off creatures that come as automatic-attacks.',
    'Nor does Secret Entrance.',
  ),
  open(
    'crf/term/under-deeps/5',
    'A creature that comes from the hand as an automatic-attack does not count as a creature there.',
  ),
  open(
    'crf/term/under-deeps/6',
    'The Wind Throne of the minions is a surface site of the Under-deeps.',
    'So is that of the heroes.',
  ),
  elsewhere(
    'crf/term/wizard/1',
    'Casual: two avatars in the deck, the same or different ones. (tournament, coe: three.)',
    DECK_LAW,
  ),
  open(
    'crf/term/wizardhaven/1',
    'A Wizardhaven is not adjacent to the Under-deeps.',
    'It is where Deep Mines have been played on it.',
  ),
  open(
    'crf/term/wizardhaven/2',
    'That a Wizardhaven is protected brings nobody a region further by region movement.',
  ),
  open('crf/term/wizardhaven/3', 'Protected is a mere word, which does nothing by itself.'),
  open(
    'crf/term/wizardhaven/4',
    'Where an opponent can play nothing that gives points he can still show its like to influence it against nothing.',
    'He does not play it then, if it gives points.',
    'If it gives none he may.',
  ),
];
