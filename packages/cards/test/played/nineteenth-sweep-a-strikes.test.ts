import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('Who faces what is all for one', () => {
  const HERE: readonly Named[] = ['Bilbo', 'Gimli', 'Aragorn II'];
  const met = (t: Stage, creature: Named, events: readonly Named[]): Stage => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: HERE }],
        events,
      },
      hazard: { hand: [creature] },
      moment: 'hazards',
      asksPasses: true,
      rolls: [12, 12],
    });
    t.hazard.plays(creature, 'Border-hold').stage.resolve();
    return t;
  };
  const first = (t: Stage): Stage => t.passUntil('stay-untapped').resource.chooses('no').stage;

  holds('Cloudless Day: of several attacks on one each can be given to another', (t) => {
    for (const creature of ['Assassin', 'Slayer'] as const) {
      met(t, creature, ['Gates of Morning', 'Cloudless Day']);
      t.passUntil('assign').resource.chooses('a strike to Gimli');
      first(t).passUntil('assign');
      t.resource.options_are(...HERE.map((x) => `a strike to ${x}`), 'pass');
      t.resource.chooses('a strike to Aragorn II');
      t.equal(t.attack().assigned, ['Aragorn II'], 'whatever the attack says');
      t.unrolled(1, 'he has not fought yet');
    }
  });

  holds('Cloudless Day: who does not choose leaves them to the one who had them', (t) => {
    met(t, 'Assassin', ['Gates of Morning', 'Cloudless Day']);
    t.passUntil('assign').resource.chooses('a strike to Gimli');
    first(t).passUntil('assign').resource.passes();
    t.equal(t.attack().assigned, ['Gimli'], 'as the attack has it');
    t.unrolled(1, 'he has not fought again yet');
  });

  holds('Without it all are for the one whom the attacker chose', (t) => {
    met(t, 'Assassin', []);
    t.passUntil('assign').hazard.chooses('a strike to Gimli');
    first(t).passUntil('between-strikes');
    t.equal(t.attack().assigned, ['Gimli'], 'him again');
    t.unrolled(1, 'he has not fought again yet');
  });

  holds(
    'Motionless Among the Slain: the second attack of an Assassin is for whom they like',
    (t) => {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'LE-356', members: ['Ciryaher', 'Ostisen', 'Asternak'] }],
          hand: ['Motionless Among the Slain'],
        },
        hazard: { hand: ['Assassin'] },
        moment: 'hazards',
        asksPasses: true,
        rolls: [12],
      });
      t.hazard.plays('Assassin').stage.resolve();
      t.passUntil('assign').hazard.chooses('a strike to Ciryaher');
      first(t).passUntil('attack').resource.plays('Motionless Among the Slain').stage.resolve();
      t.passUntil('assign').resource.chooses('a strike to Asternak');
      t.equal(t.attack().assigned, ['Asternak'], 'whatever the attack says');
    },
  );
});
