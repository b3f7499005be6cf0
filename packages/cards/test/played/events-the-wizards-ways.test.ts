import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Resource events of The Wizards about the ways through the land. */
const COMPANY: Named[] = ['Beretar', 'Beregond', 'Boromir II', 'Bergil', 'Forlong', 'Damrod'];

describe('the land', () => {
  holds('fog makes the land wilder and the shadow thinner', (t) => {
    for (const [to, path] of [
      ['Minas Morgul', ['wilderness', 'wilderness', 'border', 'wilderness', 'wilderness']],
      ['Rhosgobel', ['wilderness', 'wilderness', 'shadow']],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Lórien', to, members: COMPANY }], events: ['Fog'] },
        hazard: { hand: ['Twilight'] },
        moment: 'hazards',
      });
      t.equal(t.path('Beretar'), [...path], 'the path');
    }
    for (const gates of [true, false] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', members: COMPANY }],
          hand: ['Fog'],
          events: gates ? ['Gates of Morning'] : [],
        },
        moment: 'long-event',
        asksPasses: true,
      });
      if (gates) t.resource.may('play Fog');
      else t.resource.mayNot('play Fog');
    }
  });

  holds('over a ford nothing comes that is keyed to Wilderness', (t) => {
    for (const ford of [true, false] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Lórien', to: 'Woodmen-town', members: ['Beretar', 'Boromir II'] }],
          hand: ['Ford'],
        },
        hazard: { hand: ['Giant', 'Wolves', 'Slayer', 'Huorn'] },
        moment: 'organization',
      });
      t.resource.passes();
      if (ford) {
        t.resource.plays('Ford', 'Beretar').stage.resolve();
        t.equal(t.card('Beretar').status, 'tapped', 'the ranger taps');
      } else t.resource.passes();
      t.skipTo('movement-hazard');
      t.hazard.may('play Slayer').may('play Wolves').may('play Huorn');
      if (!ford) {
        t.hazard.may('play Giant');
        continue;
      }
      t.hazard.mayNot('play Giant');
      t.hazard.plays('Wolves', 'Border-land').stage.resolve();
      t.expect(t.underAttack, 'from the Border-land they come');
    }
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'Woodmen-town', members: ['Boromir II'] }],
        hand: ['Ford'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.passUntil('organization-end').resource.mayNot('play Ford');
  });

  holds('stars shine on the Undead, or on dark roads', (t) => {
    const board = (events: Named[]): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Carn Dûm', members: COMPANY }],
          hand: ['Stars', 'Stars'],
          events,
        },
        hazard: { hand: ['Barrow-wight', 'Wolves'] },
        moment: 'hazards',
        asksPasses: true,
      });
    };
    board([]);
    t.resource.refused('Stars', { need: 'coe/9.2', 'no-target': 'coe/9.3' });
    t.hazard.plays('Wolves', 'Wilderness').stage.resolve();
    t.resource.refused('Stars', { need: 'coe/9.2', 'no-target': 'coe/9.3' });
    board([]);
    t.hazard.plays('Barrow-wight', 'Shadow-land').stage.resolve();
    t.resource.plays('Stars', { way: 'Undead' }).stage.resolve();
    t.equal(t.attack().prowess, 11, 'one of 12');
    t.resource.mayNot('play Stars');
    board(['Gates of Morning']);
    t.resource
      .mayNot('Stars: Dark-domain')
      .plays('Stars', { way: 'as Wilderness' })
      .stage.resolve();
    t.equal(t.path('Beretar'), ['wilderness', 'wilderness'], 'a Shadow-land');
    // another region would do by the newer rules (coe/5.1.4), and there is none
    t.resource.refused('Stars', {
      ...(t.rules === 'coe' ? {} : { duplicate: 'coe/g.cbd.1' }),
      'no-target': 'coe/9.3',
    });
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'Rhosgobel', members: COMPANY }],
        hand: ['Stars'],
        events: ['Gates of Morning'],
      },
      hazard: { hand: ['Twilight'] },
      moment: 'hazards',
    });
    t.resource
      .mayNot('Stars: as Wilderness')
      .may('Stars')
      .plays('Stars', { way: 'Dark-domain' })
      .stage.resolve();
    t.equal(t.path('Beretar'), ['wilderness', 'border', 'shadow'], 'a Dark-domain');
    t.board({
      resource: {
        companies: [{ at: 'Lórien', to: 'Rhosgobel', members: COMPANY }],
        hand: ['Stars'],
      },
      hazard: { hand: ['Twilight'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.mayNot('play Stars').refused('Stars', { need: 'coe/9.2', 'no-target': 'coe/9.3' });
  });
});

