import type {
  AttackSpec,
  CardId,
  CardName,
  Cond,
  Effect,
  EventCard,
  SiteType,
} from '@mathom/engine/language';
import { action, resource } from '../build.ts';
import { storedFirst } from '../build-minions.ts';

/** The company is at such a site, and has been busy there. */
const atTapped = (...siteType: SiteType[]): Cond => ({
  company: 'active',
  a: { at: { siteType, status: 'tapped' } },
});

/** Who is left standing taps for it; where nobody does the card is lost. */
const whoStands = (then: readonly Effect[], may: boolean): Effect => ({
  do: 'pick',
  player: 'you',
  a: { kind: 'character', status: 'untapped', company: { active: true } },
  ...(may ? { optional: true } : {}),
  then: [{ do: 'tap', what: 'picked' }, ...then],
  none: [{ do: 'move', what: 'self', to: 'discard' }],
});

/** A hold is burnt: two attacks of its Men, and nobody of the place is a friend any more. */
const burning = (
  id: CardId,
  name: CardName,
  at: SiteType,
  points: number,
  [first, second]: readonly [AttackSpec, AttackSpec],
): EventCard =>
  resource(id, name, {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: points },
    cannotBeDuplicated: 'site',
    plays: [
      action({
        window: { phase: 'site' },
        need: atTapped(at),
        does: [
          { do: 'attack', spec: first, and: [second] },
          whoStands([{ do: 'move', what: 'self', to: 'pile' }], true),
          {
            do: 'move',
            what: { kind: 'faction', whose: 'yours', playableAt: { is: 'site' } },
            to: 'discard',
          },
        ],
      }),
    ],
  });

/** What is done to a place by those who have already been there. */
export const resourceEventsOfRaids = [
  burning('LE-173', 'Burning Rick, Cot, and Tree', 'border-hold', 2, [
    { race: 'Man', strikes: 4, prowess: 7 },
    { race: 'Man', strikes: 1, prowess: 9 },
  ]),
  burning('LE-230', 'Smoke on the Wind', 'free-hold', 3, [
    { race: 'Man', strikes: 5, prowess: 8 },
    { race: 'Man', strikes: 1, prowess: 10 },
  ]),
  resource('LE-201', 'Kill All But NOT the Halflings', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 0, inParentheses: 5 },
    notFor: ['balrog', 'fallen-wizard'],
    plays: [
      action({
        window: { phase: 'site' },
        need: { company: 'active', a: { at: { name: 'Bag End' } } },
        does: [
          { do: 'attack', spec: { race: 'Hobbit', strikes: 4, prowess: 6 } },
          whoStands([{ do: 'attach', what: 'self', to: 'picked' }], true),
        ],
      }),
    ],
    storable: {
      at: { name: 'Barad-dûr' },
      points: 5,
      worthWhile: storedFirst('Kill All But NOT the Halflings'),
      otherwise: 1,
    },
    abilities: [{ is: 'cannot', what: 'untap', who: 'bearer' }],
  }),
  resource('LE-227', 'Seize Prisoners', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 0, inParentheses: 2 },
    cannotBeDuplicated: 'site',
    plays: [
      action({
        window: { phase: 'site' },
        need: atTapped('free-hold'),
        does: [
          { do: 'attack', spec: { race: { raceOf: 'site' }, strikes: 3, prowess: 8 } },
          whoStands([{ do: 'attach', what: 'self', to: 'picked' }], false),
        ],
      }),
    ],
    storable: {
      at: { any: [{ haven: true }, { siteType: ['shadow-hold', 'dark-hold'] }] },
      points: 2,
    },
    abilities: [{ is: 'cannot', what: 'untap', who: 'bearer' }],
  }),
  resource('LE-234', 'Stabbed Him in His Sleep', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    plays: [
      action({
        window: { phase: 'site' },
        need: atTapped('border-hold', 'free-hold'),
        // an ally too (coe glossary "skill only")
        user: {
          kind: ['character', 'ally'],
          skill: 'scout',
          status: 'untapped',
          company: { active: true, covert: true },
        },
        does: [
          {
            do: 'attack',
            spec: { race: { raceOf: 'site' }, strikes: 1, prowess: 8, defender: 'user' },
          },
          {
            do: 'if',
            cond: { is: 'user', a: { status: 'untapped' } },
            then: [
              {
                do: 'offer',
                player: 'you',
                options: [
                  {
                    label: 'he taps for it',
                    does: [
                      { do: 'tap', what: 'user' },
                      { do: 'move', what: 'self', to: 'pile' },
                    ],
                  },
                ],
                else: [{ do: 'move', what: 'self', to: 'discard' }],
              },
            ],
            else: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
      }),
    ],
  }),
  resource('LE-226', 'Secrets of Their Forging', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: { phase: 'site' },
        user: {
          skill: 'sage',
          skillOnly: true,
          company: { at: { keyword: 'information', status: 'untapped' } },
        },
        tapUser: true,
        targets: [{ target: 'card', a: { kind: 'item', class: 'gold-ring', with: 'user' } }],
        does: [
          { do: 'tap', what: 'site' },
          { do: 'test-ring', ring: 'target', anyBut: 'the-one-ring', ofTable: true },
        ],
      }),
    ],
  }),
];
