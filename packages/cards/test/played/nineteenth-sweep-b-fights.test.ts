import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What helps those who are under attack, once strikes have been given out. */

const FOE = 'Foe Dismayed';

const prowess = (t: Stage, ...who: Named[]): number[] =>
  who.map((name) => t.card(name).stat('prowess'));

/** All that can be passed is passed, and else the first is taken, until that is asked. */
const on = (t: Stage, until: RegExp): void => {
  for (let i = 0; i < 200 && !until.test(t.decision().about); i++) {
    const { options } = t.decision();
    t.take(options.find((o) => o.type === 'pass') ?? options[0], 'and so on');
  }
};

describe('Foe Dismayed', () => {
  const all = ['Bolg', 'Orc Brawler', 'War-warg', 'Umagaur', 'Orc Tracker'] as const;
  holds('as one of his strikes is resolved, by those at a site too; not for others', (t) => {
    t.board({
      resource: {
        kind: 'balrog',
        companies: [
          { at: 'BA-88', members: ['Bolg', { name: 'Orc Brawler', bears: ['War-warg'] }] },
          { at: 'Moria', members: ['Umagaur', 'Orc Tracker'] },
        ],
        hand: [FOE],
      },
      moment: 'site',
      asksPasses: true,
    });
    on(t, /^enter$/);
    t.resource.chooses('enter');
    on(t, /^strike-defender$/);
    const before = prowess(t, ...all);
    t.resource.plays(FOE, { way: 'prowess' }).stage.resolve();
    t.equal(
      prowess(t, ...all),
      before.map((n, i) => n + (i < 3 ? 1 : 0)),
      'one more for his company',
    );
  });

  holds('without a leader there it helps nobody', (t) => {
    t.board({
      resource: {
        kind: 'balrog',
        companies: [
          { at: 'BA-88', members: ['Orc Brawler'] },
          { at: 'Moria', members: ['Umagaur', 'Orc Tracker'] },
        ],
        hand: [FOE],
      },
      moment: 'site',
      asksPasses: true,
    });
    on(t, /^enter$/);
    t.resource.chooses('enter');
    on(t, /^strike-defender$/);
    t.resource.mayNot(`play ${FOE}`);
  });
});

describe('Obey Him or Die', () => {
  holds('who would be thrown out by his wound stays, and lies wounded', (t) => {
    for (const obeys of [false, true]) {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [
            {
              at: 'BA-96',
              members: [{ name: 'Bolg', bears: obeys ? ['Obey Him or Die'] : [] }],
            },
          ],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
      // the strike finds its mark, and the body check is nine
      t.fightOut(2, 9);
      t.equal(
        [t.card('Bolg').zone, t.card('Bolg').status],
        obeys ? ['play', 'wounded'] : ['discard', 'untapped'],
        obeys ? 'he obeys' : 'he is gone',
      );
    }
  });
});
