import type {
  Ability,
  Action,
  CardFilter,
  Cond,
  Effect,
  ItemCard,
  Keyword,
  Magic,
  Modify,
  Race,
  Rule,
  Skill,
  Stat,
  Trigger,
  Value,
} from '@mathom/engine/language';
import { action, corruptionCheck, trigger } from './build.ts';

/** Short forms that only items use. Like those of build.ts they return plain data. */

/** Changes a number of whoever bears it. */
export const gives = (
  stat: Stat,
  by: Value,
  more: Pick<Modify, 'max' | 'min' | 'when' | 'inAttack' | 'versus'> = {},
): Modify => ({ is: 'modify', stat, of: 'bearer', by, ...more });

/** His company finds its way from one Under-deeps site to another; not up into the open (coe/2.IV.i.1). */
export const guidesBelow = (by: number): Modify => ({
  is: 'modify',
  stat: 'under-deeps-roll',
  of: { companies: { companyOf: 'bearer', to: { underDeeps: true } } },
  by,
});

export const warriorBearer: Cond = { is: 'bearer', a: { skill: 'warrior' } };

/** One number in the hands of such a one, another in the hands of others. */
export const ifBorneBy = (race: Race, then: number, other: number): Value => ({
  if: { is: 'bearer', a: { race } },
  then,
  else: other,
});

/** Direct influence against those of a race, allies among them, and its factions. */
export const influenceOver = (n: number, race: Race | readonly Race[]): Modify =>
  gives('influence', n, { versus: { kind: ['character', 'ally', 'faction'], race } });

/** A weapon that is better against some: it does one or the other. */
export const prowessBetterAgainst = (
  race: Race,
  usual: { readonly by: number; readonly max: number },
  better: { readonly by: number; readonly max: number },
  need: Cond,
): Modify[] => [
  gives('prowess', usual.by, {
    max: usual.max,
    when: { all: [need, { not: { attack: { race } } }] },
  }),
  gives('prowess', better.by, { max: better.max, when: need, inAttack: { race } }),
];

/** So much mind less, but never without any: what mind and spirit rings cost. */
export const dullsMind = (n: number): Modify => gives('mind', -n, { min: 1 });

/** He has the skill; who had it before has more. */
export const gift = (skill: Skill): Rule => ({ is: 'grant', to: 'bearer', skill });
export const hadBefore = (skill: Skill): Cond => ({ is: 'bearer', a: { skill, without: 'self' } });

/**
 * A ring that lets its bearer use magic of that school. Who can already may tap at the end of his turns
 * for a card of it.
 */
export const magicGift = (magic: Magic): readonly Ability[] => [
  { is: 'grant', to: 'bearer', magic },
  action({
    window: { phase: 'end-of-turn', edge: 'start' },
    need: { is: 'bearer', a: { magic, without: 'self' } },
    cost: [{ pay: 'tap', what: 'bearer' }],
    does: [
      {
        do: 'fetch',
        player: 'you',
        from: ['discard', 'deck'],
        a: { kind: 'event', magic },
        n: 1,
        to: 'hand',
      },
    ],
  }),
];

/** A check as each of his untap phases ends. */
export const checkAfterUntapping = (when?: Cond): Trigger =>
  trigger({
    on: { event: 'phase', phase: 'untap', edge: 'end', whose: 'bearer' },
    ...(when ? { when } : {}),
    does: [corruptionCheck('bearer')],
  });

/** From that total up, up to that total, whatever the total. */
export const from = (ring: Keyword, total: number): NonNullable<ItemCard['tests']>[number] => ({
  ring,
  totals: [total, 99],
});
export const upTo = (ring: Keyword, total: number): NonNullable<ItemCard['tests']>[number] => ({
  ring,
  totals: [1, total],
});
export const anyLesserRing: NonNullable<ItemCard['tests']>[number] = {
  ring: 'lesser-ring',
  totals: [-99, 99],
};

/**
 * Gone as soon as the company of the bearer moves with fewer characters than that, an exchange of its site card
 * among the rest (coe/2.VI.1), or comes to have fewer on its way; who only means to go has not moved yet.
 */
