import type { Cond, SiteName } from '@mathom/engine/language';
import { creature, doors, keyedTo, reprint } from '../build.ts';
import { byId, facedThisTurn, heroCompany, heroOrCovert, inAndAround } from '../build-hazards.ts';
import { creatures as darkMinions } from '../dark-minions/creatures.ts';
import { creatures as theDragons } from '../the-dragons/creatures.ts';
import { creatures as theWizards } from '../the-wizards/creatures.ts';

const tw = byId(theWizards);
const td = byId(theDragons);
const dm = byId(darkMinions);

/** Those who guard a land let companies with one of its people pass. */
const withoutAnyFrom = (home: SiteName): Cond => ({
  not: { company: 'active', a: { has: { kind: 'character', home } } },
});

export const creatures = [
  reprint(td('TD-13'), 'LE-68'),
  reprint(tw('TW-38'), 'LE-73'),
  reprint(tw('TW-39'), 'LE-74'),
  reprint(td('TD-40'), 'LE-80'),
  reprint(tw('TW-5'), 'LE-59'),
  creature('LE-60', 'Arthadan Rangers', {
    points: 2,
    asterisk: true,
    attack: { race: 'Dúnadan', strikes: 'each', prowess: 10, body: 6, detainment: heroOrCovert },
    keys: inAndAround(['Arthedain', 'Rhudaur', 'Cardolan', 'Hollin', 'The Shire']),
    need: withoutAnyFrom('Bree'),
  }),
  reprint(tw('TW-14'), 'LE-61'),
  creature('LE-62', 'Beorning Toll', {
    points: 2,
    asterisk: true,
    attack: { race: 'Man', strikes: 'each', prowess: 11, body: 6, detainment: heroOrCovert },
    keys: inAndAround(['Anduin Vales', 'Wold & Foothills', 'High Pass', 'Redhorn Gate'], {
      a: { haven: false },
    }),
    need: withoutAnyFrom("Beorn's House"),
  }),
  creature('LE-63', 'The Border-watch', {
    points: 1,
    asterisk: true,
    attack: {
      race: 'Man',
      strikes: { if: heroCompany, then: 2, else: 5 },
      prowess: 7,
      detainment: heroCompany,
    },
    keys: keyedTo('free', 'border', 'free-hold', 'border-hold'),
  }),
  reprint(tw('TW-17'), 'LE-64'),
  reprint(td('TD-8'), 'LE-65'),
  reprint(tw('TW-20'), 'LE-66'),
  reprint(tw('TW-23'), 'LE-67'),
  creature('LE-69', 'Elf-lord Revealed in Wrath', {
    points: 3,
    asterisk: true,
    attack: {
      race: 'Elf',
      strikes: 1,
      prowess: 15,
      body: 9,
      detainment: heroCompany,
      stronger: [{ facedBy: { race: 'Ringwraith' }, by: 4 }],
    },
    keys: [...keyedTo(['wilderness', 'wilderness']), { regions: ['shadow'], when: { not: doors } }],
  }),
  creature('LE-70', 'Elves upon Errantry', {
    points: 1,
    asterisk: true,
    attack: { race: 'Elf', strikes: 4, prowess: 9 },
    keys: keyedTo(['wilderness', 'wilderness'], 'border', 'free'),
    need: { company: 'active', a: { side: 'minion' } },
  }),
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
  reprint(tw('TW-75'), 'LE-85'),
  reprint(td('TD-75'), 'LE-94'),
  creature('LE-76', 'Gondorian Rangers', {
    points: 2,
    asterisk: true,
    attack: { race: 'Dúnadan', strikes: 'each', prowess: 9, body: 6, detainment: heroOrCovert },
    keys: inAndAround(['Ithilien', 'Dagorlad', 'Harondor', 'Mouths of the Anduin', 'Brown Lands']),
    need: withoutAnyFrom('Henneth Annûn'),
  }),
  reprint(td('TD-30'), 'LE-77'),
  creature('LE-78', 'Horse-lords', {
    points: 2,
    asterisk: true,
    attack: { race: 'Man', strikes: 'each', prowess: 10, body: 6, detainment: heroOrCovert },
    keys: inAndAround(['Rohan', 'Wold & Foothills', 'Gap of Isen', 'Anórien'], {
      a: { haven: false },
    }),
    need: withoutAnyFrom('Edoras'),
  }),
  reprint(td('TD-78'), 'LE-95'),
  reprint(tw('TW-45'), 'LE-79'),
  creature('LE-81', 'Landroval', {
    unique: true,
    points: 2,
    asterisk: true,
    attack: { race: 'Animal', strikes: 2, prowess: 12, body: 6, attackerChooses: true },
    keys: keyedTo(['wilderness', 'wilderness'], 'border', 'shadow'),
    need: { company: 'active', a: { side: 'minion', covert: false } },
  }),
  creature('LE-82', 'Lawless Men', {
    points: 1,
    attack: { race: 'Man', strikes: 2, prowess: 9 },
    keys: keyedTo('border', 'wilderness', 'shadow'),
  }),
  reprint(td('TD-42'), 'LE-83'),
  reprint(td('TD-47'), 'LE-84'),
  reprint(tw('TW-76'), 'LE-86'),
  reprint(tw('TW-78'), 'LE-87'),
  creature('LE-88', 'Pirates', {
    points: 1,
    attack: {
      race: 'Man',
      strikes: 3,
      prowess: 7,
      onFaced: [
        {
          do: 'if',
          cond: { attack: { keyedTo: 'coastal' } },
          then: [{ do: 'modify', stat: 'attack-prowess', of: 'attack', by: 2, until: 'attack' }],
        },
      ],
      onAnyWound: [
        {
          do: 'pick',
          player: 'resource-player',
          a: { kind: 'item', with: 'defender' },
          then: [{ do: 'move', what: 'picked', to: 'discard' }],
        },
      ],
    },
    keys: keyedTo('wilderness', 'coastal', 'ruins'),
  }),
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
  creature('LE-93', "Thranduil's Folk", {
    points: 2,
    asterisk: true,
    attack: { race: 'Elf', strikes: 'each', prowess: 10, body: 6, detainment: heroOrCovert },
    keys: inAndAround([
      'Woodland Realm',
      'Western Mirkwood',
      'Heart of Mirkwood',
      'Northern Rhovanion',
      'Grey Mountain Narrows',
    ]),
    need: withoutAnyFrom("Thranduil's Halls"),
  }),
  creature('LE-96', 'Uruk-lieutenant', {
    keywords: ['uruk-hai'],
    points: 1,
    attack: {
      race: 'Orc',
      strikes: 1,
      prowess: { if: facedThisTurn({ race: 'Orc' }), then: 12, else: 9 },
      onFaced: [
        {
          do: 'install',
          on: 'company',
          // whether it has been faced counts, not how often
          once: true,
          abilities: [
            {
              is: 'modify',
              stat: 'attack-prowess',
              of: { attacks: { name: 'Orc-lieutenant', against: 'bearer' } },
              by: 3,
            },
          ],
          until: 'turn',
        },
      ],
    },
    keys: keyedTo('wilderness', 'shadow', 'ruins', 'shadow-hold'),
  }),
  creature('LE-97', 'Wandering Eldar', {
    points: 1,
    asterisk: true,
    attack: { race: 'Elf', strikes: 'each', prowess: 9, detainment: heroOrCovert },
    keys: [
      ...keyedTo(['wilderness', 'wilderness'], 'border'),
      { regions: ['free'], when: { not: doors } },
    ],
  }),
  reprint(tw('TW-109'), 'LE-98'),
  reprint(tw('TW-110'), 'LE-99'),
  creature('LE-100', 'Wild Trolls', {
    points: 1,
    attack: { race: 'Troll', strikes: 2, prowess: 10 },
    keys: keyedTo(['wilderness', 'wilderness'], 'ruins'),
  }),
];
