import { action, resource } from '../build.ts';
import { goneWithADeck } from '../build-hazards.ts';

/** Events for the fight of two companies. */
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
];
