import type { RegionName } from '@mathom/engine/language';
import { creature, doors, keyedTo, reprint } from '../build.ts';
import { byId, heroOrCovert } from '../build-hazards.ts';
import { creatures as darkMinions } from '../dark-minions/creatures.ts';
import { creatures as theDragons } from '../the-dragons/creatures.ts';
import { creatures as theWizards } from '../the-wizards/creatures.ts';

const tw = byId(theWizards);
const td = byId(theDragons);
const dm = byId(darkMinions);

const RIDERMARK: readonly RegionName[] = ['Rohan', 'Wold & Foothills', 'Gap of Isen', 'Anórien'];

export const creatures = [
  reprint(tw('TW-5'), 'LE-59'),
  reprint(tw('TW-14'), 'LE-61'),
  reprint(tw('TW-17'), 'LE-64'),
  reprint(td('TD-8'), 'LE-65'),
  reprint(tw('TW-20'), 'LE-66'),
  reprint(tw('TW-23'), 'LE-67'),
  creature('LE-71', 'Ent in Search of the Entwives', {
    points: 1,
    asterisk: true,
    attack: {
      race: 'Awakened Plant',
      strikes: 1,
      prowess: 14,
      body: 8,
      detainment: heroOrCovert,
    },
    keys: [
      ...keyedTo(['wilderness', 'wilderness'], 'border', 'free'),
      { regions: ['shadow'], when: { not: doors } },
    ],
  }),
  reprint(tw('TW-37'), 'LE-72'),
  reprint(tw('TW-40'), 'LE-75'),
  creature('LE-77', 'Hobgoblins', {
    points: 1,
    attack: { race: 'Orc', strikes: 2, prowess: 10 },
    keys: keyedTo(['wilderness', 'wilderness']),
  }),
  creature('LE-78', 'Horse-lords', {
    points: 2,
    asterisk: true,
    attack: { race: 'Man', strikes: 'each', prowess: 10, body: 6, detainment: heroOrCovert },
    keys: [{ region: RIDERMARK }, { sitesIn: RIDERMARK, a: { haven: false } }],
    need: { not: { company: 'active', a: { has: { kind: 'character', home: 'Edoras' } } } },
  }),
  reprint(tw('TW-45'), 'LE-79'),
  creature('LE-82', 'Lawless Men', {
    points: 1,
    attack: { race: 'Man', strikes: 2, prowess: 9 },
    keys: keyedTo('border', 'wilderness', 'shadow'),
  }),
  reprint(td('TD-42'), 'LE-83'),
  reprint(td('TD-47'), 'LE-84'),
  reprint(tw('TW-76'), 'LE-86'),
  reprint(tw('TW-78'), 'LE-87'),
  creature('LE-89', 'Sellswords Between Charters', {
    points: 1,
    attack: { race: 'Man', strikes: 2, prowess: 11 },
    keys: keyedTo('border-hold', 'shadow-hold'),
  }),
  reprint(tw('TW-89'), 'LE-90'),
  creature('LE-91', 'Sons of Kings', {
    points: 2,
    asterisk: true,
    attack: { race: 'Dúnadan', strikes: 3, prowess: 10 },
    keys: keyedTo('free', 'border', 'border-hold', 'free-hold'),
    need: { company: 'active', a: { side: 'minion' } },
  }),
  reprint(dm('DM-111'), 'LE-92'),
  reprint(tw('TW-109'), 'LE-98'),
  reprint(tw('TW-110'), 'LE-99'),
];
