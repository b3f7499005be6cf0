import type {
  Ability,
  Action,
  AllyCard,
  AttackFilter,
  Card,
  CardFilter,
  CardId,
  CardName,
  CharacterCard,
  CompanyFilter,
  Cond,
  CreatureCard,
  Effect,
  EventCard,
  FactionCard,
  ItemCard,
  Key,
  Modify,
  Race,
  RegionCard,
  RegionName,
  RegionType,
  Rule,
  SiteCard,
  SiteName,
  SiteType,
  Skill,
  Trigger,
  Window,
} from '@mathom/engine/language';
import { ITS_TEXT } from './status.ts';

/**
 * Short forms for card files. Each returns plain data of the card language; nothing here is
 * known to the engine.
 */
type Facts<C extends Card> = Omit<C, 'id' | 'name' | 'kind' | 'alignment'> &
  Partial<Pick<C, 'alignment'>>;

export const character = (
  id: CardId,
  name: string,
  facts: Facts<CharacterCard>,
): CharacterCard => ({
  id,
  name,
  kind: 'character',
  alignment: 'hero',
  ...facts,
});

export const item = (id: CardId, name: string, facts: Facts<ItemCard>): ItemCard => ({
  id,
  name,
  kind: 'item',
  alignment: 'hero',
  ...facts,
});

export const ally = (id: CardId, name: string, facts: Facts<AllyCard>): AllyCard => ({
  id,
  name,
  kind: 'ally',
  alignment: 'hero',
  ...facts,
});

export const faction = (id: CardId, name: string, facts: Facts<FactionCard>): FactionCard => ({
  id,
  name,
  kind: 'faction',
  alignment: 'hero',
  ...facts,
});

export const creature = (id: CardId, name: string, facts: Facts<CreatureCard>): CreatureCard => ({
  id,
  name,
  kind: 'creature',
  alignment: 'neutral',
  ...facts,
});

/** A resource event of the heroes. */
export const resource = (
  id: CardId,
  name: string,
  facts: Omit<Facts<EventCard>, 'side'>,
): EventCard => ({ id, name, kind: 'event', side: 'resource', alignment: 'hero', ...facts });

/** For events of which only the facts are written: no way to play them yet. */
export const TODO = { plays: [], lacks: ITS_TEXT } as const;

export const hazard = (
  id: CardId,
  name: string,
  facts: Omit<Facts<EventCard>, 'side'>,
): EventCard => ({ id, name, kind: 'event', side: 'hazard', alignment: 'neutral', ...facts });

/** `information`: a site that offers it; a filter asks for it as for any keyword. */
export const site = (
  id: CardId,
  name: string,
  { information, ...facts }: Facts<SiteCard> & { readonly information?: true },
): SiteCard => ({
  id,
  name,
  kind: 'site',
  alignment: 'hero',
  ...facts,
  ...(information ? { keywords: [...(facts.keywords ?? []), 'information'] } : {}),
});

export const region = (
  id: CardId,
  name: RegionName,
  type: RegionType,
  adjacent: readonly RegionName[],
): RegionCard => ({ id, name, kind: 'region', alignment: 'neutral', type, adjacent });

/** The same card in another set, or once more in the same one. */
export const reprint = <C extends Card>(card: C, id: CardId): C => ({ ...card, id });

/** One way to play a card, or one thing that a card in play can do. */
export const action = (a: Omit<Action, 'is'>): Action => ({ is: 'action', ...a });

export const trigger = (t: Omit<Trigger, 'is'>): Trigger => ({ is: 'trigger', ...t });

// -- conditions that many cards share

export const inPlay = (name: CardName): Cond => ({ exists: { name } });
export const doors: Cond = inPlay('Doors of Night');
export const gates: Cond = inPlay('Gates of Morning');
/** Where the older errata and the present text of a card differ. */
export const olderErrata: Cond = { wording: 'older' };

/** Hazards in play act then anyway (coe/9.1.3): it is written where the card says it. */
export const theirMovement: Window = { phase: 'movement-hazard', turn: "opponent's" };

/** Keys of a creature: each icon is a way; two of the same icon stand together. */
export const keyedTo = (...icons: (RegionType | SiteType | readonly RegionType[])[]): Key[] =>
  icons.map((icon): Key => {
    if (typeof icon !== 'string') return { regions: icon };
    return isSiteType(icon) ? { siteType: icon } : { regions: [icon] };
  });

