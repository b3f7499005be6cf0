import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Lords of a sixteenth draw and those who serve them, each held to clauses that no other test plays. */

const kind = 'ringwraith';
const REN = 'Ren the Ringwraith';
const KHAMUL = 'Khamûl the Ringwraith';

describe('Ringwraiths', () => {
  holds('Ren: of one company, those who come to it later too, and for the turn alone', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Dol Guldur', members: [REN] },
          { at: 'Dol Guldur', members: ['Layos'], ownSite: true },
          { at: 'Minas Morgul', members: ['Tarcil'] },
        ],
        hand: ['Hador'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const steady = (...who: string[]): number[] =>
      who.map((x) => t.card(x).stat('corruption-check'));
    t.resource.uses(REN, 'Layos').stage.resolve();
    t.equal(t.card(REN).status, 'tapped', 'he has tapped');
    t.equal(steady('Layos', 'Tarcil'), [2, 0], 'one company of them');
    t.resource
      .chooses('organize')
      .chooses('play Hador', 'under general influence in the company of Layos');
    t.equal(steady('Hador'), [2], 'a minion in that company');
    t.resource.passes();
    t.skipTo('organization', { turns: 1 });
    t.equal(steady('Layos', 'Hador'), [0, 0], 'that turn only');
  });

  holds('Ren: only while organizing, and only at a Darkhaven', (t) => {
    for (const [at, moment, cite] of [
      ['Dol Guldur', 'long-event', { phase: 'coe/9.1.3' }],
      ['Barad-dûr', 'organization', { need: 'coe/9.2' }],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: [REN] }] },
        moment,
        asksPasses: true,
      });
      t.resource.refused(REN, cite);
    }
  });

  holds('Khamûl: the follower is for nothing even with no influence left', (t) => {
    for (const [lord, may] of [
      [KHAMUL, true],
      ['Akhôrahil the Ringwraith', false],
    ] as const) {
      const full: Named = may ? 'Snaga' : 'Lagduf';
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', members: [lord, { name: full, under: lord }] }],
          hand: [REN],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(t.card(lord).influence(), 0, 'all of it is used');
      t.resource.chooses('organize');
      if (!may) t.resource.mayNot(`play ${REN}`);
      else {
        t.resource.chooses(`play ${REN}`);
        t.equal([t.card(REN).control, t.card(lord).influence()], [lord, 0], 'he is controlled');
      }
    }
  });
});

describe('what is said of a company', () => {
  holds('Shifter of Hues: those who join it on the way are steadied as well', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [
          {
            at: 'WH-58',
            to: 'Barrow-downs',
            by: ['Arthedain', 'Cardolan'],
            members: ['Beretar'],
          },
          { at: 'Old Forest', to: 'Barrow-downs', by: ['Cardolan'], members: ['Anborn'] },
          { at: 'Bree', members: [{ name: 'Radagast', bears: ['Shifter of Hues'] }] },
        ],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    const steady = (): number[] =>
      ['Beretar', 'Anborn'].map((x) => t.card(x).stat('corruption-check'));
    t.resource.uses('Shifter of Hues', 'Beretar').stage.resolve();
    t.equal(steady(), [2, 0], 'the one company');
    t.skipTo('site-phase');
    t.equal([t.card('Beretar').companions, steady()], [['Anborn'], [2, 2]], 'one of it now');
    t.skipTo('organization', { turns: 2 });
    t.equal(steady(), [2, 2], 'through the next time they organize');
    t.passUntil('long-event');
    t.equal(steady(), [0, 0], 'and no longer');
  });
});

const DRAGON = 'Leucaruth Roused';

