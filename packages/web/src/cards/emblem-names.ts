import type { Card, Race, SiteType } from '@mathom/engine/language';

/** Which emblem suits a card: by words of its name, then by what it is. Names of game-icons. */
type Rule = readonly [RegExp, string];

const WORDS: readonly Rule[] = [
  [/sword|glamdring|orcrist|narsil|wormsbane|blade/i, 'broadsword'],
  [/axe/i, 'battle-axe'],
  [/black arrow|arrow/i, 'bow-arrow'],
  [/\bbow\b/i, 'high-shot'],
  [/shield/i, 'round-shield'],
  [/hauberk|mail|armou?r/i, 'chain-mail'],
  [/one ring/i, 'fire-ring'],
  [/ring\b/i, 'ring'],
  [/palant/i, 'crystal-ball'],
  [/horn\b/i, 'hunting-horn'],
  [/harp|song|lore|music/i, 'harp'],
  [/book|tome/i, 'book-cover'],
  [/scroll|riddle|marvels/i, 'scroll-unfurled'],
  [/\bmap\b/i, 'treasure-map'],
  [/herb|athelas|healing/i, 'herbs-bundle'],
  [/cram|lembas|food/i, 'bread'],
  [/star-glass|star|light/i, 'star-swirl'],
  [/stone\b|gem|torque|jewel/i, 'gem-pendant'],
  [/sapling|white tree/i, 'plant-seed'],
  [/smoke ring|pipe/i, 'smoking-pipe'],
  [/ship|boat|mariner|sea\b/i, 'drakkar'],
  [/conceal|stealth|hide|elven cloak/i, 'cloak-dagger'],
  [/dodge|escape|flee|hasten/i, 'run'],
  [/quarrel|muster|war\b/i, 'crossed-swords'],
  [/strength|block/i, 'strong'],
  [/doors? of night|night|dusk|dark/i, 'evil-moon'],
  [/gates? of morning|morning|dawn|sun\b/i, 'sunrise'],
  [/snow|winter|cold|caradhras/i, 'snowflake-2'],
  [/storm|rain|lightning|wind/i, 'lightning-storm'],
  [/fog|mist|shadows?\b/i, 'fog'],
  [/eye|searching/i, 'burning-eye'],
  [/goldberry/i, 'lotus-flower'],
  [/gollum/i, 'sunken-eye'],
  [/bombadil/i, 'feather'],
  [/treebeard|quickbeam|leaflock|skinbark|fangorn/i, 'oak'],
  [/lure|greed|\bgold\b|hoard/i, 'gold-stack'],
  [/weariness|despair|grief|heart/i, 'broken-heart'],
  [/river|ford/i, 'river'],
  [/road|path|journey|paths/i, 'stone-path'],
  [/bridge/i, 'stone-bridge'],
  [/foolish words|words|counsel|council/i, 'conversation'],
  [/lost in|wild|wander/i, 'compass'],
  [/wake of war|minions stir|awaken|wake/i, 'orc-head'],
  [/eagle/i, 'eagle-head'],
  [/horse|shadowfax|pony|\brid(e|er)/i, 'horse-head'],
  [/crown/i, 'crown'],
  [/crow\b|crebain|raven|bird/i, 'raven'],
  [/fire|flame|burn/i, 'flame'],
  [/trap|snare|web/i, 'spider-web'],
  [/prison|captive|dungeon/i, 'crossed-chains'],
  [/promise|oath|treasure/i, 'shaking-hands'],
  [/barrel/i, 'barrel'],
  [/watcher|kraken/i, 'kraken-tentacle'],
  [/huorn|willow/i, 'evil-tree'],
  [/barrow|wight|undead|ghost|corpse/i, 'haunting'],
  [/dagger|\bsting\b|scabbard|dart\b/i, 'plain-dagger'],
  [/draught|potion|miruvor|liquor|ale\b|wine/i, 'potion-ball'],
  [/poison|fumes|paste|reek|vile|foul/i, 'poison-bottle'],
  [/helm/i, 'closed-barbute'],
  [/mithril|habergeon|coat\b/i, 'chain-mail'],
  [/necklace|emerald|brooch|belegennon/i, 'gem-pendant'],
  [/cakes|waybread|rations|feast/i, 'bread'],
  [/\bmace\b|hammer/i, 'flanged-mace'],
  [/\bwhip/i, 'whip'],
  [/\bkeys?\b/i, 'key'],
  [/lantern|phial|lamp/i, 'lantern-flame'],
  [/staff/i, 'wizard-staff'],
  [/aiglos|ringil|spear/i, 'broadsword'],
  [/balrog/i, 'daemon-skull'],
  [/dragon|ahunt|at home|drake/i, 'dragon-head'],
  [/ungoliant|spider/i, 'hanging-spider'],
  [/\bbats?\b/i, 'bat'],
  [/troll/i, 'troll'],
  [/warg|hound|wolf|wolves/i, 'wolf-head'],
  [/steed/i, 'horse-head'],
  [/gwaihir|landroval/i, 'eagle-head'],
  [/\brats?\b/i, 'rat'],
  [/turtle/i, 'turtle'],
  [/oliphant/i, 'elephant'],
  [/denizens|incite|arouse|orcs?\b|goblin/i, 'orc-head'],
  [/sauron|mordor|lidless/i, 'burning-eye'],
  [/nazg|ringwraith|morgul/i, 'cowled'],
  [/hunt|horns/i, 'hunting-horn'],
  [/secret|hidden|unexpected|veil|disguise|spy|spies/i, 'cloak-dagger'],
  [/terror|fear|dread|malice|wrath|hatred/i, 'terror'],
  [/\bkill|\bblow|wound|blood|slay/i, 'bloody-sword'],
  [/\bking|\blord|master|throne|heir|steward/i, 'crown'],
  [/voice|news|tidings|\bcall|speech|rumor|whisper|flatter/i, 'conversation'],
  [/mountain|\bhill|peak|earth|stone/i, 'mountains'],
  [/under|deeps?\b|cave|tunnel|delv/i, 'cave-entrance'],
  [/door|gate/i, 'closed-doors'],
  [/ways?\b|travel|march|passage/i, 'stone-path'],
  [/friend|fellow|company|alliance|pledge/i, 'shaking-hands'],
  [/memor|records|knowledge|ancient|tale|legend/i, 'book-cover'],
  [/power|might|will\b|spell|wizard|magic|sorcer/i, 'magic-swirl'],
  [/doom|death|\bdead\b|fate|grave/i, 'tombstone'],
  [/forge|smith|technolog|craft/i, 'anvil'],
];

