import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { attacked } from './in-rhudaur.ts';
import { rolled } from './rolled.ts';

/** What minions do to each other, to heroes and for their lords. */
const kind = 'ringwraith';

const organizing = (
  t: Stage,
  at: Named,
  members: readonly Member[],
  hand: readonly Named[],
  more: object = {},
): Stage =>
  t.board({
    resource: { kind, companies: [{ at, members }], hand, ...more },
    moment: 'organization',
    asksPasses: true,
  });

describe('leaders', () => {
  const NONSENSE = 'No More Nonsense';
  holds(`${NONSENSE}: as strong is not stronger, and there has to be another`, (t) => {
    // prowess 5 and 3
    for (const [other, leader, by] of [
      [7, 5, -2],
      [7, 6, 2],
    ] as const) {
      organizing(t, 'LE-364', ['Orc Captain', 'Orc Brawler'], [NONSENSE, NONSENSE]);
      t.rolls(other, leader).resource.plays(NONSENSE, 'Orc Captain').stage.resolve();
      t.equal(t.card('Orc Captain').stat('influence'), by, `${leader} and 5, ${other} and 3`);
      t.resource.refused(NONSENSE, { duplicate: 'coe/g.cbd.1' });
    }
    organizing(t, 'LE-364', ['Orc Captain'], [NONSENSE]);
    t.resource.refused(NONSENSE, { 'no-target': 'coe/9.3' });
  });

  const HEELS = "I'll Be At Your Heels";
  holds(`${HEELS}: no less than none, another order comes back, and so can this`, (t) => {
    organizing(
      t,
      'LE-364',
      [{ name: 'Lieutenant of Angmar', bears: ["I'll Report You"] }, 'Orc Brawler'],
      [HEELS],
    );
    t.resource.plays(HEELS, 'Lieutenant of Angmar').stage.resolve();
    t.equal(t.hand(0), ["I'll Report You"], 'the other order');
    t.equal(t.card('Lieutenant of Angmar').stat('influence'), 0, 'one, less two');
    t.equal(
      [
        t.card('Orc Brawler').stat('corruption-check'),
        t.card('Lieutenant of Angmar').stat('corruption-check'),
      ],
      [0, 1],
      'one more for each',
    );
    t.resource.uses(HEELS).stage.resolve();
    t.equal(t.card(HEELS).zone, 'hand', 'and back');
  });

  const WHIP = "Where There's a Whip";
  holds(`${WHIP}: those who are less in both, and the wounded stay so`, (t) => {
    // Troll-chief: mind 6, prowess 6. Shagrat has as much of both.
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'LE-364',
            members: [
              { name: 'Troll-chief', bears: ['Whip'] },
              { name: 'Shagrat', status: 'tapped' },
              { name: 'Jerrek', status: 'tapped' },
              { name: 'Muzgash', status: 'wounded' },
            ],
          },
        ],
        hand: [WHIP],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(11).resource.plays(WHIP).stage.resolve();
    t.equal(
      (['Troll-chief', 'Shagrat', 'Jerrek', 'Muzgash'] as const).map((x) => t.card(x).status),
      ['untapped', t.rules === 'coe' ? 'untapped' : 'tapped', 'wounded', 'wounded'],
      'eleven less two is more than eight; who had nothing to fear gets up by the present text',
    );
  });
});

