import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Long undertakings: what turns, is stored in the end, and works from the pile. */

describe('of a company', () => {
  holds('Fate of the Ithil-stone: for Lost Knowledge given up at Minas Tirith', (t) => {
    const asked = (at: 'Minas Tirith' | 'Pelargir', bears: readonly Named[]): void => {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: 'Faramir', bears }] }],
          hand: ['Fate of the Ithil-stone'],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    asked('Minas Tirith', []);
    t.resource.refused('Fate of the Ithil-stone', { 'no-cost': 'coe/9.2.3' });
    asked('Pelargir', ['Forgotten Scrolls']);
    t.resource.refused('Fate of the Ithil-stone', { 'no-target': 'coe/9.3' });
    asked('Minas Tirith', ['Forgotten Scrolls']);
    t.resource.plays('Fate of the Ithil-stone').stage.resolve();
    t.equal(t.card('Forgotten Scrolls').zone, 'discard', 'given up');
    t.equal([t.card('Fate of the Ithil-stone').zone, t.points(0).misc], ['play', 0], 'begun');
  });

  holds(
    'Fate of the Ithil-stone: a Palantír taps it; stored it is worth seven and eases them',
    (t) => {
      t.board({
        resource: {
          companies: [
            { at: 'The White Towers', members: ['Faramir'], events: ['Fate of the Ithil-stone'] },
          ],
          hand: ['Palantír of Elostirion'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Palantír of Elostirion').stage.resolve();
      t.equal(t.card('Fate of the Ithil-stone').status, 'tapped', 'by that play');

      const home = (status: 'tapped' | 'inverted'): void => {
        t.board({
          resource: {
            companies: [
              {
                at: 'Rivendell',
                members: [{ name: 'Elrond', bears: ['Palantír of Elostirion'] }],
                events: [{ name: 'Fate of the Ithil-stone', status }],
              },
            ],
          },
          hazard: {
            companies: [
              { at: 'Lórien', members: [{ name: 'Faramir', bears: ['Palantír of Orthanc'] }] },
            ],
          },
          moment: 'organization',
          asksPasses: true,
        });
      };
      home('tapped');
      t.resource.mayNot('store Fate of the Ithil-stone');
      home('inverted');
      const before = [t.card('Elrond').stat('corruption'), t.card('Faramir').stat('corruption')];
      t.resource.chooses('store Fate of the Ithil-stone').stage.resolve();
      t.equal([t.card('Fate of the Ithil-stone').zone, t.points(0).misc], ['pile', 7], 'stored');
      t.equal(
        [t.card('Elrond').stat('corruption'), t.card('Faramir').stat('corruption')],
        before.map((n) => n - 1),
        'one less, for everybody',
      );
    },
  );

  holds('Into the Smoking Cone: where gold rings are found; turned over at Mount Doom', (t) => {
    for (const [at, who, may] of [
      ['Bandit Lair', 'Elrond', true],
      ['Bandit Lair', 'Boromir II', false],
      ['Weathertop', 'Elrond', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [who] }],
          hand: ['Into the Smoking Cone'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (may) t.resource.plays('Into the Smoking Cone').stage.resolve();
      else t.resource.refused('Into the Smoking Cone', { 'no-target': 'coe/9.3' });
    }
    const doom = (status: 'tapped' | null, bears: readonly Named[], stored: boolean): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Mount Doom',
              members: [{ name: 'Elrond', bears }],
              events: [
                status === null
                  ? 'Into the Smoking Cone'
                  : { name: 'Into the Smoking Cone', status },
              ],
            },
          ],
        },
        hazard: stored ? { stored: [{ name: 'Into the Smoking Cone', at: 'Rivendell' }] } : {},
        moment: 'entered',
        asksPasses: true,
      });
    };
    doom(null, ['Lost Tome'], false);
    t.resource.mayNot('use Into the Smoking Cone');
    doom('tapped', [], false);
    t.resource.mayNot('use Into the Smoking Cone');
    doom('tapped', ['Lost Tome'], true);
    t.resource.mayNot('use Into the Smoking Cone');
    doom('tapped', ['Lost Tome'], false);
    t.resource.uses('Into the Smoking Cone').stage.resolve();
    t.equal(t.card('Into the Smoking Cone').status, 'inverted', 'turned over');
    t.equal(t.card('Lost Tome').zone, 'discard', 'the price');
  });

  holds(
    'Into the Smoking Cone: a ring that a test brings taps it; stored it eases all rings',
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                'Gandalf',
                { name: 'Frodo', bears: ['Precious Gold Ring', 'Magic Ring of Stealth'] },
              ],
              events: ['Into the Smoking Cone'],
            },
          ],
          hand: ['Magic Ring of Words'],
        },
        moment: 'organization',
        asksPasses: true,
        rolls: [4],
      });
      t.resource.uses('Gandalf', 'Precious Gold Ring').stage.resolve();
      t.resource.chooses('Magic Ring of Words');
      t.equal(t.card('Into the Smoking Cone').status, 'tapped', 'a ring was played');
      t.passUntil('organization', { turns: 2 });
      t.equal(t.card('Into the Smoking Cone').status, 'tapped', 'and it never untaps');

      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Frodo', bears: ['Precious Gold Ring', 'Magic Ring of Stealth'] }],
              events: [{ name: 'Into the Smoking Cone', status: 'inverted' }],
            },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      const before = t.card('Frodo').stat('corruption');
      t.resource.chooses('store Into the Smoking Cone').stage.resolve();
      t.equal(
        [t.card('Frodo').stat('corruption'), t.points(0).misc],
        [before - 2, 6],
        'one less each',
      );
    },
  );

  holds('Pass the Doors of Dol Guldur: tapped when prisoners are brought out of it', (t) => {
    const freed = (at: 'Dol Guldur' | 'Minas Morgul', rescue: boolean): void => {
      t.board({
        resource: {
          companies: [
            {
              at,
              siteTapped: true,
              members: ['Aragorn II', 'Legolas', 'Gimli'],
              events: ['Pass the Doors of Dol Guldur'],
            },
          ],
          hand: ['Rescue Prisoners'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.refused('Pass the Doors of Dol Guldur', { need: 'coe/9.2' });
      t.resource.plays('Rescue Prisoners').stage.resolve();
      t.fightOut(12, 12);
      if (rescue) t.resource.chooses('Gimli');
      else t.resource.passes();
    };
    freed('Dol Guldur', false);
    t.resource.refused('Pass the Doors of Dol Guldur', { need: 'coe/9.2' });
    freed('Minas Morgul', true);
    t.resource.refused('Pass the Doors of Dol Guldur', { need: 'coe/9.2' });
    freed('Dol Guldur', true);
    t.resource.uses('Pass the Doors of Dol Guldur').stage.resolve();
    t.equal(t.card('Pass the Doors of Dol Guldur').status, 'tapped', 'done');
  });

  holds('Pass the Doors of Dol Guldur: stored, it makes the holds of the enemy weaker', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Aragorn II'] }],
        hand: ['Pass the Doors of Dol Guldur'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Pass the Doors of Dol Guldur', { 'no-cost': 'coe/9.2.3' });
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: [{ name: 'Aragorn II', bears: ['Knowledge of the Enemy'] }] },
        ],
        hand: ['Pass the Doors of Dol Guldur'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Pass the Doors of Dol Guldur').stage.resolve();
    t.equal(t.card('Knowledge of the Enemy').zone, 'discard', 'given up');

    for (const [status, may] of [
      [null, false],
      ['tapped', true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: ['Aragorn II'],
              events: [
                status
                  ? { name: 'Pass the Doors of Dol Guldur', status }
                  : 'Pass the Doors of Dol Guldur',
              ],
            },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.chooses('store Pass the Doors of Dol Guldur').stage.resolve();
      else t.resource.mayNot('store Pass the Doors of Dol Guldur');
      t.equal(t.points(0).misc, may ? 4 : 0, 'worth something only there');
    }
    for (const [at, strikes, prowess] of [
      ['Moria', 3, 6],
      ['Dol Guldur', 2, 6],
      ['Ettenmoors', 1, 9],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Aragorn II', 'Legolas'] }],
          stored: [{ name: 'Pass the Doors of Dol Guldur', at: 'Rivendell' }],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.passUntil('enter').resource.chooses('enter the site');
      t.passUntil('attack');
      t.equal([t.attack().strikes, t.attack().prowess], [strikes, prowess], at);
    }
  });
});

describe('of one who knows', () => {
  holds('Knowledge of the Enemy: learned in his holds, or by outwitting an agent', (t) => {
    for (const [at, may] of [
      ['Moria', true],
      ['Dol Guldur', true],
      ['Bree', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Legolas'] }], hand: ['Knowledge of the Enemy'] },
        moment: 'entered',
        asksPasses: true,
      });
      if (!may) {
        t.resource.refused('Knowledge of the Enemy', { 'no-target': 'coe/9.3' });
        continue;
      }
      t.resource.plays('Knowledge of the Enemy', 'Legolas').stage.resolve();
      t.equal([t.card('Legolas').status, t.points(0).misc], ['tapped', 0], 'he taps for it');
    }
  });

  holds('Knowledge of the Enemy: stored, it takes a hazard out of the game', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Legolas', bears: ['Knowledge of the Enemy'] }] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('store Knowledge of the Enemy').stage.resolve();
    t.equal(t.points(0).misc, 1, 'worth one now');

    const seen = (hazard: Named): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
          stored: [{ name: 'Knowledge of the Enemy', at: 'Rivendell' }],
        },
        hazard: { hand: [hazard] },
        moment: 'hazards',
        asksPasses: true,
      });
    };
    for (const yes of [true, false]) {
      seen('River');
      t.hazard.plays('River').stage.resolve();
      t.resource.chooses(yes ? 'yes' : 'no');
      t.equal(
        [t.card('River').zone, t.card('Knowledge of the Enemy').zone],
        yes ? ['out', 'discard'] : ['discard', 'pile'],
        yes ? 'one for the other' : 'he lets it be',
      );
    }
  });
});

