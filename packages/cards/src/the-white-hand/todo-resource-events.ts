import { resource, TODO } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('WH-46', 'Open to the Summons', {
    alignment: 'minion',
    duration: 'permanent',
    startingItem: true,
    notFor: ['balrog'],

    ...TODO,
  }),
];
