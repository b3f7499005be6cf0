import { query } from '@mathom/engine';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** The Balrog in battle and on his ways, held to clauses that no other test plays. */
const kind = 'balrog';
const STORM = 'Crowned with Storm';
const MIGHT = 'Vanguard of Might';
const COILS = 'Strangling Coils';

/** He attacks them where both are; up to the moment in which the attack can be affected. */
const fight = (
  t: Stage,
  members: Member[],
  theirs: Member[],
  hand: Named[],
  others: { mine?: Member[]; theirs?: Member[]; at?: Named } = {},
): Stage => {
  const at = others.at ?? 'Goblin-gate';
  t.board({
    resource: {
      kind,
      companies: [
        { at, members },
        ...(others.mine ? [{ at, members: others.mine }] : []),
        { at: 'BA-100', members: ['Mountain-maggot'] },
      ],
      hand,
    },
    hazard: {
      companies: [
        { at, members: theirs },
        ...(others.theirs ? [{ at, members: others.theirs }] : []),
        { at: 'Rivendell', members: ['Elladan'] },
      ],
    },
    moment: 'entered',
    asksPasses: true,
  });
  t.passUntil('company-attack').resource.chooses('attack the company', theirs[0] as string);
  return t.passUntil('attack');
};

describe('Crowned with Storm', () => {
  holds('One more than his body it takes, after one is taken off', (t) => {
    for (const [roll, status] of [
      // Legolas has a body of eight
      [9, 'tapped'],
      [10, 'wounded'],
    ] as const) {
      fight(t, ['The Balrog'], ['Gandalf', 'Legolas'], [STORM]);
      t.rolls(roll).resource.plays(STORM).stage.resolve();
      t.equal(t.card('Legolas').status, status, `${roll}`);
    }
  });

  holds('All who are at the site, of both players and of other companies; none elsewhere', (t) => {
    fight(t, ['The Balrog'], ['Gandalf'], [STORM], { theirs: ['Legolas', 'Bilbo'] });
    t.rolls(2, 2).resource.plays(STORM).stage.resolve();
    while (t.decision().about === 'each') t.take(t.decision().options[0], 'in this order');
    t.equal(
      ['Legolas', 'Bilbo', 'Elladan', 'Mountain-maggot', 'Gandalf'].map((x) => t.card(x).status),
      ['tapped', 'tapped', 'untapped', 'untapped', 'untapped'],
      'who is there',
    );
  });

  holds('A great ally is tapped and nothing worse, a small one is struck', (t) => {
    fight(
      t,
      ['The Balrog'],
      [
        'Gandalf',
        { name: 'Elrond', bears: ['Tom Bombadil', { name: 'Quickbeam', wounded: true }] },
      ],
      [STORM],
    );
    // worth three, the one is not rolled for; nine is the body of the other
    t.rolls(11).resource.plays(STORM).stage.resolve();
    t.equal(
      [t.card('Tom Bombadil').status, t.card('Quickbeam').zone, t.card('Elrond').status],
      ['tapped', 'removed', 'tapped'],
      'one is lost',
    );
  });
});

