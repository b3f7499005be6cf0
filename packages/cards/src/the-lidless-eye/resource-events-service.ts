import type {
  Ability,
  CardFilter,
  CardId,
  CardName,
  Cond,
  EventCard,
  Target,
} from '@mathom/engine/language';
import { action, resource } from '../build.ts';

const LEADER: Target = {
  target: 'card',
  a: { kind: 'character', whose: 'yours', keyword: 'leader' },
};

/** What a leader tells his company to do: one such order at a time, for some of his influence. */
const command = (id: CardId, name: CardName, gives: Ability): EventCard =>
  resource(id, name, {
    alignment: 'minion',
    duration: 'permanent',
    keywords: ['command'],
    on: 'target',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [LEADER],
        does: [
          {
            do: 'move',
            what: { kind: 'event', keyword: 'command', on: 'target', isNot: 'self' },
            to: 'hand',
          },
        ],
      }),
    ],
    abilities: [
      { is: 'modify', stat: 'influence', of: 'bearer', by: -2, min: 0 },
      gives,
      action({
        window: { phase: 'organization' },
        does: [{ do: 'move', what: 'self', to: 'hand' }],
      }),
    ],
  });

const HIS_COMPANY: CardFilter = { kind: 'character', with: 'bearer' };
const FAILED: Cond = { is: 'self', a: { status: 'inverted' } };

/** What those who serve say to others who serve, and to their own. */
export const resourceEventsOfService = [
  resource('LE-197', 'In the Name of Mordor', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        user: { kind: 'character' },
        tapUser: true,
        targets: [
          {
            target: 'attack',
            a: {
              against: 'user',
              detainment: true,
              keyedIn: ['dark-hold', 'dark', 'shadow-hold', 'shadow'],
            },
          },
        ],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
      // crf/card/in-the-name-of-mordor/1: nobody taps for this
      action({
        targets: [
          { target: 'card', a: { keyword: 'nazgul', event: ['short', 'long', 'permanent'] } },
        ],
        does: [{ do: 'move', what: 'target', to: 'discard' }],
      }),
      action({
        targets: [{ target: 'entry', a: { asEvent: { keyword: 'nazgul' } } }],
        does: [{ do: 'cancel', what: 'entry' }],
      }),
    ],
  }),
  command('LE-195', "I'll Be At Your Heels", {
    is: 'modify',
    stat: 'corruption-check',
    of: { each: HIS_COMPANY },
    by: 1,
  }),
  command('LE-196', "I'll Report You", {
    is: 'modify',
    stat: 'prowess',
    of: { each: HIS_COMPANY },
    by: 1,
  }),
  command('LE-229', 'Smart and Secret', {
    is: 'modify',
    stat: 'body',
    of: { each: HIS_COMPANY },
    by: 1,
  }),
  resource('LE-174', "By the Ringwraith's Word", {
    alignment: 'minion',
    duration: 'permanent',
    notFor: ['balrog'],
    cannotBeDuplicated: 'player',
    on: 'target',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              whose: 'yours',
              avatar: false,
              at: 'avatar',
              company: { at: { haven: true } },
            },
          },
        ],
        does: [],
      }),
    ],
    abilities: [
      { is: 'grant', to: 'bearer', keyword: 'leader' },
      { is: 'modify', stat: 'influence', of: 'bearer', by: 4, versus: HIS_COMPANY },
      { is: 'cannot', what: 'be-discarded', who: 'bearer', by: 'body-check' },
      { is: 'leave-when', cond: { not: { is: 'bearer', a: { most: 'mind' } } } },
    ],
  }),
  resource('LE-210', 'No More Nonsense', {
    alignment: 'minion',
    duration: 'permanent',
    cannotBeDuplicated: 'target',
    on: 'target',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [LEADER],
        does: [
          {
            do: 'pick',
            player: 'you',
            a: { kind: 'character', with: 'target', isNot: 'target' },
            then: [
              {
                do: 'check',
                kind: 'roll',
                who: 'target',
                plus: { stat: 'prowess', of: 'target' },
                opposed: {
                  who: 'picked',
                  by: 'you',
                  plus: { stat: 'prowess', of: 'picked' },
                  tiesFail: true,
                },
                pass: [
                  {
                    do: 'move',
                    what: { kind: 'event', side: 'hazard', event: 'permanent', on: 'picked' },
                    to: 'discard',
                  },
                ],
                fail: [{ do: 'invert', what: 'self' }],
              },
            ],
          },
        ],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'influence',
        of: 'bearer',
        by: { if: FAILED, then: -2, else: 2 },
      },
    ],
  }),
];
