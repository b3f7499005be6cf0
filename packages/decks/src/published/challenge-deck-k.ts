import type { DeckList } from '../deck-list.ts';

export const challengeDeckK: DeckList = {
  id: 'challenge-deck-k',
  name: '(K) Lord of Rings',
  alignment: 'minion',
  pool: [
    ['DM-6', 1], // Drór
    ['LE-13', 1], // Gulla
    ['LE-19', 1], // Layos
    ['DM-24', 1], // Súrion
    ['WH-46', 2], // Open to the Summons
    ['LE-1', 1], // Asternak
    ['LE-10', 1], // Eradan
    ['LE-14', 1], // Hador
    ['LE-17', 1], // Jerrek
    ['LE-23', 1], // Luitprand
    ['AS-3', 1], // Mîonid
  ],
  characters: [
    ['LE-56', 3], // Ren the Ringwraith
    ['LE-28', 1], // Odoacer
    ['LE-37', 1], // Pon Opar
  ],
  resources: [
    ['LE-303', 2], // Bright Gold Ring
    ['AS-123', 1], // Dwarven Ring of Thélor's Tribe
    ['LE-312', 2], // Gold Ring that Sauron Fancies
    ['LE-324', 2], // Minor Ring
    ['LE-334', 1], // Palantír of Orthanc
    ['LE-343', 1], // Scroll of Isildur
    ['LE-327', 1], // The Oracle's Ring
    ['LE-157', 3], // War-wolf
    ['LE-295', 1], // Woodmen
    ['WH-43', 2], // Crept Along Cleverly
    ['AS-80', 3], // Dark Tryst
    ['LE-212', 3], // Not Slay Needlessly
    ['LE-216', 2], // Orc Quarrels
    ['LE-226', 2], // Secrets of Their Forging
    ['LE-239', 2], // Test of Fire
    ['LE-250', 2], // Voices of Malice
  ],
  hazards: [
    ['LE-60', 1], // Arthadan Rangers
    ['LE-72', 1], // Ghosts
    ['DM-109', 1], // Nameless Thing
    ['LE-89', 3], // Sellswords Between Charters
    ['LE-90', 3], // Slayer
    ['LE-95', 3], // True Fire-drake
    ['LE-101', 1], // Arouse Defenders
    ['LE-103', 1], // Awaken Defenders
    ['TW-10', 2], // Awaken Minions
    ['LE-110', 3], // Doors of Night
    ['AS-29', 3], // FEAR! FIRE! FOES!
    ['LE-111', 2], // Fell Winter
    ['LE-116', 3], // Incite Denizens
    ['LE-145', 3], // Twilight
  ],
  sites: [
    ['LE-349', 1], // Amon Hen
    ['LE-351', 1], // Bandit Lair
    ['LE-354', 1], // Beorn's House
    ['LE-365', 1], // Dimrill Dale
    ['LE-367', 1], // Dol Guldur
    ['LE-372', 1], // Edoras
    ['LE-375', 1], // Gladden Fields
    ['LE-384', 1], // Isengard
    ['LE-390', 1], // Minas Morgul
    ['LE-392', 1], // Moria
    ['LE-404', 1], // Southron Oasis
    ['LE-411', 1], // Variag Camp
    ['LE-414', 1], // Woodmen-town
  ],
  sideboard: [
    ['LE-167', 1], // Bade to Rule
    ['LE-172', 1], // Bold Thrust
    ['LE-188', 1], // Gifts as Given of Old
    ['LE-324', 1], // Minor Ring
    ['WH-47', 1], // Piercing All Shadows
    ['LE-224', 1], // Rumor of the One
    ['LE-287', 1], // Southrons
    ['LE-235', 1], // Sudden Call
    ['LE-238', 1], // Swift Strokes
    ['LE-346', 1], // Trifling Ring
    ['LE-292', 1], // Variags of Khand
    ['LE-59', 1], // Ambusher
    ['LE-65', 1], // Cave Worm
    ['TD-21', 1], // Eärcaraxë Ahunt
    ['LE-112', 1], // Foolish Words
    ['TD-37', 1], // Itangast Ahunt
    ['LE-119', 1], // Lost in Free-domains
    ['LE-126', 1], // Muster Disperses
    ['TW-68', 1], // New Moon
    ['TD-85', 1], // Withered Lands
  ],
};
