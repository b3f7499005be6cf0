import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Who is overlooked by an attack in which each faces a strike: clauses that no other test plays. */

const SOJOURN = 'Sojourn in Shadows';
const RUSE = 'Ruse';
const FEEDERS = 'Carrion Feeders';

/** Two who are wounded and one who knows the art, and carrion feeders come. */
const scented = (t: Stage, hand: Named[]): Stage => {
  t.board({
    resource: {
      kind: 'ringwraith',
      companies: [
        {
          at: 'Dol Guldur',
          to: 'LE-392',
          members: [
            { name: 'Gorbag', status: 'wounded' },
            { name: 'Ciryaher', status: 'wounded' },
            { name: 'Lagduf', status: 'wounded' },
          ],
        },
      ],
      hand,
    },
    hazard: { hand: [FEEDERS] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.hazard.plays(FEEDERS, 'Wilderness').stage.resolve();
  return t;
};

const weakened = (t: Stage, who: Named): number => t.strikeProwess() - t.card(who).stat('prowess');

describe('where each faces a strike', () => {
  holds('Sojourn in Shadows: the strike of one who is overlooked weighs on nobody else', (t) => {
    scented(t, [SOJOURN]).resource.plays(SOJOURN, 'Lagduf').stage.rolls(12).resolve();
    t.passUntil('order');
    t.equal(t.attack().assigned, ['Gorbag', 'Ciryaher'], 'all but him');
    t.resource.chooses('against Gorbag').stage.passUntil('strike-defender');
    t.equal(weakened(t, 'Gorbag'), -2, 'as one who is wounded, and no more');
    t.rolls(12, 12).passUntil('between-strikes').passUntil('strike-defender');
    t.equal(weakened(t, 'Ciryaher'), -2, 'the last of them too');
    t.passUntil('movement-hazard');
  });

  holds('Sojourn in Shadows: nor does that of one who fell to the magic', (t) => {
    scented(t, [SOJOURN]).resource.plays(SOJOURN, 'Lagduf').stage.rolls(2).resolve();
    t.expect(t.card('Ciryaher').zone !== 'play', 'he is gone');
    t.passUntil('strike-defender');
    t.equal(t.attack().assigned, ['Gorbag'], 'he alone');
    t.equal(weakened(t, 'Gorbag'), -2, 'as one who is wounded, and no more');
    t.rolls(12).passUntil('movement-hazard');
  });

  holds('Ruse: nor does that of a scout who slipped by', (t) => {
    scented(t, [RUSE]).resource.plays(RUSE, { way: 'given strikes' }, 'Gorbag').stage.resolve();
    t.passUntil('order');
    t.equal(t.attack().assigned, ['Ciryaher', 'Lagduf'], 'all but him');
    t.resource.chooses('against Lagduf').stage.passUntil('strike-defender');
    t.equal(weakened(t, 'Lagduf'), -2, 'as one who is wounded, and no more');
    t.rolls(12, 12).passUntil('movement-hazard');
  });
});
