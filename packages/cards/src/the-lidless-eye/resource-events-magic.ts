import type { Action, CardFilter, Effect, EntryFilter, Target } from '@mathom/engine/language';
import { action, corruptionCheck, onlyWhatIsShown, resource, trigger } from '../build.ts';
import { unlessRingwraith } from '../build-minions.ts';

/** Who goes somewhere, and can draw the shadow after him. */
const castOnTheWay = (does: Effect, ...targets: readonly Target[]): Action =>
  action({
    window: { phase: 'movement-hazard' },
    user: { magic: 'shadow-magic', company: { moving: true, active: true } },
    ...(targets.length > 0 ? { targets } : {}),
    does: [does, unlessRingwraith('user', -3)],
  });

/** An attempt against him and his company is broken off, also in the site phase of an opponent. */
const despairs = (user: CardFilter, a: EntryFilter): Action =>
  action({
    window: { phase: ['movement-hazard', 'site'], turn: 'any' },
    user,
    targets: [{ target: 'entry', a }],
    does: [
      { do: 'cancel', what: 'entry' },
      ...(user.race === 'Ringwraith' ? [] : [unlessRingwraith('user', -3)]),
    ],
  });

/** While it wastes him a hero who dies is a kill of the player's. */
const KILL: Effect = {
  do: 'install',
  until: 'turn',
  abilities: [
    {
      is: 'instead',
      of: { event: 'move', card: { is: 'target' }, to: 'removed' },
      when: { is: 'target', a: { alignment: 'hero' } },
      does: [{ do: 'move', what: 'it', to: 'pile' }],
    },
  ],
};

/** A wasting of soul and body. What one played oneself is no kill of one's own (coe/10.4): a Fallen-wizard may have heroes. */
const malady = (whose: 'yours' | "opponent's"): Action => {
  const kills = whose === "opponent's";
  return action({
    window: { phase: 'site' },
    user: { magic: 'shadow-magic' },
    targets: [
      {
        target: 'card',
        a: { kind: 'character', whose, at: 'user', not: { race: ['Ringwraith', 'Wizard'] } },
      },
    ],
    does: [
      ...(kills ? [KILL] : []),
      corruptionCheck('target', -1),
      {
        do: 'if',
        cond: { exists: { is: 'target' } },
        then: [
          {
            do: 'check',
            kind: 'body',
            who: 'target',
            plus: { if: { is: 'target', a: { status: 'tapped' } }, then: 1, else: 0 },
          },
        ],
      },
      ...(kills ? [{ do: 'cancel', what: { effectsOf: { is: 'self' } } } as const] : []),
      unlessRingwraith('user', -5),
    ],
  });
};

/** What a haven would take in: items by the rules, events by what they say. */
const FOR_A_HAVEN: CardFilter = { whose: 'yours', storable: 'haven' };

const stored: Effect = { do: 'move', what: 'picked', to: 'stored' };

