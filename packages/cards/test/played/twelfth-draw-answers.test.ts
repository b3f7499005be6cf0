import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';
import { rolled } from './rolled.ts';

/** What is answered, dared and struck in a twelfth draw. */

describe('answers', () => {
  holds('Wrath of the West: above six, whoever plays minion events', (t) => {
    for (const [kind, roll, canceled] of [
      ['ringwraith', 7, true],
      ['ringwraith', 6, false],
      ['fallen-wizard', 7, true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: ['Eun', 'Bill Ferny'],
            },
          ],
          hand: ['A Nice Place to Hide'],
        },
        hazard: { hand: ['Wargs', 'Wrath of the West'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('A Nice Place to Hide', 'Eun');
      t.rolls(roll).hazard.plays('Wrath of the West').stage.resolve();
      t.equal(
        [t.underAttack, t.card('Eun').status, t.card('A Nice Place to Hide').zone],
        [canceled, 'tapped', 'discard'],
        `${kind} ${roll}`,
      );
    }
  });

  holds('Ire of the East: at any time, of a Fallen-wizard alone, and it is gone for good', (t) => {
    for (const kind of ['fallen-wizard', 'ringwraith'] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Carn Dûm',
              to: 'Cameth Brin',
              by: ['Angmar', 'Rhudaur'],
              members: ['Eun'],
            },
          ],
          hand: ['A Nice Place to Hide'],
        },
        hazard: { hand: ['Wargs', 'Ire of the East'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.resource.plays('A Nice Place to Hide');
      if (kind === 'ringwraith') {
        t.hazard.refused('Ire of the East', { 'no-target': 'coe/9.3' });
        continue;
      }
      t.hazard.plays('Ire of the East').stage.resolve();
      t.equal(
        [t.underAttack, t.card('Ire of the East').zone, t.company('Eun').hazards],
        [true, 'out', 1],
        'in vain',
      );
    }
  });

  holds('Which Might Be Lies: what is stored and was learned of information', (t) => {
    met(t, ['Gimli'], ['Which Might Be Lies'], {
      stored: [
        { name: 'Reforging', at: 'Rivendell' },
        { name: 'Glamdring', at: 'Rivendell' },
      ],
    });
    t.hazard.plays('Which Might Be Lies').stage.resolve();
    t.equal([t.card('Reforging').zone, t.points(0).misc], ['discard', 0], 'lies');
    met(t, [{ name: 'Elrond', bears: ['Reforging'] }], ['Which Might Be Lies'], {
      stored: [{ name: 'Glamdring', at: 'Rivendell' }],
    });
    t.resource.passes();
    t.hazard.refused('Which Might Be Lies', { 'no-target': 'coe/9.3' });
  });

  holds('Lucky Strike: a warrior, of two rolls either', (t) => {
    for (const [which, status] of [
      ['12', 'tapped'],
      ['2', 'wounded'],
    ] as const) {
      met(t, ['Gimli'], ['Wargs'], { hand: ['Lucky Strike'] });
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
      t.resource.plays('Lucky Strike').stage.resolve();
      t.rolls(2, 12, ...(which === '2' ? [2] : []));
      while (t.decision().about !== 'which-roll') t.pass();
      t.resource.chooses(which);
      while (t.underAttack && t.state.dice.length > 0) t.pass();
      t.equal(t.card('Gimli').status, status, which);
      t.state.dice = [];
    }
    met(t, ['Bilbo'], ['Wargs'], { hand: ['Lucky Strike'] });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender');
    t.resource.refused('Lucky Strike', { 'no-user': 'coe/9.2' });
  });

  holds('Burglary: a scout who is no Hobbit adds two; two attacks for who fails', (t) => {
    for (const [roll, tapped] of [
      [9, true],
      [8, false],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'TW-387', members: ['Aragorn II', 'Gimli'] }],
          hand: ['Burglary', 'Cram'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.resource.plays('Burglary', 'Aragorn II');
      t.rolls(roll).resolve();
      t.equal(rolled(t, 'burglary').at(-1)?.total, roll + 2, 'a scout');
      t.equal(t.underAttack, !tapped, `${roll}`);
      if (tapped) {
        t.resource.chooses('Cram');
        t.equal(t.card('Cram').host, 'Aragorn II', 'his');
      } else {
        t.equal(t.fightOut({ always: 12 }).length, 2, 'both of them');
        t.equal(t.card('Gimli').status, 'untapped', 'alone');
      }
    }
  });
});