const SITE_TYPES: readonly string[] = [
  'haven',
  'free-hold',
  'border-hold',
  'ruins',
  'shadow-hold',
  'dark-hold',
];
const isSiteType = (icon: string): icon is SiteType => SITE_TYPES.includes(icon);

// -- clauses that many cards share

/** "+n direct influence against ..." */
export const influenceAgainst = (n: number, versus: CardFilter): Modify => ({
  is: 'modify',
  stat: 'influence',
  of: 'self',
  by: n,
  versus,
});

/** "+n prowess against ..." of a character */
export const prowessAgainst = (n: number, race: Race | readonly Race[]): Modify => ({
  is: 'modify',
  stat: 'prowess',
  of: 'self',
  by: n,
  inAttack: { race },
});

/** added to every corruption check of the character himself */
export const ownCorruptionChecks = (n: number): Modify => ({
  is: 'modify',
  stat: 'corruption-check',
  of: 'self',
  by: n,
});

/** added to every influence check of the character against a faction */
export const factionChecks = (n: number): Modify => ({
  is: 'modify',
  stat: 'influence-check',
  of: 'self',
  by: n,
  versus: { kind: 'faction' },
});

/** an ally that is discarded when its company moves to any other site */
export const staysWithin = (sites: CardFilter): Trigger => ({
  is: 'trigger',
  on: { event: 'moves', company: 'bearer' },
  when: { not: { company: 'self', a: { to: sites } } },
  immediate: true,
  does: [{ do: 'move', what: 'self', to: 'discard' }],
});

/** When that card is played, as an event or as a creature that attacks. */
export const whenPlayed = (name: CardName, ...does: readonly Effect[]): Trigger[] => [
  { is: 'trigger', on: { event: 'card-played', card: { name } }, immediate: true, does },
  {
    is: 'trigger',
    on: { event: 'attack-declared', attack: { source: 'creature', by: { name } } },
    immediate: true,
    does,
  },
];

/** what lies on a site goes when the site card does */
export const leavesWithItsSite: Trigger = {
  is: 'trigger',
  on: { event: 'left-play', card: { is: 'bearer' } },
  immediate: true,
  does: [{ do: 'move', what: 'self', to: 'discard' }],
};

/** who taps for it turns such an attack away from his own company */
export const tapToCancel = (attack: AttackFilter): Action => ({
  is: 'action',
  cost: [{ pay: 'tap', what: 'self' }],
  targets: [{ target: 'attack', a: { ...attack, against: 'self' } }],
  does: [{ do: 'cancel', what: 'attack' }],
});

/**
 * Found in the play deck or in the discard pile: in which of them he looks is said first, and a deck that was
 * not searched is not shuffled.
 */
export const foundInEither = (a: CardFilter, optional?: { readonly optional: true }): Effect => {
  const find = (zone: 'deck' | 'discard'): readonly Effect[] => [
    { do: 'fetch', player: 'you', from: [zone], a, n: 1, to: 'hand', ...optional },
  ];
  return {
    do: 'offer',
    player: 'you',
    ...(optional ? {} : { must: true }),
    options: [
      { label: 'search your play deck', does: find('deck') },
      { label: 'look through your discard pile', does: find('discard') },
    ],
  };
};

/** Information is playable where the company is, for the turn. */
export const makesInformation: Effect = {
  do: 'install',
  on: 'site',
  abilities: [{ is: 'grant', to: 'bearer', keyword: 'information' }],
  until: 'turn',
};

/** On one with that skill at an untapped site that offers information, in the site phase; he and the site tap. */
export const learnedBy = (skill: Skill): Action => ({
  is: 'action',
  window: { phase: 'site' },
  targets: [
    {
      target: 'card',
      a: {
        // where a skill is asked for, an ally who has it serves (coe/2.V.2.2, crf/term/ally/6)
        kind: ['character', 'ally'],
        skill,
        company: { at: { keyword: 'information', status: 'untapped' } },
      },
    },
  ],
  cost: [{ pay: 'tap', what: 'target' }],
  does: [{ do: 'tap', what: 'site' }],
});

export const learnedFromInformation: Action = learnedBy('sage');

