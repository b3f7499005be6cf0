import type { CompanySpec, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Who comes to others at the end of all movement, and what was said of one of the companies (coe/2.IV.3.5.1). */

const kind = 'ringwraith';
const STAIR = 'Legendary Stair';

/** All that can be passed is passed, and else the first is taken, until that is asked. */
const on = (t: Stage, until: RegExp): void => {
  for (let i = 0; i < 200 && !until.test(t.decision().about); i++) {
    const { options } = t.decision();
    t.take(options.find((o) => o.type === 'pass') ?? options[0], 'and so on');
  }
};

/** Whichever of them is first among the companies of their player. */
const inEitherOrder = (a: CompanySpec, b: CompanySpec): CompanySpec[][] => [
  [a, b],
  [b, a],
];

describe('companies that meet', () => {
  holds('Legendary Stair: those who waited below go up with those who came by it', (t) => {
    const waiting: CompanySpec = { at: 'AS-152', members: ['Orc Brawler'] };
    const coming: CompanySpec = { at: 'Carn Dûm', to: 'AS-152', members: ['Orc Captain'] };
    for (const companies of inEitherOrder(waiting, coming)) {
      t.board({
        resource: { kind, companies, hand: [STAIR] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays(STAIR, 'Orc Captain').stage.resolve();
      on(t, /^enter$/);
      t.equal(t.company('Orc Captain').members.length, 2, 'they are one company');
      t.skipTo('turn-end').resource.uses(STAIR).stage.resolve();
      t.equal(
        [t.card('Orc Captain').site, t.card('Orc Brawler').site],
        ['Carn Dûm', 'Carn Dûm'],
        'both are where the one set out',
      );
    }
  });

  holds('Legendary Stair: so do those who tried to go on below, and could not', (t) => {
    // the roll for moving on below fails: they have not moved
    const staying: CompanySpec = { at: 'AS-152', to: 'AS-167', members: ['Orc Brawler'] };
    const coming: CompanySpec = { at: 'Carn Dûm', to: 'AS-152', members: ['Orc Captain'] };
    for (const companies of inEitherOrder(staying, coming)) {
      t.board({
        resource: { kind, companies, hand: [STAIR] },
        moment: 'organization',
        asksPasses: true,
        rolls: [2],
      });
      t.resource.plays(STAIR, 'Orc Captain').stage.resolve();
      on(t, /^enter$/);
      t.skipTo('turn-end').resource.uses(STAIR).stage.resolve();
      t.equal(t.card('Orc Brawler').site, 'Carn Dûm', 'he goes along');
    }
  });

  holds('Of three too many for one company, who was there stays there', (t) => {
    const waiting: CompanySpec = { at: 'Bree', members: ['Gimli', 'Thorin II', 'Balin'] };
    const some: CompanySpec = { at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Beregond'] };
    const more: CompanySpec = {
      at: 'Grey Havens',
      to: 'Bree',
      members: ['Elladan', 'Elrohir', 'Boromir II'],
    };
    t.board({
      resource: { companies: [waiting, some, more] },
      moment: 'movement',
      asksPasses: true,
    });
    on(t, /^enter$/);
    t.equal(
      [t.card('Gimli').site, t.card('Aragorn II').site, t.card('Elladan').site],
      ['Bree', 'Bree', 'Grey Havens'],
      'those who came last went back',
    );
  });

  holds('Who was sent back does nothing there, nor does who comes to him', (t) => {
    const back: CompanySpec = { at: 'Bree', to: 'Rivendell', members: ['Gimli'] };
    const coming: CompanySpec = { at: 'Rivendell', to: 'Bree', members: ['Frodo'] };
    for (const companies of inEitherOrder(back, coming)) {
      t.board({
        resource: { companies, hand: ['Rangers of the North'] satisfies Named[] },
        hazard: { agents: [{ name: 'Baduila', via: ['Rivendell'], faceUp: true }] },
        moment: 'movement',
        asksPasses: true,
      });
      t.resource.chooses('Gimli').stage.skipTo('movement-hazard');
      t.resource.passes().stage.hazard.uses('Baduila').stage.resolve();
      on(t, /^(enter|site|end-of-turn-start)$/);
      t.equal(
        [t.decision().about, t.card('Gimli').site, t.company('Frodo').members.length],
        ['end-of-turn-start', 'Bree', 2],
        'no site phase for them',
      );
    }
  });
});
