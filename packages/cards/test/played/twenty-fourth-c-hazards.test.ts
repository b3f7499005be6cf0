import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

const CLAW = 'Cruel Claw Perceived';
const ROPE = 'Elven Rope';
const WEBS = 'Webs of Fear & Treachery';

/** Hazards and what they are played on, at the edge of what they say. */
describe('whom hazards reach', () => {
  holds('Webs of Fear & Treachery: by the older ruling texts give nothing', (t) => {
    const tries = (members: readonly Member[], at: Named, faction: Named, who?: Named): number => {
      t.board({
        resource: { companies: [{ at, members }], hand: [faction] },
        hazard: { events: [WEBS] },
        moment: 'entered',
      });
      t.rolls(7)
        .resource.plays(faction, ...(who ? [who] : []))
        .stage.resolve();
      return (rolled(t, 'influence').at(-1)?.total ?? Number.NaN) - 7;
    };
    const now = t.rules === 'coe';
    t.equal(tries(['Boromir II'], 'Minas Tirith', 'Men of Anórien'), now ? 3 : 1, 'a people');
    // his text takes off one against factions
    t.equal(tries(['Beregond'], 'Minas Tirith', 'Men of Anórien'), now ? -1 : 0, 'for worse, too');
    // the Dwarf is charged to what his text gives him for Dwarves, as ever
    t.equal(
      tries(['Balin', { name: 'Bifur', under: 'Balin' }], 'Bree', 'Rangers of the North', 'Balin'),
      2 + 1 - 2,
      'a follower',
    );
  });

  holds('Cruel Claw Perceived: a Ringwraith who follows has no general influence', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Minas Morgul',
            members: [
              'Khamûl the Ringwraith',
              { name: 'Ren the Ringwraith', under: 'Khamûl the Ringwraith' },
            ],
          },
        ],
      },
      hazard: { hand: [CLAW, CLAW] },
      moment: 'hazards',
      asksPasses: true,
    });
    const had = t.generalInfluence(0);
    t.hazard.plays(CLAW).stage.resolve();
    t.equal([t.card(CLAW).host, t.generalInfluence(0)], ['Khamûl the Ringwraith', had - 1], 'his');
    t.resource.passes();
    t.hazard.refused(CLAW, { duplicate: 'coe/g.cbd.1' });
  });

  holds('Elven Rope: of two ropes the one that holds nothing yet is asked about as well', (t) => {
    const caught = (creature: Named, ...answers: ('yes' | 'no')[]): void => {
      t.hazard.plays(creature, 'Wilderness').stage.resolve();
      t.rolls(12);
      const said = [...answers];
      for (let i = 0; i < 40 && t.decision().about !== 'movement-hazard'; i++) {
        const { about, options } = t.decision();
        if (about === 'instead') t.resource.chooses(said.shift() ?? 'pass');
        else if (about === 'defend') t.resource.chooses('a strike to Gimli');
        else if (options.some((o) => o.type === 'pass')) t.pass();
        else t.resource.chooses('yes');
      }
      t.equal(said, [], `${creature}: asked as often`);
    };
    t.board({
      resource: {
        companies: [
          { at: 'Bree', to: 'Rivendell', members: [{ name: 'Gimli', bears: [ROPE, ROPE] }] },
        ],
      },
      hazard: { hand: ['Cave-drake', 'Brigands', 'Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    caught('Cave-drake', 'yes');
    caught('Wargs', 'no', 'yes');
    const bound = (x: Named) => t.state.host[t.id(x)];
    t.expect(bound('Cave-drake') >= 0 && bound('Wargs') >= 0, 'both are bound');
    t.expect(bound('Cave-drake') !== bound('Wargs'), 'with a rope each');
  });
});
