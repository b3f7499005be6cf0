import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const SPARE: Named = 'Forewarned Is Forearmed';

/** The plainest answer until that is asked. */
function until(t: Stage, about: string, turns = 0): void {
  const last = t.state.turn + turns;
  for (let i = 0; i < 200; i++) {
    const d = t.decision();
    if (t.state.turn === last && d.about === about) return;
    if (about === 'attack' && t.underAttack) return;
    const o =
      d.options.find((x) => x.type === 'pass') ??
      d.options.find((x) => x.type === 'no') ??
      d.options[0];
    t.take(o, 'nothing special is done');
  }
  t.fail(`${about} was never asked: ${t.where()}`);
}

/** What sort of attack it is. */
const source = (t: Stage): string =>
  t.state.stack.flatMap((f) => (f.p === 'attack' && f.s !== 'begin' ? [f.source] : []))[0] ?? '';

const home = (t: Stage, at: Named, members: readonly Named[], onSite: readonly Named[]): void => {
  t.board({
    resource: {
      companies: [{ at, members, onSite }],
      sites: ['Rivendell', 'Lórien', 'Bree', 'Edoras'],
    },
    hazard: { hand: [SPARE] },
    moment: 'organization',
  });
};

describe('as the organization phase of a company ends', () => {
  holds('Siege: one less for each who is no scout, and below five they stay', (t) => {
    for (const [roll, moves] of [
      [6, true],
      [5, false],
    ] as const) {
      // Sam is a scout, Gimli is none
      home(t, 'Bree', ['Gimli', 'Sam Gamgee'], ['Siege']);
      t.resource.chooses('to Rivendell');
      t.rolls(roll);
      until(t, 'movement-hazard');
      t.equal(t.company('Gimli').moving, moves, `with a roll of ${roll}`);
    }
  });

  holds('Siege is for a Border-hold or a Free-hold, and one on each', (t) => {
    const at = (site: Named, onSite: readonly Named[] = []): void => {
      t.board({
        resource: { companies: [{ at: site, members: ['Gimli'], onSite }] },
        hazard: { hand: ['Siege'] },
        moment: 'hazards',
      });
    };
    at('Moria');
    t.hazard.refused('Siege', { 'no-target': 'coe/9.3' });
    at('Bree', ['Siege']);
    t.hazard.refused('Siege', { duplicate: 'coe/g.cbd.1' });
    at('Edoras');
    t.hazard.plays('Siege').stage.resolve();
    t.equal(t.card('Siege').zone, 'play', 'it lies on the site');
    t.rolls(12, 12, 12);
    until(t, 'attack');
    t.equal(t.attack().strikes, 3, 'three Orcs come as the site phase begins');
    t.expect(!t.company('Gimli').entered, 'before anybody has entered');
    t.unrolled(3, 'nobody has fought yet');
  });

  holds('Song of the Lady: who wishes to leave Lórien rolls, with what peoples are there', (t) => {
    for (const [members, roll, moves] of [
      [['Legolas'], 7, true],
      [['Legolas'], 6, false],
      [['Gimli'], 5, true],
      [['Gimli'], 4, false],
      [['Éowyn', 'Sam Gamgee'], 8, false],
      [['Éowyn', 'Sam Gamgee'], 9, true],
      [['Éowyn', 'Gimli'], 6, true],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Lórien', members }], sites: ['Moria', 'Rivendell'] },
        hazard: { hand: [SPARE], events: ['Song of the Lady'] },
        moment: 'organization',
      });
      t.resource.chooses('to Moria');
      t.rolls(roll);
      until(t, 'movement-hazard');
      t.equal(t.company(members[0]).moving, moves, `${members.join(', ')} with ${roll}`);
    }
    t.say('Who stays, or is elsewhere, does not roll');
    for (const at of ['Lórien', 'Rivendell'] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Legolas'] }], sites: ['Moria'] },
        hazard: { hand: [SPARE], events: ['Song of the Lady'] },
        moment: 'organization',
      });
      if (at === 'Rivendell') t.resource.chooses('to Moria');
      t.rolls(2);
      until(t, 'movement-hazard');
      t.unrolled(1, `nobody rolls at ${at}`);
    }
  });

  holds('Enchanted Stream: they stay together and where they are, unless two of them tap', (t) => {
    const board = (events: readonly Named[], at: Named = 'Moria'): void => {
      t.board({
        resource: {
          companies: [{ at, members: ['Gimli', 'Legolas', 'Aragorn II'], events }],
          sites: ['Lórien', 'Dimrill Dale'],
        },
        hazard: { hand: [SPARE] },
        moment: 'untap',
        asksPasses: true,
      });
      until(t, 'organization');
    };
    board([]);
    t.resource.may('to Lórien');
    board(['Enchanted Stream']);
    t.resource.mayNot('to Lórien').chooses('organize');
    t.resource.mayNot('Legolas leaves').chooses('pass');
    t.resource.uses('Enchanted Stream').stage.resolve();
    t.resource.chooses('Gimli').chooses('Legolas');
    t.equal(t.card('Aragorn II').status, 'untapped', 'two are enough');
    t.equal(t.card('Legolas').status, 'tapped', 'they are tapped for it');
    t.resource.may('to Lórien');
    t.say('At a haven it is gone');
    board(['Enchanted Stream'], 'Rivendell');
    t.equal(t.card('Enchanted Stream').zone, 'discard', 'discarded as they organize');
  });

  holds('A ranger taps to keep the Enchanted Stream away', (t) => {
    for (const tap of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II', 'Gimli'] }],
        },
        hazard: { hand: ['Enchanted Stream'] },
        moment: 'hazards',
      });
      t.hazard.plays('Enchanted Stream').stage.resolve();
      t.resource.chooses(tap ? 'Aragorn II' : 'pass');
      t.equal(t.card('Enchanted Stream').zone, tap ? 'discard' : 'play', 'the card');
      t.equal(t.card('Aragorn II').status, tap ? 'tapped' : 'untapped', 'the ranger');
    }
    t.say('It is for a company that moves, by way of a Wilderness');
    for (const [at, to] of [
      ['Edoras', 'Minas Tirith'],
      ['Edoras', undefined],
    ] as const) {
      t.board({
        resource: { companies: [{ at, ...(to ? { to } : {}), members: ['Gimli'] }] },
        hazard: { hand: ['Enchanted Stream'] },
        moment: 'hazards',
      });
      t.hazard.refused('Enchanted Stream', { 'no-target': 'coe/9.3' });
    }
  });
});

