import type { DeckList } from '../deck-list.ts';

export const challengeDeckQ: DeckList = {
  id: 'challenge-deck-q',
  name: '(Q) Prophet of Doom',
  alignment: 'fallen-wizard',
  pool: [
    ['TW-128', 1], // Beretar
    ['LE-45', 1], // Troll-chief
    ['DM-10', 1], // Firiel
    ['TW-139', 1], // Damrod
    ['TW-259', 1], // Horn of Anor
    ['WH-75', 1], // Hidden Haven
    ['LE-302', 1], // Blazon of the Eye
    ['WH-82', 2], // Thrall of the Voice
    ['DM-181', 1], // Baugúr
    ['TW-134', 1], // Boromir II
    ['TW-160', 1], // Glóin
    ['WH-5', 2], // Ill-favoured Fellow
    ['TW-172', 1], // Óin
  ],
  characters: [
    ['WH-7', 3], // Pallando
    ['LE-46', 1], // Tros Hesnef
  ],
  resources: [
    ['TW-245', 1], // Goldberry
    ['LE-268', 1], // Hill Trolls
    ['DM-178', 1], // Mistress Lobelia
    ['LE-272', 1], // Misty Mountain Wargs
    ['LE-288', 1], // Stone Trolls
    ['WH-69', 1], // Fortress of the Towers
    ['WH-72', 1], // Great Patron
    ['WH-74', 1], // Guarded Haven
    ['WH-104', 1], // Pallando's Apprentice
    ['WH-105', 1], // Pallando's Hood
    ['WH-68', 1], // The Fortress of Isen
    ['WH-108', 1], // Truths of Doom
    ['WH-84', 1], // Wizard's Myrmidon
    ['WH-43', 2], // Crept Along Cleverly
    ['TW-207', 2], // Dark Quarrels
    ['AS-80', 2], // Dark Tryst
    ['LE-188', 2], // Gifts as Given of Old
    ['DM-134', 2], // Hall of Fire
    ['DM-140', 1], // Horns, Horns, Horns
    ['TD-132', 1], // Many Turns and Doublings
    ['LE-212', 1], // Not Slay Needlessly
    ['DM-159', 2], // Smoke Rings
    ['LE-253', 2], // Weigh All Things to a Nicety
  ],
  hazards: [
    ['TW-16', 1], // "Bert" (Bûrat)
    ['TW-103', 1], // "Tom" (Tûma)
    ['TW-112', 1], // "William" (Wûluag)
    ['LE-65', 2], // Cave Worm
    ['TW-71', 2], // Olog-hai (Trolls)
    ['TW-72', 2], // Orc-guard
    ['TW-73', 2], // Orc-lieutenant
    ['TW-76', 2], // Orc-warband
    ['LE-100', 2], // Wild Trolls
    ['DM-45', 3], // An Unexpected Outpost
    ['DM-46', 3], // Aware of their Ways
    ['TW-61', 3], // Minions Stir
    ['TD-67', 1], // Searching Eye
    ['TW-106', 3], // Twilight
    ['LE-146', 2], // Veils Flung Away
  ],
  sites: [
    ['LE-373', 1], // Ettenmoors
    ['LE-350', 1], // Bag End
    ['TW-378', 1], // Bree
    ['WH-56', 1], // Isengard
    ['TW-417', 1], // Old Forest
    ['WH-58', 1], // The White Towers
    ['WH-55', 1], // Deep Mines
  ],
  sideboard: [
    ['TW-188', 1], // A Chance Meeting
    ['TW-189', 1], // A Friend or Three
    ['WH-37', 2], // A Panoply of Wings
    ['WH-38', 2], // Beasts of the Wood
    ['DM-168', 2], // Dwarven Light-stone
    ['DM-140', 1], // Horns, Horns, Horns
    ['TD-134', 1], // Marvels Told
    ['DM-179', 1], // Noble Hound
    ['TW-311', 1], // Rangers of the North
    ['LE-250', 1], // Voices of Malice
    ['WH-61', 1], // A Strident Spawn
    ['WH-65', 2], // Delver's Harvest
    ['WH-87', 3], // Half-orcs
    ['WH-76', 1], // Legacy of Smiths
    ['WH-106', 1], // Prophet of Doom
    ['AS-24', 1], // Alone and Unadvised
    ['TW-53', 1], // Lost in Free-domains
    ['TW-89', 1], // Slayer
  ],
};
