import type {
  Ability,
  CardFilter,
  CardId,
  CardName,
  Cond,
  EventCard,
  Target,
} from '@mathom/engine/language';
import { action, olderErrata, resource, trigger } from '../build.ts';
import { HAS_RINGWRAITH } from '../build-minions.ts';

const LEADER = {
  target: 'card',
  a: { kind: 'character', whose: 'yours', keyword: 'leader' },
} as const satisfies Target;

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
/** He has both less mind and less prowess than the one who holds the whip. */
const LESSER: CardFilter = {
  kind: 'character',
  with: 'target',
  stat: { name: 'mind', op: '<', value: { stat: 'mind', of: 'target' } },
  any: [{ stat: { name: 'prowess', op: '<', value: { stat: 'prowess', of: 'target' } } }],
};
const FAILED: Cond = { is: 'self', a: { status: 'inverted' } };

/** What those who serve say to others who serve, and to their own. */
export const resourceEventsOfService = [
  resource('LE-197', 'In the Name of Mordor', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        // an ally taps to cancel an attack as others do (coe/2.V.2.2)
        user: { kind: ['character', 'ally'] },
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
  resource('LE-165', 'Awaiting the Call', {
    alignment: 'minion',
    duration: 'permanent',
    cannotBeDuplicated: 'target',
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
              stat: { name: 'mind', op: '<=', value: 6 },
              company: { at: { haven: false } },
            },
          },
        ],
        does: [],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'control-cost',
        of: 'bearer',
        by: { times: [-1, { half: { stat: 'mind', of: 'bearer' }, round: 'up' }] },
      },
      trigger({
        on: { event: 'moves', company: 'bearer' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  resource('LE-166', 'Back to the Fray', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        does: [
          {
            do: 'fetch',
            player: 'each-player',
            from: ['discard'],
            a: { kind: 'character' },
            n: 99,
            to: 'deck',
            optional: true,
          },
        ],
      }),
    ],
  }),
  resource('LE-254', "Where There's a Whip", {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              race: ['Orc', 'Troll'],
              status: 'untapped',
              bears: { kind: 'item', name: 'Whip' },
            },
          },
        ],
        does: [
          {
            do: 'each',
            a: { ...LESSER, status: 'tapped' },
            does: [
              {
                do: 'check',
                kind: 'body',
                who: 'it',
                plus: -2,
                insteadOfFailing: [{ do: 'wound', what: 'it' }],
                discardsAsPrinted: { kind: 'character', race: ['Orc', 'Troll'] },
              },
            ],
          },
          // all who are not hurt, as it is printed; by the older rulings only those who felt it (crf/card/where-theres-a-whip/1)
          {
            do: 'if',
            cond: olderErrata,
            then: [{ do: 'untap', what: { ...LESSER, status: 'tapped' } }],
            else: [{ do: 'untap', what: { kind: 'character', with: 'target', status: 'tapped' } }],
          },
        ],
      }),
    ],
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
        need: HAS_RINGWRAITH,
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              whose: 'yours',
              isNot: 'avatar',
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
      {
        is: 'leave-when',
        cond: {
          exists: {
            ...HIS_COMPANY,
            stat: { name: 'mind', op: '>', value: { stat: 'mind', of: 'bearer' } },
          },
        },
      },
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
        // there is another to be told off
        targets: [{ ...LEADER, a: { ...LEADER.a, company: { members: { op: '>=', value: 2 } } } }],
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
                    what: { side: 'hazard', event: 'permanent', on: 'picked' },
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
