import type { DeckList } from '../deck-list.ts';

export const challengeDeckB: DeckList = {
  id: 'challenge-deck-b',
  name: '(B) Release the Prisoners',
  alignment: 'hero',
  pool: [
    ['TW-143', 1], // Elladan
    ['TW-148', 1], // Erkenbrand
    ['TW-174', 1], // Orophin
    ['TW-145', 1], // Elrond
    ['TD-105', 1], // Cram
    ['TW-327', 1], // Shield of Iron-bound Ash
    ['TW-128', 1], // Beretar
    ['TW-132', 1], // Bofur
    ['TW-144', 1], // Elrohir
    ['TW-158', 1], // Gildor Inglorion
    ['TW-164', 1], // Haldir
    ['TW-123', 1], // Balin
  ],
  characters: [
    ['TW-117', 3], // Alatar
  ],
  resources: [
    ['TW-201', 1], // Book of Mazarbul
    ['DM-121', 1], // Crown of Flowers
    ['TW-207', 1], // Dark Quarrels
    ['TW-209', 2], // Dodge
    ['TW-229', 1], // Escape
    ['TW-243', 3], // Gates of Morning
    ['TW-245', 1], // Goldberry
    ['TW-246', 1], // Gollum
    ['TD-132', 3], // Many Turns and Doublings
    ['TW-288', 1], // Muster
    ['TW-295', 1], // Orcrist
    ['TW-311', 1], // Rangers of the North
    ['TW-315', 3], // Rescue Prisoners
    ['TW-319', 3], // Risky Blow
    ['AS-54', 1], // Safe from the Shadow
    ['TW-323', 1], // Scroll of Isildur
    ['TW-336', 1], // Sword of Gondolin
    ['TW-342', 2], // The Cock Crows
    ['DM-164', 1], // The Windlord Found Me
    ['TW-358', 1], // Vilya
  ],
  hazards: [
    ['TW-15', 3], // Barrow-wight
    ['LE-90', 3], // Slayer
    ['AS-24', 3], // Alone and Unadvised
    ['DM-106', 3], // Chill Douser
    ['TW-23', 3], // Corpse-candle
    ['LE-107', 1], // Covetous Thoughts
    ['TD-18', 1], // Dragon-sickness
    ['LE-122', 3], // Lure of Expedience
    ['LE-123', 3], // Lure of Nature
    ['DM-111', 2], // Stirring Bones
    ['DM-71', 3], // The Moon Is Dead
    ['TW-106', 2], // Twilight
  ],
  sites: [
    ['TW-375', 1], // Barrow-downs
    ['TW-377', 1], // Blue Mountain Dwarf-hold
    ['TW-378', 1], // Bree
    ['TW-380', 1], // Carn Dûm
    ['TW-398', 1], // Goblin-gate
    ['TW-399', 4], // Grey Havens
    ['TW-404', 1], // Isengard
    ['TW-409', 1], // Lossadan Cairn
    ['TW-408', 4], // Lórien
    ['TW-413', 1], // Moria
    ['TW-415', 1], // Mount Gram
    ['TW-416', 1], // Mount Gundabad
    ['TW-417', 1], // Old Forest
    ['TW-421', 4], // Rivendell
    ['TD-181', 1], // Zarak Dûm
  ],
  sideboard: [
    ['TW-200', 1], // Blue Mountain Dwarves
    ['TW-207', 2], // Dark Quarrels
    ['DM-132', 1], // Forewarned Is Forearmed
    ['TW-250', 1], // Great-shield of Rohan
    ['TD-134', 1], // Marvels Told
    ['WH-34', 1], // Promptings of Wisdom
    ['TW-178', 1], // Radagast
    ['TW-342', 1], // The Cock Crows
    ['LE-59', 1], // Ambusher
    ['TW-24', 2], // Corsairs of Umbar
    ['LE-112', 2], // Foolish Words
    ['TW-37', 2], // Ghosts
    ['DM-88', 1], // Seized by Terror
    ['TW-99', 1], // The Ring's Betrayal
    ['TW-106', 1], // Twilight
    ['LE-146', 1], // Veils Flung Away
  ],
};
