import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Wounds and what comes to lie in them, and other things that ask what happened before. */
describe('the blades of the Nine', () => {
  const stabbed = (t: Stage, blade: Named, ...rolls: number[]): void => {
    t.board({
      resource: {
        companies: [{ at: 'Minas Tirith', to: 'Minas Morgul', members: ['Aragorn II', 'Gimli'] }],
      },
      hazard: { hand: ['Adûnaphel', blade], events: ['Doors of Night'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Adûnaphel', { way: 'creature' }, 'Dark').stage.resolve();
    t.hazard.plays(blade).stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Aragorn II');
    t.fightOut(...rolls);
  };

  holds('Morgul-knife: two more prowess, and it stays with one whom it wounds', (t) => {
    stabbed(t, 'Morgul-knife', 2, 2);
    t.equal(
      [t.card('Morgul-knife').host, t.card('Aragorn II').stat('corruption')],
      ['Aragorn II', 4],
      'a splinter',
    );
    stabbed(t, 'Morgul-knife', 12, 2);
    t.equal(t.card('Morgul-knife').zone, 'discard', 'nobody is wounded');
  });

  holds('Morgul-knife: tapped or wounded at a Haven he may try to be rid of it instead', (t) => {
    for (const [at, status, roll] of [
      ['Rivendell', 'wounded', 5],
      ['Rivendell', 'tapped', 4],
      ['Rivendell', 'untapped', 0],
      ['Bree', 'tapped', 0],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at,
              members: [
                { name: 'Aragorn II', status, bears: ['Morgul-knife'] },
                { name: 'Gimli', status: 'tapped' },
              ],
            },
          ],
        },
        moment: 'untap',
        asksPasses: true,
      });
      t.asks(t.resource, 'untap-start');
      if (roll === 0) {
        t.resource.mayNot('Morgul-knife');
        continue;
      }
      t.rolls(roll);
      t.resource.uses('Morgul-knife').stage.resolve();
      t.equal(t.card('Morgul-knife').zone, roll > 4 ? 'discard' : 'play', `a roll of ${roll}`);
      t.resource.mayNot('Morgul-knife');
      t.passUntil('organization');
      t.equal(
        [t.card('Aragorn II').status, t.card('Gimli').status],
        [status, 'untapped'],
        'he lies still',
      );
    }
  });

  holds('Icy Touch: the next whom the dead wound, unless he was given another such card', (t) => {
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Aragorn II', 'Gimli'] }] },
      hazard: { hand: ['Barrow-wight', 'Icy Touch', 'Icy Touch'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Barrow-wight', 'Shadow-hold').stage.resolve();
    t.hazard.plays('Icy Touch').stage.resolve();
    t.equal(t.attack().prowess, 13, 'one more');
    t.passUntil('defend').resource.chooses('a strike to Aragorn II');
    // strike, body check, and the corruption check of the wight
    t.fightOut(2, 2, 12);
    t.equal(
      [t.card('Icy Touch').host, t.card('Aragorn II').stat('corruption')],
      ['Aragorn II', 2],
      'cold',
    );
  });

  holds('Icy Touch: lost, if nobody is wounded', (t) => {
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Aragorn II'] }] },
      hazard: { hand: ['Barrow-wight', 'Icy Touch'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Barrow-wight', 'Shadow-hold').stage.resolve();
    t.hazard.plays('Icy Touch').stage.resolve();
    t.fightOut(12);
    t.equal(t.card('Icy Touch').zone, 'discard', 'gone');
  });
});

describe('what happened before', () => {
  holds('Subtlety of Guile: whom a Dragon has wounded has less body, of Itangast two less', (t) => {
    for (const [creature, at, to, key, less] of [
      ['Cave-drake', 'Rivendell', 'Goblin-gate', 'Wilderness', 1],
      ['Wargs', 'Rivendell', 'Goblin-gate', 'Wilderness', 0],
      ['Itangast', 'Lake-town', 'Gold Hill', 'by name', 2],
    ] as const) {
      t.board({
        resource: { companies: [{ at, to, members: ['Aragorn II'] }] },
        hazard: { hand: [creature, 'Subtlety of Guile'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, key).stage.resolve();
      t.fightOut(2, 2);
      t.resource.passes();
      if (less === 0)
        t.hazard.refused(
          'Subtlety of Guile',
          { 'no-target': 'coe/9.3' },
          { way: '-1 body to a character' },
        );
      else {
        t.hazard
          .plays('Subtlety of Guile', { way: `-${less} body to a character` })
          .stage.resolve();
        t.equal(t.card('Aragorn II').stat('body'), 9 - less, creature);
      }
    }
  });

  holds('Subtlety of Guile: or everyone who faces Itangast', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lake-town', to: 'Gold Hill', members: ['Aragorn II', 'Gandalf'] }],
      },
      hazard: { hand: ['Itangast', 'Subtlety of Guile'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Itangast', 'by name').stage.resolve();
    t.hazard.plays('Subtlety of Guile', { way: 'being faced' }).stage.resolve();
    t.equal(
      [t.card('Aragorn II').stat('body'), t.card('Gandalf').stat('body')],
      [8, 9],
      'all but the Wizard',
    );
  });

  holds(
    'Pale Dream-maker: a check for each card thrown away in his own turn, and no influence',
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [{ name: 'Aragorn II', bears: ['Pale Dream-maker'] }, 'Elrond'],
            },
          ],
          hand: ['Concealment'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(
        [t.card('Aragorn II').stat('influence'), t.card('Aragorn II').stat('corruption')],
        [0, 2],
        'dreams',
      );
      t.skipTo('discard-one');
      t.rolls(12);
      t.resource.chooses('Concealment');
      t.passUntil('respond').resolve();
      t.allRolled();
      t.equal(t.card('Aragorn II').zone, 'play', 'he has made his check');
    },
  );

  holds('Pale Dream-maker: on one whom the dead have wounded, and a sage can wake him', (t) => {
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Beretar'] }] },
      hazard: { hand: ['Barrow-wight', 'Pale Dream-maker'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.refused('Pale Dream-maker', { 'no-target': 'coe/9.3' });
    t.hazard.plays('Barrow-wight', 'Shadow-hold').stage.resolve();
    t.fightOut(2, 2, 12);
    t.hazard.plays('Pale Dream-maker', 'Beretar').stage.resolve();
    t.equal(
      [t.card('Pale Dream-maker').host, t.company('Beretar').hazards],
      ['Beretar', 1],
      'off the limit',
    );
    for (const roll of [6, 7]) {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: [{ name: 'Beretar', bears: ['Pale Dream-maker'] }, 'Elrond'] },
          ],
        },
        moment: 'organization',
        rolls: [roll],
      });
      t.resource.uses('Pale Dream-maker').stage.resolve();
      t.equal(
        [t.card('Pale Dream-maker').zone, t.card('Elrond').status],
        [roll > 6 ? 'discard' : 'play', 'tapped'],
        `a roll of ${roll}`,
      );
    }
  });

  holds('Dark Numbers: a scout counts them right after the fight', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II', 'Bilbo'] }],
        hand: ['Dark Numbers'],
      },
      hazard: { hand: ['Orc-lieutenant'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.refused('Dark Numbers', { 'no-target': 'coe/9.3' });
    t.hazard.plays('Orc-lieutenant', 'Wilderness').stage.resolve();
    t.fightOut({ always: 12 });
    t.resource.plays('Dark Numbers', 'Bilbo').stage.resolve();
    t.equal([t.card('Dark Numbers').host, t.card('Bilbo').status], ['Bilbo', 'tapped'], 'counted');
  });

  holds('Dark Numbers: not after another fight, nor later', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II', 'Bilbo', 'Gimli'] },
        ],
        hand: ['Dark Numbers'],
      },
      hazard: { hand: ['Orc-guard', 'Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
    t.fightOut({ always: 12 });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.fightOut({ always: 12 });
    t.asks(t.resource, 'movement-hazard');
    t.resource.refused('Dark Numbers', { 'no-target': 'coe/9.3' });
  });

  holds('Dark Numbers: discarded to bring a faction over', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: ['Aragorn II', { name: 'Bilbo', bears: ['Dark Numbers'] }] },
        ],
        hand: ['Rangers of the North'],
      },
      moment: 'entered',
    });
    t.resource.plays('Rangers of the North', 'Aragorn II');
    t.rolls(5);
    t.resource.uses('Dark Numbers');
    t.equal(t.card('Dark Numbers').zone, 'discard', 'spent');
  });

  holds(
    'To Fealty Sworn: in the site phase in which his company wins a people at a Free-hold',
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: ['Aragorn II', 'Merry'] }],
          hand: ['Riders of Rohan', 'To Fealty Sworn'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused('To Fealty Sworn', { 'no-target': 'coe/9.3' });
      t.resource.plays('Riders of Rohan', 'Aragorn II');
      t.rolls(12);
      t.resolve();
      t.resource.plays('To Fealty Sworn', 'Merry').stage.resolve();
      t.equal(
        [t.card('To Fealty Sworn').host, t.card('Merry').stat('prowess')],
        ['Merry', 3],
        'sworn',
      );
    },
  );

  holds('To Fealty Sworn: or with him who returned', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Minas Tirith',
            members: [{ name: 'Aragorn II', bears: ['Return of the King'] }, 'Merry'],
          },
        ],
        hand: ['To Fealty Sworn'],
      },
      moment: 'organization',
    });
    t.resource.plays('To Fealty Sworn', 'Merry').stage.resolve();
    t.equal(t.card('To Fealty Sworn').host, 'Merry', 'sworn');
  });

  holds('Drughu: for a ranger thrown away, better in the wild', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II'] }],
        hand: ['Drughu', 'Beretar'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Drughu').stage.resolve();
    t.equal(t.card('Beretar').zone, 'discard', 'the price');
    t.skipTo('movement-hazard');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(t.card('Aragorn II').stat('prowess'), 8, 'two more');
  });
});

