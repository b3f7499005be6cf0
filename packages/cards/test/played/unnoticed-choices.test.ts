import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('who can be played', () => {
  holds('of two copies one is enough to choose from, in hand and elsewhere', (t) => {
    const offered = (copies: number, kind: 'ringwraith' | 'balrog'): string[] => {
      const those = Array.from({ length: copies }, (): Named => 'Orc Veteran');
      t.board({
        resource:
          kind === 'ringwraith'
            ? { kind, companies: [{ at: 'Dol Guldur', members: ['The Mouth'] }], hand: those }
            : {
                kind,
                companies: [{ at: 'Moria', members: ['The Balrog'] }],
                discard: those,
                sideboard: those,
              },
        moment: 'organization',
      });
      t.resource.chooses('organize');
      return t.offered();
    };
    for (const kind of ['ringwraith', 'balrog'] as const) {
      const one = offered(1, kind);
      t.expect(one.filter((x) => x.includes('Orc Veteran')).length >= 3, 'he can be played');
      t.equal(offered(2, kind), one, 'and the other copy is the same choice');
    }
  });
});

describe('what a number of the attack is', () => {
  holds('True Fána: the prowess is what it is by then, not what is printed', (t) => {
    // Gandalf has 6, and Wargs 9 and one more
    for (const [roll, goesOn] of [
      [4, true],
      [5, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Gandalf', 'Elrond'] }],
          hand: ['True Fána'],
        },
        hazard: { hand: ['Wargs'], events: ['Wake of War'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.equal(t.attack().prowess, 10, 'nine and one');
      t.resource.plays('True Fána', 'Gandalf');
      t.rolls(roll, 12);
      t.resolve();
      if (goesOn) t.passUntil('defend');
      else t.passUntil('movement-hazard');
      t.equal(t.card('Wargs').zone, goesOn ? 'chain' : 'pile', `with a roll of ${roll}`);
    }
  });
});

describe('whose company is gone', () => {
  holds(
    'what was declared against it comes to nothing, whatever it is, by the present rules',
    (t) => {
      for (const gone of [true, false]) {
        t.board({
          resource: {
            companies: [
              { at: 'Lórien', to: 'Moria', by: 'starter', members: ['Orophin'] },
              { at: 'Rivendell', members: ['Elrond', 'Glorfindel II'] },
            ],
          },
          hazard: { hand: ['Doors of Night', 'Call of Home'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.hazard.plays('Doors of Night');
        t.rolls(gone ? 2 : 12);
        t.hazard.plays('Call of Home', 'Orophin').stage.resolve();
        t.equal(
          [t.card('Orophin').zone, t.card('Doors of Night').zone],
          // where a card could still be placed on guard the company is there, empty, until its phase is over
          gone ? ['hand', t.rules === 'coe' ? 'discard' : 'play'] : ['play', 'play'],
          gone ? 'he is not there' : 'both are there',
        );
      }
    },
  );
});

describe('where one can be played', () => {
  holds(
    'each card of a place is offered once: where companies are, and out of the location deck',
    (t) => {
      for (const sites of [
        ['Rivendell', 'Lórien', 'Bree'],
        ['Rivendell', 'Rivendell', 'Lórien', 'Lórien', 'Bree', 'Bree'],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at: 'Rivendell', members: ['Elrond'] }],
            hand: ['Gildor Inglorion'],
            sites,
          },
          moment: 'organization',
        });
        t.resource.chooses('organize');
        t.equal(
          t.offered().filter((x) => x.includes('general')),
          [
            'in the company of Elrond',
            'as a new company',
            'as a new company with a fresh site card',
          ]
            .map((x) => `play Gildor Inglorion at Rivendell, under general influence ${x}`)
            .concat('play Gildor Inglorion at Lórien, under general influence as a new company'),
          'and Bree is no place for him',
        );
      }
    },
  );
});

describe('what comes in its own time', () => {
  holds('an agent, and a creature: not while an attack goes on, and for that reason alone', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Elrond'] }] },
      hazard: { hand: ['Cave-drake', 'Baduila', 'Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.may('play Baduila').may('play Wargs');
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    // he is no character to this player either
    t.hazard.refused('Baduila', {
      combat: 'coe/3.i',
      agent: 'coe/2.II.2.2.5',
      'no-site': 'coe/2.II.2.2.5',
      phase: 'coe/2.II.2',
      turn: 'coe/2.1.2',
    });
    t.hazard.refused('Wargs', { combat: 'coe/3.1.1' });
  });
});

describe('what trophies are good for', () => {
  holds('prowess and influence, and no other number of his', (t) => {
    const numbers = (trophies: readonly Named[]): number[] => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: [{ name: 'Gorbag', trophies }] }],
        },
        moment: 'organization',
      });
      const who = t.card('Gorbag');
      return [who.stat('prowess'), who.stat('influence'), who.stat('body'), who.stat('mind')];
    };
    const [prowess, influence, ...others] = numbers([]);
    // worth four points
    t.equal(
      numbers(['Cave-drake', 'Wargs', 'Orc-warband', 'Giant']),
      [prowess + 2, influence + 2, ...others],
      'by two, and the others as they were',
    );
  });
});

describe('what costs its user his time', () => {
  holds('can be done by another while it waits on the chain', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [{ name: 'Gimli', bears: ['Endless Whispers'] }, 'Elrond', 'Celeborn'],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const rolls = 'use Endless Whispers';
    t.resource.chooses(rolls).chooses('Elrond');
    t.equal(t.chain(), ['Endless Whispers'], 'one tries');
    t.hazard.passes();
    t.resource.may(rolls).chooses(rolls);
    t.equal(
      [t.card('Elrond').status, t.card('Celeborn').status],
      ['tapped', 'tapped'],
      'and so does the other, in case it is in vain',
    );
    // the last comes first, and the other finds nothing more to do
    t.rolls(12).resolve();
    t.equal(t.card('Endless Whispers').zone, 'discard', 'one roll was enough');
  });
});
