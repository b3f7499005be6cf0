import type { CardName } from '@mathom/engine/language';
import type { CompanySpec, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Places of Fallen-wizards: what they guard, what they dig, and what they make theirs. */
const kind = 'fallen-wizard';
const GUARDED = 'Guarded Haven';
const MISCHIEF = 'Mischief in a Mean Way';
const GNAWED = 'Gnawed Ways';

/** Events that give so many stage points, two each, and do nothing else here. */
const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

const nowhere = { 'no-target': 'coe/9.3' };

describe(GUARDED, () => {
  const board = (t: Stage, mine: CompanySpec[], theirs: CompanySpec[]): void =>
    void t.board({
      resource: { kind, declared: 'Saruman', companies: mine, hand: [GUARDED] },
      hazard: { kind, declared: 'Pallando', companies: theirs },
      moment: 'organization',
      asksPasses: true,
    });
  const HAVEN: Named[] = ['Hidden Haven'];

  holds('a haven of another is not his to guard, though he is there too', (t) => {
    for (const at of ['TW-436', 'TW-375'] as const) {
      board(
        t,
        [{ at, members: ['Beretar'] }],
        [{ at: 'TW-436', members: ['Galva'], onSite: HAVEN }],
      );
      t.resource.refused(GUARDED, nowhere);
    }
    // his own, where another company of his is
    board(
      t,
      [
        { at: 'TW-375', members: ['Beretar'] },
        { at: 'TW-436', members: ['Galva'], onSite: HAVEN },
      ],
      [],
    );
    t.resource.plays(GUARDED).stage.resolve();
    t.equal(t.card(GUARDED).host, 'Weathertop', 'there');
  });
});

describe(MISCHIEF, () => {
  holds('those who come to it or leave it are not there, and are attacked', (t) => {
    for (const [at, to, onSite] of [
      ['TW-436', 'TW-378', []],
      ['TW-436', 'TW-378', [MISCHIEF]],
      ['TW-378', 'TW-436', [MISCHIEF]],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [{ at, to, by: ['Arthedain'], members: ['Galva', 'Beretar'], onSite }],
        },
        hazard: { hand: ['Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (t.decision().seat === 0) t.resource.passes();
      t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      t.expect(t.underAttack, `${at} to ${to}`);
    }
  });

  holds('a hold where they have tapped the site already; ten points, with none of its own', (t) => {
    for (const [points, may] of [
      [10, true],
      [8, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [{ at: 'TW-378', members: ['Beretar'], siteTapped: true }],
          hand: [MISCHIEF],
          events: [...strayed(points)],
        },
        hazard: { hand: ['Barrow-wight'] },
        moment: 'entered',
        asksPasses: true,
      });
      if (may) t.resource.plays(MISCHIEF).stage.resolve();
      else t.resource.refused(MISCHIEF, { need: 'coe/9.2' });
    }
  });
});

describe('Deep Mines', () => {
  holds('two companies in one of them count once; who goes up leaves nothing', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [
          { at: 'Deep Mines', under: 'The White Towers', members: ['Ori'] },
          { at: 'Deep Mines', under: 'The White Towers', members: ['Galva'] },
        ],
        sites: ['WH-58'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(t.stagePoints(0), 3, 'one site');
    t.resource.chooses('move', 'Ori', 'The White Towers');
    t.skipTo('site-phase');
    t.equal(t.stagePoints(0), 3, 'one of them is there still');
    t.skipTo('organization', { turns: 2 });
    t.resource.chooses('move', 'Galva', 'The White Towers');
    t.skipTo('site-phase');
    t.equal(
      [t.card('Galva').site, t.stagePoints(0), t.card('Deep Mines').zone],
      ['The White Towers', 0, 'sites'],
      'nobody',
    );
  });

  holds('for more than six points, and not for six', (t) => {
    for (const points of [6, 8]) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [{ at: 'TW-436', members: ['Ori'], onSite: ['Hidden Haven', GUARDED] }],
          sites: ['WH-55'],
          events: [...strayed(points - 2)],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(
        [t.stagePoints(0), t.resource.options().some((o) => o.includes('to Deep Mines'))],
        [points, points > 6],
        'of so many points',
      );
    }
  });
});

describe('Deep Mines, and what is lost on the way', () => {
  holds('who has strayed too little as they would come there does not come', (t) => {
    for (const lost of [true, false]) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [
            { at: 'The White Towers', members: ['Ori'], onSite: ['Fortress of the Towers'] },
            { at: 'Bree', members: ['Galva'] },
          ],
          sites: ['WH-55'],
          events: strayed(4),
        },
        hazard: { hand: lost ? ['Echoes of the Song'] : [] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('move', 'Ori', 'Deep Mines');
      t.passUntil('company-phase').resource.chooses('the company of Galva');
      if (lost) {
        t.passUntil('movement-hazard').resource.passes();
        t.hazard.plays('Echoes of the Song', { way: 'stage card' }).stage.resolve();
        t.resource.chooses('Never Refuse');
      }
      t.skipTo('site-phase');
      t.equal(
        [t.card('Ori').site, t.stagePoints(0)],
        lost ? ['The White Towers', 5] : ['Deep Mines', 7],
        lost ? 'five' : 'three for the mines, as the fortress is left',
      );
    }
  });
});

