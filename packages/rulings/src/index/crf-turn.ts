import { DECK_LAW, elsewhere, notMechanical, open, superseded } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Collected Rulings File: the turn sequence. In the order of the source. */
export const crfTurn: readonly Ruling[] = [
  open(
    'crf/turn/beginning-of-the-game/1',
    'Drafted by both, set aside, then put into the deck on top of ten others: accepted. (tournament, coe: ten in all, the eleventh is refused.)',
  ),
  open(
    'crf/turn/beginning-of-the-game/1.1',
    'Without the draft the set-aside duplicates enter the deck first, then up to ten more: the total may pass ten.',
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
    'A company may aim at a site card that already lies on the table; the card must not leave before that company’s phase is over, though its first company goes away.',
  ),
  open(
    'crf/turn/organization-phase/choosing-a-new-site/4',
    'Halves of one company cannot both declare the same destination from the same origin.',
  ),
  open(
    'crf/turn/organization-phase/choosing-a-new-site/5',
    'Played face down in advance, the effect is declared when the site is turned up, can be answered, and does nothing if the type is wrong then; of a company that moves twice each phase is looked at for itself. (coe: applied in step 4 without answers; the result is the same.)',
  ),
  open(
    'crf/turn/organization-phase/followers/1',
    'A bonus against a faction does not help to control a character from the faction’s site: Balin does not fit under Glóin.',
  ),
  open(
    'crf/turn/organization-phase/followers/2',
    'A bonus against a race counts once: 2+2 carries Bofur and Fíli, not Bofur and Kíli.',
  ),
  open(
    'crf/turn/organization-phase/organizing-companies/1',
    'On a split the player names the original company, unless a card does; what lay on it, events that stay among it, stays with it, and the other half cannot use it.',
  ),
  open(
    'crf/turn/organization-phase/organizing-companies/2',
    'Playing a character and all regrouping happen in one block; while it runs no other action is offered, and it cannot be opened twice.',
  ),
  open(
    'crf/turn/organization-phase/organizing-companies/3',
    'All but one half must declare movement, and the halves cannot rejoin in that phase.',
  ),
  open(
    'crf/turn/organization-phase/organizing-companies/4',
    'One character goes over from one company to the other without a third arising; no duty to move follows.',
  ),
  open(
    'crf/turn/organization-phase/playing-characters/1',
    'He is playable although not controllable; if he or anybody else is still uncontrolled when the phase ends, he returns to hand. (coe: so only under general influence, and only for a lack of that; under direct influence the mind must fit at once; then the three-step reckoning of coe/2.II.8.)',
  ),
  open(
    'crf/turn/organization-phase/playing-characters/2',
    'Where a Ringwraith is played among others away from a Darkhaven one of the companies has to move that turn; if both are there still when the movement/hazard phases are over, the others are discarded.',
  ),
  open(
    'crf/turn/organization-phase/storing-items/1',
    'A minion who misses the check by one or none taps.',
  ),
  open(
    'crf/turn/organization-phase/storing-items/2',
    'Whoever taps for the check has stored or handed over all the same.',
  ),
  superseded(
    'crf/turn/movement-hazard-phase/general/1',
    'A moving company is at no site only until its own site of origin goes away.',
    'It now arrives only when the last movement/hazard phase of the turn is over.',
    'crf/turn/movement-hazard-phase/general/10, coe/2.IV.5 in crf, tournament and coe',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/2',
    'After origin and hands are settled nothing is offered until the next company’s cards are drawn or the site phase begins.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/3',
    'Cards are drawn as the site is revealed; only after that the demanded return opens its chain.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/4',
    'The hazard player orders all effects in play at the first reveal where it matters; the order binds for the turn. (coe: so for ongoing effects, but the resource player orders limits and passive conditions.)',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/5',
    'An environment effect once applied to a thing is not applied to that thing again this turn, in the phase of another company either.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/6',
    'Each may stop drawing after the first card; no more than the number is offered.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/7',
    'At one non-haven they are joined once every company has had its phase; at a haven or Darkhaven it is a choice.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/8',
    'A join that breaks the rules of composition, of size or of leaders, sends one company of the hazard player’s choice back. (coe: he chooses the one that stays; alike for two.)',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/9',
    'After a join what lay on one company works on both.',
  ),
  open(
    'crf/turn/movement-hazard-phase/general/10',
    'Removing the origin and resetting hands are the last things; the company is at no site until the site phases. (coe: passives, then the site, then the hands.)',
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
    'It has a phase, nobody draws, and only site-keyed creatures and events are offered.',
  ),
  open(
    'crf/turn/movement/general/2',
    'No path from Lebennin straight to Ithilien; with Anduin River there is one.',
  ),
  open(
    'crf/turn/movement/general/3',
    'On a second move in one turn the card is looked at again: it works each time that the site fits, and not else.',
  ),
  notMechanical(
    'crf/turn/movement/general/4',
    'Nobody who has region cards or a map can be kept from region movement.',
    'About what the players own; here the map is always at hand.',
  ),
  open(
    'crf/turn/movement/playing-hazards/1',
    'To tap or discard a permanent-event for what it does is free of the hazard limit, unless its card says so: a Nazgûl counts, and so does untapping Power Built by Waiting.',
  ),
  open(
    'crf/turn/movement/playing-hazards/2',
    'Targets are offered only in the company whose phase it is or at its new site; a long-event or one that stays then touches all.',
  ),
  open(
    'crf/turn/movement/playing-hazards/3',
    'Two Wildernesses at the two ends of the path suffice.',
  ),
  open(
    'crf/turn/movement/playing-hazards/4',
    'After a resource he may go on playing up to the limit.',
  ),
  open(
    'crf/turn/movement/playing-hazards/5',
    'Down from a site above nothing is keyed to its region.',
  ),
  open(
    'crf/turn/movement/playing-hazards/6',
    'Three events that let the Shadow spread do not help those that need two Shadow-lands.',
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
    'No haven or Darkhaven but Geann a-Lisch has a path for a hazard to find.',
  ),
  open(
    'crf/turn/movement/playing-hazards/10',
    'Fewer declared than the limit at declaration, not more at resolution: two are well under a limit of 2; with the limit cut to 1 both fail.',
  ),
  open(
    'crf/turn/movement/returning-to-site-of-origin/1',
    'On returning the path vanishes and the phase ends at once: no more hazards.',
  ),
  open(
    'crf/turn/movement/returning-to-site-of-origin/2',
    'While an attack runs nothing that returns a company may be declared.',
  ),
  open(
    'crf/turn/movement/returning-to-site-of-origin/3',
    'A returned company has nothing to choose in its site phase; one that rolled too low to go on beneath the earth is free to act. (The first id says may; read must.)',
  ),
  open(
    'crf/turn/combat/general/1',
    'What follows from the loss (Fellowship discarded) is done before the next strike is resolved.',
  ),
  open('crf/turn/combat/general/2', 'All strikes have targets before the first sequence begins.'),
  open(
    'crf/turn/combat/attack/1',
    'An attack is over only after the last strike, what it set off, and its body check.',
  ),
  open(
    'crf/turn/combat/attack/2',
    'No cancelling of the attack after assignment, none of a strike after its roll.',
  ),
  open(
    'crf/turn/combat/attack/3',
    'A cancelled attack does nothing, yet was faced: the next Orc gets its bonus.',
  ),
  open(
    'crf/turn/combat/attack/4',
    'A creature is never an option in answer; revealing one on-guard is the exception.',
  ),
  open(
    'crf/turn/combat/attack/5',
    'Only one in the attacked company may cancel the attack or work upon it; the key can be changed from outside.',
  ),
  open(
    'crf/turn/combat/attack/6',
    'The bonus for Men goes to characters; the Men attack only gets the -1 that names attacks.',
  ),
  open(
    'crf/turn/combat/attack/7',
    'What a minion company slays for no points is out of play, on the side of who played it; it may be a trophy, and is out of play when that is lost.',
  ),
  open(
    'crf/turn/combat/attack/8',
    'Excess strikes are -1 each; the attack is defeated without defeating them.',
  ),
  open(
    'crf/turn/combat/attack/9',
    'Where everyone faces a strike nobody faces two, and the number is not changed, but by what reduces it to a number; the prowess bonus still counts.',
  ),
  open(
    'crf/turn/combat/attack/10',
    'After assignment nothing that would change the number of strikes is offered, even indirectly.',
  ),
  open(
    'crf/turn/combat/attack/11',
    'Attacks made by events are keyed to nothing, unless the card says to what: what cancels by key is not offered.',
  ),
  open(
    'crf/turn/combat/attack/12',
    'Alatar beats all, then always / in all cases, then regardless of; resource before hazard on a level. (coe: two levels, then resource before hazard.)',
  ),
  open('crf/turn/combat/attack/13', 'The one attack left cannot be cancelled, its strike can.'),
  open(
    'crf/turn/combat/attack/14',
    'Faced only if it resolved: a fizzled creature gives the next Orc no bonus.',
  ),
  open(
    'crf/turn/combat/attack/15',
    'Keyed to a region or a site by name, a canceller by type does not work, of the attack or of a strike; keyed by type it does. (No card of the pool cancels single strikes by their key.)',
  ),
  open(
    'crf/turn/combat/the-strike-sequence/1',
    'Healed meanwhile, he still makes the check that the wound brought.',
  ),
  open(
    'crf/turn/combat/the-strike-sequence/2',
    'In a strike sequence exactly the listed actions are options.',
  ),
  open(
    'crf/turn/combat/the-strike-sequence/3',
    'Hazards on the strike, any of the excess strikes, -3 to stay untapped, support, resources on the strike: nothing else until the roll; tapping the target for another end is barred.',
  ),
  open(
    'crf/turn/combat/the-strike-sequence/4',
    'A body check follows each strike that succeeds, and each that fails and has a body. Special results come before it, and are answered only where they are rolls, by what touches the roll; answers to the check must touch it: Tookish Blood is refused. (Answers may also change the body: crf/term/body-check/4.)',
  ),
  open(
    'crf/turn/combat/the-strike-sequence/5',
    'With two things to follow a strike the defender orders them.',
  ),
  open(
    'crf/turn/combat/the-strike-sequence/6',
    'Being wounded is the success itself: no window between.',
  ),
  open(
    'crf/turn/combat/the-strike-sequence/7',
    '-2 only, not also -1; he is not counted as tapped.',
  ),
  open(
    'crf/turn/combat/the-strike-sequence/8',
    'Item bonuses first, the rest in the order of his player. (coe: the weapon first, everything else in his order. Nothing but items, and what is part of one, has a maximum in the pool: the order of the rest is shown with a card made up for it.)',
  ),
  open(
    'crf/turn/combat/the-strike-sequence/9',
    'Who falls to one strike has the other against him.',
  ),
  open(
    'crf/turn/combat/the-strike-sequence/10',
    'Between two sequences what is lawful in the phase is offered to both.',
  ),
  open('crf/turn/site-phase/general/1', 'None of them is offered outside the site phase.'),
  open(
    'crf/turn/site-phase/general/2',
    'Several resources in one site phase; only the tapped site limits them.',
  ),
  open(
    'crf/turn/site-phase/general/3',
    'The site taps when the resource succeeds: not after a failed influence check.',
  ),
  open(
    'crf/turn/site-phase/general/4',
    'Until all automatic-attacks are faced only what directly affects one; canceling does, removing does not. (coe: no window before, only combat’s own steps.)',
  ),
  open(
    'crf/turn/site-phase/general/5',
    'The additional minor item only after ally, faction or item that tapped the site, and not after one that did not. (coe: after any resource that tapped it.)',
  ),
  open(
    'crf/turn/site-phase/general/7',
    'What would tap the site waits for all automatic attacks, those of agents and those on guard.',
  ),
  open(
    'crf/turn/site-phase/company-vs-company-combat/1',
    'Who is attacked acts on the attack and on strikes, who attacks on single strikes only. (coe: the defender cancels, or acts on a strike in its sequence.)',
  ),
  open(
    'crf/turn/site-phase/company-vs-company-combat/2',
    'Neither of the two spells in a fight of companies.',
  ),
  open(
    'crf/turn/site-phase/company-vs-company-combat/3',
    'Hazards in play that change attacks leave the fight of companies alone.',
  ),
  open(
    'crf/turn/site-phase/company-vs-company-combat/4',
    'Only who is attacked faces an attack; all who fight face strikes.',
  ),
  open(
    'crf/turn/site-phase/company-vs-company-combat/5',
    'Those of the attacked who are tapped choose among what is left when the untapped attackers have chosen.',
  ),
  open(
    'crf/turn/site-phase/company-vs-company-combat/6',
    'Minions and heroes fight each other, heroes not among themselves; a covert company of a Fallen-wizard is one of heroes.',
  ),
  open(
    'crf/turn/site-phase/automatic-attacks/1',
    'What cancels an attack cancels an automatic one; it then was faced.',
  ),
  open('crf/turn/site-phase/automatic-attacks/2', 'The added Wolves come after the printed Men.'),
  open(
    'crf/turn/site-phase/automatic-attacks/3',
    'Printed order, then order of arising, whether a card adds them or an action has left them.',
  ),
  open(
    'crf/turn/site-phase/automatic-attacks/4',
    'Who is in the company, and whether it is overt, is taken anew for each.',
  ),
  open(
    'crf/turn/site-phase/automatic-attacks/5',
    'Anyone taps at his home site to cancel one, be it named or any of a kind. (coe: named home sites only.)',
  ),
  open(
    'crf/turn/site-phase/automatic-attacks/6',
    'Only cancelling it or a strike, and strike-sequence cards. (coe: also what changes the attack as a whole.)',
  ),
  open(
    'crf/turn/site-phase/influence-attempts/1',
    'Nothing an avatar controls, nor he himself, is a target.',
  ),
  open(
    'crf/turn/site-phase/influence-attempts/2',
    'A Hobbit can be won away at sites other than Bag End, and comes into play where he is won.',
  ),
  open(
    'crf/turn/site-phase/influence-attempts/3',
    'Success does not tap the site, nor does playing the revealed copy.',
  ),
  open(
    'crf/turn/site-phase/influence-attempts/4',
    'One attempt against the opponent’s cards in a turn, with whichever company; the next turn has its own.',
  ),
  open(
    'crf/turn/site-phase/influence-attempts/5',
    'By the number on the card in play, of whatever side.',
  ),
  open(
    'crf/turn/site-phase/influence-attempts/6',
    'What a Fallen-wizard shows is of the side of the site, of heroes or of minions.',
  ),
  open(
    'crf/turn/site-phase/on-guard-cards/1',
    'Only what could have been played in the movement/hazard phase with the same targets.',
  ),
  open(
    'crf/turn/site-phase/on-guard-cards/2',
    'Counts as played and resolved before the chain, unanswerable. (coe: its own chain on the suspended one, with answers.)',
  ),
  open(
    'crf/turn/site-phase/on-guard-cards/3',
    'Revealed when a resource that may tap the site is played, if it affects the company or a character of it. (coe: directly, also its other cards and influence checks.)',
  ),
  open('crf/turn/site-phase/on-guard-cards/4', 'A ring test gives no occasion to reveal.'),
  open(
    'crf/turn/site-phase/on-guard-cards/5',
    'In answer to an influence attempt, what touches it or waits for its success may be revealed.',
  ),
  open(
    'crf/turn/site-phase/on-guard-cards/6',
    'Only what is declared or in force is considered: the Orc attack yet to come does not let Minions Stir out, the declared scout card does let Searching Eye out.',
  ),
  open('crf/turn/site-phase/on-guard-cards/7', 'The five kinds are never offered for revealing.'),
  open('crf/turn/site-phase/on-guard-cards/7.1', 'Not one that returns the company.'),
  open('crf/turn/site-phase/on-guard-cards/7.2', 'Not one that taps the site.'),
  open(
    'crf/turn/site-phase/on-guard-cards/7.3',
    'Not one that may remove a character otherwise than by combat or corruption.',
  ),
  open('crf/turn/site-phase/on-guard-cards/7.4', 'Not one that makes the company do nothing.'),
  open('crf/turn/site-phase/on-guard-cards/7.5', 'Not one that directly taps a character.'),
  open(
    'crf/turn/site-phase/on-guard-cards/8',
    'A card that may cost an ally is not barred for that; for the rest it must be lawful.',
  ),
  open('crf/turn/site-phase/on-guard-cards/9', 'It is in nobody’s hand: not counted at the reset.'),
  open('crf/turn/site-phase/on-guard-cards/10', 'Once revealed it is an ordinary card in play.'),
  open(
    'crf/turn/site-phase/on-guard-cards/11',
    'A creature only where the site has an automatic-attack.',
  ),
  open(
    'crf/turn/site-phase/on-guard-cards/12',
    'A card placed against one of two companies at a Haven is revealed against and works on that one only, unless its own text speaks of all versions of the site.',
  ),
  open(
    'crf/turn/site-phase/on-guard-cards/13',
    'The site leaves play: the card goes back to hand.',
  ),
  open(
    'crf/turn/end-of-turn-phase/1',
    'When both are done, end-of-turn effects run in the order of the current player and nothing else follows. (coe: own end-of-turn actions and answers to rolls are allowed.)',
  ),
  open('crf/turn/end-of-turn-phase/2', 'Cards may be played after the hands were reset.'),
  open(
    'crf/turn/end-of-turn-phase/3',
    'Replacing the site is movement without a movement/hazard phase.',
  ),
  notMechanical(
    'crf/turn/end-of-game/1',
    'What follows is meant for every way in which a game ends.',
    'It says only how far other rulings reach; they are shown by themselves.',
  ),
  open('crf/turn/end-of-game/2', 'Support at the council only within the company.'),
  open('crf/turn/end-of-game/3', 'Events in play still work.'),
  open(
    'crf/turn/end-of-game/4',
    'At the council only what directly affects a check may be played: what lessens the points of a character and what keeps him from being discarded too.',
  ),
  open('crf/turn/end-of-game/5', 'The half-of-total cap ignores negative sources.'),
  open('crf/turn/end-of-game/6', 'The whole order of the count, step after step.'),
  open(
    'crf/turn/end-of-game/6.1',
    'Each source is summed first, with what My Precious, factions under a leader and eliminated characters change.',
  ),
  open(
    'crf/turn/end-of-game/6.2',
    'A source the opponent has none of is doubled; kill and miscellaneous are not. (coe: none or less.)',
  ),
  open('crf/turn/end-of-game/6.3', 'The biggest falls to the sum of the other positive ones.'),
  open(
    'crf/turn/end-of-game/6.4',
    'Last, what is taken from the whole is taken off: for duplicates in hand, and whatever else there is. (coe: any card with points against any unique giver, one point each.)',
  ),
  open(
    'crf/turn/end-of-game/7',
    'Beneath the earth points count at the end, and not for calling it.',
  ),
  open('crf/turn/end-of-game/8', 'Only the player who himself fulfils the conditions may call.'),
  open('crf/turn/end-of-game/9', 'No kill points from one’s own card.'),
  open('crf/turn/end-of-game/10', 'Special and minor items count as items.'),
];
