import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('Hey! come merry dol!', () => {
  const SONG = 'Hey! come merry dol!';
  const sung = (t: Stage, merry: boolean): Stage => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', members: ['Gimli', 'Legolas'] }],
        sites: ["Hermit's Hill"],
        hand: [SONG],
      },
      hazard: {
        events: ['Doors of Night'],
        hand: ['Wargs', 'Lost in the Wilderness', 'Snowstorm', 'Withered Lands'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses("to Hermit's Hill").stage.passUntil('organization-end');
    if (merry) t.resource.plays(SONG).stage.resolve();
    t.skipTo('path').resource.chooses('starter');
    t.skipTo('movement-hazard');
    t.resource.passes();
    return t;
  };

  holds(
    'Half of one Wilderness is none: for what is keyed to it, aimed at it or waits there',
    (t) => {
      sung(t, false).hazard.may('play Wargs').may('play Lost in the Wilderness');
      t.hazard.plays('Snowstorm').stage.resolve();
      t.expect(!t.company('Gimli').moving, 'they are turned back');
      sung(t, true).hazard.mayNot('play Wargs').mayNot('play Lost in the Wilderness');
      t.hazard.plays('Snowstorm').stage.resolve();
      t.expect(t.company('Gimli').moving, 'they go on');
    },
  );

  holds('One that counts for two counts for one then', (t) => {
    sung(t, true).hazard.plays('Withered Lands').stage.resolve();
    t.resource.passes();
    t.hazard.may('play Wargs').may('play Lost in the Wilderness');
  });
});
