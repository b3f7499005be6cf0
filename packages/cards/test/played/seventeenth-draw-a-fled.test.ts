import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const FLED = 'Fled into Darkness';

const attacked = (t: Stage, balrog: Member, foe: Named, others: Member[] = []): void => {
  t.board({
    resource: { kind: 'balrog', companies: [{ at: 'Goblin-gate', members: [balrog, ...others] }] },
    hazard: { hand: [FLED, foe, FLED] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.hazard.plays(foe).stage.resolve();
};

describe(FLED, () => {
  holds('Before a strike sequence, and not in it', (t) => {
    attacked(t, 'The Balrog', 'Ghosts', ['Azog', 'Bolg']);
    t.passUntil('attack');
    t.resource.passes();
    t.hazard.refused(FLED, { 'no-target': 'coe/9.3' });
    t.passUntil('defend');
    for (const who of ['The Balrog', 'Azog', 'Bolg'])
      if (t.decision().about === 'defend') t.resource.chooses(`a strike to ${who}`);
    t.passUntil('between-strikes').resource.passes();
    t.hazard.may(`play ${FLED}`);
    t.passUntil('strike').resource.chooses('against Azog');
    t.passUntil('strike-hazard').hazard.mayNot(`play ${FLED}`);
    t.passUntil('stay-untapped').resource.chooses('no');
    t.rolls(12).passUntil('between-strikes');
    t.hazard.plays(FLED).stage.resolve();
    t.equal([t.card('The Balrog').status, t.card(FLED).host], ['tapped', 'The Balrog'], 'he fled');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.rolls(12).passUntil('movement-hazard');
    t.equal(t.card('Ghosts').zone, 'discard', 'they are not beaten');
    t.equal(t.card('Bolg').status, 'tapped', 'the other strikes are faced');
  });

  // to be weary or wounded counts in a strike sequence alone (coe/3.iv.7.3)
  holds('A prowess higher than his own', (t) => {
    for (const [status, foe, may] of [
      ['untapped', 'Ghouls', false],
      ['wounded', 'Ghouls', false],
      ['wounded', 'Ghosts', true],
      ['tapped', 'Ghosts', true],
    ] as const) {
      attacked(t, { name: 'The Balrog', status }, foe);
      t.passUntil('between-strikes');
      if (!may) {
        t.resource.passes();
        t.hazard.refused(FLED, { need: 'coe/9.2' });
        continue;
      }
      t.hazard.plays(FLED).stage.resolve();
      t.equal(t.card('The Balrog').status, status, 'he does not rise for it');
    }
  });

  holds('Only what would untap him is put off, and no longer than once', (t) => {
    attacked(t, { name: 'The Balrog', status: 'wounded' }, 'Ghosts');
    t.passUntil('between-strikes').hazard.plays(FLED).stage.resolve();
    t.skipTo('organization', { turns: 2 });
    t.equal(
      [t.card('The Balrog').status, t.card(FLED).zone],
      ['wounded', 'play'],
      'not at a haven',
    );
  });
});
