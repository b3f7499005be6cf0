import type { AttackFilter, CardFilter, CompanyFilter, Effect } from '@mathom/engine/language';
import { action, doors, hazard, trigger } from '../build.ts';
import { atHome, characterBut, goneWithADeck, played } from '../build-hazards.ts';

const DRAGONS: AttackFilter = { race: ['Dragon', 'Drake'] };
const WITH_A_WIZARD: CompanyFilter = { has: { kind: 'character', race: 'Wizard' } };

const BY_SEA: CompanyFilter = { path: { type: 'coastal' } };
const FORESIGHT: CardFilter = { side: 'resource', event: 'short' };
/** What was prepared in the organization phase is of no use while this phase lasts. */
const FORESIGHT_UNDONE: Effect = {
  do: 'cancel',
  what: { effectsOf: FORESIGHT, leftIn: 'organization' },
};

/** What keeps others from canceling, from playing, from knowing. */
export const hazardEventsOfWards = [
  atHome('TD-44', 'Leucaruth', {
    points: 4,
    lair: 'Irerock',
    attack: { strikes: 2, prowess: 17, body: 8 },
    abilities: [
      {
        is: 'cannot',
        what: 'play',
        cards: {
          any: [
            { kind: ['creature', 'faction'], race: 'Dragon', unique: true },
            { keyword: ['ahunt', 'at-home'] },
          ],
        },
        again: true,
      },
    ],
  }),
  hazard('TD-48', 'Memories Stolen', {
    duration: 'permanent',
    keywords: ['dark-enchantment'],
    cannotBeDuplicated: 'target',
    on: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'strike',
            facedBy: characterBut('Wizard'),
            a: { source: 'creature', race: 'Dragon' },
          },
        ],
        does: [{ do: 'modify', stat: 'attack-prowess', of: 'attack', by: -3, until: 'strike' }],
      }),
    ],
    abilities: [
      { is: 'grant', to: 'bearer', loses: 'all' },
      action({
        by: 'bearer-player',
        window: { phase: 'organization' },
        need: { company: 'bearer', a: { at: { haven: true } } },
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [
          {
            do: 'check',
            kind: 'roll',
            who: 'bearer',
            by: 'bearer-player',
            supported: true,
            op: '>',
            than: 8,
            pass: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
      }),
    ],
  }),
  hazard('TD-55', 'Prowess of Age', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'entry', a: { cancels: { race: 'Dragon', by: { unique: true } } } }],
        does: [{ do: 'cancel', what: 'entry' }],
      }),
      action({
        targets: [{ target: 'attack', a: DRAGONS }],
        does: [
          {
            do: 'modify',
            stat: 'attack-prowess',
            of: 'target',
            // one, four, nine in all
            by: { sum: [1, { times: [2, { bound: 'copies' }] }] },
            until: 'attack',
          },
        ],
      }),
    ],
  }),
  hazard('TD-73', 'Stormcrow', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      {
        is: 'modify',
        stat: 'influence',
        of: { each: { kind: 'character', race: 'Wizard' } },
        by: { if: doors, then: -4, else: -2 },
      },
      trigger({
        on: {
          event: 'whenever',
          each: { side: 'resource', event: 'permanent', onCompany: WITH_A_WIZARD },
        },
        does: [{ do: 'move', what: 'it', to: 'discard' }],
      }),
      {
        is: 'cannot',
        what: 'play',
        cards: { side: 'resource', event: 'permanent' },
        onCompany: WITH_A_WIZARD,
      },
      goneWithADeck,
    ],
  }),
  hazard('TD-182', 'Ireful Flames', {
    duration: 'permanent',
    plays: [action({ onGuard: 'never', does: [] })],
    abilities: [
      {
        is: 'cannot',
        what: 'play',
        cards: { kind: 'item' },
        toll: { name: ['The Lonely Mountain', 'Irerock', 'Zarak Dûm', 'Gold Hill'] },
      },
      goneWithADeck,
    ],
  }),
  hazard('TD-54', 'Peril Returned', {
    duration: 'long',
    plays: [played],
    abilities: [
      {
        is: 'reads-as',
        present: ['Doors of Night'],
        absent: ['Gates of Morning'],
        all: true,
      },
    ],
  }),
  hazard('TD-51', 'Noose of the Sea', {
    duration: 'long',
    plays: [played],
    abilities: [
      trigger({
        on: { event: 'moves', company: BY_SEA },
        does: [FORESIGHT_UNDONE],
      }),
      trigger({
        on: { event: 'company-phase', phase: 'site', edge: 'start' },
        when: { path: 'active', has: { type: 'coastal' }, since: 'turn' },
        does: [FORESIGHT_UNDONE],
      }),
      // nor are they of any use against it
      {
        is: 'cannot',
        what: 'play',
        cards: FORESIGHT,
        aimedAt: 'self',
        when: { phase: 'organization' },
      },
    ],
  }),
];
