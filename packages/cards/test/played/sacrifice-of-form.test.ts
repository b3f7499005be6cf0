import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('Sacrifice of Form', () => {
  holds('followers of the Wizard stay, under nobody’s influence, unless older errata hold', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Moria',
            members: ['Gandalf', { name: 'Pippin', under: 'Gandalf' }, 'Gimli'],
          },
        ],
        hand: ['Sacrifice of Form'],
      },
      hazard: { hand: ['Orc-raiders'] },
      moment: 'hazards',
    });
    t.hazard.plays('Orc-raiders').stage.resolve();
    t.passUntil('defend').resource.chooses('Gimli');
    t.resource.passes();
    t.passUntil('between-strikes');
    t.resource.plays('Sacrifice of Form').stage.resolve();
    const stays = t.state.rules === 'coe';
    t.equal(t.card('Pippin').zone, stays ? 'play' : 'discard', 'he stays, or goes too');
    if (stays) t.equal(t.card('Pippin').control, 'nobody', 'by himself');
  });

  holds('an automatic-attack too, once a strike of it is faced; not twice on one Wizard', (t) => {
    for (const again of [false, true]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [{ name: 'Gandalf', bears: again ? ['Sacrifice of Form'] : [] }, 'Gimli'],
            },
          ],
          hand: ['Sacrifice of Form'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.passUntil('strike').resource.chooses('Gimli');
      t.hazard.chooses('0').stage.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('strike-defender');
      if (again) {
        t.resource.refused('Sacrifice of Form', { duplicate: 'coe/g.cbd.1' });
        continue;
      }
      t.resource.plays('Sacrifice of Form').stage.resolve();
      t.passUntil('site');
      t.expect(!t.underAttack, 'it is over');
      t.equal(
        [t.card('Gandalf').zone, t.card('Gimli').status === 'wounded'],
        ['discard', false],
        'at a price',
      );
    }
  });

  holds(
    'a Wizard by himself: nobody is left, and what attacked him is judged all the same',
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Dancing Spire', members: ['Gandalf'] }],
          hand: ['Sacrifice of Form'],
        },
        hazard: { hand: ['Daelomin'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays('Daelomin').stage.resolve();
      t.passUntil('between-strikes');
      t.rolls(6);
      t.resource.plays('Sacrifice of Form').stage.resolve();
      t.passUntil('organization', { turns: 1 });
      t.equal([t.card('Daelomin').zone, t.points(0).kill], ['pile', 4], 'beaten');
    },
  );
});
