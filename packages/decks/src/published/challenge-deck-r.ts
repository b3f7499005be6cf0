import type { DeckList } from '../deck-list.ts';

export const challengeDeckR: DeckList = {
  id: 'challenge-deck-r',
  name: '(R) The Ally-Armada',
  alignment: 'fallen-wizard',
  pool: [
    ['TW-125', 1], // Barliman Butterbur
    ['TW-144', 1], // Elrohir
    ['TW-158', 1], // Gildor Inglorion
    ['TW-166', 1], // Imrahil
    ['AS-4', 1], // Perchen
    ['WH-111', 1], // Glove of Radagast
    ['WH-82', 1], // Thrall of the Voice
    ['TW-206', 1], // Dagger of Westernesse
    ['TW-224', 1], // Elf-stone
    ['TW-119', 1], // Annalena
    ['LE-1', 1], // Asternak
    ['TW-123', 1], // Balin
    ['LE-8', 1], // Dorelas
    ['TD-92', 1], // Galdor
  ],
  characters: [
    ['WH-8', 3], // Radagast
    ['LE-36', 1], // Ostisen
    ['TW-185', 1], // Vôteli
  ],
  resources: [
    ['DM-119', 1], // Barrow-blade
    ['WH-114', 1], // Radagast's Black Bird
    ['LE-156', 2], // War-warg
    ['LE-157', 2], // War-wolf
    ['WH-40', 2], // Wild Hounds
    ['WH-72', 1], // Great Patron
    ['WH-115', 1], // Shifter of Hues
    ['WH-84', 1], // Wizard's Myrmidon
    ['LE-165', 1], // Awaiting the Call
    ['LE-172', 2], // Bold Thrust
    ['AS-80', 2], // Dark Tryst
    ['DM-134', 2], // Hall of Fire
    ['TD-134', 2], // Marvels Told
    ['TW-288', 1], // Muster
    ['TW-319', 2], // Risky Blow
    ['DM-159', 2], // Smoke Rings
    ['LE-238', 2], // Swift Strokes
    ['LE-253', 2], // Weigh All Things to a Nicety
    ['DM-165', 1], // Withdrawn to Mordor
  ],
  hazards: [
    ['TW-5', 2], // Ambusher
    ['TW-15', 1], // Barrow-wight
    ['LE-65', 2], // Cave Worm
    ['TW-24', 2], // Corsairs of Umbar
    ['TD-19', 2], // Dunlending Raiders
    ['LE-89', 3], // Sellswords Between Charters
    ['TW-89', 2], // Slayer
    ['AS-24', 2], // Alone and Unadvised
    ['DM-45', 2], // An Unexpected Outpost
    ['TW-27', 2], // Despair of the Heart
    ['TD-18', 1], // Dragon-sickness
    ['TW-57', 3], // Lure of Expedience
    ['TW-58', 2], // Lure of Nature
    ['TW-60', 2], // Lure of the Senses
    ['DM-80', 2], // Rank upon Rank
  ],
  sites: [
    ['TW-378', 1], // Bree
    ['WH-55', 1], // Deep Mines
    ['WH-57', 2], // Rhosgobel
    ['TW-421', 1], // Rivendell
    ['TW-430', 1], // The White Towers
    ['AS-169', 1], // Weathertop
  ],
  sideboard: [
    ['TW-189', 1], // A Friend or Three
    ['WH-37', 1], // A Panoply of Wings
    ['WH-62', 1], // An Untimely Brood
    ['WH-65', 2], // Delver's Harvest
    ['DM-168', 2], // Dwarven Light-stone
    ['WH-110', 1], // Girdle of Radagast
    ['AS-74', 2], // Great Bats
    ['WH-76', 1], // Legacy of Smiths
    ['DM-179', 2], // Noble Hound
    ['WH-33', 2], // Noble Steed
    ['AS-76', 2], // Regiment of Black Crows
    ['LE-250', 1], // Voices of Malice
    ['TW-18', 1], // Call of Home
    ['LE-107', 1], // Covetous Thoughts
    ['TD-67', 1], // Searching Eye
    ['TD-70', 1], // Smaug Ahunt
    ['TD-73', 1], // Stormcrow
    ['DM-98', 1], // The Way is Shut
  ],
};
