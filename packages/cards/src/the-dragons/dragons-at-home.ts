import type { Ability } from '@mathom/engine/language';
import { action, theirMovement } from '../build.ts';
import { anyone, atHome } from '../build-hazards.ts';

const eachOfClass = (name: 'major' | 'greater'): Ability => ({
  is: 'modify',
  stat: 'corruption',
  of: { each: { kind: 'item', class: name } },
  by: 1,
});

/** Dragons at home: an automatic-attack more at their lairs, and a shadow over all the land. */
export const dragonsAtHome = [
  atHome('TD-2', 'Agburanar', {
    points: 4,
    lair: 'Caves of Ûlund',
    attack: { strikes: 2, prowess: 16, body: 9 },
    abilities: [
      {
        is: 'limit-exempt',
        one: {
          any: [
            { kind: 'creature', race: 'Dragon', unique: true },
            { keyword: ['ahunt', 'at-home'] },
          ],
        },
      },
    ],
  }),
  atHome('TD-5', 'Bairanax', {
    points: 3,
    lair: 'Ovir Hollow',
    attack: { strikes: 2, prowess: 15, body: 7 },
    abilities: [
      {
        is: 'modify',
        stat: 'hazard-limit',
        of: { companies: { faced: { source: 'creature', race: 'Animal' } } },
        by: 1,
      },
    ],
  }),
  atHome('TD-11', 'Daelomin', {
    points: 4,
    lair: 'Dancing Spire',
    attack: { strikes: 3, prowess: 14, body: 8 },
    abilities: [
      action({
        window: theirMovement,
        targets: [{ target: 'company', a: {} }],
        cost: [{ pay: 'discard', what: 'self' }],
        does: [{ do: 'modify', stat: 'hazard-limit', of: 'target', by: 2, until: 'phase' }],
      }),
    ],
  }),
  atHome('TD-22', 'Eärcaraxë', {
    points: 4,
    lair: 'Isle of the Ulond',
    attack: { strikes: 2, prowess: 18, body: 7, attackerChooses: true },
    abilities: [
      {
        is: 'modify',
        stat: 'hazard-limit',
        of: { companies: { moving: true, path: { type: 'coastal' } } },
        by: 1,
      },
    ],
  }),
  atHome('TD-38', 'Itangast', {
    points: 6,
    lair: 'Gold Hill',
    attack: { strikes: 3, prowess: 19, body: 8 },
    abilities: [eachOfClass('greater')],
  }),
  atHome('TD-62', 'Scatha', {
    points: 5,
    lair: 'Gondmaeglom',
    attack: { strikes: 3, prowess: 16, body: 9 },
    abilities: [{ is: 'modify', stat: 'influence-check', of: { each: anyone }, by: -1 }],
  }),
  atHome('TD-65', 'Scorba', {
    points: 3,
    lair: 'Zarak Dûm',
    attack: { strikes: 3, prowess: 13, body: 8 },
    abilities: [eachOfClass('major')],
  }),
  atHome('TD-71', 'Smaug', {
    points: 5,
    lair: 'The Lonely Mountain',
    attack: { strikes: 2, prowess: 18, body: 8 },
    abilities: [
      {
        is: 'modify',
        stat: 'resource-draws',
        of: { companies: { moving: true } },
        by: -1,
        min: 1,
      },
    ],
  }),
];
