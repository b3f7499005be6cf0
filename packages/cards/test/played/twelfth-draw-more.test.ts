import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';
import { rolled } from './rolled.ts';

/** More cards of a twelfth draw: what lasts, what is borne, and what is seen in stones. */

describe('hazards that stay', () => {
  holds('Enchanted Stream: one who is left taps alone; the price is for one turn', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Moria',
            members: ['Gimli', { name: 'Bofur', status: 'wounded' }],
            events: ['Enchanted Stream'],
          },
          { at: 'Bag End', members: ['Beretar'] },
        ],
        sites: ['Dimrill Dale', 'Bree'],
      },
      hazard: { hand: ['River'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('Gimli', 'to Dimrill Dale').may('to Bree');
    t.resource.uses('Enchanted Stream').stage.resolve();
    t.equal(
      ['Gimli', 'Bofur', 'Beretar'].map((x) => t.card(x).status),
      ['tapped', 'wounded', 'untapped'],
      'all who are untapped',
    );
    t.resource.may('Gimli', 'to Dimrill Dale');
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Enchanted Stream').zone, 'play', 'still there');
    t.resource.mayNot('Gimli', 'to Dimrill Dale').may('use Enchanted Stream');
  });

  holds('Siege: every company at that site, and no other hold', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: STRONG, onSite: ['Siege'] },
          { at: 'Edoras', members: ['Aragorn II'] },
        ],
      },
      moment: 'site',
      asksPasses: true,
    });
    const seen: [number, number][] = [];
    for (let i = 0; i < 200 && t.state.phase === 'site'; i++) {
      if (t.underAttack) seen.push(...t.fightOut({ always: 12 }));
      else if (t.decision().about === 'site-phase') t.take(t.decision().options[0], 'the first');
      else t.pass();
    }
    t.equal(seen, [[3, 7]], 'once, though nobody went in');
  });

  holds('Siege: five is enough; one less for each who is no scout', (t) => {
    for (const [roll, may] of [
      [6, true],
      [5, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Gimli', 'Frodo', 'Bilbo'], onSite: ['Siege'] }],
          sites: ['Rivendell'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('to Rivendell');
      t.rolls(roll);
      for (let i = 0; i < 90 && t.state.phase !== 'site'; i++) {
        const { options, kind, about } = t.decision();
        const first = kind === 'route' || about === 'company-phase';
        t.take(
          first ? options[0] : (options.find((o) => o.type === 'pass') ?? { type: 'no' }),
          'on',
        );
      }
      t.equal(t.card('Gimli').site, may ? 'Rivendell' : 'Bree', `a roll of ${roll}`);
      t.equal(t.card('Siege').zone, may ? 'discard' : 'play', 'it goes with the site');
    }
    met(t, STRONG, ['Siege', 'Siege'], {}, {}, 'Bree');
    t.hazard.plays('Siege').stage.resolve();
    t.resource.passes();
    t.hazard.refused('Siege', { duplicate: 'coe/g.cbd.1' });
    met(t, STRONG, ['Siege']);
    t.resource.passes();
    t.hazard.refused('Siege', { 'no-target': 'coe/9.3' });
  });

  holds('Angmar Arises: it is over when one who came by the name of the land is beaten', (t) => {
    const board = (hand: Named[]) =>
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', to: 'Mount Gram', by: ['Rhudaur', 'Angmar'], members: STRONG },
          ],
        },
        hazard: { hand, events: ['Angmar Arises'] },
        moment: 'hazards',
        asksPasses: true,
      });
    board(['Ghosts', 'Wargs']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.fightOut({ always: 12 });
    t.equal(t.card('Angmar Arises').zone, 'play', 'Wolves of the wild');
    t.hazard.plays('Ghosts', 'Rhudaur').stage.resolve();
    t.fightOut({ always: 12 });
    t.equal(t.card('Angmar Arises').zone, 'discard', 'over');
    board(['Ghosts']);
    t.hazard.plays('Ghosts', 'Angmar').stage.resolve();
    t.fightOut({ always: 2 });
    t.equal(t.card('Angmar Arises').zone, 'play', 'they were not beaten');
  });

  holds('Morgul-knife: none against who is no Nazgûl; one on each attack', (t) => {
    met(
      t,
      ['Aragorn II', 'Gimli'],
      ['Morgul-knife', 'Orc-guard', 'Morgul-knife', 'Adûnaphel'],
      {},
      { events: ['Doors of Night'] },
      'Minas Morgul',
      'Minas Tirith',
    );
    t.hazard.plays('Orc-guard', 'Dark-hold').stage.resolve();
    t.resource.passes();
    t.hazard.mayNot('play Morgul-knife');
    t.fightOut({ always: 12 });
    met(
      t,
      ['Aragorn II', 'Gimli', 'Legolas'],
      ['Morgul-knife', 'Morgul-knife', 'Adûnaphel'],
      {},
      { events: ['Doors of Night'] },
      'Minas Morgul',
      'Minas Tirith',
    );
    t.hazard.plays('Adûnaphel', { way: 'creature' }, 'Dark-hold').stage.resolve();
    const { prowess } = t.attack();
    t.hazard.plays('Morgul-knife').stage.resolve();
    t.equal(t.attack().prowess, prowess + 2, 'two more');
    t.resource.passes();
    t.hazard.refused('Morgul-knife', { duplicate: 'coe/g.cbd.1' });
  });

  holds('The Will of Sauron: with the Doors it goes, and all hazard long-events with it', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
        events: ['Sun'],
        hand: ['Twilight'],
      },
      hazard: { events: ['Doors of Night', 'The Will of Sauron', 'Night', 'Times Are Evil'] },
      moment: 'organization',
      turn: 5,
      asksPasses: true,
    });
    t.skipTo('organization', { turns: 2 });
    t.equal([t.card('Night').zone, t.card('Sun').zone], ['play', 'discard'], 'theirs alone stay');
    t.resource.plays('Twilight', { way: 'discard' }, 'Doors of Night').stage.resolve();
    t.equal(
      ['Doors of Night', 'The Will of Sauron', 'Night', 'Times Are Evil'].map(
        (x) => t.card(x).zone,
      ),
      Array(4).fill('discard'),
      'all of it',
    );
  });

  holds('Echo of all Joy: it lasts from turn to turn, and goes with what it is on', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
        events: ['Sun'],
        hand: ['Echo of all Joy', 'Twilight'],
      },
      hazard: { hand: ['River'] },
      moment: 'organization',
      turn: 5,
      asksPasses: true,
    });
    t.resource.plays('Echo of all Joy', 'Sun').stage.resolve();
    for (const turns of [2, 2]) {
      t.skipTo('organization', { turns });
      t.equal([t.card('Sun').zone, t.card('Echo of all Joy').host], ['play', 'Sun'], 'still');
    }
    t.resource.plays('Twilight', { way: 'discard' }, 'Sun').stage.resolve();
    t.equal([t.card('Sun').zone, t.card('Echo of all Joy').zone], ['discard', 'discard'], 'both');
  });

  holds('Times Are Evil: each copy, whoever tries', (t) => {
    for (const n of [0, 1, 2]) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: ['Aragorn II'] }],
          hand: ['Rangers of the North'],
        },
        hazard: { events: Array(n).fill('Times Are Evil') },
        moment: 'entered',
        asksPasses: true,
        rolls: [7],
      });
      t.resource.plays('Rangers of the North').stage.resolve();
      // three of his own, two for his race, one for his home
      t.equal(rolled(t, 'influence').at(-1)?.total, 7 + 3 + 3 - 3 * n, `${n}`);
    }
  });
});

