import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Stones that must not travel with too few: what is only planned is no journey yet. */

const STONES = [
  ['Palantír of Amon Sûl', ['Gimli']],
  ['Palantír of Osgiliath', ['Gimli', 'Ori', 'Dori']],
] as const satisfies readonly (readonly [Named, readonly Named[]])[];

describe('Palantíri that want company', () => {
  for (const [stone, others] of STONES) {
    holds(`${stone}: a company that grows too small while it organizes has not moved yet`, (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Balin', bears: [stone] }, ...others] }],
          sites: ['Moria'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('to Moria');
      t.resource.chooses('organize').chooses('split off Gimli');
      t.equal(t.card(stone).zone, 'play', 'the stone is still there');
      t.resource.passes();
      t.resource.may(`store ${stone}`).may(`give ${stone} to Gimli`);
      t.passUntil('company-phase').resource.chooses('the company of Balin');
      t.resource.chooses('Rhudaur (Wilderness) - Hollin');
      t.passUntil('movement-hazard');
      t.equal(t.card(stone).zone, 'discard', 'on the way it is lost');
    });

    holds(`${stone}: handed on in time it stays with those who stay`, (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Balin', bears: [stone] }, ...others] }],
          sites: ['Moria'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('to Moria');
      t.resource.chooses('organize').chooses('split off Gimli').passes();
      t.rolls(12).resource.chooses(`give ${stone} to Gimli`);
      t.resolve();
      t.passUntil('company-phase').resource.chooses('the company of Balin');
      t.resource.chooses('Rhudaur (Wilderness) - Hollin');
      t.passUntil('movement-hazard');
      t.equal([t.card(stone).zone, t.card(stone).host], ['play', 'Gimli'], 'at home');
    });
  }
});
