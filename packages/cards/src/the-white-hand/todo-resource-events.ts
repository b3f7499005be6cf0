import { resource, TODO } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('WH-41', 'The Black Council', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    notFor: ['balrog'],
    notAgainst: ['balrog'],

    ...TODO,
  }),
  resource('WH-43', 'Crept Along Cleverly', { alignment: 'minion', duration: 'short', ...TODO }),
  resource('WH-46', 'Open to the Summons', {
    alignment: 'minion',
    duration: 'permanent',
    startingItem: true,
    notFor: ['balrog'],

    ...TODO,
  }),
  resource('WH-47', 'Piercing All Shadows', {
    alignment: 'minion',
    duration: 'permanent',
    corruption: 3,
    ...TODO,
  }),
];
