import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Cards that are stored and work from there, that are turned over on the way, or are put on items. */

describe('learned, stored, and spent', () => {
  holds(
    'Reforging: its sage stays tapped until it is stored, and then it brings an arm back',
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Weathertop', members: ['Elrond', 'Aragorn II'] }],
          hand: ['Reforging'],
        },
        moment: 'entered',
      });
      t.resource.plays('Reforging', 'Elrond').stage.resolve();
      t.equal(
        [t.card('Elrond').status, t.card('Weathertop').status],
        ['tapped', 'tapped'],
        'the price',
      );
      t.equal([t.points(0).misc, t.card('Reforging').zone], [1, 'play'], 'learned');

      const learned = (status: 'tapped' | 'untapped'): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [{ name: 'Elrond', status, bears: ['Reforging'] }, 'Aragorn II'],
              },
            ],
            discard: [
              'Sword of Gondolin',
              'Glamdring',
              'Adamant Helmet',
              'Shield of Iron-bound Ash',
            ],
          },
          moment: status === 'tapped' ? 'untap' : 'organization',
          asksPasses: true,
        });
      };
      learned('tapped');
      t.passUntil('organization');
      t.equal(t.card('Elrond').status, 'tapped', 'he may not untap');
      learned('untapped');
      t.resource.mayNot('use Reforging');
      t.resource.chooses('store Reforging').stage.resolve();
      t.equal([t.card('Reforging').zone, t.points(0).misc], ['pile', 1], 'kept');
      t.resource.uses('Reforging', 'Elrond', 'Sword of Gondolin').stage.resolve();
      t.resource.chooses('Aragorn II');
      t.equal(t.card('Sword of Gondolin').host, 'Aragorn II', 'given to one of the company');
      t.equal([t.card('Reforging').zone, t.card('Elrond').status], ['discard', 'tapped'], 'spent');
    },
  );

  holds('Reforging: a weapon, armour or shield of the lesser sorts, even from a hoard', (t) => {
    const offered = (found: Named): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'] }],
          stored: [{ name: 'Reforging', at: 'Rivendell' }],
          discard: [found],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    for (const found of ['Sword of Gondolin', 'Habergeon of Silver'] as const) {
      offered(found);
      t.resource.may('use Reforging');
    }
    for (const found of ['Adamant Helmet', 'Narsil', 'Cram'] as const) {
      offered(found);
      t.resource.refused('Reforging', { 'no-target': 'coe/9.3' });
    }
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Elrond'] }],
        stored: [{ name: 'Reforging', at: 'Rivendell' }],
        discard: ['Sword of Gondolin'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Reforging', { 'no-user': 'coe/9.2' });
  });

  holds(
    'Andúril: learned at a price, kept at a haven, and put with Narsil for a Reforging',
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Weathertop', members: ['Elrond'] }],
          hand: ['Andúril, the Flame of the West'],
        },
        moment: 'entered',
        rolls: [7],
      });
      t.resource.plays('Andúril, the Flame of the West').stage.resolve();
      t.equal(t.points(0).item, 1, 'for the card alone');
      t.equal(t.card('Elrond').stat('corruption'), 1, 'its weight');

      const kept = (reforging: boolean): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [
                  { name: 'Aragorn II', bears: ['Narsil'] },
                  { name: 'Éowyn' },
                  { name: 'Beregond', status: 'tapped' },
                  { name: 'Faramir', status: 'tapped' },
                ],
              },
            ],
            stored: [
              { name: 'Andúril, the Flame of the West', at: 'Rivendell' },
              ...(reforging ? [{ name: 'Reforging', at: 'Rivendell' } as const] : []),
            ],
          },
          moment: 'organization',
          asksPasses: true,
        });
      };
      kept(false);
      t.resource.mayNot('use Andúril');
      kept(true);
      t.equal(t.card('Aragorn II').stat('prowess'), 7, 'with Narsil alone');
      t.resource
        .uses('Andúril, the Flame of the West', { way: 'Reforging' }, 'Narsil')
        .stage.resolve();
      t.equal(t.card('Reforging').zone, 'discard', 'spent on it');
      t.equal(t.card('Aragorn II').stat('prowess'), 11, 'four more');
      t.equal(t.card('Aragorn II').stat('influence'), 5, 'three of his own, and one of each');
      t.equal(t.card('Aragorn II').stat('corruption'), 3, 'two of Narsil, one more');
      t.equal(t.points(0).item, 7, 'three and four');
    },
  );

  holds('Andúril: the most that it gives is eleven, and it rouses a Dúnadan', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              {
                name: 'Aragorn II',
                bears: [{ name: 'Narsil', on: ['Andúril, the Flame of the West'] }],
              },
              { name: 'Faramir', status: 'tapped' },
              { name: 'Éowyn', status: 'tapped' },
            ],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
      rolls: [12],
    });
    t.resource.mayNot('store Andúril');
    t.resource.uses('Andúril, the Flame of the West', 'Faramir').stage.resolve();
    t.equal(
      [t.card('Faramir').status, t.card('Éowyn').status],
      ['untapped', 'tapped'],
      'one of them',
    );
    t.equal(t.card('Andúril, the Flame of the West').status, 'tapped', 'the price');
    t.resource.mayNot('use Andúril');
  });
});

