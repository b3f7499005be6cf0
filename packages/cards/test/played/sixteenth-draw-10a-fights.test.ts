import type { Member, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Companies that fight each other, and those who are led away: clauses of a sixteenth draw that no other test plays. */

const kind = 'ringwraith';
const LORD = 'Great Lord of Goblin-gate';
const LEGS = 'Use Your Legs';

const fight = (t: Stage, ours: Member[], theirs: Member[]): Stage => {
  t.board({
    resource: { kind, companies: [{ at: 'Bree', members: ours }], hand: [LEGS] },
    hazard: { kind: 'wizard', companies: [{ at: 'Bree', members: theirs }] },
    moment: 'entered',
    asksPasses: true,
  });
  t.passUntil('company-attack').resource.chooses('attack the company');
  return t.passUntil('attack');
};

/** Without help from anybody, to the end. */
const on = (t: Stage): void => {
  for (let i = 0; i < 80 && t.underAttack; i++) {
    const { options } = t.decision();
    t.take(
      options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0],
      'it goes on',
    );
  }
};

describe('Use Your Legs', () => {
  holds('Once the Orc is wounded nobody is led away any more', (t) => {
    fight(t, ['Lagduf', 'Ostisen'], ['Legolas', 'Frodo']);
    t.resource.plays(LEGS, 'Lagduf').stage.resolve();
    t.passUntil('defend').hazard.chooses('a strike to Legolas').chooses('Lagduf');
    t.hazard.chooses('a strike to Frodo');
    t.equal(
      t.attack().pairs,
      [
        ['Lagduf', 'Legolas'],
        ['Ostisen', 'Frodo'],
      ],
      'so',
    );
    // the Orc is hit first, and stands; then the Hobbit is hit
    t.passUntil('strike').hazard.chooses('Legolas');
    t.rolls(2, 12, 2, 12, 2, 2);
    on(t);
    t.equal(
      [t.card('Lagduf').status, t.card(LEGS).zone, t.card('Frodo').zone, t.card('Frodo').status],
      ['wounded', 'discard', 'play', 'wounded'],
      'hurt as by any other',
    );
  });

  holds('Whom they had already is free as the Orc is wounded in the same fight', (t) => {
    fight(t, ['Lagduf', 'Ostisen'], ['Legolas', 'Frodo']);
    t.resource.plays(LEGS, 'Lagduf').stage.resolve();
    t.passUntil('defend').hazard.chooses('a strike to Legolas').chooses('Lagduf');
    t.hazard.chooses('a strike to Frodo');
    t.passUntil('strike').hazard.chooses('Frodo');
    t.rolls(12, 2, 2, 12, 2);
    on(t);
    t.equal(
      [t.card(LEGS).zone, t.card('Frodo').zone, t.card('Frodo').site, t.card('Frodo').status],
      ['discard', 'play', 'Bree', 'tapped'],
      'tired by the fight, and never wounded',
    );
  });

  holds('It is for an Orc of those who attack, and the Hobbit must be among the others', (t) => {
    fight(t, ['Troll Lout'], ['Frodo']);
    t.resource.refused(LEGS, { 'no-target': 'coe/9.3' });
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Bree', members: ['Ostisen'] },
          { at: 'Bree', ownSite: true, members: ['Lagduf'] },
        ],
        hand: [LEGS],
      },
      hazard: { kind: 'wizard', companies: [{ at: 'Bree', members: ['Frodo'] }] },
      moment: 'entered',
      current: 'Ostisen',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('attack').resource.refused(LEGS, { need: 'coe/9.2' });
  });
});

describe('Great Lord of Goblin-gate', () => {
  holds('One who is half an Orc is one to it; a Man who leads it is none', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [
          {
            at: 'Ettenmoors',
            to: 'Bree',
            by: ['Rhudaur', 'Arthedain'],
            members: [{ name: 'Jerrek', bears: [LORD] }, 'Sly Southerner'],
          },
          { at: 'Isengard', members: ['Lugdush'] },
        ],
      },
      hazard: { hand: ['Huorn', 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Huorn', 'Wilderness').stage.resolve();
    t.resource.uses(LORD).stage.resolve();
    t.equal(
      ['Jerrek', 'Sly Southerner', 'Lugdush'].map((x) => t.card(x).stat('prowess')),
      [5, 1 + 2, 5],
      'coe glossary',
    );
  });

  holds('Not for others who are attacked; nor beside the goblin himself', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Ettenmoors', to: 'Bree', by: ['Rhudaur', 'Arthedain'], members: ['Lagduf'] },
          { at: 'Dol Guldur', members: [{ name: 'Hador', bears: [LORD] }] },
        ],
      },
      hazard: { hand: ['Huorn', 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Huorn', 'Wilderness').stage.resolve();
    t.resource.mayNot(`use ${LORD}`);
    for (const pile of [[], ['The Great Goblin']] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Goblin-gate', members: ['Lagduf'] }],
          hand: [LORD],
          pile,
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (pile.length === 0) t.resource.may(`play ${LORD}`);
      else t.resource.mayNot(`play ${LORD}`);
    }
  });
});
