import type { DeckList } from '../deck-list.ts';

export const challengeDeckC: DeckList = {
  id: 'challenge-deck-c',
  name: '(C) Dwarven Quest',
  alignment: 'hero',
  pool: [
    ['TW-141', 1], // Dori
    ['TW-160', 1], // Glóin
    ['TW-167', 1], // Kíli
    ['TW-183', 1], // Thorin II
    ['TW-172', 1], // Óin
    ['TD-105', 2], // Cram
    ['TW-123', 1], // Balin
    ['TW-134', 1], // Boromir II
    ['TW-136', 1], // Celeborn
    ['TW-150', 1], // Fíli
    ['TW-158', 1], // Gildor Inglorion
  ],
  characters: [
    ['TW-175', 3], // Pallando
  ],
  resources: [
    ['TW-189', 2], // A Friend or Three
    ['TW-201', 1], // Book of Mazarbul
    ['TD-101', 1], // Bounty of the Hoard
    ['TD-102', 1], // Bow of Dragon-horn
    ['TW-204', 3], // Concealment
    ['TW-212', 1], // Durin's Axe
    ['TD-114', 1], // Enruned Shield
    ['TW-240', 2], // Fellowship
    ['TW-246', 1], // Gollum
    ['TW-249', 1], // Great-road
    ['TW-254', 1], // Hauberk of Bright Mail
    ['DM-142', 1], // Hundreds of Butterflies
    ['TW-261', 1], // Iron Hill Dwarves
    ['TW-269', 1], // Lucky Search
    ['TD-130', 1], // Magical Harp
    ['TD-134', 1], // Marvels Told
    ['TW-278', 1], // Men of Dorwinion
    ['TD-143', 2], // Not at Home
    ['TW-307', 1], // Quickbeam
    ['TW-319', 1], // Risky Blow
    ['DM-159', 1], // Smoke Rings
    ['DM-124', 2], // The Dwarves Are upon You!
    ['TD-158', 1], // Thrór's Map
    ['TD-172', 1], // Wormsbane
  ],
  hazards: [
    ['TD-8', 3], // Cave Worm
    ['TW-27', 3], // Despair of the Heart
    ['AS-30', 3], // Full of Froth and Rage
    ['TW-40', 3], // Giant Spiders
    ['TD-42', 3], // Lesser Spiders
    ['TW-493', 2], // Neeker-breekers
    ['TW-84', 2], // River
    ['DM-88', 2], // Seized by Terror
    ['TW-106', 2], // Twilight
    ['TW-108', 2], // Wake of War
    ['TW-109', 2], // Wargs
    ['TW-110', 3], // Watcher in the Water
  ],
  sites: [
    ['TW-377', 1], // Blue Mountain Dwarf-hold
    ['TD-173', 1], // Buhr Widu
    ['TW-381', 1], // Caves of Ûlund
    ['TW-384', 1], // Dead Marshes
    ['TW-398', 1], // Goblin-gate
    ['TW-399', 4], // Grey Havens
    ['TW-403', 1], // Iron Hill Dwarf-hold
    ['TW-408', 4], // Lórien
    ['TW-413', 1], // Moria
    ['TD-179', 1], // Ovir Hollow
    ['TW-421', 4], // Rivendell
    ['TW-423', 1], // Sarn Goriwing
    ['TW-425', 1], // Shrel-Kain
    ['TW-428', 1], // The Lonely Mountain
    ['TW-437', 1], // Wellinghall
  ],
  sideboard: [
    ['TW-200', 1], // Blue Mountain Dwarves
    ['TW-243', 2], // Gates of Morning
    ['TD-134', 2], // Marvels Told
    ['TD-143', 1], // Not at Home
    ['WH-34', 2], // Promptings of Wisdom
    ['TW-181', 1], // Saruman
    ['TW-346', 1], // The Old Thrush
    ['LE-107', 2], // Covetous Thoughts
    ['LE-112', 2], // Foolish Words
    ['TW-37', 3], // Ghosts
    ['TW-53', 1], // Lost in Free-domains
    ['TW-67', 1], // Muster Disperses
    ['TW-106', 1], // Twilight
  ],
};
