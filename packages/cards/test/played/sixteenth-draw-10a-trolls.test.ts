import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** One of three Trolls, and a wasting sickness: clauses of a sixteenth draw that no other test plays. */

const kind = 'ringwraith';
const MALADY = 'A Malady Without Healing';

describe('Tûma', () => {
  const home = (t: Stage, members: Member[], hand: Named[]): Stage =>
    t.board({
      resource: { kind, companies: [{ at: 'Ettenmoors', members }], hand },
      moment: 'organization',
      asksPasses: true,
    });

  holds('Beside one of the others who came this turn, in whichever order', (t) => {
    for (const [first, then, may] of [
      ['Bûrat', 'Tûma', true],
      ['Tûma', 'Wûluag', true],
      ['Ostisen', 'Tûma', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: ['Jerrek'] }],
          hand: [first, then],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      t.resource.chooses(`play ${first}`, 'general influence in');
      t.equal(
        t.offered().some((x) => x.includes(`play ${then}`)),
        may,
        `${first}, ${then}`,
      );
    }
  });

  holds('Of the two the first is the one of the turn: nobody else may come', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Jerrek'] }],
        hand: ['Tûma', 'Bûrat', 'Ostisen'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').chooses('play Bûrat', 'general influence in');
    t.resource.chooses('play Tûma', 'general influence in');
    t.equal(
      t.offered().some((x) => x.includes('Ostisen')),
      false,
      'Bûrat was the one of the turn',
    );
  });

  holds('A mind of three beside a fellow; he taps for one at the same site, who is tapped', (t) => {
    home(t, ['Tûma', 'Jerrek'], []);
    t.equal(t.card('Tûma').stat('mind'), 4, 'as printed');
    home(t, ['Tûma', { name: 'Wûluag', status: 'tapped' }, 'Bûrat'], []);
    t.equal(t.card('Tûma').stat('mind'), 3, 'one less, however many there are');
    t.resource.uses('Tûma', 'Wûluag').stage.resolve();
    t.equal([t.card('Tûma').status, t.card('Wûluag').status], ['tapped', 'untapped'], 'so');
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Ettenmoors', members: ['Tûma'] },
          { at: 'Bree', members: [{ name: 'Bûrat', status: 'tapped' }] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('use Tûma');
    for (const status of ['wounded', 'untapped'] as const) {
      home(t, ['Tûma', { name: 'Wûluag', status }], []);
      t.resource.refused('Tûma', { 'no-target': 'coe/9.3' });
    }
  });
});

describe('Tûma among foes', () => {
  holds('One more against Dwarves, as he attacks them too', (t) => {
    for (const [foe, more] of [
      ['Gimli', 1],
      ['Legolas', 0],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Bree', members: ['Tûma'] }] },
        hazard: { kind: 'wizard', companies: [{ at: 'Bree', members: [foe] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      const before = t.steps.length;
      t.fightOut({ always: 7 });
      const roll = t.steps
        .slice(before)
        .flatMap((x) => x.events)
        .find((e) => e.event === 'roll' && e.seat === 0);
      t.equal(roll?.event === 'roll' ? roll.total : 0, 7 + 6 + more, foe);
    }
  });
});

describe('A Malady Without Healing', () => {
  const there = (t: Stage, theirs: Member[], ours: Member[] = ['Ciryaher']): Stage =>
    t.board({
      resource: { kind, companies: [{ at: 'Bree', members: ours }], hand: [MALADY] },
      hazard: { companies: [{ at: 'Bree', members: theirs }] },
      moment: 'entered',
      asksPasses: true,
    });
  const cast = (t: Stage, ...rolls: number[]): void => {
    t.rolls(...rolls)
      .resource.plays(MALADY, { way: "opponent's" })
      .stage.resolve();
  };

  holds('A check, then another of the body, one more if he is tapped; a hero is a kill', (t) => {
    // body 8
    for (const [status, body, dies] of [
      ['untapped', 8, false],
      ['untapped', 9, true],
      ['tapped', 8, true],
      ['tapped', 7, false],
    ] as const) {
      there(t, [{ name: 'Legolas', status }]);
      const before = t.points(0).kill;
      cast(t, 12, body, 12);
      t.equal(t.card('Legolas').zone, dies ? 'pile' : 'play', `${status} ${body}`);
      t.equal(t.points(0).kill - before, dies ? t.card('Legolas').stat('points') : 0, 'kill');
      if (!dies) t.equal(t.card('Legolas').status, status, 'as he was');
    }
  });

  holds('Who fails and is discarded faces no more; the one who used it pays at five less', (t) => {
    // a point of corruption: three less one is no more than he has
    there(t, [{ name: 'Legolas', bears: ['Magic Ring of Courage'] }]);
    cast(t, 3, 12);
    t.equal([t.card('Legolas').zone, t.points(0).kill], ['discard', 0], 'gone, and no kill');
    t.unrolled(0, 'no body check: the other roll was that of the user');
    there(t, ['Legolas'], ['Ren the Ringwraith']);
    cast(t, 12, 2);
    t.unrolled(0, 'a Ringwraith pays nothing');
  });

  holds('Who is lost by the first of the checks is a kill as well', (t) => {
    there(t, [{ name: 'Legolas', bears: ['Magic Ring of Courage', 'Glamdring'] }]);
    cast(t, 2, 12);
    t.equal([t.card('Legolas').zone, t.points(0).kill], ['pile', 2], 'two below what he bears');
  });

  holds('One of his own is no kill; a minion is gone for good', (t) => {
    there(t, [], ['Ren the Ringwraith', 'Ostisen']);
    t.rolls(12, 12).resource.plays(MALADY, { way: 'one of your characters' }).stage.resolve();
    t.equal([t.card('Ostisen').zone, t.points(0).kill], ['removed', 0], 'no hero');
  });

  holds('Not a Wizard, fallen or not; not one elsewhere', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: ['Ren the Ringwraith'] }],
        hand: [MALADY],
      },
      hazard: { kind: 'fallen-wizard', companies: [{ at: 'Bree', members: ['Saruman'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot(`play ${MALADY}`);
    there(t, ['Gandalf'], ['Ren the Ringwraith']);
    t.resource.mayNot(`play ${MALADY}`);
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: ['Ren the Ringwraith'] }],
        hand: [MALADY],
      },
      hazard: { companies: [{ at: 'Rivendell', members: ['Legolas'] }] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot(`play ${MALADY}`);
  });
});
