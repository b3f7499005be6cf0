import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** The Balrog, his people and his conquests, of a seventeenth draw. */
const kind = 'balrog';
const FLAME = 'Flame of Udûn';
const SHADOW: Member = { name: 'The Balrog', bears: ['Great Shadow'] };
const DARK = 'Darkness Wielded';
const WARDS: Named[] = [DARK, DARK, DARK];

describe(FLAME, () => {
  holds('A creature that fails against him falls the sooner', (t) => {
    // Ûvatha has a body of nine
    for (const [bears, roll, defeated] of [
      [[FLAME], 9, true],
      [[FLAME], 8, false],
      [[], 9, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'BA-98', members: [{ name: 'The Balrog', bears: [...bears] }] }],
        },
        hazard: { hand: ['Ûvatha the Horseman'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Ûvatha the Horseman', { way: 'creature' }, 'Dark-hold').stage.resolve();
      t.fightOut(12, roll);
      t.equal(t.card('Ûvatha the Horseman').zone === 'removed', defeated, `${bears} ${roll}`);
    }
  });

  holds('So does who attacks him and fails; he himself is no weaker for it', (t) => {
    for (const [bears, zone] of [
      [[FLAME], 'pile'],
      [[], 'play'],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'TW-398', members: ['Legolas'] }] },
        hazard: {
          kind,
          companies: [{ at: 'LE-378', members: [{ name: 'The Balrog', bears: [...bears] }] }],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      // his strike, that of the Balrog, and eight for his body
      t.fightOut(2, 12, 8);
      t.equal(t.card('Legolas').zone, zone, `${bears}`);
    }
    for (const roll of [11, 12]) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-378', members: [{ name: 'The Balrog', bears: [FLAME] }] }],
        },
        hazard: { companies: [{ at: 'TW-398', members: ['Glorfindel II'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.fightOut(2, 12, roll);
      t.equal(t.card('The Balrog').zone === 'play', roll === 11, `his body of eleven: ${roll}`);
    }
  });

  holds('It is put off as he likes while he organizes, and at no other time', (t) => {
    for (const [moment, may] of [
      ['organization', true],
      ['long-event', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'BA-100', members: [{ name: 'The Balrog', bears: [FLAME] }] }],
        },
        moment,
        asksPasses: true,
      });
      if (may) {
        t.resource.uses(FLAME).stage.resolve();
        t.equal(t.card(FLAME).zone, 'hand', 'put off');
      } else t.resource.mayNot(`use ${FLAME}`);
    }
  });
});

describe(DARK, () => {
  holds(
    'Company against company: the attack is canceled, and one strike is not what it has',
    (t) => {
      t.board({
        resource: { companies: [{ at: 'TW-398', members: ['Legolas', 'Elladan'] }] },
        hazard: { kind, companies: [{ at: 'LE-378', members: [SHADOW, 'Azog'] }], hand: [DARK] },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.resource.passes();
      t.hazard.plays(DARK, { way: 'Until the turn ends' }).stage.resolve();
      t.expect(!t.underAttack, 'canceled');
    },
  );

  holds('Two of them are two attacks now and two later ones', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-96', members: [SHADOW, 'Azog', 'Muzgash', 'Radbug', 'Lagduf'] }],
        hand: [DARK, DARK],
      },
      hazard: { hand: Array<Named>(5).fill('Cave-drake') },
      moment: 'hazards',
      asksPasses: true,
    });
    for (let i = 0; i < 5; i++) {
      if (t.decision().seat === 0) t.resource.passes();
      t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
      const later = t.offered().findIndex((o) => o.startsWith('use the effect'));
      if (i < 2) t.resource.plays(DARK, { way: 'Until the turn ends' }).stage.resolve();
      else if (later >= 0) {
        t.take(t.decision().options[later], 'the later attack');
        t.resolve();
      }
      t.equal(t.underAttack, i === 4, `attack ${i + 1}`);
    }
  });

  holds('The later attack is one on his company, and of this turn', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'BA-96', members: [SHADOW] },
          { at: 'BA-97', members: ['Azog', 'Muzgash'] },
        ],
        hand: [DARK],
      },
      hazard: { hand: ['Cave-drake', 'Orc-guard'] },
      moment: 'movement',
      asksPasses: true,
    });
    t.resource.chooses('The Balrog');
    t.passUntil('movement-hazard').resource.passes();
    t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
    t.resource.plays(DARK, { way: 'Until the turn ends' }).stage.resolve();
    t.expect(!t.underAttack, 'the first');
    for (let i = 0; i < 9 && t.company('Azog').id !== t.state.current; i++) t.pass();
    t.resource.passes();
    t.hazard.plays('Orc-guard', 'Dark-hold').stage.resolve();
    t.expect(t.underAttack, 'others are attacked');
    t.resource.mayNot(`use ${DARK}`);
    t.fightOut({ always: 12 });
    t.skipTo('site-phase').resource.chooses('The Balrog');
    const gate = t.resource.chooses('enter').stage.attack().name;
    t.resource.uses(DARK).stage.resolve();
    t.expect(!t.underAttack || t.attack().name !== gate, 'those of the gate');
  });
});

