import type { DeckList } from '../deck-list.ts';

export const challengeDeck2: DeckList = {
  id: 'challenge-deck-2',
  name: "(#2) Balrog's Host",
  alignment: 'balrog',
  pool: [
    ['BA-4', 1], // Bolg
    ['BA-9', 1], // Umagaur
    ['LE-29', 1], // Old Troll
    ['BA-70', 1], // Orders from the Great Demon
    ['BA-60', 1], // Gangways over the Fire
    ['LE-34', 2], // Orc Tracker
    ['LE-31', 1], // Orc Captain
  ],
  characters: [
    ['BA-3', 3], // The Balrog
    ['AS-1', 1], // Bûrat
    ['AS-5', 1], // Tûma
    ['AS-6', 1], // Wûluag
  ],
  resources: [
    ['BA-80', 1], // A Few Recruits
    ['BA-50', 1], // Breach the Hold
    ['BA-38', 1], // Great Army of the North
    ['BA-47', 1], // Nasty Slimy Thing
    ['BA-72', 1], // People Diminished
    ['BA-74', 1], // Roots of the Earth
    ['BA-81', 1], // Stabbing Tongue of Fire
    ['BA-82', 1], // Whip of Many Thongs
    ['AS-127', 1], // Iron Shield of Old
    ['LE-265', 1], // Goblins of Goblin-gate
    ['LE-266', 1], // Grey Mountain Goblins
    ['LE-274', 1], // Orcs of Angmar
    ['LE-276', 1], // Orcs of Gundabad
    ['LE-278', 1], // Orcs of Moria
    ['BA-48', 1], // A More Evil Hour
    ['BA-36', 1], // Ancient Secrets
    ['BA-49', 2], // Angband Revisited
    ['BA-51', 1], // Caverns Unchoked
    ['BA-59', 2], // Foe Dismayed
    ['BA-61', 1], // Great Fissure
    ['BA-69', 1], // Obey Him or Die
    ['BA-71', 2], // Out He Sprang
    ['BA-76', 2], // Strangling Coils
    ['WH-43', 1], // Crept Along Cleverly
    ['LE-238', 2], // Swift Strokes
    ['LE-250', 1], // Voices of Malice
  ],
  hazards: [
    ['TD-4', 1], // Bairanax Ahunt
    ['LE-72', 2], // Ghosts
    ['LE-84', 2], // Marsh-drake
    ['DM-109', 2], // Nameless Thing
    ['LE-89', 2], // Sellswords Between Charters
    ['TD-61', 1], // Scatha Ahunt
    ['TD-64', 1], // Scorba Ahunt
    ['TD-70', 1], // Smaug Ahunt
    ['LE-95', 2], // True Fire-drake
    ['DM-45', 3], // An Unexpected Outpost
    ['LE-110', 3], // Doors of Night
    ['LE-112', 2], // Foolish Words
    ['TD-27', 2], // From the Pits of Angband
    ['LE-117', 3], // Long Winter
    ['DM-72', 1], // Mordor in Arms
    ['LE-141', 1], // Stench of Mordor
    ['LE-145', 2], // Twilight
  ],
  sites: [
    ['BA-93', 1], // Moria
    ['BA-100', 1], // The Under-gates
    ['BA-83', 1], // Ancient Deep-hold
    ['BA-90', 1], // The Gem-deeps
    ['BA-94', 1], // The Pûkel-deeps
    ['BA-96', 1], // The Rusted-deeps
    ['BA-101', 1], // The Under-grottos
    ['BA-102', 1], // The Under-leas
    ['BA-103', 1], // The Under-vaults
    ['BA-104', 1], // The Wind-deeps
    ['LE-354', 1], // Beorn's House
    ['AS-144', 1], // Eagles' Eyrie
    ['LE-378', 1], // Goblin-gate
    ['LE-379', 1], // Gondmaeglom
    ['LE-383', 1], // Iron Hill Dwarf-hold
    ['LE-394', 1], // Mount Gram
    ['LE-395', 1], // Mount Gundabad
    ['LE-408', 1], // Thranduil's Halls
    ['AS-170', 1], // Wellinghall
    ['LE-413', 1], // The Wind Throne
  ],
  sideboard: [
    ['BA-6', 1], // Crook-legged Orc
    ['BA-54', 1], // Crowned with Storm
    ['BA-57', 1], // Eddy in Fate's Tide
    ['BA-58', 1], // Flame of Udûn
    ['BA-63', 1], // Heart of Dark Fire
    ['BA-7', 1], // Hill-troll
    ['BA-64', 1], // Invade Their Domain
    ['BA-65', 1], // Lord and Usurper
    ['BA-68', 1], // Mine or No One's
    ['BA-8', 1], // Mountain-maggot
    ['BA-42', 1], // Prone to Violence
    ['BA-73', 1], // Roam the Waste
    ['BA-75', 1], // Scourge of Fire
    ['WH-47', 2], // Piercing All Shadows
    ['LE-235', 1], // Sudden Call
    ['BA-17', 1], // Diminish and Depart
    ['BA-18', 1], // Fled into Darkness
    ['BA-12', 1], // Olog Warlords
    ['BA-22', 1], // Press-gang
    ['LE-107', 2], // Covetous Thoughts
    ['TD-21', 1], // Eärcaraxë Ahunt
    ['LE-126', 1], // Muster Disperses
    ['LE-141', 1], // Stench of Mordor
  ],
};
