import { action, creature, keyedTo } from '../build.ts';
import { heroCompany, inAndAround } from '../build-hazards.ts';

export const creatures = [
  creature('BA-10', 'Beorning Skin-changers', {
    points: 1,
    asterisk: true,
    attack: { race: ['Animal', 'Man', 'Bear'], strikes: 2, prowess: 10 },
    keys: [
      ...keyedTo(['wilderness', 'wilderness']),
      ...inAndAround(['Anduin Vales', 'Western Mirkwood', 'Wold & Foothills']),
    ],
    need: { company: 'active', a: { side: 'minion' } },
    asEvent: {
      duration: 'short',
      plays: [
        action({
          need: { company: 'active', a: { side: 'hero', moving: true } },
          does: [
            {
              do: 'if',
              cond: {
                company: 'active',
                a: {
                  has: {
                    any: [
                      { name: 'Beorn' },
                      {
                        kind: 'character',
                        skill: 'warrior',
                        status: 'untapped',
                        stat: { name: 'prowess', op: '>', value: 4 },
                      },
                    ],
                  },
                },
              },
              then: [],
              else: [{ do: 'return-to-origin', company: 'active' }],
            },
          ],
        }),
      ],
    },
  }),
  creature('BA-11', 'Carrion Feeders', {
    points: 1,
    attack: {
      race: 'Animal',
      strikes: 'each',
      prowess: 9,
      faces: { status: 'wounded' },
      cancelByTapping: { what: 'strike', a: { status: 'wounded' } },
      before: [
        {
          do: 'modify',
          stat: 'body-check',
          of: { each: { facing: 'attack' } },
          by: 1,
          until: 'attack',
        },
      ],
    },
    keys: keyedTo('wilderness', 'shadow', 'ruins', 'shadow-hold'),
  }),
  creature('BA-12', 'Olog Warlords', {
    points: 2,
    attack: { race: 'Troll', strikes: 3, prowess: 10, body: 4 },
    keys: keyedTo('shadow', 'dark', 'shadow-hold', 'dark-hold'),
    need: heroCompany,
  }),
  creature('BA-13', "Shelob's Brood", {
    points: 1,
    attack: { race: 'Spider', strikes: 4, prowess: 8 },
    keys: [{ siteThat: { underDeeps: true } }, { siteThat: { surface: true } }],
  }),
];
