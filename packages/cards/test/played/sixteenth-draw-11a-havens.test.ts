import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Sites of the Balrog, held to clauses that no other test plays. */
const kind = 'balrog';

const going = (
  t: Stage,
  at: Named,
  to: Named,
  hand: Named[],
  members: Member[] = ['Azog'],
): Stage => {
  t.board({
    resource: { kind, companies: [{ at, to, members }] },
    hazard: { hand },
    moment: 'hazards',
    asksPasses: true,
  });
  if (t.decision().seat === 0) t.resource.passes();
  return t;
};

describe('Moria', () => {
  holds('Who is at home there is not attacked, not even by other companies', (t) => {
    t.board({
      resource: { companies: [{ at: 'TW-413', members: ['Legolas'] }] },
      hazard: { kind, companies: [{ at: 'BA-93', members: ['Azog', 'Hill-troll'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.expect(!t.underAttack, 'canceled');
    t.board({
      resource: { kind, companies: [{ at: 'BA-93', members: ['Azog', 'Hill-troll'] }] },
      hazard: { companies: [{ at: 'TW-413', members: ['Legolas'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.expect(t.underAttack, 'they may attack whom they like');
  });

  holds('Who comes there is attacked, and only held up; who stays is not attacked', (t) => {
    going(t, 'BA-100', 'BA-93', ['Watcher in the Water']);
    t.hazard.plays('Watcher in the Water').stage.resolve();
    t.equal([t.underAttack, t.attack().detainment], [true, true], 'on the way');
    t.board({
      resource: { kind, companies: [{ at: 'BA-93', members: ['Azog'] }] },
      hazard: { hand: ['Watcher in the Water'] },
      moment: 'hazards',
      asksPasses: true,
    });
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.plays('Watcher in the Water').stage.resolve();
    t.equal([t.underAttack, t.card('Watcher in the Water').zone], [false, 'discard'], 'at home');
  });

  holds('A gold ring is tested as it is stored, at two less', (t) => {
    for (const [roll, may] of [
      [9, true],
      [10, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'BA-93', members: [{ name: 'Azog', bears: ['The Least of Gold Rings'] }] },
          ],
          hand: ['Magic Ring of Shadows'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(12, roll).resource.chooses('store The Least of Gold Rings').stage.resolve();
      // a magic ring is one to seven
      t.equal(t.offered().includes('Magic Ring of Shadows'), may, `${roll}`);
    }
  });
});

describe('strongholds of his rival', () => {
  holds('Creatures of the hold slay, Nazgûl too', (t) => {
    for (const [at, to, nazgul] of [
      ['BA-97', 'BA-88', 'Khamûl the Easterling'],
      ['BA-99', 'BA-86', 'Ren the Unclean'],
      ['BA-99', 'BA-98', 'Adûnaphel'],
    ] as const) {
      going(t, at, to, ['Orc-guard']).hazard.plays('Orc-guard', 'Dark-hold').stage.resolve();
      t.equal(t.attack().detainment, false, `Orcs, ${to}`);
      going(t, at, to, [nazgul]).hazard.plays(nazgul, { way: 'creature' }, 'Dark-hold');
      t.resolve();
      t.equal(t.attack().detainment, false, `${nazgul}, ${to}`);
    }
  });

  holds('Minas Morgul: what is met on the way there only holds them up', (t) => {
    for (const [creature, way] of [
      ['Orc-guard', undefined],
      ['Dwar of Waw', 'creature'],
    ] as const)
      for (const [where, detains] of [
        ['Dark-hold', false],
        ['Dark-domain', true],
      ] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              {
                at: 'Barad-dûr',
                to: 'BA-92',
                by: ['Gorgoroth', 'Imlad Morgul'],
                members: ['Azog', 'Hill-troll'],
              },
            ],
          },
          hazard: { hand: [creature] },
          moment: 'hazards',
          asksPasses: true,
        });
        if (t.decision().seat === 0) t.resource.passes();
        t.hazard.plays(creature, ...(way ? [{ way }] : []), where).stage.resolve();
        t.equal(t.attack().detainment, detains, `${creature}, ${where}`);
      }
  });

  holds('All that waits there is met in earnest, and only the Nazgûl cannot be put off', (t) => {
    for (const [at, want] of [
      [
        'BA-88',
        [
          [3, 7, false, true],
          [2, 8, false, true],
          [1, 15, false, false],
        ],
      ],
      [
        'BA-86',
        [
          [5, 8, false, true],
          [2, 10, false, true],
        ],
      ],
      [
        'BA-92',
        [
          [3, 8, false, true],
          [1, 15, false, false],
        ],
      ],
      ['BA-98', [[3, 10, false, true]]],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: 'The Balrog', bears: ['Great Shadow'] }] }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      const seen: unknown[] = [];
      for (let j = 0; j < 99 && t.underAttack; j++) {
        const { about, options, seat } = t.decision();
        if (about === 'attack' && seat === 0) {
          const a = t.attack();
          const off = t.offered().some((o) => o.includes('use Great Shadow'));
          seen.push([a.strikes, a.prowess, a.detainment, off]);
        }
        t.rolls(12, 12);
        const yes = about === 'stay-cheaply' ? t.offered().indexOf('yes') : -1;
        t.take(options[yes] ?? options.find((o) => o.type === 'pass') ?? options[0], 'on');
        t.state.dice = [];
      }
      t.equal(seen, [...want] as unknown[], at);
    }
  });
});

describe('deep places', () => {
  holds('The Under-vaults: Undead of any sort come there, and others as they would', (t) => {
    const HAND: Named[] = ['Ghosts', 'Ghouls', 'Orc-guard', 'Cave-drake'];
    for (const [at, to, may] of [
      ['Mount Gram', 'BA-103', ['Ghosts', 'Ghouls', 'Cave-drake']],
      ['The Wind Throne', 'BA-104', ['Cave-drake']],
    ] as const) {
      going(t, at, to, HAND);
      t.equal(
        HAND.filter((x) => t.offered().includes(`play ${x}`)),
        [...may],
        to,
      );
    }
  });

  holds('The second attack is a creature out of his hand, one of many, and one', (t) => {
    for (const at of ['BA-98', 'BA-103'] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: ['Azog', 'Hill-troll', 'Bûthrakaur'] }] },
        hazard: { hand: ['Orc-guard', 'Barrow-wight', 'Cave-drake', 'Gothmog'] },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.fightOut({ always: 12 });
      t.asks(t.hazard, 'attack-from-hand').hazard.options_are('Orc-guard', 'Barrow-wight', 'pass');
      t.hazard.chooses('Orc-guard');
      t.equal([t.attack().strikes, t.attack().detainment], [5, false], 'as strong as ever');
      t.fightOut({ always: 12 });
      t.equal([t.underAttack, t.card('Orc-guard').zone], [false, 'discard'], 'and no more of them');
      t.equal(t.card('Barrow-wight').zone, 'hand', 'one');
    }
  });

  holds('The ways from them are as long as they are said to be', (t) => {
    for (const [from, to, roll] of [
      ['BA-103', 'BA-91', 7],
      ['BA-103', 'BA-102', 5],
      ['BA-103', 'BA-89', 8],
      ['BA-98', 'BA-99', 6],
      ['BA-98', 'BA-97', 7],
    ] as const)
      for (const made of [roll - 1, roll]) {
        t.board({
          resource: { kind, companies: [{ at: from, members: ['Azog'] }], sites: [to] },
          moment: 'organization',
          asksPasses: true,
        });
        const name = t.card(to).id;
        t.rolls(made);
        t.take(t.decision().options[t.offered().findIndex((o) => o.includes(' to '))], 'they go');
        t.skipTo('enter');
        t.equal(t.company('Azog').site === name, made === roll, `${from} to ${to}, ${made}`);
      }
  });
});
