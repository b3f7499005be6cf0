import type { Action, Modify, RegionType, Window } from '@mathom/engine/language';
import {
  action,
  corruptionCheck,
  doors,
  gates,
  leavesWithItsSite,
  resource,
  theirMovement,
  trigger,
} from '../build.ts';

/** A tapped sage has one region read as another for the turn, at the risk of his soul. */
const changesRegion = (type: RegionType, to: RegionType): Action =>
  action({
    user: { skill: 'sage', skillOnly: true },
    tapUser: true,
    targets: [{ target: 'region', type }],
    does: [{ do: 'retype', what: 'target-region', to, until: 'turn' }, corruptionCheck('user')],
  });

const sendsHome = (window?: Window): Action =>
  action({
    ...(window ? { window } : {}),
    targets: [{ target: 'card', a: { keyword: 'ahunt' } }],
    does: [{ do: 'move', what: 'target', to: 'discard' }],
  });

const feeds = (window?: Window): Action =>
  action({
    ...(window ? { window } : {}),
    need: doors,
    targets: [{ target: 'attack', a: { race: ['Dragon', 'Drake'] } }],
    does: [{ do: 'modify', stat: 'strikes', of: 'target', by: -1, min: 1, until: 'attack' }],
  });

/** More cards are drawn for a way of just so many regions. */
const drawsForWay = (regions: number): Modify => ({
  is: 'modify',
  stat: 'resource-draws',
  of: {
    companies: {
      moving: true,
      path: { min: regions },
      // crf/card/a-short-rest/1: not by special movement, though it may have a path
      not: { any: [{ path: { min: regions + 1 } }, { movement: 'special' }] },
    },
  },
  by: 4 - regions,
});

/** On the way and at its end: paths, sites, healing; and what is met there. */
export const resourceEventsJourney = [
  resource('TD-95', 'A Short Rest', {
    duration: 'long',
    plays: [action({ does: [] })],
    abilities: [drawsForWay(1), drawsForWay(2), drawsForWay(3)],
  }),
  resource('TD-109', 'Dwarven Hoard', {
    duration: 'short',
    plays: [
      action({
        user: {
          race: 'Dwarf',
          company: { at: { siteType: ['dark-hold', 'shadow-hold'] } },
        },
        tapUser: true,
        does: [
          {
            do: 'install',
            on: 'site',
            abilities: [{ is: 'grant', to: 'bearer', keyword: 'hoard' }],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('TD-107', 'Dragon-feuds', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization' },
        does: [
          {
            do: 'install',
            abilities: [
              action({
                targets: [{ target: 'attack', a: { race: ['Dragon', 'Drake'] } }],
                cost: [
                  {
                    pay: 'discard-one',
                    a: { kind: 'creature', race: ['Dragon', 'Drake'] },
                    zone: 'hand',
                  },
                ],
                does: [{ do: 'cancel', what: 'attack' }],
              }),
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('TD-111', 'Elf-path', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        user: { kind: 'character', race: 'Elf' },
        tapUser: true,
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [
              {
                is: 'no-creatures',
                a: { not: { keyedToSite: true } },
                when: {
                  company: 'bearer',
                  a: {
                    moving: true,
                    path: { min: 1 },
                    not: {
                      any: [{ path: { min: 3 } }, { path: { type: ['shadow', 'dark'] } }],
                    },
                  },
                },
              },
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('TD-125', 'Houses of Healing', {
    duration: 'permanent',
    on: 'target',
    plays: [action({ targets: [{ target: 'site', a: { siteType: 'free-hold' } }], does: [] })],
    abilities: [
      { is: 'retype', sites: { is: 'bearer' }, to: 'haven', purposes: ['healing'] },
      leavesWithItsSite,
    ],
  }),
  resource('TD-128', 'Look More Closely Later', {
    duration: 'short',
    keywords: ['ritual'],
    plays: [
      action({
        user: { skill: 'sage', skillOnly: true },
        tapUser: true,
        targets: [{ target: 'site', a: { keyword: 'information', status: 'tapped' } }],
        does: [{ do: 'untap', what: 'target' }, corruptionCheck('user')],
      }),
    ],
  }),
  resource('TD-135', 'Master of Esgaroth', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        targets: [{ target: 'company', a: { moving: true } }],
        does: [
          {
            do: 'install',
            on: 'target',
            abilities: [
              action({
                window: { phase: 'movement-hazard', edge: 'end' },
                need: {
                  company: 'bearer',
                  a: { active: true, moving: true, moved: false, to: { siteType: 'border-hold' } },
                },
                limit: { n: 1 },
                does: [{ do: 'move-again' }],
              }),
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('TD-136', 'Master of Wood, Water, or Hill', {
    duration: 'short',
    keywords: ['ritual'],
    plays: [
      changesRegion('shadow', 'wilderness'),
      changesRegion('wilderness', 'border'),
      changesRegion('wilderness', 'shadow'),
      changesRegion('border', 'wilderness'),
    ],
  }),
  resource('TD-149', 'Sated Beast', {
    duration: 'short',
    plays: [sendsHome(), sendsHome(theirMovement), feeds(), feeds(theirMovement)],
  }),
  resource('TD-154', 'Star of High Hope', {
    duration: 'long',
    keywords: ['environment'],
    plays: [action({ does: [] })],
    abilities: [
      {
        is: 'modify',
        stat: 'prowess',
        of: { each: { kind: 'character', race: ['Elf', 'Dúnadan'] } },
        by: { if: gates, then: 2, else: 1 },
      },
    ],
  }),
  resource('TD-163', 'Warm Now Be Heart and Limb', {
    duration: 'short',
    keywords: ['ritual'],
    plays: [
      action({
        window: { phase: 'organization' },
        user: { skill: 'sage', skillOnly: true },
        // the company, since the sage may be lost to his own check before the others have tapped
        targets: [{ target: 'company', a: { companyOf: 'user' } }],
        // allies are healed as characters are (coe/2.V.2.2)
        need: { exists: { kind: ['character', 'ally'], with: 'target', status: 'wounded' } },
        does: [
          {
            do: 'each',
            a: { skill: 'sage', with: 'target', status: 'untapped' },
            does: [
              {
                do: 'pick',
                player: 'you',
                a: { kind: ['character', 'ally'], with: 'target', status: 'wounded' },
                optional: true,
                then: [
                  { do: 'tap', what: 'it' },
                  { do: 'heal', what: 'picked' },
                  corruptionCheck('it'),
                ],
              },
            ],
          },
        ],
      }),
    ],
  }),
  resource('TD-164', 'Washed and Refreshed', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        targets: [{ target: 'company', a: { moving: true } }],
        does: [
          {
            do: 'install',
            on: 'target',
            abilities: [
              trigger({
                on: { event: 'moves', company: 'bearer' },
                does: [
                  {
                    do: 'if',
                    // no path, nothing to count: in the Under-deeps there is none
                    cond: { path: 'bearer', has: { min: 1 } },
                    then: [
                      {
                        do: 'repeat',
                        times: { sum: [4, { times: [-1, { regions: 'bearer' }] }] },
                        does: [
                          {
                            do: 'pick',
                            player: 'you',
                            a: { kind: 'character', with: 'bearer', status: 'tapped' },
                            optional: true,
                            then: [{ do: 'untap', what: 'picked' }],
                          },
                        ],
                      },
                    ],
                  },
                ],
              }),
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
];
