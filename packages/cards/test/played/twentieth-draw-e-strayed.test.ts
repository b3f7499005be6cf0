import { query } from '@mathom/engine';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What each of the Fallen-wizards has that the others have not. */
const kind = 'fallen-wizard';
const MYRMIDON = "Wizard's Myrmidon";
const BOW = 'Bow of Alatar';
const PROPHET = 'Prophet of Doom';

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
