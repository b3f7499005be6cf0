import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** What characters say of themselves: against whom they are stronger, and what they are worth. */

describe('in combat', () => {
  /** Adûnaphel comes as a creature with prowess 15 and body 10. */
  const meetsNazgul = (t: Stage, who: Named, body: number): void => {
    t.board({
      resource: { companies: [{ at: 'Minas Tirith', to: 'Minas Morgul', members: [who] }] },
      hazard: { hand: ['Adûnaphel'] },
      moment: 'hazards',
    });
    t.hazard.plays('Adûnaphel', { way: 'As a creature' }, 'Dark-hold').stage.resolve();
    t.passUntil('stay-untapped');
    t.rolls(12, body).resource.chooses('no');
  };

  holds('Galva: stronger against the Nine, whose body she halves', (t) => {
    meetsNazgul(t, 'Galva', 6);
    t.equal(rolled(t, 'strike'), [{ total: 18, against: 15 }], 'no prowess of her own, but 6');
    t.equal(t.points(0).kill, 5, 'half of 10 is 5, and 6 is above it');
    meetsNazgul(t, 'Galva', 5);
    t.equal(t.points(0).kill, 0, '5 is not');
    meetsNazgul(t, 'Faramir', 10);
    t.equal(t.points(0).kill, 0, 'others must go above 10');
  });

  holds('Náin: one more against Orcs and Elves, and nobody else', (t) => {
    for (const [foe, excess, prowess] of [
      ['Orc-raiders', 3, 4],
      ['Elf-lord Revealed in Wrath', 0, 4],
      ['Wargs', 1, 3],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members: ['Náin'] },
          ],
        },
        hazard: { hand: [foe] },
        moment: 'hazards',
      });
      t.hazard
        .plays(foe, ...(foe.startsWith('Elf') ? ['Shadow-land'] : ['Wilderness']))
        .stage.resolve();
      t.passUntil('stay-untapped');
      t.equal(t.strikeProwess(), prowess - excess, foe);
    }
  });

  holds('Hendolen: from detainment he frees his own company and no other', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Cameth Brin',
            by: ['Angmar', 'Rhudaur'],
            members: ['Horseman in the Night'],
          },
          { at: 'Carn Dûm', members: ['Hendolen'] },
        ],
      },
      hazard: { hand: ['Arthadan Rangers'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Arthadan Rangers', 'Rhudaur').stage.resolve();
    t.equal(t.attack().detainment, true, 'it would detain them');
    t.resource.refused('Hendolen', { 'no-target': 'coe/9.3', 'other-company': 'coe/2.IV.2' });
  });
});

describe('in influence', () => {
  holds('Some are welcome with one faction, some with none', (t) => {
    for (const [who, faction, at, more] of [
      // his influence, what he says of himself, and what the faction says of his race
      ['Galva', 'Men of Dorwinion', 'Shrel-Kain', 1 + 2 + 1],
      ['Barliman Butterbur', 'Men of Dorwinion', 'Shrel-Kain', 0 - 1 + 1],
      ['Háma', 'Men of Dorwinion', 'Shrel-Kain', 0 - 1 + 1],
      ['Ori', 'Men of Dorwinion', 'Shrel-Kain', 0 - 1],
      ['Mablung', 'Men of Dorwinion', 'Shrel-Kain', 0],
      ['Mablung', 'Men of Anfalas', 'Lond Galen', 2 + 1],
      ['Háma', 'Men of Anfalas', 'Lond Galen', -1],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: [who] }], hand: [faction] },
        moment: 'entered',
        rolls: [7],
      });
      t.resource.plays(faction).stage.resolve();
      t.equal(rolled(t, 'influence').at(-1)?.total, 7 + more, `${who} and ${faction}`);
    }
  });

  holds('Horseman in the Night: one more towards any faction, and towards nobody else', (t) => {
    for (const [who, total] of [
      ['Horseman in the Night', 7 + 3],
      ['Hendolen', 7 + 2],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Variag Camp', members: [who, 'Orc Tracker'] }],
          hand: ['Variags of Khand'],
        },
        moment: 'entered',
        rolls: [7],
      });
      t.equal(t.card(who).influence('Orc Tracker'), 2, 'as printed');
      t.resource.plays('Variags of Khand', who).stage.resolve();
      t.equal(rolled(t, 'influence').at(-1)?.total, total, who);
    }
  });
});

describe('Hobbits', () => {
  holds('Pippin and Bilbo come into play at home, or with the first company', (t) => {
    const organizing = (at: Named): void => {
      t.board({
        resource: { companies: [{ at, members: ['Aragorn II'] }], hand: ['Pippin', 'Bilbo'] },
        moment: 'organization',
        asksPasses: true,
      });
    };
    organizing('Rivendell');
    for (const who of ['Pippin', 'Bilbo'] as const)
      t.resource.refused(who, { 'no-site': 'coe/2.II.2.2' });
    organizing('Bag End');
    t.resource.chooses('organize').may('play Pippin at Bag End').may('play Bilbo at Bag End');
    t.game([{ pool: ['Pippin', 'Bilbo'] }, { pool: ['Elrond'] }]);
    t.resource.may('Pippin').may('Bilbo');
  });

  holds('Bilbo: steadfast, and missed if he is lost', (t) => {
    const checked = (roll: number): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Bree',
              members: [{ name: 'Bilbo', bears: ['The One Ring', 'Glamdring'] }, 'Elrond'],
            },
          ],
        },
        hazard: { hand: ['Weariness of the Heart'] },
        moment: 'hazards',
        rolls: [roll],
      });
      t.hazard.plays('Weariness of the Heart', 'Bilbo', { way: 'corruption' }).stage.resolve();
    };
    const stands = (): [string, number] => [t.card('Bilbo').zone, t.points(0).character];
    checked(5);
    t.equal(stands(), ['play', 2 + 3], '5 and 4 is above his 8 corruption points');
    checked(4);
    t.equal(stands(), ['discard', 3], '8 is not, and he is discarded');
    checked(2);
    t.equal(
      stands(),
      ['removed', 3 - 2],
      '6 is too far below: he is lost, and two points with him',
    );
  });
});
