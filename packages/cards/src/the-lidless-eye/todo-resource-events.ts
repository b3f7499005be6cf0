import { resource, TODO } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('LE-220', 'Ready to His Will', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'ally', value: 1 },
    ...TODO,
  }),
];
