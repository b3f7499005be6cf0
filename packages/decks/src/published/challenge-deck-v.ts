import type { DeckList } from '../deck-list.ts';

export const challengeDeckV: DeckList = {
  id: 'challenge-deck-v',
  name: '(V) Great Shadow',
  alignment: 'balrog',
  pool: [
    ['BA-5', 1], // Bûthrakaur
    ['AS-133', 1], // Thrall-ring
    ['LE-35', 1], // Orc Veteran
    ['BA-70', 1], // Orders from the Great Demon
    ['LE-44', 1], // Troll Lout
    ['LE-45', 1], // Troll-chief
    ['LE-11', 1], // Gorbag
    ['LE-12', 1], // Grishnákh
    ['WH-6', 1], // Lugdush
  ],
  characters: [
    ['BA-3', 3], // The Balrog
    ['AS-1', 1], // Bûrat
    ['AS-5', 1], // Tûma
    ['AS-6', 1], // Wûluag
  ],
  resources: [
    ['LE-313', 1], // High Helm
    ['LE-278', 1], // Orcs of Moria
    ['LE-334', 1], // Palantír of Orthanc
    ['LE-341', 1], // Sable Shield
    ['LE-154', 1], // Stinker
    ['LE-156', 3], // War-warg
    ['LE-157', 3], // War-wolf
    ['LE-160', 1], // A Nice Place to Hide
    ['LE-165', 1], // Awaiting the Call
    ['LE-175', 3], // Catch an Elusive Scent
    ['WH-43', 3], // Crept Along Cleverly
    ['AS-80', 3], // Dark Tryst
    ['BA-62', 2], // Great Shadow
    ['LE-192', 3], // Hide in Dark Places
    ['LE-238', 3], // Swift Strokes
  ],
  hazards: [
    ['LE-59', 2], // Ambusher
    ['LE-61', 1], // Barrow-wight
    ['DM-106', 3], // Chill Douser
    ['LE-71', 2], // Ent in Search of the Entwives
    ['LE-84', 2], // Marsh-drake
    ['LE-100', 2], // Wild Trolls
    ['DM-45', 3], // An Unexpected Outpost
    ['TD-4', 1], // Bairanax Ahunt
    ['LE-105', 1], // Call of Home
    ['TD-37', 1], // Itangast Ahunt
    ['LE-119', 1], // Lost in Free-domains
    ['LE-124', 3], // Lure of the Senses
    ['LE-126', 1], // Muster Disperses
    ['LE-128', 2], // Nothing to Eat or Drink
    ['TW-84', 2], // River
    ['TW-106', 3], // Twilight
  ],
  sites: [
    ['LE-365', 1], // Dimrill Dale
    ['LE-376', 1], // Glittering Caves
    ['LE-384', 1], // Isengard
    ['BA-93', 2], // Moria
    ['LE-395', 1], // Mount Gundabad
    ['LE-397', 1], // Ost-in-Edhil
    ['BA-100', 2], // The Under-gates
    ['BA-102', 1], // The Under-leas
    ['BA-103', 1], // The Under-vaults
  ],
  sideboard: [
    ['AS-122', 1], // Ancient Black Axe
    ['LE-172', 1], // Bold Thrust
    ['LE-304', 1], // Broad-headed Spear
    ['BA-6', 3], // Crook-legged Orc
    ['LE-310', 1], // Foul-smelling Paste
    ['AS-74', 1], // Great Bats
    ['AS-88', 1], // Hold Rebuilt and Repaired
    ['AS-127', 1], // Iron Shield of Old
    ['LE-216', 1], // Orc Quarrels
    ['LE-34', 2], // Orc Tracker
    ['LE-286', 2], // Snaga-hai
    ['LE-235', 1], // Sudden Call
    ['LE-44', 1], // Troll Lout
    ['TD-25', 1], // Foolish Words
    ['DM-109', 1], // Nameless Thing
    ['TD-57', 1], // Rain-drake
    ['LE-89', 1], // Sellswords Between Charters
    ['TW-89', 1], // Slayer
    ['LE-141', 1], // Stench of Mordor
    ['LE-95', 1], // True Fire-drake
  ],
};
