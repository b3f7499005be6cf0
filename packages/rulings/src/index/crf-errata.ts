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
    'A card on guard is revealed only if it could have been played in the movement/hazard phase, on targets that were there then.',
  ),
  open('crf/errata/rules-errata/4', 'A tapped agent can act to untap.'),
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
    'Of what a Fallen-wizard has of one side only events may neither be aimed at cards of the other side nor touch them: items may.',
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
    'Hazards in play that bear on attacks do nothing where one company attacks another.',
  ),
  open(
    'crf/errata/rules-errata/14',
    'The Balrog’s player has no points for items of the heroes played at his Darkhavens.',
  ),
  open('crf/errata/card-errata/1', 'Akhôrahil: the body itself is one lower until the turn ends.'),
  open(
    'crf/errata/card-errata/2',
    'Alatar: after the attack his check, then he taps if he is untapped. (coe: he taps, then the check.)',
  ),
  open('crf/errata/card-errata/3', 'Align Palantír: one on a given Palantír.'),
  open('crf/errata/card-errata/4', 'The Arkenstone of minions spares followers.'),
  open('crf/errata/card-errata/5', 'No opponent can influence the Army of the Dead.'),
  open('crf/errata/card-errata/6', 'An Assassin is worth 2 points.'),
  elsewhere('crf/errata/card-errata/7', 'A Strident Spawn is unique.', AMENDMENTS),
  open('crf/errata/card-errata/8', 'Bill the Pony has a body of 10.'),
  open(
    'crf/errata/card-errata/9',
    'The Book of Mazarbul taps, not its bearer, in the organization phase; hand size +1 until the next untap phase.',
  ),
  open(
    'crf/errata/card-errata/10',
    'Corsairs of Umbar can be played at any site in the five sea regions.',
  ),
  open(
    'crf/errata/card-errata/11',
    'Cracks of Doom: in the site phase only; a failed check has its normal result and nothing more.',
  ),
  open('crf/errata/card-errata/12', 'Cruel Caradhras names the region Imlad Morgul.'),
  open('crf/errata/card-errata/13', 'Deep Mines: one under each Wizardhaven.'),
  elsewhere(
    'crf/errata/card-errata/14',
    'Deeper Shadow lasts no longer than a short-event does.',
    AMENDMENTS,
  ),
  open(
    'crf/errata/card-errata/15',
    'Dodge: if the strike wounds him his body is one lower for the check that follows; the roll is not raised.',
  ),
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
  open(
    'crf/errata/card-errata/22',
    'The Fortress of Isen: the region of Isengard counts as any other for those who come and go.',
  ),
  open(
    'crf/errata/card-errata/23',
    'Fortress of the Towers: the region of the White Towers counts as any other for those who come and go.',
  ),
  elsewhere('crf/errata/card-errata/24', 'The race of a Giant is Giant.', AMENDMENTS),
  elsewhere(
    'crf/errata/card-errata/25',
    'The Great Goblin: a unique Orc with one strike.',
    AMENDMENTS,
  ),
  elsewhere('crf/errata/card-errata/26', 'The Great Lord of Goblin-gate is unique.', AMENDMENTS),
  open(
    'crf/errata/card-errata/27',
    'Great Ship: a character of the company taps in the organization phase to play it; it works only with a sea region on the way and without two others in a row.',
  ),
  open(
    'crf/errata/card-errata/28',
    'Guarded Haven: the region of the site counts as any other for those who come and go.',
  ),
  open(
    'crf/errata/card-errata/29',
    'Gwaihir is discarded while his company organizes, at no other time, and it may then go nearly anywhere.',
  ),
  open(
    'crf/errata/card-errata/30',
    'Heedless Revelry: on guard it comes in answer to what is being played at the site.',
  ),
  open('crf/errata/card-errata/31', 'Hold Rebuilt and Repaired is played in the site phase.'),
  open('crf/errata/card-errata/32', 'Horses: only as the organization phase ends.'),
  open('crf/errata/card-errata/33', 'A Huorn is an Awakened Plant.'),
  elsewhere(
    'crf/errata/card-errata/34',
    'Ice-orcs are won at Ruins & Lairs, not at Shadow-holds.',
    AMENDMENTS,
  ),
  open(
    'crf/errata/card-errata/35',
    'Ioreth: any healing effect, not only a healing card, reaches her whole company.',
  ),
  elsewhere('crf/errata/card-errata/36', 'The Iron Shield of Old is a shield.', AMENDMENTS),
  open(
    'crf/errata/card-errata/37',
    'Lucky Search: all revealed but the item are shuffled back; if the attack wounds the scout the item is discarded.',
  ),
  open(
    'crf/errata/card-errata/38',
    'The checks of Lure of Nature come once all other hazards were played.',
  ),
  open(
    'crf/errata/card-errata/39',
    'Mallorn: at Bag End, and only if the earth of Lórien is stored there.',
  ),
  open('crf/errata/card-errata/40', 'Morannon lies as a Dark-hold in Udûn, and one moves there.'),
  elsewhere('crf/errata/card-errata/41', 'The Mouth of Sauron is a Man.', AMENDMENTS),
  open(
    'crf/errata/card-errata/42',
    'Muster: a warrior’s prowess, at most +5, is added to his own check against a faction.',
  ),
  open('crf/errata/card-errata/43', 'Neeker-breekers: a Wizard faces no strike.'),
  open(
    'crf/errata/card-errata/44',
    'Noble Hound: tapped or wounded, it counts as untapped when strikes are assigned, and for that alone.',
  ),
  open('crf/errata/card-errata/45', 'No Escape from My Magic is for unique factions alone.'),
  open(
    'crf/errata/card-errata/46',
    'At the Old Forest any healing effect reaches all characters there.',
  ),
  elsewhere('crf/errata/card-errata/47', 'Old Man Willow is an Awakened Plant.', AMENDMENTS),
  open('crf/errata/card-errata/48', 'The Old Thrush: once on an attack.'),
  open('crf/errata/card-errata/49', 'Open to the Summons is for any company, of minions or not.'),
  open(
    'crf/errata/card-errata/50',
    'Padding Feet: in the site phase, for a scout of the minions with nobody else, character or ally, where a company of heroes is with a Hobbit among them.',
  ),
  open(
    'crf/errata/card-errata/51',
    'The Palantír of Elostirion is worth nothing to a Fallen-wizard, whatever else is in play.',
  ),
  open(
    'crf/errata/card-errata/52',
    'The Palantír of Orthanc is worth nothing to a Fallen-wizard, whatever else is in play.',
  ),
  open('crf/errata/card-errata/53', 'Plague does its work at the end of the opponent’s turn.'),
  open(
    'crf/errata/card-errata/54',
    'The attack of the Pûkel-men is of the kind of the Pûkel-creatures.',
  ),
  open(
    'crf/errata/card-errata/55',
    'Quiet Lands: half of the present strikes, rounded up. (Strikes, not prowess.)',
  ),
  open('crf/errata/card-errata/56', 'Rebuild the Town: in the site phase only.'),
  open(
    'crf/errata/card-errata/57',
    'Reluctant Final Parting: havens are read off site cards of the side of the ally.',
  ),
  open('crf/errata/card-errata/58', 'Rescue Prisoners: two points, and only once stored.'),
  open(
    'crf/errata/card-errata/59',
    'At Rhosgobel any healing effect, not only that of a healing card, reaches all characters there.',
  ),
  open(
    'crf/errata/card-errata/60',
    'Rhosgobel as a Wizardhaven: Southern Mirkwood counts on the way there and back.',
  ),
  open('crf/errata/card-errata/61', 'Ringlore: in the site phase, tapping sage and site.'),
  open(
    'crf/errata/card-errata/62',
    'River: on a site; a company that moved there this turn without tapping a ranger does nothing. (One tap for all Rivers holds nowhere: see /2.)',
  ),
  open('crf/errata/card-errata/63', 'Roäc counts as a diplomat who makes the check.'),
  open('crf/errata/card-errata/64', 'Sacrifice of Form: body checks at +3.'),
  open('crf/errata/card-errata/65', 'Siege: for Border-holds and Free-holds.'),
  open(
    'crf/errata/card-errata/66',
    'Shadowfax: a second site card and a second movement/hazard phase with its own draws and limit.',
  ),
  elsewhere(
    'crf/errata/card-errata/67',
    'A Silent Watcher: a Pûkel-creature worth 1 point.',
    AMENDMENTS,
  ),
  open('crf/errata/card-errata/68', 'A Slayer is worth 2 points, and Slayer is its kind.'),
  open('crf/errata/card-errata/69', 'Stay Her Appetite: five is added, where two was printed.'),
  open(
    'crf/errata/card-errata/70',
    'Summons from Long Sleep goes when the one it kept has attacked.',
  ),
  open(
    'crf/errata/card-errata/71',
    'Thorough Search: minor, major or gold ring items that the site has, never greater.',
  ),
  open(
    'crf/errata/card-errata/72',
    'Tolfalas: minor and major items; of greater ones only the Scroll of Isildur.',
  ),
  open(
    'crf/errata/card-errata/73',
    'Tom Bombadil: hazards aimed at a company, and those too that are aimed at what belongs to one.',
  ),
  open(
    'crf/errata/card-errata/74',
    'Traitor goes with the first failed corruption check, whoever fails.',
  ),
  open('crf/errata/card-errata/75', 'Redhorn Gate is one of the regions where Treebeard stays.'),
  open(
    'crf/errata/card-errata/76',
    'Twilight: at any time in the turn of any player, when an environment is there.',
  ),
  open('crf/errata/card-errata/77', 'Use Palantír: a sage taps, for one he bears, for the turn.'),
  open('crf/errata/card-errata/78', 'Veils Flung Away: the body checks are at -1.'),
  open(
    'crf/errata/card-errata/79',
    'Vilya: for Elrond alone, and once a turn: +4 prowess, +2 body and +6 direct influence until the turn ends; at Rivendell, with five cards or more in the deck, three resources of choice may be shuffled into it from the discard pile; then his check at -3.',
  ),
  open('crf/errata/card-errata/80', 'The White Tree: the Sapling is discarded as the price.'),
  open(
    'crf/errata/card-errata/81',
    'The Windlord Found Me is discarded if nobody takes it after the attack.',
  ),
  open('crf/errata/card-errata/82', 'Wizard’s Laughter: only in the opponent’s site phase.'),
  open(
    'crf/errata/card-errata/83',
    'Wizard’s Ring cannot be stored, stolen or handed on, but it can be discarded.',
  ),
  elsewhere('crf/errata/card-errata/84', 'Wolves are Wolves, not Animals.', AMENDMENTS),
  elsewhere(
    'crf/errata/card-errata/85',
    'The Woses of the Eryn Vorn, as minions have them, are a Wose faction.',
    AMENDMENTS,
  ),
];
