import { resource, TODO } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('BA-41', 'No Better Use', { alignment: 'minion', duration: 'permanent', ...TODO }),
];
