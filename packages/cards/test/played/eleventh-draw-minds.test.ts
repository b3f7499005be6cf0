import type { CardName } from '@mathom/engine/language';
import type { Member, Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Places, shapes and magic of Fallen-wizards, held to the texts. */
const kind = 'fallen-wizard';

const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

describe('Girdle of Radagast', () => {
  const GIRDLE = 'Girdle of Radagast';
  const NEAR: Named[] = ['Woodmen', 'Beornings'];
  const board = (t: Stage, bears: Named[], pile: Named[], points: number): void => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'WH-57', members: [{ name: 'Radagast', bears }, 'Beretar'] }],
        events: strayed(points),
        pile,
        hand: [GIRDLE],
      },
      moment: 'organization',
      asksPasses: true,
    });
  };
  const FRIENDS: Named[] = ['Noble Steed', 'Noble Steed', 'Gwaihir', 'Goldberry'];
  holds('Six friends near by, and twelve stage points', (t) => {
    // Rhosgobel itself gives one
    board(t, FRIENDS, NEAR, 12);
    const offered = t.offered().some((x) => x.includes(`play ${GIRDLE}`));
    t.expect(offered, 'four allies and two factions');
    board(t, FRIENDS, NEAR.slice(1), 12);
    t.resource.refused(GIRDLE, { 'no-target': 'coe/9.3' });
    board(t, FRIENDS, [...NEAR.slice(1), 'Rangers of the North'], 12);
    t.resource.refused(GIRDLE, { 'no-target': 'coe/9.3' });
    board(t, FRIENDS, [...NEAR.slice(1), 'Wild Hounds'], 12);
    t.resource.refused(GIRDLE, { 'no-target': 'coe/9.3' });
    board(t, FRIENDS, NEAR, 10);
    t.resource.refused(GIRDLE, { need: 'coe/9.2' });
  });
});

describe('Great Ruse', () => {
  const RUSE = 'Great Ruse';
  const board = (t: Stage, at: Named, members: Member[], sites: Named[], tapped = false): void => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at, members, ...(tapped ? { siteTapped: true } : {}) }],
        sites,
        hand: [RUSE],
      },
      moment: 'entered',
      asksPasses: true,
    });
  };
  holds('The hold is that of the minions from then on, and the old card is at hand', (t) => {
    board(t, 'TW-413', ['Gorbag'], ['LE-392']);
    t.resource.plays(RUSE).stage.resolve();
    t.equal(t.idOf(t.company('Gorbag').site), 'LE-392', 'another card');
    t.equal([t.card(RUSE).host, t.points(0).misc, t.stagePoints(0)], ['Moria', 1, 1], 'on it');
    board(t, 'TW-413', ['Beretar'], ['LE-392']);
    t.resource.mayNot(`play ${RUSE}`);
    board(t, 'TW-413', ['Gorbag'], []);
    t.resource.mayNot(`play ${RUSE}`);
    board(t, 'LE-392', ['Gorbag'], ['TW-413']);
    t.resource.mayNot(`play ${RUSE}`);
  });
});

describe('Double-dealing', () => {
  const DEAL = 'Double-dealing';
  holds('Things of either side at that site, as it lists them', (t) => {
    for (const [onSite, may] of [
      [[DEAL], true],
      [[], false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'TW-375', members: ['Saruman', 'Beretar'], onSite: [...onSite] }],
          hand: ['Saw-toothed Blade', 'Glamdring', 'Scroll of Isildur'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.may('play Glamdring').mayNot('play Scroll of Isildur');
      if (may) t.resource.may('play Saw-toothed Blade');
      else t.resource.mayNot('play Saw-toothed Blade');
    }
  });

  holds('It goes with its site', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'TW-375',
            to: 'TW-378',
            by: ['Cardolan', 'Arthedain'],
            members: ['Saruman'],
            onSite: [DEAL],
            siteTapped: true,
          },
        ],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.skipTo('enter');
    t.equal(t.card(DEAL).zone, 'discard', 'gone');
  });
});

describe('Shifter of Hues', () => {
  const HUES = 'Shifter of Hues';
  const board = (t: Stage): void => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'WH-58',
            to: 'TW-375',
            by: ['Arthedain', 'Cardolan'],
            members: [{ name: 'Beretar', bears: ['Glamdring'] }],
          },
          { at: 'TW-436', members: [{ name: 'Radagast', bears: [HUES, 'Glamdring'] }] },
          { at: 'Bree', members: ['Anborn'] },
        ],
      },
      moment: 'hazards',
      asksPasses: true,
    });
  };
  holds('Two more on the checks of those whom he watches over, until he organizes again', (t) => {
    board(t);
    t.resource.uses(HUES, { way: 'corruption' }).stage.resolve();
    const plus = (who: Named): number => t.card(who).stat('corruption-check');
    t.equal([plus('Beretar'), plus('Anborn'), t.card('Radagast').status], [2, 0, 'tapped'], 'two');
    t.skipTo('organization', { turns: 2 });
    t.equal(plus('Beretar'), 2, 'still');
    t.skipTo('movement-hazard', { turns: 2 });
    t.equal(plus('Beretar'), 0, 'no more');
  });

  holds('He stays where he is, is another, and bears things that he does not use', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'TW-436', members: [{ name: 'Radagast', bears: [HUES, 'Glamdring'] }] }],
        sites: ['TW-378'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot('to Bree');
    t.equal(
      [t.card('Radagast').stat('prowess'), t.card('Radagast').stat('body'), t.handSize(0)],
      [6, 10, 9],
      'his numbers',
    );
    t.equal(t.generalInfluence(0), 27, 'and general influence');
    t.resource.uses(HUES, { way: 'back into your hand' }).stage.resolve();
    t.equal(t.card(HUES).zone, 'hand', 'put off');
    t.resource.may('to Bree');
    t.equal([t.handSize(0), t.generalInfluence(0)], [8, 22], 'himself again');
  });
});

