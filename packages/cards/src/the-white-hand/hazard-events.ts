import type { Alignment, CardFilter } from '@mathom/engine/language';
import { action, corruptionCheck, hazard, leavesWithItsSite, trigger } from '../build.ts';
import { corruptionCard, goneWithADeck, played } from '../build-hazards.ts';

/** Whom the powers of West and East disown: a short-event of theirs that he plays comes to nothing. */
const disowned = (alignment: Alignment) =>
  action({
    window: { phase: 'any' },
    targets: [
      {
        target: 'entry',
        a: { card: { kind: 'event', event: 'short', alignment, player: 'fallen-wizard' } },
      },
    ],
    does: [
      { do: 'cancel', what: 'entry' },
      { do: 'move', what: 'self', to: 'out' },
    ],
  });

/** All cards of the site on which it lies. */
const ITS_NAMESAKES: CardFilter = { kind: 'site', copyOf: 'bearer' };

export const hazardEvents = [
  hazard('WH-27', "Nature's Revenge", {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'site',
            a: { regionType: 'wilderness', normalType: ['border-hold', 'shadow-hold'] },
          },
        ],
        does: [],
      }),
      action({
        targets: [
          {
            target: 'site',
            a: {
              regionType: 'wilderness',
              keyword: 'wizardhaven',
              not: { keyword: 'protected' },
            },
          },
        ],
        does: [],
      }),
    ],
    abilities: [
      { is: 'retype', sites: ITS_NAMESAKES, to: 'ruins' },
      {
        is: 'automatic-attacks',
        how: 'add',
        sites: ITS_NAMESAKES,
        spec: { race: 'Animal', strikes: 'each', prowess: 7 },
      },
      leavesWithItsSite,
    ],
  }),
  hazard('WH-14', 'Blind to the West', {
    duration: 'short',
    freeOfLimit: true,
    plays: [disowned('hero')],
  }),
  hazard('WH-24', 'Ire of the East', {
    duration: 'short',
    freeOfLimit: true,
    plays: [disowned('minion')],
  }),
  corruptionCard('WH-25', 'Longing for the West', {
    on: { kind: 'character', race: ['Wizard', 'Fallen-wizard'] },
    corruption: 2,
    removedAbove: 6,
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'untap', edge: 'end', whose: 'bearer' },
        when: { not: { company: 'bearer', a: { at: { haven: true } } } },
        does: [corruptionCheck('bearer')],
      }),
    ],
  }),
  hazard('WH-18', 'Flotsam and Jetsam', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      { is: 'no-search', kinds: ['wizard', 'ringwraith', 'balrog'], own: true, deckAtMost: 15 },
      { is: 'no-search', kinds: ['fallen-wizard'], own: true, deckAtMost: 20 },
      goneWithADeck,
    ],
  }),
  hazard('WH-29', 'Rolled down to the Sea', {
    duration: 'short',
    unique: true,
    plays: [
      action({
        does: [
          {
            do: 'pick',
            player: 'opponent',
            a: { kind: 'item', ring: true, whose: "opponent's" },
            zone: ['hand', 'play'],
            then: [{ do: 'move', what: 'picked', to: 'discard' }],
            none: [{ do: 'look', player: 'you', ofPlayer: 'opponent', zone: 'hand' }],
          },
        ],
      }),
    ],
  }),
  hazard('WH-31', 'Whole Villages Roused', {
    duration: 'short',
    plays: [
      action({
        targets: [
          { target: 'site', a: { alignment: 'hero', siteType: ['border-hold', 'free-hold'] } },
        ],
        does: [
          {
            do: 'automatic-attack',
            ofOtherSide: { prowess: 2, detainment: { company: 'active', a: { side: 'hero' } } },
            until: 'turn',
          },
        ],
      }),
      action({
        targets: [
          {
            target: 'site',
            a: { alignment: ['minion', 'balrog'], siteType: ['shadow-hold', 'dark-hold'] },
          },
        ],
        does: [
          {
            do: 'automatic-attack',
            ofOtherSide: { prowess: 2, detainment: { company: 'active', a: { covert: false } } },
            until: 'turn',
          },
        ],
      }),
    ],
  }),
];