const RACES: Partial<Record<Race, string>> = {
  Animal: 'fangs',
  'Awakened Plant': 'evil-tree',
  Balrog: 'daemon-skull',
  Bear: 'bear-head',
  Dragon: 'dragon-head',
  Drake: 'spiked-dragon-head',
  Dúnadan: 'visored-helm',
  Dwarf: 'dwarf-face',
  Eagle: 'eagle-head',
  Elf: 'elf-helmet',
  'Fallen-wizard': 'warlock-hood',
  Ent: 'oak',
  Giant: 'giant',
  'Half-orc': 'orc-head',
  Hobbit: 'hobbit-door',
  Maia: 'star-swirl',
  Man: 'crested-helmet',
  Nazgûl: 'cowled',
  Orc: 'orc-head',
  'Pûkel-creature': 'stone-bust',
  Ringwraith: 'cowled',
  Slayer: 'hooded-assassin',
  Spawn: 'tentacles-skull',
  Spider: 'hanging-spider',
  Troll: 'troll',
  Undead: 'haunting',
  Wizard: 'wizard-face',
  Wolf: 'wolf-head',
  Wose: 'bowman',
};

const FACTIONS: Partial<Record<Race, string>> = {
  Eagle: 'eagle-emblem',
  Ent: 'oak',
  Dwarf: 'dwarf-helmet',
  Elf: 'elven-castle',
  Hobbit: 'hobbit-dwelling',
};

