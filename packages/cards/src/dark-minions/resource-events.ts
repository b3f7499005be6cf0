import { action, gates, leavesWithItsSite, resource, trigger } from '../build.ts';

export const resourceEvents = [
  resource('DM-121', 'Crown of Flowers', {
    duration: 'permanent',
    keywords: ['environment'],
    // pef/card/crown-of-flowers/1: it may wait without a card
    plays: [action({ does: [] })],
    abilities: [
      { is: 'host', a: { side: 'resource' }, max: 1 },
      {
        is: 'reads-as',
        present: ['Gates of Morning'],
        absent: ['Doors of Night'],
      },
      trigger({
        on: { event: 'left-play', card: { on: 'self' } },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  resource('DM-124', 'The Dwarves Are upon You!', {
    duration: 'short',
    cannotBeDuplicated: 'attack',
    plays: [
      action({
        need: {
          exists: { kind: 'character', race: 'Dwarf', whose: 'yours', facing: 'attack' },
        },
        targets: [{ target: 'attack', a: {}, late: true }],
        does: [
          {
            do: 'modify',
            stat: 'prowess',
            of: { each: { kind: 'character', race: 'Dwarf', whose: 'yours', facing: 'attack' } },
            by: 2,
            until: 'attack',
          },
          {
            do: 'modify',
            stat: 'body',
            of: { each: { kind: 'character', race: 'Dwarf', whose: 'yours', facing: 'attack' } },
            by: -1,
            until: 'attack',
          },
        ],
      }),
    ],
  }),
  resource('DM-130', 'Fireworks', {
    duration: 'permanent',
    keywords: ['ritual'],
    on: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              // an ally who has the skill serves (coe/2.V.2.2)
              kind: ['character', 'ally'],
              skill: 'sage',
              company: { at: { siteType: ['border-hold', 'free-hold'], status: 'tapped' } },
            },
          },
        ],
        cost: [{ pay: 'tap', what: 'target' }],
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'you',
            plus: {
              if: { is: 'target', a: { race: 'Wizard' } },
              then: 10,
              else: { stat: 'mind', of: 'target' },
            },
            op: '>',
            than: 12,
            pass: [{ do: 'untap', what: 'site' }],
          },
        ],
      }),
    ],
    abilities: [
      {
        is: 'instead',
        of: { event: 'status', card: { is: 'bearer' }, to: 'untapped' },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      },
    ],
  }),
  resource('DM-132', 'Forewarned Is Forearmed', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [] })],
    abilities: [
      { is: 'automatic-attacks', how: 'one', tag: 'isolated', sites: { lair: false } },
      trigger({
        on: { event: 'attack-ended', attack: { tag: 'isolated' }, outcome: 'defeated' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  resource('DM-133', 'Free to Choose', {
    duration: 'permanent',
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'item',
              stat: { name: 'corruption', op: '>=', value: 3, basis: 'normal' },
            },
          },
        ],
        does: [],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'corruption',
        of: 'bearer',
        by: { if: gates, then: -3, else: -2 },
      },
      trigger({
        on: { event: 'check-made', kind: 'corruption', card: { bears: { is: 'bearer' } } },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  resource('DM-134', 'Hall of Fire', {
    duration: 'permanent',
    on: 'target',
    plays: [action({ targets: [{ target: 'site', a: { haven: true } }], does: [] })],
    abilities: [
      trigger({
        // coe/2.IV.5: one that came from elsewhere is not at the site yet
        on: { event: 'company-phase', edge: 'end', company: { at: { is: 'bearer' } } },
        does: [
          {
            do: 'pick',
            player: 'resource-player',
            // allies are healed as characters are (coe/2.V.2.2)
            a: {
              any: [
                { kind: 'character', with: 'cause', status: ['tapped', 'wounded'] },
                { kind: 'ally', with: 'cause', status: 'wounded' },
              ],
            },
            optional: true,
            then: [
              {
                do: 'if',
                cond: { is: 'picked', a: { status: 'wounded' } },
                then: [{ do: 'heal', what: 'picked' }],
                else: [{ do: 'untap', what: 'picked' }],
              },
            ],
          },
        ],
      }),
      leavesWithItsSite,
    ],
  }),
  resource('DM-142', 'Hundreds of Butterflies', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'movement-hazard' },
        need: { company: 'active', a: { companyOf: 'target' } },
        targets: [
          {
            target: 'card',
            a: { kind: 'character', status: 'tapped', company: { moving: true } },
          },
        ],
        does: [
          { do: 'untap', what: 'target' },
          { do: 'modify', stat: 'hazard-limit', of: 'company', by: 1, until: 'phase' },
        ],
      }),
    ],
  }),
  resource('DM-155', 'Rebuild the Town', {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        window: { phase: 'site' },
        targets: [{ target: 'site', a: { siteType: 'ruins', lair: false, underDeeps: false } }],
        does: [],
      }),
    ],
    abilities: [
      { is: 'retype', sites: { is: 'bearer' }, to: 'border-hold' },
      { is: 'automatic-attacks', how: 'none', sites: { is: 'bearer' } },
      leavesWithItsSite,
    ],
  }),
  resource('DM-159', 'Smoke Rings', {
    duration: 'short',
    plays: [
      action({
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['sideboard', 'discard'],
            a: { any: [{ side: 'resource' }, { kind: 'character' }] },
            n: 1,
            to: 'deck',
          },
        ],
      }),
    ],
  }),
  resource('DM-164', 'The Windlord Found Me', {
    duration: 'permanent',
    points: { source: 'misc', value: 3 },
    cannotBeDuplicated: 'player',
    plays: [
      action({
        window: { phase: 'site' },
        need: {
          company: 'active',
          a: {
            at: {
              status: 'untapped',
              any: [{ name: 'Isengard' }, { siteType: ['shadow-hold', 'dark-hold'] }],
            },
          },
        },
        does: [
          { do: 'tap', what: 'site' },
          { do: 'attack', spec: { race: 'Orc', strikes: 4, prowess: 9 } },
          {
            do: 'pick',
            player: 'you',
            a: { kind: 'character', status: 'untapped', company: { active: true } },
            optional: true,
            then: [
              { do: 'tap', what: 'picked' },
              { do: 'attach', what: 'self', to: 'picked' },
            ],
            none: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
      }),
    ],
    storable: { at: { haven: true } },
    notFor: ['fallen-wizard'],
    abilities: [
      { is: 'cannot', what: 'untap', who: 'bearer' },
      trigger({
        on: { event: 'stored', card: 'self' },
        when: { not: { player: 'you', is: 'avatar-in-play' } },
        optional: true,
        does: [
          {
            do: 'play',
            a: { kind: 'character', race: 'Wizard', avatar: true },
            from: ['deck', 'discard'],
            waive: ['one-character-per-turn'],
            at: 'site-of-storing',
            as: 'now',
          },
        ],
      }),
    ],
  }),
];
