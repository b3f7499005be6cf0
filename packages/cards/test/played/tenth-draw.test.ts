import { describe } from 'vitest';
import { holds } from './holds.ts';

const kind = 'ringwraith';

describe('minions', () => {
  holds('Tokens to Show: events too, by whoever brought it, and a second copy is none', (t) => {
    for (const whose of ['resource', 'hazard'] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Dol Guldur', members: [{ name: 'Hendolen', bears: ['Saw-toothed Blade'] }] },
          ],
          events: whose === 'resource' ? ['Tokens to Show'] : [],
        },
        hazard: { kind, events: whose === 'hazard' ? ['Tokens to Show'] : [] },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      t.allPass().resource.may('store Saw-toothed Blade');
    }
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
        events: ['Tokens to Show'],
        hand: ['Tokens to Show'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Tokens to Show', { duplicate: 'coe/g.cbd.1' });
  });

  holds('The Roving Eye: a minion who just misses taps, as he always would', (t) => {
    // three points, and two less on the roll: a four is one below, a three is two below
    for (const [roll, zone, status] of [
      [6, 'play', 'untapped'],
      [5, 'play', 'tapped'],
      [4, 'play', 'tapped'],
      [3, 'discard', 'untapped'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Minas Morgul',
              to: 'Barad-dûr',
              members: [{ name: 'Hendolen', bears: ['Palantír of Minas Tirith'] }],
            },
          ],
        },
        hazard: { hand: ['The Roving Eye', 'River'] },
        moment: 'hazards',
        rolls: [roll],
      });
      const points = t.card('Hendolen').stat('corruption');
      t.equal(points, 3, 'as the test supposes');
      t.hazard.plays('The Roving Eye', 'Hendolen').stage.resolve();
      t.equal(t.card('Hendolen').zone, zone, `${roll}: ${zone}`);
      if (zone === 'play') t.equal(t.card('Hendolen').status, status, `${roll}: ${status}`);
    }
  });

  holds('Diversion: the wounded cannot draw them off', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Cameth Brin',
            by: ['Angmar', 'Rhudaur'],
            members: [{ name: 'Hador', status: 'wounded' }, 'Hendolen'],
          },
        ],
        hand: ['Diversion'],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.plays('Diversion').stage.resolve();
    t.equal(
      [t.card('Hador').status, t.card('Hendolen').status],
      ['wounded', 'wounded'],
      'it was the other',
    );
  });

  holds('Ren: as your Ringwraith at a Darkhaven, for one company and one turn', (t) => {
    const board = (at: 'Minas Morgul' | 'Barad-dûr') =>
      t.board({
        resource: {
          kind,
          companies: [
            { at, members: ['Ren the Ringwraith'] },
            { at: 'Dol Guldur', members: [{ name: 'Hendolen', bears: ['Saw-toothed Blade'] }] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
    board('Barad-dûr');
    t.resource.mayNot('use Ren the Ringwraith');
    board('Minas Morgul');
    t.resource.uses('Ren the Ringwraith', 'Hendolen').stage.resolve();
    t.equal(t.card('Ren the Ringwraith').status, 'tapped', 'he taps');
  });

  holds('Perfect Gold Ring: a check as every untap phase ends', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Dol Guldur', members: [{ name: 'Hendolen', bears: ['Perfect Gold Ring'] }] },
        ],
      },
      moment: 'untap',
      rolls: [2],
    });
    t.allPass();
    t.equal(t.card('Hendolen').zone, 'removed', 'four points and a two');
  });

  holds('Gulla: one more against Orcs, and not against Wolves', (t) => {
    for (const [creature, more] of [
      ['Orc-raiders', 1],
      ['Wargs', 0],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'Carn Dûm', to: 'Cameth Brin', by: ['Angmar', 'Rhudaur'], members: ['Gulla'] },
          ],
        },
        hazard: { hand: [creature] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays(creature, 'Wilderness').stage.resolve();
      t.passUntil('stay-untapped');
      t.equal(t.card('Gulla').stat('prowess'), 5 + more, creature);
    }
  });

  holds('Fealty Under Trial: fifteen is not above fifteen', (t) => {
    for (const [roll, zone] of [
      [9, 'play'],
      [10, 'discard'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Minas Morgul',
              members: [{ name: 'Hendolen', bears: ['Palantír of Minas Tirith'] }, 'Orc Tracker'],
            },
          ],
        },
        hazard: { hand: ['Fealty Under Trial'] },
        moment: 'hazards',
        asksPasses: true,
        rolls: [roll],
      });
      t.hazard.plays('Fealty Under Trial', 'Hendolen').stage.resolve();
      t.equal(t.card('Hendolen').zone, zone, `${roll} and six`);
    }
  });
});

