import { AMENDMENTS, elsewhere, notMechanical, open, superseded } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Wizards Companion: errata, clarifications, annotations and examples. In the order of the source. */
export const companion: readonly Ruling[] = [
  open('companion/errata/akhorahil/1', 'The body itself is one lower until the turn ends.'),
  open(
    'companion/clarification/align-palantir/1',
    'Stored together with the Palantír, both give points.',
  ),
  open('companion/errata/army-of-the-dead/1', 'No opponent can influence it.'),
  open(
    'companion/clarification/bane-of-the-ithil-stone/1',
    'Nobody searches or looks through a deck or a discard pile, for Vilya or a Lucky Search neither; draws for a journey, the sideboard and mere shuffling are left alone.',
  ),
  open('companion/errata/bill-the-pony/1', 'Body 10.'),
  open(
    'companion/errata/book-of-mazarbul/1',
    'The Book taps, not its bearer, in the organization phase; hand size +1 until the next untap phase.',
  ),
  open(
    'companion/clarification/call-of-home/1',
    'One item passes on, the rest but followers is discarded.',
  ),
  open(
    'companion/clarification/call-of-the-sea/1',
    'One item may stay; followers do; all else is lost.',
  ),
  open('companion/clarification/corpse-candle/1', 'Cancelled, it brings no checks.'),
  open('companion/errata/corsairs-of-umbar/1', 'Playable at any site in the five sea regions.'),
  open(
    'companion/errata/cracks-of-doom/1',
    'Site phase only; a failed check has its normal result and nothing more.',
  ),
  open('companion/errata/dodge/1', 'His body is lowered for that check, not the roll raised.'),
  open(
    'companion/clarification/doors-of-night/1',
    'Only environments already in play go; later ones stay; not playable when it would change strikes already assigned.',
  ),
  open(
    'companion/clarification/dragons-desolation/1',
    'For one Dragon of this turn, at a ruin whose card has the path; the company may have stayed there.',
  ),
  open('companion/errata/drowning-seas/1', 'It can be duplicated.'),
  open(
    'companion/errata/dwarven-ring-of-thelors-tribe/1',
    '+2 prowess (+4 to a Dwarf) and +1 body; all other numbers in brackets are a Dwarf’s too. (coe: no body, as it is printed now.)',
  ),
  open(
    'companion/errata/dwarven-ring-of-thrars-tribe/1',
    '+2 prowess (+4 to a Dwarf) and +1 body; all other numbers in brackets are a Dwarf’s too. (coe: no body, as it is printed now.)',
  ),
  open(
    'companion/errata/ent-draughts/1',
    'Besides an ally or a faction won at Wellinghall this turn.',
  ),
  open('companion/clarification/escape/1', 'Whoever is wounded for it must be unwounded before.'),
  open(
    'companion/clarification/the-evenstar/1',
    'The change of a region is optional; no such region is needed to declare it.',
  ),
  open(
    'companion/clarification/eye-of-sauron/1',
    'With Doors of Night each automatic-attack has three more prowess in all, not one and three.',
  ),
  open(
    'companion/clarification/foul-fumes/1',
    'For the tapping the path printed on the site counts.',
  ),
  open(
    'companion/clarification/gates-of-morning/1',
    'Only hazard environments already in play go; later ones stay; not playable when it would change strikes already assigned.',
  ),
  elsewhere('companion/clarification/giant/1', 'It is of the kind of Giants.', AMENDMENTS),
  open('companion/clarification/goldberry/1', 'Tapped in the same chain she stops the return.'),
  elsewhere('companion/errata/the-great-goblin/1', 'He is an Orc, and unique.', AMENDMENTS),
  open('companion/errata/great-road/1', 'The opponent may draw any number up to the double.'),
  open(
    'companion/clarification/great-ship/1',
    'Attack, effect in force, effect in the chain. (Not what targets the site: River stays.)',
  ),
  open(
    'companion/errata/gwaihir/1',
    'He is discarded while his company organizes, at no other time, and it may then go nearly anywhere.',
  ),
  open(
    'companion/clarification/halfling-strength/1',
    'Played to heal a Hobbit while one organizes, where a card lets healing reach everybody who is there, it heals all the wounded at that place.',
  ),
  open('companion/clarification/horses/1', 'Only as the organization phase ends.'),
  superseded(
    'companion/clarification/leaflock/1',
    'Leaflock is an Awakened Plant.',
    'The line slipped in print and belongs to Huorn.',
    'crf/card/huorn/1 in crf, tournament and coe',
  ),
  open(
    'companion/clarification/long-winter/1',
    'This is Leaflock’s text (lines slipped): attack, effect in force, effect in the chain. (Not what targets the site.)',
  ),
  open(
    'companion/clarification/lucky-search/1',
    'Tapped site too; does not exhaust; a unique item already in play is passed over.',
  ),
  open('companion/errata/lucky-search/1', 'All revealed but the item are shuffled back.'),
  open(
    'companion/clarification/lure-of-expedience/1',
    'A ring that is played after a test sets it off as well.',
  ),
  open(
    'companion/errata/lure-of-nature/1',
    'The checks of Lure of Nature come once all other hazards were played.',
  ),
  superseded(
    'companion/clarification/lure-of-nature/1',
    'The checks of Lure of Nature can be answered at any moment of the phase.',
    'A roll can be aimed at only once it was declared, at the end of the phase.',
    'crf/card/lure-of-nature/3, coe/9.3.2 in crf, tournament and coe',
  ),
  open('companion/clarification/mirror-of-galadriel/1', 'One of yours at Lórien is enough.'),
  open('companion/errata/morannon/1', 'It lies as a Dark-hold in Udûn.'),
  open('companion/clarification/morgul-horse/1', 'Only in answer to the tapping, in its chain.'),
  open('companion/clarification/morgul-knife/1', 'It is placed as soon as the attack is over.'),
  open(
    'companion/clarification/morgul-night/1',
    'Doors is needed only to play it; losing Doors later changes nothing.',
  ),
  elsewhere('companion/errata/mouth-of-sauron/1', 'As a creature he is a Man.', AMENDMENTS),
  open('companion/clarification/neeker-breekers/1', 'A Wizard faces no strike.'),
  elsewhere('companion/clarification/old-man-willow/1', 'He is an Awakened Plant.', AMENDMENTS),
  open(
    'companion/clarification/palantir-of-amon-sul/1',
    'It is gone if its company becomes smaller than two on the way.',
  ),
  open(
    'companion/clarification/palantir-of-osgiliath/1',
    'It is gone if its company becomes smaller than four on the way.',
  ),
  open(
    'companion/clarification/the-pale-sword/1',
    'The corruption is placed right after the attack.',
  ),
  open(
    'companion/clarification/praise-to-elbereth/1',
    'Who taps against which is said at declaration; what is canceled does nothing.',
  ),
  open(
    'companion/clarification/the-precious/1',
    'Who plays The Precious chooses who makes the check.',
  ),
  open(
    'companion/clarification/pukel-men/1',
    'Their attack is of the kind of the Pûkel-creatures.',
  ),
  open(
    'companion/clarification/quiet-lands/1',
    'Half of the present strikes, rounded up. (Strikes, not prowess.)',
  ),
  open(
    'companion/clarification/ren-the-unclean/1',
    'Every character of every player checks; those of the player whose turn it is not get no help from resources, but a companion may tap for one.',
  ),
  open('companion/errata/ringlore/1', 'It is for the site phase; sage and site tap.'),
  open(
    'companion/errata/river/1',
    'A short-event: in the discard pile once resolved, no end-of-turn discard; its effect ends with the turn.',
  ),
  open('companion/errata/roac-the-raven/1', 'He counts as a diplomat who makes the check.'),
  superseded(
    'companion/clarification/secret-entrance/1',
    'Whether Secret Entrance works is settled by the board at the moment it is played.',
    'Such effects wait, and are judged when the new site is turned up.',
    'crf/turn/organization-phase/choosing-a-new-site/5, coe/2.IV.3 in crf, tournament and coe',
  ),
  open(
    'companion/errata/seige/1',
    'It lies on a Border-hold, not on whatever is in a Border-land.',
  ),
  elsewhere('companion/errata/silent-watcher/1', 'A Pûkel-creature worth 1 point.', AMENDMENTS),
  open('companion/errata/slayer/1', '2 points, keyword Slayer.'),
  open(
    'companion/clarification/slayer/1',
    'One attack may be cancelled by a tap of the attacked character. (Any one of the company may do it.)',
  ),
  open(
    'companion/clarification/shadowfax/1',
    'Not with another ally in the company; he himself does not count.',
  ),
  open('companion/clarification/thorin-ii/1', 'His two bonuses add: +4 against that faction.'),
  open(
    'companion/clarification/tom-bombadil/1',
    'Attack, effect in force, effect in the chain. (Not what targets the site.)',
  ),
  open(
    'companion/errata/traitor/1',
    'It goes with the first failed corruption check, whoever fails.',
  ),
  open('companion/errata/twilight/1', 'Always an option when an environment is there.'),
  open(
    'companion/clarification/twilight/1',
    'It reaches an environment card declared earlier in the same chain; in an opponent’s turn it is a resource, outside the hazard limit.',
  ),
  open(
    'companion/clarification/use-palantir/1',
    'A sage taps, for one he bears, until the turn ends.',
  ),
  open('companion/clarification/watcher-in-the-water/1', 'An Animal.'),
  open('companion/errata/the-white-tree/1', 'The Sapling is discarded as the price.'),
  open('companion/errata/wizards-laughter/1', 'Only in the opponent’s site phase.'),
  open(
    'companion/errata/wizards-ring/1',
    'It is not stored, stolen or transferred, but can be discarded.',
  ),
  elsewhere('companion/errata/wolves/1', 'They are Wolves.', AMENDMENTS),
  open(
    'companion/targets/1',
    'Characters, sites, companies, regions, items, factions, checks and rolls of combat can be targets; a class of things is not targeted.',
  ),
  open(
    'companion/annotation/1/1',
    'A declared card cannot be targeted before it resolved; a roll of it can.',
  ),
  open(
    'companion/annotation/2/1',
    'A check can be targeted in the chain in which it was declared.',
  ),
  open(
    'companion/annotation/3/1',
    'Long-events target nothing: what cancels targeting hazards does not find them.',
  ),
  open('companion/annotation/4/1', 'Nothing face-down is a target.'),
  notMechanical(
    'companion/actions-and-active-and-passive-conditions/1',
    'Names two sorts of conditions, active and passive.',
    'Naming only; what each does is said by the annotations that follow.',
  ),
  open(
    'companion/actions-and-active-and-passive-conditions/2',
    'Scout and tapping the ring are the price: both are needed on declaring, and the ring is of no more use until the next turn of its player.',
  ),
  open(
    'companion/annotation/5/1',
    'The cost is paid on declaring; if the one tapped is untapped or gone at resolution, nothing happens.',
  ),
  open('companion/annotation/6/1', 'A discard as cost happens on declaring and stays paid.'),
  open(
    'companion/annotation/7/1',
    'A condition lost before resolution: no effect, the card is discarded. (coe: discarded as negated too; a short-event that resolved and changed nothing goes back to hand.)',
  ),
  open(
    'companion/annotation/8/1',
    'The target must be in play at both moments; a declared roll may always be targeted.',
  ),
  open(
    'companion/annotation/8/2',
    'A card in play makes things happen when its condition arises, unasked.',
  ),
  open(
    'companion/annotation/9/1',
    'The demanded action is first in the chain that follows, can be answered, and lapses if the condition is gone at resolution.',
  ),
  open(
    'companion/annotation/9/2',
    'What Foul Fumes does: returns companies without ranger, with Doors taps fitting sites.',
  ),
  open(
    'companion/annotation/9/3',
    'Revealing the second company’s site sets it off; the return is first in the next chain.',
  ),
  open('companion/annotation/9/4', 'A ring test in answer makes a ranger: the return lapses.'),
  open(
    'companion/annotation/10/1',
    'Several demanded actions: the player whose turn it is orders them, nothing else until all are declared.',
  ),
  superseded(
    'companion/annotation/11/1',
    'Whether a card may be duplicated is looked at only after the chain has resolved.',
    'A further copy needs the first to be under an effect that will discard it.',
    'crf/term/cannot-be-duplicated/1, coe/g.cbd.1 in crf, tournament and coe',
  ),
  open(
    'companion/annotation/11/2',
    'Second Doors in answer to Twilight saves Morgul Night. (Its aside on playing Doors without Twilight is wrong: see 11/3.)',
  ),
  open(
    'companion/annotation/12/1',
    'An attack is over only after the last strike, what it set off, and its body check.',
  ),
  open(
    'companion/annotation/13/1',
    'No cancelling of the attack after assignment, none of a strike after its roll.',
  ),
  open(
    'companion/annotation/14/1',
    'A cancelled attack does nothing, yet was faced: the next Orc gets its bonus.',
  ),
  open(
    'companion/annotation/15/1',
    'A creature is never an option in answer; revealing one on-guard is the exception.',
  ),
  open(
    'companion/annotation/16/1',
    'Healed meanwhile, he still makes the check that the wound brought.',
  ),
  open(
    'companion/annotation/16/2',
    'Healed before the attack ends, he can still be given the 6 corruption points.',
  ),
  open(
    'companion/the-strike-sequence/1',
    'A sequence runs from naming the character to the end of his body check, or until the strike is canceled.',
  ),
  open('companion/annotation/17/1', 'In a strike sequence exactly the listed actions are options.'),
  open(
    'companion/annotation/18/1',
    'Hazards on the strike, excess strikes, -3 to stay untapped, support, resources on the strike: nothing else; tapping the target for another end is barred.',
  ),
  open(
    'companion/annotation/19/1',
    'Every strike that succeeds or fails is followed by a body check, if there is a body; what else the strike brings comes before that, and only a roll among it can be answered; answers to the check must touch it: Tookish Blood is refused. (Answers may also change the body: crf/term/body-check/4.)',
  ),
  open(
    'companion/annotation/19/2',
    'Not to be tapped before the body check; if the check fails his items pass on and Indûr finds nothing. (One item for each unwounded companion, not all.)',
  ),
  open('companion/annotation/20/1', 'With two things to follow a strike the defender orders them.'),
  open('companion/annotation/21/1', 'Being wounded is the success itself: no window between.'),
  superseded(
    'companion/annotation/22/1',
    'All items of a character lost to a body check may go to unwounded companions.',
    'At most one item for each unwounded companion.',
    'crf/term/body-check/1, coe/3.I.2 in crf, tournament and coe',
  ),
  open(
    'companion/annotation/23/1',
    'A failed check is carried out at once; Traitor’s attack is first in the next chain; a card that made the check may change what failing means. (coe: Traitor’s attack is immediate.)',
  ),
  superseded(
    'companion/annotation/24/1',
    'The several effects of one card resolve in printed order and nothing at all comes between.',
    'An attack among them lets in what combat allows; the rest stands as crf/term/timing/2.',
    'crf/term/timing/3, coe/3.2 in crf, tournament and coe',
  ),
  open(
    'companion/annotation/24/2',
    'The scout taps on declaring. On resolving, if he is still there and tapped: cards are turned over one by one to the first item that is not special or to the end, he has that item, a single strike of 3 and one more for each card meets him that cannot be canceled, and the other cards are shuffled back. (And the item is lost if the scout is wounded, a part the book lacks.)',
  ),
  open(
    'companion/annotation/24/3',
    'Herbs cannot come between; in answer they undo the card; Risky Blow may be played on its roll.',
  ),
  superseded(
    'companion/annotation/25/1',
    'A moving company is at no site only until its own site of origin goes away.',
    'It now arrives only when the last movement/hazard phase of the turn is over.',
    'crf/turn/movement-hazard-phase/general/10, coe/2.IV.5 in crf, tournament and coe',
  ),
  open(
    'companion/annotation/26/1',
    'The hazard player orders all effects in play at the first reveal where it matters; the order binds for the turn. (coe: so for ongoing effects, but the resource player orders limits and passive conditions.)',
  ),
  open(
    'companion/annotation/26/2',
    'A change made to a site or path is not made to it again this turn; the order is asked at the first reveal where it matters. (Read per thing, not for the whole turn.)',
  ),
  open(
    'companion/annotation/26/3',
    'The two orders end in Wildernesses or in Shadow-lands; the chosen one binds for the turn.',
  ),
  open(
    'companion/annotation/26/4',
    'An environment played later in the turn is applied after the fixed order.',
  ),
  open(
    'companion/annotation/27/1',
    'The choice among effects is made on playing and cannot be changed; lost condition, no effect, discarded. (coe: choice alike; see active-conditions/4.)',
  ),
  open(
    'companion/annotation/27/2',
    'Doors in answer: Dark Quarrels does nothing, both strikes are assigned, the other use cannot be taken.',
  ),
  open(
    'companion/annotation/27/3',
    'The Witch-king in answer makes a Dark-hold: Quiet Lands has lost its target.',
  ),
  open(
    'companion/notes-on-specific-cards-and-card-combinations/1',
    'The class of a card is its printed opening word; a card that only talks of corruption is no corruption card.',
  ),
  superseded(
    'companion/bringing-rings-into-play/1',
    'There are five sorts of rings.',
    'True of the first set only; later sets brought more, so no list is closed.',
    'coe/6.2 in crf, tournament and coe',
  ),
  open(
    'companion/bringing-rings-into-play/2',
    'Where a site offers one: after the automatic-attack a character and the site tap for it.',
  ),
  superseded(
    'companion/bringing-rings-into-play/3',
    'There are three gold rings, each with its own odds.',
    'True of the first set only; later sets brought more, so no list is closed.',
    'coe/6.2 in crf, tournament and coe',
  ),
  open('companion/bringing-rings-into-play/4', 'Roll, modifiers, and the ring’s own table decide.'),
  open(
    'companion/bringing-rings-into-play/5',
    'One fitting ring of choice replaces it, otherwise it is simply discarded.',
  ),
  superseded(
    'companion/bringing-rings-into-play/6',
    'A gold ring can be tested in four ways.',
    'True of the first set only; later rules and cards brought more.',
    'coe/6.2, coe/6.2.3 in crf, tournament and coe',
  ),
  open(
    'companion/bringing-rings-into-play/7',
    'A sage with Test of Form, or Test of Lore at one less; a Wizard with his Test and two rolls to choose from; a sage with Ringlore where there is information, without a roll, for any but the One; Gandalf by tapping: each with the ring in his company.',
  ),
  open('companion/destroying-the-one-ring/1', 'Only with the bearer’s company at Mount Doom.'),
  open(
    'companion/destroying-the-one-ring/2',
    'Cracks of Doom with its check passed wins, and so does Gollum’s Fate with Gollum there.',
  ),
  open(
    'companion/environment-cards/1',
    'Only cards with the keyword belong to the class, and Twilight takes them alone: not Minions Stir.',
  ),
  notMechanical(
    'companion/environment-cards/2',
    'Resource environments stand for good, hazard ones for evil.',
    'What the cards portray, not what they do.',
  ),
  notMechanical(
    'companion/environment-cards/3',
    'The balance of good and evil shifts with three cards.',
    'What the cards portray; their effects are told after it.',
  ),
  open(
    'companion/environment-cards/4',
    'Playing Doors discards resource environments and strengthens hazard cards that name it.',
  ),
  open(
    'companion/environment-cards/5',
    'Playing Gates discards hazard environments and strengthens resource cards that name it.',
  ),
  open(
    'companion/environment-cards/6',
    'Either player takes one environment with it at any time, outside the hazard limit.',
  ),
  open('companion/using-a-palantir/1', 'Bearing it is not being able to use it.'),
  open(
    'companion/using-a-palantir/2',
    'Aligned, or by a sage who taps with Use Palantír, or by Saruman tapping; it may be given on aligned, and a move of its company undoes that.',
  ),
  open('companion/playing-nazgul/1', 'Creature or permanent-event is chosen on playing.'),
  open('companion/playing-nazgul/2', 'Stays until tapped; tapping counts as playing a hazard.'),
  open('companion/annotation/11/3', 'Without Twilight the second copy is not playable at all.'),
];