describe('long-events that do not end', () => {
  holds('The Will of Sauron: hazard long-events stay, and go with it', (t) => {
    for (const will of [true, false]) {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Aragorn II'] }] },
        hazard: {
          events: [
            'Doors of Night',
            'Host of Bats',
            ...(will ? (['The Will of Sauron'] as const) : []),
          ],
        },
        moment: 'long-event',
        turn: 3,
        asksPasses: true,
      });
      t.skipTo('end-of-turn');
      t.equal(t.card('Host of Bats').zone, will ? 'play' : 'discard', `${will}`);
    }
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Aragorn II'] }],
        hand: ['Gates of Morning'],
      },
      hazard: { events: ['Doors of Night', 'Host of Bats', 'The Will of Sauron'] },
      moment: 'organization',
    });
    t.resource.plays('Gates of Morning').stage.resolve();
    t.equal(
      [
        t.card('Doors of Night').zone,
        t.card('The Will of Sauron').zone,
        t.card('Host of Bats').zone,
      ],
      ['discard', 'discard', 'discard'],
      'with the Doors all of it goes',
    );
  });

  holds('Echo of all Joy: the long-event under it stays, until Doors of Night comes', (t) => {
    for (const echo of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Aragorn II'] }],
          hand: echo ? ['Echo of all Joy'] : [],
          events: ['Sun'],
        },
        moment: 'organization',
        turn: 3,
        asksPasses: true,
      });
      if (echo) t.resource.plays('Echo of all Joy', 'Sun').stage.resolve();
      t.skipTo('end-of-turn');
      t.equal(t.card('Sun').zone, echo ? 'play' : 'discard', `${echo}`);
    }
  });

  holds(
    'Pallando the Soul-keeper: the next minion who would be discarded is lost for good',
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Cameth Brin', members: ['Orc Brawler'] }],
        },
        hazard: { events: ['Pallando the Soul-keeper'] },
        moment: 'site',
      });
      t.resource.chooses('enter');
      t.fightOut(2, 8);
      t.equal(
        [t.card('Orc Brawler').zone, t.card('Pallando the Soul-keeper').zone],
        ['removed', 'discard'],
        'both are gone',
      );
    },
  );
});
