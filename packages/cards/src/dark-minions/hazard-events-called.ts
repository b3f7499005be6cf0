import type { Action, CardFilter, Effect } from '@mathom/engine/language';
import { action, doors, hazard } from '../build.ts';

/** So much for the attack that the card then makes. */
const changed = (stat: 'attack-prowess' | 'attack-body', by: number): Effect => ({
  do: 'modify',
  stat,
  of: 'target',
  by,
  until: 'attack',
});

/** A creature of the player's own discard pile attacks at once. */
const fromDiscard = (
  race: 'Undead' | 'Nazgûl',
  changes: readonly Effect[],
): Pick<Action, 'targets' | 'does'> => ({
  targets: [{ target: 'card', zone: 'discard', a: { kind: 'creature', race, canAttack: true } }],
  does: [...changes, { do: 'attack', spec: 'of-creature', by: 'target' }],
});

/** A creature that is not of the sea alone, whatever more its keys ask for, and that may come at all. */
const ON_LAND: CardFilter = {
  kind: 'creature',
  keyed: { types: ['free', 'border', 'wilderness', 'shadow', 'dark'], ever: true },
  canAttack: 'regardless',
};

/** Creatures called up from where they lie. */
export const hazardEventsCalled = [
  hazard('DM-55', 'Exhalation of Decay', {
    duration: 'short',
    plays: [action(fromDiscard('Undead', [changed('attack-prowess', -1)]))],
  }),
  hazard('DM-66', 'In Great Wrath', {
    duration: 'short',
    plays: [
      action(fromDiscard('Nazgûl', [changed('attack-prowess', 2), changed('attack-body', -1)])),
    ],
  }),
  hazard('DM-70', 'Long Dark Reach', {
    duration: 'short',
    plays: [
      action({
        need: { value: { count: {}, zone: 'deck', ofPlayer: 'you' }, atLeast: 10 },
        targets: [{ target: 'company', a: { moving: true, path: { type: 'wilderness', min: 1 } } }],
        does: [
          { do: 'look', player: 'each-player', ofPlayer: 'you', zone: 'deck', n: 7 },
          {
            do: 'pick',
            player: 'you',
            zone: 'aside',
            a: { ...ON_LAND, any: [{ race: ['Nazgûl', 'Dragon'] }, { unique: false }] },
            then: [{ do: 'attack', spec: 'of-creature', by: 'picked', unkeyed: -4 }],
          },
          { do: 'shuffle-back', player: 'you', how: 'top' },
        ],
      }),
    ],
  }),
  hazard('DM-77', 'Out of the Black Sky', {
    duration: 'permanent',
    points: { source: 'kill', value: 5 },
    plays: [
      action({
        need: doors,
        targets: [
          {
            target: 'card',
            a: { kind: 'creature', race: 'Nazgûl', event: 'permanent', canAttack: true },
          },
        ],
        does: [
          {
            do: 'install',
            on: 'target',
            until: 'attack',
            abilities: [{ is: 'assignment', how: 'attacker', attacks: { by: { is: 'target' } } }],
          },
          { do: 'attack', spec: 'of-creature', by: 'target', won: 'self' },
        ],
      }),
    ],
  }),
];
