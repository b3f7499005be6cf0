import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Hazards held to clauses that no other test plays. */

describe('Plague', () => {
  holds(
    'Among three it spreads as the turn of who has the sick man ends, and not of a third',
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Bree', members: [{ name: 'Gimli', bears: ['Plague'] }] }] },
        hazard: { companies: [{ at: 'Rivendell', members: ['Elrond'] }] },
        others: [{ companies: [{ at: 'Lórien', members: ['Haldir'] }] }],
        moment: 'end-of-turn',
        asksPasses: true,
        rolls: [2],
      });
      t.skipTo('organization', { turns: 3 });
      t.equal(
        [t.card('Gimli').status, t.state.dice.length],
        ['untapped', 0],
        'one roll in a round',
      );
    },
  );
});

describe('Black Vapour', () => {
  const VAPOUR = 'Black Vapour';
  /** On guard with spiders, at a site with other spiders or with none. */
  const entered = (t: Stage, at: Named, hand: Named[] = []): void => {
    t.board({
      resource: {
        companies: [{ at, members: ['Aragorn II', 'Bilbo'], onGuard: [VAPOUR, 'TD-42'] }],
        hand,
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter');
  };
  /** Until those attack who were on guard. */
  const untilBrood = (t: Stage): void => {
    for (let i = 0; i < 80; i++) {
      if (t.underAttack && t.attack().strikes === 4) return;
      while (t.state.dice.length < 6) t.rolls(12);
      const { options } = t.decision();
      t.take(options.find((o) => o.type === 'pass') ?? options[0], 'it goes on');
    }
  };

  holds('On guard it is for spiders that were on guard as well', (t) => {
    entered(t, 'Ruined Signal Tower');
    t.hazard.reveals('Lesser Spiders').passes();
    untilBrood(t);
    t.state.dice = [];
    const before = t.attack().prowess;
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.reveals(VAPOUR).stage.resolve();
    t.equal([t.attack().prowess, t.card(VAPOUR).zone], [before + 1, 'discard'], 'one more');
  });

  holds('And for those of the site, but for no other attack', (t) => {
    entered(t, 'Ruined Signal Tower');
    t.hazard.may(`reveal ${VAPOUR}`).passes();
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.may(`reveal ${VAPOUR}`);
    entered(t, 'Dead Marshes');
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.mayNot(`reveal ${VAPOUR}`);
  });
});

describe('Darkness Made by Malice', () => {
  const [PROGENY, ISSUE] = ["Ungoliant's Progeny", "Ungoliant's Foul Issue"] as const;
  holds('Spawn that were slain are not counted, whosever they are', (t) => {
    for (const [mine, his, slain, may] of [
      [[], [PROGENY, ISSUE], [], true],
      [[PROGENY], [ISSUE], [], true],
      [[], [PROGENY], [ISSUE], false],
      [[], [PROGENY], ['Shelob'], false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Barrow-downs', members: ['Gimli'] }],
          events: mine,
          pile: slain,
        },
        hazard: { events: his, hand: ['Darkness Made by Malice'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (t.decision().seat === 0) t.resource.passes();
      if (may) t.hazard.may('play Darkness Made by Malice');
      else t.hazard.refused('Darkness Made by Malice', { need: 'coe/9.2' });
    }
  });
});

describe('The Way is Shut', () => {
  holds('Who is on the way already is turned back, up or down', (t) => {
    for (const [at, to] of [
      ['Moria', 'The Under-gates'],
      ['The Under-gates', 'Moria'],
    ] as const) {
      t.board({
        resource: { companies: [{ at, to, members: ['Gimli'] }] },
        hazard: { hand: ['The Way is Shut'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('The Way is Shut').stage.resolve();
      t.skipTo('end-of-turn');
      t.equal(t.card('Gimli').site, at, 'where he was');
    }
  });
});

describe('Black Breath', () => {
  holds('Two of them are two rolls, and one of them may stay', (t) => {
    for (const [rolls, status, left] of [
      [[11, 2], 'wounded', 1],
      [[11, 11], 'tapped', 0],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                {
                  name: 'Aragorn II',
                  status: 'wounded',
                  bears: ['Black Breath', 'Black Breath'],
                },
                { name: 'Gimli', bears: ['Healing Herbs'] },
              ],
            },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      const breath = t.state.def[t.id('Black Breath')];
      t.rolls(...rolls)
        .resource.uses('Healing Herbs', 'Aragorn II')
        .stage.resolve();
      t.equal(
        [
          t.card('Aragorn II').status,
          t.state.table.filter((id) => t.state.def[id] === breath).length,
        ],
        [status, left],
        `${rolls}`,
      );
    }
  });
});

describe('Press-gang', () => {
  holds('Who is pressed next takes the place of the one before; what he had is lost', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: ['Elrond', { name: 'Gimli', bears: ['Cram'] }, 'Frodo'] },
        ],
      },
      hazard: { events: ['Press-gang'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').chooses('discard Frodo');
    t.equal([t.card('Frodo').zone, t.card('Frodo').host], ['aside', 'Press-gang'], 'the first');
    t.skipTo('organization', { turns: 2 });
    t.resource.chooses('organize').chooses('discard Gimli');
    t.equal(
      (['Frodo', 'Gimli', 'Cram'] as const).map((x) => t.card(x).zone),
      ['hand', 'aside', 'discard'],
      'the second',
    );
    t.expect(t.hand(0).includes('Frodo'), 'in the hand of his own player');
  });
});
