import type { DeckList } from '../deck-list.ts';

export const challengeDeck1: DeckList = {
  id: 'challenge-deck-1',
  name: '(#1) The Shadow-deeps',
  alignment: 'balrog',
  pool: [
    ['BA-2', 1], // Azog
    ['BA-5', 1], // Bûthrakaur
    ['BA-8', 2], // Mountain-maggot
    ['LE-35', 1], // Orc Veteran
    ['BA-70', 1], // Orders from the Great Demon
    ['BA-60', 1], // Gangways over the Fire
    ['LE-11', 1], // Gorbag
    ['LE-34', 2], // Orc Tracker
    ['LE-39', 1], // Shagrat
  ],
  characters: [
    ['BA-3', 3], // The Balrog
    ['AS-1', 1], // Bûrat
    ['AS-5', 1], // Tûma
    ['AS-6', 1], // Wûluag
  ],
  resources: [
    ['BA-35', 1], // Cave Troll
    ['BA-56', 1], // Descent through Fire
    ['BA-45', 1], // Evil Things Lingering
    ['BA-46', 1], // Great Troll
    ['BA-66', 1], // Maker's Map
    ['BA-77', 1], // Tempest of Fire
    ['LE-299', 2], // Black Mace
    ['LE-313', 1], // High Helm
    ['AS-127', 2], // Iron Shield of Old
    ['LE-277', 1], // Orcs of Mirkwood
    ['LE-278', 1], // Orcs of Moria
    ['LE-341', 1], // Sable Shield
    ['LE-154', 1], // Stinker
    ['BA-36', 2], // Ancient Secrets
    ['BA-49', 1], // Angband Revisited
    ['BA-51', 1], // Caverns Unchoked
    ['BA-59', 1], // Foe Dismayed
    ['BA-37', 1], // Going Ever Under Dark
    ['BA-61', 2], // Great Fissure
    ['BA-62', 2], // Great Shadow
    ['BA-71', 1], // Out He Sprang
    ['BA-79', 1], // Vanguard of Might
    ['LE-172', 3], // Bold Thrust
    ['LE-196', 2], // I'll Report You
  ],
  hazards: [
    ['BA-10', 1], // Beorning Skin-changers
    ['BA-11', 1], // Carrion Feeders
    ['BA-21', 1], // Monstrosity of Diverse Shape
    ['BA-13', 2], // Shelob's Brood
    ['BA-24', 1], // Spawn of Ungoliant
    ['BA-28', 1], // Ungoliant's Foul Issue
    ['BA-27', 1], // Ungoliant's Progeny
    ['LE-75', 3], // Giant Spiders
    ['TW-43', 2], // Half-trolls of Far Harad
    ['LE-83', 3], // Lesser Spiders
    ['TW-493', 2], // Neeker-breekers
    ['BA-14', 1], // Black Vapour
    ['BA-15', 1], // Darkness Made by Malice
    ['BA-23', 1], // The Reek
    ['BA-26', 1], // Unabated in Malice
    ['LE-112', 2], // Foolish Words
    ['AS-30', 3], // Full of Froth and Rage
    ['LE-113', 1], // Greed
    ['LE-122', 2], // Lure of Expedience
    ['LE-145', 2], // Twilight
  ],
  sites: [
    ['BA-93', 1], // Moria
    ['BA-100', 1], // The Under-gates
    ['BA-89', 1], // The Drowning-deeps
    ['BA-91', 1], // The Iron-deeps
    ['BA-97', 1], // The Sulfur-deeps
    ['BA-98', 1], // The Under-courts
    ['BA-99', 1], // The Under-galleries
    ['BA-101', 1], // The Under-grottos
    ['BA-102', 1], // The Under-leas
    ['BA-103', 1], // The Under-vaults
    ['BA-84', 1], // Barad-dûr
    ['BA-85', 1], // Carn Dûm
    ['BA-86', 1], // Cirith Gorgor
    ['BA-87', 1], // Cirith Ungol
    ['BA-88', 1], // Dol Guldur
    ['BA-92', 1], // Minas Morgul
    ['BA-95', 1], // Remains of Thangorodrim
    ['LE-364', 1], // Dead Marshes
    ['LE-378', 1], // Goblin-gate
    ['LE-401', 1], // Sarn Goriwing
  ],
  sideboard: [
    ['BA-50', 1], // Breach the Hold
    ['BA-53', 1], // Cloaked by Darkness
    ['BA-6', 1], // Crook-legged Orc
    ['BA-55', 1], // Darkness Wielded
    ['BA-58', 1], // Flame of Udûn
    ['BA-7', 1], // Hill-troll
    ['BA-67', 1], // Memories of Old Torture
    ['BA-74', 1], // Roots of the Earth
    ['BA-78', 1], // Terror Heralds Doom
    ['LE-195', 1], // I'll Be At Your Heels
    ['LE-35', 2], // Orc Veteran
    ['WH-47', 1], // Piercing All Shadows
    ['LE-228', 2], // Skies of Fire
    ['LE-235', 1], // Sudden Call
    ['AS-106', 2], // The Under-roads
    ['BA-16', 1], // Desire All for Thy Belly
    ['BA-19', 1], // Glance of Arien
    ['BA-25', 1], // The Sun Shone Fiercely
    ['TW-24', 1], // Corsairs of Umbar
    ['LE-107', 2], // Covetous Thoughts
    ['LE-126', 2], // Muster Disperses
    ['LE-141', 1], // Stench of Mordor
    ['DM-98', 1], // The Way is Shut
  ],
};
