import type { DeckList } from '../deck-list.ts';

export const challengeDeckA: DeckList = {
  id: 'challenge-deck-a',
  name: '(A) Stewards of Gondor',
  alignment: 'hero',
  pool: [
    ['TW-116', 1], // Adrazar
    ['TW-259', 1], // Horn of Anor
    ['TW-495', 1], // Fatty Bolger
    ['TD-105', 1], // Cram
    ['TW-161', 1], // Glorfindel II
    ['TW-180', 1], // Sam Gamgee
    ['TW-123', 1], // Balin
    ['TW-164', 1], // Haldir
    ['TD-93', 1], // Ioreth
    ['TW-176', 1], // Peath
    ['TW-182', 1], // Théoden
    ['TW-118', 1], // Anborn
  ],
  characters: [
    ['TW-181', 3], // Saruman
  ],
  resources: [
    ['TW-244', 1], // Glamdring
    ['TW-254', 2], // Hauberk of Bright Mail
    ['TW-263', 1], // Knights of Dol Amroth
    ['TW-276', 1], // Men of Anfalas
    ['TW-277', 1], // Men of Anórien
    ['TW-280', 1], // Men of Lebennin
    ['TW-300', 1], // Palantír of Orthanc
    ['TW-310', 1], // Rangers of Ithilien
    ['TW-322', 1], // Sapling of the White Tree
    ['TW-323', 1], // Scroll of Isildur
    ['TW-353', 1], // Treebeard
    ['TD-98', 1], // And Forth He Hastened
    ['TW-204', 3], // Concealment
    ['TW-207', 2], // Dark Quarrels
    ['TW-209', 2], // Dodge
    ['TW-248', 1], // Great Ship
    ['TW-253', 2], // Halfling Strength
    ['TD-134', 3], // Marvels Told
    ['DM-159', 1], // Smoke Rings
    ['TW-332', 3], // Stealth
  ],
  hazards: [
    ['TW-16', 1], // "Bert" (Bûrat)
    ['LE-77', 3], // Hobgoblins
    ['DM-108', 1], // Little Snuffler
    ['TW-72', 1], // Orc-guard
    ['TW-73', 3], // Orc-lieutenant
    ['TW-76', 2], // Orc-warband
    ['TW-78', 3], // Orc-watch
    ['TW-103', 1], // "Tom" (Tûma)
    ['TW-112', 1], // "William" (Wûluag)
    ['AS-24', 2], // Alone and Unadvised
    ['DM-45', 2], // An Unexpected Outpost
    ['TW-21', 1], // Choking Shadows
    ['TW-28', 3], // Doors of Night
    ['TW-61', 3], // Minions Stir
    ['TW-106', 2], // Twilight
    ['DM-97', 1], // Two or Three Tribes Present
  ],
  sites: [
    ['TW-386', 1], // Dol Amroth
    ['TW-393', 4], // Edhellond
    ['TW-394', 1], // Edoras
    ['TW-397', 1], // Glittering Caves
    ['TW-400', 1], // Henneth Annûn
    ['TW-404', 1], // Isengard
    ['TD-178', 1], // Isle of the Ulond
    ['TW-407', 1], // Lond Galen
    ['TW-408', 4], // Lórien
    ['TW-412', 1], // Minas Tirith
    ['TW-413', 1], // Moria
    ['TW-419', 1], // Pelargir
    ['TW-421', 4], // Rivendell
    ['TW-433', 1], // Tolfalas
    ['TW-437', 1], // Wellinghall
  ],
  sideboard: [
    ['TW-117', 1], // Alatar
    ['TW-190', 1], // Align Palantír
    ['TD-132', 1], // Many Turns and Doublings
    ['WH-34', 2], // Promptings of Wisdom
    ['DM-155', 1], // Rebuild the Town
    ['TW-317', 1], // Riders of Rohan
    ['TW-348', 1], // The White Tree
    ['TW-356', 1], // Vanishment
    ['TW-362', 1], // Wizard's Laughter
    ['TD-169', 1], // Wizard Uncloaked
    ['TW-18', 1], // Call of Home
    ['TD-21', 1], // Eärcaraxë Ahunt
    ['LE-115', 1], // Incite Defenders
    ['TW-67', 3], // Muster Disperses
    ['LE-132', 2], // Rebel-talk
    ['TW-106', 1], // Twilight
  ],
};
