import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Cards of the Balrog held to their texts: what is beneath the earth, and what binds a place. */
const kind = 'balrog';
const EDDY = "Eddy in Fate's Tide";

describe(EDDY, () => {
  const GATE = 'LE-378';
  const MORE: Member[] = [
    'Orc Sniffler',
    'Orc Veteran',
    'Orc Chieftain',
    'Crook-legged Orc',
    'Grishnákh',
  ];
  /** The site is entered, its three Orcs are beaten, and two are left. */
  const enters = (t: Stage): Stage => {
    t.fightOut({ always: 12 });
    return t.passUntil('site');
  };

  holds('Each company pays for itself', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: GATE, members: ['Orc Brawler', 'Orc Tracker', 'Orc Captain'] },
          { at: GATE, members: MORE },
        ],
        hand: ['Saw-toothed Blade', 'Saw-toothed Blade'],
      },
      hazard: {
        kind,
        companies: [
          { at: GATE, members: ['Azog'], onSite: [EDDY], ownSite: true, siteTapped: true },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.uses(EDDY, 'Orc Brawler', 'Orc Tracker').stage.resolve();
    t.resource.may('play Saw-toothed Blade');
    t.skipTo('enter').resource.chooses('enter');
    enters(t).resource.mayNot('play Saw-toothed Blade').may(`use ${EDDY}`);
  });

  holds('The next player pays though it was paid in the turn before', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: GATE, members: ['Azog', 'Orc Brawler'], onSite: [EDDY], siteTapped: true },
        ],
      },
      hazard: {
        kind: 'ringwraith',
        companies: [{ at: GATE, members: MORE }],
        hand: ['Saw-toothed Blade'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.uses(EDDY, 'Azog').stage.resolve();
    t.skipTo('enter', { turns: 1 }).hazard.chooses('enter');
    enters(t)
      .hazard.mayNot('play Saw-toothed Blade')
      .uses(EDDY, 'Crook-legged Orc')
      .stage.resolve();
    t.hazard.mayNot(`use ${EDDY}`);
  });
});

describe("Maker's Map", () => {
  const MAP = "Maker's Map";
  holds('It helps beneath the earth, and not out of it', (t) => {
    for (const [to, bears, roll, arrives] of [
      ['BA-103', [MAP], 6, true],
      ['BA-103', [MAP], 5, false],
      ['Blue Mountain Dwarf-hold', [MAP], 12, false],
      ['BA-103', [], 7, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'BA-89',
              to,
              members: [{ name: 'Azog', bears: [...bears] }],
            },
          ],
        },
        moment: 'movement',
        rolls: [roll],
      });
      t.equal(t.company('Azog').moving, arrives, `${to} ${roll}`);
    }
  });

  holds('A ranger taps for it where there are tidings, and the site with him', (t) => {
    for (const [who, at, status, siteTapped, may] of [
      ['Orc Tracker', 'Dol Guldur', 'untapped', false, true],
      ['Orc Tracker', 'Dol Guldur', 'tapped', false, false],
      ['Orc Tracker', 'Dol Guldur', 'untapped', true, false],
      ['Orc Tracker', 'Cirith Ungol', 'untapped', false, false],
      ['Azog', 'Dol Guldur', 'untapped', false, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at, members: [{ name: who, status }], ...(siteTapped ? { siteTapped } : {}) },
          ],
          hand: [MAP],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (!may) {
        t.resource.mayNot(`play ${MAP}`);
        continue;
      }
      t.resource.plays(MAP).stage.resolve();
      t.equal(
        [t.card(MAP).host, t.card(who).status, t.card(at).status, t.points(0).misc],
        [who, 'tapped', 'tapped', 2],
        'it is his',
      );
    }
  });
});

describe('Caverns Unchoked', () => {
  const board = (t: Stage, at: Named, sites: Named[], onSite: Named[]): Stage =>
    t.board({
      resource: {
        kind,
        companies: [{ at, members: ['Azog'], onSite }],
        sites,
      },
      moment: 'organization',
      asksPasses: true,
    });
  holds('The way leads down again as well, and only from what lies in that region', (t) => {
    // The Iron-deeps lie under Mount Gram, in Angmar
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'BA-91', members: ['Azog'], onSite: ['Caverns Unchoked'] },
          { at: 'Cameth Brin', members: ['Bolg'] },
        ],
        sites: ['Mount Gram', 'Carn Dûm'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('Azog', 'to Cameth Brin');
    board(t, 'BA-91', ['Carn Dûm', 'Mount Gram'], ['Caverns Unchoked']);
    t.resource.may('to Mount Gram');
  });
});

describe('Roots of the Earth', () => {
  const ROOTS = 'Roots of the Earth';
  holds('Beneath the earth it is a haven, and is worth three where the hold was breached', (t) => {
    for (const [onSite, worth] of [
      [[ROOTS], 1],
      [[ROOTS, 'Breach the Hold'], 5],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'BA-89', members: ['Azog'], onSite: [...onSite] }] },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(t.points(0).misc, worth, 'what they are worth');
    }
  });

  holds('Who is at home in a haven heals there, and nothing attacks who enters', (t) => {
    for (const [onSite, status, attacked] of [
      [[], 'wounded', true],
      [[ROOTS], 'tapped', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'BA-89',
              members: [{ name: 'Azog', status: 'wounded' }, 'Orc Brawler'],
              onSite: [...onSite],
            },
          ],
        },
        moment: 'untap',
        asksPasses: true,
      });
      t.passUntil('organization');
      t.equal(t.card('Azog').status, status, 'healed at a haven alone');
      if (!attacked) continue;
      t.skipTo('enter').resource.chooses('enter');
      t.expect(t.underAttack, 'the Drake');
    }
  });

  holds('The Balrog is there, and the site was a ruin', (t) => {
    for (const [at, members] of [
      ['BA-89', ['Azog']],
      ['BA-97', ['The Balrog']],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at, members: [...members] }], hand: [ROOTS] },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.mayNot(`play ${ROOTS}`);
    }
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-89', members: [{ name: 'The Balrog', status: 'tapped' }] }],
        hand: [ROOTS],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(ROOTS).stage.resolve();
    t.equal([t.attack().strikes, t.attack().prowess], [2, 13], 'a Drake');
    t.fightOut({ always: 12 });
    t.equal(t.card(ROOTS).zone, 'discard', 'he was tapped already');
  });
});
