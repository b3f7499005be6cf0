import type { Rule } from '@mathom/engine/language';
import { ally, olderErrata, tapToCancel } from '../build.ts';
import { outgrownBy, staysBelow } from '../build-deeps.ts';

/** By the present texts; the older rulings have a list of such allies, and none of these on it (crf/term/company/3). */
const seenByAll: Rule = { is: 'grant', to: 'self', ability: 'overt', when: { not: olderErrata } };

export const allies = [
  ally('BA-35', 'Cave Troll', {
    alignment: 'minion',
    prowess: 4,
    body: 8,
    mind: 2,
    points: 1,
    at: { underDeeps: true, autoAttack: { race: 'Troll' } },
    tappedSite: true,
    abilities: [
      seenByAll,
      {
        is: 'modify',
        stat: 'under-deeps-roll',
        of: { companies: { companyOf: 'self', to: { underDeeps: true } } },
        by: 1,
      },
    ],
  }),
  ally('BA-45', 'Evil Things Lingering', {
    alignment: 'minion',
    unique: true,
    keywords: ['spawn'],
    specific: 'Balrog',
    skills: ['sage'],
    prowess: 9,
    body: 9,
    mind: 4,
    points: 2,
    at: { name: ['The Under-galleries', 'The Under-courts', 'Remains of Thangorodrim'] },
    abilities: [
      seenByAll,
      staysBelow,
      outgrownBy(-4, { not: { is: 'bearer', a: { name: 'The Balrog', kind: 'character' } } }),
    ],
  }),
  ally('BA-46', 'Great Troll', {
    alignment: 'minion',
    specific: 'Balrog',
    race: 'Troll',
    skills: ['warrior'],
    prowess: 6,
    body: 8,
    mind: 3,
    points: 1,
    at: { underDeeps: true, haven: false },
    by: { kind: 'character', name: 'The Balrog' },
    abilities: [seenByAll, { is: 'assignment', who: 'self', how: 'as-untapped' }],
  }),
  ally('BA-47', 'Nasty Slimy Thing', {
    alignment: 'minion',
    unique: true,
    keywords: ['spawn'],
    specific: 'Balrog',
    prowess: 4,
    body: 9,
    mind: 2,
    points: 1,
    at: { underDeeps: true, haven: false },
    abilities: [seenByAll, tapToCancel({ race: 'Drake' }), staysBelow],
  }),
];
