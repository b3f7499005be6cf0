import { query } from '@mathom/engine';
import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** The Balrog's shapes, works and places, of a twentieth draw. */
const kind = 'balrog';
const FLAME = 'Flame of Udûn';
const SHADOW = 'Great Shadow';
const ARMY = 'Great Army of the North';
const ROOTS = 'Roots of the Earth';
const REMAINS = 'BA-95';
const DROWNING = 'BA-89';

describe(ARMY, () => {
  const HOSTS: readonly Named[] = [
    'Orcs of Moria',
    'Orcs of Gundabad',
    'Orcs of Mirkwood',
    'Goblins of Goblin-gate',
  ];
  const board = (t: Stage, of: 'balrog' | 'ringwraith' | 'fallen-wizard', pile: readonly Named[]) =>
    t.board({
      resource: {
        kind: of,
        companies: [{ at: 'Dol Guldur', members: ['Lagduf'] }],
        events: [ARMY],
        pile,
        hand: [ARMY],
        discard: ['Grey Mountain Goblins', 'Umbarean Corsairs'],
      },
      hazard: { kind: 'ringwraith', pile: ['Uruk-hai'] },
      moment: 'organization',
      asksPasses: true,
    });

  holds('A host of an opponent does not count; to a Fallen-wizard it is worth one', (t) => {
    for (const [of, n, points] of [
      ['balrog', 4, 2],
      ['balrog', 3, 0],
      ['ringwraith', 4, 2],
      ['fallen-wizard', 4, 1],
    ] as const) {
      board(t, of, HOSTS.slice(0, n));
      t.equal(t.points(0).misc, points, `${of} ${n}`);
    }
  });

  holds('While one lies in play another is of use as a short-event alone', (t) => {
    board(t, 'balrog', []);
    t.resource.refused(ARMY, { duplicate: 'coe/g.cbd.1' }, { way: 'only one copy' });
    t.resource.plays(ARMY, { way: 'short-event' }).stage.resolve();
    t.resource.options_are('Grey Mountain Goblins', 'pass').chooses('Grey Mountain Goblins');
    t.equal(t.card('Grey Mountain Goblins').zone, 'deck', 'in the deck again');
    t.equal(t.card('Umbarean Corsairs').zone, 'discard', 'Men stay where they are');
  });
});

describe('one shape for another', () => {
  holds('Who followed the shadow does not follow the flame', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'BA-100',
            members: [
              { name: 'The Balrog', bears: [SHADOW] },
              { name: 'Muzgash', under: 'The Balrog' },
            ],
          },
        ],
        hand: [FLAME],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const all = t.generalInfluence(0);
    t.resource.plays(FLAME).stage.resolve();
    t.equal(
      [t.card(SHADOW).zone, t.card(FLAME).host, t.card('Muzgash').control],
      ['hand', 'The Balrog', 'nobody'],
      'the shadow is put off',
    );
    t.resource.chooses('organize').may('put Muzgash under general influence');
    t.resource.mayNot('put Muzgash under The Balrog');
    t.resource.chooses('put Muzgash under general influence');
    t.equal(all - t.generalInfluence(0), 6 + t.card('Muzgash').stat('mind'), 'six less, and he');
  });

  holds('Who comes to the place where he is a flame goes back again', (t) => {
    for (const [bears, with_, site] of [
      [[], ['Azog'], 'The Sulfur-deeps'],
      [[FLAME], [], 'Dol Guldur'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at: 'BA-97', members: [{ name: 'The Balrog', bears: [...bears] }] },
            { at: 'BA-88', to: 'BA-97', members: ['Azog'] },
          ],
        },
        moment: 'hazards',
        current: 'Azog',
        asksPasses: true,
      });
      t.skipTo('enter');
      t.equal([t.card('The Balrog').companions, t.card('Azog').site], [[...with_], site], site);
    }
  });
});

