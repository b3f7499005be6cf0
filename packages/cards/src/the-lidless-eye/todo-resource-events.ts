import { resource, TODO } from '../build.ts';

/** Resource events of which only the facts are written: their texts are still to do. */
export const todoResourceEvents = [
  resource('LE-159', 'A Malady Without Healing', {
    alignment: 'minion',
    duration: 'short',
    magic: ['shadow-magic'],
    ...TODO,
  }),
  resource('LE-169', 'Black Rain', { alignment: 'minion', duration: 'short', ...TODO }),
  resource('LE-176', 'Come By Night Upon Them', {
    alignment: 'minion',
    duration: 'short',
    ...TODO,
  }),
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
  resource('LE-201', 'Kill All But NOT the Halflings', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 0, inParentheses: 5 },
    notFor: ['balrog', 'fallen-wizard'],

    ...TODO,
  }),
  resource('LE-209', 'News of the Shire', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 0, inParentheses: 3 },
    notFor: ['balrog', 'fallen-wizard'],

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
  resource('LE-228', 'Skies of Fire', {
    alignment: 'minion',
    duration: 'permanent',
    keywords: ['environment'],
    ...TODO,
  }),
  resource('LE-252', 'We Have Come to Kill', { alignment: 'minion', duration: 'short', ...TODO }),
  resource('LE-256', 'Wisdom to Wield', { alignment: 'minion', duration: 'short', ...TODO }),
];
