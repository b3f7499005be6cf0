import type { CardFilter, Cond, Target } from '@mathom/engine/language';
import { action, leavesWithItsSite, olderErrata, resource, trigger } from '../build.ts';

const THE_SITE: CardFilter = { versionOf: 'bearer' };
const byMinions: Cond = { company: 'active', a: { side: 'minion' } };
const RUINS: Target = {
  target: 'site',
  a: { siteType: 'ruins', lair: false, underDeeps: false },
};
/** A scout was tapped for it, and it stays. */
const isDone: Cond = { is: 'self', a: { status: 'tapped' } };

/** What is done to a site, for all who come there, whichever card they have of it. */
export const resourceEventsOnSites = [
  resource('AS-51', 'No Strangers at this Time', {
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    cannotBeDuplicated: 'target',
    on: 'target',
    plays: [
      action({
        window: { phase: 'site' },
        targets: [{ target: 'site', a: { siteType: ['free-hold', 'border-hold'] } }],
        need: { exists: { kind: 'faction', whose: 'yours', playedWhere: 'target' } },
        does: [],
      }),
    ],
    abilities: [
      { is: 'grant', to: 'bearer', ability: 'stays' },
      { is: 'cannot', what: 'untap', who: 'bearer' },
      {
        is: 'attacks-are',
        a: { at: THE_SITE, detainment: true },
        what: 'not-detaining',
        when: byMinions,
      },
      { is: 'automatic-attacks', how: 'twice', sites: THE_SITE, first: true, when: byMinions },
    ],
  }),
  resource('AS-55', 'Spies Feared', {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        user: { skill: 'scout', skillOnly: true },
        targets: [{ target: 'site', a: { siteType: 'shadow-hold', at: 'user' } }],
        does: [],
      }),
      action({
        user: { skill: 'ranger', skillOnly: true },
        targets: [{ target: 'site', a: { siteType: 'ruins', at: 'user' } }],
        does: [],
      }),
    ],
    abilities: [
      {
        is: 'automatic-attacks',
        how: 'add',
        sites: THE_SITE,
        spec: { race: 'Orc', strikes: 5, prowess: 8, detainment: true },
        when: byMinions,
      },
      { is: 'automatic-attacks', how: 'twice', sites: THE_SITE },
      leavesWithItsSite,
    ],
  }),
  resource('AS-88', 'Hold Rebuilt and Repaired', {
    alignment: 'minion',
    duration: 'permanent',
    on: 'target',
    plays: [
      action({ window: { phase: 'site' }, targets: [RUINS], does: [] }),
      // by the older rulings before it is attacked (pef/card/hold-rebuilt-and-repaired/2); today nothing is done
      // before a site is entered but what combat allows (coe/2.V.ii.1, 3.i)
      action({
        window: { phase: 'site', edge: 'in-lieu' },
        need: olderErrata,
        targets: [RUINS],
        does: [],
      }),
    ],
    abilities: [
      { is: 'retype', sites: { is: 'bearer' }, to: 'shadow-hold' },
      {
        is: 'attacks-are',
        a: { source: 'automatic', at: { is: 'bearer' } },
        what: 'detaining',
      },
      leavesWithItsSite,
    ],
  }),
  resource('AS-57', 'Tower Raided', {
    duration: 'permanent',
    points: { source: 'misc', value: 6 },
    on: 'target',
    plays: [
      action({
        window: { phase: 'site' },
        targets: [
          { target: 'site', a: { siteType: 'shadow-hold' } },
          {
            target: 'card',
            a: {
              kind: 'item',
              company: { active: true },
              stat: { name: 'points', op: '>=', value: 2 },
            },
          },
        ],
        need: {
          all: [
            { is: 'target', a: { status: 'untapped' } },
            {
              company: 'active',
              a: {
                at: { is: 'target' },
                has: { kind: ['character', 'ally'], skill: 'scout', status: 'untapped' },
              },
            },
          ],
        },
        cost: [
          {
            pay: 'discard-one',
            a: { keyword: 'stolen-knowledge', company: { active: true } },
            zone: 'play',
          },
        ],
        does: [
          { do: 'tap', what: 'target' },
          { do: 'move', what: 'target2', to: 'discard' },
          { do: 'attack', spec: { race: 'Orc', strikes: 4, prowess: 8 } },
        ],
      }),
    ],
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'site', edge: 'end', whose: 'yours' },
        when: { not: isDone },
        immediate: true,
        does: [
          {
            do: 'pick',
            player: 'you',
            a: {
              kind: ['character', 'ally'],
              skill: 'scout',
              status: 'untapped',
              // of those who did it, and not of others who are there
              company: { played: { card: { is: 'self' }, site: { is: 'bearer' } } },
            },
            optional: true,
            then: [
              { do: 'tap', what: 'picked' },
              { do: 'tap', what: 'self' },
            ],
            none: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
      }),
      { is: 'cannot', what: 'untap', who: 'self' },
      { is: 'retype', sites: THE_SITE, to: 'ruins', when: isDone },
      { is: 'cannot', what: 'play', cards: { kind: 'faction' }, at: THE_SITE, when: isDone },
      leavesWithItsSite,
    ],
  }),
];
