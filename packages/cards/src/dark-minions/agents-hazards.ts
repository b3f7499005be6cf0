import type { CardFilter } from '@mathom/engine/language';
import { character, influenceAgainst } from '../build.ts';
import { ofRace } from '../build-minions.ts';

const GOLLUM: CardFilter = { kind: 'ally', name: 'Gollum', uniqueInPlay: false };

/** Agents who are never anything but hazards: their points are for whoever defeats them. */
export const agentsHazards = [
  character('DM-28', 'Lobelia Sackville-Baggins', {
    alignment: 'neutral',
    unique: true,
    manifestationOf: 'Lobelia Sackville-Baggins',
    otherForms: ['Mistress Lobelia'],
    skills: ['scout'],
    agent: true,
    hazardOnly: true,
    prowess: 0,
    body: 9,
    mind: 3,
    influence: 1,
    points: 1,
    home: ['Bag End', 'Bree'],
    agentMoves: {
      only: {
        any: [{ name: ['Bree', 'Old Forest', 'The White Towers'] }, { region: 'The Shire' }],
      },
    },
    abilities: [influenceAgainst(3, ofRace('Hobbit'))],
  }),
  character('DM-29', 'My Precious', {
    alignment: 'neutral',
    unique: true,
    manifestationOf: 'Gollum',
    skills: ['scout'],
    agent: true,
    hazardOnly: true,
    prowess: 2,
    body: 9,
    mind: 4,
    influence: 0,
    points: -1,
    home: ['Goblin-gate', 'Moria', "Shelob's Lair", 'Mount Doom'],
    // all strikes must succeed, and one that fails is enough for the other (crf/card/my-precious/5)
    agentAttack: {
      ifNotDefeated: [
        {
          do: 'if',
          cond: { attack: { successful: true } },
          then: [
            {
              do: 'pick',
              player: 'you',
              a: { kind: 'item', ring: true, company: { active: true } },
              then: [
                { do: 'move', what: 'picked', to: 'discard' },
                { do: 'move', what: 'self', to: 'discard' },
              ],
            },
          ],
        },
        {
          do: 'if',
          cond: {
            all: [
              { attack: { successful: false } },
              { exists: GOLLUM, zone: 'hand', ofPlayer: 'resource-player' },
            ],
          },
          then: [
            {
              do: 'pick',
              player: 'resource-player',
              a: { kind: 'character', status: 'untapped', company: { active: true } },
              optional: true,
              then: [
                { do: 'tap', what: 'picked' },
                { do: 'move', what: 'self', to: 'discard' },
                {
                  do: 'play',
                  player: 'resource-player',
                  a: { kind: 'ally', name: 'Gollum' },
                  from: ['hand'],
                  bearer: 'picked',
                  as: 'now',
                  must: true,
                },
              ],
            },
          ],
        },
      ],
    },
    abilities: [
      {
        is: 'modify',
        stat: 'free-agent-actions',
        of: 'self',
        // face-down he says nothing, as any agent (crf/card/my-precious/4)
        by: 1,
      },
    ],
  }),
];
