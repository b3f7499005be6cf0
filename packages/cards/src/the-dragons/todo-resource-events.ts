import { resource, TODO } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('TD-127', 'Legendary Hoard', { duration: 'permanent', ...TODO }),
];
