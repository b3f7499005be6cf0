import { resource, TODO } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('TW-500', 'Lure of MECCG', { duration: 'permanent', ...TODO }),
];
