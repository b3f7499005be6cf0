import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';
import { rolled } from './rolled.ts';

/** Places of a seventh draw, printed and made. */

describe('places that are made', () => {
  holds('Refuge: an Elf is given up, and the way ends in a Wilderness', (t) => {
    for (const [hand, at, may] of [
      [['Refuge', 'Haldir'], 'Bree', true],
      [['Refuge', 'Kíli'], 'Bree', false],
      [['Refuge', 'Haldir'], 'The Gem-deeps', false],
    ] as [Named[], Named, boolean][]) {
      t.board({
        resource: { companies: [{ at, members: ['Gimli'] }], hand },
        hazard: { hand: ['River'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.passUntil('organization-end');
      if (may) t.resource.may('play Refuge');
      else t.resource.mayNot('play Refuge');
    }
  });

  holds('Refuge: from one to the next', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Gimli'] }],
        hand: ['Refuge', 'Refuge', 'Haldir', 'Legolas'],
        sites: ['Rivendell'],
      },
      hazard: { hand: ['River'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.passUntil('organization-end').resource.plays('Refuge', 'Haldir').stage.resolve();
    t.resource.chooses('Hollin');
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Gimli').site, 'Refuge', 'in hiding');
    t.passUntil('organization-end').resource.plays('Refuge').stage.resolve();
    t.resource.chooses('Cardolan');
    t.skipTo('movement-hazard');
    t.equal(t.path('Gimli'), ['wilderness', 'wilderness'], 'on the way to the next');
    t.skipTo('enter');
    t.equal(t.card('Gimli').site, 'Refuge', 'in hiding again');
  });

  holds('Refuge: companies in two of them are not in one place', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: ['Gimli'] },
          { at: 'Barrow-downs', members: ['Kíli'] },
        ],
        hand: ['Refuge', 'Refuge', 'Haldir', 'Legolas'],
      },
      hazard: { hand: ['River'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.passUntil('organization-end').resource.plays('Refuge', 'Haldir', 'Gimli').stage.resolve();
    t.resource.chooses('Hollin');
    t.resource.plays('Refuge', 'Kíli').stage.resolve();
    t.resource.chooses('Cardolan');
    t.skipTo('enter');
    t.equal(
      [t.card('Gimli').site, t.card('Kíli').site, t.card('Gimli').companions],
      ['Refuge', 'Refuge', []],
      'each alone',
    );
  });
});

describe('places', () => {
  holds('Amon Hen and Haudh-in-Gwanûr: whom the dead have hurt is tempted', (t) => {
    for (const [at, prowess] of [
      ['Amon Hen', 6],
      ['Haudh-in-Gwanûr', 10],
    ] as const)
      for (const hurt of [true, false]) {
        t.board({
          resource: {
            companies: [{ at, members: [{ name: 'Merry', status: 'tapped' } as Member] }],
          },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter the site');
        t.equal([t.attack().strikes, t.attack().prowess], [1, prowess], at);
        const before = rolled(t, 'corruption').length;
        t.fightOut(...(hurt ? [2, 2, 12] : [12]));
        t.equal(rolled(t, 'corruption').length - before, hurt ? 1 : 0, `${at} ${hurt}`);
      }
  });

  holds('Amon Hen: information and minor items', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Amon Hen', members: ['Elrond', 'Gimli'] }],
        hand: ['Rumours of Rings', 'Cram', 'Glamdring', 'Rescue Prisoners'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.may('play Cram').mayNot('play Glamdring');
  });

  holds('The Gem-deeps: what may be met there besides', (t) => {
    for (const [foe, may] of [
      ['Ghosts', true],
      ['Pûkel-men', true],
      ['Orc-watch', false],
    ] as const) {
      met(t, ['Gimli'], [foe, 'River'], {}, {}, 'The Gem-deeps', 'Glittering Caves');
      t.resource.passes();
      if (may) t.hazard.may(`play ${foe}`);
      else t.hazard.mayNot(`play ${foe}`);
    }
  });

  holds('Iron Hill Dwarf-hold: the way from Lórien, and what is drawn', (t) => {
    met(t, ['Gimli'], ['River'], {}, {}, 'Iron Hill Dwarf-hold', 'Lórien');
    t.equal(
      t.path('Gimli'),
      ['wilderness', 'border', 'border', 'wilderness', 'wilderness'],
      'path',
    );
  });
});
