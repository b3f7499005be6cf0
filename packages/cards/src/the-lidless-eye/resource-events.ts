import { action, resource } from '../build.ts';

export const resourceEvents = [
  resource('LE-160', 'A Nice Place to Hide', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        user: { skill: 'scout', skillOnly: true },
        tapUser: true,
        targets: [{ target: 'attack', a: { against: 'user' } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
];
