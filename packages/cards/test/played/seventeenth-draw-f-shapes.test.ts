import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Things of Fallen-wizards, and those who serve them, of a seventeenth draw. */
const kind = 'fallen-wizard';
const MASTER = 'Master of Shapes';
const HOOD = "Pallando's Hood";
const RING = 'Ring of Fire';
const GREATER = 'Greater Half-orcs';
const FORGES = 'War-forges';

describe(MASTER, () => {
  holds('What he bears weighs on him and serves for nothing', (t) => {
    for (const [bears, use] of [
      [[MASTER, 'Cram'], false],
      [['Cram'], true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'Bree',
              members: [{ name: 'Radagast', status: 'tapped', bears: [...bears, 'Glamdring'] }],
            },
          ],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (use) t.resource.may('use Cram');
      else t.resource.mayNot('use Cram');
      t.equal(t.card('Radagast').corruption, 2, 'the sword');
      t.equal(t.points(0).item, 1, 'and it counts as ever');
    }
  });

  holds('He takes up what he finds, and fights as before', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'TW-375', members: [{ name: 'Radagast', bears: [MASTER] }] }],
        hand: ['Dagger of Westernesse'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Dagger of Westernesse').stage.resolve();
    t.equal(
      [t.card('Dagger of Westernesse').host, t.card('Radagast').stat('prowess')],
      ['Radagast', 9],
      'his, and of no use',
    );
  });

  holds('One less to stay untapped when a company attacks him, too', (t) => {
    for (const [bears, prowess] of [
      [[MASTER], 9 - 1],
      [[], 6 - 3],
    ] as const) {
      t.board({
        resource: { kind: 'ringwraith', companies: [{ at: 'LE-356', members: ['Lagduf'] }] },
        hazard: {
          kind,
          companies: [{ at: 'Bree', members: [{ name: 'Radagast', bears: [...bears] }] }],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.passUntil('company-attack').resource.chooses('attack the company');
      t.passUntil('defend').hazard.chooses('Radagast');
      t.passUntil('stay-untapped').resource.chooses('no');
      t.passUntil(bears.length > 0 ? 'stay-cheaply' : 'stay-untapped').hazard.chooses('yes');
      t.equal(t.strikeProwess(), prowess, 'as he stands');
    }
  });

  holds('Played before he is there it waits for him, and changes nothing till then', (t) => {
    t.board({
      resource: { kind, declared: 'Radagast', hand: [MASTER, 'Radagast'], sites: ['WH-57'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays(MASTER).stage.resolve();
    t.equal([t.card(MASTER).host, t.generalInfluence(0)], ['', 20], 'waiting');
    t.resource.chooses('organize').chooses('play Radagast at Rhosgobel');
    t.equal(
      [t.card(MASTER).host, t.generalInfluence(0), t.card('Radagast').stat('prowess')],
      ['Radagast', 25, 9],
      'his shape',
    );
  });
});

describe('things of theirs', () => {
  const board = (t: Stage, who: Named, token: Named, tapped: boolean, discard: Named[]) =>
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Bree',
            members: [{ name: who, bears: [tapped ? { name: token, tapped } : token] }],
          },
        ],
        discard,
      },
      moment: token === RING ? 'organization' : 'end-of-turn',
      asksPasses: true,
    });

  holds('Each at its own time, one card, and once', (t) => {
    board(t, 'Pallando', HOOD, false, ["Wizard's Voice", 'Gifts as Given of Old', 'Dodge']);
    t.passUntil('end-of-turn').resource.uses(HOOD).stage.resolve();
    t.resource.mayNot('Dodge').may('Gifts as Given of Old').chooses("Wizard's Voice");
    t.equal(t.hand(0).includes("Wizard's Voice"), true, 'one');
    t.equal(t.card('Gifts as Given of Old').zone, 'discard', 'and not the other');
    t.resource.mayNot(`use ${HOOD}`);
    for (const [who, token, moment] of [
      ['Pallando', HOOD, 'organization'],
      ['Gandalf', RING, 'end-of-turn'],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Bree', members: [{ name: who, bears: [token] }] }],
          discard: ['Narya', 'Eyes of Mandos'],
        },
        moment,
        asksPasses: true,
      });
      t.resource.mayNot(`use ${token}`);
    }
  });

  holds('Not before he has it, and not in the turn of another', (t) => {
    t.board({
      resource: { kind, declared: 'Gandalf', events: [RING], discard: ['Narya'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.mayNot(`use ${RING}`);
    t.board({
      resource: {},
      hazard: {
        kind,
        companies: [{ at: 'Bree', members: [{ name: 'Pallando', bears: [HOOD] }] }],
        discard: ['Eyes of Mandos'],
      },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.passUntil('end-of-turn');
    if (t.decision().seat === 0) t.resource.passes();
    t.hazard.mayNot(`use ${HOOD}`);
  });
});

describe(GREATER, () => {
  const board = (t: Stage, events: Named[], pile: Named[], onSite: Named[]): Stage =>
    t.board({
      resource: {
        kind,
        companies: [{ at: 'WH-56', members: ['Saruman', 'Galva'], siteTapped: true, onSite }],
        events,
        pile,
        hand: [GREATER],
      },
      moment: 'entered',
      asksPasses: true,
    });
  const FORTRESS: Named[] = ['The Fortress of Isen'];

  holds('More than eleven, where he is protected; there may be several', (t) => {
    for (const [total, won] of [
      [11, false],
      [12, true],
    ] as const) {
      board(t, ['A Strident Spawn'], ['Half-orcs', GREATER], FORTRESS);
      const [faction, stage] = [t.points(0).faction, t.stagePoints(0)];
      const di = t.card('Galva').influence(GREATER);
      t.rolls(total - di)
        .resource.plays(GREATER, 'Galva')
        .stage.resolve();
      t.equal(rolled(t, 'influence').at(-1)?.total, total, 'in all');
      t.equal(
        [t.points(0).faction - faction, t.stagePoints(0) - stage],
        won ? [2, 1] : [0, 0],
        `${total}`,
      );
    }
  });

  holds('Not without the spawn, the lesser ones and the walls', (t) => {
    for (const [events, pile, onSite] of [
      [[], ['Half-orcs'], FORTRESS],
      [['A Strident Spawn'], [GREATER], FORTRESS],
      [['A Strident Spawn'], ['Half-orcs'], []],
    ] as const) {
      board(t, [...events], [...pile], [...onSite]);
      t.resource.mayNot(`play ${GREATER}`);
    }
  });
});

describe(FORGES, () => {
  const at = (t: Stage, to: Named, current: 'Saruman' | 'Beretar'): Stage =>
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'WH-56', members: ['Saruman'], onSite: ['The Fortress of Isen', FORGES] },
          { at: to, members: ['Beretar'] },
        ],
        discard: ['Dagger of Westernesse', 'Adamant Helmet', 'Scroll of Isildur'],
        sideboard: ['Cram'],
      },
      moment: 'site',
      current,
      asksPasses: true,
    });

  holds('For those who are there, in their own phase', (t) => {
    at(t, 'Weathertop', 'Beretar').resource.chooses('Beretar');
    t.resource.chooses('enter');
    t.fightOut({ always: 12 });
    t.resource.mayNot(`use ${FORGES}`);
    at(t, 'Weathertop', 'Saruman').resource.chooses('Saruman');
    t.resource.chooses('enter').uses(FORGES).stage.resolve();
    t.resource
      .may('Dagger of Westernesse')
      .may('Cram')
      .mayNot('Adamant Helmet')
      .mayNot('Scroll of Isildur');
    t.resource.chooses('Dagger of Westernesse');
    t.equal(
      [t.card('Dagger of Westernesse').host, t.card('Isengard').status],
      ['Saruman', 'untapped'],
      'the site is as it was',
    );
  });
});
