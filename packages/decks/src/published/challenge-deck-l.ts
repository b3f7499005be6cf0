import type { DeckList } from '../deck-list.ts';

export const challengeDeckL: DeckList = {
  id: 'challenge-deck-l',
  name: '(L) Wolves!',
  alignment: 'minion',
  pool: [
    ['LE-9', 1], // Dunlending Spy
    ['LE-17', 1], // Jerrek
    ['LE-47', 1], // Uchel
    ['LE-31', 2], // Orc Captain
    ['LE-34', 1], // Orc Tracker
    ['LE-37', 1], // Pon Opar
    ['LE-310', 1], // Foul-smelling Paste
    ['LE-345', 1], // Strange Rations
    ['LE-10', 1], // Eradan
    ['LE-11', 1], // Gorbag
    ['LE-12', 1], // Grishnákh
  ],
  characters: [
    ['LE-57', 3], // Ûvatha the Ringwraith
    ['LE-18', 1], // Lagduf
    ['LE-27', 1], // Nevido Smôd
    ['LE-28', 1], // Odoacer
  ],
  resources: [
    ['LE-313', 1], // High Helm
    ['LE-276', 1], // Orcs of Gundabad
    ['LE-277', 1], // Orcs of Mirkwood
    ['LE-334', 1], // Palantír of Orthanc
    ['AS-76', 1], // Regiment of Black Crows
    ['LE-341', 1], // Sable Shield
    ['LE-418', 1], // The Arkenstone
    ['LE-158', 1], // The Warg-king
    ['LE-156', 3], // War-warg
    ['LE-157', 3], // War-wolf
    ['LE-160', 3], // A Nice Place to Hide
    ['WH-43', 3], // Crept Along Cleverly
    ['AS-80', 2], // Dark Tryst
    ['LE-181', 3], // Down Down to Goblin-town
    ['LE-250', 2], // Voices of Malice
    ['LE-253', 3], // Weigh All Things to a Nicety
  ],
  hazards: [
    ['DM-106', 3], // Chill Douser
    ['TW-24', 2], // Corsairs of Umbar
    ['TD-19', 2], // Dunlending Raiders
    ['AS-8', 3], // Durin's Folk
    ['LE-73', 3], // Ghouls
    ['AS-24', 3], // Alone and Unadvised
    ['LE-105', 1], // Call of Home
    ['DM-57', 2], // Faces of the Dead
    ['TD-41', 3], // Left Behind
    ['LE-122', 2], // Lure of Expedience
    ['LE-124', 3], // Lure of the Senses
    ['LE-126', 1], // Muster Disperses
    ['DM-88', 2], // Seized by Terror
  ],
  sites: [
    ['LE-353', 1], // Barrow-downs
    ['LE-359', 1], // Carn Dûm
    ['LE-367', 1], // Dol Guldur
    ['LE-378', 1], // Goblin-gate
    ['LE-384', 1], // Isengard
    ['LE-392', 1], // Moria
    ['LE-395', 1], // Mount Gundabad
    ['LE-397', 1], // Ost-in-Edhil
    ['LE-401', 1], // Sarn Goriwing
    ['LE-387', 1], // The Lonely Mountain
    ['LE-412', 1], // The White Towers
    ['AS-169', 1], // Weathertop
  ],
  sideboard: [
    ['LE-170', 2], // Black Rider
    ['LE-188', 1], // Gifts as Given of Old
    ['LE-265', 1], // Goblins of Goblin-gate
    ['LE-216', 1], // Orc Quarrels
    ['LE-278', 1], // Orcs of Moria
    ['WH-47', 1], // Piercing All Shadows
    ['LE-285', 1], // Smaug Roused
    ['LE-235', 1], // Sudden Call
    ['LE-258', 1], // Words of Menace and Deceit
    ['LE-59', 1], // Ambusher
    ['LE-60', 1], // Arthadan Rangers
    ['TD-4', 1], // Bairanax Ahunt
    ['LE-61', 1], // Barrow-wight
    ['LE-65', 1], // Cave Worm
    ['LE-67', 1], // Corpse-candle
    ['LE-107', 1], // Covetous Thoughts
    ['DM-55', 1], // Exhalation of Decay
    ['LE-112', 1], // Foolish Words
    ['TD-37', 1], // Itangast Ahunt
  ],
};
