import type { CardFilter } from '@mathom/engine/language';
import { action, resource, trigger } from '../build.ts';
import { anyone, goneWithADeck } from '../build-hazards.ts';

/** Those of the lands of Gondor; the Dead are of no land (crf/card/sentinels-of-numenor/1). */
const OF_GONDOR: CardFilter = {
  kind: 'faction',
  playableAt: { region: ['Anórien', 'Lebennin', 'Lamedon', 'Belfalas', 'Anfalas'] },
  not: { name: 'Army of the Dead' },
};

/** What has to do with influence, and with factions. */
export const resourceEventsOfInfluence = [
  resource('DM-141', 'Hour of Need', {
    duration: 'short',
    notFor: ['fallen-wizard'],
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              skill: 'diplomat',
              company: { at: { status: 'untapped', underDeeps: false } },
              not: { any: [{ skill: 'warrior' }, { race: 'Wizard' }] },
            },
          },
          { target: 'card', zone: 'hand', a: { kind: 'faction' } },
        ],
        cost: [{ pay: 'tap', what: 'target' }],
        does: [
          {
            do: 'influence',
            by: 'target',
            versus: 'target2',
            plus: { sum: [-2, { times: [-1, { regions: 'target', to: 'target2' }] }] },
            to: 'pile',
            // there is no minor item outside of the site phase (coe/2.V.5)
            pass: [{ do: 'tap', what: 'site' }],
            fail: [{ do: 'move', what: 'target', to: 'discard' }],
          },
        ],
      }),
    ],
  }),
  resource('DM-153', 'Palm to Palm', {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        targets: [
          { target: 'company', a: { at: { haven: true }, not: { has: { race: 'Wizard' } } } },
        ],
        does: [],
      }),
    ],
    abilities: [
      { is: 'grant', to: { each: { kind: 'character', with: 'bearer' } }, ability: 'be-supported' },
      {
        is: 'modify',
        stat: 'mind',
        of: { each: { kind: ['character', 'ally'], with: 'bearer' } },
        by: 1,
      },
      goneWithADeck,
      { is: 'leave-when', cond: { company: 'bearer', a: { has: { race: 'Wizard' } } } },
      trigger({
        on: { event: 'composition-changed', split: true },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  resource('DM-158', 'Sentinels of Númenor', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [{ do: 'move', what: 'self', to: 'pile' }] })],
    abilities: [
      {
        is: 'modify',
        stat: 'influence-check',
        of: { each: anyone },
        by: -2,
        versus: OF_GONDOR,
      },
      { is: 'cannot', what: 'play', cards: { name: 'Muster' }, onAttempt: OF_GONDOR },
      trigger({
        on: { event: 'card-played', card: { ...OF_GONDOR, whose: 'yours' } },
        immediate: true,
        does: [{ do: 'attach', what: 'cause', to: 'self' }],
      }),
      {
        is: 'modify',
        stat: 'points',
        of: { each: { kind: 'faction', on: 'self' } },
        by: 1,
      },
      trigger({
        on: { event: 'left-play', card: { kind: 'faction', on: 'self' }, to: 'discard' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
];