describe('Vanguard of Might', () => {
  const attacked = (t: Stage, at: Named, to: Named | undefined, balrog: Member[]): Stage => {
    t.board({
      resource: {
        kind,
        companies: [
          { at, members: ['Azog', 'Hill-troll'], ...(to ? { to } : {}) },
          { at: 'BA-96', members: balrog },
        ],
        hand: [MIGHT],
      },
      hazard: { hand: ['Orc-guard'] },
      moment: 'hazards',
      current: 'Azog',
      asksPasses: true,
    });
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.plays('Orc-guard', 'Dark-hold').stage.resolve();
    return t;
  };

  holds('For those on their way down, and not for those on their way up', (t) => {
    attacked(t, 'BA-88', 'BA-97', ['The Balrog', 'Bolg']);
    t.resource.plays(MIGHT).stage.resolve();
    t.equal(t.card('The Balrog').companions, ['Azog', 'Hill-troll'], 'with them');
    t.equal(t.card('Bolg').companions, [], 'others stay where they were');
    t.passUntil('defend');
    t.equal(t.attack().assigned, ['The Balrog'], 'before all others');
    t.fightOut({ always: 12 });
    t.equal(t.card('The Balrog').status, 'tapped', 'tapped');
    t.skipTo('enter');
    t.equal(t.card('The Balrog').site, 'The Sulfur-deeps', 'he has come along');
    attacked(t, 'BA-97', 'BA-88', ['The Balrog']);
    t.resource.refused(MIGHT, { need: 'coe/9.2' });
  });

  holds('Whoever gives out the strikes, one is his; and in the site phase too', (t) => {
    for (const status of ['untapped', 'wounded'] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'BA-96', members: ['Azog', 'Crook-legged Orc'] },
            { at: 'BA-97', members: [{ name: 'The Balrog', status }] },
          ],
          hand: [MIGHT],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
        current: 'Azog',
        asksPasses: true,
      });
      if (t.decision().seat === 0) t.resource.passes();
      t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
      t.resource.plays(MIGHT).stage.resolve();
      for (let i = 0; i < 9 && t.attack().assigned.length === 0; i++) t.pass();
      t.equal(t.attack().assigned[0], 'The Balrog', status);
    }
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'BA-103', members: ['Azog', 'Crook-legged Orc'] },
          { at: 'BA-97', members: ['The Balrog'] },
        ],
        hand: [MIGHT],
      },
      moment: 'site',
      current: 'Azog',
      asksPasses: true,
    });
    t.resource.chooses('Azog');
    t.resource.chooses('enter');
    if (t.rules !== 'coe') {
      // nothing but what cancels something, or is for a strike
      t.resource.refused(MIGHT, { combat: 'crf/turn/site-phase/automatic-attacks/6' });
      return;
    }
    t.resource.plays(MIGHT).stage.resolve();
    t.equal(t.card('The Balrog').companions, ['Azog', 'Crook-legged Orc'], 'inside');
    t.fightOut({ always: 12 });
    t.equal(t.card('The Balrog').status, 'tapped', 'and tapped');
  });

  holds('To him it is movement, and so to those he has with him', (t) => {
    const CHILD = 'Last Child of Ungoliant';
    const board = (at: Named, with_: Member[]): Stage =>
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'BA-97', members: ['Azog', 'Hill-troll'] },
            { at, members: with_ },
          ],
          hand: [MIGHT],
        },
        hazard: { hand: ['Orc-guard'] },
        moment: 'hazards',
        current: 'Azog',
        asksPasses: true,
      });
    for (const others of [[], ['Bolg']] as const) {
      board('BA-98', [{ name: 'The Balrog', bears: [CHILD, 'Great Shadow'] }, ...others]);
      if (t.decision().seat === 0) t.resource.passes();
      t.hazard.plays('Orc-guard', 'Dark-hold').stage.resolve();
      t.resource.plays(MIGHT).stage.resolve();
      t.equal(
        [t.card('The Balrog').site, t.card('Great Shadow').host, t.card(CHILD).zone],
        ['The Sulfur-deeps', 'The Balrog', 'discard'],
        'she does not leave her lands',
      );
    }
  });

  holds('Not without him', (t) => {
    attacked(t, 'BA-88', 'BA-97', ['Bolg']);
    t.resource.refused(MIGHT, { need: 'coe/9.2' });
  });

  holds('Who is with them already faces a strike as well, and taps if he has not', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-97', members: ['The Balrog', 'Azog', 'Hill-troll'] }],
        hand: [MIGHT],
      },
      hazard: { hand: ['Orc-guard'] },
      moment: 'hazards',
      asksPasses: true,
    });
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.plays('Orc-guard', 'Dark-hold').stage.resolve();
    t.resource.plays(MIGHT).stage.resolve();
    t.passUntil('defend');
    t.equal(t.attack().assigned, ['The Balrog'], 'his');
  });

  holds('Not for those who attack others: they face no attack', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'BA-101', members: ['Azog'] },
          { at: 'BA-100', members: ['The Balrog'] },
        ],
        hand: [MIGHT],
      },
      hazard: { companies: [{ at: 'DM-39', members: ['Legolas'] }] },
      moment: 'entered',
      current: 'Azog',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('attack').resource.refused(MIGHT, { 'company-fight': 'coe/3.V' });
  });
});

describe('Strangling Coils', () => {
  const moving = (t: Stage, current: 'Azog' | 'The Balrog'): Stage =>
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'BA-100',
            members: [
              { name: 'The Balrog', bears: [COILS] },
              { name: 'Bolg', status: 'tapped', bears: [{ name: 'Cave Troll', tapped: true }] },
              { name: 'Hill-troll', status: 'wounded' },
            ],
          },
          { at: 'BA-97', members: [{ name: 'Azog', status: 'tapped' }] },
        ],
      },
      moment: 'hazards',
      current,
      asksPasses: true,
    });

  holds('In the phase of his company alone, and for tapped characters of it alone', (t) => {
    moving(t, 'Azog').resource.mayNot(`use ${COILS}`);
    moving(t, 'The Balrog').resource.uses(COILS).stage.resolve();
    t.equal(
      ['Bolg', 'Cave Troll', 'Hill-troll', 'Azog', 'The Balrog'].map((x) => t.card(x).status),
      ['untapped', 'tapped', 'wounded', 'tapped', 'tapped'],
      'who has rested',
    );
  });

  holds('He is a diplomat by it, and nobody else wears it', (t) => {
    for (const bears of [[], [COILS]] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'BA-100', members: [{ name: 'The Balrog', bears: [...bears] }] }],
          hand: [COILS],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(query.hasSkill(t.state, t.id('The Balrog'), 'diplomat'), bears.length > 0, 'skill');
    }
    t.board({
      resource: { kind, companies: [{ at: 'BA-100', members: ['Azog'] }], hand: [COILS] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused(COILS, { 'no-target': 'coe/9.3' });
  });

  holds('A second of the same shape sends the first back', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-100', members: [{ name: 'The Balrog', bears: [COILS] }] }],
        hand: [COILS],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const second = t.state.players[0].hand[0];
    t.resource.plays(COILS).stage.resolve();
    t.equal([t.state.zone[second], t.hand(0)], ['play', [COILS]], 'one for the other');
    t.equal(t.card('The Balrog').stat('influence'), 9, 'once');
  });
});

describe('Scourge of Fire', () => {
  const FIRE = 'Scourge of Fire';
  holds('When others attack him, too', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'TW-398', members: [{ name: 'Legolas', bears: ['Elven Cloak'] }] }],
      },
      hazard: {
        kind,
        companies: [
          { at: 'Goblin-gate', members: [{ name: 'The Balrog', bears: ['Flame of Udûn'] }] },
        ],
        hand: [FIRE],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('attack').hazard.plays(FIRE).stage.resolve();
    t.equal(t.card('Elven Cloak').zone, 'discard', 'burnt');
  });

  holds('Out of the sideboard as he organizes, though he is no flame and does not tap', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-100', members: ['The Balrog'] }],
        sideboard: [FIRE],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses(`show ${FIRE}`);
    t.equal([t.card(FIRE).zone, t.card('The Balrog').status], ['deck', 'untapped'], 'for nothing');
  });
});