describe('put on items', () => {
  holds('Ringil and Belegennon: restored by a stored Reforging, which stays with them', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            members: [{ name: 'Boromir II', bears: ['Ringil', 'Belegennon'] }],
          },
        ],
        stored: [
          { name: 'Reforging', at: 'Rivendell' },
          { name: 'Reforging', at: 'Rivendell' },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const boromir = () => t.card('Boromir II');
    t.equal([boromir().stat('prowess'), boromir().stat('body')], [7, 9], 'one more of prowess');
    t.equal([t.points(0).item, t.points(0).misc], [4, 2], 'two and two');
    t.resource.uses('Ringil', 'Reforging').stage.resolve();
    t.equal(boromir().stat('prowess'), 11, 'five more');
    t.equal(boromir().stat('corruption'), 5, 'three and two');
    t.equal([t.points(0).item, t.points(0).misc], [6, 2], 'four and two');
    t.resource.mayNot('use Ringil');
    t.resource.uses('Belegennon').stage.resolve();
    t.equal([t.points(0).item, boromir().stat('corruption')], [8, 6], 'four and four');
    t.resource.mayNot('use Belegennon');
  });

  holds('Belegennon: a warrior who has it restored loses nothing by not tapping', (t) => {
    for (const [who, on, roll, how] of [
      ['Boromir II', ['Reforging'], 4, 'stay-freely'],
      ['Boromir II', [], 7, 'stay-untapped'],
      ['Frodo', ['Reforging'], 12, 'stay-untapped'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: who, bears: [{ name: 'Belegennon', on }] }],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.rolls(roll);
      t.passUntil(how).resource.chooses('yes');
      t.passUntil('movement-hazard');
      t.equal(t.card(who).status, 'untapped', `${who} meets it with ${roll}`);
    }
  });

  holds(
    'Barrow-blade: a Dagger of Westernesse is worth more, most of all against the dead',
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Barrow-downs',
              members: [{ name: 'Frodo', bears: ['Dagger of Westernesse', 'Cram'] }],
            },
          ],
          hand: ['Barrow-blade', 'Barrow-blade'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.equal(t.card('Frodo').stat('prowess'), 2, 'with the dagger');
      t.resource.plays('Barrow-blade').stage.resolve();
      t.equal(t.card('Frodo').stat('prowess'), 3, 'one more');
      t.equal([t.card('Frodo').status, t.points(0).item], ['tapped', 1], 'he taps for it');
      t.equal(t.card('Frodo').stat('corruption'), 3, 'and it weighs');
      t.resource.mayNot('play Barrow-blade');

      const against = (attack: 'Wargs' | 'Barrow-wight', bears: readonly Named[]): number => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Lórien',
                to: 'Moria',
                members: [
                  {
                    name: 'Frodo',
                    bears: [{ name: 'Dagger of Westernesse', on: ['Barrow-blade'] }, ...bears],
                  },
                ],
              },
            ],
          },
          hazard: { hand: [attack] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays(attack, attack === 'Wargs' ? 'Wilderness' : 'Shadow-hold').stage.resolve();
        return t.card('Frodo').stat('prowess');
      };
      t.equal(against('Wargs', []), 3, 'two more than his own');
      t.equal(against('Barrow-wight', []), 5, 'four more than his own');
      t.equal(
        against('Barrow-wight', ['Sword of Gondolin']),
        1,
        'it is of no use while another is drawn',
      );
    },
  );

  holds('Map to Mithril: tapped at Moria, and in a Dwarf-hold put with a weapon', (t) => {
    t.board({
      resource: { companies: [{ at: 'Weathertop', members: ['Gimli'] }], hand: ['Map to Mithril'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Map to Mithril').stage.resolve();
    t.equal(
      [t.card('Gimli').status, t.card('Weathertop').status],
      ['tapped', 'tapped'],
      'the price',
    );
    t.equal([t.card('Gimli').stat('corruption'), t.points(0).misc], [2, 2], 'weight and worth');

    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            to: 'Moria',
            members: [{ name: 'Gimli', bears: ['Map to Mithril'] }],
          },
        ],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.equal(t.card('Map to Mithril').status, 'untapped', 'on the way');
    t.passUntil('enter');
    t.equal(t.card('Map to Mithril').status, 'tapped', 'there');

    const atHold = (tapped: boolean): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Blue Mountain Dwarf-hold',
              members: [
                {
                  name: 'Gimli',
                  bears: [tapped ? { name: 'Map to Mithril', tapped: true } : 'Map to Mithril'],
                },
                { name: 'Balin', bears: ['Sword of Gondolin'] },
                { name: 'Thorin II', bears: ['Orcrist'] },
              ],
            },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    atHold(false);
    t.resource.refused('Map to Mithril', { need: 'coe/9.2' });
    atHold(true);
    t.equal(t.card('Balin').stat('prowess'), 6, 'with the sword');
    t.resource.uses('Map to Mithril', 'Sword of Gondolin').stage.resolve();
    t.equal(t.card('Gimli').status, 'tapped', 'the price');
    t.equal(t.card('Balin').stat('prowess'), 8, 'no more than the sword allows');
    t.equal(
      [t.card('Balin').stat('corruption'), t.card('Gimli').stat('corruption')],
      [4, 0],
      'its weight',
    );
    t.resource.mayNot('use Map to Mithril');
  });
});