describe('of ore', () => {
  holds('Gems of Arda: in the Gem-deeps, or in any of the deeps for a stored vein', (t) => {
    for (const [at, vein, may] of [
      ['The Gem-deeps', false, true],
      ['The Sulfur-deeps', true, true],
      ['The Sulfur-deeps', false, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Gimli'] }],
          hand: ['Gems of Arda'],
          stored: vein ? [{ name: 'Vein of Arda', at: 'Rivendell' }] : [],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (may) t.resource.may('play Gems of Arda');
      else t.resource.refused('Gems of Arda', { need: 'coe/2.V.4' });
    }
  });

  holds('Gems of Arda: stored, they get what an opponent has stored, and he loses it', (t) => {
    const board = (second: 'Balin' | null, theirs: Named): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Gimli', bears: ['Gems of Arda'], status: 'tapped' },
                ...(second ? [second] : []),
              ],
            },
          ],
          hand: ['Sword of Gondolin'],
          discard: ['Cram'],
        },
        hazard: { stored: [{ name: theirs, at: 'Lórien' }] },
        moment: 'organization',
        asksPasses: true,
        rolls: [12],
      });
      t.resource.chooses('store Gems of Arda').stage.resolve();
    };
    board('Balin', 'Sword of Gondolin');
    t.equal(t.points(1).item, 2, 'before');
    t.resource.chooses('Sword of Gondolin');
    t.equal(t.card('Balin').status, 'tapped', 'the price');
    t.equal([t.card('Balin').stat('prowess'), t.points(1).item], [6, 0], 'from one to the other');
    t.resource.mayNot('store Sword of Gondolin');
    board('Balin', 'Glamdring');
    t.resource.may('organize');
    t.equal(t.points(1).item, 2, 'nothing of his is like it');
    board(null, 'Sword of Gondolin');
    t.resource.may('organize');
    t.equal(t.points(1).item, 2, 'there is nobody to tap');
  });

  holds('Mithril: for a stored vein, worth seven when stored, and arms are made', (t) => {
    for (const vein of [true, false]) {
      t.board({
        resource: {
          companies: [{ at: 'The Under-gates', members: ['Gimli'] }],
          hand: ['Mithril'],
          stored: vein ? [{ name: 'Vein of Arda', at: 'Rivendell' }] : [],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (vein) t.resource.may('play Mithril');
      else t.resource.refused('Mithril', { need: 'coe/2.V.4' });
    }
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Gimli', bears: ['Mithril'], status: 'tapped' }, 'Aragorn II'],
          },
        ],
        hand: ['Sword of Gondolin', 'Narsil'],
        discard: ['Shield of Iron-bound Ash', 'Cram'],
      },
      moment: 'organization',
      asksPasses: true,
      rolls: [12, 12],
    });
    t.resource.chooses('store Mithril').stage.resolve();
    t.resource.options_are(
      'give Sword of Gondolin to Aragorn II',
      'give Shield of Iron-bound Ash to Aragorn II',
      'pass',
    );
    t.resource.chooses('Shield of Iron-bound Ash');
    t.equal(t.card('Shield of Iron-bound Ash').host, 'Aragorn II', 'made for him');
    t.equal([t.card('Aragorn II').status, t.points(0).item], ['tapped', 7], 'he taps for it');
  });
});

