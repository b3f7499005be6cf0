import type { CardName } from '@mathom/engine/language';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** A bird, a robe and a hand: what Fallen-wizards have made and learned. */
const kind = 'fallen-wizard';
const BIRD = "Radagast's Black Bird";
const AWAIT = 'Await the Onset';

/** Events that give so many stage points, two each, and do nothing else here. */
const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

describe(BIRD, () => {
  holds('wounded, it eludes a strike all the same, and is no worse for it', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'WH-58',
            to: 'Barrow-downs',
            by: ['Arthedain', 'Cardolan'],
            members: [{ name: 'Radagast', bears: [{ name: BIRD, wounded: true }] }],
          },
        ],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('strike').resource.chooses(`against ${BIRD}`);
    t.passUntil('strike-defender').resource.uses(BIRD).stage.resolve();
    t.equal(t.card(BIRD).status, 'wounded', 'as it was');
  });
  holds(
    'it flies from the one who is slain, and from a strike of its own that was still to come',
    (t) => {
      t.board({
        resource: {
          kind,
          declared: 'Radagast',
          companies: [
            {
              at: 'WH-58',
              to: 'Barrow-downs',
              by: ['Arthedain', 'Cardolan'],
              members: [{ name: 'Beretar', bears: [BIRD] }],
            },
          ],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.passUntil('strike').resource.chooses('against Beretar');
      t.passUntil('stay-untapped').rolls(2, 12).resource.chooses('no');
      while (!t.offered().includes('yes')) t.pass();
      t.resource.chooses('yes');
      while (t.underAttack) t.pass();
      t.equal(
        [t.card('Beretar').zone, t.card(BIRD).zone],
        ['removed', 'hand'],
        'it flies off, and nobody is there to be struck',
      );
    },
  );

  holds('won over by another it is lost', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Elrond'] }] },
      hazard: {
        kind,
        declared: 'Radagast',
        companies: [
          {
            at: 'Bree',
            members: [{ name: 'Beretar', bears: [BIRD] }, 'Elladan', 'Elrohir', 'Anborn'],
          },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(2, 12).resource.chooses(`influence ${BIRD}`);
    t.resolve();
    t.equal([t.card(BIRD).zone, t.hand(1)], ['discard', []], 'its master is where he was');
  });

  holds(
    'Radagast has it anywhere, tapped as he and the site are; nobody else with him has',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Weathertop',
              members: [{ name: 'Radagast', status: 'tapped' }, 'Beretar'],
              siteTapped: true,
            },
          ],
          hand: [BIRD],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays(BIRD).stage.resolve();
      t.equal(
        [t.card(BIRD).host, t.card(BIRD).status, t.card('Beretar').status],
        ['Radagast', 'untapped', 'untapped'],
        'with him',
      );
    },
  );
});

describe('Crept Along Cleverly', () => {
  holds(
    'past the wights of a barrow with a ranger, wounded or not; not with one in another company',
    (t) => {
      for (const [members, other, may] of [
        [['Ori', { name: 'Beretar', status: 'wounded' }], [], true],
        [['Ori'], ['Beretar'], false],
      ] as const) {
        t.board({
          resource: {
            kind,
            declared: 'Saruman',
            companies: [
              { at: 'TW-375', members },
              { at: 'Bree', members: other.length ? other : ['Galva'] },
            ],
            hand: ['Crept Along Cleverly'],
          },
          moment: 'site',
          current: 'Ori',
          asksPasses: true,
        });
        t.resource.chooses('the company of Ori').chooses('enter');
        if (may) {
          t.resource.plays('Crept Along Cleverly').stage.resolve();
          t.expect(!t.underAttack, 'past them');
        } else t.resource.refused('Crept Along Cleverly', { 'other-company': 'coe/3.i.3' });
      }
    },
  );
});

describe('The White Hand', () => {
  holds('what another has made is nothing to him; with exactly twelve and three', (t) => {
    const board = (points: number, factions: number, mine: Named[], theirs: Named[]) =>
      t.board({
        resource: {
          kind,
          companies: [{ at: 'WH-56', members: ['Saruman'] }],
          events: [...strayed(points), ...mine],
          hand: ['The White Hand'],
          pile: (['Wood-elves', 'Lossoth', 'Hillmen'] as const).slice(0, factions),
        },
        hazard: { kind, declared: 'Pallando', events: theirs },
        moment: 'organization',
        asksPasses: true,
      });
    const SPAWN = 'A Strident Spawn';
    const MACHINERY = "Saruman's Machinery";
    for (const [points, factions, mine, theirs, may] of [
      [4, 3, [SPAWN, MACHINERY], [], true],
      [2, 3, [SPAWN, MACHINERY], [], false],
      [4, 2, [SPAWN, MACHINERY], [], false],
      [12, 3, [MACHINERY], [SPAWN], false],
      [12, 3, [SPAWN], [], false],
    ] as const) {
      board(points, factions, [...mine], [...theirs]);
      if (!may) {
        t.resource.refused('The White Hand', { need: 'coe/9.2' });
        continue;
      }
      t.equal(t.stagePoints(0), 12, 'just twelve');
      const before = [
        t.card('Saruman').stat('prowess'),
        t.card('Saruman').influence(),
        t.points(0).misc,
      ];
      t.resource.plays('The White Hand').stage.resolve();
      t.equal(
        [t.card('Saruman').stat('prowess'), t.card('Saruman').influence(), t.points(0).misc],
        [before[0] + 1, before[1] + 2, before[2] + 6],
        'he is greater for it',
      );
      t.equal(t.card('Saruman').stat('body'), 9, 'but no harder to slay');
    }
  });
});