describe('as the site phase of a company begins', () => {
  holds(
    'Stench of Mordor: one of them must tap in a Dark-domain, with Doors in a Shadow-land',
    (t) => {
      for (const [at, events, taps] of [
        ['Barad-dûr', [], true],
        ['Dead Marshes', [], false],
        ['Dead Marshes', ['Doors of Night'], true],
        ['Moria', ['Doors of Night'], false],
      ] as const) {
        t.board({
          resource: { companies: [{ at, members: ['Gimli', 'Legolas'] }] },
          hazard: { hand: [SPARE], events: ['Stench of Mordor', ...events] },
          moment: 'site',
        });
        if (taps) t.resource.chooses('Gimli');
        t.asks(t.resource, 'enter');
        t.equal(t.card('Gimli').status, taps ? 'tapped' : 'untapped', `at ${at}`);
      }
      t.say('If nobody is untapped, nobody taps');
      t.board({
        resource: {
          companies: [{ at: 'Barad-dûr', members: [{ name: 'Gimli', status: 'wounded' }] }],
        },
        hazard: { hand: [SPARE], events: ['Stench of Mordor'] },
        moment: 'site',
      });
      t.asks(t.resource, 'enter');
    },
  );

  holds('Stench of Mordor is played once, and goes with a deck', (t) => {
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Gimli'] }] },
      hazard: { hand: ['Stench of Mordor'], events: ['Stench of Mordor'] },
      moment: 'hazards',
    });
    t.hazard.refused('Stench of Mordor', { duplicate: 'coe/g.cbd.1' });
  });

  holds('Doubled Vigilance: who enters rolls less his company, and may meet Orcs first', (t) => {
    for (const [roll, orcs] of [
      [9, false],
      [8, true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: ['Gimli', 'Legolas'], onSite: ['Doubled Vigilance'] },
          ],
        },
        hazard: { hand: [SPARE] },
        moment: 'site',
      });
      t.rolls(roll).resource.chooses('enter the site');
      until(t, 'attack');
      t.equal(t.attack().prowess, orcs ? 9 : 7, `with a roll of ${roll}`);
    }
    t.say('Who stays outside does not roll');
    t.board({
      resource: {
        companies: [{ at: 'Moria', members: ['Gimli'], onSite: ['Doubled Vigilance'] }],
      },
      hazard: { hand: [SPARE] },
      moment: 'site',
    });
    t.rolls(2).resource.chooses('pass');
    t.unrolled(1, 'nobody rolls');
  });

  holds('Doubled Vigilance is for a Shadow-hold, with Doors for other sites too', (t) => {
    for (const [at, events, good] of [
      ['Moria', [], true],
      ['Bree', [], false],
      ['Bree', ['Doors of Night'], true],
      ['Weathertop', ['Doors of Night'], true],
      ['Edoras', ['Doors of Night'], false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Gimli'] }] },
        hazard: { hand: ['Doubled Vigilance', SPARE], events },
        moment: 'hazards',
        asksPasses: true,
      });
      while (t.decision().seat === 0) t.pass();
      if (good) t.hazard.may('play Doubled Vigilance');
      else t.hazard.mayNot('play Doubled Vigilance');
    }
  });
});