describe('mountains', () => {
  /** Between which sites the pairs of regions make a way of two. */
  const WAYS: readonly (readonly [Named, readonly (readonly [Named, Named])[]])[] = [
    [
      'Ash Mountains',
      [
        ['Dead Marshes', 'Mount Doom'],
        ['Easterling Camp', 'Mount Doom'],
      ],
    ],
    [
      'Misty Mountains',
      [
        ['Ettenmoors', "Beorn's House"],
        ['Ettenmoors', 'Lórien'],
        ['Ost-in-Edhil', 'Lórien'],
        ['Ost-in-Edhil', 'Wellinghall'],
        ['Dunnish Clan-hold', 'Wellinghall'],
      ],
    ],
    [
      'Mountains of Shadow',
      [
        ['Henneth Annûn', 'Mount Doom'],
        ['Henneth Annûn', 'Urlurtsu Nurn'],
        ['Southron Oasis', 'Urlurtsu Nurn'],
      ],
    ],
    [
      'White Mountains',
      [
        ['Wose Passage-hold', 'Lond Galen'],
        ['Dunharrow', 'Vale of Erech'],
        ['Dunharrow', 'Lond Galen'],
        ['Minas Tirith', 'Vale of Erech'],
      ],
    ],
  ];

  for (const [card, ways] of WAYS)
    for (const [at, to] of ways)
      holds(`${card} lead from ${at} to ${to} and back`, (t) => {
        for (const [from, on] of [
          [at, to],
          [to, at],
        ] as const) {
          t.board({
            resource: {
              companies: [{ at: from, to: on, members: COMPANY.slice(0, 3) }],
              hand: [card],
            },
            hazard: { hand: ['Twilight'] },
            moment: 'organization',
          });
          t.resource.passes();
          t.resource.plays(card, { way: 'neighbors' }, 'Beretar').stage.resolve();
          for (let i = 0; i < 9 && t.company('Beretar').path.length === 0; i++) {
            const d = t.decision();
            if (d.kind !== 'route') {
              t.pass();
              continue;
            }
            const short = d.options.findIndex((o) => o.type === 'path' && o.steps.length === 2);
            t.take(d.options[Math.max(0, short)], 'the shortest way');
          }
          t.equal(t.company('Beretar').path.length, 2, `from ${from} to ${on}`);
        }
      });

  /** Ways to sites in the regions that are named, and last one to another. */
  const SAFER: readonly (readonly [Named, readonly (readonly [Named, Named])[]])[] = [
    [
      'Ash Mountains',
      [
        ['Lórien', 'Dead Marshes'],
        ['Lórien', 'Easterling Camp'],
        ['Lórien', 'Woodmen-town'],
      ],
    ],
    [
      'Misty Mountains',
      [
        ['Lórien', 'Rivendell'],
        ['Rivendell', 'Lórien'],
        ['Lórien', "Beorn's House"],
        ['Rivendell', 'Ost-in-Edhil'],
        ['Lórien', 'Wellinghall'],
        ['Rivendell', 'Dunnish Clan-hold'],
        ['Rivendell', 'Bree'],
      ],
    ],
    [
      'Mountains of Shadow',
      [
        ['Lórien', 'Henneth Annûn'],
        ['Edhellond', 'Southron Oasis'],
        ['Easterling Camp', 'Urlurtsu Nurn'],
        ['Lórien', 'Minas Tirith'],
      ],
    ],
    [
      'White Mountains',
      [
        ['Edhellond', 'Wose Passage-hold'],
        ['Edhellond', 'Lond Galen'],
        ['Lórien', 'Dunharrow'],
        ['Edhellond', 'Vale of Erech'],
        ['Lórien', 'Minas Tirith'],
        ['Lórien', 'Wellinghall'],
      ],
    ],
  ];

  for (const [card, ways] of SAFER)
    holds(`${card} make the way to their own regions safer`, (t) => {
      for (const [n, [at, to]] of ways.entries())
        for (const size of [5, 3] as const) {
          t.board({
            resource: {
              companies: [{ at, to, members: COMPANY.slice(0, size) }],
              hand: [card],
            },
            hazard: { hand: ['Twilight'] },
            moment: 'organization',
          });
          t.resource.passes();
          t.resource.plays(card, { way: 'hazard limit' }, 'Beretar').stage.resolve();
          t.skipTo('movement-hazard');
          const elsewhere = n === ways.length - 1;
          t.equal(t.limit('Beretar'), elsewhere ? size : Math.max(2, size - 2), `to ${to}`);
        }
    });

  holds('only those who go over the mountains meet the Orcs there', (t) => {
    for (const first of ['Beretar', 'Haldir'] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Dead Marshes', to: 'Mount Doom', members: ['Beretar', 'Boromir II'] },
            { at: 'Bree', members: ['Haldir'] },
          ],
          hand: ['Ash Mountains'],
        },
        hazard: { hand: ['Twilight'] },
        moment: 'organization',
      });
      t.resource.passes();
      t.resource.plays('Ash Mountains', { way: 'neighbors' }, 'Beretar').stage.resolve();
      t.skipTo('company-phase');
      t.resource.chooses(first);
      t.skipTo(first === 'Haldir' ? 'movement-hazard' : 'defend');
      t.equal(t.underAttack, first === 'Beretar', `against ${first}`);
      if (first === 'Haldir') t.asks(t.hazard, 'act');
    }
  });

  holds('who hides hides his own company, and no other', (t) => {
    for (const hunted of ['Bergil', 'Haldir'] as const) {
      t.board({
        resource: {
          companies: [
            { at: 'Ettenmoors', members: ['Bergil'] },
            { at: 'Rivendell', to: 'Isengard', members: ['Haldir'] },
          ],
          hand: ['Hiding'],
        },
        hazard: { hand: ['Orc-raiders'] },
        moment: 'organization',
      });
      t.resource.passes();
      t.resource.plays('Hiding', 'Bergil').stage.resolve();
      t.skipTo('company-phase');
      t.resource.chooses(hunted);
      t.skipTo('movement-hazard');
      t.hazard.plays('Orc-raiders', 'Ruins & Lairs').stage.resolve();
      t.equal(t.underAttack, hunted === 'Haldir', `against ${hunted}`);
    }
  });
});
