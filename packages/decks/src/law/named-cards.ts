import type { CardId, PlayerKind } from '@mathom/engine/language';

/** What the law says of single cards, by id: a name can stand on several. */

/** What was ruled of single cards among those that are barred. */
export const RULED: ReadonlyMap<CardId, string> = new Map([['LE-167', 'crf/card/bade-to-rule/1']]);

/** Cards that a kind of player cannot have in his deck. */
export const BARRED: Readonly<
  Partial<Record<PlayerKind, { readonly cards: ReadonlySet<CardId>; readonly cites: string }>>
> = {
  'fallen-wizard': {
    cites: 'coe/1.5.F6',
    cards: new Set<CardId>([
      'LE-167', // Bade to Rule
      'AS-71', // The Balrog, as an ally
      'TW-205', // Cracks of Doom
      'TW-239', // Favor of the Valar
      'TW-247', // Gollum's Fate
      'DM-141', // Hour of Need
      'LE-201', // Kill All But NOT the Halflings
      'LE-203', // The Lidless Eye
      'BA-43', // Sauron, by its own text
      'AS-49', // Glamour of Surpassing Excellence
      'LE-204', // Messenger of Mordor
      'LE-208', // News Must Get Through
      'LE-209', // News of the Shire
      'TW-294', // Old Road
      'AS-56', // The Sun Unveiled
      'AS-107', // Use Your Legs
      'DM-164', // The Windlord Found Me
      'TD-169', // Wizard Uncloaked
    ]),
  },
  balrog: {
    cites: 'coe/1.3.B5',
    cards: new Set<CardId>([
      'AS-77', // Above the Abyss
      'LE-167', // Bade to Rule
      'AS-71', // The Balrog, as an ally
      'TW-12', // Balrog of Moria
      'WH-41', // The Black Council
      'AS-72', // Black Horse
      'LE-170', // Black Rider
      'LE-174', // By the Ringwraith's Word
      'AS-73', // Creature of an Older World
      'DM-107', // Durin's Bane
      'LE-183', // Fell Rider
      'WH-44', // The Fiery Blade
      'AS-126', // Helm of Fear
      'LE-190', // Heralded Lord
      'LE-201', // Kill All But NOT the Halflings
      'LE-203', // The Lidless Eye
      'LE-205', // Morgul-blade
      'LE-209', // News of the Shire
      'WH-46', // Open to the Summons
      'AS-94', // Orders from Lugbúrz
      'AS-96', // Padding Feet
      'LE-223', // The Ring Leaves Its Mark
      'LE-161', // Adûnaphel Unleashed
      'LE-162', // Akhôrahil Unleashed
      'LE-182', // Dwar Unleashed
      'LE-193', // Hoarmûrath Unleashed
      'LE-198', // Indûr Unleashed
      'LE-200', // Khamûl Unleashed
      'LE-222', // Ren Unleashed
      'LE-248', // Ûvatha Unleashed
      'LE-257', // The Witch-king Unleashed
      'BA-43', // Sauron
      'LE-242', // They Ride Together
      'AS-107', // Use Your Legs
      'LE-255', // While the Yellow Face Sleeps
    ]),
  },
};

/** Cards that say that nobody starts with them. */
export const NOT_STARTING: ReadonlySet<CardId> = new Set<CardId>([
  'AS-1', // Bûrat
  'AS-5', // Tûma
  'AS-6', // Wûluag
  'AS-130', // Records Unread
  'AS-131', // Secret Book
  'DM-169', // Forgotten Scrolls
  'DM-172', // Lost Tome
  'WH-68', // The Fortress of Isen
  'WH-69', // Fortress of the Towers
  'WH-74', // Guarded Haven
]);

/** Cards with which only a company of heroes cannot start. */
export const NOT_STARTING_HEROES: ReadonlySet<CardId> = new Set<CardId>([
  'LE-419', // Deadly Dart
]);

/** What cards drafted earlier let a player draft (coe/1.9.R2, 1.9.F1 to 1.9.F3). */
export interface Permit {
  /** one agent */
  readonly agent?: true;
  /** one character of up to so much mind */
  readonly mind?: number;
  /** Orcs and Trolls, as many as there are */
  readonly orcs?: true;
  /** one Orc or Troll, in the rule sets where a card for any character is enough */
  readonly anyRace?: true;
  /** where it is said that it does not help those who never start */
  readonly notForBarred: string;
}
export const PERMITS: ReadonlyMap<CardId, Permit> = new Map<CardId, Permit>([
  ['WH-46', { agent: true, notForBarred: 'crf/card/open-to-the-summons/2' }], // Open to the Summons
  ['WH-63', { orcs: true, notForBarred: 'crf/card/bad-company/1' }], // Bad Company
  [
    'WH-82',
    { agent: true, mind: 6, anyRace: true, notForBarred: 'crf/card/thrall-of-the-voice/1' },
  ], // Thrall of the Voice
]);

/** Stage cards that are played on a site, and so need one during the draft (coe/1.9.1). */
export const ON_A_SITE: ReadonlySet<CardId> = new Set<CardId>([
  'WH-75', // Hidden Haven
  'WH-66', // Double-dealing
]);
export const HIDDEN_HAVEN: CardId = 'WH-75';
export const DOUBLE_DEALING: CardId = 'WH-66';