describe('Great Fissure', () => {
  holds('An attack that cannot be canceled is not canceled in the deeps either', (t) => {
    for (const [at, onSite, may] of [
      ['BA-101', ['Vile Fumes'], false],
      ['BA-101', [], true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: ['Azog'], onSite: [...onSite] }],
          hand: ['Great Fissure'],
        },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.expect(t.underAttack, 'under attack');
      if (may) t.resource.may('play Great Fissure');
      else t.resource.mayNot('play Great Fissure');
    }
  });
});

describe('Remains of Thangorodrim', () => {
  const board = (t: Stage, at: Named, to: Named) =>
    t.board({
      resource: { kind, companies: [{ at, to, members: ['Azog', 'Muzgash'] }] },
      moment: 'movement',
      asksPasses: true,
    });

  holds('Nine for the way there, and nine for the way back; no other way leads from it', (t) => {
    for (const [at, to, name] of [
      [REMAINS, DROWNING, 'The Drowning-deeps'],
      [DROWNING, REMAINS, 'Remains of Thangorodrim'],
    ] as const)
      for (const [roll, goes] of [
        [8, false],
        [9, true],
      ] as const) {
        board(t, at, to).rolls(roll);
        t.skipTo('enter');
        t.equal(t.card('Azog').site === name, goes, `${name} ${roll}`);
      }
    t.board({
      resource: {
        kind,
        companies: [{ at: REMAINS, members: ['Azog', 'Muzgash'] }],
        sites: [DROWNING, 'BA-88', 'BA-93', 'BA-91', 'Goblin-gate'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.may('to The Drowning-deeps').mayNot('to Moria').mayNot('to The Iron-deeps');
    t.resource.mayNot('to Goblin-gate').mayNot('to Dol Guldur');
  });

  holds('Roots of the Earth make it a Darkhaven for good, where nothing waits for him', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: REMAINS, members: ['The Balrog', 'Muzgash'] }],
        hand: [ROOTS],
        sites: [DROWNING],
      },
      hazard: { hand: ['Sea Serpent'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(ROOTS).stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [2, 13], 'a Drake');
    while (t.underAttack)
      if (t.decision().about === 'stay-cheaply') t.rolls(12).resource.chooses('yes');
      else if (t.decision().about === 'stay-untapped') t.rolls(12).resource.chooses('no');
      else if (t.decision().about === 'strike') t.resource.chooses('against The Balrog');
      else t.pass();
    t.resource.chooses('Tap The Balrog');
    t.equal(
      [query.siteType(t.state, t.id(REMAINS)), t.points(0).misc, t.card('The Balrog').status],
      ['haven', 1, 'tapped'],
      'a Darkhaven',
    );
    t.skipTo('enter', { turns: 2 }).resource.chooses('enter');
    t.expect(!t.underAttack, 'neither the Drake nor what comes from the sea');
  });
});

describe('Moria', () => {
  holds('Two less for a ring that is tested there, as it is stored', (t) => {
    for (const [roll, total] of [
      [7, 5],
      [2, 0],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'BA-93', members: [{ name: 'Azog', bears: ['LE-311'] }] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.rolls(12, roll).resource.chooses('store').stage.resolve();
      t.equal(rolled(t, 'ring').at(-1)?.total, total, 'two less');
    }
  });

  holds('Where the fumes of a hold of the same name have spread it is no haven', (t) => {
    for (const onSite of [[], ['Vile Fumes']] as Named[][]) {
      t.board({
        resource: { kind, companies: [{ at: 'BA-93', members: ['Azog', 'Muzgash'] }] },
        hazard: { kind: 'ringwraith', companies: [{ at: 'LE-392', members: ['Hador'], onSite }] },
        moment: 'site',
        asksPasses: true,
      });
      const foul = onSite.length > 0;
      t.equal(query.siteType(t.state, t.id('BA-93')), foul ? 'ruins' : 'haven', 'its type');
      t.resource.chooses('enter');
      t.equal(t.underAttack, foul, 'gas, which nothing cancels');
    }
  });
});

describe('The Iron-deeps', () => {
  const FOES: readonly Named[] = [
    'Marsh-drake',
    'Cave-drake',
    'Sea Serpent',
    'Smaug',
    'Ghouls',
    'Wargs',
  ];
  const THREE: readonly Member[] = ['Azog', 'Muzgash', 'Lagduf'];
  holds(
    'Drakes for the place itself, in earnest; a nameless thing of ruins after the Trolls',
    (t) => {
      t.board({
        resource: { kind, companies: [{ at: 'BA-91', members: THREE }] },
        hazard: { hand: FOES },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.mayNot('play Sea Serpent').mayNot('play Wargs').mayNot('play Cave-drake');
      t.hazard.plays('Marsh-drake').stage.resolve();
      t.expect(!t.attack().detainment, 'in earnest');
      t.board({
        resource: { kind, companies: [{ at: 'BA-91', members: THREE }] },
        hazard: { hand: FOES },
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.equal([t.attack().strikes, t.attack().prowess], [3, 9], 'Trolls');
      t.fightOut({ always: 12 });
      while (t.decision().about !== 'attack-from-hand') t.pass();
      t.hazard.mayNot('Smaug').mayNot('Sea Serpent').may('Cave-drake').chooses('Cave-drake');
      t.fightOut({ always: 12 });
      t.equal(t.card('Cave-drake').zone, 'discard', 'gone when it is over');
    },
  );
});

describe('Breach the Hold', () => {
  holds('The way up is open; the other ways are as hard as before', (t) => {
    for (const [to, roll, onSite, goes] of [
      ['Blue Mountain Dwarf-hold', 12, [], false],
      [REMAINS, 8, ['Breach the Hold'], false],
      [REMAINS, 9, ['Breach the Hold'], true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: DROWNING, to, members: ['Azog'], onSite: [...onSite] }],
        },
        moment: 'movement',
        asksPasses: true,
      });
      t.rolls(roll).skipTo('enter');
      t.equal(t.card('Azog').site !== 'The Drowning-deeps', goes, `${to} ${roll}`);
    }
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: DROWNING,
            to: 'Blue Mountain Dwarf-hold',
            members: ['Azog'],
            onSite: ['Breach the Hold'],
          },
        ],
      },
      moment: 'movement',
      asksPasses: true,
    });
    t.skipTo('enter');
    t.equal(t.card('Azog').site, 'Blue Mountain Dwarf-hold', 'without a roll');
  });
});