describe('magic', () => {
  const MALADY = 'A Malady Without Healing';
  holds(`${MALADY}: one's own too, and nobody is a kill who is no hero`, (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: ['Ciryaher', 'Jerrek'] }],
        hand: [MALADY],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(12, 9, 12).resource.plays(MALADY, { way: 'one of your' }, 'Jerrek').stage.resolve();
    t.equal([t.card('Jerrek').zone, t.points(0).kill], ['removed', 0], 'gone, and no kill');
  });

  holds(`${MALADY}: who is lost to corruption makes no body check`, (t) => {
    for (const [roll, zone, kill] of [
      // six points, and one less on the roll: as many is a loss, two below one for good
      [7, 'discard', false],
      [5, 'pile', true],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Bree', members: ['Ciryaher'] }], hand: [MALADY] },
        hazard: {
          companies: [{ at: 'Bree', members: [{ name: 'Faramir', bears: ['The One Ring'] }] }],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(roll, 12).resource.plays(MALADY, { way: "opponent's" }, 'Faramir').stage.resolve();
      if (t.decision().about === 'hand-over') t.pass();
      t.resolve();
      t.equal([t.card('Faramir').zone, t.points(0).kill > 0], [zone, kill], `${roll}`);
    }
  });

  holds(`${MALADY}: a Fallen-wizard's people are heroes, but for Orcs and Trolls`, (t) => {
    for (const [who, kill] of [
      ['Jerrek', true],
      ['Lagduf', false],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Bree', members: ['Ciryaher'] }], hand: [MALADY] },
        hazard: { kind: 'fallen-wizard', companies: [{ at: 'Bree', members: [who, 'Hendolen'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.rolls(12, 9, 12).resource.plays(MALADY, { way: "opponent's" }, who).stage.resolve();
      t.equal([t.card(who).zone, t.points(0).kill > 0], [kill ? 'pile' : 'removed', kill], who);
    }
  });

  const FREEZE = 'Freeze the Flesh';
  holds(`${FREEZE}: back, tapped and weaker`, (t) => {
    attacked(t, ['Ciryaher', 'Jerrek'], [FREEZE]);
    t.passUntil('defend').resource.chooses('a strike to Ciryaher').chooses('a strike to Jerrek');
    t.passUntil('strike').resource.chooses('the strike against Jerrek');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.rolls(2, 12).passUntil('strike-defender').allPass().resolve();
    t.equal(t.card('Jerrek').zone, 'removed', 'slain');
    t.fightOut(12);
    t.rolls(12).resource.plays(FREEZE, 'Ciryaher').stage.resolve();
    t.equal(
      [
        t.card('Jerrek').zone,
        t.card('Jerrek').status,
        t.card('Jerrek').stat('mind'),
        t.card('Jerrek').stat('prowess'),
        t.card('Jerrek').stat('body'),
      ],
      ['play', 'tapped', 2, 4, 6],
      'what is left of him',
    );
  });
});

describe('checks', () => {
  const JOIN = 'Join With That Power';
  holds(`${JOIN}: allies are no characters, and the influence of another is helped too`, (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'LE-371',
            members: [
              { name: 'Asternak', bears: ['War-wolf'], status: 'tapped' },
              { name: 'Dunlending Spy', under: 'Asternak' },
              'Jerrek',
            ],
          },
        ],
        hand: [JOIN, 'LE-264'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Easterlings', 'Jerrek').plays(JOIN);
    t.rolls(2).resolve();
    t.equal(rolled(t, 'influence').at(-1)?.total, 4, 'two others');
  });

  const RINGS = [
    ['Bright Gold Ring', 8, 9, 5],
    ['Gleaming Gold Ring', 10, 9, 6],
  ] as const;
  for (const [ring, spirit, dwarven, magic] of RINGS)
    holds(`${ring}: which ring for which number`, (t) => {
      for (let roll = 2; roll <= 12; roll++) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Dol Guldur', members: [{ name: 'Jerrek', bears: [ring] }] }],
            hand: ['Magic Ring of Fury', "The Oracle's Ring", 'LE-308'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.rolls(12, roll).resource.chooses(`store ${ring}`).stage.resolve();
        const total = roll - 2;
        const offered = t.decision().about === 'ring' ? t.offered() : [];
        t.equal(
          (
            ["The Oracle's Ring", "Dwarven Ring of Durin's Tribe", 'Magic Ring of Fury'] as const
          ).map((x) => offered.includes(x)),
          [total >= spirit, total >= dwarven, total >= 1 && total <= magic],
          `a total of ${total}`,
        );
      }
    });

  holds('Bright Gold Ring: at a Free-hold; Gleaming Gold Ring: at a Border-hold', (t) => {
    for (const [ring, site, can] of [
      ['Bright Gold Ring', 'LE-372', true],
      ['Bright Gold Ring', 'LE-356', false],
      ['Gleaming Gold Ring', 'LE-356', true],
      ['Gleaming Gold Ring', 'LE-372', false],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: site, members: ['Jerrek'] }], hand: [ring] },
        moment: 'entered',
        asksPasses: true,
      });
      if (can) t.resource.plays(ring).stage.resolve();
      else t.resource.refused(ring, { 'not-here': 'coe/2.V.4' });
    }
  });
});

