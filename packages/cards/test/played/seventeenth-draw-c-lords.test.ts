import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Ringwraiths and stones that see: clauses of a seventeenth draw that no other test plays. */

const kind = 'ringwraith';
const KHAMUL = 'Khamûl the Ringwraith';
const REN = 'Ren the Ringwraith';
const DWAR = 'Dwar the Ringwraith';
const RIDE = 'They Ride Together';
const BLACK = 'Black Rider';

const organizing = (t: Stage, members: Member[], hand: Named[], hazard: object = {}): Stage =>
  t.board({
    resource: { kind, companies: [{ at: 'Minas Morgul', members }], hand },
    hazard,
    moment: 'organization',
    asksPasses: true,
  });

describe('Khamûl', () => {
  holds('one follower for nothing, whom he brings in, and four by influence', (t) => {
    organizing(t, [KHAMUL], [REN, DWAR]);
    t.resource.chooses('organize').chooses(`play ${REN}`, `controlled by ${KHAMUL}`);
    t.equal(t.card(KHAMUL).influence(), 4, 'he costs nothing');
    t.equal(
      t.offered().some((x) => x.includes(DWAR)),
      false,
      'one, and not another',
    );
    organizing(
      t,
      [KHAMUL],
      [
        RIDE,
        REN,
        DWAR,
        'Indûr the Ringwraith',
        'The Witch-king',
        'Adûnaphel the Ringwraith',
        'Hoarmûrath the Ringwraith',
      ],
    );
    t.resource.plays(RIDE).stage.resolve();
    for (let i = 0; i < 5; i++) t.resource.chooses(t.offered()[0]);
    t.equal(t.company(KHAMUL).members.length, 6, 'five of them');
    t.equal(t.card('Hoarmûrath the Ringwraith').zone, 'hand', 'there is no influence for a sixth');
    organizing(t, [REN, { name: KHAMUL, under: REN }], [DWAR]);
    t.resource.chooses('organize');
    t.equal(
      t.offered().some((x) => x.includes(DWAR)),
      false,
      'who follows another brings nobody',
    );
  });

  holds('an Elf at whom he strikes is two weaker, and nobody else', (t) => {
    for (const [foe, body] of [
      ['Legolas', 6],
      ['Gimli', 8],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Bree', members: [KHAMUL], events: [BLACK] }] },
        hazard: { companies: [{ at: 'Bree', members: [foe] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      const before = t.steps.length;
      t.fightOut(12, 2, 2);
      const check = t.steps
        .slice(before)
        .flatMap((x) => x.events)
        .find((e) => e.event === 'roll' && e.for === 'body');
      t.equal(check?.event === 'roll' ? check.against : -1, body, foe);
    }
  });
});

describe('They Ride Together', () => {
  holds('not one whom an opponent is; the hazard of his name goes; one more may be played', (t) => {
    organizing(t, [KHAMUL], [RIDE, REN, DWAR], {
      kind,
      companies: [{ at: 'Dol Guldur', members: [REN] }],
    });
    t.resource.plays(RIDE).stage.resolve();
    t.resource.options_are(DWAR, 'pass');
    organizing(t, [KHAMUL], [RIDE, REN, 'Ostisen'], { events: ['Ren the Unclean'] });
    t.resource.plays(RIDE).stage.resolve();
    t.resource.chooses(REN);
    t.equal([t.card('Ren the Unclean').zone, t.card(REN).control], ['discard', KHAMUL], 'he');
    t.resource.chooses('organize').may('play Ostisen');
  });
});

describe('Black Rider', () => {
  holds('it and the followers are gone as they are at a Darkhaven once more, moved or not', (t) => {
    organizing(t, [KHAMUL, { name: REN, under: KHAMUL }], [BLACK, BLACK]);
    t.resource.plays(BLACK).stage.resolve();
    t.resource.refused(BLACK, { duplicate: 'coe/g.cbd.1' });
    t.equal(t.card(REN).zone, 'play', 'he rides along');
    t.skipTo('long-event', { turns: 2 });
    t.equal(
      [t.state.table.some((x) => t.idOf(x) === 'LE-170'), t.card(REN).zone, t.card(KHAMUL).zone],
      [false, 'discard', 'play'],
      'it is over',
    );
  });
});

describe('stones that see', () => {
  const TIRITH = 'Palantír of Minas Tirith';
  const OSGILIATH = 'Palantír of Osgiliath';
  const sees = (name: Named): Member => ({
    name: 'Hador',
    bears: [{ name, on: ['Focus Palantír'] }],
  });

  holds('Palantír of Minas Tirith: the other deck is that of one opponent, who is named', (t) => {
    const OWN: Named[] = ['Wargs', 'River', 'Wolves', 'Ghosts', 'Huorn'];
    const sides: Named[][] = [
      ['Orc-patrol', 'Orc-guard', 'Orc-watch', 'Abductor', 'Assassin'],
      ['Cave-drake', 'Brigands', 'Crebain', 'Ghouls', 'Giant Spiders'],
    ];
    t.board({
      resource: { kind, companies: [{ at: 'Carn Dûm', members: [sees('LE-333')] }], deck: OWN },
      hazard: { deck: sides[0] },
      others: [{ deck: sides[1] }],
      moment: 'organization',
      asksPasses: true,
    });
    const top = (seat: number): Named[] =>
      t.state.players[seat].deck
        .slice(-5)
        .map((x) => t.idOf(x) as Named)
        .sort();
    const before = [0, 1, 2].map(top);
    const third = t.state.players[1].deck.slice();
    t.rolls(12).resource.uses(TIRITH).stage.resolve();
    t.resource.passes();
    t.resource.options_are('Hazard player', 'Player 3').chooses('Player 3').passes();
    t.equal([0, 1, 2].map(top), before, 'the same five lie on top of each');
    t.equal(t.state.players[1].deck, third, 'nobody has looked at this one');
    t.equal(t.card(TIRITH).status, 'tapped', 'once');
  });

  holds('Palantír of Minas Tirith: there is one; decks that are short are seen whole', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Carn Dûm', members: [sees('LE-333')] }],
        deck: ['Wargs', 'River'],
        noFiller: true,
      },
      hazard: { noFiller: true },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(12).resource.uses(TIRITH).stage.resolve();
    t.resource.passes();
    t.equal([t.state.players[0].deck.length, t.card(TIRITH).status], [2, 'tapped'], 'both');
    const found = (bears: Named[], siteTapped?: true): boolean => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Minas Tirith', members: ['Hador'], ...(siteTapped ? { siteTapped } : {}) },
          ],
          hand: ['LE-333'],
        },
        hazard: { companies: [{ at: 'Rivendell', members: [{ name: 'Gimli', bears }] }] },
        moment: 'entered',
        asksPasses: true,
      });
      return t.offered().includes(`play ${TIRITH}`);
    };
    t.equal([found([]), found(['TW-299']), found([], true)], [true, false, false], 'one');
  });

  holds('Palantír of Osgiliath: four characters to bear it along, allies are none', (t) => {
    for (const [members, zone] of [
      [['Jerrek', 'Ciryaher', 'Orc Brawler'], 'play'],
      [['Jerrek', { name: 'Ciryaher', bears: ['War-wolf'] }], 'discard'],
    ] as [Member[], string][]) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: [sees('LE-335'), ...members],
            },
          ],
        },
        hazard: { hand: ['River'] },
        moment: 'movement',
        asksPasses: true,
      });
      t.skipTo('movement-hazard');
      t.equal(t.card(OSGILIATH).zone, zone, `${members.length + 1}`);
    }
  });

  holds('Palantír of Osgiliath: lost as one falls on the way, and not as one falls there', (t) => {
    for (const at of ['road', 'site'] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Ettenmoors',
              by: ['Angmar', 'Rhudaur'],
              members: [sees('LE-335'), 'Jerrek', 'Ciryaher', 'Orc Brawler'],
            },
          ],
        },
        hazard: { hand: ['Wargs'] },
        moment: at === 'road' ? 'hazards' : 'movement',
        asksPasses: true,
      });
      if (at === 'road') t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      else t.skipTo('enter').resource.chooses('enter');
      t.passUntil('defend').resource.chooses('Orc Brawler');
      if (at === 'road') {
        t.resource.chooses('Jerrek');
        t.passUntil('strike').resource.chooses('against Orc Brawler');
      }
      t.rolls(2, 12).passUntil('stay-untapped').resource.chooses('no');
      for (let i = 0; i < 9 && t.card('Orc Brawler').zone === 'play'; i++) t.pass();
      t.equal(
        [t.card('Orc Brawler').zone, t.card(OSGILIATH).zone],
        ['removed', at === 'road' ? 'discard' : 'play'],
        at,
      );
    }
  });

  holds('Palantír of Osgiliath: as another of the Shadow, tapped or not, whosever; stored', (t) => {
    for (const stone of ['LE-333', 'TW-299'] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'Dol Guldur', members: [sees('LE-335')] }] },
        hazard: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              members: [{ name: 'Jerrek', bears: [{ name: stone, tapped: true }] }],
            },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(
        t.offered().some((x) => x.includes(`${OSGILIATH} as ${TIRITH}`)),
        stone === 'LE-333',
        stone,
      );
    }
    for (const [at, points] of [
      ['Barad-dûr', 5],
      ['Dol Guldur', 3],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: [sees('LE-335')] }] },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(12).resource.chooses(`store ${OSGILIATH}`).stage.resolve();
      t.equal(t.points(0).item, points, at);
    }
  });
});
