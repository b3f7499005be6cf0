import type { DeckList } from '../deck-list.ts';

export const challengeDeckG: DeckList = {
  id: 'challenge-deck-g',
  name: '(G) Marauding Brood of Uglies',
  alignment: 'minion',
  pool: [
    ['LE-18', 1], // Lagduf
    ['LE-22', 1], // Lieutenant of Morgul
    ['LE-25', 1], // Muzgash
    ['LE-38', 1], // Radbug
    ['LE-46', 1], // Tros Hesnef
    ['LE-310', 2], // Foul-smelling Paste
    ['AS-1', 1], // Bûrat
    ['LE-31', 1], // Orc Captain
    ['LE-35', 2], // Orc Veteran
    ['LE-39', 1], // Shagrat
    ['AS-5', 1], // Tûma
    ['AS-6', 1], // Wûluag
  ],
  characters: [
    ['LE-52', 3], // Dwar the Ringwraith
  ],
  resources: [
    ['LE-167', 1], // Bade to Rule
    ['LE-299', 3], // Black Mace
    ['LE-172', 3], // Bold Thrust
    ['LE-173', 2], // Burning Rick, Cot, and Tree
    ['WH-43', 3], // Crept Along Cleverly
    ['LE-180', 1], // Diversion
    ['LE-311', 1], // Gleaming Gold Ring
    ['LE-266', 1], // Grey Mountain Goblins
    ['LE-313', 1], // High Helm
    ['LE-196', 1], // I'll Report You
    ['LE-270', 1], // Ice-orcs
    ['LE-276', 1], // Orcs of Gundabad
    ['AS-76', 2], // Regiment of Black Crows
    ['LE-237', 1], // Swarm of Bats
    ['LE-238', 3], // Swift Strokes
    ['LE-418', 1], // The Arkenstone
    ['AS-134', 1], // Thrór's Map
    ['LE-247', 3], // Under His Blow
  ],
  hazards: [
    ['LE-59', 2], // Ambusher
    ['DM-45', 2], // An Unexpected Outpost
    ['LE-68', 3], // Dire Wolves
    ['TW-28', 3], // Doors of Night
    ['AS-30', 2], // Full of Froth and Rage
    ['LE-75', 3], // Giant Spiders
    ['LE-136', 1], // Searching Eye
    ['LE-140', 1], // Stay Her Appetite
    ['LE-145', 2], // Twilight
    ['TW-108', 3], // Wake of War
    ['LE-99', 3], // Watcher in the Water
    ['LE-98', 3], // Wargs
    ['TW-114', 2], // Wolves
  ],
  sites: [
    ['AS-143', 1], // Dancing Spire
    ['AS-148', 1], // Gold Hill
    ['LE-379', 1], // Gondmaeglom
    ['AS-151', 1], // Irerock
    ['LE-395', 1], // Mount Gundabad
    ['LE-387', 1], // The Lonely Mountain
    ['LE-359', 4], // Carn Dûm
    ['LE-360', 1], // Caves of Ûlund
    ['LE-363', 1], // Dale
    ['LE-367', 4], // Dol Guldur
    ['LE-390', 4], // Minas Morgul
    ['LE-392', 1], // Moria
    ['LE-399', 1], // Raider-hold
  ],
  sideboard: [
    ['LE-324', 1], // Minor Ring
    ['LE-216', 1], // Orc Quarrels
    ['LE-278', 1], // Orcs of Moria
    ['AS-94', 1], // Orders from Lugbúrz
    ['WH-47', 2], // Piercing All Shadows
    ['AS-76', 1], // Regiment of Black Crows
    ['LE-341', 1], // Sable Shield
    ['LE-235', 1], // Sudden Call
    ['LE-250', 2], // Voices of Malice
    ['TD-21', 1], // Eärcaraxë Ahunt
    ['LE-112', 2], // Foolish Words
    ['DM-109', 2], // Nameless Thing
    ['LE-132', 2], // Rebel-talk
    ['LE-141', 1], // Stench of Mordor
    ['LE-145', 1], // Twilight
  ],
};
