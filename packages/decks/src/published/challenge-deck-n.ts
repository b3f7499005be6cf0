import type { DeckList } from '../deck-list.ts';

export const challengeDeckN: DeckList = {
  id: 'challenge-deck-n',
  name: '(N) Smoke on the Water',
  alignment: 'minion',
  pool: [
    ['LE-39', 1], // Shagrat
    ['LE-20', 1], // Lieutenant of Angmar
    ['LE-35', 2], // Orc Veteran
    ['LE-44', 1], // Troll Lout
    ['AS-94', 1], // Orders from Lugbúrz
    ['LE-310', 1], // Foul-smelling Paste
    ['LE-18', 1], // Lagduf
    ['LE-25', 1], // Muzgash
    ['LE-31', 2], // Orc Captain
    ['LE-34', 1], // Orc Tracker
  ],
  characters: [
    ['LE-55', 3], // Khamûl the Ringwraith
    ['LE-34', 1], // Orc Tracker
  ],
  resources: [
    ['LE-152', 1], // Blackbole
    ['LE-304', 3], // Broad-headed Spear
    ['LE-173', 3], // Burning Rick, Cot, and Tree
    ['LE-266', 1], // Grey Mountain Goblins
    ['LE-313', 1], // High Helm
    ['LE-276', 1], // Orcs of Gundabad
    ['LE-341', 1], // Sable Shield
    ['LE-230', 1], // Smoke on the Wind
    ['LE-172', 3], // Bold Thrust
    ['AS-80', 3], // Dark Tryst
    ['LE-183', 2], // Fell Rider
    ['LE-185', 1], // Forced March
    ['LE-196', 2], // I'll Report You
    ['LE-238', 3], // Swift Strokes
    ['LE-247', 2], // Under His Blow
    ['LE-253', 2], // Weigh All Things to a Nicety
  ],
  hazards: [
    ['DM-106', 3], // Chill Douser
    ['TW-493', 3], // Neeker-breekers
    ['LE-90', 3], // Slayer
    ['DM-113', 3], // Wisp of Pale Sheen
    ['DM-45', 2], // An Unexpected Outpost
    ['AS-27', 3], // Enchanted Stream
    ['DM-55', 2], // Exhalation of Decay
    ['LE-112', 3], // Foolish Words
    ['LE-134', 3], // River
    ['LE-137', 2], // Shut Yer Mouth
    ['DM-71', 3], // The Moon Is Dead
  ],
  sites: [
    ['LE-357', 1], // Buhr Widu
    ['LE-358', 1], // Cameth Brin
    ['LE-359', 1], // Carn Dûm
    ['LE-364', 1], // Dead Marshes
    ['LE-367', 1], // Dol Guldur
    ['AS-144', 1], // Eagles' Eyrie
    ['LE-379', 1], // Gondmaeglom
    ['LE-384', 1], // Isengard
    ['LE-392', 1], // Moria
    ['LE-395', 1], // Mount Gundabad
    ['LE-399', 1], // Raider-hold
    ['LE-401', 1], // Sarn Goriwing
    ['LE-403', 1], // Shrel-Kain
    ['LE-414', 1], // Woodmen-town
  ],
  sideboard: [
    ['LE-299', 1], // Black Mace
    ['LE-183', 1], // Fell Rider
    ['LE-185', 1], // Forced March
    ['LE-188', 1], // Gifts as Given of Old
    ['LE-196', 1], // I'll Report You
    ['WH-53', 1], // Mechanical Bow
    ['LE-277', 1], // Orcs of Mirkwood
    ['WH-47', 1], // Piercing All Shadows
    ['LE-235', 1], // Sudden Call
    ['LE-223', 2], // The Ring Leaves Its Mark
    ['LE-247', 1], // Under His Blow
    ['LE-157', 1], // War-wolf
    ['LE-295', 1], // Woodmen
    ['AS-24', 1], // Alone and Unadvised
    ['LE-59', 1], // Ambusher
    ['TD-21', 1], // Eärcaraxë Ahunt
    ['TD-37', 1], // Itangast Ahunt
    ['LE-119', 1], // Lost in Free-domains
    ['LE-136', 1], // Searching Eye
  ],
};
