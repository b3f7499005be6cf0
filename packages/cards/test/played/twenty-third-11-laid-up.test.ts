import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** What a Fallen-wizard lays up at home, and who pays at the eddy; clauses of these that no board had played. */
const kind = 'fallen-wizard';
const TROVE = "Wizard's Trove";
const ROPE = 'Elven Rope';
const TREE = 'The White Tree';
const SAPLING = 'Sapling of the White Tree';

describe(TROVE, () => {
  holds('a thing is laid up if its bearer stands the check, as with all that is stored', (t) => {
    for (const [roll, zone] of [
      [9, 'pile'],
      [2, 'play'],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [
            {
              at: 'WH-58',
              members: [
                { name: 'Galva', bears: [{ name: ROPE, captives: ['Wargs'] }, 'Glamdring'] },
              ],
            },
          ],
          events: [TROVE],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(roll).resource.uses(TROVE).stage.resolve();
      t.equal(rolled(t, 'corruption').at(-1)?.total, roll, 'the check');
      t.equal(t.card(TROVE).zone, zone, `${roll}`);
      t.equal(t.points(0).misc, zone === 'pile' ? 3 : 0, 'what it is worth with what it bound');
    }
  });

  holds('a thing of news needs none', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'WH-58', members: [{ name: 'Galva', bears: ['LE-246', 'Glamdring'] }] }],
        events: [TROVE],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(2).resource.uses(TROVE).stage.resolve();
    t.equal([t.card('LE-246').zone, t.points(0).misc], ['pile', 3], 'laid up');
    t.unrolled(1, 'no check');
  });

  holds('the sapling is stored as ever, the tree is planted, and the haven is protected', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'WH-58', members: [{ name: 'Galva', bears: [SAPLING] }] }],
        events: [TROVE, 'A Strident Spawn'],
        hand: [TREE, 'Half-orcs'],
        sites: ['TW-378'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(12).resource.chooses(`store ${SAPLING}`).stage.resolve();
    t.resource.uses(TROVE).stage.resolve();
    t.equal(
      [t.card(TREE).host, t.card(SAPLING).zone, t.points(0).misc],
      ['The White Towers', 'pile', 1 + 5],
      'all of its points, and the sapling is not lost',
    );
    t.skipTo('enter').resource.chooses('enter').may('play Half-orcs');
    t.skipTo('organization', { turns: 2 }).resource.chooses('to Bree');
    t.skipTo('organization', { turns: 2 });
    t.equal([t.card(TREE).zone, t.card('WH-58').zone], ['play', 'play'], 'though nobody is there');
  });
});

describe('in words', () => {
  const text = (id: string): string =>
    renderCard(allCards.find((c) => c.id === id)!).text.join(' ');

  it('who is in the turn pays at the eddy, and not the player of the card alone', () => {
    expect(text('BA-57')).toMatch(/the player whose turn it is may tap two untapped characters/);
    expect(text('BA-57')).not.toMatch(/yours/);
  });

  it('only of an item a check is asked, and only a check that succeeds lays it up', () => {
    expect(text('WH-85')).toMatch(
      /items that give .* make a corruption check; if it succeeds, put/,
    );
    expect(text('WH-85')).toMatch(/you may put this card on one of your events that give/);
  });
});

describe('what else hangs on the price', () => {
  holds('Roots of the Earth: a Balrog who was wounded has nothing to tap, and it is lost', (t) => {
    t.board({
      resource: {
        kind: 'balrog',
        companies: [{ at: 'BA-101', members: ['The Balrog'] }],
        hand: ['Roots of the Earth'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Roots of the Earth').stage.resolve();
    t.fightOut({ always: 2 });
    t.equal(
      [t.card('The Balrog').status, t.card('Roots of the Earth').zone, t.points(0).misc],
      ['wounded', 'discard', 0],
      'lost',
    );
  });

  holds('Challenge the Power: one that lies with him adds one', (t) => {
    for (const [bears, won] of [
      [['LE-326', 'Challenge the Power'], true],
      [['LE-326'], false],
    ] as const) {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [{ at: 'BA-100', members: [{ name: 'The Balrog', bears }] }],
          hand: ['Challenge the Power'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(10).resource.plays('Challenge the Power').stage.resolve();
      t.equal(t.state.result?.winner === 0, won, `${bears.length}`);
    }
  });

  holds('Liquid Fire: two less on the body check of what it burns', (t) => {
    // a body of ten, and two less with a ranger there
    for (const [members, roll, total, body] of [
      [[], 12, 10, 10],
      [['Eradan'], 11, 9, 8],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'LE-353', members: [{ name: 'Hador', bears: ['Liquid Fire'] }, ...members] },
          ],
        },
        hazard: { hand: ['Little Snuffler'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Little Snuffler', 'Ruins').stage.resolve();
      t.resource.uses('Liquid Fire').stage.resolve();
      t.rolls(roll);
      while (t.underAttack) t.pass();
      const check = rolled(t, 'strike body').at(-1);
      t.equal([check?.total, check?.against], [total, body], `${roll}`);
      t.equal(t.card('Little Snuffler').zone === 'discard', total <= body, 'defeated or not');
    }
  });
});