const SITES: Record<SiteType, string> = {
  haven: 'elven-castle',
  'free-hold': 'castle',
  'border-hold': 'village',
  ruins: 'ancient-ruins',
  'shadow-hold': 'cave-entrance',
  'dark-hold': 'evil-tower',
};

/** Havens of others than heroes, and what lies beneath the earth. */
const DARK_HAVEN = 'evil-tower';
const HAVENS: Partial<Record<Card['alignment'], string>> = {
  minion: DARK_HAVEN,
  balrog: DARK_HAVEN,
  'fallen-wizard': 'white-tower',
};
const DEEP = 'stalactites';

function siteEmblem(card: Extract<Card, { kind: 'site' }>): string {
  if (card.lair) return KINDS.lair;
  if (card.type === 'haven') return HAVENS[card.alignment] ?? SITES.haven;
  return card.underDeeps ? DEEP : SITES[card.type];
}

const KINDS = {
  item: 'chest',
  short: 'scroll-unfurled',
  long: 'hourglass',
  permanent: 'knight-banner',
  hazardShort: 'skull-crossed-bones',
  hazardLong: 'evil-moon',
  hazardPermanent: 'crossed-chains',
  faction: 'knight-banner',
  ally: 'paw-print',
  region: 'compass',
  lair: 'dragon-head',
  back: 'ring',
} as const;

export const BACK_EMBLEM = KINDS.back;

const byWords = (name: string): string | undefined => WORDS.find(([test]) => test.test(name))?.[1];

const firstRace = (race: unknown): Race | undefined => {
  if (typeof race === 'string') return race as Race;
  return Array.isArray(race) ? (race[0] as Race | undefined) : undefined;
};

function eventEmblem(card: Extract<Card, { kind: 'event' }>): string {
  const words = byWords(card.name);
  if (words) return words;
  if (card.alignment === 'stage') return 'wizard-staff';
  if (card.keywords?.includes('environment')) return 'sun-cloud';
  if (card.keywords?.includes('corruption')) return 'broken-heart';
  if (card.keywords?.includes('spell') || card.keywords?.includes('ritual')) return 'wizard-staff';
  if (card.side === 'hazard') {
    if (card.duration === 'short') return KINDS.hazardShort;
    return card.duration === 'long' ? KINDS.hazardLong : KINDS.hazardPermanent;
  }
  return KINDS[card.duration];
}

/** The name of the emblem for a card. */
export function emblemFor(card: Card): string {
  switch (card.kind) {
    case 'character':
      return (
        (card.race ? RACES[card.race] : undefined) ?? (card.agent ? 'hooded-assassin' : 'hood')
      );
    case 'creature': {
      const race = firstRace(card.attack.race);
      const own = race === 'Animal' || race === undefined ? byWords(card.name) : undefined;
      return own ?? (race ? RACES[race] : undefined) ?? 'fangs';
    }
    case 'item':
      return byWords(card.name) ?? KINDS.item;
    case 'ally':
      return byWords(card.name) ?? (card.race ? RACES[card.race] : undefined) ?? KINDS.ally;
    case 'faction':
      return (card.race ? FACTIONS[card.race] : undefined) ?? KINDS.faction;
    case 'event':
      return eventEmblem(card);
    case 'site':
      return siteEmblem(card);
    case 'region':
      return KINDS.region;
  }
}

/** Every emblem that can come up: these alone are built into the page. */
export const EMBLEM_NAMES: readonly string[] = [
  ...new Set([
    ...WORDS.map(([, name]) => name),
    ...Object.values(RACES),
    ...Object.values(FACTIONS),
    ...Object.values(SITES),
    ...Object.values(HAVENS),
    DEEP,
    ...Object.values(KINDS),
    'sun-cloud',
    'broken-heart',
    'wizard-staff',
    'hood',
    'fangs',
  ]),
];