describe('Azog', () => {
  holds('Nine and he is lost, ten and he is slain', (t) => {
    for (const [roll, zone] of [
      [8, 'play'],
      [9, 'discard'],
      [10, 'removed'],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'BA-96', members: ['Azog'] }] },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
      t.fightOut(2, roll);
      t.equal(t.card('Azog').zone, zone, `${roll}`);
    }
  });

  holds('Orcs, those who are the Balrog’s own, and both at once', (t) => {
    const WHO = [
      ['Troll Lout', 1],
      ['Hill-troll', 3],
      ['Orc Brawler', 4],
      ['Orcs of Moria', 4],
      ['Crook-legged Orc', 6],
      ['Bolg', 6],
    ] as const;
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-100', members: ['Azog'] }],
        hand: WHO.map(([name]) => name),
      },
      moment: 'organization',
    });
    for (const [name, n] of WHO) t.equal(t.card('Azog').influence(name), n, name);
  });
});

describe('People Diminished', () => {
  const PEOPLE = 'People Diminished';
  const there = (t: Stage, at: Named, siteTapped: boolean, members: Member[]): Stage =>
    t.board({
      resource: {
        kind,
        companies: [{ at, members, ...(siteTapped ? { siteTapped } : {}) }],
        hand: [PEOPLE, ...WARDS],
      },
      moment: 'entered',
      asksPasses: true,
    });

  holds('At untapped sites of those sorts, and at the price of one who taps', (t) => {
    for (const [at, tapped, may] of [
      ['LE-356', false, true],
      ['LE-372', false, true],
      ['LE-356', true, false],
      ['LE-373', false, false],
    ] as const) {
      there(t, at, tapped, ['Azog']);
      if (may) t.resource.may(`play ${PEOPLE}`);
      else t.resource.mayNot(`play ${PEOPLE}`);
    }
    there(t, 'LE-356', false, [{ name: 'The Balrog', status: 'tapped', bears: ['Great Shadow'] }]);
    t.resource.plays(PEOPLE).stage.resolve();
    for (let i = 0; i < 3; i++)
      t.resource.plays(DARK, { way: 'Until the turn ends' }).stage.resolve();
    t.equal(
      [t.card(PEOPLE).zone, t.card('LE-356').status, t.points(0).misc],
      ['discard', 'tapped', 0],
      'nobody could tap for it',
    );
  });

  holds('The site lies there when they have gone, tapped, and they may come back to it', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'LE-356', members: ['Azog'], onSite: [PEOPLE], siteTapped: true }],
        sites: ['LE-412'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('to The White Towers');
    t.skipTo('organization', { turns: 2 });
    t.equal(
      [t.card('Azog').site, t.card('LE-356').zone, t.card('LE-356').status, t.points(0).misc],
      ['The White Towers', 'play', 'tapped', 2],
      'as it was',
    );
    t.resource.chooses('to Bree');
    t.skipTo('enter');
    t.equal(t.card('LE-356').status, 'tapped', 'it does not untap');
  });
});

describe('Lord and Usurper', () => {
  const LORD = 'Lord and Usurper';
  const INVADE = 'Invade Their Domain';
  const HALLS = 'Iron Hill Dwarf-hold';
  const there = (t: Stage, onSite: Named[], moment: 'entered' | 'site'): Stage =>
    t.board({
      resource: {
        kind,
        companies: [{ at: HALLS, members: [SHADOW, 'Muzgash'], onSite }],
        hand: [LORD, ...WARDS],
      },
      hazard: { pile: ['Iron Hill Dwarves', 'Men of Dorwinion'] },
      moment,
      asksPasses: true,
    });

  holds('It needs the other, and its people are lost only if somebody taps', (t) => {
    there(t, [], 'entered').resource.mayNot(`play ${LORD}`);
    for (const taps of [true, false]) {
      there(t, [INVADE], 'entered').resource.plays(LORD).stage.resolve();
      for (let i = 0; i < 2; i++)
        t.resource.plays(DARK, { way: 'Until the turn ends' }).stage.resolve();
      if (taps) t.resource.chooses('Muzgash');
      else t.resource.chooses('pass');
      t.equal(
        [t.card(LORD).zone, t.card('Iron Hill Dwarves').zone, t.card('Men of Dorwinion').zone],
        taps ? ['play', 'discard', 'pile'] : ['discard', 'pile', 'pile'],
        `${taps}`,
      );
    }
  });

  holds('One on it; his own are left in peace there', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: HALLS, members: [SHADOW, 'Muzgash'], onSite: [INVADE] }],
        hand: [LORD, LORD, ...WARDS],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(LORD).stage.resolve();
    for (let i = 0; i < 2; i++)
      t.resource.plays(DARK, { way: 'Until the turn ends' }).stage.resolve();
    t.resource.chooses('Muzgash').mayNot(`play ${LORD}`);
    t.equal([t.card(LORD).host, t.points(0).misc], [INVADE, 3 + 5], 'with the other');
    t.skipTo('enter', { turns: 2 }).resource.chooses('enter');
    t.expect(!t.underAttack, 'no Dwarves, and no Orcs');
  });
});
