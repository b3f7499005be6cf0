import { resource } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('DM-138', 'Hidden Knife', {
    duration: 'short',
    plays: [],
    lacks: 'a creature from the hand that attacks an agent as if he were a character',
  }),
];