/** Left with the company for the turn: special movement, and what else holds for it (coe/2.II.7.iv). */
export const specialMovement = (
  way: Omit<Extract<Rule, { is: 'ways'; how: 'special' }>, 'is' | 'how'>,
  ...more: readonly Ability[]
): Effect[] => [
  {
    do: 'install',
    on: 'company',
    abilities: [{ is: 'ways', how: 'special', ...way }, ...more],
    until: 'turn',
  },
];

/** Somebody of it was there when the turn began: nobody moves before he has organized. */
export const beganThere: CompanyFilter = { not: { every: { fresh: true } } };

/** The company goes by that special movement, and not by another way that it had. */
export const byItsLeave: Cond = { company: 'bearer', a: { leaveOf: 'self' } };

/**
 * The hazard player draws twice as many cards, and the company may go back to where it began when
 * the turn ends, if it is so.
 */
export const thereAndBack = (need?: Cond): Effect[] => [
  // twice the normal number, which another copy does not make more (coe glossary "normal")
  {
    do: 'install',
    on: 'company',
    once: true,
    abilities: [{ is: 'modify', stat: 'hazard-draws', of: 'bearer', op: 'times', by: 2 }],
    until: 'turn',
  },
  {
    do: 'install',
    on: 'company',
    abilities: [
      action({
        window: { phase: 'end-of-turn', edge: 'end' },
        ...(need ? { need } : {}),
        limit: { n: 1 },
        does: [{ do: 'relocate', to: 'site-at-start-of-turn' }],
      }),
    ],
    until: 'turn',
  },
];

/** Checks of those in the company: it is said of the company, and so of whoever comes to it (coe/2.IV.3.5.1). */
export const steadied = (by: number, until: 'turn' | 'long-event'): Effect => ({
  do: 'install',
  on: 'company',
  abilities: [
    {
      is: 'modify',
      stat: 'corruption-check',
      of: { each: { kind: 'character', with: 'bearer' } },
      by,
    },
  ],
  until,
});

/** one card more in hand while the character is at that site */
export const handSizeAt = (name: SiteName): Modify => ({
  is: 'modify',
  stat: 'hand-size',
  of: { player: 'you' },
  by: 1,
  when: { is: 'self', a: { company: { at: { name } } } },
});

/** Of his hand the opponent plays only those hazards that he is ready to show, and places no others on guard. */
export const onlyWhatIsShown = (until: 'phase' | 'turn', when?: Cond): readonly Effect[] => {
  const hidden = {
    is: 'cannot',
    what: 'play',
    who: 'company',
    player: 'opponent',
    ...(when ? { when } : {}),
  } as const;
  return [
    {
      do: 'pick',
      // of several opponents he who plays hazards on the company (crf/term/multi-player-games/6)
      player: until === 'phase' ? 'hazard-player' : 'opponent',
      a: { side: 'hazard' },
      zone: 'hand',
      shown: true,
      optional: true,
      then: [],
      again: true,
    },
    {
      do: 'install',
      on: 'company',
      until,
      abilities: [
        { ...hidden, cards: { side: 'hazard', not: { shown: true } } },
        { ...hidden, cards: { not: { shown: true } }, onGuard: true },
      ],
    },
  ];
};

/** He taps, unless he is tapped or wounded already. */
export const tapsIfUntapped = (who: 'self' | 'target' | 'cause'): Effect => ({
  do: 'if',
  cond: { is: who, a: { status: 'untapped' } },
  then: [{ do: 'tap', what: who }],
});

export const corruptionCheck = (
  who: 'user' | 'bearer' | 'it' | 'target' | 'avatar' | 'self',
  plus = 0,
): Effect => ({
  do: 'check',
  kind: 'corruption',
  who,
  ...(plus ? { plus } : {}),
});

/** The bearer may tap in his organization phase and roll above the number to be rid of it. */
export const removal = (number: number): Action => ({
  is: 'action',
  by: 'bearer-player',
  window: { phase: 'organization' },
  cost: [{ pay: 'tap', what: 'bearer' }],
  does: [
    {
      do: 'check',
      kind: 'roll',
      by: 'bearer-player',
      op: '>',
      than: number,
      pass: [{ do: 'move', what: 'self', to: 'discard' }],
    },
  ],
  removal: true,
});

/** Standard modifications of a faction by the race of the one who influences it. */
export const byRace = (race: Race, by: number) => ({ a: { race }, by });

export const ITEMS = ['minor', 'major', 'greater'] as const;