describe('heroes and hazards', () => {
  holds('Hobbit-lore: at a Haven alone, and Gandalf may be tapped already', (t) => {
    const board = (at: 'Rivendell' | 'Bree', status: 'tapped' | 'untapped') =>
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Gandalf', status }] }],
          hand: ['Hobbit-lore'],
        },
        moment: 'organization',
        asksPasses: true,
      });
    board('Bree', 'untapped');
    t.resource.refused('Hobbit-lore', { 'no-target': 'coe/9.3' });
    board('Rivendell', 'tapped');
    t.resource.plays('Hobbit-lore').stage.resolve();
    t.equal(t.card('Hobbit-lore').host, 'Gandalf', 'he has it');
  });

  holds('Muster Disperses: eleven and they stay', (t) => {
    for (const [roll, zone] of [
      [5, 'discard'],
      [6, 'pile'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II', 'Gimli'] }],
          pile: ['Men of Lamedon'],
        },
        hazard: { hand: ['Muster Disperses', 'River'] },
        moment: 'hazards',
        rolls: [roll],
      });
      t.hazard.plays('Muster Disperses', 'Men of Lamedon').stage.resolve();
      t.equal(t.card('Men of Lamedon').zone, zone, `${roll}, and five that nobody uses`);
    }
  });

  holds('Parsimony of Seclusion: any manifestation of a unique Dragon', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
      hazard: {
        hand: ['Parsimony of Seclusion'],
        discard: ['Scatha at Home', 'Smaug Ahunt', 'Scorba', 'Cave-drake', 'True Cold-drake'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Parsimony of Seclusion').stage.resolve();
    t.hazard.may('Scatha at Home').may('Smaug Ahunt').may('Scorba');
    t.hazard.mayNot('Cave-drake').mayNot('True Cold-drake');
  });

  holds('Awaken Denizens: all strikes of ruins twice, and of no other site', (t) => {
    for (const [site, times] of [
      ['Moria', 1],
      ['Barrow-downs', 2],
    ] as const) {
      const strikes = [false, true].map((awake) => {
        t.board({
          resource: { companies: [{ at: site, members: ['Aragorn II', 'Gimli', 'Legolas'] }] },
          hazard: { events: awake ? ['Awaken Denizens'] : [] },
          moment: 'site',
          asksPasses: true,
        });
        t.skipTo('enter').resource.chooses('enter');
        return t.attack().strikes;
      });
      t.equal(strikes[1], strikes[0] * times, site);
    }
  });

  holds('Morgul-rats: for the hurt, or when the Doors are open', (t) => {
    for (const [hurt, doors, comes] of [
      [false, false, false],
      [true, false, true],
      [false, true, true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Moria',
              members: [{ name: 'Gimli', status: hurt ? 'wounded' : 'untapped' }],
            },
          ],
        },
        hazard: { hand: ['Morgul-rats'], events: doors ? ['Doors of Night'] : [] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (comes) t.hazard.plays('Morgul-rats', 'Shadow-hold').stage.resolve();
      t.equal(t.underAttack, comes, 'they come');
      if (!comes) t.hazard.refused('Morgul-rats', { need: 'coe/2.IV.vii.2' });
    }
  });

  holds('The Sun Unveiled: a wound stays a wound', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Minas Tirith',
            members: [{ name: 'Gimli', status: 'wounded', bears: ['Lure of Expedience'] }],
          },
        ],
        hand: ['The Sun Unveiled'],
        events: ['Gates of Morning'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('The Sun Unveiled', 'Gimli').stage.resolve();
    t.equal(
      [t.card('Gimli').status, t.card('Lure of Expedience').zone],
      ['wounded', 'discard'],
      'not healed',
    );
  });

  holds('When I Know Anything: another time the sage must be untapped for it', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Elrond', bears: ['When I Know Anything'] }, 'Gimli'],
          },
        ],
      },
      hazard: { hand: ['Weariness of the Heart'] },
      moment: 'hazards',
      asksPasses: true,
      rolls: [7, 7],
    });
    t.hazard.plays('Weariness of the Heart', { way: 'corruption check' }, 'Gimli');
    t.resource.uses('When I Know Anything').stage.resolve();
    t.equal(t.card('Elrond').status, 'tapped', 'he tapped');
  });

  holds('Dwalin, Wacho, Faramir, Glorfindel: with whom they have a way', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Wacho', 'Faramir', 'Glorfindel II', 'Dwalin'] }],
        pile: ['Woodmen', 'Rangers of Ithilien', 'Riders of Rohan'],
      },
      moment: 'organization',
    });
    t.equal(
      [
        t.card('Wacho').influence('Woodmen'),
        t.card('Wacho').influence('Riders of Rohan'),
        t.card('Faramir').influence('Rangers of Ithilien'),
        t.card('Faramir').influence('Woodmen'),
        t.card('Glorfindel II').influence('Dwalin'),
      ],
      [2, 0, 3, 1, 2],
      'direct influence',
    );
  });
});
