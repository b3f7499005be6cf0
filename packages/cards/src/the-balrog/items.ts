import { action, item } from '../build.ts';
import { ITS_TEXT } from '../status.ts';

export const items = [
  item('BA-34', 'Elven Rope', {
    class: 'minor',
    corruption: 1,
    abilities: [
      action({
        window: { phase: 'organization' },
        user: { is: 'bearer', skill: 'ranger' },
        tapUser: true,
        cost: [{ pay: 'tap', what: 'self' }],
        does: [{ do: 'modify', stat: 'regions', of: 'company', by: 1, until: 'turn' }],
      }),
    ],
    lacks: 'the creature that is kept with it, and its points',
  }),
  item('BA-81', 'Stabbing Tongue of Fire', {
    alignment: 'minion',
    unique: true,
    specific: 'Balrog',
    class: 'special',
    points: 1,
    corruption: 0,
    at: { underDeeps: true, haven: false },
    tappedSite: true,
    bearer: { name: 'The Balrog' },
    lacks: ITS_TEXT,
  }),
  item('BA-82', 'Whip of Many Thongs', {
    alignment: 'minion',
    unique: true,
    specific: 'Balrog',
    class: 'special',
    points: 1,
    corruption: 0,
    at: { underDeeps: true, haven: false },
    tappedSite: true,
    bearer: { name: 'The Balrog' },
    lacks: ITS_TEXT,
  }),
];
