import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** What minions find at their places: a Darkhaven for as long as they rest, a raid by night, marshes where nobody is spared. */

const kind = 'ringwraith';

describe('Barad-dûr', () => {
  const PLACES = [
    ['LE-352', true],
    ['Minas Morgul', true],
    // a Dark-hold as others are
    ['LE-406', false],
  ] as const;
  const resting = (t: Stage, at: Named, who: Member): Stage =>
    t.board({
      resource: { kind, companies: [{ at, members: [who] }] },
      moment: 'untap',
      asksPasses: true,
    });

  holds('While they untap it is a Darkhaven to all that asks: who is lured is tried', (t) => {
    for (const [at, haven] of PLACES) {
      resting(t, at, { name: 'Hador', status: 'wounded', bears: ['Lure of the Senses'] });
      const before = rolled(t, 'corruption').length;
      if (haven) t.rolls(12);
      t.skipTo('organization');
      t.equal(
        [t.card('Hador').status, rolled(t, 'corruption').length - before],
        haven ? ['tapped', 1] : ['wounded', 0],
        at,
      );
    }
  });

  holds('Well-preserved: there he is himself again', (t) => {
    for (const [at, haven] of PLACES) {
      resting(t, at, { name: 'Hador', bears: ['Well-preserved'] });
      t.skipTo('organization');
      t.equal(t.card('Well-preserved').zone, haven ? 'discard' : 'play', at);
    }
  });

  holds('Morgul-knife: he may be rid of it there, instead of untapping', (t) => {
    for (const [at, haven] of PLACES) {
      resting(t, at, { name: 'Hador', status: 'tapped', bears: ['Morgul-knife'] });
      let offered = false;
      for (let i = 0; i < 12 && t.decision().about !== 'organization'; i++) {
        offered ||= t.offered().some((x) => x.includes('Morgul-knife'));
        t.pass();
      }
      t.equal(offered, haven, at);
    }
  });

  holds('No Darkhaven as they organize, nor as the turn ends', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'LE-352', members: [{ name: 'Hador', bears: ["That Ain't No Secret"] }] },
        ],
        hand: ['Jerrek'],
      },
      moment: 'untap',
      asksPasses: true,
    });
    t.skipTo('organization');
    t.resource.mayNot("store That Ain't No Secret");
    t.resource.chooses('organize').mayNot('play Jerrek');
  });
});

describe('Come By Night Upon Them', () => {
  const NIGHT = 'Come By Night Upon Them';
  const SWORD = 'Saw-toothed Blade';

  holds('Two copies take two off, and it is still the first item alone that is free', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-356', members: ['Ciryaher', 'Hador', 'Jerrek'] }],
        hand: [NIGHT, NIGHT, SWORD, SWORD, SWORD],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(NIGHT).stage.resolve();
    t.resource.plays(NIGHT).stage.resolve();
    t.resource.plays(SWORD, 'Hador').stage.resolve();
    t.equal(t.card('Bree').status, 'untapped', 'the first');
    t.resource.plays(SWORD, 'Jerrek').stage.resolve();
    t.equal(t.card('Bree').status, 'tapped', 'the second');
  });

  holds('Before they enter, and not where there is no Border-hold', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-356', members: ['Ciryaher', 'Hador'] }],
        hand: [NIGHT, NIGHT],
      },
      hazard: { events: ['Doors of Night'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(NIGHT).stage.resolve();
    t.skipTo('enter').resource.chooses('enter');
    t.equal([t.attack().prowess, t.attack().detainment], [7 - 2, true], 'two less by night');
    t.board({
      resource: { kind, companies: [{ at: 'LE-364', members: ['Hador'] }], hand: [NIGHT] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused(NIGHT, { 'no-target': 'coe/9.3' });
  });
});

describe('Dead Marshes', () => {
  const met = (t: Stage, creature: Named, key: string): boolean => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', to: 'LE-364', members: ['Hador', 'Jerrek'] }],
      },
      hazard: { hand: [creature, 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(creature, key).stage.resolve();
    return t.attack().detainment;
  };

  holds('Who comes at the place harms them; who comes on the way there only detains', (t) => {
    t.equal(met(t, 'Orc-guard', 'Shadow-hold'), false, 'at the marshes');
    t.equal(met(t, 'Orc-guard', 'Shadow-land'), true, 'on the way');
    t.equal(met(t, 'Orc-guard', 'Dark-domain'), true, 'on the way');
  });

  holds('Nor are they spared by what was laid there on guard', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Dol Guldur', to: 'LE-364', members: ['Hador', 'Jerrek'] }],
      },
      hazard: { hand: ['Orc-guard', 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.placesOnGuard('Orc-guard');
    t.skipTo('enter').resource.chooses('enter');
    t.hazard.reveals('Orc-guard').stage.resolve();
    while (t.attack().name !== 'Orc-guard') {
      const { kind: asked, options } = t.decision();
      if (asked === 'assign' || asked === 'order') t.take(options[0], 'on');
      else if (t.decision().about === 'stay-untapped') t.take({ type: 'yes' }, 'yes');
      else {
        t.rolls(12, 12, 12);
        t.pass();
        t.state.dice = [];
      }
    }
    t.equal(t.attack().detainment, false, 'they mean it');
  });
});
