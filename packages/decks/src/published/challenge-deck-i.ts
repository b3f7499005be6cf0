import type { DeckList } from '../deck-list.ts';

export const challengeDeckI: DeckList = {
  id: 'challenge-deck-i',
  name: '(I) Morgul Rallying Cry',
  alignment: 'minion',
  pool: [
    ['LE-30', 3], // Orc Brawler
    ['LE-31', 3], // Orc Captain
    ['LE-16', 1], // Horseman in the Night
    ['WH-5', 1], // Ill-favoured Fellow
    ['LE-35', 1], // Orc Veteran
    ['LE-302', 2], // Blazon of the Eye
    ['LE-34', 3], // Orc Tracker
  ],
  characters: [
    ['LE-58', 3], // The Witch-king
  ],
  resources: [
    ['AS-111', 1], // Asdriags
    ['LE-165', 2], // Awaiting the Call
    ['WH-51', 3], // Blasting Fire
    ['LE-183', 2], // Fell Rider
    ['LE-188', 2], // Gifts as Given of Old
    ['AS-74', 3], // Great Bats
    ['AS-126', 1], // Helm of Fear
    ['LE-273', 1], // Nûrniags
    ['LE-279', 1], // Orcs of the Ash Mountains
    ['LE-282', 1], // Orcs of Udûn
    ['LE-333', 1], // Palantír of Minas Tirith
    ['AS-130', 1], // Records Unread
    ['LE-240', 3], // That Ain't No Secret
    ['LE-247', 1], // Under His Blow
    ['LE-291', 1], // Uruk-hai
    ['WH-54', 3], // Vile Fumes
    ['LE-250', 2], // Voices of Malice
    ['LE-253', 1], // Weigh All Things to a Nicety
  ],
  hazards: [
    ['LE-90', 2], // Slayer
    ['LE-59', 2], // Ambusher
    ['DM-45', 3], // An Unexpected Outpost
    ['TW-28', 3], // Doors of Night
    ['LE-72', 2], // Ghosts
    ['LE-117', 3], // Long Winter
    ['LE-123', 3], // Lure of Nature
    ['TD-57', 3], // Rain-drake
    ['TW-91', 1], // Snowstorm
    ['LE-95', 3], // True Fire-drake
    ['LE-145', 2], // Twilight
    ['TD-85', 3], // Withered Lands
  ],
  sites: [
    ['LE-364', 1], // Dead Marshes
    ['LE-391', 1], // Minas Tirith
    ['LE-393', 1], // Mount Doom
    ['LE-401', 1], // Sarn Goriwing
    ['LE-402', 1], // Shelob's Lair
    ['LE-352', 4], // Barad-dûr
    ['LE-359', 1], // Carn Dûm
    ['LE-361', 1], // Cirith Gorgor
    ['LE-362', 1], // Cirith Ungol
    ['LE-367', 4], // Dol Guldur
    ['LE-390', 4], // Minas Morgul
    ['LE-392', 1], // Moria
    ['LE-396', 1], // Nûrniag Camp
  ],
  sideboard: [
    ['AS-77', 2], // Above the Abyss
    ['LE-262', 1], // Black Trolls
    ['WH-43', 1], // Crept Along Cleverly
    ['LE-153', 1], // Last Child of Ungoliant
    ['LE-235', 1], // Sudden Call
    ['LE-250', 1], // Voices of Malice
    ['AS-24', 1], // Alone and Unadvised
    ['TW-24', 2], // Corsairs of Umbar
    ['TD-9', 1], // Cruel Caradhras
    ['TD-21', 1], // Eärcaraxë Ahunt
    ['TW-36', 2], // Foul Fumes
    ['LE-72', 1], // Ghosts
    ['DM-109', 2], // Nameless Thing
    ['TD-61', 1], // Scatha Ahunt
    ['LE-141', 1], // Stench of Mordor
    ['LE-145', 1], // Twilight
  ],
};
