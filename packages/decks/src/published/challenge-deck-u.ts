import type { DeckList } from '../deck-list.ts';

export const challengeDeckU: DeckList = {
  id: 'challenge-deck-u',
  name: '(U) Come by Night upon them',
  alignment: 'minion',
  pool: [
    ['LE-10', 1], // Eradan
    ['LE-27', 1], // Nevido Smôd
    ['LE-31', 1], // Orc Captain
    ['LE-35', 1], // Orc Veteran
    ['DM-23', 1], // Râisha
    ['LE-302', 1], // Blazon of the Eye
    ['WH-46', 1], // Open to the Summons
    ['LE-1', 1], // Asternak
    ['DM-4', 1], // Dâsakûn
    ['LE-8', 1], // Dorelas
    ['AS-3', 1], // Mîonid
    ['LE-37', 1], // Pon Opar
  ],
  characters: [
    ['LE-46', 1], // Tros Hesnef
    ['DM-26', 1], // Woffung
  ],
  resources: [
    ['LE-304', 3], // Broad-headed Spear
    ['LE-264', 1], // Easterlings
    ['AS-83', 1], // Faithless Steward
    ['AS-74', 1], // Great Bats
    ['LE-313', 1], // High Helm
    ['LE-341', 1], // Sable Shield
    ['LE-287', 1], // Southrons
    ['LE-292', 1], // Variags of Khand
    ['LE-157', 3], // War-wolf
    ['LE-176', 1], // Come By Night Upon Them
    ['AS-80', 3], // Dark Tryst
    ['LE-188', 2], // Gifts as Given of Old
    ['LE-212', 3], // Not Slay Needlessly
    ['AS-131', 3], // Secret Book
    ['LE-203', 1], // The Lidless Eye
    ['LE-250', 1], // Voices of Malice
    ['LE-253', 3], // Weigh All Things to a Nicety
  ],
  hazards: [
    ['LE-59', 2], // Ambusher
    ['LE-61', 1], // Barrow-wight
    ['DM-106', 3], // Chill Douser
    ['DM-109', 1], // Nameless Thing
    ['TD-57', 3], // Rain-drake
    ['LE-95', 3], // True Fire-drake
    ['DM-45', 3], // An Unexpected Outpost
    ['TD-4', 1], // Bairanax Ahunt
    ['LE-110', 3], // Doors of Night
    ['TD-21', 1], // Eärcaraxë Ahunt
    ['DM-76', 1], // Nobody's Friend
    ['TD-54', 2], // Peril Returned
    ['LE-145', 3], // Twilight
    ['TD-85', 3], // Withered Lands
  ],
  sites: [
    ['LE-352', 1], // Barad-dûr
    ['LE-357', 1], // Buhr Widu
    ['LE-367', 1], // Dol Guldur
    ['LE-371', 1], // Easterling Camp
    ['LE-377', 1], // Gobel Mírlond
    ['LE-390', 1], // Minas Morgul
    ['LE-393', 1], // Mount Doom
    ['LE-396', 1], // Nûrniag Camp
    ['LE-399', 1], // Raider-hold
    ['LE-401', 1], // Sarn Goriwing
    ['LE-403', 1], // Shrel-Kain
    ['LE-404', 1], // Southron Oasis
    ['LE-411', 1], // Variag Camp
  ],
  sideboard: [
    ['LE-173', 3], // Burning Rick, Cot, and Tree
    ['WH-43', 1], // Crept Along Cleverly
    ['AS-82', 3], // Eye Never Sleeping
    ['AS-63', 1], // Haradrim
    ['AS-120', 1], // Nûriags
    ['LE-216', 1], // Orc Quarrels
    ['LE-235', 1], // Sudden Call
    ['AS-79', 3], // The Dark Power
    ['LE-250', 1], // Voices of Malice
    ['AS-66', 1], // Wain-easterlings
    ['AS-24', 1], // Alone and Unadvised
    ['LE-111', 1], // Fell Winter
    ['LE-112', 1], // Foolish Words
    ['LE-123', 1], // Lure of Nature
    ['LE-117', 1], // Long Winter
    ['LE-119', 1], // Lost in Free-domains
    ['TW-68', 1], // New Moon
  ],
};