describe('Many-coloured Robes', () => {
  const ROBES = 'Many-coloured Robes';
  const board = (t: Stage, moment: 'organization' | 'end-of-turn', mine: boolean): void => {
    const him = {
      kind,
      companies: [{ at: 'WH-56', members: [{ name: 'Saruman', bears: [ROBES] }] }],
      discard: ['Ringlore', 'Lordly Presence', 'Crept Along Cleverly'],
    } as const;
    t.board({
      resource: mine ? him : {},
      hazard: mine ? {} : him,
      moment,
      asksPasses: true,
    });
  };
  holds('as his own turn ends, and at no other time', (t) => {
    board(t, 'organization', true);
    t.resource.mayNot(`use ${ROBES}`);
    t.equal(t.card('Saruman').corruption, 1, 'they weigh on him');
    board(t, 'end-of-turn', false);
    t.passUntil('end-of-turn').resource.passes();
    t.hazard.mayNot(`use ${ROBES}`);
    board(t, 'end-of-turn', true);
    t.passUntil('end-of-turn').resource.uses(ROBES).stage.resolve();
    t.resource.options_are('Ringlore', 'Lordly Presence').chooses('Ringlore');
    t.equal([t.hand(0), t.card('Saruman').status], [['Ringlore'], 'tapped'], 'and he taps');
  });
});

describe('Man of Skill', () => {
  holds('what was learned is worth two, whoever of his has it; of another nothing is', (t) => {
    for (const events of [[], ['Man of Skill']] as Named[][]) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [
            { at: 'Bree', members: [{ name: 'Ori', bears: ['Dragon-lore'] }] },
            { at: 'Edoras', members: [{ name: 'Beretar', bears: ['When I Know Anything'] }] },
          ],
          events,
        },
        hazard: {
          companies: [{ at: 'Bree', members: [{ name: 'Elrond', bears: ['Dragon-lore'] }] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      const each = events.length > 0 ? 2 : 1;
      t.equal([t.points(0).misc, t.points(1).misc], [2 * each, 1], `${each} each`);
    }
  });
});

describe(AWAIT, () => {
  holds('what is a haven of another’s is none of his, though both are there', (t) => {
    for (const whose of [0, 1]) {
      const onSite = (seat: number): Named[] => (seat === whose ? ['Hidden Haven'] : []);
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'WH-56', members: ['Gandalf'] },
            {
              at: 'Weathertop',
              members: [{ name: 'Elrond', bears: ['Gwaihir'] }],
              onSite: onSite(0),
            },
          ],
          events: [AWAIT],
        },
        hazard: {
          kind,
          declared: 'Saruman',
          companies: [{ at: 'Weathertop', members: ['Beretar'], onSite: onSite(1) }],
        },
        moment: 'council',
      });
      const { character, ally } = t.points(0);
      t.equal([character, ally], whose === 0 ? [3, 2] : [1, 1], `the haven of ${whose}`);
    }
  });

  holds('gone, it leaves those who lay under it where they are, and for what they are', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Amroth', members: [{ name: 'Gandalf', bears: ['Grey Embassy'] }] }],
        events: [AWAIT, 'Never Refuse'],
        hand: ['Knights of Dol Amroth'],
      },
      hazard: { hand: ['Echoes of the Song'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(12).resource.plays('Knights of Dol Amroth', 'Gandalf').stage.resolve();
    t.equal(t.points(0).faction, 1, 'one, whatever else is said');
    t.skipTo('movement-hazard', { turns: 2 });
    while (!t.offered().some((x) => x.includes('play Echoes'))) t.pass();
    t.hazard.plays('Echoes of the Song', { way: 'stage card' }).stage.resolve();
    t.resource.chooses(AWAIT);
    t.equal(
      [t.points(0).faction, t.card('Knights of Dol Amroth').zone],
      [3, 'pile'],
      'what Grey Embassy makes of them',
    );
  });
});
