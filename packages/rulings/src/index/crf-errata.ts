import { AMENDMENTS, elsewhere, open, superseded } from '../entry.ts';
import type { Ruling } from '../types.ts';

/** The Collected Rulings File: errata of rules and cards. In the order of the source. */
export const crfErrata: readonly Ruling[] = [
  open('crf/errata/rules-errata/1', 'Two companies of a split both declare region movement.'),
  open(
    'crf/errata/rules-errata/2',
    'He is playable although not controllable; if he or anybody else is still uncontrolled when the phase ends, he returns to hand. (coe: so only under general influence, and only for a lack of that; under direct influence the mind must fit at once; then the three-step reckoning of coe/2.II.8.)',
  ),
  open(
    'crf/errata/rules-errata/3',
    'Only what could have been played in the movement/hazard phase with the same targets.',
  ),
  open('crf/errata/rules-errata/4', 'An agent can act to untap.'),
  open(
    'crf/errata/rules-errata/5',
    'An agent can tap for creatures at the site to which a company is on its way.',
  ),
  open('crf/errata/rules-errata/6', 'What is keyed to a Darkhaven detains.'),
  open(
    'crf/errata/rules-errata/7',
    'The strikes left over against one who fell are won by the attack, not called off.',
  ),
  open(
    'crf/errata/rules-errata/8',
    'What had a Dragon attack when the turn began holds a hoard all turn, and nothing else does.',
  ),
  open(
    'crf/errata/rules-errata/9',
    'Only its events may neither be aimed at cards of the other side nor touch them: its items may.',
  ),
  open(
    'crf/errata/rules-errata/10',
    'What agents do to companies of minions is always detainment.',
  ),
  open('crf/errata/rules-errata/11', 'A corruption card is never an option in answer.'),
  open(
    'crf/errata/rules-errata/12',
    'A returned company has nothing to choose in its site phase; one that rolled too low to go on beneath the earth is free to act. (The first id says may; read must.)',
  ),
  open(
    'crf/errata/rules-errata/13',
    'What makes attacks stronger does nothing for a company that attacks.',
  ),
  open(
    'crf/errata/rules-errata/14',
    'The Balrog’s player has no points for items of the heroes played at his Darkhavens.',
  ),
  open('crf/errata/card-errata/1', 'Akhôrahil: the body itself is one lower until the turn ends.'),
  open(
    'crf/errata/card-errata/2',
    'After the attack the check, then tap if untapped. (coe: tap, then the check.)',
  ),
  open('crf/errata/card-errata/3', 'One on a given Palantír.'),
  open('crf/errata/card-errata/4', 'The Arkenstone of minions spares followers.'),
  open('crf/errata/card-errata/5', 'No opponent can influence the Army of the Dead.'),
  open('crf/errata/card-errata/6', '2 points.'),
  elsewhere('crf/errata/card-errata/7', 'It is unique.', AMENDMENTS),
  open('crf/errata/card-errata/8', 'Body 10.'),
  open(
    'crf/errata/card-errata/9',
    'The Book taps, not its bearer, in the organization phase; hand size +1 until the next untap phase.',
  ),
  open('crf/errata/card-errata/10', 'Playable at any site in the five sea regions.'),
  open(
    'crf/errata/card-errata/11',
    'Site phase only; a failed check has its normal result and nothing more.',
  ),
  open('crf/errata/card-errata/12', 'Cruel Caradhras names the region Imlad Morgul.'),
  open('crf/errata/card-errata/13', 'One under each Wizardhaven.'),
  elsewhere('crf/errata/card-errata/14', 'It lasts no longer than a short-event does.', AMENDMENTS),
  open('crf/errata/card-errata/15', 'His body is lowered for that check, not the roll raised.'),
  open(
    'crf/errata/card-errata/16',
    'Where no creature is given up to Dragon’s Hunger, the attack is canceled and the hand is shown.',
  ),
  open('crf/errata/card-errata/17', 'Drowning Seas can be duplicated.'),
  open('crf/errata/card-errata/18', 'Dwarven Rings of Bávor and Drúin: the deck is shuffled once.'),
  open(
    'crf/errata/card-errata/19',
    'Two of the Dwarven Rings give +2 prowess (+4 to a Dwarf) and +1 body; all other numbers in brackets are a Dwarf’s too. (coe: no body, as it is printed now.)',
  ),
  open(
    'crf/errata/card-errata/20',
    'Ent-draughts come besides an ally or a faction won at Wellinghall this turn, and not as the minor item.',
  ),
  superseded(
    'crf/errata/card-errata/21',
    'Only one Foolish Words may be in play.',
    'The bar is one for each character.',
    'crf/card/foolish-words/2 in crf, tournament and coe',
  ),
  open('crf/errata/card-errata/22', 'The region of the site counts as any other on the way.'),
  open('crf/errata/card-errata/23', 'The region of the site counts as any other on the way.'),
  elsewhere('crf/errata/card-errata/24', 'Its race is Giant.', AMENDMENTS),
  elsewhere('crf/errata/card-errata/25', 'A unique Orc with one strike.', AMENDMENTS),
  elsewhere('crf/errata/card-errata/26', 'It is unique.', AMENDMENTS),
  open(
    'crf/errata/card-errata/27',
    'A character of the company taps in the organization phase to play it; it works only with a sea region on the way and without two others in a row.',
  ),
  open('crf/errata/card-errata/28', 'The region of the site counts as any other on the way.'),
  open(
    'crf/errata/card-errata/29',
    'He is discarded while his company organizes, at no other time, and it may then go nearly anywhere.',
  ),
  open(
    'crf/errata/card-errata/30',
    'On guard it comes in answer to what is being played at the site.',
  ),
  open('crf/errata/card-errata/31', 'Hold Rebuilt and Repaired is played in the site phase.'),
  open('crf/errata/card-errata/32', 'Horses: only as the organization phase ends.'),
  open('crf/errata/card-errata/33', 'It is an Awakened Plant.'),
  elsewhere(
    'crf/errata/card-errata/34',
    'Played at Ruins & Lairs, not at Shadow-holds.',
    AMENDMENTS,
  ),
  open(
    'crf/errata/card-errata/35',
    'Any healing effect, not only a healing card, reaches her whole company.',
  ),
  elsewhere('crf/errata/card-errata/36', 'It is a shield.', AMENDMENTS),
  open(
    'crf/errata/card-errata/37',
    'All revealed but the item are shuffled back; if the attack wounds the scout the item is discarded.',
  ),
  open(
    'crf/errata/card-errata/38',
    'The checks of Lure of Nature come once all other hazards were played.',
  ),
  open('crf/errata/card-errata/39', 'At Bag End, and only if the earth of Lórien is stored there.'),
  open('crf/errata/card-errata/40', 'It lies as a Dark-hold in Udûn.'),
  elsewhere('crf/errata/card-errata/41', 'His race is Man.', AMENDMENTS),
  open(
    'crf/errata/card-errata/42',
    'A warrior’s prowess, at most +5, is added to his own check against a faction.',
  ),
  open('crf/errata/card-errata/43', 'A Wizard faces no strike.'),
  open(
    'crf/errata/card-errata/44',
    'Tapped or wounded, it counts as untapped when strikes are assigned, and for that alone.',
  ),
  open('crf/errata/card-errata/45', 'No Escape from My Magic is for unique factions alone.'),
  open(
    'crf/errata/card-errata/46',
    'At this site any healing effect reaches all characters there.',
  ),
  elsewhere('crf/errata/card-errata/47', 'An Awakened Plant.', AMENDMENTS),
  open('crf/errata/card-errata/48', 'Once on an attack.'),
  open('crf/errata/card-errata/49', 'Open to the Summons is for any company, of minions or not.'),
  open(
    'crf/errata/card-errata/50',
    'Padding Feet: in the site phase, for a scout of the minions with nobody else, character or ally, where a company of heroes is with a Hobbit among them.',
  ),
  open('crf/errata/card-errata/51', 'Worth nothing to a Fallen-wizard, whatever else is in play.'),
  open('crf/errata/card-errata/52', 'Worth nothing to a Fallen-wizard, whatever else is in play.'),
  open('crf/errata/card-errata/53', 'Plague does its work at the end of the opponent’s turn.'),
  open('crf/errata/card-errata/54', 'Their attack is of the kind of the Pûkel-creatures.'),
  open(
    'crf/errata/card-errata/55',
    'Half of the present strikes, rounded up. (Strikes, not prowess.)',
  ),
  open('crf/errata/card-errata/56', 'Site phase only.'),
  open('crf/errata/card-errata/57', 'Havens are read off site cards of the side of the ally.'),
  open('crf/errata/card-errata/58', 'Two points, and only once stored.'),
  open(
    'crf/errata/card-errata/59',
    'At this site any healing effect reaches all characters there.',
  ),
  open('crf/errata/card-errata/60', 'Southern Mirkwood counts on the way there and back.'),
  open('crf/errata/card-errata/61', 'Ringlore: in the site phase, tapping sage and site.'),
  open(
    'crf/errata/card-errata/62',
    'On a site; a company that moved there this turn without tapping a ranger does nothing. (One tap for all Rivers holds nowhere: see /2.)',
  ),
  open('crf/errata/card-errata/63', 'Roäc counts as a diplomat who makes the check.'),
  open('crf/errata/card-errata/64', 'Sacrifice of Form: body checks at +3.'),
  open('crf/errata/card-errata/65', 'For Border-holds and Free-holds.'),
  open(
    'crf/errata/card-errata/66',
    'A second site card and a second movement/hazard phase with its own draws and limit.',
  ),
  elsewhere('crf/errata/card-errata/67', 'A Pûkel-creature worth 1 point.', AMENDMENTS),
  open('crf/errata/card-errata/68', '2 points, keyword Slayer.'),
  open('crf/errata/card-errata/69', 'Stay Her Appetite: five is added, where two was printed.'),
  open(
    'crf/errata/card-errata/70',
    'Summons from Long Sleep goes when the one it kept has attacked.',
  ),
  open('crf/errata/card-errata/71', 'Minor, major or gold ring, never greater.'),
  open('crf/errata/card-errata/72', 'Of greater items only the Scroll.'),
  open(
    'crf/errata/card-errata/73',
    'Hazards aimed at a company, and those too that are aimed at what belongs to one.',
  ),
  open(
    'crf/errata/card-errata/74',
    'It goes with the first failed corruption check, whoever fails.',
  ),
  open('crf/errata/card-errata/75', 'Redhorn Gate is one of the regions where Treebeard stays.'),
  open(
    'crf/errata/card-errata/76',
    'At any time in the turn of any player, when an environment is there.',
  ),
  open('crf/errata/card-errata/77', 'Use Palantír: a sage taps, for one he bears, for the turn.'),
  open('crf/errata/card-errata/78', 'The checks are at -1.'),
  open(
    'crf/errata/card-errata/79',
    'The full new wording: three resources from the discard pile only at Rivendell with five cards in the deck.',
  ),
  open('crf/errata/card-errata/80', 'The Sapling is discarded as the price.'),
  open('crf/errata/card-errata/81', 'Not placed, discarded.'),
  open('crf/errata/card-errata/82', 'Only in the opponent’s site phase.'),
  open('crf/errata/card-errata/83', 'Wizard’s Ring stays with him, but can be discarded.'),
  elsewhere('crf/errata/card-errata/84', 'They are Wolves, not Animals.', AMENDMENTS),
  elsewhere('crf/errata/card-errata/85', 'As minions they are a Wose faction.', AMENDMENTS),
];
