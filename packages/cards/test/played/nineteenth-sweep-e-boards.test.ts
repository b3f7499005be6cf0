import type { CardName } from '@mathom/engine/language';
import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Short texts on boards that no other test has. */

describe('attacks', () => {
  const HELMS = 'Helms of Iron';
  holds('Helms of Iron: agents who are Men, no other agents, and no company', (t) => {
    for (const [who, more] of [
      ['Bill Ferny', 1],
      ['Lobelia Sackville-Baggins', 0],
    ] as const) {
      const body = (events: CardName[]): number => {
        t.board({
          resource: { companies: [{ at: 'Bree', members: ['Gimli'] }] },
          hazard: { agents: [{ name: who, via: ['Bree'], faceUp: true }], events },
          moment: 'site',
          asksPasses: true,
        });
        t.resource.chooses('enter');
        t.hazard.chooses(`${who} attacks`);
        return t.attack().body;
      };
      t.equal(body([HELMS]) - body([]), more, who);
    }
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Bree', members: ['Asternak'] }],
      },
      hazard: { companies: [{ at: 'Bree', members: ['Faramir'] }], events: [HELMS] },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.equal(t.passUntil('attack').attack().body, -1, 'a hazard, and no matter of companies');
  });

  holds('Chill Them with Fear: an Elf who attacks with his company is not meant', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Elrond'] }] },
      hazard: {
        kind: 'ringwraith',
        companies: [{ at: 'Bree', members: ['Asternak'] }],
        events: ['Chill Them with Fear'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('attack');
    t.equal([t.attack().strikes, t.attack().prowess], [1, 7], 'one strike, his own prowess');
  });

  holds('Elf-lord Revealed in Wrath: even Orcs of a Fallen-wizard are only detained', (t) => {
    for (const members of [['Saruman', 'Mauhúr'], ['Saruman']] as CardName[][]) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            {
              at: 'Bree',
              to: 'Moria',
              by: ['Arthedain', 'Cardolan', 'Hollin', 'Redhorn Gate'],
              members,
            },
          ],
        },
        hazard: { hand: ['Elf-lord Revealed in Wrath'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Elf-lord Revealed in Wrath').stage.resolve();
      t.equal(t.attack().detainment, true, 'a company of heroes (coe/2.IV.vii.F1)');
    }
  });

  holds('Bûthrakaur: those who follow him follow one company', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Goblin-gate', by: 'starter', members: ['Elrond'] },
          { at: 'Lórien', to: 'Moria', by: 'starter', members: ['Gimli'] },
        ],
      },
      hazard: { hand: ['Bûthrakaur the Green', 'Orc-guard'] },
      moment: 'hazards',
      current: 'Elrond',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Bûthrakaur the Green', 'Shadow-hold').stage.resolve();
    t.fightOut({ always: 12 });
    t.skipTo('path').skipTo('movement-hazard');
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
    t.equal(t.company('Gimli').hazards, 1, 'the other has not met him');
  });

  holds('Gothmog, Wolf-riders, Carrion Birds: keyed to no site, they are no guards of one', (t) => {
    for (const [guard, may] of [
      ['Gothmog', false],
      ['Wolf-riders', false],
      ['Carrion Birds', false],
      ['Orc-patrol', true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Mount Gram',
              by: ['Rhudaur', 'Angmar'],
              members: ['Gimli', 'Elrond', 'Legolas'],
              onGuard: [guard],
            },
          ],
        },
        hazard: { hand: ['Orc-guard'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Orc-guard', 'Shadow-land').stage.resolve();
      t.fightOut({ always: 12 });
      t.passUntil('enter').resource.chooses('enter');
      t.equal(
        t.offered().some((x) => x.includes(`reveal ${guard}`)),
        may,
        guard,
      );
    }
  });

  holds('Thief: a trophy will do, and is worth what it was worth', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Dol Guldur',
            to: "Beorn's House",
            members: [{ name: 'Gorbag', trophies: ['Wargs'] }, 'Grishnákh'],
          },
        ],
      },
      hazard: { kind: 'wizard', hand: ['Thief'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    const before = t.points(0).kill;
    t.hazard.plays('Thief').stage.resolve();
    t.fightOut(2);
    t.equal(
      [t.card('Wargs').host, t.card('Wargs').zone, t.points(0).kill],
      ['', 'pile', before],
      'coe/3.IV.4',
    );
  });
});

