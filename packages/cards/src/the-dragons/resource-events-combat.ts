import { action, corruptionCheck, doors, gates, resource, trigger } from '../build.ts';

/** Against an attack, and things that can be used once more. */
export const resourceEventsCombat = [
  resource('TD-140', 'More Sense than You', {
    duration: 'short',
    plays: [
      action({
        targets: [
          { target: 'card', a: { kind: ['character', 'ally'] } },
          { target: 'attack', a: { against: 'target' } },
        ],
        cost: [{ pay: 'tap', what: 'target' }],
        does: [
          {
            do: 'install',
            on: 'target',
            abilities: [{ is: 'assignment', who: 'bearer', how: 'never' }],
            until: 'attack',
          },
        ],
      }),
    ],
  }),
  resource('TD-153', 'Staff Asunder', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              race: 'Wizard',
              bears: { name: "Wizard's Staff" },
            },
          },
          { target: 'attack', a: { against: 'target' } },
        ],
        does: [
          corruptionCheck('target'),
          { do: 'move', what: { name: "Wizard's Staff", on: 'target' }, to: 'pile' },
          { do: 'modify', stat: 'prowess', of: 'target', by: 5, until: 'attack' },
          { do: 'modify', stat: 'attack-body', of: 'attack', by: -2, until: 'attack' },
        ],
      }),
    ],
  }),
  resource('TD-159', 'Trickery', {
    duration: 'short',
    plays: [
      action({
        user: { skill: 'scout', skillOnly: true },
        targets: [
          {
            target: 'attack',
            a: {
              race: ['Orc', 'Troll', 'Man', 'Elf', 'Slayer', 'Awakened Plant', 'Giant'],
              against: 'user',
            },
          },
        ],
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'you',
            op: '>',
            than: 5,
            pass: [{ do: 'cancel', what: 'attack' }],
          },
        ],
      }),
    ],
  }),
  resource('TD-162', 'Vanish in Sunlight!', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'attack', a: { race: ['Nazgûl', 'Undead'] } }],
        does: [
          {
            do: 'modify',
            stat: 'attack-prowess',
            of: 'target',
            by: { if: gates, then: -4, else: -2 },
            until: 'attack',
          },
        ],
      }),
    ],
  }),
  resource('TD-167', 'Wielded Twice', {
    duration: 'short',
    keywords: ['ritual'],
    plays: [
      action({
        user: { skill: 'sage', skillOnly: true },
        tapUser: true,
        targets: [{ target: 'card', a: { kind: 'item', with: 'user', status: 'tapped' } }],
        does: [{ do: 'untap', what: 'target' }, corruptionCheck('user')],
      }),
    ],
  }),
  resource('TD-104', 'Cloudless Day', {
    duration: 'long',
    keywords: ['environment'],
    plays: [action({ need: gates, does: [] })],
    abilities: [{ is: 'assignment', how: 'defender', attacks: { source: 'creature' } }],
  }),
  resource('TD-110', 'Echo of all Joy', {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        need: { not: doors },
        targets: [{ target: 'card', a: { kind: 'event', event: 'long', side: 'resource' } }],
        does: [],
      }),
    ],
    abilities: [
      { is: 'cannot', what: 'run-out', who: 'bearer' },
      trigger({
        on: { event: 'deck-exhausted' },
        immediate: true,
        does: [{ do: 'move', what: 'bearer', to: 'discard' }],
      }),
      trigger({
        on: { event: 'card-played', card: { name: 'Doors of Night' } },
        immediate: true,
        does: [{ do: 'move', what: 'bearer', to: 'discard' }],
      }),
    ],
  }),
];
