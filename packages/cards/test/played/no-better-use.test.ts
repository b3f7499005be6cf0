import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** A captive taken in place of a body check, for Shelob. */
describe('No Better Use', () => {
  const USE = 'No Better Use';

  /** Ostisen hits Frodo; up to the moment in which his body check is declared, or the end. */
  function struck(t: Stage, tapped: boolean): boolean {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Bree',
            members: [
              { name: 'Lagduf', bears: [USE], ...(tapped ? { status: 'tapped' } : {}) },
              'Ostisen',
            ],
          },
        ],
      },
      hazard: {
        kind: 'wizard',
        companies: [
          { at: 'Bree', members: [{ name: 'Frodo', bears: ['Dagger of Westernesse'] }, 'Legolas'] },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    t.passUntil('defend').hazard.chooses('a strike to Frodo').chooses('Ostisen');
    t.rolls(12, 2);
    for (let i = 0; i < 60 && t.underAttack && t.chain().length === 0; i++) {
      const { options } = t.decision();
      t.take(options.find((o) => o.type === 'pass') ?? options[0], 'it goes on');
    }
    t.equal(t.chain(), ['body check of Frodo'], 'he is hit');
    if (t.decision().seat === 1) t.pass();
    return t.offered().some((o) => o.includes(`use ${USE}`));
  }

  holds('In place of his check he is taken, and loses what he has', (t) => {
    t.expect(struck(t, false), 'the Orc may tap');
    t.rolls(12).resource.uses(USE).stage.resolve();
    t.unrolled(1, 'no check is made');
    t.equal(
      [t.card('Frodo').zone, t.card('Frodo').host, t.card('Dagger of Westernesse').zone],
      ['aside', USE, 'discard'],
      'with the card',
    );
    t.equal(t.card('Lagduf').status, 'tapped', 'at that price');
    t.expect(!struck(t, true), 'who is tapped cannot');
    t.state.dice = [];
  });

  const held = (t: Stage, at: 'Bree' | "Shelob's Lair") =>
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at, members: [{ name: 'Lagduf', bears: [{ name: USE, captives: ['Frodo'] }] }] },
        ],
      },
      hazard: { kind: 'wizard', companies: [{ at: 'Rivendell', members: ['Legolas'] }] },
      moment: 'entered',
      asksPasses: true,
    });

  holds("He is brought to Shelob's Lair, and counts as slain", (t) => {
    held(t, "Shelob's Lair");
    const before = t.points(1).character;
    t.resource.uses(USE).stage.resolve();
    t.equal([t.card('Frodo').zone, t.card(USE).zone], ['pile', 'discard'], 'he is lost');
    t.equal(
      [t.points(0).kill, t.points(1).character], // Frodo counts against his own when he is lost
      [2, before - 4],
      'to those who brought him',
    );
    held(t, 'Bree').resource.mayNot(`use ${USE}`);
  });

  holds('He is free where his captor is, when that one is wounded', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Carn Dûm',
            to: 'Cameth Brin',
            by: ['Angmar', 'Rhudaur'],
            members: [{ name: 'Lagduf', bears: [{ name: USE, captives: ['Frodo'] }] }],
          },
        ],
      },
      hazard: {
        kind: 'wizard',
        companies: [{ at: 'Rivendell', members: ['Legolas'] }],
        hand: ['Wargs'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.fightOut({ always: 2 });
    t.equal([t.card('Lagduf').status, t.card(USE).zone], ['wounded', 'discard'], 'it is over');
    t.equal([t.card('Frodo').zone, t.card('Frodo').companions], ['play', []], 'he goes his way');
  });
});