describe('Counterfeit', () => {
  holds('A Half-orc takes no trophies', (t) => {
    for (const bears of [['Counterfeit'], []] as Named[][]) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            {
              at: 'Carn Dûm',
              to: 'LE-358',
              by: ['Angmar', 'Rhudaur'],
              members: [
                { name: 'Grishnákh', bears },
                { name: 'Belegorn', status: 'tapped' },
              ],
            },
          ],
        },
        hazard: { hand: ["Durin's Folk"] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.plays("Durin's Folk", 'Wilderness').stage.resolve();
      t.fightOut({ always: 12 });
      t.equal(
        t.offered().some((x) => x.includes('trophy')),
        bears.length === 0,
        'none for him',
      );
    }
  });
});

describe('Liquid Fire', () => {
  const FIRE = 'Liquid Fire';
  const board = (t: Stage, creature: Named, key: string, at: Named = 'LE-378'): void => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at, members: [{ name: 'Gorbag', bears: [FIRE] }, 'Grishnákh'] }],
      },
      hazard: { hand: [creature] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(creature, key).stage.resolve();
  };
  holds('All strikes fail, and what has a body is hard to slay', (t) => {
    board(t, 'Orc-guard', 'Shadow-hold');
    t.resource.uses(FIRE).stage.resolve();
    t.fightOut();
    t.equal(
      [t.card('Gorbag').status, t.card('Grishnákh').status, t.card(FIRE).zone],
      ['untapped', 'untapped', 'discard'],
      'nobody taps, and it is used up',
    );
    t.expect(['pile', 'removed'].includes(t.card('Orc-guard').zone), 'it was defeated');
  });
});

describe('Bad Company', () => {
  holds('Orcs and Trolls come, but none of them who never starts', (t) => {
    for (const [events, may] of [
      [['Bad Company'], true],
      [[], false],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [{ at: 'WH-58', members: ['Bergil'] }],
          events: [...events],
          hand: ['Orc Brawler'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      if (may) t.resource.may('play Orc Brawler');
      else t.resource.mayNot('play Orc Brawler');
    }
  });
});

describe('The White Hand', () => {
  holds('On Saruman and for Saruman, and there is one', (t) => {
    const spec = (who: Named, events: Named[]): SideSpec => ({
      kind,
      companies: [{ at: 'Bree', members: [who] }],
      events: ['A Strident Spawn', "Saruman's Machinery", ...strayed(4), ...events],
      pile: ['Wood-elves', 'Riders of Rohan', 'TW-211'],
      hand: ['The White Hand'],
    });
    t.board({ resource: spec('Saruman', []), moment: 'organization', asksPasses: true });
    t.resource.plays('The White Hand').stage.resolve();
    t.equal([t.points(0).misc, t.stagePoints(0)], [6 + 1 + 1, 15], 'six, and three');
    t.board({
      resource: spec('Saruman', ['The White Hand']),
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('The White Hand', { duplicate: 'coe/g.cbd.1' });
  });
});

describe('War-forges', () => {
  const FORGES = 'War-forges';
  const board = (t: Stage, status: 'tapped' | 'untapped', forges: number): void => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'WH-56',
            members: ['Saruman', { name: 'Beretar', status }],
            siteTapped: true,
            onSite: ['The Fortress of Isen', ...Array<Named>(forges).fill(FORGES)],
          },
        ],
        sideboard: ['Saw-toothed Blade', 'Star-glass'],
        discard: ['Shield of Iron-bound Ash', 'Adamant Helmet'],
        hand: ['Glamdring'],
      },
      moment: 'entered',
      asksPasses: true,
    });
  };
  holds('A small thing of either side, for who taps for it, and once a turn', (t) => {
    board(t, 'untapped', 1);
    t.resource.uses(FORGES).stage.resolve();
    t.resource.may('Saw-toothed Blade').may('Shield of Iron-bound Ash').mayNot('Glamdring');
    t.resource.chooses('Saw-toothed Blade to Beretar');
    t.equal(
      [t.card('Beretar').status, t.card('Saruman').status],
      ['tapped', 'untapped'],
      'he taps',
    );
    t.equal(t.card('Saw-toothed Blade').zone, 'play', 'made');
    board(t, 'tapped', 1);
    t.resource.uses(FORGES).stage.resolve();
    t.resource.may('Saw-toothed Blade to Saruman').mayNot('Saw-toothed Blade to Beretar');
    t.resource.chooses('Saw-toothed Blade to Saruman');
    t.resource.mayNot(`use ${FORGES}`);
  });
});

describe("Fool's Bane", () => {
  holds('It is felt towards what heroes have, and towards nothing else', (t) => {
    for (const [at, faction, plus] of [
      ['TW-378', 'Rangers of the North', -5],
      ['LE-378', 'Goblins of Goblin-gate', 0],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: 'Saruman', bears: ["Fool's Bane"] }] }],
          events: strayed(8),
          hand: [faction],
        },
        moment: 'entered',
        asksPasses: true,
      });
      const own = t.card('Saruman').influence(faction);
      t.rolls(7).resource.plays(faction, 'Saruman').stage.resolve();
      t.equal((rolled(t, 'influence').at(-1)?.total ?? 0) - 7 - own, plus, faction);
    }
  });
});
