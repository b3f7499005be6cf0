import type { Ability, CardFilter, CardName } from '@mathom/engine/language';
import { action, foundInEither, item, trigger } from '../build.ts';
import { gives, warriorBearer } from '../build-items.ts';

/** In each of his organization phases the bearer's player finds that card, or rids another player of it: the one or the other, and once. */
const keysOf = (name: CardName): readonly Ability[] => [
  action({
    window: { phase: 'organization' },
    limit: { n: 1, together: true },
    does: [foundInEither({ name })],
  }),
  action({
    window: { phase: 'organization' },
    limit: { n: 1, together: true },
    targets: [{ target: 'card', a: { name, whose: "opponent's" } }],
    does: [{ do: 'move', what: 'target', to: 'discard' }],
  }),
];

/** Where the craft of such things is known, or they are bent on it. */
const WHERE_ENGINES_ARE_MADE: CardFilter = {
  any: [{ siteType: ['shadow-hold', 'dark-hold'] }, { autoAttack: { race: 'Dwarf' } }],
};

/** The site with which it was left, whichever card one has of it. */
const THE_SITE: CardFilter = { versionOf: 'bearer' };

export const items = [
  item('WH-51', 'Blasting Fire', {
    alignment: 'minion',
    class: 'special',
    keywords: ['technology'],
    points: 1,
    corruption: 1,
    at: WHERE_ENGINES_ARE_MADE,
    tappedSite: true,
    abilities: [
      action({
        cost: [{ pay: 'discard', what: 'self' }],
        targets: [{ target: 'attack', a: { source: 'automatic', against: 'bearer' } }],
        does: [
          { do: 'cancel', what: 'attack' },
          {
            do: 'install',
            on: 'site',
            until: 'phase',
            abilities: [
              {
                is: 'attacks-are',
                a: { source: 'automatic', at: { is: 'bearer' } },
                what: 'canceled',
              },
            ],
          },
          {
            do: 'install',
            on: 'site',
            until: 'turn',
            abilities: [
              {
                is: 'modify',
                stat: 'influence-check',
                of: { each: { kind: ['character', 'ally'], at: 'bearer' } },
                by: 2,
                versus: { kind: 'faction' },
              },
            ],
          },
        ],
      }),
    ],
  }),
  item('WH-52', 'Liquid Fire', {
    alignment: 'minion',
    class: 'special',
    keywords: ['technology'],
    points: 1,
    corruption: 1,
    at: WHERE_ENGINES_ARE_MADE,
    tappedSite: true,
    abilities: [
      action({
        cost: [{ pay: 'discard', what: 'self' }],
        targets: [
          {
            target: 'attack',
            a: {
              source: 'creature',
              keyedToSite: true,
              not: { race: ['Dragon', 'Nazgûl', 'Balrog'] },
            },
          },
        ],
        // it cancels nothing: coe/2.IV.2 lets it be used for another company
        fromAfar: 'any-company',
        does: [
          {
            do: 'install',
            on: 'foe',
            until: 'phase',
            abilities: [
              {
                is: 'attacks-are',
                a: { by: { is: 'bearer' } },
                what: 'failing',
                bodyChecks: -2,
              },
            ],
          },
        ],
      }),
    ],
  }),
  item('WH-53', 'Mechanical Bow', {
    alignment: 'minion',
    class: 'major',
    slot: 'weapon',
    keywords: ['technology'],
    points: 1,
    corruption: 1,
    abilities: [
      gives('body', -1),
      gives('prowess', 2, { max: 8, when: warriorBearer }),
      {
        is: 'modify',
        stat: 'attack-body',
        of: { foeOf: 'bearer' },
        by: -1,
        when: { is: 'bearer', a: { skill: 'warrior', facing: 'tapping' } },
      },
    ],
  }),
  item('WH-54', 'Vile Fumes', {
    alignment: 'minion',
    class: 'special',
    keywords: ['technology'],
    points: 1,
    corruption: 1,
    at: WHERE_ENGINES_ARE_MADE,
    tappedSite: true,
    abilities: [
      action({
        window: { phase: 'site' },
        // the site is his own, though another company may have its phase (coe/2.V.9)
        user: { is: 'bearer' },
        need: { company: 'bearer', a: { at: { siteType: ['border-hold', 'shadow-hold'] } } },
        does: [{ do: 'attach', what: 'self', to: 'site' }],
      }),
      { is: 'retype', sites: THE_SITE, to: 'ruins' },
      { is: 'automatic-attacks', how: 'none', sites: THE_SITE, normal: true },
      {
        is: 'automatic-attacks',
        how: 'add',
        sites: THE_SITE,
        spec: { race: [], strikes: 'each', prowess: 7, cannotBeCanceled: true },
      },
      trigger({
        on: { event: 'left-play', card: { kind: 'site', is: 'bearer' } },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  item('WH-88', 'Keys of Orthanc', {
    alignment: 'stage',
    unique: true,
    class: 'special',
    stagePoints: 1,
    points: 2,
    corruption: 1,
    at: { name: 'Minas Tirith' },
    abilities: keysOf('The Fortress of Isen'),
  }),
  item('WH-89', 'Keys to the White Towers', {
    alignment: 'stage',
    unique: true,
    class: 'special',
    stagePoints: 1,
    points: 2,
    corruption: 1,
    at: { name: 'Barrow-downs' },
    abilities: keysOf('Fortress of the Towers'),
  }),
];
