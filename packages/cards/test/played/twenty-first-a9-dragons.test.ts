import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';
import { onward } from './onward.ts';

const EXILE = 'Exile of Solitude';

describe('what is aimed at one attack is for that one', () => {
  /** Two come to the Lonely Mountain, where Smaug is at home and knows what he has. */
  const atTheGate = (t: Stage): void => {
    t.board({
      resource: {
        companies: [{ at: 'Lake-town', to: 'The Lonely Mountain', members: [...STRONG, 'Bilbo'] }],
        hand: ['Glamdring', 'Concealment'],
      },
      hazard: { hand: [EXILE, 'Known to an Ounce'], events: ['Smaug at Home'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Known to an Ounce', { way: 'Dragon at home' }, 'Smaug at Home').stage.resolve();
    t.hazard.plays(EXILE).stage.resolve();
    t.passUntil('enter').resource.chooses('enter');
  };
  /** Everybody stands, and nobody is asked whom a Dragon carries off, until that is so. */
  const unasked = (t: Stage, until: () => boolean): void => {
    onward(t, () => {
      t.state.dice = [];
      t.rolls(12, 12, 12, 12);
      const { about, seat } = t.decision();
      t.expect(!(about === 'pick' && seat === 1), 'no captive is chosen');
      return until();
    });
    t.state.dice = [];
  };

  holds('Exile of Solitude: if that attack is canceled, a later one takes nobody', (t) => {
    atTheGate(t);
    unasked(t, () => t.underAttack && t.attack().name === 'Smaug at Home');
    t.resource.plays('Concealment', 'Bilbo').stage.resolve();
    unasked(t, () => t.decision().about === 'site');
    t.resource.plays('Glamdring', 'Glorfindel II').stage.resolve();
    unasked(t, () => t.underAttack && t.attack().name === 'Smaug at Home');
    t.expect(t.underAttack, 'he comes again');
    unasked(t, () => !t.underAttack);
  });
});

describe('where an attack was', () => {
  holds('Gothmog: after Orcs in a Shadow-hold, though they were keyed to it by name', (t) => {
    for (const [key, may] of [
      ['site by name', true],
      ['keyed to High Pass', false],
    ] as const) {
      met(t, STRONG, ['The Great Goblin', 'Gothmog', 'Ghosts'], {}, {}, 'Goblin-gate');
      t.resource.passes();
      t.hazard.refused('Gothmog', { key: 'coe/2.IV.vii.2' });
      t.hazard.plays('The Great Goblin', key).stage.resolve();
      t.fightOut({ always: 12 });
      t.skipTo('movement-hazard').resource.passes();
      if (may && t.state.rules === 'coe') t.hazard.may('play Gothmog');
      else t.hazard.refused('Gothmog', { key: 'coe/2.IV.vii.2' });
    }
  });
});
