import type {
  Ability,
  Action,
  AttackSpec,
  CardFilter,
  CardId,
  CardName,
  Cond,
  Effect,
  FactionCard,
  RegionName,
  SiteName,
} from '@mathom/engine/language';
import { action, corruptionCheck, faction, trigger } from './build.ts';

/** Short forms for the resources and characters of Ringwraiths and Balrogs; plain data like all others. */

/** Those of these races, allies among them, and factions of these races. */
export const ofRace = (...race: NonNullable<FactionCard['race']>[]): CardFilter => ({
  kind: ['character', 'ally', 'faction'],
  race,
});

/** Those who dwell in the free lands, and are no Hobbits. */
export const FREE_PEOPLES = ['Elf', 'Dwarf', 'Dúnadan', 'Man'] as const;

/** No other copy was stored before it. */
export const storedFirst = (name: CardName): Cond => ({
  not: { exists: { name, storedBefore: 'self' }, zone: 'pile' },
});

/** A standard modification while that faction is in play. */
export const withFaction = (name: CardName, by: number): FactionCard['modifications'][number] => ({
  a: { kind: 'faction', name },
  by,
});

/** The avatar of a Fallen-wizard is no Ringwraith; only a Balrog is called so (coe/g.rw.B1), and has none of the cards that ask it in his deck. */
export const HAS_RINGWRAITH: Cond = { player: 'you', is: 'ringwraith' };

/** The same where a Balrog has the card too, or comes to the site. */
export const NO_FALLEN_WIZARD: Cond = { not: { player: 'you', is: 'fallen-wizard' } };

/** What magic asks of whoever uses it, unless he is a Ringwraith. */
export const unlessRingwraith = (who: 'user' | 'target', plus = 0): Effect => ({
  do: 'if',
  cond: { not: { is: who, a: { race: 'Ringwraith' } } },
  then: [corruptionCheck(who, plus)],
});

/** A faction that an Orc or a Troll who leads others can take under his control: it goes if he moves or goes. */
export const underLeaders: Pick<FactionCard, 'led' | 'abilities'> = {
  led: ['Orc', 'Troll'],
  abilities: [
    // an exchange of his site card is movement too (coe/2.VI.1)
    trigger({
      on: { event: 'moves', company: 'bearer' },
      immediate: true,
      does: [{ do: 'move', what: 'self', to: 'discard' }],
    }),
    trigger({
      on: { event: 'left-play', card: { is: 'bearer' } },
      immediate: true,
      does: [{ do: 'move', what: 'self', to: 'discard' }],
    }),
  ],
};

/** A Dragon who serves: attacks whoever moves in his regions, and his own lord's companies in no way. */
export const roused = (
  id: CardId,
  dragon: CardName,
  facts: {
    readonly points: number;
    readonly at: SiteName;
    readonly number: number;
    readonly attack: Omit<AttackSpec, 'race'>;
    readonly regions: readonly RegionName[];
    /** added to the check for an item that the influencer discards */
    readonly major: number;
    readonly greater: number;
  },
): FactionCard =>
  faction(id, `${dragon} Roused`, {
    alignment: 'minion',
    unique: true,
    manifestationOf: dragon,
    race: 'Dragon',
    points: facts.points,
    at: { name: facts.at },
    number: facts.number,
    modifications: [],
    forItem: [
      { class: 'major', by: facts.major },
      { class: 'greater', by: facts.greater },
    ],
    abilities: [
      trigger({
        on: {
          event: 'moves',
          company: { path: { region: facts.regions } },
        },
        does: [{ do: 'attack', spec: { race: 'Dragon', ...facts.attack } }],
      }),
      trigger({
        on: { event: 'attack-declared', attack: { by: { being: dragon } } },
        when: { company: 'active', a: { whose: 'yours' } },
        immediate: true,
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  });

// -- Sauron himself, in place of a Ringwraith

/** Against a Wizard, by one who has revealed no Ringwraith. */
export const becomesSauron: Action = action({
  need: {
    all: [
      { player: 'opponent', is: 'wizard', anyOne: true },
      // crf/card/the-lidless-eye/2
      { not: { player: 'opponent', is: 'ringwraith', anyOne: true } },
      { not: { player: 'you', is: 'avatar-revealed' } },
    ],
  },
  does: [],
});

export const noRingwraith: readonly Ability[] = [
  { is: 'cannot', what: 'play', cards: { kind: 'character', avatar: true }, player: 'you' },
  trigger({
    // crf/card/the-lidless-eye/1
    on: { event: 'whenever', each: { name: 'Bade to Rule', whose: 'yours' } },
    immediate: true,
    does: [{ do: 'move', what: 'it', to: 'discard' }],
  }),
  { is: 'cannot', what: 'play', cards: { name: 'Bade to Rule' }, player: 'you' },
];

export const ofTheSideboard: Effect = {
  do: 'fetch',
  player: 'you',
  from: ['sideboard'],
  a: { any: [{ side: 'resource' }, { kind: 'character' }] },
  n: 1,
  to: 'deck',
};
