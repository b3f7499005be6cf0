import type { DeckList } from '../deck-list.ts';

export const challengeDeckF: DeckList = {
  id: 'challenge-deck-f',
  name: '(F) Spies and Traitors',
  alignment: 'minion',
  pool: [
    ['LE-1', 1], // Asternak
    ['LE-6', 1], // Ciryaher
    ['LE-23', 1], // Luitprand
    ['LE-36', 1], // Ostisen
    ['LE-302', 1], // Blazon of the Eye
    ['LE-310', 1], // Foul-smelling Paste
    ['LE-10', 1], // Eradan
    ['LE-19', 1], // Layos
    ['LE-27', 1], // Nevido Smôd
    ['LE-31', 2], // Orc Captain
    ['AS-4', 1], // Perchen
    ['AS-3', 1], // Mîonid
    ['LE-7', 1], // Dôgrib
  ],
  characters: [
    ['LE-50', 3], // Adûnaphel the Ringwraith
  ],
  resources: [
    ['LE-160', 3], // A Nice Place to Hide
    ['LE-167', 1], // Bade to Rule
    ['LE-174', 1], // By the Ringwraith's Word
    ['LE-179', 2], // Deeper Shadow
    ['AS-124', 1], // Dwarven Ring of Thrár's Tribe
    ['AS-123', 1], // Dwarven Ring of Thélor's Tribe
    ['AS-90', 1], // Join With That Power
    ['LE-212', 3], // Not Slay Needlessly
    ['LE-216', 2], // Orc Quarrels
    ['LE-339', 1], // Red Book of Westmarch
    ['LE-225', 1], // Ruse
    ['LE-226', 2], // Secrets of Their Forging
    ['LE-154', 1], // Stinker
    ['LE-241', 2], // That's Been Heard Before Tonight
    ['LE-315', 2], // The Least of Gold Rings
    ['LE-246', 2], // To Satisfy the Questioner
    ['AS-101', 1], // Tokens to Show
    ['LE-253', 1], // Weigh All Things to a Nicety
    ['AS-108', 1], // Well-preserved
    ['LE-296', 1], // Woses of the Eryn Vorn
  ],
  hazards: [
    ['LE-90', 3], // Slayer
    ['DM-45', 2], // An Unexpected Outpost
    ['LE-65', 3], // Cave Worm
    ['TW-20', 3], // Cave-drake
    ['TW-28', 3], // Doors of Night
    ['TD-27', 2], // From the Pits of Angband
    ['LE-84', 3], // Marsh-drake
    ['DM-109', 1], // Nameless Thing
    ['TD-57', 2], // Rain-drake
    ['LE-136', 1], // Searching Eye
    ['AS-39', 3], // Summons from Long Sleep
    ['LE-95', 2], // True Fire-drake
    ['LE-145', 2], // Twilight
  ],
  sites: [
    ['LE-350', 1], // Bag End
    ['LE-351', 1], // Bandit Lair
    ['LE-354', 1], // Beorn's House
    ['LE-365', 1], // Dimrill Dale
    ['AS-144', 1], // Eagles' Eyrie
    ['LE-372', 1], // Edoras
    ['LE-352', 4], // Barad-dûr
    ['LE-359', 4], // Carn Dûm
    ['LE-367', 4], // Dol Guldur
    ['LE-378', 1], // Goblin-gate
    ['LE-392', 1], // Moria
    ['LE-415', 1], // The Worthy Hills
    ['LE-408', 1], // Thranduil's Halls
  ],
  sideboard: [
    ['WH-43', 1], // Crept Along Cleverly
    ['LE-265', 1], // Goblins of Goblin-gate
    ['LE-216', 1], // Orc Quarrels
    ['LE-278', 1], // Orcs of Moria
    ['WH-47', 2], // Piercing All Shadows
    ['LE-219', 1], // Poisonous Despair
    ['AS-76', 1], // Regiment of Black Crows
    ['LE-235', 1], // Sudden Call
    ['LE-250', 2], // Voices of Malice
    ['LE-59', 3], // Ambusher
    ['TD-37', 1], // Itangast Ahunt
    ['LE-123', 2], // Lure of Nature
    ['TD-59', 1], // Sand-drake
    ['TD-77', 1], // True Cold-drake
    ['LE-145', 1], // Twilight
  ],
};