describe('Leucaruth Roused', () => {
  const wins =
    (bears: Named[], roll: number, gives = '') =>
    (t: Stage) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'AS-151', members: [{ name: 'Lieutenant of Dol Guldur', bears }] }],
          hand: [DRAGON],
        },
        moment: 'entered',
        asksPasses: true,
        rolls: [roll],
      });
      t.resource.chooses(`play ${DRAGON}`);
      if (gives !== '') t.resource.chooses(gives);
      t.resolve();
      return t.card(DRAGON).zone;
    };

  holds('more than twelve, with one thing given up at most', (t) => {
    // his influence is three
    t.equal([wins([], 9)(t), wins([], 10)(t)], ['discard', 'pile'], 'nothing given');
    const major: Named = 'Sable Shield';
    t.equal(
      [wins([major], 6, major)(t), wins([major], 7, major)(t)],
      ['discard', 'pile'],
      'three for a major item',
    );
    t.equal(t.card(major).zone, 'discard', 'it is given up');
    t.equal(
      [wins(['LE-343'], 3, 'Scroll')(t), wins(['LE-343'], 4, 'Scroll')(t)],
      ['discard', 'pile'],
      'six for a greater one',
    );
    t.equal(
      [wins(['LE-343', major], 3, 'Scroll')(t), t.card(major).zone],
      ['discard', 'play'],
      'one thing, not both',
    );
    t.equal(t.card('Scroll of Isildur').zone, 'discard', 'lost for nothing');
  });

  holds('he falls upon all others in his lands, and is lost where he is slain', (t) => {
    for (const [to, by, met] of [
      ['Lake-town', ['Heart of Mirkwood', 'Northern Rhovanion'], true],
      ["Thranduil's Halls", ['Heart of Mirkwood', 'Woodland Realm'], false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Sarn Goriwing', to, by, members: ['Gimli', 'Legolas'] }] },
        hazard: { kind, pile: [DRAGON] },
        moment: 'passives',
        asksPasses: true,
      });
      t.resolve();
      t.equal(t.underAttack, met, to);
      if (!met) continue;
      t.equal(
        [t.attack().strikes, t.attack().prowess, t.attack().body, t.attack().detainment],
        [2, 16, 8, false],
        'two of sixteen',
      );
      t.fightOut({ always: 12 });
      t.equal(
        [t.card(DRAGON).zone, t.points(0).kill, t.points(1).faction],
        ['pile', 4, 0],
        'slain',
      );
    }
  });

  holds('nothing of Leucaruth attacks his lord, but the beast of the lair does', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'AS-151', members: ['Lieutenant of Dol Guldur'] }],
        pile: [DRAGON],
      },
      hazard: { events: ['Leucaruth at Home'] },
      moment: 'site',
      asksPasses: true,
    });
    t.passUntil('enter').resource.chooses('enter');
    // an automatic-attack is no manifestation (coe/g.man.3)
    t.equal(
      t.fightOut({ always: 12 }).map(([, p]) => p),
      [14],
      'the lair alone',
    );
    for (const [mine, may] of [
      [true, false],
      [false, true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Dol Guldur', to: 'AS-151', members: ['Lieutenant of Dol Guldur'] }],
          pile: mine ? [DRAGON] : [],
        },
        hazard: { hand: ['Leucaruth'] },
        moment: 'hazards',
        asksPasses: true,
      });
      // his own dread of them comes to nothing first
      t.resolve().hazard.plays('Leucaruth').stage.resolve();
      t.equal(t.underAttack, may, 'he turns away');
    }
  });
});

describe('Orcs and Trolls', () => {
  const tries = (
    t: Stage,
    name: Named,
    roll: number,
    pile: Named[] = [],
    theirs: Named[] = [],
    who: Named = 'The Mouth',
    at: Named = 'LE-352',
  ): string => {
    t.board({
      resource: { kind, companies: [{ at, members: [who] }], hand: [name], pile },
      hazard: { kind, pile: theirs },
      moment: 'entered',
      asksPasses: true,
      rolls: [roll],
    });
    t.resource.plays(name, who).stage.resolve();
    return t.card(name).zone;
  };

  holds('Uruk-hai: more than eleven; two less for other Orcs, however many', (t) => {
    const U = 'Uruk-hai';
    // influence of four, and two more against factions
    const own = 6;
    const least = (pile: Named[], theirs: Named[] = []): number => {
      for (let r = 2; r <= 12; r++) if (tries(t, U, r, pile, theirs) === 'pile') return r;
      return 13;
    };
    t.equal(least([]), 12 - own, 'alone');
    t.equal(least(['Orcs of Gorgoroth']), 14 - own, 'with others');
    t.equal(least(['Orcs of Gorgoroth', 'Orcs of the Red Eye']), 14 - own, 'but once');
    t.equal(least([], ['Orcs of Gorgoroth']), 14 - own, 'whose they are is all one');
    t.equal(least(['Black Trolls']), 12 - own, 'Trolls are no Orcs');
  });

  holds('Black Trolls: more than ten; who helps and who does not', (t) => {
    const B = 'Black Trolls';
    const least = (pile: Named[]): number => {
      for (let r = 2; r <= 12; r++) if (tries(t, B, r, pile) === 'pile') return r;
      return 13;
    };
    t.equal(least([]), 5, 'alone');
    t.equal(least(['Morgul-orcs']), 3, 'two more');
    t.equal(least(['Orcs of Gundabad']), 7, 'two less');
    t.equal(least(['Orcs of Gundabad', 'Morgul-orcs']), 5, 'both');
    for (const [name, may] of [
      [B, false],
      ['Uruk-hai', true],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'LE-362', members: ['The Mouth'] }], hand: [name] },
        moment: 'entered',
        asksPasses: true,
      });
      if (may) t.resource.may(`play ${name}`);
      else t.resource.refused(name, { 'not-here': 'coe/2.V.3' });
    }
  });
});
