import type { DeckList } from '../deck-list.ts';

export const challengeDeckP: DeckList = {
  id: 'challenge-deck-p',
  name: '(P) Join the Hunt',
  alignment: 'fallen-wizard',
  pool: [
    ['TW-127', 1], // Beregond
    ['TW-146', 1], // Éomer
    ['TW-164', 1], // Haldir
    ['DM-17', 1], // Ivic
    ['TW-176', 1], // Peath
    ['TW-206', 2], // Dagger of Westernesse
    ['WH-95', 1], // Squire of the Hunt
    ['WH-82', 1], // Thrall of the Voice
    ['LE-1', 1], // Asternak
    ['TW-123', 1], // Balin
    ['TW-128', 1], // Beretar
    ['TW-149', 1], // Faramir
    ['TW-160', 1], // Glóin
  ],
  characters: [
    ['WH-1', 3], // Alatar
    ['TW-167', 1], // Kíli
    ['TW-172', 1], // Óin
  ],
  resources: [
    ['DM-119', 2], // Barrow-blade
    ['TW-212', 1], // Durin's Axe
    ['TW-244', 1], // Glamdring
    ['LE-313', 1], // High Helm
    ['DM-179', 1], // Noble Hound
    ['TW-311', 1], // Rangers of the North
    ['TW-350', 1], // Tom Bombadil
    ['LE-156', 2], // War-warg
    ['LE-157', 2], // War-wolf
    ['WH-40', 2], // Wild Hounds
    ['WH-90', 1], // Bow of Alatar
    ['WH-92', 1], // Huntsman's Garb
    ['WH-93', 1], // Join the Hunt
    ['WH-84', 1], // Wizard's Myrmidon
    ['TW-188', 1], // A Chance Meeting
    ['TW-189', 2], // A Friend or Three
    ['TD-95', 2], // A Short Rest
    ['WH-43', 2], // Crept Along Cleverly
    ['TW-319', 2], // Risky Blow
    ['DM-159', 1], // Smoke Rings
    ['LE-238', 2], // Swift Strokes
  ],
  hazards: [
    ['LE-65', 2], // Cave Worm
    ['TW-20', 2], // Cave-drake
    ['DM-106', 3], // Chill Douser
    ['TW-24', 1], // Corsairs of Umbar
    ['LE-71', 1], // Ent in Search of the Entwives
    ['TW-89', 3], // Slayer
    ['DM-45', 2], // An Unexpected Outpost
    ['TW-18', 2], // Call of Home
    ['DM-57', 1], // Faces of the Dead
    ['TD-25', 3], // Foolish Words
    ['TW-67', 1], // Muster Disperses
    ['LE-132', 2], // Rebel-talk
    ['LE-137', 2], // Shut Yer Mouth
    ['LE-138', 2], // So You've Come Back
    ['TW-106', 3], // Twilight
  ],
  sites: [
    ['LE-353', 1], // Barrow-downs
    ['TW-378', 1], // Bree
    ['LE-376', 1], // Glittering Caves
    ['TW-401', 1], // Himring
    ['TW-404', 1], // Isengard
    ['WH-56', 1], // Isengard
    ['TW-417', 1], // Old Forest
    ['LE-397', 1], // Ost-in-Edhil
    ['LE-400', 1], // Ruined Signal Tower
    ['TW-430', 1], // The White Towers
    ['WH-58', 1], // The White Towers
    ['AS-169', 1], // Weathertop
    ['LE-417', 1], // Zarak Dûm
  ],
  sideboard: [
    ['WH-37', 1], // A Panoply of Wings
    ['TW-499', 1], // Dwarven Axe
    ['TW-245', 1], // Goldberry
    ['DM-179', 1], // Noble Hound
    ['WH-34', 1], // Promptings of Wisdom
    ['LE-341', 1], // Sable Shield
    ['WH-70', 1], // Gatherer of Loyalties
    ['WH-72', 1], // Great Patron
    ['WH-75', 1], // Hidden Haven
    ['WH-76', 1], // Legacy of Smiths
    ['WH-91', 1], // The Great Hunt
    ['TW-5', 1], // Ambusher
    ['TW-15', 1], // Barrow-wight
    ['TD-10', 1], // Daelomin Ahunt
    ['TW-53', 1], // Lost in Free-domains
    ['TW-72', 1], // Orc-guard
    ['TD-67', 1], // Searching Eye
    ['LE-89', 1], // Sellswords Between Charters
  ],
};
