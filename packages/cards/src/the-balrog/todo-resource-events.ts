import { resource, TODO } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('BA-41', 'No Better Use', { alignment: 'minion', duration: 'permanent', ...TODO }),
  resource('BA-67', 'Memories of Old Torture', {
    alignment: 'minion',
    duration: 'permanent',
    specific: 'Balrog',
    points: { source: 'ally', value: 1 },
    ...TODO,
  }),
];
