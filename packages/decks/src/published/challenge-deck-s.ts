import type { DeckList } from '../deck-list.ts';

export const challengeDeckS: DeckList = {
  id: 'challenge-deck-s',
  name: '(S) Await the Onset',
  alignment: 'fallen-wizard',
  pool: [
    ['TW-134', 1], // Boromir II
    ['DM-4', 1], // Dâsakûn
    ['TD-93', 1], // Ioreth
    ['TW-182', 1], // Théoden
    ['TW-185', 1], // Vôteli
    ['WH-82', 2], // Thrall of the Voice
    ['LE-302', 1], // Blazon of the Eye
    ['TW-259', 1], // Horn of Anor
    ['WH-98', 1], // Gandalf's Friend
    ['TW-116', 1], // Adrazar
    ['DM-8', 1], // Elwen
    ['TW-146', 1], // Éomer
    ['TW-148', 1], // Erkenbrand
    ['TW-151', 1], // Forlong
  ],
  characters: [
    ['WH-4', 3], // Gandalf
    ['DM-182', 1], // Freca
    ['DM-16', 1], // Herion
  ],
  resources: [
    ['LE-261', 1], // Beornings
    ['TW-198', 1], // Bill the Pony
    ['TW-245', 1], // Goldberry
    ['DM-178', 1], // Mistress Lobelia
    ['AS-51', 1], // No Strangers at this Time
    ['TW-344', 1], // The Great Eagles
    ['WH-97', 3], // Chambers in the Royal Court
    ['WH-99', 1], // Give Welcome to the Unexpected
    ['WH-100', 1], // Grey Embassy
    ['WH-74', 1], // Guarded Haven
    ['WH-84', 1], // Wizard's Myrmidon
    ['TW-207', 2], // Dark Quarrels
    ['AS-80', 2], // Dark Tryst
    ['DM-140', 1], // Horns, Horns, Horns
    ['TD-134', 1], // Marvels Told
    ['TW-288', 1], // Muster
    ['LE-212', 1], // Not Slay Needlessly
    ['TW-319', 2], // Risky Blow
    ['DM-159', 2], // Smoke Rings
    ['LE-238', 2], // Swift Strokes
    ['LE-250', 1], // Voices of Malice
    ['LE-253', 2], // Weigh All Things to a Nicety
  ],
  hazards: [
    ['TW-15', 1], // Barrow-wight
    ['LE-65', 2], // Cave Worm
    ['LE-75', 3], // Giant Spiders
    ['LE-83', 2], // Lesser Spiders
    ['TW-493', 2], // Neeker-breekers
    ['LE-99', 2], // Watcher in the Water
    ['DM-45', 2], // An Unexpected Outpost
    ['TW-497', 2], // A Pack at the Door
    ['TW-28', 3], // Doors of Night
    ['AS-30', 3], // Full of Froth and Rage
    ['TD-54', 2], // Peril Returned
    ['TD-67', 1], // Searching Eye
    ['TW-106', 3], // Twilight
    ['TW-108', 2], // Wake of War
  ],
  sites: [
    ['TW-372', 1], // Bag End
    ['TW-376', 1], // Beorn's House
    ['TW-378', 1], // Bree
    ['TW-386', 1], // Dol Amroth
    ['TW-391', 1], // Eagles' Eyrie
    ['TW-394', 1], // Edoras
    ['TW-412', 1], // Minas Tirith
    ['TW-417', 1], // Old Forest
    ['TW-419', 1], // Pelargir
    ['WH-58', 1], // The White Towers
  ],
  sideboard: [
    ['WH-96', 1], // Await the Onset
    ['DM-130', 2], // Fireworks
    ['WH-74', 2], // Guarded Haven
    ['DM-140', 1], // Horns, Horns, Horns
    ['TW-263', 1], // Knights of Dol Amroth
    ['WH-76', 1], // Legacy of Smiths
    ['TD-134', 1], // Marvels Told
    ['TW-277', 1], // Men of Anórien
    ['TW-280', 1], // Men of Lebennin
    ['WH-77', 1], // Mischief in a Mean Way
    ['AS-51', 1], // No Strangers at this Time
    ['LE-333', 1], // Palantír of Minas Tirith
    ['TW-311', 1], // Rangers of the North
    ['TW-317', 1], // Riders of Rohan
    ['TW-352', 1], // Tower Guard of Minas Tirith
    ['LE-250', 1], // Voices of Malice
    ['AS-24', 1], // Alone and Unadvised
    ['TW-53', 1], // Lost in Free-domains
  ],
};
