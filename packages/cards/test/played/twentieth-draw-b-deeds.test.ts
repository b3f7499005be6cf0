import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';
import { onward } from './onward.ts';
import { rolled } from './rolled.ts';

/** Resources of a twentieth draw, and the places where they are used. */

const BELLS = 'All the Bells Ringing';
const GEMS = 'Gems of Arda';
const HOUNDS = 'Wild Hounds';
const LORDLY = 'Lordly Presence';
const PALM = 'Palm to Palm';

const zones = (t: Stage, ...names: Named[]): string[] => names.map((x) => t.card(x).zone);

describe('All the Bells Ringing', () => {
  const attacked = (
    t: Stage,
    theirs: Member[][],
    kinds: ['ringwraith' | 'balrog' | 'fallen-wizard', 'wizard' | 'fallen-wizard'] = [
      'ringwraith',
      'wizard',
    ],
    mine: Member[] = ['Ostisen', 'Layos'],
  ): void => {
    t.board({
      resource: { kind: kinds[0], companies: [{ at: 'Edoras', members: mine }] },
      hazard: {
        kind: kinds[1],
        companies: theirs.map((members) => ({ at: 'Edoras', members })),
        hand: [BELLS],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('attack');
    while (t.decision().seat === 0) t.pass();
  };

  holds('who is a hero, and who a minion', (t) => {
    for (const [kinds, mine, theirs, may] of [
      [['balrog', 'wizard'], 'Azog', 'Legolas', true],
      [['fallen-wizard', 'wizard'], 'Mauhúr', 'Legolas', true],
      [['ringwraith', 'fallen-wizard'], 'Layos', 'Hador', true],
      [['ringwraith', 'fallen-wizard'], 'Layos', 'Mauhúr', false],
    ] as const) {
      attacked(t, [[theirs]], [...kinds], [mine]);
      if (may) t.hazard.may(`play ${BELLS}`);
      else t.hazard.mayNot(`play ${BELLS}`);
    }
  });

  holds('all attacks of the site, those that were incited too, and then the same company', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Edoras', members: ['Ostisen', 'Layos'] }],
      },
      hazard: {
        kind: 'wizard',
        companies: [
          { at: 'Edoras', members: ['Legolas'] },
          { at: 'Edoras', members: ['Gimli'] },
        ],
        hand: [BELLS, 'Incite Defenders'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Incite Defenders').stage.resolve();
    t.skipTo('enter').resource.chooses('enter');
    t.fightOut({ always: 12 });
    t.passUntil('company-attack');
    t.resource.may('company of Gimli').chooses('attack the company of Legolas');
    t.passUntil('attack').hazard.plays(BELLS).stage.resolve();
    const fought: [number, number][] = [];
    while (t.underAttack && t.decision().about !== 'company-attack')
      fought.push(...t.fightOut({ always: 12 }));
    t.equal(fought.length, 2, 'one and its copy');
    t.resource.options_are('attack the company of Legolas', 'pass');
  });

  holds('nobody is left to come again', (t) => {
    attacked(t, [['Legolas']], ['ringwraith', 'wizard'], ['Layos']);
    t.hazard.plays(BELLS).stage.resolve();
    for (let i = 0; i < 40 && t.underAttack; i++) {
      t.rolls(...Array<number>(4).fill(t.decision().about === 'check' ? 12 : 2));
      const { options } = t.decision();
      t.take(options.find((x) => x.type === 'pass') ?? options[0], 'he is slain');
      t.state.dice = [];
    }
    t.equal(t.card('Layos').zone, 'removed', 'slain by those of the town');
    t.expect(t.decision().about !== 'company-attack', 'and that is all');
  });
});

describe('in company', () => {
  holds('Palm to Palm: friends help against an opponent’s too; two of them count twice', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Edoras', members: ['Boromir II', 'Gimli', 'Legolas'], events: [PALM] }],
        turnsTaken: 3,
      },
      hazard: { kind: 'wizard', companies: [{ at: 'Edoras', members: ['Éowyn'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.chooses('Boromir II tries to influence Éowyn');
    t.hazard.passes();
    t.resource.chooses('tap Gimli in support');
    while (t.decision().seat === 1) t.pass();
    t.resource.chooses('tap Legolas in support');
    t.rolls(7, 12).resolve();
    const { total } = rolled(t, 'influence').at(-1) ?? { total: 0 };
    t.equal(
      total,
      12 + t.card('Boromir II').influence('Éowyn') + 2 - 7 - t.generalInfluence(1),
      'two who tap',
    );
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gimli', 'Bofur'] }],
        hand: [PALM, PALM],
      },
      moment: 'organization',
    });
    t.resource.plays(PALM).stage.resolve();
    t.resource.plays(PALM).stage.resolve();
    t.equal(t.card('Gimli').stat('mind'), 6 + 2, 'nothing bars a second');
  });

  holds(
    'Palm to Palm: a Wizard who comes to them ends it; a Fallen-wizard has other havens',
    (t) => {
      for (const who of ['Gandalf', 'Haldir'] as const) {
        t.board({
          resource: {
            companies: [
              { at: 'Rivendell', members: ['Gimli', 'Bofur'], events: [PALM] },
              { at: 'Bree', to: 'Rivendell', members: [who] },
            ],
          },
          moment: 'movement',
          asksPasses: true,
        });
        onward(t, () => t.decision().about === 'join-at-haven');
        t.resource.chooses('join');
        onward(t, () => t.decision().about === 'enter');
        t.equal(t.card(PALM).zone, who === 'Gandalf' ? 'discard' : 'play', who);
      }
      for (const [at, members, may] of [
        ['Rivendell', ['Hador'], false],
        ['The White Towers', ['Hador'], true],
        ['The White Towers', ['Hador', 'Saruman'], false],
      ] as const) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            avatar: 'Saruman',
            companies: [{ at, members }],
            hand: [PALM],
          },
          moment: 'organization',
          asksPasses: true,
        });
        if (may) t.resource.may(`play ${PALM}`);
        else t.resource.refused(PALM, { 'no-target': 'coe/9.3' });
      }
    },
  );

  holds('Lordly Presence: two of them are ten more, and two cards', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Edoras', members: ['Éowyn', 'Elrond'] }],
        hand: ['Riders of Rohan', LORDLY, LORDLY],
        deck: ['Cram', 'Wargs', 'River'],
      },
      moment: 'entered',
      rolls: [2],
    });
    t.resource.plays('Riders of Rohan', 'Elrond').plays(LORDLY).plays(LORDLY);
    t.resolve();
    t.equal(
      [rolled(t, 'influence').at(-1)?.total, t.hand(0)],
      [2 + 4 + 10, ['Cram', 'Wargs']],
      'both count, and both are paid',
    );
    t.board({
      resource: {
        companies: [{ at: 'Edoras', members: ['Éowyn', 'Elrond'] }],
        hand: ['Riders of Rohan', LORDLY],
      },
      moment: 'entered',
      asksPasses: true,
    });
    // she is no diplomat, whoever stands by her
    t.resource.plays('Riders of Rohan', 'Éowyn');
    while (t.decision().seat === 1) t.pass();
    t.resource.mayNot(`play ${LORDLY}`);
  });
});

