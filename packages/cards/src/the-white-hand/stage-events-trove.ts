import type { CardFilter, Cond, Effect, Modify } from '@mathom/engine/language';
import { action, olderErrata, resource } from '../build.ts';
import { stagePlay } from '../build-stage.ts';

const TREE = 'The White Tree';

/** It lies with nothing yet. */
const UNPLACED: Cond = { not: { is: 'self', a: { borneBy: {} } } };
const HIS_HAVEN: CardFilter = { keyword: 'wizardhaven', whose: 'yours' };
const THE_TREE: CardFilter = { name: TREE, bears: { is: 'self' } };
const WHERE_IT_GROWS: CardFilter = { kind: 'site', bears: THE_TREE };

/** All that it normally is. */
const inFull: Modify = {
  is: 'modify',
  stat: 'points',
  of: 'bearer',
  op: 'set',
  by: { stat: 'points', of: 'bearer', basis: 'normal' },
};

const WORTH_LAYING_UP: CardFilter = { gives: 'misc', storable: 'somewhere', whose: 'yours' };

const laidUp: readonly Effect[] = [
  { do: 'attach', what: 'self', to: 'target' },
  { do: 'move', what: 'target', to: 'stored', as: 'named-there' },
];

/** What a Fallen-wizard plants, or lays up, at home. */
export const stageEventsOfTheTrove = [
  resource('WH-85', "Wizard's Trove", {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 1,
    silences: TREE,
    plays: [stagePlay()],
    abilities: [
      action({
        // unique by the older rulings even so (pef/card/white-tree/3)
        need: {
          all: [UNPLACED, { any: [{ not: olderErrata }, { not: { exists: { name: TREE } } }] }],
        },
        targets: [
          {
            target: 'site',
            a: {
              ...HIS_HAVEN,
              when: {
                exists: { name: 'Sapling of the White Tree', storedAt: 'it' },
                zone: 'pile',
                ofPlayer: 'you',
              },
            },
          },
          { target: 'card', zone: 'hand', a: { name: TREE } },
        ],
        does: [
          { do: 'attach', what: 'target2', to: 'target' },
          { do: 'attach', what: 'self', to: 'target2' },
        ],
      }),
      // one that was played before (pef/card/white-tree/1)
      action({
        need: UNPLACED,
        targets: [{ target: 'card', a: { name: TREE, whose: 'yours' } }],
        does: [{ do: 'attach', what: 'self', to: 'target' }],
      }),
      action({
        window: { phase: 'organization' },
        need: UNPLACED,
        targets: [
          {
            target: 'card',
            a: { ...WORTH_LAYING_UP, kind: 'event', company: { at: HIS_HAVEN } },
          },
        ],
        does: laidUp,
      }),
      // he who bears it makes a check, as for every item that is stored (coe/2.II.4.1)
      action({
        window: { phase: 'organization' },
        need: UNPLACED,
        targets: [
          {
            target: 'card',
            a: {
              ...WORTH_LAYING_UP,
              kind: 'item',
              borneBy: { kind: 'character', company: { at: HIS_HAVEN } },
            },
          },
        ],
        does: [{ do: 'check', kind: 'corruption', who: 'target-bearer', pass: laidUp }],
      }),
      inFull,
      { ...inFull, stored: true },
      { is: 'grant', to: { each: THE_TREE }, ability: 'be-copied', when: { not: olderErrata } },
      { is: 'grant', to: { each: WHERE_IT_GROWS }, keyword: 'protected' },
      { is: 'grant', to: { each: WHERE_IT_GROWS }, ability: 'remains' },
    ],
  }),
];
