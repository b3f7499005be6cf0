import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** The Balrog himself. */
const kind = 'balrog';

const onTheWay = (t: Stage): void => {
  for (let i = 0; i < 20 && t.decision().about !== 'movement-hazard'; i++)
    if (t.decision().about === 'draw') t.noDraws();
    else t.pass();
};

describe('The Balrog', () => {
  holds('finds his way from one deep to another where others do not', (t) => {
    for (const [who, roll, goes] of [
      ['Gorbag', 3, false],
      ['The Balrog', 3, true],
      ['The Balrog', 2, false],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'BA-100', to: 'BA-97', members: [who] }] },
        hazard: { hand: ['Crebain'] },
        moment: 'movement',
        rolls: [roll],
      });
      onTheWay(t);
      t.equal(t.company(who).moving, goes, `${who}: ${roll}`);
    }
  });

  holds('goes neither by regions nor from haven to site, but up and down', (t) => {
    const may = (who: Named, at: Named, to: Named): boolean => {
      t.board({
        resource: { kind, companies: [{ at, members: [who] }], sites: [to] },
        moment: 'organization',
        asksPasses: true,
      });
      return t.resource.options().some((o) => o.includes('to '));
    };
    t.equal(may('Gorbag', 'BA-93', 'LE-378'), true, 'his servants do');
    t.equal(may('The Balrog', 'BA-93', 'LE-378'), false, 'he does not');
    t.equal(may('The Balrog', 'BA-93', 'BA-100'), true, 'down from Moria');
    t.equal(may('The Balrog', 'BA-101', 'LE-378'), true, 'and up');
  });

  holds('loses only one prowess by not tapping', (t) => {
    for (const [who, less] of [
      ['The Balrog', 1],
      ['Gorbag', 3],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'BA-101', members: [who] }] },
        hazard: { hand: ['Crebain'] },
        moment: 'site',
      });
      const full = t.card(who).stat('prowess');
      t.resource.chooses('enter');
      t.passUntil(who === 'Gorbag' ? 'stay-untapped' : 'stay-cheaply');
      t.rolls(12).resource.chooses('yes');
      // all four strikes fall on him: three are too many
      const total = rolled(t, 'strike').at(-1)?.total;
      t.equal(total, 12 + full - less - 3, who);
    }
  });

  holds('has no followers', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-100', members: ['The Balrog', 'Azog', 'Hill-troll'] }],
        hand: ['Mountain-maggot'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource
      .chooses('organize')
      .may('put Hill-troll under Azog')
      .mayNot('put Hill-troll under The Balrog')
      .may('play Mountain-maggot at The Under-gates, controlled by Azog')
      .mayNot('play Mountain-maggot at The Under-gates, controlled by The Balrog');
  });
});
