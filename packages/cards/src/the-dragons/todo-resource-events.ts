import { resource, TODO } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('TD-97', 'Alert the Folk', { duration: 'short', ...TODO }),
  resource('TD-127', 'Legendary Hoard', { duration: 'permanent', ...TODO }),
];