describe('Vanguard of Might', () => {
  holds('He comes alone out of a company that is to move, which goes its way without him', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'BA-97', members: ['Gorbag'] },
          { at: 'BA-100', to: 'BA-101', members: ['The Balrog', 'Azog'] },
        ],
        hand: ['Vanguard of Might'],
      },
      hazard: { hand: ['Crebain'] },
      moment: 'hazards',
      current: 'Gorbag',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays('Crebain').stage.resolve();
    t.resource.plays('Vanguard of Might').stage.resolve();
    t.equal(
      [t.card('The Balrog').companions, t.card('Azog').companions],
      [['Gorbag'], []],
      'parted',
    );
    t.fightOut({ always: 12 });
    t.equal(t.card('The Balrog').status, 'tapped', 'tapped');
    t.rolls(12).skipTo('enter');
    t.equal(
      [t.card('The Balrog').site, t.card('Azog').site],
      ['The Sulfur-deeps', t.card('BA-101').site],
      'he stays with those',
    );
  });
});

describe('Great Shadow', () => {
  holds(
    'What can be a short-event only is no such card; an agent is none of his characters',
    (t) => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'BA-100', members: [{ name: 'The Balrog', bears: [SHADOW] }] }],
          discard: ['Great Fissure', 'Azog', 'Orcs of Moria', 'Cave-drake', 'Baugúr'],
        },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      t.passUntil('end-of-turn').resource.uses(SHADOW).stage.resolve();
      t.resource.options_are('Azog', 'Orcs of Moria').chooses('Azog');
      t.equal(t.card('Azog').zone, 'deck', 'in the deck');
      t.resource.mayNot(`use ${SHADOW}`);
    },
  );
});
