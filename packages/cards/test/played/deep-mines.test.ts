import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What comes out of the Deep Mines of a Fallen-wizard. */
const kind = 'fallen-wizard';

const down = (t: Stage, hand: Named[], events: Named[] = [], at: Named = 'WH-55'): void =>
  void t.board({
    resource: {
      kind,
      declared: 'Saruman',
      companies: [{ at, members: ['Ori'], ...(at === 'WH-55' ? { under: 'WH-58' } : {}) }],
      hand,
      events: events as never[],
    },
    moment: 'entered',
    asksPasses: true,
  });

const need = { need: 'coe/9.2' };

describe("Delver's Harvest and Earth-eater", () => {
  holds('a harvest where they have gone in, and in the site phase', (t) => {
    down(t, ["Delver's Harvest"]);
    t.resource.plays("Delver's Harvest").stage.resolve();
    t.equal([t.points(0).misc, t.stagePoints(0)], [1, 3], 'a point, and no stage');
    down(t, ["Delver's Harvest"], [], 'TW-375');
    t.resource.refused("Delver's Harvest", need);
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'WH-55', under: 'WH-58', members: ['Ori'] }],
        hand: ["Delver's Harvest", 'Earth-eater'],
        events: ["Delver's Harvest"],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused("Delver's Harvest", { ...need, phase: 'coe/9.1.3' });
    t.resource.refused('Earth-eater', { ...need, phase: 'coe/9.1.3' });
  });

  holds('an Earth-eater for each harvest', (t) => {
    down(t, ['Earth-eater']);
    t.resource.refused('Earth-eater', need);
    down(t, ['Earth-eater'], ["Delver's Harvest"]);
    t.resource.plays('Earth-eater').stage.resolve();
    t.equal(t.points(0).misc, 2, 'a point each');
    down(t, ['Earth-eater'], ["Delver's Harvest", 'Earth-eater']);
    t.resource.refused('Earth-eater', need);
    down(t, ['Earth-eater'], ["Delver's Harvest", "Delver's Harvest", 'Earth-eater']);
    t.resource.may('play Earth-eater');
    down(t, ['Earth-eater'], ["Delver's Harvest"], 'TW-375');
    t.resource.refused('Earth-eater', need);
  });

  holds('it turns up gear of minions that there is more than one of', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'TW-378', members: ['Ori'] }],
        events: ['Earth-eater'],
        // a minor thing, one of the heroes, and one that is unique
        discard: ['Black-mail Coat', 'LE-324', 'Shield of Iron-bound Ash'],
        sideboard: ['Broad-headed Spear', 'High Helm'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.uses('Earth-eater').stage.resolve();
    t.equal(t.card('Earth-eater').status, 'tapped', 'it is tapped');
    t.resource.options_are('Black-mail Coat', 'Broad-headed Spear');
    t.resource.chooses('Broad-headed Spear');
    t.equal(t.hand(0), ['Broad-headed Spear'], 'in hand');
  });
});

describe('Gnawed Ways', () => {
  const GNAWED = 'Gnawed Ways';
  const mayGo = (t: Stage, who: string, to: string): boolean =>
    t.resource.options().some((o) => o.includes(who) && o.includes(`to ${to}`));
  /** One in the mines under the White Towers, one elsewhere beneath the earth. */
  const organizing = (t: Stage, hand: Named[] = [GNAWED, GNAWED]) =>
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [
          { at: 'WH-55', under: 'WH-58', members: ['Ori'] },
          { at: 'DM-34', members: ['Galva'] },
        ],
        hand,
        sites: ['DM-33', 'DM-41', 'DM-30', 'WH-58'],
      },
      moment: 'organization',
      asksPasses: true,
    });
  const need = { 'no-target': 'coe/9.3' };

  holds('A way of seven to what lies under the same land or the next, and one only', (t) => {
    organizing(t);
    t.equal(mayGo(t, 'Ori', 'The Iron-deeps'), false, 'not yet');
    t.resource.chooses(`play ${GNAWED}`);
    // under Angmar and Númeriador, next to Arthedain; not those under Rohan, nor the mines themselves
    t.resource.options_are('The Drowning-deeps', 'The Iron-deeps', 'The Under-vaults', 'back');
    t.resource.chooses('The Iron-deeps').stage.resolve();
    t.equal([t.card(GNAWED).host, t.stagePoints(0)], ['Deep Mines', 4], 'it lies there');
    t.equal(
      ['The Iron-deeps', 'The Under-vaults', 'The Gem-deeps'].map((to) => mayGo(t, 'Ori', to)),
      [true, false, false],
      'to that one alone',
    );
    // one on each of them
    t.resource.refused(GNAWED, { duplicate: 'coe/g.cbd.1' }, { way: 'As a resource' });
    t.resource.chooses('move', 'Ori', 'The Iron-deeps');
    for (const [roll, there] of [
      [7, 'The Iron-deeps'],
      [6, 'Deep Mines'],
    ] as const) {
      organizing(t).resource.plays(GNAWED, 'The Iron-deeps').stage.resolve();
      t.resource.chooses('move', 'Ori', 'The Iron-deeps');
      t.rolls(roll).skipTo('site-phase');
      t.equal(t.card('Ori').site, there, `a roll of ${roll}`);
      // who has left the mines takes it away with them
      t.equal(t.card(GNAWED).zone, roll === 7 ? 'discard' : 'play', 'with its mines');
    }
  });

  holds('From there back into the mines too', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [
          { at: 'WH-55', under: 'WH-58', members: ['Ori'] },
          { at: 'DM-33', members: ['Galva'] },
        ],
        hand: [GNAWED],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(mayGo(t, 'Galva', 'Deep Mines'), false, 'there is no way');
    t.resource.plays(GNAWED, 'The Iron-deeps').stage.resolve();
    t.resource.chooses('move', 'Galva', 'Deep Mines');
    t.rolls(7).skipTo('enter');
    t.equal(t.card('Galva').site, 'Deep Mines', 'through the gnawed way');
  });

  holds("Only on mines, of one's own; and where something lies near them", (t) => {
    const at = (where: Named, under: Named | undefined) =>
      t.board({
        resource: {
          kind,
          declared: 'Saruman',
          companies: [{ at: where, members: ['Ori'], ...(under ? { under } : {}) }],
          hand: [GNAWED],
        },
        hazard: {
          kind,
          declared: 'Alatar',
          companies: [{ at: 'WH-55', under: 'WH-58', members: ['Galva'] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
    at('WH-58', undefined).resource.refused(GNAWED, need, { way: 'As a resource' });
    at('WH-55', 'WH-56').resource.may(`play ${GNAWED}`);
    // under Harondor nothing lies near
    at('WH-55', 'TW-426').resource.refused(GNAWED, need, { way: 'As a resource' });
  });

  holds('As a hazard on mines of the opponent, who has its stage point', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'WH-55', under: 'WH-58', members: ['Ori'] }],
      },
      hazard: { kind, declared: 'Alatar', hand: [GNAWED] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.plays(GNAWED, 'The Under-vaults').stage.resolve();
    t.equal([t.card(GNAWED).host, t.limit('Ori')], ['Deep Mines', 2], 'a hazard like others');
    t.equal([t.stagePoints(0), t.stagePoints(1)], [4, 0], 'it is his now');
  });
});
