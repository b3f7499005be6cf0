/** The closed word lists that cards are written in. A misspelt word does not compile. */
export type Alignment =
  | 'hero'
  | 'minion'
  | 'neutral'
  | 'fallen-wizard'
  | 'stage'
  | 'balrog'
  | 'dual';

/** The kinds of player (coe/1.2). */
export type PlayerKind = 'wizard' | 'ringwraith' | 'fallen-wizard' | 'balrog';

export type Side = 'resource' | 'hazard';

/** Races of characters, allies, factions, attacks. Always singular. */
export const RACES = [
  'Animal',
  'Awakened Plant',
  'Balrog',
  'Bear',
  'Dragon',
  'Drake',
  'Dúnadan',
  'Dwarf',
  'Eagle',
  'Elf',
  'Ent',
  'Fallen-wizard',
  'Giant',
  'Half-orc',
  'Hobbit',
  'Maia',
  'Man',
  'Nazgûl',
  'Orc',
  'Pûkel-creature',
  'Ringwraith',
  'Slayer',
  'Spawn',
  'Special',
  'Spider',
  'Troll',
  'Undead',
  'Wizard',
  'Wolf',
  'Wose',
] as const;
export type Race = (typeof RACES)[number];

export type Skill = 'warrior' | 'scout' | 'ranger' | 'sage' | 'diplomat';

export type RegionType = 'coastal' | 'free' | 'border' | 'wilderness' | 'shadow' | 'dark';

export type SiteType =
  | 'haven'
  | 'free-hold'
  | 'border-hold'
  | 'ruins'
  | 'shadow-hold'
  | 'dark-hold';

/** The ways of moving that there are (coe/2.II.7). */
export type MovementKind = 'starter' | 'region' | 'under-deeps' | 'special';

/** What a Ringwraith can ride out as; he is in one at a time (coe/g.mode.1). */
export type Mode = 'black-rider' | 'fell-rider' | 'heralded-lord';

export type ItemClass = 'minor' | 'major' | 'greater' | 'gold-ring' | 'special';

/** What a character can use only one of at a time (coe/6.1.3). */
export type Slot = 'weapon' | 'armor' | 'shield' | 'helmet';

export type Keyword =
  | 'corruption'
  | 'environment'
  | 'hoard'
  | 'leader'
  | 'dwarven-ring'
  | 'lesser-ring'
  | 'magic-ring'
  | 'mind-ring'
  | 'spirit-ring'
  | 'the-one-ring'
  | 'palantir'
  | 'spawn'
  | 'uruk-hai'
  | 'olog-hai'
  | 'half-troll'
  | 'ritual'
  | 'spell'
  | 'light-enchantment'
  | 'dark-enchantment'
  | 'stolen-knowledge'
  | 'lost-knowledge'
  | 'technology'
  | 'demon-fana'
  | 'command'
  | 'riddling'
  | 'offering'
  | 'flattery'
  | 'burglary'
  | 'shapeshifter'
  | 'information'
  | 'nazgul'
  | 'ahunt'
  | 'at-home'
  | 'dwarf-hold'
  /** sites: a haven of a Fallen-wizard, printed or made, and one that he protects */
  | 'wizardhaven'
  | 'protected';

/** What rings there are besides those of gold (coe glossary "ring"). */
export const RINGS = [
  'lesser-ring',
  'magic-ring',
  'dwarven-ring',
  'mind-ring',
  'spirit-ring',
  'the-one-ring',
] as const satisfies readonly Keyword[];

/** The schools of magic: what a character can use, or what a card is (coe glossary, "magic"). */
export type Magic = 'sorcery' | 'spirit-magic' | 'shadow-magic';

/** Those whose player alone may use a card that is specific to them (coe/g.spe). */
export type Specific = 'Alatar' | 'Balrog' | 'Gandalf' | 'Pallando' | 'Radagast' | 'Saruman';

export type Duration = 'short' | 'long' | 'permanent';

/** Where a marshalling point comes from (coe/10.3.ii). */
export type PointSource = 'character' | 'ally' | 'item' | 'faction' | 'kill' | 'misc';

/** 'inverted': an event that was turned upside down; of characters that says 'wounded'. */
export type Status = 'untapped' | 'tapped' | 'wounded' | 'inverted';

export type Phase =
  | 'setup'
  | 'untap'
  | 'organization'
  | 'long-event'
  | 'movement-hazard'
  | 'site'
  | 'end-of-turn'
  | 'council';

/** Every number the engine derives, with its provenance. */
export type Stat =
  // of characters and allies
  | 'prowess'
  | 'body'
  | 'mind'
  /** what it takes to control him, beside his mind */
  | 'control-cost'
  | 'influence'
  | 'corruption'
  /** of a faction: how many times those that are printed on it count */
  | 'standard-modifications'
  // of cards that score
  | 'points'
  // rolls: added to the dice
  | 'corruption-check'
  | 'influence-check'
  | 'body-check'
  | 'ring-test'
  | 'riddling-roll'
  | 'offering-attempt'
  // of attacks
  | 'strikes'
  | 'attack-prowess'
  | 'attack-body'
  // of agents: how many actions more, against the hazard limit and off it
  | 'agent-actions'
  | 'free-agent-actions'
  // of companies
  | 'hazard-limit'
  | 'company-size'
  /** what each who taps in support of another adds to his prowess (coe/3.iv.3) */
  | 'support'
  | 'regions'
  | 'resource-draws'
  | 'hazard-draws'
  /** added to the rolls for moving on from an Under-deeps site (coe/2.IV.i.1) */
  | 'under-deeps-roll'
  // of players
  | 'hand-size'
  | 'general-influence'
  /** how far a Fallen-wizard has strayed */
  | 'stage-points';

export type Compare = '<' | '<=' | '=' | '>=' | '>';
