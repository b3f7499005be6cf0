import { DECK_LAW, elsewhere, notMechanical, open, superseded } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Collected Rulings File: rulings by term. In the order of the source. */
export const crfTerm: readonly Ruling[] = [
  open(
    'crf/term/actions/1',
    'Cards in play can be used only when a resource event could be played: not in the opponent’s turn (Harp excepted by its text), not while organizing.',
  ),
  open('crf/term/active-conditions/1', 'Without the condition the action is no option.'),
  open(
    'crf/term/active-conditions/2',
    'The cost is paid on declaring; if the one tapped is untapped or gone at resolution, nothing happens.',
  ),
  open(
    'crf/term/active-conditions/3',
    'A discard as the price is made on declaring, as part of it and not as an action of its own; it stays paid.',
  ),
  open(
    'crf/term/active-conditions/4',
    'A condition lost before resolution: no effect, the card is discarded. (coe: discarded as negated too; a short-event that resolved and changed nothing goes back to hand.)',
  ),
  open(
    'crf/term/active-conditions/5',
    'The target must be in play at both moments; a declared roll may always be targeted.',
  ),
  open(
    'crf/term/active-conditions/6',
    'The opponent’s resources may serve as condition, never as target.',
  ),
  open(
    'crf/term/active-conditions/7',
    'A second use inherits the first one’s conditions of play, but for ten cards that are listed.',
  ),
  open('crf/term/agent/1', 'To untap is one of the actions of an agent.'),
  open(
    'crf/term/agent/2',
    'An agent can tap for creatures at a site to which the company is still on its way.',
  ),
  open('crf/term/agent/3', 'What agents do to companies of minions is always detainment.'),
  open('crf/term/agent/4', 'To play a card by which an agent attacks is to declare the attack.'),
  open('crf/term/agent/5', 'An agent is no creature.'),
  open('crf/term/agent/6', 'Agent and defender roll at the same time.'),
  open('crf/term/agent/7', 'Agents who lie face-down do not count when it is asked who is unique.'),
  open('crf/term/agent/8', 'Neither turns into the other while he is in play.'),
  open('crf/term/agent/9', 'As a Ringwraith’s character an agent comes into play at home alone.'),
  elsewhere(
    'crf/term/agent/10',
    'For a Ringwraith agents are characters in deck-building; all of them have 36 mind at the most.',
    DECK_LAW,
  ),
  open(
    'crf/term/agent/11',
    'One failed strike wounds an agent; he is lost only when every strike and every check of his has failed.',
  ),
  open('crf/term/agent/12', 'An agent who is face-up may return home even from one of his homes.'),
  open('crf/term/agent/13', 'What lies on an agent stays open when he is turned face-down.'),
  open(
    'crf/term/agent/14',
    'A place that is a Wizard’s haven is closed to agents, whichever card of it is used, unless their own text opens it.',
  ),
  open(
    'crf/term/agent/15',
    'A Fallen-wizard has agents as a Ringwraith has, hazards or characters, but for what his own rules say: they go by hero site cards.',
  ),
  open('crf/term/agent/16', 'To a Wizardhaven in play only an Elf among agents goes.'),
  open('crf/term/agent/17', 'No attack of an agent is keyed to anything.'),
  open(
    'crf/term/agent/18',
    'Of his way only the site where he is revealed is in play for an environment.',
  ),
  open('crf/term/agent/19', 'Agents influence across sides without the penalty that others have.'),
  open('crf/term/agent/20', 'For a Ringwraith’s agents Dagorlad and Udûn are neighbours.'),
  open('crf/term/agent/21', 'Who was revealed is not asked any more from where he once set out.'),
  open(
    'crf/term/agent/22',
    'Turned face-down an agent keeps his site open with him, and his way is counted from there.',
  ),
  elsewhere(
    'crf/term/agent/23',
    'Agents of the pool are counted when the 36 mind are summed.',
    DECK_LAW,
  ),
  open('crf/term/agent/24', 'An agent attacks no more than once in a site phase.'),
  open('crf/term/ahunt-manifestations/1', 'Two listed regions, one attack.'),
  open('crf/term/ally/1', 'An ally may be the one who taps to cancel an attack of these.'),
  open('crf/term/ally/2', 'Allies are no targets for being taken, and are not taken.'),
  open('crf/term/ally/3', 'Who may not be attacked may still support.'),
  open('crf/term/ally/4', 'Playing an ally is no influence attempt.'),
  open('crf/term/ally/5', 'The ally is discarded, whatever took the controller.'),
  open(
    'crf/term/ally/6',
    'Allies heal like characters and serve for skills; otherwise they are none (size, Fellowship by its text).',
  ),
  open(
    'crf/term/ally/7',
    'In combat allies count as characters: strikes, support, cards on the attack.',
  ),
  open(
    'crf/term/balrog/1',
    'Items of the heroes that the Balrog’s player plays at a Darkhaven of his give him no points.',
  ),
  open(
    'crf/term/burglary-attempts/1',
    'Once it has succeeded, one of the others may tap for a minor item.',
  ),
  open(
    'crf/term/burglary-attempts/2',
    'Who fails is a company of one for those attacks: only what is his can help him.',
  ),
  open(
    'crf/term/burglary-attempts/3',
    'What waits on guard falls upon all of them, whether it failed or not.',
  ),
  open('crf/term/body-check/1', 'One item to each at once, the rest discarded, no window.'),
  open(
    'crf/term/body-check/2',
    'What changes the body changes the number that discards an Orc or Troll, its maximum too.',
  ),
  open(
    'crf/term/body-check/3',
    'An Orc or Troll whom a result would discard and eliminate is only discarded.',
  ),
  open('crf/term/body-check/4', 'What changes the roll or the body may be declared, nothing else.'),
  open(
    'crf/term/cannot-be-duplicated/1',
    'Where the bar is on a given target, copies and their effects may be many, each on another. A further copy is playable only while the one in play is aimed at by what will discard it. (coe: same condition, checked again at the end of the chain; also declared copies and the removed-from-play pile count.)',
  ),
  open('crf/term/cannot-be-duplicated/2', 'Not while a copy still has effect this turn.'),
  open(
    'crf/term/card-effect-limitations/1',
    'Certain hazards are not played against a Ringwraith, and leave alone one who plays them.',
  ),
  open(
    'crf/term/card-effect-limitations/1.1',
    'No event for which an agent acts is played against a Ringwraith.',
  ),
  open('crf/term/card-effect-limitations/1.2', 'It is not played against minions.'),
  open(
    'crf/term/card-effect-limitations/1.3',
    'The Black Enemy’s Wrath: not against a Ringwraith, and without effect on one who plays it.',
  ),
  open(
    'crf/term/card-effect-limitations/1.4',
    'Foul Fumes: not against a Ringwraith, and without effect on one who plays it.',
  ),
  open(
    'crf/term/card-effect-limitations/1.5',
    'In the Heart of his Realm: not against a Ringwraith, and without effect on one who plays it.',
  ),
  open(
    'crf/term/card-effect-limitations/1.6',
    'Mordor in Arms: not against a Ringwraith, and without effect on one who plays it.',
  ),
  open('crf/term/card-effect-limitations/1.7', 'The Mûmak does not come against a Ringwraith.'),
  open(
    'crf/term/card-effect-limitations/1.8',
    'Worn and Famished: not against a Ringwraith, and without effect on one who plays it.',
  ),
  open(
    'crf/term/card-effect-limitations/2',
    'Events that ask for no certain agent are played against anybody.',
  ),
  notMechanical(
    'crf/term/card-effect-limitations/3',
    'Announces cards whose older listing was changed.',
    'An introduction; its items say what holds.',
  ),
  open(
    'crf/term/card-effect-limitations/3.1',
    'For an opponent whose sites are of the same side, heroes or minions.',
  ),
  open('crf/term/card-effect-limitations/3.2', 'Great Secrets are buried for anybody.'),
  open(
    'crf/term/card-effect-limitations/3.3',
    'No new places against servants of the Shadow; Nazgûl come back for all.',
  ),
  open(
    'crf/term/challenge-decks/1',
    'At one non-haven they are joined once every company has had its phase; at a haven it is a choice.',
  ),
  open('crf/term/challenge-decks/2', 'End of turn: one discard by choice, then hands are reset.'),
  elsewhere(
    'crf/term/challenge-decks/3',
    'The Arkenstone is a resource of the play deck in both.',
    'packages/decks/test/law/published.test.ts',
  ),
  open(
    'crf/term/challenge-decks/4',
    'At this site any healing effect reaches all characters there.',
  ),
  open(
    'crf/term/character/1',
    'Who enacts an effect belongs to his company and may be its target or be counted.',
  ),
  open('crf/term/character/2', 'Exactly one of three states; wounded heals to tapped.'),
  elsewhere(
    'crf/term/character/3',
    'A deck may have three of a character who is not unique. (coe: two for a Fallen-wizard.)',
    DECK_LAW,
  ),
  open(
    'crf/term/character/4',
    'The -1 and -2 exist only in the strike sequence: Muster counts full prowess.',
  ),
  open('crf/term/command-cards/1', 'Another of the same name is sent back too.'),
  open(
    'crf/term/company/1',
    'When the last character is gone the resource permanent-events on the company go. (coe: all of them, hazards too.)',
  ),
  open(
    'crf/term/company/2',
    'Its site stays until all movement/hazard phases are over, then goes by its tapped state; cards may still be placed on-guard on it. (coe: no placement without a company.)',
  ),
  open('crf/term/company/3', 'Seven allies make a company overt.'),
  open(
    'crf/term/company/4',
    'Characters, allies, items and events on them are associated; sites are not: River cannot be cancelled so.',
  ),
  open(
    'crf/term/company/5',
    'Of heroes: a Wizard’s, and a Fallen-wizard’s without Orcs and Trolls. Of minions: a Ringwraith’s and a Balrog’s. Overt: with an Orc, a Troll or an ally that makes it so; Half-orcs do not. (coe: they do with others than Men.)',
  ),
  open('crf/term/corruption/1', 'A corruption card is never an option in answer.'),
  open(
    'crf/term/corruption/2',
    'A failed check is carried out at once; Traitor’s attack is first in the next chain; a card that made the check may change what failing means. (coe: Traitor’s attack is immediate.)',
  ),
  open('crf/term/corruption/3', 'Without any points a check is rolled all the same.'),
  open('crf/term/corruption/4', 'Removal without tapping at -3, also by a tapped character.'),
  open(
    'crf/term/corruption/5',
    'After an untapped try no other this turn; after a tapped one no untapped one.',
  ),
  open('crf/term/corruption/6', 'Support counts when the check resolves.'),
  open(
    'crf/term/corruption/7',
    'Kept from being discarded means not failed, for a Wizard too, and he does not lose the game. (crf: a lost Wizard loses; tournament: -5. coe: a near miss eliminates a Wizard; for others the check is successful.)',
  ),
  open('crf/term/corruption/8', 'Who frees another may leave out the tapping, at three less.'),
  open('crf/term/darkhaven/1', 'What is keyed to a Darkhaven detains.'),
  open('crf/term/darkhaven/2', 'For heroes a Haven is meant.'),
  open('crf/term/darkhaven/3', 'It shelters those who are there, not those on their way.'),
  open('crf/term/darkhaven/4', 'The nearest to a Darkhaven is that Darkhaven.'),
  open(
    'crf/term/detainment-attacks/1',
    'A successful detainment strike taps and does not wound, no body check.',
  ),
  open('crf/term/detainment-attacks/2', 'Nothing that waits for a wound is set off.'),
  open(
    'crf/term/discard/1',
    'A discarded character, if he is no Wizard and no Ringwraith, may be played again, by his own player or by the opponent with a copy.',
  ),
  open('crf/term/discard/2', 'Permanent-events on a discarded card go with it.'),
  open('crf/term/discard/3', 'Discards go one by one, each seen by Pallando’s player.'),
  open(
    'crf/term/discard/4',
    'With a discarded character go all cards on him but not his followers.',
  ),
  open(
    'crf/term/discard/5',
    'A card that left play has no effect from then on. (coe: except one whose own cost was to discard it.)',
  ),
  open(
    'crf/term/discard/6',
    'In the discard pile a card is only itself again: it can be fetched and played the other way.',
  ),
  open('crf/term/dragons/1', 'The automatic-attack is no manifestation: the Ahunt stays.'),
  open(
    'crf/term/dragons/2',
    'Its lair loses the attack and the hoard. (The hoard only from the next turn on: crf/errata/rules-errata/8.)',
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
    'Permanent-events discarded by exhaustion are shuffled in with the rest.',
  ),
  open(
    'crf/term/fallen-wizard/1',
    'Twenty until he is revealed, and from then on the number of his card.',
  ),
  open(
    'crf/term/fallen-wizard/2',
    'With resources of either side he cancels automatic-attacks at sites of either side.',
  ),
  open(
    'crf/term/fallen-wizard/3',
    'Nobody of more than five mind is played, and who is there already is not discarded.',
  ),
  open(
    'crf/term/fallen-wizard/4',
    'His people have five less with those of a Ringwraith, and nothing less with those of a Wizard.',
  ),
  open('crf/term/fallen-wizard/5', 'Of all movements only that of the starters is closed to him.'),
  open(
    'crf/term/fallen-wizard/6',
    'Agents are to him what they are to a Ringwraith: characters, at home only, or hazards.',
  ),
  elsewhere(
    'crf/term/fallen-wizard/7',
    'Who declares a Fallen-wizard has his card somewhere in the deck.',
    DECK_LAW,
  ),
  open(
    'crf/term/fallen-wizard/8',
    'Mind above five is lawful in the deck and in play, and not in the starting company; nor is such a one played.',
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
    'Automatic-attacks at sites of either side can be helped against with resources of either side.',
  ),
  open(
    'crf/term/fallen-wizard/12',
    'One version of a site at a time: none other while it is in play or discarded.',
  ),
  open('crf/term/fallen-wizard/13', 'Factions under a leader give him one point more in all.'),
  elsewhere(
    'crf/term/fallen-wizard/14',
    'Bade to Rule cannot be in the deck of a Fallen-wizard.',
    DECK_LAW,
  ),
  open(
    'crf/term/fallen-wizard/15',
    'If he is revealed and controls less than before, others of his go until all are controlled.',
  ),
  open('crf/term/fallen-wizard/16', 'Resources that are no Stage cards change none of his points.'),
  open(
    'crf/term/gold-ring-item/1',
    'A tested gold ring is discarded and its points are gone, whether or not something comes of it.',
  ),
  open(
    'crf/term/gold-ring-item/2',
    'What comes of a gold ring that was stored at a Darkhaven is stored as well.',
  ),
  open(
    'crf/term/hand-size/1',
    'Hand size changes work when hands are next reset, both drawing up and discarding down, not at once.',
  ),
  open('crf/term/hand-size/2', 'Three such effects add up to eleven.'),
  open(
    'crf/term/haven/1',
    'A haven can be tapped, as by a faction that is played there; it stays tapped over the untap phase, and goes back to the location deck, not to the discard pile.',
  ),
  open(
    'crf/term/haven/2',
    'Where a hazard speaks of a Haven, for minions a Darkhaven is meant; and the nearest to a Haven is that Haven.',
  ),
  open(
    'crf/term/haven/3',
    'What lay on the card of a Haven that is put away as two companies join lies on the one that stays.',
  ),
  open(
    'crf/term/hobbits/1',
    'A Hobbit who began at Rivendell and left play comes back at Bag End only.',
  ),
  open(
    'crf/term/influence/1',
    'Restricted influence serves only its own kind: Arwen controls Aragorn II’s mind by it, nobody else’s. Unrestricted influence serves for anybody.',
  ),
  open(
    'crf/term/influence/2',
    'What is taken off comes off the unrestricted influence first, and the rest off whichever restricted influence his player names.',
  ),
  open(
    'crf/term/influence/3',
    'The follower is under nobody and costs no general influence until the next organization phase, where he must be placed or goes.',
  ),
  open(
    'crf/term/influence/4',
    'Unused general influence follows every change at once and is never below zero.',
  ),
  open(
    'crf/term/items/1',
    'The additional minor item comes right after what tapped the site, as the very next action, or never.',
  ),
  open(
    'crf/term/leader/1',
    'Factions under a leader are worth two points more as a group, not each of them.',
  ),
  elsewhere(
    'crf/term/manifestations/1',
    'Of one unique resource a deck has one version only.',
    DECK_LAW,
  ),
  open(
    'crf/term/marshalling-point-pile/1',
    'No more than half from one source, not rounded up. (Only positive sources count.)',
  ),
  open('crf/term/marshalling-point-pile/2', 'Hazards in the pile of an opponent are no targets.'),
  open('crf/term/marshalling-point-pile/3', 'No points from a hazard one played.'),
  open('crf/term/may-not-untap/1', 'Who is said not to untap is untapped by nothing.'),
  open(
    'crf/term/mele-vs-metw/1',
    'Things of one side serve no resource of the other; what a gold ring is may be of either for a Fallen-wizard.',
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
    'Cards for agents are not for minion characters, those who could be agents among them.',
  ),
  open(
    'crf/term/modes/1',
    'A mode ends the one before it: all cards that gave that are discarded, allies too.',
  ),
  open(
    'crf/term/modes/2',
    'What a mode does stands on the card that gives it, on the Ringwraith himself and in its rules, and nowhere else.',
  ),
  open(
    'crf/term/modes/3',
    'Whose ally with the mode is lost on the way is out of it at once, and still comes to his new site.',
  ),
  open(
    'crf/term/multi-player-games/1',
    'Of several players only the mover and his hazard player draw for movement and for events that bring cards, and discard one at the end of the turn.',
  ),
  open(
    'crf/term/multi-player-games/2',
    'At the end of each such phase and turn everybody’s hand is reset.',
  ),
  elsewhere(
    'crf/term/multi-player-games/3',
    'From three players on: creatures that are events, Dragons’ events and a Wizard’s agents are halves.',
    DECK_LAW,
  ),
  open(
    'crf/term/multi-player-games/4',
    'Nobody becomes Sauron while one of several opponents is a Ringwraith.',
  ),
  open(
    'crf/term/multi-player-games/5',
    'Twilight is for those two, and for a third to save his own environment.',
  ),
  open(
    'crf/term/multi-player-games/6',
    'Of several opponents only he shows hazards who plays them on the company, just before he draws, and he plays no others then.',
  ),
  open(
    'crf/term/multi-player-games/7',
    'What is aimed at a player while a company moves is aimed at its player.',
  ),
  open(
    'crf/term/normal/1',
    'Normal prowess is the printed one under present printed conditions, other cards’ changes aside; so it is with whatever a text speaks of.',
  ),
  open(
    'crf/term/nazgul/1',
    'From declaration on he is a short-event on the chain, as if played from hand.',
  ),
  open('crf/term/nazgul/2', 'What women strong against Nazgûl halve is the Nazgûl’s body.'),
  open('crf/term/off-to-the-side/1', 'The host can be targeted although its prisoner lies aside.'),
  open(
    'crf/term/optional-rules/1',
    'Who falls to the first of two strikes has lost to the second as well.',
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
    'A card in play makes things happen when its condition arises, unasked.',
  ),
  open(
    'crf/term/passive-conditions/2',
    'The demanded action is first in the chain that follows, can be answered, and lapses if the condition is gone at resolution.',
  ),
  open('crf/term/passive-conditions/3', 'A demanded discard happens at once, without a chain.'),
  open(
    'crf/term/passive-conditions/4',
    'Several demanded actions: the player whose turn it is orders them, nothing else until all are declared.',
  ),
  open(
    'crf/term/passive-conditions/5',
    'The card behind the demand must still be in play at resolution.',
  ),
  open(
    'crf/term/playing-a-card/1',
    'Playing moves it from hand to play: in hand until declared, in play only on resolving.',
  ),
  open(
    'crf/term/playing-a-card/2',
    'No card without effect may be played; causing a roll is one. What stays in play has its effect by lying there, so it is asked of short-events. (coe says so itself: long-events always, permanent-events for a possible effect.)',
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
    'Who is stronger in combat against Nazgûl is so against Ringwraiths; nothing else that is about Nazgûl concerns them.',
  ),
  open(
    'crf/term/ringwraith/3',
    'From a site that is no Darkhaven he goes to Darkhavens alone, also beneath the earth, unless Dwar is unleashed.',
  ),
  open('crf/term/ringwraith-follower/1', 'Followers use the magic that their own cards give them.'),
  open(
    'crf/term/ringwraith-follower/2',
    'Their lord gone but not eliminated, followers wait until the end of his player’s next organization phase for him to come and take them, or are discarded.',
  ),
  open(
    'crf/term/sage-only/1',
    'Whatever needs a sage is a sage only card, to be found as one; and an ally with the skill can serve.',
  ),
  open(
    'crf/term/short-event/1',
    'A short-event lies on the chain until it resolves, is discarded only then, and can be hit there.',
  ),
  elsewhere(
    'crf/term/sideboard/1',
    '30 cards for starter and short games, 35 for long ones, 40 for campaigns.',
    DECK_LAW,
  ),
  open(
    'crf/term/sideboard/2',
    'With his avatar in play, at the end of the untap phase the hazard player takes five to the discard pile or one into a deck of five or more; all limits this turn are halved, rounded up, after other changes. (coe: the base is halved first.)',
  ),
  open(
    'crf/term/sideboard/3',
    'Tapped for the sideboard he is discarded at once and is no short-event.',
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
  open('crf/term/site/1', 'Only one who is there untaps a site.'),
  open(
    'crf/term/site/2',
    'A card on a site touches that copy only; one not on a site touches all versions.',
  ),
  open(
    'crf/term/site/3',
    'An event of the heroes leaves the sites of minions alone, and theirs those of heroes; News of the Shire does not.',
  ),
  open(
    'crf/term/site-path/1',
    'What asks for the site’s own path reads the site card, whatever way was taken.',
  ),
  open(
    'crf/term/site-path/2',
    'One event changes the company’s path and the path of the site alike.',
  ),
  open(
    'crf/term/skill-cards/1',
    'Outside strike sequences one character may use several skill cards.',
  ),
  open(
    'crf/term/skill-cards/2',
    'A character declares only one skill card against a strike. (coe: one for the player in the sequence.)',
  ),
  open('crf/term/skill-cards/3', 'Only one with the skill can play it, character or ally.'),
  open(
    'crf/term/specific/1',
    'What is specific to somebody is for the player who has declared that he is he; he need not be in play.',
  ),
  open(
    'crf/term/stage-resources/1',
    'Whoever shows first that he is that Fallen-wizard takes what is specific to him from the other.',
  ),
  elsewhere(
    'crf/term/stage-resources/2',
    'A Stage resource of the declared Wizard may be in the pool and be drafted.',
    DECK_LAW,
  ),
  open(
    'crf/term/stage-resources/3',
    'Stored they still give their stage points, and can be discarded as others are.',
  ),
  elsewhere(
    'crf/term/stage-resources/4',
    'Who drafts Hidden Haven names his starting site with it.',
    DECK_LAW,
  ),
  open('crf/term/stored-cards/1', 'Stored is not in play but for uniqueness.'),
  open('crf/term/stored-cards/2', 'Stored it gives the plain value, no bearer’s bonus.'),
  open(
    'crf/term/targets/1',
    'What an action is played out through, named by number and kind, is its target; “the” one of a kind is one. To act on all of a kind targets nothing.',
  ),
  open(
    'crf/term/targets/2',
    'A declared card cannot be targeted before it resolved; a roll of it can.',
  ),
  open(
    'crf/term/targets/3',
    'A corruption check or any other roll can be targeted in the chain in which it was declared.',
  ),
  open(
    'crf/term/targets/4',
    'Long-events target nothing: what cancels targeting hazards does not find them.',
  ),
  open(
    'crf/term/targets/5',
    'Nothing face-down is a target: neither a new site before it is revealed nor a card on guard.',
  ),
  open('crf/term/targets/6', 'Own resources never target the opponent’s characters or resources.'),
  open(
    'crf/term/targets/7',
    'A card on a card targets it as long as it lies there: if that leaves, the card goes too.',
  ),
  open(
    'crf/term/timing/1',
    'Validity, the hazard limit too, is asked at declaration and at resolution.',
  ),
  open(
    'crf/term/timing/2',
    'Several effects of a card resolve unbroken in printed order, as if declared in the reverse; nothing is declared between them.',
  ),
  open(
    'crf/term/timing/3',
    'An attack among them lets in cancelling it or a strike and strike-sequence cards. (coe: also what changes the attack as a whole.)',
  ),
  open(
    'crf/term/timing/4',
    'The choice among effects is made on playing and cannot be changed; lost condition, no effect, discarded. (coe: choice alike; see active-conditions/4.)',
  ),
  open('crf/term/trophies/1', 'Creatures with an asterisk on their points count as trophies too.'),
  open('crf/term/trophies/2', 'Dragons may be taken in any form, as factions too.'),
  open('crf/term/trophies/3', 'Thieves may have them, and they are items for all else.'),
  open('crf/term/trophies/4', 'No character is taken as a trophy.'),
  open(
    'crf/term/trophies/5',
    'In the companies of a Fallen-wizard it is the printed points that make bolder and stronger, whatever they are worth.',
  ),
  open(
    'crf/term/under-deeps/1',
    'What companies beneath the earth, or on their way up, are worth does not call the council, but counts at it; minions and the people of Fallen-wizards are no exception.',
  ),
  open(
    'crf/term/under-deeps/2',
    'Who reveals a new site beneath the earth rolls for it at once, with nothing between but The Reach of Ulmo; on a failure nobody draws.',
  ),
  open(
    'crf/term/under-deeps/3',
    'After a rescue beneath the earth somebody may tap for a minor item only.',
  ),
  open(
    'crf/term/under-deeps/4',
    'Stealth and Secret Entrance do not keep off creatures that come as automatic-attacks.',
  ),
  open(
    'crf/term/under-deeps/5',
    'What comes from the hand as an automatic-attack is no creature there.',
  ),
  open(
    'crf/term/under-deeps/6',
    'The Wind Throne is always a surface site, for heroes and for minions.',
  ),
  elsewhere(
    'crf/term/wizard/1',
    'Casual: two avatars in the deck, the same or different ones. (tournament, coe: three.)',
    DECK_LAW,
  ),
  open(
    'crf/term/wizardhaven/1',
    'A Wizardhaven lies above the Under-deeps only where Deep Mines are.',
  ),
  open('crf/term/wizardhaven/2', 'Being protected brings nobody a region further.'),
  open('crf/term/wizardhaven/3', 'Protected is a mere word, which does nothing by itself.'),
  open(
    'crf/term/wizardhaven/4',
    'Where an opponent can play nothing that gives points he can still show its like to influence it against nothing, but not play it then, unless it gives none.',
  ),
];
