import { character, influenceAgainst } from '../build.ts';
import { ofRace } from '../build-minions.ts';

/** Agents who are never anything but hazards: their points are for whoever defeats them. */
export const agentsHazards = [
  character('DM-28', 'Lobelia Sackville-Baggins', {
    alignment: 'neutral',
    unique: true,
    manifestationOf: 'Lobelia Sackville-Baggins',
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
    agentAttack: {
      onSuccess: [
        {
          do: 'pick',
          player: 'you',
          a: { kind: 'item', ring: true, with: 'it' },
          then: [
            { do: 'move', what: 'picked', to: 'discard' },
            { do: 'move', what: 'self', to: 'discard' },
          ],
        },
      ],
    },
    abilities: [{ is: 'modify', stat: 'free-agent-actions', of: 'self', by: 1 }],
    lacks: 'that the defender may play Gollum when its attack fails and it is not defeated',
  }),
];
