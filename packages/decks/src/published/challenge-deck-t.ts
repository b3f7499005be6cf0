import type { DeckList } from '../deck-list.ts';

export const challengeDeckT: DeckList = {
  id: 'challenge-deck-t',
  name: '(T) Feel Free',
  alignment: 'hero',
  pool: [
    ['TD-94', 1], // Thráin II
    ['TW-179', 1], // Robin Smallburrow
    ['TD-92', 1], // Galdor
    ['TW-206', 1], // Dagger of Westernesse
    ['TW-224', 1], // Elf-stone
    ['TW-134', 1], // Boromir II
    ['TW-146', 1], // Éomer
    ['TW-168', 1], // Legolas
    ['DM-180', 1], // Folco Boffin
    ['TW-151', 1], // Forlong
    ['TW-164', 1], // Haldir
    ['TD-93', 1], // Ioreth
  ],
  characters: [
    ['TW-167', 1], // Kíli
    ['TW-172', 1], // Óin
    ['TW-182', 1], // Théoden
  ],
  resources: [
    ['TW-198', 1], // Bill the Pony
    ['TW-200', 1], // Blue Mountain Dwarves
    ['DM-178', 1], // Mistress Lobelia
    ['TW-299', 1], // Palantír of Minas Tirith
    ['TW-317', 1], // Riders of Rohan
    ['TW-367', 1], // Wood-elves
    ['TW-188', 1], // A Chance Meeting
    ['DM-117', 3], // Await the Advent of Allies
    ['DM-121', 2], // Crown of Flowers
    ['TW-207', 3], // Dark Quarrels
    ['TW-243', 3], // Gates of Morning
    ['AS-49', 1], // Glamour of Surpassing Excellance
    ['DM-140', 1], // Horns, Horns, Horns
    ['TD-125', 1], // Houses of Healing
    ['TW-288', 2], // Muster
    ['DM-156', 2], // Saw Further and Deeper
    ['DM-159', 3], // Smoke Rings
    ['AS-56', 2], // The Sun Unveiled
  ],
  hazards: [
    ['TW-5', 2], // Ambusher
    ['TW-15', 2], // Barrow-wight
    ['DM-106', 3], // Chill Douser
    ['TW-24', 1], // Corsairs of Umbar
    ['TD-19', 1], // Dunlending Raiders
    ['LE-71', 3], // Ent in Search of the Entwives
    ['DM-45', 3], // An Unexpected Outpost
    ['TD-25', 3], // Foolish Words
    ['TW-67', 2], // Muster Disperses
    ['LE-137', 3], // Shut Yer Mouth
    ['TD-73', 2], // Stormcrow
    ['TW-104', 2], // Tookish Blood
    ['TW-106', 3], // Twilight
  ],
  sites: [
    ['TW-372', 1], // Bag End
    ['TW-375', 1], // Barrow-downs
    ['TW-377', 1], // Blue Mountain Dwarf-hold
    ['TD-173', 1], // Buhr Widu
    ['TW-386', 1], // Dol Amroth
    ['TW-394', 1], // Edoras
    ['TW-399', 1], // Grey Havens
    ['TW-401', 1], // Himring
    ['TW-408', 1], // Lórien
    ['TW-412', 1], // Minas Tirith
    ['TW-419', 1], // Pelargir
    ['AS-141', 1], // Raider-hold
    ['TW-421', 1], // Rivendell
    ['TW-423', 1], // Sarn Goriwing
    ['TW-432', 1], // Thranduil's Halls
  ],
  sideboard: [
    ['TW-190', 1], // Align Palantír
    ['AS-45', 1], // Alliance of Free Peoples
    ['TW-212', 1], // Durin's Axe
    ['DM-132', 1], // Forewarned Is Forearmed
    ['TW-244', 1], // Glamdring
    ['TW-253', 1], // Halfling Strength
    ['DM-140', 1], // Horns, Horns, Horns
    ['TW-263', 1], // Knights of Dol Amroth
    ['TW-280', 1], // Men of Lebennin
    ['TD-142', 1], // Nenseldë the Wingild
    ['TW-312', 1], // Red Arrow
    ['AS-56', 1], // The Sun Unveiled
    ['TW-18', 1], // Call of Home
    ['TD-21', 1], // Eärcaraxë Ahunt
    ['TD-37', 1], // Itangast Ahunt
    ['TD-47', 1], // Marsh-drake
    ['TD-57', 1], // Rain-drake
    ['LE-89', 1], // Sellswords Between Charters
    ['TW-89', 1], // Slayer
    ['TD-76', 1], // Times Are Evil
  ],
};
