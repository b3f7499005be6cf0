import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Texts that ask what has happened this turn, and texts that put something in the place of what would. */
describe('what happened this turn', () => {
  holds('Ent-draughts: only besides an ally or a faction of the same turn', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Wellinghall', members: ['Aragorn II', 'Legolas', 'Gimli'] }],
        hand: ['Ent-draughts', 'Treebeard'],
      },
      moment: 'entered',
    });
    t.resource.refused('Ent-draughts', { need: 'coe/2.V.4' });
    t.resource.plays('Treebeard', 'Aragorn II').stage.resolve();
    t.equal(t.card('Wellinghall').status, 'tapped', 'the ally has tapped the site');
    t.resource.plays('Ent-draughts', 'Legolas').stage.resolve();
    t.equal(
      [t.card('Ent-draughts').host, t.card('Legolas').stat('prowess')],
      ['Legolas', 6],
      'and there is a draught for Legolas',
    );
  });

  holds('Ent-draughts: a faction serves as well, one that does not come does not', (t) => {
    for (const [roll, comes] of [
      [12, true],
      [2, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Wellinghall', members: ['Aragorn II', 'Legolas'] }],
          hand: ['Ent-draughts', 'Ents of Fangorn', 'Treebeard'],
        },
        moment: 'entered',
        rolls: [roll],
      });
      t.resource.plays('Ents of Fangorn', 'Aragorn II').stage.resolve();
      t.equal(t.card('Ents of Fangorn').zone, comes ? 'pile' : 'discard', `a roll of ${roll}`);
      if (comes) t.resource.may('play Ent-draughts');
      else t.resource.refused('Ent-draughts', { need: 'coe/2.V.4' });
    }
  });

  holds('Endless Whispers: on one whom the dead have wounded this turn', (t) => {
    for (const [creature, rolls] of [
      // strike, body check, and for the dead a corruption check
      ['Barrow-wight', [2, 5, 12]],
      ['Orc-guard', [2, 5]],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Moria', members: ['Beretar'] }] },
        hazard: { hand: [creature, 'Endless Whispers'] },
        moment: 'hazards',
      });
      t.hazard.refused('Endless Whispers', { 'no-target': 'coe/9.3' });
      t.hazard.plays(creature, 'Shadow-hold').stage.resolve();
      t.fightOut(...rolls);
      t.equal(t.card('Beretar').status, 'wounded', `by ${creature}`);
      if (creature === 'Orc-guard') {
        t.hazard.refused('Endless Whispers', { 'no-target': 'coe/9.3' });
        continue;
      }
      t.hazard.plays('Endless Whispers', 'Beretar').stage.resolve();
      t.equal(t.card('Endless Whispers').host, 'Beretar', 'he hears them');
      t.equal(t.state.companies[0].hazards, 1, 'the creature alone counts against the limit');
    }
  });

  holds('Endless Whispers: another sage may try before it is known how the first fares', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            members: [{ name: 'Bofur', bears: ['Endless Whispers'] }, 'Arwen', 'Elrond'],
          },
        ],
      },
      moment: 'organization',
      rolls: [7, 8],
    });
    t.resource.chooses('use Endless Whispers').chooses('Arwen');
    t.resource.chooses('use Endless Whispers');
    t.resolve();
    t.equal(
      [t.card('Arwen').status, t.card('Elrond').status, t.card('Endless Whispers').zone],
      ['tapped', 'tapped', 'discard'],
      'who taps is no use made for nothing',
    );
  });

  holds('Endless Whispers: he does not untap until a sage has freed him', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            members: [
              { name: 'Bofur', status: 'tapped', bears: ['Endless Whispers'] },
              { name: 'Arwen', status: 'tapped' },
            ],
          },
        ],
      },
      moment: 'untap',
    });
    t.skipTo('organization');
    t.equal([t.card('Bofur').status, t.card('Arwen').status], ['tapped', 'untapped'], 'who rises');
    for (const roll of [7, 8]) {
      t.board({
        resource: {
          companies: [
            { at: 'Bree', members: [{ name: 'Bofur', bears: ['Endless Whispers'] }, 'Arwen'] },
          ],
        },
        moment: 'organization',
        rolls: [roll],
      });
      t.resource.uses('Endless Whispers').stage.resolve();
      t.equal(t.card('Arwen').status, 'tapped', 'the sage taps');
      t.equal(t.card('Endless Whispers').zone, roll > 7 ? 'discard' : 'play', `a roll of ${roll}`);
    }
  });
});