describe('against what is stored', () => {
  holds('Neither so Ancient Nor so Potent: the item comes back to hand, for two points', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
        stored: [{ name: 'Orcrist', at: 'Rivendell' }],
      },
      hazard: {
        hand: ['Neither so Ancient Nor so Potent', 'Neither so Ancient Nor so Potent'],
        stored: [{ name: 'Sword of Gondolin', at: 'Lórien' }],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.equal(t.points(0).item, 4, 'before');
    t.hazard.plays('Neither so Ancient Nor so Potent').stage.resolve();
    t.equal([t.card('Orcrist').zone, t.points(0).item], ['hand', 2], 'two for four');
    t.hazard.refused('Neither so Ancient Nor so Potent', { 'no-target': 'coe/9.3' });
  });

  holds('Neither so Ancient Nor so Potent: what was stored with the item is lost', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              {
                name: 'Elrond',
                bears: [{ name: 'Palantír of Elostirion', on: ['Align Palantír'] }],
              },
            ],
          },
        ],
      },
      hazard: { hand: ['Neither so Ancient Nor so Potent'] },
      moment: 'organization',
      asksPasses: true,
      rolls: [12],
    });
    t.resource.chooses('store Palantír of Elostirion').stage.resolve();
    t.equal(t.card('Align Palantír').zone, 'pile', 'stored with it');
    t.passUntil('movement-hazard');
    t.hazard.plays('Neither so Ancient Nor so Potent').stage.resolve();
    t.equal(
      [t.card('Palantír of Elostirion').zone, t.card('Align Palantír').zone],
      ['hand', 'discard'],
      'and gone when it goes',
    );
  });

  holds('Which Might Be Lies: what needed a site with information to be learned', (t) => {
    for (const [stored, may] of [
      ['Reforging', true],
      ['Dreams of Lore', true],
      ['Rescue Prisoners', false],
      ['Sapling of the White Tree', false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Aragorn II'] }],
          stored: [{ name: stored, at: 'Rivendell' }],
        },
        hazard: { hand: ['Which Might Be Lies'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.passUntil('movement-hazard');
      if (may) {
        t.hazard.plays('Which Might Be Lies').stage.resolve();
        t.equal(t.card(stored).zone, 'discard', stored);
      } else t.hazard.refused('Which Might Be Lies', { 'no-target': 'coe/9.3' });
    }
  });

  holds('Fealty Under Trial: all is stored, and he may be found wanting', (t) => {
    for (const [roll, zone] of [
      [12, 'discard'],
      [2, 'play'],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Minas Morgul',
              members: [
                { name: 'Hendolen', bears: ['Saw-toothed Blade', 'High Helm'] },
                'Orc Tracker',
              ],
            },
          ],
        },
        hazard: { hand: ['Fealty Under Trial'] },
        moment: 'hazards',
        asksPasses: true,
        rolls: [roll],
      });
      t.hazard.plays('Fealty Under Trial', 'Hendolen').stage.resolve();
      t.equal(
        [t.card('Saw-toothed Blade').zone, t.card('High Helm').zone],
        ['pile', 'pile'],
        'stored',
      );
      t.equal(t.card('Hendolen').zone, zone, `${roll} and what he had`);
    }
  });
});
