import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is out of the game is no bar to another copy, as what only left play is (coe glossary). */
describe('out of the game', () => {
  holds('Favor of the Valar: one that was spent is no bar to another’s', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        hand: ['Favor of the Valar', 'Cram'],
      },
      hazard: {
        companies: [{ at: 'Lórien', members: ['Celeborn'] }],
        hand: ['Favor of the Valar', 'Dodge'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Favor of the Valar').stage.resolve();
    t.skipTo('organization', { turns: 1 });
    t.expect(
      t.offered().some((x) => x.includes('play Favor of the Valar')),
      'his own',
    );
  });

  holds('News of Doom: the like of it comes for the other too', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }],
        pile: ['Beornings'],
        hand: ['News of Doom'],
      },
      hazard: { companies: [{ at: 'Lórien', members: ['Celeborn'] }], hand: ['News of Doom'] },
      moment: 'hazards',
      asksPasses: true,
    });
    if (t.decision().seat === 0) t.resource.passes();
    t.rolls(12).hazard.plays('News of Doom').stage.resolve();
    t.skipTo('movement-hazard', { turns: 1 });
    for (let i = 0; i < 4 && t.decision().seat !== 0; i++) t.pass();
    t.expect(
      t.offered().some((x) => x.includes('play News of Doom')),
      'again',
    );
  });
});
