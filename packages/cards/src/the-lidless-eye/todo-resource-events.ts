import { resource, TODO } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('LE-187', 'Freeze the Flesh', {
    alignment: 'minion',
    duration: 'permanent',
    magic: ['shadow-magic'],
    ...TODO,
  }),
  resource('LE-189', 'Gold Chains in the Wind', {
    alignment: 'minion',
    duration: 'short',
    magic: ['shadow-magic'],
    ...TODO,
  }),
  resource('LE-220', 'Ready to His Will', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'ally', value: 1 },
    ...TODO,
  }),
  resource('LE-221', 'Remnants of Old Robberies', {
    alignment: 'minion',
    duration: 'permanent',
    ...TODO,
  }),
];