describe(GNAWED, () => {
  const board = (t: Stage, declared: number, onSite: Named[] = []): void => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'WH-55', under: 'The White Towers', members: ['Ori', 'Galva'], onSite }],
        sites: ['DM-33', 'WH-58'],
      },
      hazard: { kind, declared: 'Alatar', hand: [GNAWED] },
      moment: 'hazards',
      asksPasses: true,
      declared,
    });
    if (t.decision().seat === 0) t.resource.passes();
  };
  holds('as a hazard it counts against the limit, and one is there or the other', (t) => {
    board(t, 2);
    t.hazard.mayNot(`play ${GNAWED}`);
    board(t, 0, [GNAWED]);
    t.hazard.mayNot(`play ${GNAWED}`);
    board(t, 1);
    t.hazard.plays(GNAWED, 'The Iron-deeps').stage.resolve();
    t.equal([t.stagePoints(0), t.stagePoints(1), t.card(GNAWED).host], [4, 0, 'Deep Mines'], 'his');
    t.skipTo('organization', { turns: 2 });
    t.resource.may('move', 'Ori', 'The Iron-deeps');
    t.resource.chooses('move', 'Ori', 'The White Towers');
    t.skipTo('enter');
    t.equal([t.card(GNAWED).zone, t.state.owner[t.card(GNAWED).id]], ['discard', 1], 'gone');
  });
});

describe('Great Ruse', () => {
  holds('played for an overt company, it is for the covert one there too', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [
          { at: 'TW-415', members: ['Ori'] },
          { at: 'Mount Gram', members: ['Orc Tracker'] },
        ],
        hand: ['Great Ruse', 'Great Ruse'],
        sites: ['LE-394'],
      },
      moment: 'entered',
      current: 'Ori',
      asksPasses: true,
    });
    t.resource.plays('Great Ruse').stage.resolve();
    t.equal(
      [t.company('Ori').site, t.idOf(t.company('Ori').site)],
      [t.company('Orc Tracker').site, 'LE-394'],
      'both',
    );
    t.resource.refused('Great Ruse', nowhere);
  });
});

describe('one upon the other', () => {
  holds('a hold that is his by mischief is besieged in vain', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'TW-378', members: ['Ori'], onSite: [MISCHIEF] }],
      },
      hazard: {
        kind: 'ringwraith',
        companies: [{ at: 'Carn Dûm', members: ['Orc Captain'] }],
        hand: ['Long Grievous Siege'],
        pile: ['Orcs of Angmar'],
        sites: ['LE-356'],
      },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.skipTo('organization', { turns: 1 });
    t.hazard.plays('Long Grievous Siege').stage.resolve();
    t.skipTo('enter', { turns: 1 }).resource.chooses('enter');
    t.expect(!t.underAttack, 'nobody attacks him there');
  });

  holds('a hold that is his by mischief can be guarded, and mines are dug under it', (t) => {
    for (const guarded of [true, false]) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [
            { at: 'TW-378', members: ['Ori'], onSite: guarded ? [MISCHIEF, GUARDED] : [MISCHIEF] },
          ],
          hand: [GUARDED],
          sites: ['WH-55'],
          events: strayed(6),
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(
        t.resource.options().some((o) => o.includes('to Deep Mines')),
        guarded,
        'they must be guarded first',
      );
      if (!guarded) t.resource.plays(GUARDED).stage.resolve();
      t.resource.may('move', 'Ori', 'Deep Mines');
    }
  });

  holds('under Rhosgobel as it is printed', (t) => {
    for (const [points, may] of [
      [6, true],
      [4, false],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Radagast',
          companies: [{ at: 'WH-57', members: ['Ori'] }],
          sites: ['WH-55'],
          events: strayed(points),
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.equal(
        [t.stagePoints(0), t.resource.options().some((o) => o.includes('to Deep Mines'))],
        [points + 1, may],
        'with the point of the place',
      );
    }
  });
});
