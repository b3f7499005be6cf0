import { resource, TODO } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('BA-40', 'Long Grievous Siege', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    ...TODO,
  }),
  resource('BA-41', 'No Better Use', { alignment: 'minion', duration: 'permanent', ...TODO }),
  resource('BA-48', 'A More Evil Hour', {
    alignment: 'minion',
    duration: 'permanent',
    specific: 'Balrog',
    ...TODO,
  }),
  resource('BA-60', 'Gangways over the Fire', {
    alignment: 'minion',
    duration: 'permanent',
    specific: 'Balrog',
    startingItem: true,
    ...TODO,
  }),
  resource('BA-67', 'Memories of Old Torture', {
    alignment: 'minion',
    duration: 'permanent',
    specific: 'Balrog',
    points: { source: 'ally', value: 1 },
    ...TODO,
  }),
  resource('BA-71', 'Out He Sprang', {
    alignment: 'minion',
    duration: 'permanent',
    specific: 'Balrog',
    ...TODO,
  }),
];
