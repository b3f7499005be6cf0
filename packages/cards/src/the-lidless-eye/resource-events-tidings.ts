import type { CardFilter, Effect } from '@mathom/engine/language';
import { action, resource, trigger } from '../build.ts';
import { anyone } from '../build-hazards.ts';
import { storedFirst } from '../build-minions.ts';

const stored: Effect = { do: 'move', what: 'picked', to: 'stored' };

/** What is with the company and any haven would take in. */
const NEWS: CardFilter = { kind: 'event', side: 'resource', whose: 'yours', storable: 'haven' };

const STRANGERS = ['Elf', 'Dúnadan', 'Man'] as const;

/** Worth something once it is brought home. */
const news = (points: number, at: CardFilter, covert: boolean, ...does: Effect[]) =>
  ({
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 0, inParentheses: points },
    on: 'target',
    storable: { at: { haven: true }, points },
    plays: [
      action({
        window: { phase: 'site' },
        targets: [
          {
            target: 'card',
            a: { kind: 'character', company: { ...(covert ? { covert: true } : {}), at } },
          },
        ],
        cost: [{ pay: 'tap', what: 'target' }],
        does,
      }),
    ],
  }) as const;

/** The site does not tap for it, which is not to say that it can be played where it has (coe/2.V.1.2). */
const TO_BE_LEARNED: CardFilter = { keyword: 'information', status: 'untapped' };

const WEARY = { is: 'cannot', what: 'untap', who: 'bearer' } as const;

/** What is seen and heard abroad. */
export const resourceEventsOfTidings = [
  resource('LE-184', 'Focus Palantír', {
    alignment: 'minion',
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        user: { skill: 'sage', skillOnly: true },
        targets: [{ target: 'card', a: { kind: 'item', keyword: 'palantir', with: 'user' } }],
        does: [],
      }),
    ],
    abilities: [
      {
        is: 'grant',
        to: { each: { kind: 'character', not: { race: 'Ringwraith' }, bears: { is: 'bearer' } } },
        ability: 'use-palantir',
        for: 'bearer',
      },
      trigger({
        on: { event: 'moves', company: 'bearer' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  resource('LE-208', 'News Must Get Trough', {
    alignment: 'minion',
    duration: 'short',
    notFor: ['fallen-wizard'],
    plays: [
      action({
        targets: [
          {
            target: 'company',
            a: {
              whose: 'yours',
              at: { any: [{ haven: true }, { siteType: ['shadow-hold', 'dark-hold'] }] },
            },
          },
        ],
        does: [
          {
            do: 'pick',
            player: 'you',
            a: { ...NEWS, company: { companyOf: 'target' } },
            optional: true,
            then: [stored],
            again: true,
          },
        ],
      }),
    ],
  }),
  resource('LE-211', 'No News of Our Riding', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    on: 'target',
    cannotBeDuplicated: 'company',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              company: { justFaced: { source: 'creature', race: STRANGERS } },
            },
          },
        ],
        cost: [{ pay: 'tap', what: 'target' }],
        does: [],
      }),
    ],
    abilities: [
      action({
        cost: [{ pay: 'tap', what: 'bearer' }],
        targets: [
          { target: 'attack', a: { source: 'creature', race: STRANGERS, against: 'bearer' } },
        ],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
  resource('LE-207', 'The Names Among Them', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 0, inParentheses: 1 },
    on: 'target',
    storable: { at: { haven: true }, points: 1 },
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: ['character', 'ally'],
              skill: 'scout',
              company: {
                at: { siteType: ['border-hold', 'free-hold'] },
                justFaced: { source: 'automatic' },
              },
            },
          },
        ],
        cost: [{ pay: 'tap', what: 'target' }],
        does: [],
      }),
    ],
    abilities: [
      {
        ...action({
          cost: [{ pay: 'discard', what: 'self' }],
          targets: [
            {
              target: 'attack',
              a: { source: 'automatic', at: { siteType: ['border-hold', 'free-hold'] } },
            },
          ],
          does: [{ do: 'cancel', what: 'attack' }],
        }),
        stored: true,
      },
    ],
  }),
  resource('LE-209', 'News of the Shire', {
    ...news(3, { name: 'Bag End' }, false),
    notFor: ['balrog', 'fallen-wizard'],
    storable: {
      at: { name: 'Barad-dûr' },
      points: 3,
      worthWhile: storedFirst('News of the Shire'),
      otherwise: 1,
    },
    abilities: [
      { is: 'retype', regions: [['free', 'border']], named: 'The Shire', stored: true },
      // crf/card/news-of-the-shire/1
      {
        is: 'retype',
        sites: { name: 'Bag End' },
        everyVersion: true,
        to: 'border-hold',
        stored: true,
      },
    ],
  }),
  resource('LE-240', "That Ain't No Secret", news(1, TO_BE_LEARNED, false)),
  resource('LE-241', "That's Been Heard Before Tonight", {
    ...news(2, { ...TO_BE_LEARNED, siteType: ['border-hold', 'free-hold'] }, true),
    abilities: [WEARY],
  }),
  resource('LE-245', 'Tidings of Death', {
    alignment: 'dual',
    duration: 'long',
    plays: [action({ does: [] })],
    abilities: [
      {
        is: 'modify',
        stat: 'influence-check',
        of: { each: anyone },
        by: -1,
        versus: { kind: 'faction' },
      },
      {
        is: 'grant',
        to: { each: anyone },
        ability: 'influence-once-more',
        versus: { kind: 'faction' },
      },
    ],
  }),
  resource('LE-246', 'To Satisfy the Questioner', {
    ...news(3, { siteType: 'free-hold', status: 'untapped' }, false, { do: 'tap', what: 'site' }),
    abilities: [WEARY],
  }),
];
