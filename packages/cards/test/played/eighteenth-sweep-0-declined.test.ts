import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What may be done in the place of something, and what becomes of it where nobody will. */

const ROPE = 'Elven Rope';
const KNOWLEDGE = 'Knowledge of the Enemy';

function met(t: Stage, members: readonly Member[], ...foes: Named[]): void {
  t.board({
    resource: { companies: [{ at: 'Bree', to: 'Rivendell', members }] },
    hazard: { hand: [...foes, 'River'] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.state.companies[0].limit = 9;
  for (const foe of foes) {
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.plays(foe).stage.resolve();
    t.fightOut({ always: 12 });
    if (foe !== foes.at(-1) && t.decision().about === 'instead') t.resource.chooses('no');
  }
}

describe('Elven Rope', () => {
  holds('What is not bound was slain, and counts', (t) => {
    for (const bound of [true, false]) {
      met(t, [{ name: 'Gimli', bears: [ROPE] }, 'Legolas'], 'Wargs');
      t.asks(t.resource, 'instead').resource.chooses(bound ? 'yes' : 'no');
      t.equal(
        [t.card('Wargs').zone, t.points(0).kill],
        bound ? ['aside', 0] : ['pile', 1],
        bound ? 'bound' : 'slain',
      );
    }
  });

  holds('Each of two who have one may be the one to bind it', (t) => {
    for (const [first, second, zone] of [
      ['yes', null, 'aside'],
      ['no', 'yes', 'aside'],
      ['no', 'no', 'pile'],
    ] as const) {
      met(
        t,
        [
          { name: 'Gimli', bears: [ROPE, ROPE] },
          { name: 'Legolas', bears: [ROPE] },
        ],
        'Wargs',
      );
      t.asks(t.resource, 'instead').resource.chooses(first);
      // the other of the same bearer is as good as the first, and nobody is asked for it
      if (second !== null) t.asks(t.resource, 'instead').resource.chooses(second);
      t.equal(t.card('Wargs').zone, zone, `${first}, ${second}`);
      t.expect(t.decision().about !== 'instead', 'and that is all');
    }
  });

  holds('An Orc takes a trophy of what was slain, and not of what was bound', (t) => {
    for (const bound of [true, false]) {
      t.board({
        resource: {
          kind: 'fallen-wizard',
          companies: [
            { at: 'Bree', to: 'Moria', members: ['Lagduf', { name: 'Haldir', bears: [ROPE] }] },
          ],
        },
        hazard: { hand: ['Wargs', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Wargs').stage.resolve();
      t.fightOut({ always: 12 });
      t.asks(t.resource, 'instead').resource.chooses(bound ? 'yes' : 'no');
      if (bound) t.expect(t.decision().about !== 'offer', 'there is nothing to take');
      else t.asks(t.resource, 'offer').resource.chooses('a trophy for Lagduf');
      t.equal(t.card('Wargs').host, bound ? ROPE : 'Lagduf', 'who has it');
    }
  });

  holds('One who grows by the Orcs before him has not come after himself', (t) => {
    met(t, [{ name: 'Gimli', bears: [ROPE] }], 'Orc-lieutenant');
    t.asks(t.resource, 'instead').resource.chooses('yes');
    t.equal(t.card('Orc-lieutenant').zone, 'aside', 'seven');
    met(t, [{ name: 'Gimli', bears: [ROPE] }, 'Legolas'], 'Orc-patrol', 'Orc-lieutenant');
    t.expect(t.decision().about !== 'instead', 'eleven, with other Orcs before him');
    t.equal([t.card('Orc-lieutenant').zone, t.points(0).kill], ['pile', 2], 'slain');
  });
});

describe('Knowledge of the Enemy', () => {
  const stored = [{ name: KNOWLEDGE, at: 'Rivendell' }] as const;

  holds('Who will not use it does not speak for another', (t) => {
    for (const [first, second] of [
      ['yes', null],
      ['no', 'yes'],
      ['no', 'no'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', to: 'Rivendell', members: ['Gimli'] }],
          stored: [...stored],
        },
        hazard: { hand: ['Wargs', 'River'] },
        others: [{ companies: [{ at: 'Lórien', members: ['Legolas'] }], stored: [...stored] }],
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('River').stage.resolve();
      while (t.decision().about !== 'instead') t.pass();
      t.resource.chooses(first);
      if (second !== null) {
        t.equal([t.decision().about, t.decision().seat], ['instead', 2], 'then the other');
        t.take(t.decision().options[second === 'yes' ? 1 : 0], second);
      }
      t.equal(
        [t.card('River').zone, t.card(KNOWLEDGE, 0).zone, t.card(KNOWLEDGE, 2).zone],
        [
          first === 'no' && second === 'no' ? 'discard' : 'out',
          first === 'yes' ? 'discard' : 'pile',
          second === 'yes' ? 'discard' : 'pile',
        ],
        `${first}, ${second}`,
      );
    }
  });
});