describe('things and places', () => {
  const storing = (
    t: Stage,
    members: Member[],
    more: { hazard?: object; others?: object[] } = {},
  ) =>
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members }],
        hand: ['Cram'],
      },
      hazard: { stored: [{ name: 'Cram', at: 'Lórien' }] },
      moment: 'organization',
      asksPasses: true,
      ...more,
    });

  holds(
    'Gems of Arda: whoever stored them may tap for it; lost with him they find nothing',
    (t) => {
      storing(t, [{ name: 'Gimli', bears: [GEMS] }]);
      t.rolls(12).resource.chooses(`store ${GEMS}`).stage.resolve();
      t.resource.chooses('Cram');
      t.equal(
        [t.card('Gimli').status, t.card('Cram', 0).host, t.card('Cram', 1).zone],
        ['tapped', 'Gimli', 'discard'],
        'by himself',
      );
      storing(t, [{ name: 'Gimli', bears: [GEMS] }, 'Balin']);
      t.rolls(2).resource.chooses(`store ${GEMS}`).stage.resolve();
      t.equal(
        [...zones(t, 'Gimli', GEMS), t.card('Cram', 1).zone],
        ['discard', 'discard', 'pile'],
        'lost',
      );
    },
  );

  holds('Gems of Arda: of two opponents who have stored it one loses it', (t) => {
    storing(t, [{ name: 'Gimli', bears: [GEMS] }, 'Balin'], {
      others: [{ stored: [{ name: 'Cram', at: 'Lórien' }] }],
    });
    t.rolls(12).resource.chooses(`store ${GEMS}`).stage.resolve();
    t.resource.chooses('Cram').chooses('Balin');
    t.asks(t.resource, 'pick').take(t.decision().options[1], 'that of the third');
    t.equal(
      [0, 1, 2].map((x) => t.card('Cram', x).zone),
      ['play', 'pile', 'discard'],
      'his alone',
    );
  });

  holds('Wild Hounds in The Under-grottos: against either of its attacks', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'The Under-grottos', members: ['Gimli', 'Legolas'] }],
        pile: [HOUNDS, HOUNDS],
      },
      hazard: { hand: ['Orc-patrol', 'Wargs', 'Old Troll'] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
    t.resource.uses(HOUNDS).stage.resolve();
    t.asks(t.hazard, 'attack-from-hand').hazard.mayNot('Wargs').chooses('Orc-patrol');
    t.resource.uses(HOUNDS).stage.resolve();
    t.expect(!t.underAttack, 'both are turned away');
    t.equal(t.card('Orc-patrol').zone, 'discard', 'spent');
  });

  holds(
    'Wild Hounds: against those who need two Wildernesses, and not by the name of a land',
    (t) => {
      met(t, ['Gimli'], ['Giant'], { pile: [HOUNDS] });
      t.hazard.plays('Giant', 'Wilderness').stage.resolve();
      t.resource.may(`use ${HOUNDS}`);
      met(t, ['Gimli'], ['Orc-guard'], { pile: [HOUNDS] }, { events: ['Angmar Arises'] });
      t.hazard.plays('Orc-guard', 'Rhudaur').stage.resolve();
      t.resource.mayNot(`use ${HOUNDS}`);
    },
  );

  holds('Wild Horses: two of them are two regions, for the company that was chosen', (t) => {
    for (const [n, far] of [
      [0, []],
      [1, ['Dol Amroth', 'Vale of Erech']],
      [2, ['Barad-dûr', 'Dol Amroth', 'Vale of Erech']],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: ['Gimli'] },
            { at: 'Lórien', members: ['Legolas'], ownSite: true },
          ],
          pile: ['Wild Horses', 'Wild Horses'],
          sites: ['Dol Amroth', 'Vale of Erech', 'Barad-dûr'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      for (let i = 0; i < n; i++) {
        t.resource.uses('Wild Horses', 'Gimli').stage.resolve();
      }
      const ways = t.offered().filter((x) => x.startsWith('move the company of'));
      t.equal(
        ways
          .filter((x) => x.includes('Gimli'))
          .map((x) => x.split(' to ')[1])
          .sort(),
        [...far],
        `${n}`,
      );
      t.equal(
        ways.filter((x) => x.includes('Legolas')),
        [],
        'not the others',
      );
    }
  });
});
