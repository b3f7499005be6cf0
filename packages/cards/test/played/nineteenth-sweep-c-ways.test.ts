import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Ways of minions that are gone a second time, or back, and what goes along. */

const kind = 'ringwraith';
const FOCUS = 'Focus Palantír';
const STONE = 'Palantír of Annúminas';
const RIDER = 'Ûvatha the Ringwraith';

describe(FOCUS, () => {
  const bearing: Member = { name: 'Layos', bears: [{ name: 'LE-331', on: [FOCUS] }] };

  holds('Whoever is given the stone can use it; for a card that takes a sage', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: [bearing, 'Hador'] }],
        deck: ['Test of Fire', 'Iron-road', FOCUS, 'Wargs'],
        discard: ['Crack in the Wall', 'Threats'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(12).resource.chooses(`give ${STONE} to Hador`).stage.resolve();
    t.equal([t.card(STONE).host, t.card(FOCUS).host], ['Hador', STONE], 'both go over');
    t.rolls(12).resource.uses(STONE).stage.resolve();
    t.resource.options_are('Test of Fire', FOCUS, 'Crack in the Wall');
    t.resource.chooses('Crack in the Wall').stage.resolve();
    t.equal([t.card('Crack in the Wall').zone, t.card(STONE).status], ['hand', 'tapped'], 'one');
  });

  holds('Iron-road back is a movement too: the stone is out of focus', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Dol Guldur',
            to: 'LE-387',
            members: [{ name: 'Layos', bears: ['LE-331'] }, 'Ciryaher'],
          },
        ],
        hand: ['Iron-road', FOCUS],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Iron-road', 'Layos').stage.resolve();
    t.skipTo('movement-hazard').skipTo('end-of-turn');
    t.resource.plays(FOCUS, 'Ciryaher').stage.resolve();
    t.skipTo('turn-end').resource.uses('Iron-road').stage.resolve();
    t.equal([t.card('Layos').site, t.card(FOCUS).zone], ['Dol Guldur', 'discard'], 'back');
  });
});

describe('there and back', () => {
  /** They meet others of theirs who were there, and go on as one company; whichever was first. */
  const joined = (t: Stage, card: Named, at: Named, to: Named, ours: boolean): void => {
    const goes = { at, to, members: ['Orc Captain'] } as const;
    const stays = { at: to, members: ['Lagduf'] } as const;
    t.board({
      resource: { kind, companies: ours ? [goes, stays] : [stays, goes], hand: [card] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(card, 'Orc Captain').stage.resolve();
    t.skipTo('end-of-turn').skipTo('turn-end');
    t.equal(t.card('Orc Captain').companions, ['Lagduf'], 'one company');
    t.resource.uses(card).stage.resolve();
  };

  holds('Iron-road: twice the normal number of cards, though it is played twice', (t) => {
    for (const copies of [1, 2]) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', to: 'LE-387', members: ['Layos'] }],
          hand: ['Iron-road', 'Iron-road'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      for (let n = 0; n < copies; n++) t.resource.plays('Iron-road', 'Layos').stage.resolve();
      const before = t.hand(1).length;
      while (t.decision().about !== 'movement-hazard') {
        const { about, options } = t.decision();
        const pass = options.find((o) => o.type === 'pass') ?? options[0];
        t.take(about === 'draw' ? { type: 'yes' } : pass, 'on');
      }
      t.equal(t.hand(1).length - before, 4, `${copies}`);
    }
  });

  for (const [card, at, to, place] of [
    ['Iron-road', 'Dol Guldur', 'LE-364', 'Dol Guldur'],
    ['Legendary Stair', 'LE-378', 'AS-166', 'Goblin-gate'],
  ] as const)
    holds(`${card}: all are back where those began the turn who took that way`, (t) => {
      for (const ours of [true, false]) {
        joined(t, card, at, to, ours);
        t.equal([t.card('Orc Captain').site, t.card('Lagduf').site], [place, place], `${ours}`);
      }
    });
});

describe('Ûvatha Unleashed', () => {
  const CARD = 'Ûvatha Unleashed';
  holds('From where he has come to he goes on to a Darkhaven alone, and again', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Minas Morgul', to: 'LE-352', members: [RIDER], events: ['Black Rider'] },
        ],
        hand: [CARD, CARD],
        sites: ['Carn Dûm', 'LE-391', 'LE-406', 'Dol Guldur'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.mayNot(`play ${CARD}`);
    t.passUntil('movement-hazard-end').resource.plays(CARD).stage.resolve();
    t.skipTo('move-again').resource.options_are(
      `move the company of ${RIDER} to Minas Morgul`,
      'pass',
    );
    t.resource.chooses('Minas Morgul');
    t.skipTo('movement-hazard').passUntil('movement-hazard-end');
    t.resource.may(`play ${CARD}`);
  });

  holds('Not for one who follows another, nor for a company in which he is not', (t) => {
    for (const members of [
      ['Ren the Ringwraith', { name: RIDER, under: 'Ren the Ringwraith' }],
      ['Hador'],
    ] as Member[][]) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Minas Morgul',
              to: 'Dol Guldur',
              members,
              ...(members.length > 1 ? { events: ['Black Rider'] as const } : {}),
            },
            ...(members.length > 1 ? [] : [{ at: 'Carn Dûm', members: [RIDER] } as const]),
          ],
          hand: [CARD],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.passUntil('movement-hazard-end').resource.refused(CARD, { 'no-target': 'coe/9.3' });
    }
  });
});