describe('fetched and shown', () => {
  holds('Back to the Fray: an agent is no character to a Wizard, and a Ringwraith is one', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Hador'] }],
        hand: ['Back to the Fray'],
        discard: ['Ren the Ringwraith', 'Baugúr'],
      },
      hazard: { discard: ['Baugúr', 'Gandalf'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Back to the Fray').stage.resolve();
    t.resource.options_are('Ren the Ringwraith', 'Baugúr', 'pass').passes();
    t.hazard.options_are('Gandalf', 'pass');
  });

  holds('Weigh All Things to a Nicety: a Ringwraith or a resource, no hazard', (t) => {
    organizing(t, 'Dol Guldur', ['Hador'], ['Weigh All Things to a Nicety'], {
      discard: ['Ren the Ringwraith', 'Wargs', 'Ruse'],
      sideboard: ['Lagduf', 'Doors of Night'],
    });
    t.resource.plays('Weigh All Things to a Nicety').stage.resolve();
    t.resource.options_are('Ren the Ringwraith', 'Ruse', 'Lagduf').chooses('Ren the Ringwraith');
    t.equal(t.card('Ren the Ringwraith').zone, 'deck', 'into the deck');
  });

  holds('Focus Palantír: with a sage there, and gone when the company moves', (t) => {
    const FOCUS = 'Focus Palantír';
    const STONE = 'Palantír of Minas Tirith';
    organizing(t, 'Dol Guldur', [{ name: 'Jerrek', bears: [STONE] }], [FOCUS]);
    t.resource.refused(FOCUS, { 'no-user': 'coe/9.2' });
    organizing(t, 'Dol Guldur', [{ name: 'Jerrek', bears: [STONE] }, 'Hador'], [FOCUS], {
      sites: ['Minas Morgul'],
    });
    t.resource.plays(FOCUS, STONE).stage.resolve();
    t.equal([t.card(FOCUS).host, t.card('Hador').status], [STONE, 'untapped'], 'on the stone');
    t.resource.chooses('to Minas Morgul');
    t.skipTo('movement-hazard');
    t.equal(t.card(FOCUS).zone, 'discard', 'gone');
  });

  holds('Awaiting the Call: half of an odd mind, rounded down, is what he costs', (t) => {
    const CALL = 'Awaiting the Call';
    organizing(t, 'Cameth Brin', ['Asternak'], [CALL]);
    const before = t.generalInfluence(0);
    t.resource.plays(CALL, 'Asternak').stage.resolve();
    t.equal(
      [t.generalInfluence(0), t.card('Asternak').stat('mind')],
      [before + 3, 5],
      'two of five',
    );
  });

  holds('Above the Abyss: a wounded one stays so, and not a Ringwraith', (t) => {
    organizing(
      t,
      'Dol Guldur',
      [
        { name: 'Ren the Ringwraith', status: 'tapped' },
        { name: 'Jerrek', status: 'wounded' },
      ],
      ['Above the Abyss'],
    );
    t.resource.refused('Above the Abyss', { 'no-target': 'coe/9.3' });
  });
});

describe('what was better not seen', () => {
  holds('Will Shaken: back in the pile of its owner, for a turn of him who saw it', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Dol Guldur',
            members: [{ name: 'Hador', bears: [{ name: 'LE-330', on: ['Focus Palantír'] }] }],
          },
        ],
      },
      hazard: {
        companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        hand: ['Will Shaken', 'Foul Fumes'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(12).resource.uses('Palantír of Amon Sûl').stage.resolve();
    if (t.decision().about !== 'organization') t.resource.passes();
    t.resolve();
    t.equal([t.card('Will Shaken').zone, t.points(0).misc], ['pile', -2], 'by a stone too');
    t.skipTo('end-of-turn', { turns: 1 }).skipTo('turn-end');
    t.resource.uses('Will Shaken').stage.resolve();
    t.expect(t.state.players[1].discard.includes(t.id('Will Shaken')), 'where it belongs');
  });
});

describe('people', () => {
  holds(
    'Bûrat untaps a brother at the same site, and not on the way; less mind beside one',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Ettenmoors', members: ['Bûrat'] },
            { at: 'Ettenmoors', members: [{ name: 'Tûma', status: 'tapped' }] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(t.card('Bûrat').stat('mind'), 4, 'in another company');
      t.resource.uses('Bûrat').stage.resolve();
      t.equal([t.card('Bûrat').status, t.card('Tûma').status], ['tapped', 'untapped'], 'up');
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: [
                'Bûrat',
                { name: 'Tûma', status: 'tapped' },
                { name: 'Wûluag', status: 'wounded' },
              ],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(t.card('Bûrat').stat('mind'), 3, 'one less, and no more than one');
      t.resource.refused('Bûrat', { 'no-target': 'coe/9.3' });
    },
  );
});