describe('hazards of a moment', () => {
  holds('Fury of the Iron Crown: one strike of them, once; a Nazgûl stays as he is', (t) => {
    const FURY = 'Fury of the Iron Crown';
    met(t, ['Gimli', 'Legolas', 'Aragorn II'], ['Brigands', FURY]);
    t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
    t.passUntil('defend').resource.chooses('Gimli').chooses('Legolas');
    const seen: number[] = [];
    for (let i = 0; i < 60 && t.underAttack; i++) {
      t.rolls(...Array(8).fill(2));
      const { about, options, seat } = t.decision();
      if (seat === 1 && seen.length === 0 && t.offered().some((x) => x.includes(`play ${FURY}`))) {
        seen.push(t.attack().prowess);
        t.hazard.plays(FURY).stage.resolve();
        t.equal(t.attack().prowess, 8, 'the others are as they were');
      }
      if (about === 'stay-untapped') t.resource.chooses('no');
      else t.take(options.find((o) => o.type === 'pass') ?? options[0], 'on');
      t.state.dice = [];
    }
    t.equal(seen, [8], 'it was played');
    t.equal([t.card('Brigands').zone, t.points(0).kill], ['pile', 1], 'though nobody beat them');
  });

  holds('Subtlety of Guile: whichever way, a second is not for the same man', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Lake-town', to: 'Gold Hill', members: ['Aragorn II', 'Gimli', 'Elrond'] },
        ],
      },
      hazard: { hand: ['Itangast', 'Subtlety of Guile', 'Subtlety of Guile'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Itangast', 'by name').stage.resolve();
    t.fightOut(2, 2, 2, 2, 2, 2);
    t.hazard
      .plays('Subtlety of Guile', { way: '-1 body to a character' }, 'Aragorn II')
      .stage.resolve();
    t.equal(t.card('Aragorn II').stat('body'), 8, 'one');
    t.resource.passes();
    t.hazard.plays('Subtlety of Guile', { way: '-2 body to a character' }, 'Gimli');
    t.resolve();
    t.equal([t.card('Aragorn II').stat('body'), t.card('Gimli').stat('body')], [8, 6], 'the other');
  });

  holds('Turning Hope to Despair: who despairs is alone, with a phase and a limit of one', (t) => {
    const despair = (...rolls: number[]) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: ['Théoden', { name: 'Háma', under: 'Théoden' }, 'Gimli'],
            },
          ],
        },
        hazard: { hand: ['Barrow-wight', 'Turning Hope to Despair', 'Orc-guard', 'Orc-guard'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Barrow-wight', 'Shadow-hold').stage.resolve();
      t.hazard.plays('Turning Hope to Despair').stage.resolve();
      t.equal(t.company('Gimli').hazards, 1, 'off the limit');
      t.passUntil('defend').resource.chooses('Gimli');
      // the strike, the body, the wight's own check; then each of the three
      t.rolls(2, 2, 12, ...rolls);
      while (t.underAttack || t.state.dice.length > 0) {
        const { options } = t.decision();
        t.take(options.find((x) => x.type === 'pass') ?? options[0], 'on');
      }
      t.say(t.where());
      return ['Théoden', 'Háma', 'Gimli'].map((x) => [t.card(x).companions, t.card(x).control]);
    };
    // a king with a mind of six; who is in his service goes with him
    t.equal(
      despair(2, 12, 12),
      [
        [['Háma'], 'general'],
        [['Théoden'], 'Théoden'],
        [[], 'general'],
      ],
      'an eight',
    );
    t.equal(
      despair(5, 9, 5),
      [
        [['Háma', 'Gimli'], 'general'],
        [['Théoden', 'Gimli'], 'Théoden'],
        [['Théoden', 'Háma'], 'general'],
      ],
      'eleven, all of them',
    );
    t.equal(
      despair(12, 8, 12).map(([with_]) => with_),
      [['Gimli'], [], ['Théoden']],
      'the other way round',
    );
    while (t.state.current !== t.company('Háma').id) {
      const { options } = t.decision();
      t.take(options.find((x) => x.type === 'pass') ?? options[0], 'on');
    }
    t.skipTo('movement-hazard');
    t.equal([t.limit('Háma'), t.path('Háma')], [1, t.path('Gimli')], 'on his own');
  });
});
