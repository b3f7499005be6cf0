import type { Action, CardFilter, Effect } from '@mathom/engine/language';
import { action, corruptionCheck, item, trigger } from '../build.ts';
import {
  checkAfterUntapping,
  dullsMind,
  freeToStayUntapped,
  gives,
  guidesBelow,
  ifBorneBy,
  influenceOver,
  prowessBetterAgainst,
  twoMinorItems,
  warriorBearer,
} from '../build-items.ts';

/** Discarded to untap a site of that sort. */
const discardedToUntap = (a: CardFilter): Action =>
  action({
    cost: [{ pay: 'discard', what: 'self' }],
    targets: [{ target: 'site', a: { status: 'tapped', ...a } }],
    does: [{ do: 'untap', what: 'target' }],
  });

/** Discarded so that there is information at such a site for the turn. */
const discardedToInform = (a: CardFilter): Action =>
  action({
    cost: [{ pay: 'discard', what: 'self' }],
    targets: [{ target: 'site', a }],
    does: [
      {
        do: 'install',
        on: 'target',
        abilities: [{ is: 'grant', to: 'bearer', keyword: 'information' }],
        until: 'turn',
      },
    ],
  });

/** One of the things that are had for a treasure: nobody taps for it, nor does the site. */
const bought: Effect = {
  do: 'play',
  a: { kind: 'item', class: ['minor', 'major'], unique: false },
  from: ['hand'],
  waive: ['untapped-site', 'tap-site', 'tap-character'],
  site: 'any',
  by: 'any-in-company',
  as: 'now',
};

