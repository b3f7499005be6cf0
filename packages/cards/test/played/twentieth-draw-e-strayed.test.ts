import { query } from '@mathom/engine';
import type { CardName } from '@mathom/engine/language';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What each of the Fallen-wizards has that the others have not. */
const kind = 'fallen-wizard';
const BIRD = "Radagast's Black Bird";
const MYRMIDON = "Wizard's Myrmidon";
const BOW = 'Bow of Alatar';
const PROPHET = 'Prophet of Doom';
const AWAIT = 'Await the Onset';

/** Events that give so many stage points, two each, and do nothing else here. */
const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

describe(MYRMIDON, () => {
  const board = (t: Stage, members: Member[], more: object = {}): void =>
    void t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'WH-58', members }],
        hand: [MYRMIDON],
        ...more,
      },
      moment: 'organization',
      asksPasses: true,
    });

  holds('one who follows another is freed for his master, and is paid for by all', (t) => {
    board(t, ['Elladan', { name: 'Anborn', under: 'Elladan' }]);
    const before = t.generalInfluence(0);
    t.resource.plays(MYRMIDON, 'Anborn').stage.resolve();
    t.equal(t.card('Anborn').control, 'nobody', 'he follows Elladan no more');
    t.resource.chooses('organize').mayNot('put Anborn under Elladan');
    t.resource.chooses('put Anborn under general influence');
    t.equal(t.generalInfluence(0), before - 3, 'three points, though he has a mind of two');
    // or he is nobody's any more
    board(t, ['Elladan', { name: 'Anborn', under: 'Elladan' }]);
    t.resource.plays(MYRMIDON, 'Anborn').stage.resolve();
    t.skipTo('movement-hazard');
    t.equal([t.card('Anborn').zone, t.card(MYRMIDON).zone], ['discard', 'discard'], 'lost');
  });

  holds('a mind of one takes three, one of five no more; his master has him for as much', (t) => {
    for (const [who, mind] of [
      ['Ori', 1],
      ['Beretar', 5],
    ] as const) {
      board(t, [who, 'Saruman']);
      const before = t.generalInfluence(0) + mind;
      t.resource.plays(MYRMIDON, who).stage.resolve();
      t.equal([t.card(who).stat('mind'), before - t.generalInfluence(0)], [mind, 3], who);
      const unused = t.card('Saruman').influence();
      t.resource.chooses('organize').chooses(`put ${who} under Saruman`);
      t.equal(
        [t.card(who).control, t.generalInfluence(0), unused - t.card('Saruman').influence()],
        ['Saruman', before, 3],
        'for three of his own',
      );
    }
  });

  holds('not for himself, and not for those of another', (t) => {
    board(t, ['Saruman']);
    t.resource.refused(MYRMIDON, { 'no-target': 'coe/9.3' });
    t.board({
      resource: { kind, companies: [{ at: 'WH-56', members: ['Saruman'] }], hand: [MYRMIDON] },
      hazard: { kind, companies: [{ at: 'WH-58', members: ['Pallando', 'Ori'] }] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused(MYRMIDON, { 'no-target': 'coe/9.3' });
  });
});

describe(BOW, () => {
  const board = (
    t: Stage,
    creature: Named,
    status: 'wounded' | 'untapped',
    more: Member[] = [],
  ): void => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'WH-58',
            to: 'Cameth Brin',
            by: ['Arthedain', 'Cardolan', 'Rhudaur'],
            members: [{ name: 'Alatar', status, bears: [BOW] }, 'Fatty Bolger', ...more],
          },
        ],
      },
      hazard: { hand: [creature] },
      moment: 'hazards',
      asksPasses: true,
    });
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.plays(creature, 'Wilderness').stage.resolve();
  };
  const faces = (t: Stage): string[] =>
    (query.attackFrame(t.state)?.assigned ?? []).map((x) => t.idOf(x.who));

  holds('he is wounded, and the attack chooses whom it strikes', (t) => {
    board(t, 'Cave-drake', 'wounded', ['Beretar']);
    t.resource.uses(BOW).stage.resolve();
    t.resource.mayNot(`use ${BOW}`);
    while (t.decision().kind === 'act') t.pass();
    t.equal(faces(t), ['WH-1'], 'his first');
    t.hazard.may('a strike to Fatty Bolger').may('a strike to Beretar').mayNot('Alatar');
  });
  holds('the only strike there is; without the bow it is another’s as they like', (t) => {
    for (const drawn of [true, false]) {
      board(t, 'Orc-lieutenant', 'untapped');
      if (drawn) t.resource.uses(BOW).stage.resolve();
      while (t.decision().kind === 'act') t.pass();
      t.equal(faces(t), drawn ? ['WH-1'] : [], drawn ? 'his' : 'not given out');
    }
  });
});

