import type { CardName } from '@mathom/engine/language';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Clauses that were seldom played: what is far away, what comes at the end, and more than two at a table. */
const kind = 'fallen-wizard';

const strayed = (n: number): CardName[] =>
  Array.from({ length: n / 2 }, (): CardName => 'Never Refuse');

describe('Prophet of Doom', () => {
  const FIVE: Named[] = ['Wood-elves', 'Lossoth', 'Hillmen', 'Easterlings', 'Southrons'];
  /** What is added when he tries to win that from there. */
  const added = (t: Stage, at: Named, whom: Named, events: Named[] = []): number => {
    t.board({
      resource: {
        kind,
        declared: 'Pallando',
        companies: [{ at, members: ['Pallando'], ...(at === 'WH-55' ? { under: 'WH-58' } : {}) }],
        events: ['Prophet of Doom', ...events],
        pile: FIVE,
      },
      hazard: { companies: [{ at: 'Edoras', members: ['Éowyn'] }], pile: ['Riders of Rohan'] },
      moment: 'entered',
      asksPasses: true,
    });
    t.rolls(2, 7);
    t.resource.chooses(whom).stage.resolve();
    return (rolled(t, 'influence').at(-1)?.total ?? 0) - 7;
  };

  holds('Half of what is left, and ten at the most', (t) => {
    const twenty = added(t, 'Bree', 'Éowyn');
    // twenty-six is thirteen by halves
    t.equal(added(t, 'Bree', 'Éowyn', ['Truths of Doom']), twenty, 'no more than ten');
  });

  holds('From beneath the earth it is as far as from above it', (t) => {
    for (const whom of ['Éowyn', 'Riders of Rohan'] as const) {
      t.equal(added(t, 'DM-39', whom), added(t, 'TW-398', whom), `${whom}: Goblin-gate`);
      t.equal(added(t, 'WH-55', whom), added(t, 'WH-58', whom), `${whom}: what was dug`);
    }
  });
});

describe('Foul Tooth Unsheathed', () => {
  const TOOTH = 'Foul Tooth Unsheathed';
  holds('What was slain stays worthless in the turn of a third player', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'WH-58', to: 'Barrow-downs', by: ['Arthedain', 'Cardolan'], members: ['Saruman'] },
        ],
        events: strayed(8),
      },
      hazard: { hand: ['Cave-drake'], events: [TOOTH] },
      others: [{ companies: [{ at: 'Lórien', members: ['Haldir'] }] }],
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Cave-drake', 'Wilderness').stage.resolve();
    t.fightOut({ always: 12 });
    t.equal([t.card('Cave-drake').zone, t.points(0).kill], ['pile', 0], 'worth nothing');
    t.skipTo('organization', { turns: 1 });
    t.equal(t.points(0).kill, 0, 'in the next turn');
    t.skipTo('organization', { turns: 1 });
    t.equal(t.points(0).kill, 0, 'and in the one after that');
  });

  holds('Those that are marked are worth what they are', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'WH-58', to: 'Barrow-downs', by: ['Arthedain', 'Cardolan'], members: ['Saruman'] },
        ],
        events: [...strayed(4), 'Shameful Deeds'],
      },
      hazard: { hand: ["Durin's Folk"], events: [TOOTH] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays("Durin's Folk", 'Wilderness').stage.resolve();
    t.fightOut({ always: 12 });
    t.equal([t.card("Durin's Folk").zone, t.points(0).kill], ['pile', 2], 'marked');
  });
});

describe('Await the Onset', () => {
  holds('When the game ends: a point for what is abroad, all for what is at home', (t) => {
    for (const [moment, abroad] of [
      ['council', [1, 1, 1]],
      ['organization', [3, 2, 1]],
    ] as const) {
      for (const at of ['Bree', 'WH-58'] as const) {
        t.board({
          resource: {
            kind,
            companies: [
              { at: 'WH-56', members: ['Gandalf'] },
              { at, members: [{ name: 'Elrond', bears: ['Gwaihir', 'Glamdring'] }] },
            ],
            events: ['Await the Onset'],
          },
          moment,
        });
        const p = t.points(0);
        t.equal(
          [p.character, p.ally, p.item],
          at === 'Bree' ? [...abroad] : [3, 2, 1],
          `${moment}, ${at}`,
        );
      }
    }
  });
});

describe("Nature's Revenge", () => {
  const REVENGE = "Nature's Revenge";
  holds('A Wizardhaven in the Wilderness that nobody protects is a ruin', (t) => {
    for (const [at, onSite, may] of [
      ['WH-58', [], true],
      ['WH-58', ['Fortress of the Towers'], false],
      ['WH-56', [], false],
      ['WH-57', [], false],
    ] as const) {
      t.board({
        resource: {
          kind,
          declared: at === 'WH-57' ? 'Radagast' : 'Saruman',
          companies: [
            { at, members: [{ name: 'Beretar', status: 'wounded' }], onSite: [...onSite] },
          ],
        },
        hazard: { hand: [REVENGE] },
        moment: 'hazards',
        asksPasses: true,
      });
      if (t.decision().seat === 0) t.resource.passes();
      if (!may) {
        t.hazard.refused(REVENGE, { 'no-target': 'coe/9.3' });
        continue;
      }
      t.hazard.plays(REVENGE).stage.resolve();
      t.skipTo('organization', { turns: 2 });
      t.equal(t.card('Beretar').status, 'wounded', 'nobody heals there any more');
    }
  });
});

describe('what starts in place of a minor item', () => {
  holds('Orders from Lugbúrz, Gangways over the Fire: one, if it cannot be duplicated', (t) => {
    if (t.rules === 'crf') return void t.expect(true, 'drafts are the same there');
    for (const [of, card, who, sites] of [
      ['ringwraith', 'Orders from Lugbúrz', ['Orc Captain', 'Troll-chief'], ['Dol Guldur']],
      ['balrog', 'Gangways over the Fire', ['Azog'], ['BA-93']],
      ['balrog', 'Orders from the Great Demon', ['Azog'], ['BA-93']],
    ] as const) {
      t.game([{ kind: of, pool: [card, card, ...who], sites: [...sites] }, { pool: ['Nori'] }]);
      for (let i = 0; i < 9 && t.decision().about === 'draft'; i++)
        t.take(t.decision().options[0], 'the first');
      // those of the Great Demon may be given twice; else the game begins
      const twice = card === 'Orders from the Great Demon';
      if (!twice) t.rolls(12, 2);
      t.asks(t.resource, 'starting-item').resource.chooses(card);
      t.equal(t.decision().about === 'starting-item', twice, card);
      t.equal(t.card(card).zone, 'play', 'there from the start');
    }
  });
});
