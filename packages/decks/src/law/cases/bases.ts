import type { CardId, PlayerKind } from '@mathom/engine/language';
import type { Deck, DeckEntry } from '../../deck.ts';

/** A lawful deck for each kind of player, as plain as can be. Cases change one thing of it. */

const times = (n: number, ...ids: readonly CardId[]): DeckEntry[] => ids.map((id) => [id, n]);

/** 12 creatures and 18 events. */
const hazards: readonly DeckEntry[] = [
  ...times(3, 'TW-5', 'TW-17', 'TW-20', 'TW-39'), // Ambusher, Brigands, Cave-drake, Giant
  ...times(3, 'TW-6', 'TW-18', 'TW-27'), // Arouse Denizens, Call of Home, Despair of the Heart
  ...times(3, 'TW-28', 'TW-49', 'TW-55'), // Doors of Night, Long Winter, Lost in the Wilderness
];

/** Short-events of heroes. */
const heroes: readonly CardId[] = [
  'TW-188', // A Chance Meeting
  'TW-191', // Anduin River
  'TW-194', // Ash Mountains
  'TW-199', // Block
  'TW-202', // Bridge
  'TW-204', // Concealment
  'TW-207', // Dark Quarrels
  'TW-209', // Dodge
  'TW-220', // Eagle-mounts
  'TW-229', // Escape
];
/** And of minions. */
const minions: readonly CardId[] = [
  'LE-159', // A Malady Without Healing
  'LE-160', // A Nice Place to Hide
  'LE-163', // All Thought Bent upon It
  'LE-164', // An Untimely Whisper
  'LE-166', // Back to the Fray
  'LE-171', // Blow Turned
  'LE-172', // Bold Thrust
  'LE-175', // Catch an Elusive Scent
  'LE-177', // Crack in the Wall
  'LE-178', // Crooked Promptings
];

const wizard: Deck = {
  name: 'A Wizard',
  alignment: 'wizard',
  pool: [
    ...times(1, 'TW-149', 'TW-128', 'TW-151'), // Faramir, Beretar, Forlong
    ...times(1, 'TW-141', 'TW-165'), // Dori, Háma
    ...times(1, 'TD-105', 'TW-259'), // Cram, Horn of Anor
  ],
  characters: [['TW-156', 1]], // Gandalf
  resources: times(3, ...heroes),
  hazards,
  sites: times(1, 'TW-421', 'TW-378'), // Rivendell, Bree
  sideboard: [],
};

const ringwraith: Deck = {
  name: 'A Ringwraith',
  alignment: 'ringwraith',
  pool: [
    ...times(1, 'LE-1', 'LE-7', 'LE-23'), // Asternak, Dôgrib, Luitprand
    ...times(1, 'LE-28', 'LE-36', 'LE-40'), // Odoacer, Ostisen, Shámas
    ...times(1, 'LE-300', 'LE-342'), // Black-hide Shield, Saw-toothed Blade
  ],
  characters: [['LE-58', 1]], // The Witch-king
  resources: times(3, ...minions),
  hazards,
  sites: times(1, 'LE-390', 'LE-367', 'LE-356'), // Minas Morgul, Dol Guldur, Bree
  sideboard: [],
};

const fallenWizard: Deck = {
  name: 'A Fallen-wizard',
  alignment: 'fallen-wizard',
  avatar: 'Gandalf',
  pool: [
    ...times(1, 'TW-149', 'TW-128', 'TW-151'), // Faramir, Beretar, Forlong
    ...times(1, 'LE-7', 'LE-30'), // Dôgrib, Orc Brawler
    ...times(1, 'TD-105', 'TW-259'), // Cram, Horn of Anor
    ...times(1, 'WH-63', 'WH-75'), // Bad Company, Hidden Haven
  ],
  characters: [['WH-4', 1]], // Gandalf
  resources: [...times(2, ...heroes), ...times(2, ...minions.slice(0, 5))],
  hazards,
  sites: times(1, 'WH-58', 'TW-436', 'TW-378'), // The White Towers, Weathertop, Bree
  sideboard: [],
};

const balrog: Deck = {
  name: 'A Balrog',
  alignment: 'balrog',
  pool: [
    ...times(1, 'LE-12', 'LE-18', 'LE-25'), // Grishnákh, Lagduf, Muzgash
    ...times(1, 'LE-30', 'LE-33', 'LE-35'), // Orc Brawler, Orc Sniffler, Orc Veteran
    ...times(1, 'LE-300', 'LE-342'), // Black-hide Shield, Saw-toothed Blade
  ],
  characters: [['BA-3', 1]], // The Balrog
  resources: times(3, ...minions),
  hazards,
  sites: times(1, 'BA-93', 'BA-100', 'LE-356'), // Moria, The Under-gates, Bree
  sideboard: [],
};

export const BASES: Readonly<Record<PlayerKind, Deck>> = {
  wizard,
  ringwraith,
  'fallen-wizard': fallenWizard,
  balrog,
};

/** Cards of the lawful decks that a case takes away to make room: a hero's and a minion's event. */
export const HERO_ROOM: CardId = 'TW-188';
export const MINION_ROOM: CardId = 'LE-159';
/** A hazard that is no creature, and one that is. */
export const HAZARD_ROOM: CardId = 'TW-6';
export const CREATURE_ROOM: CardId = 'TW-5';
