import type { DeckList } from '../deck-list.ts';

export const challengeDeckJ: DeckList = {
  id: 'challenge-deck-j',
  name: '(J) Seducing Nations of Men',
  alignment: 'minion',
  pool: [
    ['LE-14', 1], // Hador
    ['LE-16', 1], // Horseman in the Night
    ['LE-28', 1], // Odoacer
    ['LE-24', 1], // The Mouth
    ['LE-302', 1], // Blazon of the Eye
    ['LE-345', 1], // Strange Rations
    ['WH-5', 3], // Ill-favoured Fellow
    ['LE-17', 1], // Jerrek
    ['LE-27', 1], // Nevido Smôd
    ['LE-31', 3], // Orc Captain
  ],
  characters: [
    ['LE-54', 3], // Indûr the Ringwraith
  ],
  resources: [
    ['LE-167', 1], // Bade to Rule
    ['LE-260', 1], // Balchoth
    ['LE-172', 3], // Bold Thrust
    ['LE-174', 1], // By the Ringwraith's Word
    ['AS-114', 1], // Corsairs of Rhûn
    ['WH-43', 2], // Crept Along Cleverly
    ['LE-178', 1], // Crooked Promptings
    ['LE-264', 1], // Easterlings
    ['AS-63', 1], // Haradrim
    ['LE-313', 1], // High Helm
    ['LE-216', 3], // Orc Quarrels
    ['TW-300', 1], // Palantír of Orthanc
    ['LE-220', 1], // Ready to His Will
    ['TW-323', 1], // Scroll of Isildur
    ['AS-131', 3], // Secret Book
    ['LE-287', 1], // Southrons
    ['LE-154', 1], // Stinker
    ['LE-418', 1], // The Arkenstone
    ['AS-102', 3], // The Tormented Earth
    ['LE-250', 1], // Voices of Malice
    ['AS-66', 1], // Wain-easterlings
  ],
  hazards: [
    ['LE-90', 2], // Slayer
    ['AS-24', 3], // Alone and Unadvised
    ['LE-65', 2], // Cave Worm
    ['LE-67', 3], // Corpse-candle
    ['LE-107', 1], // Covetous Thoughts
    ['TD-18', 2], // Dragon-sickness
    ['LE-72', 2], // Ghosts
    ['LE-122', 3], // Lure of Expedience
    ['LE-123', 3], // Lure of Nature
    ['LE-124', 3], // Lure of the Senses
    ['LE-84', 2], // Marsh-drake
    ['LE-89', 1], // Sellswords Between Charters
    ['LE-145', 2], // Twilight
    ['LE-149', 1], // Weariness of the Heart
  ],
  sites: [
    ['LE-379', 1], // Gondmaeglom
    ['LE-384', 1], // Isengard
    ['LE-395', 1], // Mount Gundabad
    ['LE-404', 1], // Southron Oasis
    ['LE-413', 1], // The Wind Throne
    ['LE-352', 4], // Barad-dûr
    ['LE-360', 1], // Caves of Ûlund
    ['LE-367', 4], // Dol Guldur
    ['LE-371', 1], // Easterling Camp
    ['TW-398', 1], // Goblin-gate
    ['LE-390', 4], // Minas Morgul
    ['LE-392', 1], // Moria
    ['LE-399', 1], // Raider-hold
  ],
  sideboard: [
    ['WH-43', 1], // Crept Along Cleverly
    ['LE-184', 1], // Focus Palantír
    ['AS-74', 1], // Great Bats
    ['LE-266', 1], // Grey Mountain Goblins
    ['AS-88', 1], // Hold Rebuilt and Repaired
    ['LE-276', 1], // Orcs of Gundabad
    ['LE-219', 1], // Poisonous Despair
    ['WH-47', 1], // Piercing All Shadows
    ['AS-76', 1], // Regiment of Black Crows
    ['LE-228', 2], // Skies of Fire
    ['LE-235', 1], // Sudden Call
    ['LE-250', 2], // Voices of Malice
    ['LE-107', 1], // Covetous Thoughts
    ['LE-119', 2], // Lost in Free-domains
    ['LE-134', 2], // River
    ['LE-145', 1], // Twilight
  ],
};
