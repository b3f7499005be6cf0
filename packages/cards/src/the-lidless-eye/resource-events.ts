import { action, olderErrata, resource } from '../build.ts';

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
  resource('LE-228', 'Skies of Fire', {
    alignment: 'minion',
    duration: 'permanent',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [
      action({
        does: [
          { do: 'move', what: { side: 'hazard', keyword: 'environment' }, to: 'discard' },
          { do: 'cancel', what: { effectsOf: { side: 'hazard', keyword: 'environment' } } },
        ],
      }),
    ],
    abilities: [{ is: 'reads-as', present: ['Gates of Morning'], absent: [], all: 'hazards' }],
  }),
  resource('LE-252', 'We Have Come to Kill', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        // by the older rulings no Ringwraith, though he would only follow (crf/card/we-have-come-to-kill/1)
        need: {
          any: [{ not: olderErrata }, { not: { is: 'target2', a: { race: 'Ringwraith' } } }],
        },
        targets: [
          // whosever phase it is (pef/card/we-have-come-to-kill/3)
          {
            target: 'company',
            a: { whose: 'yours', at: { siteType: ['shadow-hold', 'ruins', 'border-hold'] } },
          },
          {
            target: 'card',
            zone: 'hand',
            a: { kind: 'character', joins: { company: 'target' } },
          },
        ],
        does: [
          {
            do: 'play',
            a: { is: 'target2' },
            from: ['hand'],
            joins: { company: 'target' },
            waive: ['one-character-per-turn'],
            as: 'now',
            must: true,
          },
        ],
      }),
    ],
  }),
];
