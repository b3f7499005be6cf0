import type { Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Sites and followers of Fallen-wizards, at the bounds of their texts. */
const kind = 'fallen-wizard';

const organizing = (t: Stage, side: Partial<SideSpec>): Stage =>
  t.board({
    resource: { kind, declared: 'Saruman', ...side },
    moment: 'organization',
    asksPasses: true,
  });

/** The cards of the sites that the company of his could go to. */
const goals = (t: Stage): string[] =>
  t
    .decision()
    .options.flatMap((o) => (o.type === 'declare-move' && o.company === 1 ? [t.idOf(o.site)] : []))
    .sort();

describe('Plotting Ruin', () => {
  const RUIN = 'Plotting Ruin';
  // Rivendell, Bag End, the Grey Havens, Goblin-gate and the White Towers, by both sides
  const sites: Named[] = [
    'TW-421',
    'AS-160',
    'TW-372',
    'LE-350',
    'TW-399',
    'AS-149',
    'TW-398',
    'LE-378',
    'TW-430',
    'LE-412',
  ];

  holds('havens, Free-holds and Border-holds of heroes by the cards of minions', (t) => {
    const from = (events: Named[]): string[] => {
      const companies = [
        { at: 'TW-375' as const, members: ['Beretar' as const] },
        { at: 'TW-378' as const, members: ['Balin' as const] },
      ];
      return goals(organizing(t, { companies, sites, events }));
    };
    const same = ['LE-412', 'TW-398', 'TW-430'];
    t.equal(from([]), [...same, 'TW-372', 'TW-378', 'TW-399', 'TW-421'].sort(), 'as heroes do');
    // where others of his are on a card of heroes he does not come any more
    t.equal(from([RUIN]), [...same, 'AS-149', 'AS-160', 'LE-350'].sort(), 'as minions do');
  });

  holds('on wings too; and one who is there already stays', (t) => {
    for (const [events, there] of [
      [[], ['TW-394', 'TW-421']],
      [[RUIN], ['AS-160', 'LE-372']],
    ] as [Named[], string[]][]) {
      organizing(t, {
        companies: [{ at: 'TW-378', members: [{ name: 'Beretar', bears: ['Gwaihir'] }] }],
        sites: ['TW-421', 'AS-160', 'TW-394', 'LE-372'],
        events,
      });
      t.resource.uses('Gwaihir').stage.resolve();
      t.equal(goals(t), there, 'flown to');
      t.equal(t.card('TW-378').zone, 'play', 'Bree of the heroes');
    }
  });

  holds('eight stage points, and three more; another adds its three', (t) => {
    for (const [n, may] of [
      [3, false],
      [4, true],
    ] as const) {
      organizing(t, {
        companies: [{ at: 'TW-378', members: ['Beretar'] }],
        events: Array<Named>(n).fill('Never Refuse'),
        hand: [RUIN, RUIN],
      });
      if (may) t.resource.plays(RUIN).stage.resolve();
      else t.resource.refused(RUIN, { need: 'coe/9.2' });
    }
    t.resource.plays(RUIN).stage.resolve();
    t.equal(t.stagePoints(0), 14, 'both of them');
  });
});

describe('Rhosgobel', () => {
  const HERE = 'WH-57';
  /** Whether they can be keyed in several ways. */
  const opens = (t: Stage): boolean => t.path('Radagast').length > 1;
  const onTheWay = (t: Stage, at: Named, to?: Named): Stage => {
    t.board({
      resource: {
        kind,
        companies: [{ at, ...(to ? { to } : {}), members: ['Radagast', 'Beretar'] }],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    return t;
  };

  holds('its stage point is for those who are there, and not on their way', (t) => {
    t.equal(onTheWay(t, HERE).stagePoints(0), 1, 'there');
    for (const [at, to] of [
      [HERE, 'TW-438'],
      ['TW-438', HERE],
    ] as const) {
      t.equal(onTheWay(t, at, to).stagePoints(0), 0, 'on the way');
      t.hazard.plays('Wargs', ...(opens(t) ? ['Wilderness'] : [])).stage.resolve();
      t.expect(t.underAttack, 'nor are they safe');
      t.fightOut({ always: 12 });
      t.passUntil('enter');
      t.equal(t.stagePoints(0), to === HERE ? 1 : 0, 'where they have come to');
    }
  });

  holds('a point for each card of it, however many are at one', (t) => {
    for (const [ownSite, worth] of [
      [{}, 1],
      [{ ownSite: true as const }, 2],
    ] as const) {
      organizing(t, {
        declared: 'Radagast',
        companies: [
          { at: 'Rhosgobel', members: ['Balin'] },
          { at: 'Rhosgobel', ...ownSite, members: ['Beretar'] },
        ],
      });
      t.equal(t.stagePoints(0), worth, 'cards');
    }
  });

  holds('other companies find nobody to fight there; no other Fallen-wizard goes there', (t) => {
    t.board({
      resource: { kind: 'ringwraith', companies: [{ at: 'AS-159', members: ['Lagduf'] }] },
      hazard: { kind, companies: [{ at: HERE, members: ['Radagast'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.expect(!t.underAttack, 'canceled');
    for (const [declared, there] of [
      ['Radagast', ['TW-420', HERE]],
      ['Saruman', ['TW-420']],
    ] as const) {
      const companies = [{ at: 'TW-438' as const, members: ['Beretar' as const] }];
      organizing(t, { declared, companies, sites: [HERE, 'TW-420'] });
      t.equal(goals(t), [...there], declared);
    }
  });
});

describe("Delver's Harvest", () => {
  const HARVEST = "Delver's Harvest";
  holds('when they have gone in, and any number of them; not where they stand before it', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'WH-55', under: 'WH-58', members: ['Ori'] }],
        hand: [HARVEST, HARVEST],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.mayNot(HARVEST).chooses('enter');
    t.resource.plays(HARVEST).stage.resolve();
    t.resource.plays(HARVEST).stage.resolve();
    t.equal([t.points(0).misc, t.card('WH-55').status], [2, 'untapped'], 'a point each');
  });
});

describe('Double-dealing', () => {
  const DEALING = 'Double-dealing';
  // small things of either side, a greater one of each, folk of the place of each
  const hand: Named[] = [
    'Cram',
    'Black-hide Shield',
    'Glamdring',
    'Broad-headed Spear',
    'Rangers of the North',
    'Goblins of Goblin-gate',
  ];
  holds('what the card before them offers, of either side', (t) => {
    for (const [at, without, withIt] of [
      ['TW-398', ['Cram'], ['Cram', 'Black-hide Shield', 'Goblins of Goblin-gate']],
      ['TW-375', ['Cram', 'Glamdring'], hand.slice(0, 4)],
      ['LE-353', ['Black-hide Shield', 'Broad-headed Spear'], hand.slice(0, 4)],
      ['LE-356', ['Black-hide Shield'], ['Black-hide Shield', 'Cram', 'Rangers of the North']],
    ] as const)
      for (const [onSite, may] of [
        [[], without],
        [[DEALING], withIt],
      ] as const) {
        t.board({
          resource: {
            kind,
            declared: 'Saruman',
            companies: [{ at, members: ['Beretar', 'Balin'], onSite }],
            hand,
          },
          moment: 'entered',
          asksPasses: true,
        });
        const offered = t.offered().filter((o) => o.startsWith('play'));
        t.equal(offered.sort(), may.map((x) => `play ${x}`).sort(), at);
      }
  });

  holds('it goes with its site, and another company of his keeps both', (t) => {
    for (const stay of [true, false]) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [
            { at: 'Bree', to: 'Barrow-downs', members: ['Beretar'], onSite: [DEALING] },
            ...(stay ? [{ at: 'Bree' as const, members: ['Balin' as const] }] : []),
          ],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.passUntil(stay ? 'site-phase' : 'enter');
      t.equal(t.card(DEALING).zone, stay ? 'play' : 'discard', stay ? 'with others' : 'alone');
    }
  });
});

describe("Squire of the Hunt and Gandalf's Friend", () => {
  const SQUIRE = 'Squire of the Hunt';
  const FRIEND = "Gandalf's Friend";
  holds('who followed another does so no more, and is lost if nobody takes him', (t) => {
    for (const taken of [true, false]) {
      organizing(t, {
        declared: 'Alatar',
        companies: [{ at: 'WH-58', members: ['Balin', { name: 'Beretar', under: 'Balin' }] }],
        hand: [SQUIRE],
      });
      const left = t.generalInfluence(0);
      const before = (['prowess', 'body'] as const).map((x) => t.card('Beretar').stat(x));
      t.resource.plays(SQUIRE, 'Beretar').stage.resolve();
      t.equal(t.card('Beretar').control, 'nobody', 'no longer with him');
      const now = (['prowess', 'body'] as const).map((x) => t.card('Beretar').stat(x));
      t.equal(now, [before[0] + 1, before[1] + 1], 'stronger');
      if (taken) {
        t.resource.chooses('organize').chooses('put Beretar under general influence').passes();
        t.equal(t.generalInfluence(0), left - 2, 'two points');
      }
      t.passUntil('movement-hazard');
      t.equal(t.card('Beretar').zone, taken ? 'play' : 'discard', 'as the phase ends');
    }
  });

  holds('a friend may follow Gandalf and no other; at any Wizardhaven of his own', (t) => {
    organizing(t, {
      declared: 'Gandalf',
      companies: [{ at: 'WH-58', members: ['Gandalf', 'Balin', { name: 'Ori', bears: [FRIEND] }] }],
    });
    t.resource.chooses('organize').may('put Ori under Gandalf').mayNot('put Ori under Balin');
    organizing(t, {
      declared: 'Gandalf',
      companies: [
        { at: 'Bree', members: ['Kíli'] },
        { at: 'TW-375', onSite: ['Hidden Haven'], members: ['Ori'] },
      ],
      hand: [FRIEND],
    });
    // he is the only one at such a place
    t.resource.plays(FRIEND).stage.resolve();
    t.equal([t.card(FRIEND).host, t.card('Ori').stat('control-cost')], ['Ori', 1], 'for a point');
  });
});
