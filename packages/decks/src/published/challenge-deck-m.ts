import type { DeckList } from '../deck-list.ts';

export const challengeDeckM: DeckList = {
  id: 'challenge-deck-m',
  name: "(M) It's magic!",
  alignment: 'minion',
  pool: [
    ['LE-2', 1], // Belegorn
    ['LE-8', 1], // Dorelas
    ['LE-30', 1], // Orc Brawler
    ['LE-31', 1], // Orc Captain
    ['LE-45', 1], // Troll-chief
    ['LE-344', 1], // Shadow-cloak
    ['LE-302', 1], // Blazon of the Eye
    ['LE-6', 1], // Ciryaher
    ['LE-34', 2], // Orc Tracker
    ['LE-35', 1], // Orc Veteran
  ],
  characters: [
    ['LE-51', 3], // Akhôrahil the Ringwraith
  ],
  resources: [
    ['LE-262', 1], // Black Trolls
    ['WH-51', 2], // Blasting Fire
    ['AS-74', 2], // Great Bats
    ['LE-267', 1], // Half-trolls
    ['LE-275', 1], // Orcs of Gorgoroth
    ['LE-281', 1], // Orcs of the Red Eye
    ['LE-159', 1], // A Malady Without Healing
    ['LE-162', 1], // Akhôrahil Unleashed
    ['AS-80', 3], // Dark Tryst
    ['LE-179', 3], // Deeper Shadow
    ['LE-183', 3], // Fell Rider
    ['LE-185', 2], // Forced March
    ['AS-102', 3], // The Tormented Earth
    ['LE-250', 3], // Voices of Malice
    ['LE-253', 3], // Weigh All Things to a Nicety
  ],
  hazards: [
    ['LE-60', 1], // Arthadan Rangers
    ['LE-61', 1], // Barrow-wight
    ['LE-66', 1], // Cave-drake
    ['LE-67', 2], // Corpse-candle
    ['TW-24', 1], // Corsairs of Umbar
    ['TD-32', 1], // Ice-drake
    ['TD-57', 1], // Rain-drake
    ['LE-89', 1], // Sellswords Between Charters
    ['LE-90', 3], // Slayer
    ['AS-24', 2], // Alone and Unadvised
    ['DM-45', 3], // An Unexpected Outpost
    ['LE-122', 3], // Lure of Expedience
    ['LE-123', 3], // Lure of Nature
    ['LE-124', 3], // Lure of the Senses
    ['TW-93', 1], // The Balance of Things
    ['LE-145', 3], // Twilight
  ],
  sites: [
    ['LE-351', 1], // Bandit Lair
    ['LE-352', 1], // Barad-dûr
    ['LE-354', 1], // Beorn's House
    ['LE-356', 1], // Bree
    ['LE-357', 1], // Buhr Widu
    ['LE-359', 1], // Carn Dûm
    ['LE-360', 1], // Caves of Ûlund
    ['LE-361', 1], // Cirith Gorgor
    ['LE-364', 1], // Dead Marshes
    ['LE-367', 1], // Dol Guldur
    ['LE-372', 1], // Edoras
    ['LE-373', 1], // Ettenmoors
    ['LE-374', 1], // Geann a-Lisch
    ['LE-378', 1], // Goblin-gate
    ['LE-384', 1], // Isengard
    ['LE-390', 1], // Minas Morgul
    ['LE-391', 1], // Minas Tirith
    ['LE-392', 1], // Moria
    ['LE-393', 1], // Mount Doom
    ['LE-394', 1], // Mount Gram
    ['LE-395', 1], // Mount Gundabad
    ['LE-396', 1], // Nûrniag Camp
    ['LE-399', 1], // Raider-hold
    ['LE-401', 1], // Sarn Goriwing
    ['LE-403', 1], // Shrel-Kain
    ['LE-412', 1], // The White Towers
    ['AS-169', 1], // Weathertop
    ['AS-170', 1], // Wellinghall
  ],
  sideboard: [
    ['LE-343', 1], // Scroll of Isildur
    ['LE-235', 1], // Sudden Call
    ['LE-418', 1], // The Arkenstone
    ['LE-107', 1], // Covetous Thoughts
    ['LE-119', 1], // Lost in Free-domains
    ['DM-73', 1], // Neither so Ancient Nor so Potent
    ['LE-134', 1], // River
    ['DM-88', 1], // Seized by Terror
  ],
};