describe('events', () => {
  const onward = (t: Stage): void => {
    const { options } = t.decision();
    t.take(options.find((o) => o.type === 'pass') ?? options[0], 'on');
  };

  holds('Song of the Lady: each company for itself, and none that stays', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Lórien', members: ['Legolas'] },
          { at: 'Lórien', members: ['Gimli'] },
          { at: 'Lórien', members: ['Haldir'] },
        ],
        sites: ['Moria', 'Dol Guldur'],
      },
      hazard: { events: ['Song of the Lady'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('Legolas to Moria').chooses('Gimli to Dol Guldur');
    // five and two for a Dwarf
    t.rolls(6, 5);
    for (let i = 0; i < 60 && t.decision().about !== 'end-of-turn'; i++) onward(t);
    t.equal(
      [t.card('Legolas').site, t.card('Gimli').site],
      ['Lórien', 'Dol Guldur'],
      'one stays, and one goes',
    );
  });

  holds('The Will of Sauron: what all players have lasts, and is gone with it', (t) => {
    const LONG = ['Sleepless Malice', 'Awaken Defenders', 'Chill Them with Fear'] as const;
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        events: [LONG[0]],
        hand: ['Gates of Morning'],
      },
      hazard: {
        companies: [{ at: 'Lórien', members: ['Haldir'] }],
        events: ['Doors of Night', 'The Will of Sauron', LONG[1]],
      },
      others: [{ companies: [{ at: 'Edhellond', members: ['Gimli'] }], events: [LONG[2]] }],
      moment: 'untap',
      asksPasses: true,
    });
    t.skipTo('organization', { turns: 3 });
    t.equal(
      LONG.map((x) => t.card(x).zone),
      ['play', 'play', 'play'],
      'after a round',
    );
    t.resource.plays('Gates of Morning').stage.resolve();
    t.equal(
      [...LONG, 'The Will of Sauron'].map((x) => t.card(x).zone),
      ['discard', 'discard', 'discard', 'discard'],
      'at once',
    );
  });

  holds('Winds of Wrath: the card is the other’s, and goes back to him', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Grey Havens', to: 'Edhellond', by: 'starter', members: ['Gimli'] }],
      },
      hazard: {
        hand: ['Winds of Wrath'],
        events: ['Doors of Night'],
        // a haven has no site path (coe glossary "site path")
        sites: ['Isle of the Ulond', 'Tolfalas', 'Edhellond', 'Bree'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Winds of Wrath').stage.resolve();
    t.hazard.options_are('Isle of the Ulond', 'Tolfalas').chooses('Isle of the Ulond');
    const isle = t.id('Isle of the Ulond');
    t.skipTo('enter');
    t.state.status[isle] = 1;
    t.skipTo('organization', { turns: 2 });
    t.resource.chooses('to Edhellond');
    t.skipTo('end-of-turn');
    t.equal(
      [t.card('Gimli').site, t.state.players.map((p) => p.discard.includes(isle))],
      ['Edhellond', [false, true]],
      'tapped, it is discarded by its player',
    );
  });

  holds('Will You Not Come Down?: who is on the way is at no Wizardhaven', (t) => {
    for (const [at, to, may] of [
      ['The White Towers', undefined, true],
      ['The White Towers', 'Bree', false],
      ['Bree', 'The White Towers', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [{ at, ...(to ? { to } : {}), members: ['Saruman'] }],
        },
        hazard: { hand: ['Will You Not Come Down?'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (t.decision().seat === 0) t.resource.passes();
      if (may) t.hazard.may('play Will You Not Come Down?');
      else t.hazard.refused('Will You Not Come Down?', { 'no-target': 'coe/9.3' });
    }
  });
});