describe('Leg It Double Quick', () => {
  const LEG = 'Leg It Double Quick';
  const sets = (t: Stage, hand: Named[], theirs: Named[], members: Member[]): void =>
    void t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', to: 'Ettenmoors', by: ['Angmar', 'Rhudaur'], members }],
        hand,
        sites: ['Cameth Brin'],
      },
      hazard: { hand: theirs, events: ['Doors of Night'] },
      moment: 'hazards',
      asksPasses: true,
    });

  holds('Characters tap, and nobody else; the wounded stay so', (t) => {
    sets(
      t,
      [LEG],
      ['Wargs'],
      ['Hador', { name: 'Lagduf', status: 'wounded' }, { name: 'Jerrek', bears: ['War-warg'] }],
    );
    t.passUntil('movement-hazard-end').resource.plays(LEG).stage.resolve();
    t.equal(
      (['Hador', 'Lagduf', 'Jerrek', 'War-warg'] as const).map((x) => t.card(x).status),
      ['tapped', 'wounded', 'tapped', 'untapped'],
      'all of them',
    );
    t.skipTo('move-again').resource.may('to Cameth Brin').may('to Carn Dûm');
  });

  holds('Who was sent back has not come anywhere', (t) => {
    sets(t, [LEG, 'Forced March'], ['Snowstorm'], ['Hador']);
    t.hazard.plays('Snowstorm').stage.resolve();
    t.equal(t.card('Hador').site, 'Carn Dûm', 'back');
    t.expect(!t.offered().some((x) => x.startsWith('play')), 'nothing is left to be done');
  });
});

describe('Orc-mounts', () => {
  holds('They ride so all the turn, on a second way too; one lot for each company', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: ['Grishnákh', 'Lagduf'] }],
        sites: ['Ettenmoors', 'Cameth Brin'],
        hand: ['Orc-mounts', 'Orc-mounts', 'Leg It Double Quick'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('to Ettenmoors').plays('Orc-mounts').stage.resolve();
    t.resource.refused('Orc-mounts', { duplicate: 'coe/g.cbd.1' });
    t.skipTo('movement-hazard');
    t.equal(t.limit('Lagduf'), 4, 'two more');
    t.passUntil('movement-hazard-end').resource.plays('Leg It Double Quick').stage.resolve();
    t.skipTo('move-again').resource.chooses('Cameth Brin');
    t.skipTo('movement-hazard');
    t.equal(t.limit('Lagduf'), 4, 'and again');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.equal(t.attack().prowess, 8, 'one less');
  });
});

describe("Sneakin'", () => {
  holds('Who stays is not found either, nor by what was laid on guard; agents come', (t) => {
    for (const goes of [true, false]) {
      t.board({
        resource: {
          kind,
          companies: [{ at: goes ? 'Carn Dûm' : 'Ettenmoors', members: ['Ciryaher', 'Hador'] }],
          sites: goes ? ['Ettenmoors'] : [],
          hand: ["Sneakin'"],
        },
        hazard: { hand: ['Cave-drake', 'Baduila'] },
        moment: 'organization',
        asksPasses: true,
      });
      if (goes) t.resource.chooses('to Ettenmoors');
      t.resource.plays("Sneakin'").stage.resolve();
      t.skipTo('movement-hazard');
      while (t.decision().seat !== 1) t.pass();
      t.hazard.mayNot('play Cave-drake').may('play Baduila').placesOnGuard('Cave-drake');
      t.skipTo('enter').resource.chooses('enter');
      t.expect(t.decision().about !== 'reveal-on-guard', 'it stays where it is');
    }
  });
});
