import type { Ability, CardName, Many } from '@mathom/engine/language';
import { action, doors, gates, hazard, trigger } from '../build.ts';
import { ordinaryCharacter, played, playedOn } from '../build-hazards.ts';

/** A unique Spawn that lies in wait at sites of the Under-deeps. */
const OF_UNGOLIANT = {
  duration: 'permanent',
  unique: true,
  keywords: ['spawn'],
  points: { source: 'kill', value: 4 },
  plays: [played],
} as const;

const lairAt = (
  name: Many<CardName>,
  attack: { readonly strikes: number; readonly prowess: number; readonly body: number },
): Ability => ({
  is: 'automatic-attacks',
  how: 'add',
  sites: { name },
  spec: { race: 'Spawn', ...attack },
});

export const hazardEvents = [
  hazard('BA-17', 'Diminish and Depart', {
    duration: 'permanent',
    cannotBeDuplicated: 'company',
    plays: [playedOn({ kind: 'character', race: ['Elf', 'Hobbit', 'Wizard'] })],
    on: 'target',
    abilities: [
      {
        is: 'modify',
        stat: 'mind',
        of: { each: { kind: 'character', race: ['Elf', 'Hobbit'], with: 'bearer' } },
        by: 1,
      },
      {
        is: 'modify',
        stat: 'influence',
        of: { each: { kind: 'character', race: 'Wizard', with: 'bearer' } },
        by: -1,
      },
      action({
        by: 'bearer-player',
        window: { phase: 'organization' },
        need: { company: 'bearer', a: { at: { haven: true } } },
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  hazard('BA-19', 'Glance of Arien', {
    duration: 'short',
    keywords: ['environment'],
    cannotBeDuplicated: 'turn',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              name: 'The Balrog',
              company: { to: { not: { underDeeps: true } } },
            },
          },
        ],
        does: [
          {
            do: 'modify',
            stat: 'prowess',
            of: 'target',
            by: { if: gates, then: -4, else: -2 },
            until: 'turn',
          },
          {
            do: 'modify',
            stat: 'body',
            of: 'target',
            by: { if: gates, then: -2, else: -1 },
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  hazard('BA-23', 'The Reek', {
    duration: 'short',
    plays: [
      action({
        targets: [
          { target: 'company', a: { to: { any: [{ siteType: 'ruins' }, { underDeeps: true }] } } },
        ],
        cost: [
          {
            pay: 'discard-one',
            a: { kind: 'creature', race: ['Animal', 'Spider'] },
            zone: 'hand',
          },
        ],
        does: [
          {
            do: 'tap',
            what: {
              ...ordinaryCharacter(),
              status: 'untapped',
              with: 'target',
              stat: {
                name: 'mind',
                op: '<',
                value: { sum: [2, { count: { keyword: 'spawn' } }] },
              },
            },
          },
        ],
      }),
    ],
  }),
  hazard('BA-21', 'Monstrosity of Diverse Shape', {
    ...OF_UNGOLIANT,
    abilities: [
      lairAt(['The Drowning-deeps', 'Remains of Thangorodrim'], {
        strikes: 2,
        prowess: 15,
        body: 9,
      }),
      action({
        window: { phase: ['movement-hazard', 'site'], turn: "opponent's" },
        by: 'hazard-player',
        need: { company: 'active', a: { faced: { by: { is: 'self' } } } },
        targets: [
          {
            target: 'card',
            zone: 'discard',
            a: { kind: 'creature', race: ['Wolf', 'Animal'], canAttack: true },
          },
        ],
        cost: [{ pay: 'hazard-limit', n: 1 }],
        limit: { n: 1 },
        does: [{ do: 'attack', spec: 'of-creature', by: 'target' }],
      }),
    ],
  }),
  hazard('BA-24', 'Spawn of Ungoliant', {
    ...OF_UNGOLIANT,
    abilities: [
      lairAt(['The Pûkel-deeps', 'The Gem-deeps'], { strikes: 3, prowess: 15, body: 8 }),
      {
        is: 'modify',
        stat: 'body-check',
        of: {
          each: { kind: 'character', race: ['Elf', 'Dwarf', 'Hobbit', 'Dúnadan', 'Man'] },
        },
        by: 1,
        inAttack: { race: 'Spider' },
      },
    ],
  }),
  hazard('BA-25', 'The Sun Shone Fiercely', {
    duration: 'long',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      {
        is: 'modify',
        stat: 'prowess',
        of: {
          each: {
            kind: 'character',
            race: ['Orc', 'Troll', 'Dwarf', 'Ringwraith'],
            company: {
              not: { any: [{ to: { underDeeps: true } }, { from: { underDeeps: true } }] },
            },
          },
        },
        by: { if: doors, then: -1, else: -2 },
      },
    ],
  }),
  hazard('BA-27', "Ungoliant's Progeny", {
    ...OF_UNGOLIANT,
    abilities: [
      lairAt(['The Wind-deeps', 'The Rusted-deeps'], { strikes: 2, prowess: 16, body: 8 }),
      trigger({
        on: { event: 'attack-declared', attack: { race: 'Spider' } },
        when: { company: 'cause', a: { whose: "opponent's" } },
        optional: true,
        immediate: true,
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'attack', by: 1, until: 'attack' },
          {
            do: 'install',
            until: 'attack',
            abilities: [{ is: 'attacks-are', a: {}, what: 'detaining' }],
          },
        ],
      }),
    ],
  }),
  hazard('BA-28', "Ungoliant's Foul Issue", {
    ...OF_UNGOLIANT,
    abilities: [
      lairAt('Ancient Deep-hold', { strikes: 2, prowess: 17, body: 7 }),
      {
        is: 'keying',
        companies: { to: { underDeeps: true } },
        creatures: { kind: 'creature', race: 'Spider', unique: false },
        how: 'allow',
        to: [{ siteType: 'ruins' }, { siteType: 'shadow-hold' }],
      },
    ],
  }),
  hazard('BA-16', 'Desire All for Thy Belly', {
    duration: 'short',
    plays: [
      action({
        cost: [{ pay: 'discard-one', a: { keyword: 'spawn' }, zone: 'hand' }],
        does: [
          {
            do: 'look',
            player: 'you',
            ofPlayer: 'opponent',
            zone: 'deck',
            n: { count: { keyword: 'spawn' } },
          },
          {
            do: 'pick',
            player: 'you',
            a: {},
            zone: 'aside',
            shown: true,
            then: [
              {
                do: 'offer',
                player: 'opponent',
                must: true,
                options: [
                  { label: 'Lose the card', does: [{ do: 'move', what: 'picked', to: 'out' }] },
                  {
                    label: 'Hold one card less',
                    does: [
                      {
                        do: 'modify',
                        stat: 'hand-size',
                        of: { player: 'opponent' },
                        by: -1,
                        until: 'game',
                      },
                    ],
                  },
                ],
              },
            ],
          },
          { do: 'shuffle-back', player: 'opponent', how: 'top' },
          { do: 'move', what: 'self', to: 'out' },
        ],
      }),
    ],
  }),
  hazard('BA-15', 'Darkness Made by Malice', {
    duration: 'short',
    plays: [
      action({
        need: { exists: { keyword: 'spawn' }, min: { sum: [1, { members: 'target' }] } },
        targets: [
          {
            target: 'company',
            a: { to: { any: [{ siteType: 'ruins' }, { underDeeps: true }] } },
          },
        ],
        does: [{ do: 'forgo', what: 'site-phase', company: 'active' }],
      }),
    ],
  }),
];