describe('what would happen', () => {
  holds('Fireworks: the site can be used again', (t) => {
    for (const [sage, roll, untaps] of [
      ['Balin', 8, true],
      ['Balin', 7, false],
      ['Gandalf', 3, true],
      ['Gandalf', 2, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', siteTapped: true, members: [sage] }],
          hand: ['Fireworks'],
        },
        moment: 'organization',
        rolls: [roll],
      });
      t.resource.plays('Fireworks', sage).stage.resolve();
      t.equal(
        [t.card('Bree').status, t.card(sage).status, t.card('Fireworks').host],
        [untaps ? 'untapped' : 'tapped', 'tapped', sage],
        `${sage}, with a roll of ${roll}`,
      );
    }
  });

  holds('Fireworks: the next time the sage would untap, the card goes instead', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            members: [
              { name: 'Balin', status: 'tapped', bears: ['Fireworks'] },
              { name: 'Bofur', status: 'tapped' },
            ],
          },
        ],
      },
      moment: 'untap',
    });
    t.skipTo('organization');
    t.equal(
      [t.card('Balin').status, t.card('Bofur').status, t.card('Fireworks').zone],
      ['tapped', 'untapped', 'discard'],
      'he alone stays tapped',
    );
  });

  holds('Fireworks: one who heals does not untap by it, and the card waits', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Balin', status: 'wounded', bears: ['Fireworks'] }],
          },
        ],
      },
      moment: 'untap',
    });
    t.skipTo('organization');
    t.equal(
      [t.card('Balin').status, t.card('Fireworks').zone],
      ['tapped', 'play'],
      'he has healed',
    );
  });

  holds('Leaf Brooch: goes in the place of another item, if its player will', (t) => {
    for (const answer of ['yes', 'no'] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              to: 'Rivendell',
              members: [{ name: 'Balin', bears: ['Leaf Brooch', 'Dagger of Westernesse'] }],
            },
          ],
        },
        hazard: { hand: ['Brigands'] },
        moment: 'hazards',
      });
      t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
      // he is hit, and lives
      t.rolls(2, 5);
      t.resource.chooses('a strike to Balin').chooses('no');
      t.resource.chooses('Dagger of Westernesse');
      t.resource.chooses(answer);
      const gone = answer === 'yes' ? 'Leaf Brooch' : 'Dagger of Westernesse';
      const kept = answer === 'yes' ? 'Dagger of Westernesse' : 'Leaf Brooch';
      t.equal([t.card(gone).zone, t.card(kept).zone], ['discard', 'play'], answer);
    }
  });

  holds('Leaf Brooch: only for an item that an effect takes, and not for itself', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', to: 'Rivendell', members: [{ name: 'Balin', bears: ['Leaf Brooch'] }] },
        ],
      },
      hazard: { hand: ['Brigands'] },
      moment: 'hazards',
    });
    t.hazard.plays('Brigands', 'Wilderness').stage.resolve();
    t.fightOut(2, 5);
    t.equal(t.card('Leaf Brooch').zone, 'discard', 'nobody is asked');
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            to: 'Rivendell',
            members: [{ name: 'Balin', bears: ['Leaf Brooch', 'Dagger of Westernesse'] }],
          },
        ],
      },
      hazard: { hand: ['Wolves'] },
      moment: 'hazards',
    });
    t.hazard.plays('Wolves', 'Wilderness').stage.resolve();
    t.fightOut(2, 12);
    t.equal(
      [t.card('Balin').zone, t.card('Leaf Brooch').zone, t.card('Dagger of Westernesse').zone],
      ['removed', 'discard', 'discard'],
      'what goes with its bearer goes by the rules',
    );
  });
});
