import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Factions and friends: how they are won, and how they are lost. */
describe('winning over', () => {
  holds('News of Doom: each faction is rolled for by its own player', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond', 'Celeborn'], to: 'Bree' }],
        pile: ['Riders of Rohan', 'Men of Dorwinion'],
      },
      hazard: {
        companies: [{ at: 'Lórien', members: ['Thranduil', 'Círdan', 'Bergil'] }],
        pile: ['Beornings'],
        hand: ['News of Doom'],
      },
      moment: 'hazards',
      rolls: [6, 5, 10],
    });
    t.hazard.plays('News of Doom').stage.resolve();
    t.resource.chooses('Riders of Rohan').chooses('Men of Dorwinion');
    t.equal(
      rolled(t, 'roll').map((x) => x.total),
      [6 + 4, 5 + 4, 10 + 1],
      'with what is left of the influence of each',
    );
    t.equal(t.card('Riders of Rohan').zone, 'pile', 'ten is enough');
    t.equal(t.card('Men of Dorwinion').zone, 'discard', 'nine is not');
    t.equal(t.card('Beornings').zone, 'pile', 'nor is that of the other lost');
    t.equal(t.card('News of Doom').zone, 'removed', 'and the news is gone for good');

    for (const roll of [3, 4]) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Bilbo'], to: 'Bree' }],
          pile: ['Riders of Rohan'],
        },
        hazard: { hand: ['News of Doom'] },
        moment: 'hazards',
        rolls: [roll],
      });
      t.hazard.plays('News of Doom').stage.resolve();
      t.equal(
        t.card('Riders of Rohan').zone,
        roll === 3 ? 'discard' : 'pile',
        `with much influence left a roll of ${roll}`,
      );
    }

    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Bilbo'], to: 'Bree' }] },
      hazard: { hand: ['News of Doom'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('News of Doom', { 'no-effect': 'coe/5.1.2' });
  });

  holds('Army of the Dead: no agent turns them either', (t) => {
    const board = (faction: Named, at: Named, name: Named): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Bilbo'], to: 'Bree' }],
          pile: [faction],
        },
        hazard: { agents: [{ name, via: [at], faceUp: true }], hand: ['Will not Come Down'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
    };
    board('Army of the Dead', 'Vale of Erech', 'Deallus');
    t.hazard.refused('Will not Come Down', { faithful: 'coe/9.4' }, { way: 'faction' });
    board('Rangers of the North', 'Bree', 'Deallus');
    t.hazard.may('play Will not Come Down');
  });

  holds('Webs of Fear & Treachery: what is borne counts neither for nor against', (t) => {
    const tries = (events: readonly Named[], follower: boolean): number => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Boromir II', bears: ['Lesser Ring'] },
                ...(follower ? [{ name: 'Robin Smallburrow', under: 'Boromir II' } as const] : []),
              ],
            },
          ],
        },
        hazard: {
          companies: [
            {
              at: 'Bree',
              members: [
                { name: 'Faramir', bears: ['Lesser Ring'] },
                { name: 'Bergil', under: 'Faramir' },
              ],
            },
          ],
          events,
        },
        moment: 'entered',
      });
      t.rolls(7, 7).resource.chooses('Boromir II tries to influence Bergil');
      t.resolve();
      const left = t.generalInfluence(1);
      return (rolled(t, 'influence').at(-1)?.total ?? Number.NaN) + left;
    };
    const [boromir, faramir, bergil, robin, ring] = [1, 1, 2, 3, 2];
    t.equal(tries([], false), boromir + ring - (faramir + ring - bergil), 'the rings count');
    const webs = ['Webs of Fear & Treachery'] as const;
    // whom they control they control with what the rings give, as far as it goes
    t.equal(tries(webs, false), boromir - faramir, 'they count no more');
    t.equal(
      tries([], true),
      boromir + ring - robin - (faramir + ring - bergil),
      'he has a follower',
    );
    t.equal(
      tries(webs, true),
      boromir - (robin - ring) - faramir,
      'whom the ring does not carry whole',
    );
  });
});