export const needsCompany = (least: number): Trigger[] => {
  const few = { members: { op: '<', value: least } } as const;
  const gone = { does: [{ do: 'move', what: 'self', to: 'discard' }], immediate: true } as const;
  return [
    trigger({
      on: { event: 'moves', company: 'bearer' },
      when: { company: 'bearer', a: few },
      ...gone,
    }),
    trigger({
      on: { event: 'composition-changed' },
      when: {
        all: [{ phase: 'movement-hazard' }, { company: 'bearer', a: { moving: true, ...few } }],
      },
      ...gone,
    }),
  ];
};

/** Need not tap against a strike, and fights as well. */
export const freeToStayUntapped = (when: Cond): Rule => ({
  is: 'grant',
  to: 'bearer',
  ability: 'stay-untapped',
  when,
});

/** Discarded to make all of the company stronger for the turn. */
export const draught = (stat: 'prowess' | 'body', by: number, max?: number): Action =>
  action({
    cost: [{ pay: 'discard', what: 'self' }],
    does: [
      {
        do: 'modify',
        stat,
        of: { each: { kind: 'character', with: 'bearer' } },
        by,
        ...(max === undefined ? {} : { max }),
        until: 'turn',
      },
    ],
  });

/** Discarded to go so many regions further. */
export const provisions = (regions: number): Action =>
  action({
    window: { phase: 'organization' },
    user: { is: 'bearer' },
    cost: [{ pay: 'discard', what: 'self' }],
    does: [{ do: 'modify', stat: 'regions', of: 'company', by: regions, until: 'turn' }],
  });

/** Discarded to untap its bearer. */
export const refreshes: Action = action({
  need: { is: 'bearer', a: { status: 'tapped' } },
  cost: [{ pay: 'discard', what: 'self' }],
  does: [{ do: 'untap', what: 'bearer' }],
});

const minorItemsToHand: Extract<Effect, { do: 'fetch' }> = {
  do: 'fetch',
  player: 'you',
  from: ['deck', 'discard'],
  a: { kind: 'item', class: 'minor' },
  n: 2,
  to: 'hand',
  optional: true,
};

/** What a Dwarven Ring gives a Dwarf who taps: up to two minor items into hand. */
export const twoMinorItems: Action = action({
  need: { is: 'bearer', a: { race: 'Dwarf' } },
  cost: [{ pay: 'tap', what: 'bearer' }],
  does: [minorItemsToHand, corruptionCheck('bearer', 2)],
});

/**
 * What a Dwarf who taps for it finds in the deck: an item for his site, which is untapped and taps
 * (crf/card/dwarven-ring-of-barins-tribe/1), played with him or thrown away.
 */
export const foundByDwarves = (
  of: NonNullable<CardFilter['class']>,
  from: readonly ('deck' | 'discard')[] = ['deck'],
): Action =>
  action({
    need: { is: 'bearer', a: { race: 'Dwarf', company: { at: { status: 'untapped' } } } },
    user: { is: 'bearer' },
    cost: [{ pay: 'tap', what: 'bearer' }],
    does: [
      {
        do: 'offer',
        player: 'you',
        options: [
          {
            label: 'Play an item',
            does: [
              {
                do: 'play',
                a: { kind: 'item', class: of },
                from,
                by: 'user',
                waive: ['tap-character'],
                as: 'now',
              },
            ],
          },
          {
            label: 'Discard an item',
            does: [
              {
                do: 'fetch',
                player: 'you',
                from,
                a: { kind: 'item', class: of, playableWhere: 'bearer', uniqueInPlay: false },
                n: 1,
                to: 'discard',
              },
            ],
          },
        ],
      },
      corruptionCheck('bearer', 2),
    ],
  });

/** Nothing of it counts for a Fallen-wizard. */
export const noneForFallenWizards = (points: number): Value => ({
  if: { player: 'you', is: 'fallen-wizard' },
  then: 0,
  else: points,
});
