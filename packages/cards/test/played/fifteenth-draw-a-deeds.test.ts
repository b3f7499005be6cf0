import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Resources of a fifteenth draw, each held to clauses of its text that no other test plays. */

const BELLS = 'All the Bells Ringing';
const BALANCE = 'Balance Between Powers';
const CUP = 'Cup of Farewell';
const GLANCE = 'Glance of Arien';
const LOBELIA = 'Lobelia Sackville-Baggins';
const MAIL = 'Orc-mail';
const PALM = 'Palm to Palm';
const SHOW = 'Show Things Unbidden';
const TREASON = 'Treason the Greatest Foe';
const WONDER = 'No Waiting to Wonder';

describe('heroes and minions', () => {
  holds('Orc-mail: lords of the dark are minions as well', (t) => {
    for (const [who, kind, at] of [
      ['The Balrog', 'balrog', 'Moria'],
      ['Azog', 'balrog', 'Moria'],
      ['The Witch-king', 'ringwraith', 'Dol Guldur'],
    ] as const)
      for (const roll of [11, 12]) {
        t.board({
          resource: { kind, companies: [{ at, members: [who] }] },
          hazard: {
            kind: 'wizard',
            companies: [{ at, members: ['Frodo', 'Gimli'], events: [MAIL] }],
          },
          moment: 'movement',
          asksPasses: true,
        });
        t.rolls(roll).skipTo('enter');
        t.equal(t.card(MAIL).zone, roll === 12 ? 'discard' : 'play', `${roll} and ${who}`);
      }
  });

  holds('Treason the Greatest Foe: a Man of a Fallen-wizard is a hero to it', (t) => {
    for (const [who, may] of [
      ['Hador', true],
      ['Mauhúr', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: ['Calendal'] }],
          hand: [TREASON],
        },
        hazard: { kind: 'fallen-wizard', companies: [{ at: 'Dol Guldur', members: [who] }] },
        moment: 'entered',
        asksPasses: true,
      });
      // who is neither Orc nor Troll is treated so (coe/1.3.F5)
      if (may) t.resource.may(`play ${TREASON}`);
      else t.resource.refused(TREASON, { 'no-target': 'coe/9.3' });
    }
  });

  holds('All the Bells Ringing: only there, and only then, does the site not detain', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: 'Edoras', members: ['Ostisen', 'Layos'] },
          { at: 'LE-354', members: ['Ciryaher', 'Asternak'] },
        ],
      },
      hazard: {
        kind: 'wizard',
        companies: [{ at: 'Edoras', members: ['Legolas'] }],
        hand: [BELLS],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('Ostisen');
    t.passUntil('enter').resource.chooses('enter');
    t.equal(t.attack().detainment, true, 'they are let off lightly');
    t.fightOut({ always: 12 });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('attack').hazard.plays(BELLS).stage.resolve();
    t.equal([t.attack().name, t.attack().detainment], ['Edoras', false], 'now in earnest');
    while (t.underAttack && t.decision().about !== 'company-attack') t.fightOut({ always: 12 });
    t.asks(t.resource, 'company-attack').resource.passes();
    t.skipTo('enter').resource.chooses('enter');
    t.equal(t.attack().detainment, true, 'elsewhere as ever');
  });

  holds('All the Bells Ringing: too late once strikes are given out', (t) => {
    t.board({
      resource: { kind: 'ringwraith', companies: [{ at: 'Edoras', members: ['Ostisen'] }] },
      hazard: {
        kind: 'wizard',
        companies: [{ at: 'Edoras', members: ['Legolas'] }],
        hand: [BELLS],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('defend').hazard.chooses('Legolas');
    while (t.underAttack) {
      t.expect(!t.offered().some((x) => x.includes(BELLS)), 'too late');
      t.rolls(7, 7, 7, 7);
      const { options } = t.decision();
      t.take(options.find((x) => x.type === 'pass') ?? options[0], 'on');
      t.state.dice = [];
    }
  });

  holds('Nûrniags: thirteen is not enough; where the servants have them they are taken', (t) => {
    for (const [roll, zone] of [
      [9, 'discard'],
      [10, 'pile'],
    ] as const) {
      // three of his own, and one for a Man
      t.board({
        resource: { companies: [{ at: 'Nûrniag Camp', members: ['Théoden'] }], hand: ['AS-64'] },
        moment: 'entered',
        asksPasses: true,
        rolls: [roll],
      });
      t.resource.plays('Nûrniags', 'Théoden').stage.resolve();
      t.equal(t.card('Nûrniags').zone, zone, `${roll}`);
      if (zone === 'pile') t.equal(t.points(0).faction, 5, 'five points');
    }
    t.board({
      resource: { companies: [{ at: 'Nûrniag Camp', members: ['Théoden'] }], hand: ['AS-64'] },
      hazard: { kind: 'ringwraith', pile: ['LE-273'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.mayNot('play Nûrniags');
  });
});

describe('deeds', () => {
  holds(
    'Show Things Unbidden: agents of a Wizard are hazards; she must be hale, and at home',
    (t) => {
      t.board({
        resource: { companies: [{ at: 'Lórien', members: ['Galadriel'] }], hand: [SHOW] },
        hazard: { hand: ['Wargs', 'Taladhan', LOBELIA, 'Cram', 'Doors of Night'] },
        moment: 'organization',
      });
      t.resource.plays(SHOW).stage.resolve();
      t.hazard.options_are('Wargs', 'Taladhan', LOBELIA);
      t.hazard.chooses('Wargs').chooses('Taladhan');
      t.equal(t.hand(1), ['Cram', 'Doors of Night'], 'what is left');
      t.expect(!t.sees(0, t.id('Cram')), 'unseen');
      for (const [at, status] of [
        ['Rivendell', 'untapped'],
        ['Lórien', 'tapped'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, members: [{ name: 'Galadriel', status }] }],
            hand: [SHOW],
          },
          hazard: { hand: ['Wargs'] },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.mayNot(`play ${SHOW}`);
      }
    },
  );

  holds('Glance of Arien: an environment, to be met by Twilight', (t) => {
    t.board({
      resource: {
        kind: 'balrog',
        companies: [{ at: 'Moria', members: ['The Balrog'] }],
        hand: ['Twilight'],
      },
      hazard: { hand: [GLANCE], events: ['Gates of Morning'] },
      moment: 'hazards',
      asksPasses: true,
    });
    const before = t.card('The Balrog').stat('prowess');
    t.hazard.plays(GLANCE);
    t.resource.plays('Twilight').stage.resolve();
    t.equal(
      [t.card('The Balrog').stat('prowess'), t.card(GLANCE).zone],
      [before, 'discard'],
      'nothing',
    );
  });

  holds(
    'Balance Between Powers and Palm to Palm: gone when any deck is, an opponent’s too',
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Legolas', 'Gimli'], events: [PALM] }],
          events: [BALANCE],
        },
        hazard: {
          companies: [{ at: 'Lórien', members: ['Haldir'] }],
          hand: ['Cram', 'Cram', 'Cram', 'Cram', 'Cram', 'Cram', GLANCE],
          deck: ['Wood-elves'],
          noFiller: true,
          discard: ['Men of Anfalas', 'Concealment'],
        },
        moment: 'end-of-turn',
      });
      t.equal([t.card(BALANCE).zone, t.card(PALM).zone], ['play', 'play'], 'there');
      t.passUntil('organization', { turns: 1 });
      t.equal(
        [t.state.players[1].exhausted, t.card(BALANCE).zone, t.card(PALM).zone],
        [1, 'discard', 'discard'],
        'gone',
      );
    },
  );

  holds('Cup of Farewell: in each turn anew; for those of the company, where it is', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: ['Legolas', { name: 'Gimli', status: 'tapped' }],
            events: [CUP],
          },
          { at: 'Lórien', members: ['Haldir'] },
        ],
        sideboard: ['Cram', 'Miruvor', 'Glamdring'],
      },
      hazard: { companies: [{ at: 'Edhellond', members: ['Elrond'] }], hand: ['River'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses(CUP).stage.resolve();
    t.resource.options_are('Cram', 'Miruvor').chooses('Cram');
    t.equal([t.card('Legolas').status, t.card('Haldir').status], ['tapped', 'untapped'], 'who');
    t.skipTo('organization', { turns: 2 });
    t.resource.uses(CUP, 'Gimli').stage.resolve();
    t.equal(t.hand(0).includes('Miruvor'), true, 'once more');
  });

  holds('Face Out of Sight: agents of both sides, but not who serves in a company', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: 'Dol Guldur', members: [{ name: 'The Grimburgoth', status: 'wounded' }] },
        ],
        agents: [{ name: 'Deallus', status: 'tapped' }],
      },
      hazard: {
        companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        events: ['Face Out of Sight'],
        agents: [
          { name: 'Bill Ferny', status: 'tapped' },
          { name: 'Firiel', status: 'untapped' },
        ],
      },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.passUntil('organization', { turns: 1 });
    t.equal(
      ['The Grimburgoth', 'Deallus', 'Bill Ferny', 'Firiel'].map((x) => t.card(x).zone),
      ['play', 'hand', 'hand', 'face-down'],
      'any turn, any player',
    );
  });

  holds('Horns, Horns, Horns: of all players, and nothing but factions', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Legolas'] }],
        hand: ['Horns, Horns, Horns', 'Men of Dale'],
        discard: ['Riders of Rohan'],
      },
      hazard: { discard: ['Wood-elves', 'Wargs'] },
      others: [{ discard: ['Ents of Fangorn'] }],
      moment: 'organization',
    });
    t.resource.plays('Horns, Horns, Horns').stage.resolve();
    t.equal(
      ['Riders of Rohan', 'Wood-elves', 'Ents of Fangorn', 'Wargs', 'Men of Dale'].map(
        (x) => t.card(x).zone,
      ),
      ['deck', 'deck', 'deck', 'discard', 'hand'],
      'three players',
    );
  });

  holds('No Waiting to Wonder: another’s strike, and one beside him who is untapped', (t) => {
    for (const [struck, may] of [
      ['Sam Gamgee', false],
      ['Elrond', true],
      ['Treebeard', true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              to: 'Old Forest',
              members: [
                { name: 'Elrond', bears: ['Treebeard'] },
                'Sam Gamgee',
                { name: 'Frodo', status: 'tapped' },
              ],
            },
            { at: 'Lórien', members: ['Pippin'] },
          ],
          hand: [WONDER],
        },
        hazard: { hand: ['Elf-lord Revealed in Wrath'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Elf-lord Revealed in Wrath', 'Wilderness').stage.resolve();
      t.passUntil('defend').resource.chooses(`a strike to ${struck}`);
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
      if (!may) {
        // the other Hobbit there is tapped
        t.resource.refused(WONDER, { cost: 'coe/9.2.3' });
        continue;
      }
      t.resource.plays(WONDER);
      t.equal(t.card('Sam Gamgee').status, 'tapped', 'the only one who could');
      t.resolve();
    }
  });

  holds('Palm to Palm: allies mind it too; gone with any deck; nobody splits from others', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            members: [{ name: 'Gimli', bears: ['Gollum'] }, 'Bofur'],
            events: [PALM],
          },
          { at: 'Lórien', members: ['Legolas', 'Haldir'] },
        ],
        sites: ['Bree', 'Moria'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(t.card('Gollum').stat('mind'), 4 + 1, 'the ally');
    t.resource.chooses('organize').chooses('split off Haldir').passes();
    t.equal(t.card(PALM).zone, 'play', 'others part as they like');
  });
});
