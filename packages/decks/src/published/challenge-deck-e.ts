import type { DeckList } from '../deck-list.ts';

export const challengeDeckE: DeckList = {
  id: 'challenge-deck-e',
  name: '(E) Return of the King',
  alignment: 'hero',
  pool: [
    ['TW-119', 1], // Annalena
    ['TW-120', 1], // Aragorn II
    ['TW-122', 1], // Arwen
    ['TW-149', 1], // Faramir
    ['TW-224', 1], // Elf-stone
    ['TW-330', 1], // Star-glass
    ['TW-128', 1], // Beretar
    ['TW-129', 1], // Bergil
    ['TW-134', 1], // Boromir II
    ['TW-151', 1], // Forlong
    ['TW-166', 1], // Imrahil
    ['TW-184', 1], // Thranduil
  ],
  characters: [
    ['TW-156', 3], // Gandalf
  ],
  resources: [
    ['TW-196', 3], // Beautiful Gold Ring
    ['TW-204', 3], // Concealment
    ['TW-207', 2], // Dark Quarrels
    ['TW-209', 2], // Dodge
    ['TW-244', 1], // Glamdring
    ['TW-254', 1], // Hauberk of Bright Mail
    ['TW-266', 2], // Lesser Ring
    ['TW-274', 1], // Magic Ring of Stealth
    ['TD-134', 2], // Marvels Told
    ['TW-289', 1], // Narsil
    ['WH-33', 2], // Noble Steed
    ['TW-307', 1], // Quickbeam
    ['TW-310', 1], // Rangers of Ithilien
    ['TW-316', 1], // Return of the King
    ['DM-159', 1], // Smoke Rings
    ['TW-332', 3], // Stealth
    ['TW-336', 1], // Sword of Gondolin
    ['TW-349', 1], // Thorough Search
    ['TW-352', 1], // Tower Guard of Minas Tirith
  ],
  hazards: [
    ['LE-59', 2], // Ambusher
    ['TD-8', 3], // Cave Worm
    ['TW-20', 2], // Cave-drake
    ['TW-24', 1], // Corsairs of Umbar
    ['LE-71', 3], // Ent in Search of the Entwives
    ['LE-112', 1], // Foolish Words
    ['TW-37', 2], // Ghosts
    ['LE-122', 2], // Lure of Expedience
    ['LE-84', 2], // Marsh-drake
    ['LE-128', 1], // Nothing to Eat or Drink
    ['AS-34', 1], // Power Built by Waiting
    ['TW-82', 1], // Pûkel-men
    ['TD-57', 2], // Rain-drake
    ['LE-136', 1], // Searching Eye
    ['LE-89', 2], // Sellswords Between Charters
    ['LE-143', 2], // Tidings of Bold Spies
    ['TW-106', 2], // Twilight
  ],
  sites: [
    ['TW-373', 1], // Bandit Lair
    ['TD-173', 1], // Buhr Widu
    ['TW-384', 1], // Dead Marshes
    ['TW-386', 1], // Dol Amroth
    ['TW-393', 4], // Edhellond
    ['TW-394', 1], // Edoras
    ['TW-396', 1], // Gladden Fields
    ['DM-31', 1], // Haudh-in-Gwanûr
    ['TW-400', 1], // Henneth Annûn
    ['TW-404', 1], // Isengard
    ['TW-408', 4], // Lórien
    ['TW-412', 1], // Minas Tirith
    ['TW-413', 1], // Moria
    ['TW-421', 4], // Rivendell
    ['TW-437', 1], // Wellinghall
  ],
  sideboard: [
    ['TW-207', 1], // Dark Quarrels
    ['TW-243', 2], // Gates of Morning
    ['TW-263', 1], // Knights of Dol Amroth
    ['TD-134', 1], // Marvels Told
    ['TW-175', 1], // Pallando
    ['WH-34', 2], // Promptings of Wisdom
    ['TW-317', 1], // Riders of Rohan
    ['AS-24', 1], // Alone and Unadvised
    ['TD-4', 1], // Bairanax Ahunt
    ['TW-24', 1], // Corsairs of Umbar
    ['LE-112', 1], // Foolish Words
    ['TW-37', 1], // Ghosts
    ['TD-34', 1], // Incite Denizens
    ['TW-67', 1], // Muster Disperses
    ['LE-128', 1], // Nothing to Eat or Drink
    ['LE-136', 1], // Searching Eye
    ['LE-91', 1], // Sons of Kings
    ['TW-106', 1], // Twilight
  ],
};
