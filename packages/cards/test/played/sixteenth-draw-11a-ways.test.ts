import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Ways of the Balrog and those who serve him, held to clauses that no other test plays. */
const kind = 'balrog';

const organizing = (
  t: Stage,
  at: Named,
  members: Member[],
  more: { sites?: Named[]; onSite?: Named[]; hand?: Named[]; events?: Named[] } = {},
): Stage =>
  t.board({
    resource: {
      kind,
      companies: [{ at, members, onSite: more.onSite ?? [] }],
      sites: more.sites ?? [],
      hand: more.hand ?? [],
      events: more.events ?? [],
    },
    moment: 'organization',
    asksPasses: true,
  });

/** Whether they come there without a roll, or by one of so much. */
const comes = (t: Stage, who: Named, to: string, ...roll: number[]): boolean => {
  t.rolls(...roll).resource.chooses(
    `company of ${t.card(who).companions.length ? '' : who}`,
    `to ${to}`,
  );
  t.skipTo('enter');
  return t.card(who).site === to;
};

describe('Caverns Unchoked', () => {
  const CAVERNS = 'Caverns Unchoked';
  const there = (t: Stage): string[] =>
    t.offered().flatMap((o) => (o.includes(' to ') ? [o.split(' to ')[1]] : []));

  holds('Ruins of that land are near and holds of the dark are not', (t) => {
    const sites: Named[] = ['BA-85', 'Mount Gram', 'BA-103', 'Cameth Brin'];
    organizing(t, 'BA-91', ['The Balrog'], { sites });
    t.equal(there(t), ['Carn Dûm', 'The Under-vaults'], 'as ever');
    organizing(t, 'BA-91', ['The Balrog'], { sites, onSite: [CAVERNS] });
    t.equal(there(t).sort(), ['Carn Dûm', 'Mount Gram', 'The Under-vaults'], 'one more');
    t.expect(comes(t, 'The Balrog', 'Mount Gram'), 'with no roll');
  });

  holds('Where there is no land above nothing is near', (t) => {
    for (const [roll, arrives] of [
      [7, false],
      [8, true],
    ] as const) {
      organizing(t, 'BA-95', ['Azog'], {
        sites: ['BA-83', 'BA-89', 'Mount Gram'],
        onSite: [CAVERNS],
      });
      t.equal(there(t).sort(), ['Ancient Deep-hold', 'The Drowning-deeps'], 'as ever');
      t.equal(comes(t, 'Azog', 'Ancient Deep-hold', roll), arrives, `${roll}`);
    }
  });

  holds('It lies on a site of the deeps, in play though nobody is there, for its player', (t) => {
    organizing(t, 'Mount Gram', ['Azog'], { hand: [CAVERNS] });
    t.resource.refused(CAVERNS, { 'no-target': 'coe/9.3' });
    t.board({
      resource: {
        kind,
        companies: [{ at: 'BA-91', members: ['Azog'], onSite: [CAVERNS] }],
        sites: ['Mount Gram'],
      },
      hazard: { companies: [{ at: 'Rivendell', members: ['Elrond'] }] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('to Mount Gram');
    t.skipTo('organization', { turns: 2 });
    t.equal(
      [t.card('Azog').site, t.card('BA-91').zone, t.card(CAVERNS).zone],
      ['Mount Gram', 'play', 'play'],
      'it stays',
    );
    t.resource.chooses('to The Iron-deeps');
    t.skipTo('enter');
    t.equal(t.card('Azog').site, 'The Iron-deeps', 'down again');
  });
});

describe('The Balrog', () => {
  holds('Three more for his company, from deep to deep', (t) => {
    for (const [who, roll, arrives] of [
      ['The Balrog', 3, true],
      ['The Balrog', 2, false],
      ['Azog', 5, false],
      ['Azog', 6, true],
    ] as const) {
      organizing(t, 'BA-100', [who], { sites: ['BA-101'] });
      t.equal(comes(t, who, 'The Under-grottos', roll), arrives, `${who} ${roll}`);
    }
  });

  holds('He and those with him go by no road of the world above', (t) => {
    const sites: Named[] = ['BA-100', 'Goblin-gate', 'BA-88'];
    for (const [who, may] of [
      [['The Balrog'], 1],
      [['The Balrog', 'Hill-troll'], 1],
      [['Azog', 'Hill-troll'], 3],
    ] as const) {
      organizing(t, 'BA-93', [...who], { sites });
      t.equal(t.offered().filter((o) => o.includes(' to ')).length, may, `${who}`);
    }
  });

  holds('As he comes the other shapes of him go, whoever has them', (t) => {
    t.board({
      resource: {
        kind,
        hand: ['The Balrog'],
        sites: ['BA-100'],
        companies: [{ at: 'BA-93', members: ['Azog'] }],
      },
      hazard: { events: ['Balrog of Moria'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').chooses('play The Balrog at The Under-gates');
    t.equal([t.card('BA-3').zone, t.card('Balrog of Moria').zone], ['play', 'discard'], 'one');
  });

  holds('He strikes one weaker without tapping, others three', (t) => {
    for (const [who, about, prowess] of [
      ['The Balrog', 'stay-cheaply', 7],
      ['Bolg', 'stay-untapped', 4],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'BA-96', members: [who] }] },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (t.decision().seat === 0) t.resource.passes();
      t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
      while (t.decision().about !== about) t.take(t.decision().options[0], 'on');
      t.rolls(12).resource.chooses('yes');
      // the second strike of the Drake is one more to him
      t.equal(t.strikeProwess(), prowess - 1, who);
      t.state.dice = [];
    }
  });
});

describe('Bolg', () => {
  holds('Orcs heed him, those of the Balrog too, and both who are both', (t) => {
    organizing(t, 'BA-93', ['Bolg', 'Azog', 'Hill-troll', 'Lagduf', 'Umagaur'], {
      hand: ['Orcs of Moria', 'Black Trolls', 'A Few Recruits'],
    });
    for (const [whom, much] of [
      ['Azog', 5],
      ['Hill-troll', 2],
      ['Lagduf', 3],
      ['Orcs of Moria', 3],
      ['Black Trolls', 0],
      // specific to the Balrog, but no character
      ['A Few Recruits', 3],
    ] as const)
      t.equal(t.card('Bolg').influence(whom), much, whom);
    t.equal(t.card('Bolg').influence(), 0, 'nobody else');
  });

  holds('A body check of nine and no other discards him', (t) => {
    for (const [roll, zone] of [
      [8, 'play'],
      [9, 'discard'],
      [10, 'removed'],
    ] as const) {
      t.board({
        resource: { kind, companies: [{ at: 'BA-96', members: ['Bolg'] }] },
        hazard: { hand: ['Cave-drake'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (t.decision().seat === 0) t.resource.passes();
      t.hazard.plays('Cave-drake', 'Ruins').stage.resolve();
      t.fightOut(2, roll);
      t.equal(t.card('Bolg').zone, zone, `${roll}`);
    }
  });
});

describe('A More Evil Hour', () => {
  const HOUR = 'A More Evil Hour';
  holds('Three points and no fewer, and only if they are won', (t) => {
    for (const [faction, at, roll, zone, status] of [
      ['Riders of Rohan', 'Edoras', 12, 'pile', 'tapped'],
      ['Riders of Rohan', 'Edoras', 2, 'discard', 'untapped'],
      ['Beornings', "Beorn's House", 12, 'pile', 'untapped'],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: ['Théoden'] }], hand: [faction] },
        hazard: { kind, events: [HOUR] },
        moment: 'entered',
        asksPasses: true,
        rolls: [roll],
      });
      t.resource.plays(faction, 'Théoden').stage.resolve();
      t.equal([t.card(faction).zone, t.card(HOUR).status], [zone, status], `${faction} ${roll}`);
    }
  });

  holds('A ring that is found by a test was played', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: ['Gandalf', { name: 'Bilbo', bears: ['Precious Gold Ring'] }] },
        ],
        hand: ['Magic Ring of Courage'],
      },
      hazard: { kind, events: [HOUR] },
      moment: 'organization',
      asksPasses: true,
    });
    t.rolls(5).resource.uses('Gandalf').stage.resolve();
    t.resource.chooses('Magic Ring of Courage');
    t.resolve();
    t.equal([t.card('Magic Ring of Courage').host, t.card(HOUR).status], ['Bilbo', 'tapped'], '');
  });

  holds('Each of several is tapped by it', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Bergil'] }], hand: ['Elrond'] },
      hazard: { kind, events: [HOUR, HOUR] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource
      .chooses('organize')
      .chooses('play Elrond at Rivendell', 'general influence in the company');
    t.resource.passes();
    t.resolve();
    t.equal(
      t.state.def.flatMap((_, id) => (t.idOf(id) === 'BA-48' ? [t.state.status[id]] : [])),
      [1, 1],
      'both',
    );
  });

  holds('Two regions more to where others are, for the company that was named', (t) => {
    // from Southern Mirkwood to Arthedain it is five regions, from Imlad Morgul more than six
    const roads = (): string[] => t.offered().filter((o) => o.includes(' to '));
    for (const [at, theirs, more] of [
      ['BA-88', 'TW-378', ['move the company of Azog to Bree']],
      ['BA-88', 'TW-436', ['move the company of Azog to Weathertop']],
      ['BA-92', 'TW-378', []],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            { at, members: ['Azog'] },
            { at: 'AS-159', members: ['Bolg'] },
          ],
          sites: ['LE-356', 'AS-169'],
          events: [{ name: HOUR, tapped: true }],
        },
        hazard: { companies: [{ at: theirs, members: ['Elrond'] }] },
        moment: 'organization',
        asksPasses: true,
      });
      const before = roads();
      t.resource.uses(HOUR, 'Azog').stage.resolve();
      t.equal(
        roads().filter((o) => !before.includes(o)),
        [...more],
        `${at} ${theirs}`,
      );
    }
  });
});