/** Events of the three schools, each with its price. */
export const resourceEventsOfMagic = [
  resource('LE-159', 'A Malady Without Healing', {
    alignment: 'minion',
    duration: 'short',
    magic: ['shadow-magic'],
    plays: [malady('yours'), malady("opponent's")],
  }),
  resource('LE-168', 'Bitter Cold', {
    alignment: 'minion',
    duration: 'short',
    magic: ['sorcery'],
    plays: [
      action({
        user: { magic: 'sorcery' },
        does: [
          {
            do: 'install',
            on: 'company',
            until: 'turn',
            abilities: [
              {
                is: 'modify',
                stat: 'attack-prowess',
                of: { attacks: { against: 'bearer' } },
                by: -1,
              },
              { is: 'modify', stat: 'attack-body', of: { attacks: { against: 'bearer' } }, by: -1 },
            ],
          },
          unlessRingwraith('user', -4),
        ],
      }),
    ],
  }),
  resource('LE-179', 'Deeper Shadow', {
    alignment: 'minion',
    duration: 'short',
    magic: ['shadow-magic'],
    plays: [
      castOnTheWay({ do: 'modify', stat: 'hazard-limit', of: 'company', by: -1, until: 'phase' }),
      castOnTheWay(
        { do: 'retype', what: 'target', to: 'shadow-hold', until: 'turn' },
        { target: 'site', a: { siteType: 'ruins', is: 'site' } },
      ),
      castOnTheWay(
        { do: 'retype', what: 'target-region', to: 'shadow', until: 'turn' },
        { target: 'region', type: 'wilderness', ofPath: true },
      ),
    ],
  }),
  resource('LE-187', 'Freeze the Flesh', {
    alignment: 'minion',
    duration: 'permanent',
    magic: ['shadow-magic'],
    plays: [
      action({
        user: { magic: 'shadow-magic' },
        targets: [
          {
            target: 'card',
            zone: 'eliminated',
            a: { kind: 'character', fellBeside: 'user' },
          },
        ],
        does: [
          { do: 'join', who: 'target', company: 'user' },
          { do: 'tap', what: 'target' },
          { do: 'attach', what: 'self', to: 'target' },
          unlessRingwraith('user', -4),
        ],
      }),
    ],
    abilities: [
      { is: 'modify', stat: 'mind', of: 'bearer', by: -2, min: 1 },
      { is: 'modify', stat: 'prowess', of: 'bearer', by: -1 },
      { is: 'modify', stat: 'body', of: 'bearer', by: -2 },
      { is: 'grant', to: 'bearer', ability: 'overt' },
    ],
  }),
  resource('LE-189', 'Gold Chains in the Wind', {
    alignment: 'minion',
    duration: 'short',
    magic: ['shadow-magic'],
    plays: [
      action({
        user: { magic: 'shadow-magic', able: 'have-ally' },
        targets: [{ target: 'attack', a: { against: 'user' } }],
        does: [
          { do: 'attach', what: 'self', to: 'user', as: 'ally' },
          unlessRingwraith('user', -4),
        ],
      }),
    ],
    ally: {
      prowess: 5,
      mind: 0,
      abilities: [
        // in all cases (coe/3.ii.3)
        { is: 'assignment', who: 'self', how: 'must', regardless: true },
        trigger({
          on: { event: 'attack-ended', attack: { against: 'self' } },
          immediate: true,
          does: [{ do: 'move', what: 'self', to: 'discard' }],
        }),
        // slain or not, it is a short-event that is over
        {
          is: 'instead',
          of: { event: 'move', card: { is: 'self' }, to: 'removed' },
          does: [{ do: 'move', what: 'self', to: 'discard' }],
        },
      ],
    },
  }),
  resource('LE-204', 'Messenger of Mordor', {
    alignment: 'minion',
    duration: 'short',
    magic: ['spirit-magic'],
    notFor: ['fallen-wizard'],
    plays: [
      action({
        user: {
          magic: 'spirit-magic',
          company: { at: { any: [{ haven: true }, { siteType: ['shadow-hold', 'dark-hold'] }] } },
        },
        does: [
          {
            do: 'each',
            a: { kind: 'character', with: 'user' },
            does: [
              {
                do: 'pick',
                player: 'you',
                a: { ...FOR_A_HAVEN, kind: 'item', on: 'it' },
                optional: true,
                // coe/2.II.4.1
                then: [{ do: 'check', kind: 'corruption', who: 'it', pass: [stored] }],
                again: true,
              },
            ],
          },
          {
            do: 'pick',
            player: 'you',
            a: { ...FOR_A_HAVEN, kind: 'event', side: 'resource', company: { companyOf: 'user' } },
            optional: true,
            then: [stored],
            again: true,
          },
          unlessRingwraith('user', -4),
        ],
      }),
    ],
  }),
  resource('LE-219', 'Poisonous Despair', {
    alignment: 'minion',
    duration: 'short',
    magic: ['spirit-magic'],
    plays: [
      despairs(
        { magic: 'spirit-magic' },
        {
          by: 'opponent',
          influenceOn: { kind: ['character', 'ally', 'item'], whose: 'yours', with: 'user' },
        },
      ),
      despairs(
        { magic: 'spirit-magic', race: 'Ringwraith' },
        { by: 'opponent', influenceOn: { kind: 'faction', whose: 'yours' } },
      ),
    ],
  }),
  resource('LE-232', 'Some Secret Art of Flame', {
    alignment: 'minion',
    duration: 'short',
    magic: ['sorcery'],
    cannotBeDuplicated: 'attack',
    plays: [
      action({
        user: { magic: 'sorcery' },
        targets: [{ target: 'attack', a: { against: 'user' }, late: true }],
        does: [
          { do: 'modify', stat: 'prowess', of: 'user', by: 4, until: 'attack' },
          unlessRingwraith('user', -4),
        ],
      }),
    ],
  }),
  resource('LE-233', 'Spying out the Land', {
    alignment: 'minion',
    duration: 'short',
    magic: ['spirit-magic'],
    plays: [
      action({
        window: { phase: 'organization' },
        user: { magic: 'spirit-magic' },
        does: [
          {
            do: 'if',
            cond: { player: 'opponent', is: 'sole' },
            then: onlyWhatIsShown('turn', { phase: 'movement-hazard' }),
            // crf/term/multi-player-games/6: of several, he who plays hazards on them, and then
            else: [
              {
                do: 'install',
                on: 'company',
                until: 'turn',
                abilities: [
                  trigger({
                    on: { event: 'company-phase', edge: 'reveal', company: 'bearer' },
                    immediate: true,
                    does: onlyWhatIsShown('phase'),
                  }),
                ],
              },
            ],
          },
          unlessRingwraith('user', -3),
        ],
      }),
    ],
  }),
  resource('LE-249', 'Veils of Shadow', {
    alignment: 'minion',
    duration: 'short',
    magic: ['sorcery'],
    plays: [
      action({
        user: { magic: 'sorcery' },
        targets: [{ target: 'attack', a: { source: 'automatic', against: 'user' } }],
        does: [
          {
            do: 'install',
            on: 'site',
            until: 'turn',
            abilities: [
              {
                is: 'modify',
                stat: 'strikes',
                of: { attacks: { source: 'automatic', at: { is: 'bearer' } } },
                by: 1,
                op: 'set',
              },
            ],
          },
          unlessRingwraith('user', -4),
        ],
      }),
    ],
  }),
  resource('LE-251', "The Water's Tithe", {
    alignment: 'minion',
    duration: 'short',
    magic: ['sorcery'],
    plays: [
      action({
        window: { phase: 'organization' },
        user: { magic: 'sorcery', not: { race: 'Ringwraith' } },
        does: [
          { do: 'modify', stat: 'regions', of: 'company', by: 2, until: 'turn' },
          corruptionCheck('user', -3),
        ],
      }),
    ],
  }),
  resource('LE-258', 'Words of Menace and Deceit', {
    alignment: 'minion',
    duration: 'short',
    magic: ['spirit-magic'],
    cannotBeDuplicated: 'target',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'character', magic: 'spirit-magic' } }],
        does: [
          { do: 'modify', stat: 'influence', of: 'target', by: 5, until: 'turn' },
          unlessRingwraith('target', -4),
        ],
      }),
    ],
  }),
];
