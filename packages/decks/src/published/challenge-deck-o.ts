import type { DeckList } from '../deck-list.ts';

export const challengeDeckO: DeckList = {
  id: 'challenge-deck-o',
  name: '(O) Men of Skill',
  alignment: 'fallen-wizard',
  pool: [
    ['LE-45', 1], // Troll-chief
    ['TW-136', 1], // Celeborn
    ['TW-123', 1], // Balin
    ['TW-187', 1], // Wacho
    ['LE-302', 1], // Blazon of the Eye
    ['WH-82', 2], // Thrall of the Voice
    ['TW-206', 1], // Dagger of Westernesse
    ['WH-75', 1], // Hidden Haven
    ['TW-119', 1], // Annalena
    ['DM-181', 1], // Baugúr
    ['LE-8', 1], // Dorelas
    ['LE-19', 1], // Layos
    ['TW-185', 1], // Vôteli
  ],
  characters: [
    ['WH-9', 3], // Saruman
    ['WH-5', 2], // Ill-favoured Fellow
  ],
  resources: [
    ['LE-272', 1], // Misty Mountain Wargs
    ['LE-288', 1], // Stone Trolls
    ['LE-240', 2], // That Ain't No Secret
    ['WH-66', 3], // Double-dealing
    ['WH-69', 1], // Fortress of the Towers
    ['WH-70', 1], // Gatherer of Loyalties
    ['WH-72', 1], // Great Patron
    ['WH-74', 1], // Guarded Haven
    ['WH-119', 1], // Man of Skill
    ['WH-117', 1], // The Forge-master
    ['WH-68', 1], // The Fortress of Isen
    ['WH-84', 1], // Wizard's Myrmidon
    ['TW-207', 2], // Dark Quarrels
    ['AS-80', 2], // Dark Tryst
    ['DM-134', 2], // Hall of Fire
    ['LE-192', 2], // Hide in Dark Places
    ['DM-140', 1], // Horns, Horns, Horns
    ['DM-155', 2], // Rebuild the Town
    ['DM-159', 2], // Smoke Rings
    ['LE-253', 2], // Weigh All Things to a Nicety
  ],
  hazards: [
    ['TW-5', 2], // Ambusher
    ['TD-4', 1], // Bairanax Ahunt
    ['TW-15', 2], // Barrow-wight
    ['TW-20', 2], // Cave-drake
    ['TW-24', 2], // Corsairs of Umbar
    ['TD-37', 1], // Itangast Ahunt
    ['TW-70', 2], // Old Man Willow
    ['TW-78', 1], // Orc-watch
    ['TW-89', 2], // Slayer
    ['DM-45', 2], // An Unexpected Outpost
    ['DM-56', 1], // Eyes of the Shadow
    ['TD-25', 2], // Foolish Words
    ['DM-75', 1], // No Way Forward
    ['AS-34', 1], // Power Built by Waiting
    ['DM-83', 1], // Redoubled Force
    ['TW-84', 3], // River
    ['DM-95', 1], // Troll-purse
    ['TW-106', 3], // Twilight
  ],
  sites: [
    ['LE-373', 1], // Ettenmoors
    ['TW-378', 1], // Bree
    ['WH-56', 1], // Isengard
    ['LE-394', 1], // Mount Gram
    ['WH-58', 1], // The White Towers
    ['LE-415', 1], // The Worthy Hills
  ],
  sideboard: [
    ['TW-188', 1], // A Chance Meeting
    ['WH-51', 2], // Blasting Fire
    ['DM-140', 1], // Horns, Horns, Horns
    ['TD-134', 1], // Marvels Told
    ['DM-179', 2], // Noble Hound
    ['TW-498', 2], // Swordmaster
    ['WH-54', 2], // Vile Fumes
    ['LE-250', 1], // Voices of Malice
    ['TD-166', 2], // When I Know Anything
    ['DM-163', 2], // When You Know More
    ['LE-296', 1], // Woses of the Eryn Vorn
    ['WH-61', 1], // A Strident Spawn
    ['WH-87', 3], // Half-orcs
    ['WH-120', 1], // Saruman's Machinery
    ['WH-122', 1], // The White Hand
    ['AS-24', 1], // Alone and Unadvised
    ['TW-53', 1], // Lost in Free-domains
  ],
};
