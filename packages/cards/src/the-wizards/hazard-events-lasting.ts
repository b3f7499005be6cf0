import type { CardFilter, PathFilter, Trigger } from '@mathom/engine/language';
import { action, corruptionCheck, doors, hazard, trigger } from '../build.ts';
import {
  characterBut,
  corruptionCard,
  minionPlayer,
  moreProwess,
  moreStrikes,
  oneOrTwoWithDoors,
  ordinaryCharacter,
  played,
  playedButOnRingwraiths,
} from '../build-hazards.ts';

const sitesAlong = (path: PathFilter): CardFilter => ({ kind: 'site', haven: false, path });

/**
 * With Doors of Night such sites are tapped, once a turn each, also one whose path comes to fit
 * only later (crf/card/long-winter/2, pef/card/long-winter/1).
 */
const tappedWithDoors = (each: CardFilter): Trigger =>
  trigger({
    on: { event: 'whenever', each },
    when: doors,
    does: [{ do: 'tap', what: 'it' }],
  });

const atHaven: CardFilter = { company: { at: { haven: true } } };

const WOODS: PathFilter = { type: 'wilderness', min: 2 };
const SHADOWS: PathFilter = { type: ['shadow', 'dark'] };

export const hazardEventsLasting = [
  corruptionCard('TW-27', 'Despair of the Heart', {
    on: ordinaryCharacter('Hobbit'),
    corruption: 2,
    removedAbove: 4,
    abilities: [
      trigger({
        // crf/card/despair-of-the-heart/1: before the body check
        on: {
          event: 'wounded',
          // in combat an ally is one too; who is wounded does not become so (as crf/card/something-has-slipped/2, /3 have it)
          card: { kind: ['character', 'ally'], with: 'bearer' },
          was: ['untapped', 'tapped'],
        },
        does: [corruptionCheck('bearer')],
      }),
    ],
  }),
  hazard('TW-28', 'Doors of Night', {
    duration: 'permanent',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [
      action({
        does: [
          {
            do: 'move',
            what: { kind: 'event', side: 'resource', keyword: 'environment' },
            to: 'discard',
          },
          {
            do: 'cancel',
            what: { effectsOf: { kind: 'event', side: 'resource', keyword: 'environment' } },
          },
        ],
      }),
    ],
  }),
  hazard('TW-35', 'Fell Winter', {
    duration: 'long',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      {
        is: 'automatic-attacks',
        how: 'add',
        sites: { siteType: 'border-hold' },
        spec: { race: 'Wolf', strikes: 3, prowess: 7 },
      },
      {
        is: 'retype',
        regions: [
          ['free', 'border'],
          ['border', 'wilderness'],
        ],
        when: doors,
      },
    ],
  }),
  hazard('TW-36', 'Foul Fumes', {
    duration: 'long',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [playedButOnRingwraiths],
    abilities: [
      trigger({
        on: {
          event: 'moves',
          company: { moving: true, path: SHADOWS, not: { has: { skill: 'ranger' } } },
        },
        when: { not: minionPlayer('resource-player') },
        does: [{ do: 'return-to-origin', company: 'active' }],
      }),
      tappedWithDoors({ ...sitesAlong(SHADOWS), not: { player: ['ringwraith', 'balrog'] } }),
    ],
  }),
  hazard('TW-49', 'Long Winter', {
    duration: 'long',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      trigger({
        on: {
          event: 'moves',
          company: { moving: true, path: WOODS, not: { has: { skill: 'ranger' } } },
        },
        does: [{ do: 'return-to-origin', company: 'active' }],
      }),
      tappedWithDoors(sitesAlong(WOODS)),
    ],
  }),
  corruptionCard('TW-56', 'Lure of Creation', {
    on: { kind: 'character', race: 'Wizard', avatar: true },
    corruption: 2,
    removedAbove: 6,
    abilities: [
      trigger({
        on: { event: 'company-phase', edge: 'end', company: 'bearer' },
        when: { company: 'bearer', a: { moving: true, to: { haven: true } } },
        does: [corruptionCheck('bearer')],
      }),
    ],
  }),
  corruptionCard('TW-57', 'Lure of Expedience', {
    on: ordinaryCharacter('Hobbit'),
    corruption: 2,
    removedAbove: 5,
    abilities: [
      trigger({
        // crf/card/lure-of-expedience/1, /2: rings after a test, and items handed on, too
        on: { event: 'item-gained', card: { kind: 'character', with: 'bearer' } },
        does: [corruptionCheck('bearer')],
      }),
    ],
  }),
  corruptionCard('TW-58', 'Lure of Nature', {
    on: characterBut('Hobbit', 'Dwarf', 'Orc', 'Ringwraith'),
    corruption: 2,
    removedAbove: 4,
    abilities: [
      trigger({
        on: { event: 'company-phase', edge: 'end', company: 'bearer' },
        // crf/card/lure-of-nature/2: not if it went back to where it came from
        when: { company: 'bearer', a: { moving: true } },
        does: [
          {
            do: 'repeat',
            times: { regions: 'bearer', type: 'wilderness' },
            does: [corruptionCheck('bearer')],
          },
        ],
      }),
    ],
  }),
  hazard('TW-59', 'Lure of Power', {
    duration: 'permanent',
    plays: [played],
    abilities: [
      trigger({
        on: {
          event: 'check-made',
          kind: 'influence',
          card: characterBut('Hobbit'),
          result: 'passed',
        },
        immediate: true,
        // crf/card/lure-of-power/1: two of them make one check, and both go (coe/9.6.7)
        does: [
          { do: 'check', kind: 'corruption', who: 'cause', plus: -4 },
          { do: 'move', what: 'self', to: 'discard' },
        ],
      }),
    ],
  }),
  corruptionCard('TW-60', 'Lure of the Senses', {
    on: characterBut('Ringwraith'),
    corruption: 2,
    removedAbove: 6,
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'untap', edge: 'end', whose: 'bearer' },
        when: { company: 'bearer', a: { at: { haven: true } } },
        does: [corruptionCheck('bearer')],
      }),
    ],
  }),
  hazard('TW-61', 'Minions Stir', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      moreStrikes({ race: 'Orc' }, oneOrTwoWithDoors),
      moreProwess({ race: 'Orc' }, oneOrTwoWithDoors),
      moreStrikes({ race: 'Troll' }, 1),
      moreProwess({ race: 'Troll' }, 1),
    ],
  }),
  hazard('TW-62', 'Morgul Night', {
    duration: 'long',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    // crf/card/morgul-night/1: asked only when it is played
    plays: [action({ need: doors, does: [] })],
    abilities: [
      {
        is: 'retype',
        regions: [
          ['wilderness', 'shadow'],
          ['shadow', 'dark'],
        ],
      },
    ],
  }),
  hazard('TW-81', 'Plague of Wights', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      moreProwess({ race: 'Undead' }, 1),
      {
        is: 'modify',
        stat: 'strikes',
        of: { attacks: { race: 'Undead' } },
        by: 2,
        op: 'times',
        when: doors,
      },
    ],
  }),
  hazard('TW-91', 'Snowstorm', {
    duration: 'long',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [action({ need: doors, does: [] })],
    abilities: [
      trigger({
        on: { event: 'moves', company: { moving: true, path: { type: 'wilderness' } } },
        does: [{ do: 'return-to-origin', company: 'active' }],
      }),
    ],
  }),
  hazard('TW-92', 'Storms of Ossë', {
    duration: 'long',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [action({ need: doors, does: [] })],
    abilities: [
      trigger({
        on: { event: 'whenever', each: sitesAlong({ type: 'coastal' }) },
        does: [{ do: 'tap', what: 'it' }],
      }),
    ],
  }),
  corruptionCard('TW-94', 'The Burden of Time', {
    on: { kind: 'character', race: 'Elf', not: atHaven },
    corruption: 2,
    removedAbove: 7,
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'untap', edge: 'end', whose: 'bearer' },
        when: { not: { is: 'bearer', a: atHaven } },
        does: [corruptionCheck('bearer')],
      }),
    ],
  }),
  hazard('TW-105', 'Traitor', {
    duration: 'permanent',
    plays: [
      action({
        // crf/card/traitor/3
        onGuard: 'never',
        does: [],
      }),
    ],
    abilities: [
      trigger({
        on: {
          event: 'check-made',
          kind: 'corruption',
          card: { kind: 'character' },
          result: 'failed',
        },
        immediate: true,
        // crf/card/traitor/2: two of them make one attack, and both go
        does: [
          {
            do: 'pick',
            player: { opponentOf: 'cause' },
            // crf/term/ally/7: whom a strike can be given can be attacked
            a: { kind: ['character', 'ally'], with: 'cause' },
            then: [
              {
                do: 'attack',
                spec: {
                  before: [
                    { do: 'modify', stat: 'body-check', of: 'picked', by: 1, until: 'attack' },
                  ],
                  // crf/card/traitor/4
                  race: { raceOf: 'cause' },
                  strikes: 1,
                  prowess: { sum: [{ stat: 'prowess', of: 'cause' }, 10] },
                  faces: { is: 'picked' },
                },
              },
            ],
          },
          { do: 'move', what: 'self', to: 'discard' },
        ],
      }),
    ],
  }),
  hazard('TW-108', 'Wake of War', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      moreStrikes({ race: 'Wolf' }, oneOrTwoWithDoors),
      moreProwess({ race: 'Wolf' }, oneOrTwoWithDoors),
      moreStrikes({ race: ['Spider', 'Animal'] }, 1),
      moreProwess({ race: ['Spider', 'Animal'] }, 1),
    ],
  }),
  hazard('TW-93', 'The Balance of Things', {
    duration: 'long',
    unique: true,
    plays: [played],
    abilities: [
      {
        is: 'modify',
        stat: 'corruption',
        of: { each: { kind: 'character' } },
        // which source it is his player chooses: the lightest, as whatever is his to choose
        by: {
          stat: 'corruption',
          of: { each: { kind: ['item', 'event'], any: [{ on: 'it' }, { borneBy: { on: 'it' } }] } },
          take: 'least',
        },
      },
    ],
  }),
];
