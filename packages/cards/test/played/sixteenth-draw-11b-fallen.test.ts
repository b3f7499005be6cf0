import type { CardName } from '@mathom/engine/language';
import type { BoardSpec, Member, Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Fallen-wizards of a sixteenth draw: their havens, their servants, and what they hold dear. */

const kind = 'fallen-wizard';
const BIRD = "Radagast's Black Bird";
const WARDERS = "Oromë's Warders";
const GATHERER = 'Gatherer of Loyalties';
const MISCHIEF = 'Mischief in a Mean Way';

/** Events that give two stage points each, and do nothing else here. */
const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

describe('havens of his own', () => {
  holds('Isengard: those who are there, and not those who leave or come', (t) => {
    for (const [at, to, by, safe] of [
      ['WH-56', undefined, undefined, true],
      ['WH-56', 'Edoras', ['Gap of Isen', 'Rohan'], false],
      ['Edoras', 'WH-56', ['Rohan', 'Gap of Isen'], false],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [
            { at, members: ['Beretar', 'Galva'], ...(to === undefined ? {} : { to, by }) },
          ],
        },
        hazard: { hand: ['Ambusher', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (safe) {
        t.resource.passes();
        t.equal(
          t.offered().some((x) => x.includes('play Ambusher')),
          false,
          'nothing is keyed there',
        );
        continue;
      }
      t.hazard.plays('Ambusher', 'Border-land').stage.resolve();
      t.expect(t.underAttack, `${at} ${to}`);
    }
  });

  holds(
    'Isengard, Mischief in a Mean Way: a company that attacks them there is turned away',
    (t) => {
      for (const [theirs, mine, onSite] of [
        ['LE-384', 'WH-56', []],
        ['TW-378', 'TW-378', [MISCHIEF]],
        ['TW-378', 'TW-378', []],
      ] as const) {
        t.board({
          resource: {
            kind: theirs === 'LE-384' ? 'ringwraith' : 'fallen-wizard',
            companies: [{ at: theirs, members: ['Lagduf', 'Gorbag'], ownSite: true }],
          },
          hazard: {
            kind,
            declared: 'Saruman',
            companies: [{ at: mine, members: ['Beretar'], onSite, ownSite: true }],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.passUntil('company-attack').resource.chooses('attack the company');
        if (onSite.length === 0 && mine !== 'WH-56') {
          t.expect(t.underAttack, 'it is no haven');
          continue;
        }
        t.expect(!t.underAttack, `${mine}: turned away`);
      }
    },
  );

  holds('Mischief in a Mean Way: nine points are too few; another does not come there', (t) => {
    const board = (events: Named[], theirs: Named[] = []): void =>
      void t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [{ at: 'TW-378', members: ['Beretar'] }],
          hand: [MISCHIEF],
          events,
        },
        hazard: {
          kind,
          declared: 'Pallando',
          companies: [{ at: 'TW-378', members: ['Galva'], onSite: theirs, ownSite: true }],
        },
        moment: 'entered',
        asksPasses: true,
      });
    board([...strayed(6), GATHERER]);
    t.equal(t.stagePoints(0), 9, 'nine');
    t.resource.refused(MISCHIEF, { need: 'coe/9.2' });
    board(strayed(10));
    t.resource.may(`play ${MISCHIEF}`);
    board(strayed(10), [MISCHIEF]);
    t.resource.mayNot(`play ${MISCHIEF}`);
  });
});

describe('Radagast’s Black Bird', () => {
  holds('it flies off when its master is taken prisoner, and nothing else of his does', (t) => {
    for (const answer of ['yes', 'no'] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Radagast',
          companies: [
            {
              at: 'WH-58',
              to: 'Cameth Brin',
              by: ['Arthedain', 'Cardolan', 'Rhudaur'],
              members: [{ name: 'Beretar', bears: [BIRD, 'Cram'] }, 'Galva'],
            },
          ],
        },
        hazard: { hand: ['Giant Spiders', 'Flies and Spiders'], sites: ['Weathertop'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Giant Spiders', 'Wilderness').stage.resolve();
      t.passUntil('attack').hazard.plays('Flies and Spiders', 'Beretar').stage.resolve();
      t.passUntil('defend').resource.chooses('Beretar').chooses('Galva');
      t.passUntil('strike').resource.chooses('against Beretar');
      t.passUntil('stay-untapped').rolls(2).resource.chooses('no');
      t.passUntil('instead').resource.chooses(answer);
      t.equal(
        [t.card('Beretar').companions, t.card(BIRD).zone, t.card('Cram').zone],
        [[], answer === 'yes' ? 'hand' : 'discard', 'discard'],
        answer,
      );
    }
  });

  holds('or is led away, off to the side', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Bree', members: ['Lagduf', 'Ostisen'] }],
        hand: ['Use Your Legs'],
      },
      hazard: {
        kind,
        declared: 'Radagast',
        companies: [{ at: 'Bree', members: [{ name: 'Fatty Bolger', bears: [BIRD] }, 'Galva'] }],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('attack').resource.plays('Use Your Legs', 'Lagduf').stage.resolve();
    t.passUntil('defend').hazard.chooses('a strike to Fatty Bolger').chooses('Ostisen');
    for (let i = 0; i < 60 && t.decision().about !== 'instead'; i++) {
      const { options } = t.decision();
      t.rolls(12, 2, 12, 2);
      t.take(
        options.find((o) => o.type === 'pass') ??
          options.find((o) => o.type === 'no') ??
          options[0],
        'on',
      );
      t.state.dice = [];
    }
    t.hazard.chooses('yes');
    t.equal([t.card('Fatty Bolger').zone, t.card(BIRD).zone], ['aside', 'hand'], 'away');
  });
});

describe('what is worth more to him', () => {
  const worth = (t: Stage, side: Partial<SideSpec>, members: Member[]): Stage =>
    t.board({
      resource: { kind, companies: [{ at: 'WH-58', members }], ...side },
      moment: 'organization',
      asksPasses: true,
    });

  holds('Oromë’s Warders: what has no prowess of its own is worth the one point', (t) => {
    for (const [ally, plain, full] of [
      ['Treebeard', 1, 2],
      ['Goldberry', 1, 1],
    ] as const)
      for (const [bears, points] of [
        [[], plain],
        [[WARDERS], full],
      ] as const) {
        worth(t, {}, [
          { name: 'Alatar', bears: [...bears] },
          { name: 'Beretar', bears: [ally] },
        ]);
        t.equal(t.points(0).ally, points, `${ally} ${bears}`);
      }
  });

  holds('Oromë’s Warders: with Join the Hunt, on him; there is one of them', (t) => {
    worth(t, { hand: [WARDERS] }, ['Alatar']);
    t.resource.refused(WARDERS, { need: 'coe/9.2' });
    worth(t, { hand: [WARDERS], events: ['Join the Hunt'], declared: 'Alatar' }, ['Beretar']);
    t.resource.refused(WARDERS, { 'no-target': 'coe/9.3' });
    worth(t, { hand: [WARDERS], events: ['Join the Hunt'] }, ['Saruman']);
    t.resource.refused(WARDERS, { specific: 'coe/1.3.4', 'no-target': 'coe/9.3' });
    worth(t, { hand: [WARDERS, WARDERS], events: ['Join the Hunt'], pile: ['Wood-elves'] }, [
      'Alatar',
    ]);
    t.equal(t.points(0).faction, 1, 'as ever');
    t.resource.plays(WARDERS).stage.resolve();
    t.equal([t.points(0).faction, t.card(WARDERS, 0).host], [2, 'Alatar'], 'Elves');
    t.resource.mayNot(`play ${WARDERS}`);
  });

  holds('Gatherer of Loyalties: four points; who he is', (t) => {
    const pile: Named[] = ['Smaug Roused', 'Wood-elves', 'Riders of Rohan'];
    for (const [who, points] of [
      // each of the three: two; four for the Dragon; three for what is worth so much
      ['Saruman', 2 + 2 + 2],
      ['Alatar', 4 + 2 + 2],
      ['Pallando', 3 + 3 + 3],
    ] as const) {
      worth(t, { pile, events: [GATHERER] }, [who]);
      t.equal(t.points(0).faction, points, who);
    }
    worth(t, { hand: [GATHERER] }, [{ name: 'Alatar', bears: [WARDERS] }]);
    t.equal(t.stagePoints(0), 3, 'three');
    t.resource.refused(GATHERER, { need: 'coe/9.2' });
    worth(t, { hand: [GATHERER, GATHERER], events: strayed(4) }, ['Saruman']);
    t.resource.plays(GATHERER).stage.resolve();
    t.resource.refused(GATHERER, { duplicate: 'coe/g.cbd.1' });
  });
});

describe('Saruman', () => {
  const board = (
    t: Stage,
    status: 'untapped' | 'tapped',
    moment: BoardSpec['moment'] = 'end-of-turn',
  ): void =>
    void t.board({
      resource: {
        kind,
        companies: [{ at: 'WH-58', members: [{ name: 'Saruman', status }] }],
        discard: [
          "Wizard's Fire",
          'Veils of Shadow',
          'Concealment',
          'Wargs',
          'Spells of the Barrow-wights',
          'Powers Too Dark and Terrible',
        ],
      },
      moment,
      asksPasses: true,
    });

  holds('a spell or a sorcery as the phase begins, if he taps', (t) => {
    board(t, 'untapped');
    t.resource.uses('Saruman').stage.resolve();
    t.resource.options_are("Wizard's Fire", 'Veils of Shadow').chooses('Veils of Shadow');
    t.equal([t.hand(0), t.card('Saruman').status], [['Veils of Shadow'], 'tapped'], 'his again');
    t.resource.mayNot('use Saruman');
    board(t, 'tapped');
    t.resource.mayNot('use Saruman');
    board(t, 'untapped', 'organization');
    t.resource.mayNot('use Saruman');
    board(t, 'untapped');
    t.resource.passes();
    t.hazard.passes();
    t.resource.mayNot('use Saruman');
  });
});

describe('An Untimely Brood', () => {
  holds('the next turn brings another; who has it taps for it, whatever the site says', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Radagast',
        companies: [
          {
            at: 'TW-436',
            members: ['Beretar', 'Galva'],
            onSite: ['Hidden Haven', 'Guarded Haven'],
            siteTapped: true,
          },
        ],
        hand: ['Noble Hound', 'Great Bats', 'Noble Steed', 'Goldberry'],
        events: ['An Untimely Brood'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused('Goldberry', { 'not-here': 'coe/2.V.2' });
    t.resource.plays('Noble Hound', 'Beretar').stage.resolve();
    t.equal(
      [t.card('Beretar').status, t.card('Weathertop').status],
      ['tapped', 'tapped'],
      'it comes',
    );
    t.resource.refused('Noble Steed', { 'not-here': 'coe/2.V.2' });
    t.skipTo('enter', { turns: 2 }).resource.chooses('enter');
    t.resource.may('play Noble Steed').may('play Great Bats');
  });
});
