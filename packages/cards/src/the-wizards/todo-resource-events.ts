import { resource, TODO } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('TW-321', 'Sacrifice of Form', { duration: 'permanent', keywords: ['spell'], ...TODO }),
  resource('TW-500', 'Lure of MECCG', { duration: 'permanent', ...TODO }),
];
