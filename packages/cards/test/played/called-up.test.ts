import { keysToAttack } from '@mathom/engine';
import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const TO_MORGUL = [
  { at: 'Dunharrow', to: 'Minas Morgul', members: ['Aragorn II', 'Gimli'] },
] as const;

/** The plainest answer to whatever is asked, until the attack is over. */
function plainly(t: Stage): void {
  for (let i = 0; i < 60 && t.underAttack; i++) {
    const { options } = t.decision();
    t.take(
      options.find((o) => o.type === 'pass') ?? options.find((o) => o.type === 'no') ?? options[0],
      'nothing special is done',
    );
  }
  t.expect(!t.underAttack, 'it is over');
}

/** Attacks by cards that lie in play, in a discard pile, in a deck or in a hand. */
describe('called up', () => {
  holds('Exhalation of Decay: the dead of the discard pile rise once more, one weaker', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf', 'Frodo'] }] },
      hazard: {
        hand: ['Exhalation of Decay', 'Exhalation of Decay'],
        discard: ['Corpse-candle', 'Wargs', 'Ghouls'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Exhalation of Decay').stage.resolve();
    t.equal(t.attack().name, 'Corpse-candle', 'no wolf, and nothing that cannot be keyed');
    t.equal(t.attack().prowess, 6, 'one less than seven');
    t.equal(t.company('Gandalf').hazards, 1, 'the event counts, the creature does not');
    // two corruption checks before strikes, then the strike
    t.rolls(12, 12);
    t.passUntil('passives').resource.chooses('Gandalf');
    t.passUntil('defend').resource.chooses('Frodo');
    t.rolls(2, 2);
    plainly(t);
    t.equal(t.card('Corpse-candle').zone, 'discard', 'where it was');
    t.hazard.plays('Exhalation of Decay').stage.resolve();
    t.equal(t.attack().prowess, 6, 'what the first one did is over');
    t.rolls(12, 12);
    t.passUntil('passives').resource.chooses('Gandalf');
    t.passUntil('defend').resource.chooses('Gandalf');
    t.rolls(12);
    plainly(t);
    t.equal(t.card('Corpse-candle').zone, 'pile', 'slain');
  });

  holds('In Great Wrath: a Nazgûl of the discard pile, stronger and less enduring', (t) => {
    t.board({
      resource: { companies: TO_MORGUL },
      hazard: { hand: ['In Great Wrath'], discard: ['Hoarmûrath of Dír', 'Ghouls'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('In Great Wrath').stage.resolve();
    t.asks(t.hazard, 'slot-0').hazard.chooses('Dark-hold');
    t.equal(t.attack().prowess, 17, 'two more than fifteen');
    t.equal(t.attack().body, 8, 'one less than nine');
    t.rolls(2);
    t.passUntil('defend').resource.chooses('Gimli');
    t.rolls(2);
    plainly(t);
    t.equal(t.card('Hoarmûrath of Dír').zone, 'discard', 'where it was');
  });

  holds('In Great Wrath: no Nazgûl there that could come', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }] },
      hazard: { hand: ['In Great Wrath'], discard: ['Hoarmûrath of Dír', 'Corpse-candle'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('In Great Wrath', { 'no-target': 'coe/9.3' });
  });

  holds('Long Dark Reach: for ten cards, and for a way through the wild', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }] },
      hazard: { hand: ['Long Dark Reach'], deck: ['Wargs', 'Night'], noFiller: true },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('Long Dark Reach', { need: 'coe/9.2' });
  });

  holds('Out of the Black Sky: a Nazgûl in play swoops down, and is won by another card', (t) => {
    for (const roll of [12, 2] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Dunharrow', to: 'Minas Morgul', members: ['Aragorn II', 'Gandalf'] }],
        },
        hazard: {
          hand: ['Out of the Black Sky'],
          events: ['Doors of Night', 'Hoarmûrath of Dír'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Out of the Black Sky').stage.resolve();
      t.asks(t.hazard, 'slot-0').hazard.chooses('Dark-hold');
      t.equal(t.attack().prowess, 15, 'as he is');
      t.allPass().asks(t.hazard, 'attack').hazard.chooses('Gandalf');
      t.rolls(roll, roll);
      plainly(t);
      t.equal(
        t.card('Hoarmûrath of Dír').zone,
        roll === 12 ? 'removed' : 'discard',
        'lost, or spent',
      );
      t.equal(t.card('Out of the Black Sky').zone, roll === 12 ? 'pile' : 'discard', 'the prize');
      t.equal(t.points(0).kill, roll === 12 ? 5 : 0, 'the points of the event');
    }
  });

  holds('Out of the Black Sky: only under Doors of Night', (t) => {
    t.board({
      resource: { companies: TO_MORGUL },
      hazard: { hand: ['Out of the Black Sky'], events: ['Hoarmûrath of Dír'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('Out of the Black Sky', { need: 'coe/9.2' });
  });

  holds('Shelob: lying in wait she attacks with what she gives to all her kind', (t) => {
    t.board({
      resource: { companies: TO_MORGUL },
      hazard: { hand: ['Ghouls'], events: ['Doors of Night', 'Shelob'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.uses('Shelob').stage.resolve();
    t.equal(t.attack().prowess, 19, 'one more than eighteen');
    t.equal(t.attack().strikes, 2, 'and one strike more');
    t.equal(t.company('Gimli').hazards, 1, 'it counts');
    t.rolls(2, 2, 2, 2);
    plainly(t);
    t.equal(t.card('Shelob').zone, 'discard', 'she has attacked');
  });

  holds('Shelob: not where she cannot be', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }] },
      hazard: { events: ['Doors of Night', 'Shelob'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.mayNot('use Shelob');
  });

  holds('Monstrosity of Diverse Shape: it calls the beasts after its own attack', (t) => {
    for (const its of ['The Drowning-deeps', 'The Rusted-deeps'] as const) {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [{ at: its, members: ['Azog', 'Bolg'] }],
        },
        hazard: {
          hand: ['Night'],
          discard: ['Neeker-breekers', 'Wargs', 'Cave-drake'],
          events: ['Monstrosity of Diverse Shape'],
        },
        moment: 'hazards',
        asksPasses: true,
      });
      t.passUntil('enter').resource.chooses('enter');
      while (t.underAttack) t.fightOut({ always: 9 });
      for (let i = 0; i < 9 && t.decision().about !== 'site'; i++) {
        t.pass();
        while (t.underAttack) t.fightOut({ always: 9 });
      }
      t.asks(t.resource, 'site').resource.passes();
      if (its === 'The Rusted-deeps') {
        t.hazard.mayNot('use Monstrosity of Diverse Shape');
        continue;
      }
      t.hazard.uses('Monstrosity of Diverse Shape').stage.resolve();
      t.equal(t.attack().name, 'Neeker-breekers', 'the one that can be keyed to the site');
      t.equal(t.company('Bolg').hazards, 1, 'it counts');
      t.fightOut({ always: 9 });
      t.passUntil('site').resource.passes();
      t.hazard.mayNot('use Monstrosity of Diverse Shape');
    }
  });

  holds('What lies in a pile could come only where what it asks for is so', (t) => {
    for (const [status, ways] of [
      ['wounded', 1],
      ['untapped', 0],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Moria', members: [{ name: 'Beretar', status }] }] },
        hazard: { discard: ['Morgul-rats', 'Orc-guard'] },
        moment: 'hazards',
        asksPasses: true,
      });
      const [rats, orcs] = t.state.players[1].discard;
      t.equal(
        [rats, orcs].map((id) => keysToAttack(t.state, id).length),
        [ways, 1],
        `by the Shadow-hold, and rats to one who is wounded: ${status}`,
      );
    }
  });
});
