import { action, resource } from '../build.ts';
import { becomesSauron, noRingwraith, ofTheSideboard } from '../build-minions.ts';

/** Sauron himself, in another form. */
export const resourceEventsOfSauron = [
  resource('BA-43', 'Sauron', {
    alignment: 'minion',
    duration: 'permanent',
    manifestationOf: 'The Lidless Eye',
    avatar: true,
    notFor: ['balrog', 'fallen-wizard'],
    cannotBeDuplicated: 'game',
    plays: [becomesSauron],
    abilities: [
      ...noRingwraith,
      { is: 'modify', stat: 'general-influence', of: { player: 'you' }, by: 10 },
      { is: 'limit-exempt', of: { kind: 'character' } },
      action({ window: { phase: 'organization' }, limit: { n: 1 }, does: [ofTheSideboard] }),
    ],
  }),
];