describe(`${BOW}, and body checks`, () => {
  holds('what is taken off stays off for the other strikes of that attack', (t) => {
    for (const drawn of [true, false]) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'WH-58',
              to: 'Cameth Brin',
              by: ['Arthedain', 'Cardolan', 'Rhudaur'],
              members: [{ name: 'Alatar', bears: [BOW] }, 'Elrohir', 'Elladan'],
            },
          ],
        },
        hazard: { hand: ['Trolls from the Mountains'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (t.decision().seat === 0) t.resource.passes();
      t.hazard.plays('Trolls from the Mountains', 'Wilderness').stage.resolve();
      if (drawn) t.resource.uses(BOW).stage.resolve();
      // all withstand them; five is no more than their body, unless it is four
      t.fightOut(12, 12, 12, 5, 12, 5);
      t.equal(
        t.card('Trolls from the Mountains').zone,
        drawn ? 'pile' : 'discard',
        `drawn: ${drawn}`,
      );
    }
  });
});

describe(PROPHET, () => {
  const FIVE = ['Wood-elves', 'Lossoth', 'Hillmen', 'Easterlings', 'Southrons'] as const;
  /** What he adds of his own to a roll of seven against somebody in Edoras, five regions off. */
  const adds = (t: Stage, more: Member[], events: Named[]): number => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: ['Pallando', ...more] }],
        events: [PROPHET, ...events],
        pile: FIVE,
      },
      hazard: { companies: [{ at: 'Edoras', members: ['Éowyn'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    const theirs = t.generalInfluence(1);
    t.rolls(2, 7).resource.chooses('Pallando tries to influence Éowyn');
    t.resolve();
    const roll = t.steps.flatMap((x) => x.events).findLast((e) => e.event === 'roll');
    return (roll?.event === 'roll' ? roll.total : 0) - 7 + 2 + theirs + 5;
  };
  holds('half of what is left, rounded up, and ten at most', (t) => {
    t.equal(
      [
        adds(t, [], []),
        adds(t, ['Anborn'], []),
        adds(t, ['Anborn', 'Ori'], []),
        adds(t, ['Beretar'], []),
        adds(t, [], ['Truths of Doom']),
      ],
      [10, 9, 9, 8, 10],
      'of 20, 18, 17, 15 and 26',
    );
  });
  holds('not before he has gone in where he is', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: ['Pallando'] }],
        events: [PROPHET],
        pile: FIVE,
      },
      hazard: { companies: [{ at: 'Edoras', members: ['Éowyn'] }] },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.mayNot('Éowyn').chooses('enter').may('Éowyn');
  });

  holds('things and beasts too, and he alone; untapped', (t) => {
    for (const status of ['untapped', 'tapped'] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: [{ name: 'Pallando', status }, 'Beretar'] }],
          events: [PROPHET],
          pile: FIVE,
          hand: ['Glamdring'],
        },
        hazard: {
          companies: [
            { at: 'Edoras', members: [{ name: 'Éowyn', bears: ['Glamdring', 'Noble Steed'] }] },
          ],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.mayNot('Beretar tries');
      if (status === 'tapped') t.resource.mayNot('Pallando tries');
      else
        t.resource
          .may('influence Glamdring, showing a copy')
          .may('influence Noble Steed')
          .mayNot('influence Glamdring,', 'Beretar');
    }
  });
});

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
