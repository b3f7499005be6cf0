import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';

/** Hazards of a thirteenth draw against companies on their way. */

describe('what is played with an attack', () => {
  holds('Out of the Black Sky: a Nazgûl of whoever, where he could come; one hazard', (t) => {
    const board = (to: Named, whose: 'resource' | 'hazard'): void =>
      met(
        t,
        ['Gandalf', 'Frodo', 'Gimli'],
        ['Out of the Black Sky', 'River'],
        whose === 'resource' ? { events: ['Ren the Unclean'] } : {},
        {
          events: ['Doors of Night', ...(whose === 'hazard' ? (['Ren the Unclean'] as const) : [])],
        },
        to,
        to === 'Bree' ? 'Rivendell' : 'Dunharrow',
      );
    board('Bree', 'hazard');
    t.resource.passes();
    t.hazard.refused('Out of the Black Sky', { 'no-target': 'coe/9.3' });
    for (const whose of ['resource', 'hazard'] as const) {
      board('Minas Morgul', whose);
      t.hazard.plays('Out of the Black Sky').stage.resolve();
      if (!t.underAttack) t.hazard.chooses('Dark-hold');
      t.equal([t.attack().name, t.attack().strikes], ['Ren the Unclean', 1], whose);
      t.equal(t.company('Gimli').hazards, 1, 'the event alone');
      t.allPass().asks(t.hazard, 'attack').hazard.may('Frodo').chooses('Gimli');
      t.fightOut({ always: 12 });
      t.equal(
        [t.card('Ren the Unclean').zone, t.card('Out of the Black Sky').zone, t.points(0).kill],
        ['removed', 'pile', 5],
        whose,
      );
    }
  });

  holds('Subtlety of Guile: no Wizard; whoever is of another company keeps his body', (t) => {
    met(t, ['Gandalf'], ['Cave-drake', 'Subtlety of Guile'], {}, {}, 'Goblin-gate');
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.fightOut({ always: 2 });
    t.resource.passes();
    t.hazard.refused('Subtlety of Guile', { 'no-target': 'coe/9.3' }, { way: '-1 body to' });
    t.board({
      resource: {
        companies: [
          { at: 'Lake-town', to: 'Gold Hill', members: ['Gandalf', 'Gimli', 'Legolas'] },
          { at: 'Lake-town', to: 'Dale', members: ['Elrond'] },
        ],
      },
      hazard: { hand: ['Itangast', 'Subtlety of Guile', 'Subtlety of Guile'] },
      moment: 'hazards',
      asksPasses: true,
    });
    const all = ['Gandalf', 'Gimli', 'Legolas', 'Elrond'] as const;
    const bodies = (): number[] => all.map((x) => t.card(x).stat('body'));
    const [a, b, c, d] = bodies();
    t.hazard.plays('Itangast', 'by name').stage.resolve();
    t.hazard.plays('Subtlety of Guile', { way: 'each character' }).stage.resolve();
    t.equal(bodies(), [a, b - 1, c - 1, d], 'those who face him');
    t.fightOut({ always: 12 });
    t.skipTo('organization', { turns: 1 });
    t.equal(bodies(), [a, b, c, d], 'for that turn');
  });

  holds('Imprisoned and Mocked: of two with one mind the hazard player says whom', (t) => {
    const board = (members: Named[], foe: Named, more: Named[] = []): void => {
      met(t, members, [foe, 'Imprisoned and Mocked', 'River'], { hand: more }, {}, 'Goblin-gate');
      t.hazard.plays(foe, 'Wilderness').stage.resolve();
    };
    // as many as they are
    board(['Gimli', 'Legolas', 'Fatty Bolger'], 'Orc-patrol');
    t.resource.passes();
    t.hazard.refused('Imprisoned and Mocked', { 'no-target': 'coe/9.3' });
    board(['Gimli', 'Legolas'], 'Wargs');
    t.resource.passes();
    t.hazard.refused('Imprisoned and Mocked', { 'no-target': 'coe/9.3' });
    // three strikes, two of them: one too many gives two
    for (const [roll, led] of [
      [8, false],
      [9, true],
    ] as const) {
      board(['Gimli', 'Legolas'], 'Orc-patrol');
      t.hazard.plays('Imprisoned and Mocked').stage.resolve();
      t.equal(t.card('Legolas').stat('prowess'), 5, 'as printed');
      t.fightOut({ always: 2 });
      t.resolve();
      t.asks(t.hazard, 'pick').hazard.options_are('Gimli', 'Legolas');
      t.rolls(roll).hazard.chooses('Legolas');
      t.equal(
        [t.card('Legolas').companions.length > 0, t.card('Imprisoned and Mocked').zone],
        [!led, led ? 'play' : 'discard'],
        `${roll}`,
      );
    }
    board(['Gimli', 'Fatty Bolger'], 'Orc-patrol', ['Concealment']);
    t.hazard.plays('Imprisoned and Mocked').stage.resolve();
    t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
    t.equal(t.card('Imprisoned and Mocked').zone, 'discard', 'they got away');
    board(['Gimli', 'Legolas'], 'Orc-patrol');
    t.hazard.plays('Imprisoned and Mocked').stage.resolve();
    t.fightOut({ always: 12 });
    t.resolve();
    t.equal(t.card('Imprisoned and Mocked').zone, 'discard', 'they won');
  });

  holds('Wound of Long Burden: twelve and no less; of a haven, and there alone, eight', (t) => {
    for (const [foe, may] of [
      ['Giant', true],
      ['Cave-drake', false],
    ] as const) {
      met(t, ['Gimli'], [foe, 'Wound of Long Burden'], {}, {}, 'Goblin-gate');
      t.hazard.plays(foe, 'Wilderness').stage.resolve();
      t.passUntil('strike-hazard');
      if (may) t.hazard.may('play Wound of Long Burden');
      else t.hazard.refused('Wound of Long Burden', { 'no-target': 'coe/9.3' });
    }
    for (const [at, roll, gone] of [
      ['Bree', 12, null],
      ['Rivendell', 7, false],
      ['Rivendell', 8, true],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Gimli', bears: ['Wound of Long Burden'] }] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(t.card('Gimli').stat('corruption'), 1, 'one point');
      if (gone === null) {
        t.resource.mayNot('use Wound of Long Burden');
        continue;
      }
      t.rolls(roll).resource.uses('Wound of Long Burden').stage.resolve();
      t.equal(t.card('Wound of Long Burden').zone, gone ? 'discard' : 'play', `${roll}`);
      t.equal(t.card('Gimli').status, 'tapped', 'he taps');
    }
  });
});

describe('lands that change', () => {
  holds('Withered Lands: with the Doors; one region, of three sorts', (t) => {
    const board = (doors: boolean) =>
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              by: ['Rhudaur', 'Angmar'],
              members: STRONG,
            },
            { at: 'Rivendell', to: 'Bree', members: ['Frodo'] },
          ],
        },
        hazard: {
          hand: ['Withered Lands', 'Cave-drake', 'Marsh-drake'],
          events: doors ? ['Doors of Night'] : [],
        },
        moment: 'hazards',
        asksPasses: true,
      });
    board(false);
    t.resource.passes();
    t.hazard.refused('Withered Lands', { need: 'coe/9.2' }, { way: 'one Wilderness' });
    for (const way of ['one Wilderness', 'one Shadow-land'] as const) {
      board(true);
      t.equal(t.path('Gimli'), ['wilderness', 'shadow'], 'one of each');
      t.resource.passes();
      t.hazard.mayNot('play Cave-drake').plays('Withered Lands', { way }).stage.resolve();
      t.resource.passes();
      t.hazard.may('play Cave-drake');
      if (way === 'one Wilderness') t.hazard.may('play Marsh-drake');
      else t.hazard.mayNot('play Marsh-drake');
      t.skipTo('path').skipTo('movement-hazard').resource.passes();
      t.equal(t.path('Frodo'), ['wilderness', 'wilderness'], 'the way of others');
    }
    board(true);
    t.resource.passes();
    t.hazard.refused('Withered Lands', { 'no-target': 'coe/9.3' }, { way: 'one Border-land' });
  });

  holds('Reaching Shadow and In Darkness Bind Them: whom the Dark-domains send, and where', (t) => {
    for (const [event, at, to, by, may] of [
      ['Reaching Shadow', 'Lórien', "Beorn's House", ['Wold & Foothills', 'Anduin Vales'], false],
      [
        'Reaching Shadow',
        'Lórien',
        'Dol Guldur',
        ['Wold & Foothills', 'Anduin Vales', 'Western Mirkwood', 'Southern Mirkwood'],
        true,
      ],
      ['In Darkness Bind Them', 'Minas Tirith', 'Henneth Annûn', ['Anórien', 'Ithilien'], false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, to, by, members: STRONG }] },
        hazard: { hand: ['Rogrog', 'Orc-guard'], events: [event] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      if (may) {
        t.hazard.plays('Rogrog', 'Southern Mirkwood').stage.resolve();
        t.fightOut({ always: 12 });
        t.equal(t.card(event).zone, 'discard', 'over with him');
        continue;
      }
      t.hazard.mayNot('play Rogrog');
      t.hazard.may('play Orc-guard');
    }
    // canceled, or won where the type of a region brought them: it stays
    for (const [how, zone] of [
      ['won', 'discard'],
      ['canceled', 'play'],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: "Beorn's House",
              by: ['Wold & Foothills', 'Anduin Vales'],
              members: [...STRONG, 'Frodo'],
            },
          ],
          hand: ['Concealment'],
        },
        hazard: { hand: ['Orc-guard'], events: ['Reaching Shadow'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Orc-guard', 'Anduin Vales').stage.resolve();
      if (how === 'won') t.fightOut({ always: 12 });
      else t.resource.plays('Concealment', 'Frodo').stage.resolve();
      t.equal(t.card('Reaching Shadow').zone, zone, how);
    }
    t.board({
      resource: {
        companies: [
          {
            at: 'Minas Tirith',
            to: 'Dead Marshes',
            by: ['Anórien', 'Ithilien', 'Dagorlad'],
            members: STRONG,
          },
        ],
      },
      hazard: { hand: ['Orc-guard'], events: ['In Darkness Bind Them', 'Reaching Shadow'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Orc-guard', 'Shadow-land').stage.resolve();
    t.fightOut({ always: 12 });
    t.equal(
      [t.card('In Darkness Bind Them').zone, t.card('Reaching Shadow').zone],
      ['play', 'play'],
      'by its symbol',
    );
  });
});
