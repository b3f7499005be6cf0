import { resource, TODO } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('AS-52', 'Orc-mail', { duration: 'permanent', ...TODO }),
  resource('AS-83', 'Faithless Steward', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 0, inParentheses: 3 },
    ...TODO,
  }),
  resource('AS-84', 'Far Below the Deepest Delvings', {
    alignment: 'minion',
    duration: 'short',
    ...TODO,
  }),
  resource('AS-86', 'Hail of Darts', { alignment: 'minion', duration: 'short', ...TODO }),
  resource('AS-91', 'Legendary Stair', { alignment: 'minion', duration: 'short', ...TODO }),
  resource('AS-96', 'Padding Feet', {
    alignment: 'minion',
    duration: 'permanent',
    notFor: ['balrog'],

    ...TODO,
  }),
  resource('AS-99', 'Sack Over the Head', { alignment: 'minion', duration: 'permanent', ...TODO }),
  resource('AS-103', 'Treason the Greatest Foe', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 4 },
    ...TODO,
  }),
  resource('AS-106', 'The Under-roads', { alignment: 'minion', duration: 'long', ...TODO }),
  resource('AS-110', 'World Gnawed by the Nameless', {
    alignment: 'minion',
    duration: 'short',
    ...TODO,
  }),
];