export const items = [
  item('AS-68', 'Bow of the Galadhrim', {
    unique: true,
    class: 'major',
    points: 2,
    corruption: 1,
    abilities: [
      trigger({
        on: { event: 'attack-declared', attack: { source: 'company' } },
        when: { is: 'bearer', a: { race: 'Elf', skill: 'warrior', facing: 'fight' } },
        does: [
          {
            do: 'each',
            a: {
              kind: 'ally',
              alignment: 'minion',
              unique: false,
              whose: "opponent's",
              facing: 'fight',
            },
            does: [
              {
                do: 'check',
                kind: 'roll',
                by: 'you',
                op: '>',
                than: { sum: [{ stat: 'mind', of: 'it' }, 5] },
                pass: [{ do: 'move', what: 'it', to: 'discard' }],
              },
            ],
          },
        ],
      }),
    ],
  }),
  item('AS-69', 'The Ithil-stone', {
    unique: true,
    class: 'special',
    keywords: ['palantir'],
    points: 5,
    corruption: 4,
    at: { name: 'Barad-dûr' },
    resolves: [
      {
        do: 'check',
        kind: 'roll',
        by: 'you',
        plus: { count: { skill: 'scout', with: 'user' } },
        op: '>',
        than: 9,
        pass: [{ do: 'attach', what: 'self', to: 'user' }],
        fail: [
          { do: 'move', what: 'self', to: 'removed' },
          { do: 'move', what: 'user', to: 'discard', as: 'eliminate' },
        ],
      },
    ],
    abilities: [
      checkAfterUntapping(),
      trigger({
        on: { event: 'whenever', each: { name: 'Bane of the Ithil-stone' } },
        does: [{ do: 'move', what: 'it', to: 'discard' }],
        immediate: true,
      }),
      { is: 'cannot', what: 'play', cards: { name: 'Bane of the Ithil-stone' } },
      {
        is: 'modify',
        stat: 'hand-size',
        of: { player: { playerOf: { name: 'The Lidless Eye' } } },
        by: -2,
      },
    ],
  }),
  item('AS-70', 'Jewel of Beleriand', {
    class: 'minor',
    keywords: ['hoard'],
    corruption: 1,
    cannotBeDuplicated: 'target',
    abilities: [
      action({
        need: { is: 'bearer', a: { status: 'tapped' } },
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'you',
            op: '>',
            than: 6,
            pass: [{ do: 'untap', what: 'bearer' }],
          },
        ],
      }),
    ],
  }),
  item('AS-122', 'Ancient Black Axe', {
    alignment: 'minion',
    unique: true,
    class: 'special',
    slot: 'weapon',
    points: 4,
    corruption: 4,
    at: { underDeeps: true, siteType: 'shadow-hold' },
    abilities: [
      gives('influence', 2),
      gives('prowess', 3, { max: 11, when: warriorBearer }),
      { is: 'modify', stat: 'attack-body', of: { foeOf: 'bearer' }, by: -1, when: warriorBearer },
      action({
        need: warriorBearer,
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          { target: 'check', kind: 'corruption', who: { kind: 'character', at: 'bearer' } },
        ],
        does: [{ do: 'modify-check', by: 'enough' }],
      }),
      trigger({
        on: { event: 'status', card: { is: 'self' }, to: 'tapped' },
        does: [corruptionCheck('bearer')],
      }),
    ],
  }),
  item('AS-123', "Dwarven Ring of Thélor's Tribe", {
    alignment: 'minion',
    unique: true,
    class: 'special',
    keywords: ['dwarven-ring'],
    points: 4,
    corruption: ifBorneBy('Dwarf', 5, 3),
    abilities: [twoMinorItems],
  }),
  item('AS-124', "Dwarven Ring of Thrár's Tribe", {
    alignment: 'minion',
    unique: true,
    class: 'special',
    keywords: ['dwarven-ring'],
    points: 4,
    corruption: ifBorneBy('Dwarf', 5, 3),
    abilities: [twoMinorItems],
  }),
  item('AS-125', 'Goblin Earth-plumb', {
    alignment: 'minion',
    class: 'minor',
    corruption: 1,
    by: { race: ['Orc', 'Troll'] },
    abilities: [guidesBelow(1)],
  }),
  item('AS-126', 'Helm of Fear', {
    alignment: 'minion',
    unique: true,
    class: 'special',
    points: 2,
    corruption: 0,
    at: { name: 'Barad-dûr' },
    tappedSite: true,
    sparesSite: true,
    by: { is: 'avatar', race: 'Ringwraith' },
    usedBy: 'Ringwraith',
    notFor: ['balrog'],
    abilities: [
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          {
            target: 'attack',
            a: { against: 'bearer', not: { source: 'company', foes: { side: 'hero' } } },
          },
        ],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
      { is: 'modify', stat: 'body-check', of: 'bearer', by: -1 },
    ],
  }),
  item('AS-127', 'Iron Shield of Old', {
    alignment: 'minion',
    class: 'special',
    slot: 'shield',
    points: 2,
    corruption: 3,
    at: { underDeeps: true, siteType: ['shadow-hold', 'ruins'] },
    abilities: [
      guidesBelow(2),
      action({
        need: warriorBearer,
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'strike', facedBy: { is: 'bearer' } }],
        does: [{ do: 'outcome', is: 'ineffectual' }],
      }),
    ],
  }),
  item('AS-128', 'Necklace of Girion', {
    alignment: 'minion',
    unique: true,
    class: 'special',
    points: 3,
    corruption: 3,
    at: { name: 'The Lonely Mountain' },
    abilities: [
      influenceOver(3, 'Man'),
      action({
        window: { phase: 'site' },
        user: { is: 'bearer', company: { at: { siteType: 'border-hold' } } },
        does: [
          {
            do: 'check',
            kind: 'corruption',
            who: 'bearer',
            pass: [
              { do: 'move', what: 'self', to: 'discard' },
              { do: 'repeat', times: 3, does: [bought] },
            ],
          },
        ],
      }),
    ],
  }),
  item('AS-129', 'Old Treasure', {
    alignment: 'minion',
    class: 'minor',
    keywords: ['hoard'],
    corruption: 1,
    abilities: [
      gives('influence', 1),
      action({
        cost: [{ pay: 'discard', what: 'self' }],
        does: [{ do: 'modify', stat: 'influence', of: 'bearer', by: 4, until: 'turn' }],
      }),
    ],
  }),
  item('AS-130', 'Records Unread', {
    alignment: 'minion',
    class: 'minor',
    corruption: 1,
    neverStarts: true,
    cannotBeDuplicated: 'company',
    abilities: [
      discardedToUntap({ siteType: 'shadow-hold' }),
      discardedToInform({ siteType: 'shadow-hold' }),
    ],
  }),
  item('AS-131', 'Secret Book', {
    alignment: 'minion',
    class: 'minor',
    corruption: 1,
    neverStarts: true,
    cannotBeDuplicated: 'company',
    abilities: [
      discardedToUntap({ siteType: ['free-hold', 'border-hold'] }),
      discardedToInform({ siteType: 'ruins' }),
    ],
  }),
  item('AS-132', 'Thong of Fire', {
    alignment: 'minion',
    unique: true,
    class: 'greater',
    slot: 'weapon',
    keywords: ['hoard'],
    points: 3,
    corruption: 3,
    bearer: { kind: 'character', stat: { name: 'prowess', op: '>=', value: 6 } },
    abilities: [
      gives('body', 1, { when: warriorBearer }),
      gives('prowess', 1, { when: warriorBearer }),
      freeToStayUntapped(warriorBearer),
    ],
  }),
  item('AS-133', 'Thrall-ring', {
    alignment: 'minion',
    class: 'minor',
    keywords: ['mind-ring'],
    corruption: 2,
    cannotBeDuplicated: 'target',
    abilities: [dullsMind(1), gives('influence', 1)],
  }),
  item('AS-134', "Thrór's Map", {
    alignment: 'minion',
    unique: true,
    class: 'minor',
    corruption: 1,
    abilities: [discardedToUntap({ autoAttack: { race: 'Dragon' } })],
  }),
  item('AS-135', 'Troth-ring', {
    alignment: 'minion',
    class: 'minor',
    keywords: ['mind-ring'],
    corruption: 2,
    cannotBeDuplicated: 'target',
    abilities: [dullsMind(1), gives('body-check', -1)],
  }),
  item('AS-136', 'Usriev of Treachery', {
    alignment: 'minion',
    class: 'major',
    slot: 'weapon',
    keywords: ['hoard'],
    points: 1,
    corruption: 1,
    bearer: { kind: 'character', stat: { name: 'prowess', op: '>=', value: 5 } },
    abilities: [
      ...prowessBetterAgainst('Elf', { by: 1, max: 8 }, { by: 2, max: 9 }, warriorBearer),
      {
        is: 'assignment',
        how: 'again-by-defender',
        who: 'bearer',
        times: 1,
        when: warriorBearer,
      },
    ],
  }),
];