describe('Whispers of Rings', () => {
  const WHISPERS = 'Whispers of Rings';
  const board = (t: Stage, more: object, moment: 'organization' | 'entered' = 'organization') =>
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Dol Guldur',
            members: [{ name: 'Ciryaher', bears: ['The Least of Gold Rings'] }],
          },
        ],
        ...more,
      },
      moment,
      asksPasses: true,
    });

  holds('One in a turn, two at a time, out of the discard pile too; no gold rings', (t) => {
    board(t, {
      companies: [{ at: 'Dol Guldur', members: ['Ciryaher'] }],
      events: [WHISPERS],
      sideboard: ['Magic Ring of Fury', 'Bright Gold Ring', 'LE-326'],
      discard: ['Magic Ring of Shadows', 'Magic Ring of Guile'],
    });
    t.resource.uses(WHISPERS).stage.resolve();
    t.resource.options_are('Magic Ring of Fury', 'Magic Ring of Shadows', 'Magic Ring of Guile');
    t.resource.chooses('Magic Ring of Shadows');
    t.resource.mayNot(`use ${WHISPERS}`);
    t.skipTo('organization', { turns: 2 });
    t.resource.uses(WHISPERS).stage.resolve();
    t.resource.chooses('Magic Ring of Guile');
    t.skipTo('organization', { turns: 2 });
    t.resource.mayNot(`use ${WHISPERS}`);
  });

  holds('What lies there is played when a ring is tested', (t) => {
    board(t, {
      events: [{ name: WHISPERS, beside: ['Magic Ring of Shadows', 'Magic Ring of Guile'] }],
      hand: ['Magic Ring of Fury'],
    });
    t.rolls(12, 5).resource.chooses('store The Least of Gold Rings').stage.resolve();
    t.resource.may('Magic Ring of Fury').may('Magic Ring of Shadows');
    t.resource.chooses('Magic Ring of Guile');
    t.equal(
      [t.card('Magic Ring of Guile').stored, t.card('Magic Ring of Shadows').zone],
      ['Dol Guldur', 'aside'],
      '',
    );
  });
});
