import type { Cond, SiteType } from '@mathom/engine/language';
import { action, resource } from '../build.ts';

const AMONG_MEN: readonly SiteType[] = ['border-hold', 'free-hold'];

/** At home, unwounded, among those whom he betrays. */
const HE_IS_THERE: Cond = {
  is: 'bearer',
  a: { not: { status: 'wounded' }, homeAt: 'bearer', company: { at: { siteType: AMONG_MEN } } },
};

/** Those who serve the Shadow where nobody looks for it, and what is done together. */
export const resourceEventsOfTreason = [
  resource('AS-83', 'Faithless Steward', {
    alignment: 'minion',
    duration: 'permanent',
    points: {
      source: 'misc',
      value: { if: HE_IS_THERE, then: 3, else: 0 },
      inParentheses: 3,
    },
    cannotBeDuplicated: 'target',
    on: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              agentCard: true,
              homeType: AMONG_MEN,
              company: { at: { haven: true } },
            },
          },
        ],
        does: [],
      }),
    ],
    abilities: [
      {
        is: 'cannot',
        what: 'play',
        cards: { kind: 'faction' },
        at: { versionOf: 'self' },
        when: HE_IS_THERE,
      },
    ],
  }),
  resource('AS-86', 'Hail of Darts', {
    alignment: 'minion',
    duration: 'short',
    cannotBeDuplicated: 'company',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'company', a: { whose: 'yours' } }],
        does: [{ do: 'modify', stat: 'support', of: 'company', by: 3, op: 'set', until: 'turn' }],
      }),
    ],
  }),
  resource('AS-103', 'Treason the Greatest Foe', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 4 },
    plays: [
      action({
        window: { phase: 'site' },
        user: { kind: 'character', alignment: 'minion', company: { active: true } },
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              alignment: 'hero',
              whose: "opponent's",
              at: 'user',
              homeOf: 'user',
              not: { race: 'Wizard' },
            },
          },
        ],
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'you',
            plus: { stat: 'influence', of: 'user', basis: 'unused' },
            op: '>',
            than: {
              sum: [{ stat: 'mind', of: 'target' }, { unusedInfluence: { playerOf: 'target' } }],
            },
            pass: [
              { do: 'move', what: 'target', to: 'discard' },
              { do: 'move', what: 'self', to: 'pile' },
            ],
            fail: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
      }),
    ],
  }),
];
