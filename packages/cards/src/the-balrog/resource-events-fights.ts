import { action, resource, trigger } from '../build.ts';
import { goneWithADeck } from '../build-hazards.ts';
import { asTamed, goesOver, goesWithIt } from '../build-tamed.ts';

/** Events for the fight of two companies, and for those who attack one. */
export const resourceEventsOfFights = [
  resource('BA-42', 'Prone to Violence', {
    alignment: 'minion',
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [] })],
    abilities: [
      {
        is: 'attacking',
        how: 'companies-may',
        by: { side: 'minion', not: { has: { race: 'Ringwraith', not: { name: 'The Balrog' } } } },
        against: { side: 'minion', not: { has: { race: 'Ringwraith' } } },
      },
      goneWithADeck,
    ],
  }),
  resource('BA-67', 'Memories of Old Torture', {
    alignment: 'minion',
    duration: 'permanent',
    specific: 'Balrog',
    ...asTamed(7),
    plays: [goesOver(['Man', 'Drake', 'Orc', 'Troll', 'Giant'], false)],
    abilities: [
      goesWithIt,
      trigger({
        on: { event: 'moves', company: 'bearer' },
        when: { path: 'bearer', has: { type: ['free', 'dark'] } },
        immediate: true,
        does: [{ do: 'move', what: 'bearer', to: 'discard' }],
      }),
    ],
  }),
];
