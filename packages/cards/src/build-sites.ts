import type {
  Action,
  CardFilter,
  CardName,
  CompanyFilter,
  Cond,
  ItemClass,
  Modify,
  Rule,
  Trigger,
} from '@mathom/engine/language';
import { action, trigger } from './build.ts';

/** Short forms that only sites use. Like those of build.ts they return plain data. */

export const covert: Cond = { company: 'active', a: { covert: true } };
export const overt: Cond = { company: 'active', a: { covert: false } };

/** Of the major items only those that one fights with. */
export const majorArms: { readonly class: ItemClass; readonly only: CardFilter } = {
  class: 'major',
  only: { slot: ['weapon', 'armor', 'shield', 'helmet'] },
};

/** Two more hazards against any company on its way to the site with this text. */
export const hazardLimitPlusTwo: Modify = {
  is: 'modify',
  stat: 'hazard-limit',
  of: { companies: { moving: true, to: { is: 'self' } } },
  by: 2,
};

/** Such creatures may be keyed to this site too. */
export const admits = (creatures: CardFilter): Rule => ({
  is: 'keying',
  companies: { to: { is: 'self' } },
  creatures: { kind: 'creature', ...creatures },
  how: 'allow',
  to: 'site',
});

/** Its Balrog does not attack if one of these is in play elsewhere, or one of those was defeated. */
export const withoutItsBalrog = (
  inPlay: readonly CardName[],
  defeated: readonly CardName[],
): Trigger =>
  trigger({
    on: {
      event: 'attack-declared',
      attack: { source: 'automatic', race: 'Balrog', at: { is: 'self' } },
    },
    when: {
      any: [
        { exists: { name: inPlay } },
        { exists: { name: defeated }, zone: 'pile' },
        { exists: { name: defeated }, zone: 'removed' },
      ],
    },
    immediate: true,
    does: [{ do: 'cancel', what: 'attack' }],
  });

const BOUND_HERE: Cond = { company: 'active', a: { to: { is: 'self' } } };

/** Creatures keyed to this site slay whom they find, whoever he serves; or all of these but Nazgûl. */
export const noneDetains = (but?: { readonly butNazgul: true }): Rule => ({
  is: 'attacks-are',
  a: { source: 'creature', keyedToSite: true, ...(but ? { not: { race: 'Nazgûl' } } : {}) },
  what: 'not-detaining',
  when: BOUND_HERE,
});

/** And the other way round. */
export const keyedHereDetain: Rule = {
  is: 'attacks-are',
  a: { source: 'creature', keyedToSite: true },
  what: 'detaining',
  when: BOUND_HERE,
};

/** Nobody attacks such a company while it is at this site. */
export const sheltersHere = (company: CompanyFilter): Trigger =>
  trigger({
    on: { event: 'attack-declared', attack: { at: { is: 'self' } } },
    when: { company: 'active', a: company },
    immediate: true,
    does: [{ do: 'cancel', what: 'attack' }],
  });

/** What Darkhavens do with gold rings that are stored there. */
export const TESTS_WHAT_IS_STORED = { when: 'stored', plus: -2 } as const;

/** Added when a gold ring is tested at this site. */
export const ringTestsHere = (by: number): Modify => ({
  is: 'modify',
  stat: 'ring-test',
  of: { each: { kind: 'item', class: 'gold-ring', at: 'self' } },
  by,
});

/** A company of that sort that is on its way here taps one of its untapped characters. */
export const tapsOneOnTheWay = (company: { readonly covert: boolean }): Trigger =>
  trigger({
    on: { event: 'moves', company: { moving: true, to: { is: 'self' }, ...company } },
    does: [
      {
        do: 'pick',
        player: 'resource-player',
        a: { kind: 'character', status: 'untapped', company: { active: true } },
        then: [{ do: 'tap', what: 'picked' }],
      },
    ],
  });

const MINOR_ITEM_THERE: CardFilter = {
  kind: 'item',
  class: 'minor',
  whose: 'yours',
  company: { active: true },
};

/** Two minor items of the company are given up, and any one item of that class is playable here for the turn. */
export const forTwoMinorItems = (what: {
  readonly class: ItemClass;
  readonly regardless?: true;
  readonly by?: CompanyFilter;
}): Action =>
  action({
    window: { phase: 'site' },
    need: {
      all: [
        { company: 'active', a: { at: { is: 'self' }, ...what.by } },
        { is: 'self', a: { status: 'untapped' } },
      ],
    },
    cost: [
      { pay: 'discard-one', a: MINOR_ITEM_THERE, zone: 'play' },
      { pay: 'discard-one', a: MINOR_ITEM_THERE, zone: 'play' },
    ],
    does: [
      {
        do: 'install',
        on: 'self',
        abilities: [
          {
            is: 'grant',
            to: 'bearer',
            offers: { kind: 'item', class: what.class },
            ...(what.regardless ? { regardless: true } : {}),
          },
          // any one, and no more
          trigger({
            on: {
              event: 'card-played',
              card: { kind: 'item', class: what.class },
              site: { is: 'bearer' },
            },
            immediate: true,
            does: [{ do: 'cancel', what: { effectsOf: { is: 'self' } } }],
          }),
        ],
        until: 'turn',
      },
    ],
  });