describe('as an item is played', () => {
  holds('Known to an Ounce: the automatic-attacks are faced again', (t) => {
    const at = (onSite: readonly Named[], events: readonly Named[]): void => {
      t.board({
        resource: {
          companies: [{ at: 'The Lonely Mountain', members: ['Gimli', 'Legolas'], onSite }],
          hand: ['Glamdring'],
        },
        hazard: { hand: [SPARE], events },
        moment: 'entered',
      });
      t.resource.plays('Glamdring', 'Gimli').stage.resolve();
    };
    at(['Known to an Ounce'], []);
    until(t, 'attack');
    t.equal(source(t), 'automatic', 'the Dragon comes again');
    at([], []);
    t.expect(!t.underAttack, 'without it he does not');
    t.say('It is for hoards, and for Dragons who are at home');
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Gimli'] }] },
      hazard: { hand: ['Known to an Ounce'] },
      moment: 'hazards',
    });
    t.hazard.refused('Known to an Ounce', { 'no-target': 'coe/9.3' }, { way: 'site with a hoard' });
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Gimli'] }] },
      hazard: { hand: ['Known to an Ounce'], events: ['Smaug at Home'] },
      moment: 'hazards',
    });
    t.hazard.plays('Known to an Ounce', 'Smaug at Home').stage.resolve();
    t.equal(t.card('Known to an Ounce').zone, 'play', 'it lies with Smaug');
  });

  holds('Troll-purse: stronger, and they hold whom they hit until somebody faces them', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Moria',
            members: ['Gimli', 'Legolas', 'Gandalf', 'Aragorn II'],
            onSite: ['Troll-purse'],
          },
        ],
        hand: ['Glamdring'],
      },
      hazard: { hand: [SPARE] },
      moment: 'entered',
    });
    t.resource.plays('Glamdring', 'Gimli').stage.resolve();
    until(t, 'attack');
    t.equal([source(t), t.attack().prowess], ['automatic', 10], 'three more than seven');
    t.rolls(12, 2, 12, 12);
    while (t.underAttack) {
      const d = t.decision();
      const o = d.about === 'stay-untapped' ? d.options.find((x) => x.type === 'yes') : undefined;
      t.take(o ?? d.options.find((x) => x.type === 'pass') ?? d.options[0], 'they fight');
    }
    const held = t.state.notes[t.card('Troll-purse').id]?.hosted ?? [];
    t.equal(held.length, 1, 'one of them is a prisoner of the purse');
    t.equal(t.state.status[held[0] ?? -1], 0, 'and not harmed');
    t.say('The others may face what attacks the site has, now without the three');
    t.resource.chooses('rescue');
    until(t, 'attack');
    t.equal(
      [source(t), t.attack().prowess],
      ['event', 7],
      'rescue-attacks, like those of the site',
    );
    t.rolls(12, 12, 12);
    while (t.underAttack) {
      const d = t.decision();
      const o = d.about === 'stay-untapped' ? d.options.find((x) => x.type === 'yes') : undefined;
      t.take(o ?? d.options.find((x) => x.type === 'pass') ?? d.options[0], 'they fight');
    }
    t.resource.chooses('Gandalf');
    t.equal(t.company('Gandalf').members.length, 4, 'he is with them again');
    t.equal(t.card('Troll-purse').zone, 'discard', 'and the purse is gone');
  });

  holds('Heedless Revelry on the road that is none, and on guard at a feast', (t) => {
    t.board({
      resource: { companies: [{ at: 'Bree', members: ['Gandalf', 'Gimli', 'Sam Gamgee'] }] },
      hazard: { hand: ['Heedless Revelry'] },
      moment: 'hazards',
    });
    // Gimli has a mind of six, Sam of four: two less for heroes, and a Wizard does not dance
    t.rolls(8, 7);
    t.hazard.plays('Heedless Revelry').stage.resolve();
    t.resource.chooses('Gimli');
    t.equal(
      [t.card('Gimli').status, t.card('Sam Gamgee').status, t.card('Gandalf').status],
      ['untapped', 'tapped', 'untapped'],
      'six is not above six, five is above four',
    );
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
      hazard: { hand: ['Heedless Revelry'] },
      moment: 'hazards',
    });
    t.hazard.refused('Heedless Revelry', { 'no-target': 'coe/9.3' }, { way: 'mind' });
    t.hazard.refused('Heedless Revelry', { 'only-on-guard': 'coe/2.V.6' }, { way: 'on guard' });
  });
});
