import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Two rolls of which one is chosen, and strikes that all fail. */
describe('two rolls', () => {
  holds('Lucky Strike: the warrior chooses the roll that counts', (t) => {
    for (const chosen of [12, 2] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II'] }],
          hand: ['Lucky Strike'],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender').resource.plays('Lucky Strike', 'Aragorn II').stage.resolve();
      t.rolls(2, 12, ...(chosen === 2 ? [2] : []));
      t.passUntil('which-roll').asks(t.resource, 'which-roll');
      t.resource.options_are('12', '2').chooses(String(chosen));
      t.passUntil('movement-hazard');
      t.equal(t.card('Aragorn II').status, chosen === 12 ? 'tapped' : 'wounded', `${chosen}`);
    }
  });

  holds('Swift Strokes of one who attacks: he rolls twice, not the one he strikes', (t) => {
    for (const plays of [true, false]) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Bree', members: ['Orc Captain'] }],
          hand: ['Swift Strokes'],
        },
        hazard: { companies: [{ at: 'Bree', members: ['Aragorn II'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.passUntil('strike-attacker').resource.may('play Swift Strokes');
      if (plays) t.resource.plays('Swift Strokes').stage.resolve();
      // 5 of the Captain and 6 of Aragorn: with a two he is hit back, with a twelve he hits
      t.rolls(...(plays ? [2, 12, 2, 2] : [2, 2, 2]));
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('stay-untapped').hazard.chooses('no');
      while (t.decision().about !== 'end-of-turn' && t.state.dice.length > 0) t.pass();
      t.equal(
        [t.card('Orc Captain').status, t.card('Aragorn II').status],
        plays ? ['tapped', 'wounded'] : ['wounded', 'tapped'],
        `${plays}`,
      );
      t.unrolled(0, 'so many rolls and no more');
    }
  });

  holds('Persuasive Words: a diplomat speaks twice', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Elrond', 'Aragorn II'] }],
        hand: ['Rangers of the North', 'Persuasive Words'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Rangers of the North', 'Elrond');
    t.resource.plays('Persuasive Words', 'Elrond');
    t.rolls(2, 12);
    t.resolve();
    t.asks(t.resource, 'which-roll').resource.chooses('12');
    t.equal(t.card('Rangers of the North').zone, 'pile', 'they come');
  });

  holds("Wizard's Test: two rolls for the ring, and a price", (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: ['Gandalf', { name: 'Frodo', bears: ['Precious Gold Ring'] }],
          },
        ],
        hand: ["Wizard's Test", 'Magic Ring of Stealth'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays("Wizard's Test", 'Gandalf', 'Precious Gold Ring');
    t.rolls(2, 3, 12);
    t.resolve();
    t.asks(t.resource, 'which-roll').resource.options_are('3', '2').chooses('3');
    t.asks(t.resource, 'ring').resource.chooses('pass');
    t.equal(t.card('Precious Gold Ring').zone, 'discard', 'tested');
    t.allRolled();
  });
});

describe('all strikes fail', () => {
  holds('True Fána: with a roll above its prowess the attack comes to nothing', (t) => {
    for (const [rolls, zone] of [
      // Gandalf has 6: 5 is above 10, and an attack without body is defeated
      [[5, 12], 'pile'],
      [[4, 12, 12, 12], 'pile'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Gandalf', 'Elrond'] }],
          hand: ['True Fána'],
        },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
      t.resource.plays('True Fána', 'Gandalf');
      t.rolls(...rolls);
      t.resolve();
      if (rolls.length === 2) {
        t.passUntil('movement-hazard');
        t.equal([t.card('Cave-drake').zone, t.card('Elrond').status], [zone, 'untapped'], 'fled');
      } else {
        t.passUntil('strike');
        t.equal(t.attack().name, 'Cave-drake', 'as if nothing had been done');
        t.resource.chooses('Elrond');
        t.passUntil('stay-untapped').resource.chooses('no');
        t.passUntil('stay-untapped').resource.chooses('no');
        t.passUntil('movement-hazard');
      }
    }
  });

  holds('True Fána: body checks where there is a body', (t) => {
    for (const [rolls, zone] of [
      [[9, 12, 7, 7], 'pile'],
      [[9, 12, 7, 6], 'discard'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Grey Havens', to: 'Himring', members: ['Gandalf'] }],
          hand: ['True Fána'],
        },
        hazard: { hand: ['Sea Serpent'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Sea Serpent', 'Coastal').stage.resolve();
      t.resource.plays('True Fána', 'Gandalf');
      t.rolls(...rolls);
      t.resolve();
      t.passUntil('movement-hazard');
      t.equal(t.card('Sea Serpent').zone, zone, `${rolls}`);
    }
  });
});

describe('excess strikes', () => {
  holds('Pierced by Many Wounds: the first excess strike weighs four', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II'] }] },
      hazard: { hand: ['Wargs', 'Pierced by Many Wounds'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.hazard.plays('Pierced by Many Wounds', 'the attack').stage.resolve();
    t.equal(t.company('Aragorn II').hazards, 1, 'off the limit');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.equal(t.strikeProwess(), 2, '6 less 4');
  });

  holds('Pierced by Many Wounds: only where strikes are more than they', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Goblin-gate', members: ['Aragorn II', 'Gimli', 'Legolas'] },
        ],
      },
      hazard: { hand: ['Wargs', 'Pierced by Many Wounds'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.passes();
    t.hazard.refused('Pierced by Many Wounds', { 'no-target': 'coe/9.3' });
  });
});
