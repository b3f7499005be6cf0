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
    t.equal(t.card('News of Doom').zone, 'out', 'and the news is gone for good');

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

  holds('Palm to Palm: they help each other, and stay together', (t) => {
    const lure = { name: 'Legolas', bears: ['Lure of Nature'] } as const;
    const board = (more: Partial<Parameters<typeof t.board>[0]['resource']> = {}): void => {
      t.board({
        resource: {
          companies: [
            { at: 'Lórien', members: [lure, 'Gimli', 'Haldir'], events: ['Palm to Palm'] },
          ],
          ...more,
        },
        moment: 'organization',
      });
    };
    board();
    t.equal(t.card('Gimli').stat('mind'), 6 + 1, 'one more to think with');
    t.rolls(3).resource.uses('Lure of Nature');
    t.resource.chooses('tap Gimli in support').chooses('tap Haldir in support').stage.resolve();
    t.equal(rolled(t, 'roll').at(-1)?.total, 3 + 2, 'both help');
    t.equal(t.card('Lure of Nature').zone, 'discard', 'five is more than four');
    t.board({
      resource: { companies: [{ at: 'Lórien', members: [lure, 'Gimli', 'Haldir'] }] },
      moment: 'organization',
      rolls: [3],
    });
    t.resource.uses('Lure of Nature').stage.resolve();
    t.equal(rolled(t, 'roll').at(-1)?.total, 3, 'nobody is asked without it');

    t.board({
      resource: {
        companies: [
          { at: 'Edoras', members: ['Legolas', 'Gimli'], events: ['Palm to Palm'] },
          { at: 'Bree', members: ['Haldir'] },
        ],
        hand: ['Riders of Rohan'],
      },
      moment: 'entered',
    });
    t.rolls(8).resource.plays('Riders of Rohan', 'Gimli');
    t.resource.mayNot('tap Haldir in support').chooses('tap Legolas in support').stage.resolve();
    t.equal(rolled(t, 'influence').at(-1)?.total, 8 + 2 + 1, 'his influence, and his friend');

    board();
    t.resource.chooses('organize');
    t.resource.chooses('split off Haldir');
    t.equal(t.card('Palm to Palm').zone, 'discard', 'they are parted');
    const palms = { at: 'Lórien', members: ['Gimli'], events: ['Palm to Palm'] } as const;
    for (const [other, join, stays] of [
      ['Saruman', 'of Gimli to', false],
      ['Saruman', 'to the company of Gimli', false],
      ['Haldir', 'of Gimli to', true],
      ['Haldir', 'to the company of Gimli', true],
    ] as const) {
      board({ companies: [palms, { at: 'Lórien', members: [other] }] });
      t.resource.chooses('organize').chooses('join', join).chooses('pass');
      t.equal(t.card('Palm to Palm').zone, stays ? 'play' : 'discard', `${other} joins them`);
    }

    for (const [at, who, fits] of [
      ['Lórien', 'Gimli', true],
      ['Lórien', 'Saruman', false],
      ['Bree', 'Gimli', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at, members: [who] }], hand: ['Palm to Palm'] },
        moment: 'organization',
        asksPasses: true,
      });
      if (!fits) t.resource.refused('Palm to Palm', { 'no-target': 'coe/9.3' });
      else {
        t.resource.plays('Palm to Palm').stage.resolve();
        t.equal(t.card(who).stat('mind'), 7, 'it is with them');
      }
    }
  });

  holds('Sentinels of Númenor: what is lost of it is lost alone, and it goes with it', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond', 'Celeborn'], to: 'Bree' }],
        pile: [
          { name: 'Sentinels of Númenor', on: ['Men of Lamedon', 'Men of Lebennin'] },
          'Beornings',
        ],
      },
      hazard: { hand: ['Muster Disperses', 'Muster Disperses'] },
      moment: 'hazards',
      rolls: [2],
    });
    const before = t.points(0).faction;
    t.hazard.plays('Muster Disperses', 'Beornings').stage.resolve();
    t.equal(before - t.points(0).faction, 2, 'the Beornings were under nothing');
    t.equal(t.card('Sentinels of Númenor').zone, 'pile', 'and it stays');
    t.rolls(2).hazard.plays('Muster Disperses', 'Men of Lamedon').stage.resolve();
    t.equal(t.card('Sentinels of Númenor').zone, 'discard', 'it goes');
    t.equal(t.card('Men of Lebennin').zone, 'pile', 'the others stay');
    t.equal(t.points(0).faction, 2, 'and are worth what they are');
  });

  holds('Here, There, or Yonder: the site taps for the ally, and a minor item may follow', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Barrow-downs', members: ['Legolas', 'Haldir'] }],
        hand: ['Here, There, or Yonder', 'Shadowfax', 'Cram'],
      },
      moment: 'entered',
      rolls: [12],
    });
    t.resource.plays('Here, There, or Yonder', 'Haldir').stage.resolve();
    t.resource.chooses('Shadowfax').may('play Cram');
    t.equal(t.card('Barrow-downs').status, 'tapped', 'it has tapped');
  });

  holds('Old Road with the Red Arrow: the Riders come without a roll, and the Haven taps', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Lórien', members: ['Legolas', { name: 'Aragorn II', bears: ['Red Arrow'] }] },
        ],
        hand: ['Old Road', 'Riders of Rohan'],
        sites: ['Edoras'],
      },
      moment: 'entered',
      rolls: [],
    });
    t.resource.plays('Old Road', 'Aragorn II').stage.resolve();
    t.equal(
      [t.card('Aragorn II').status, t.card('Riders of Rohan').zone, t.card('Lórien').status],
      ['tapped', 'pile', 'tapped'],
      'no roll was laid out',
    );
  });

  holds('Old Road: a minor item may follow as after a faction', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', members: ['Legolas', 'Haldir'] }],
        hand: ['Old Road', 'Beornings', 'Cram'],
        sites: ["Beorn's House"],
      },
      moment: 'entered',
      rolls: [12],
    });
    t.resource.plays('Old Road', 'Haldir').stage.resolve();
    t.resource.may('play Cram');
    t.board({
      resource: {
        companies: [{ at: 'Lórien', members: ['Legolas'], siteTapped: true }],
        hand: ['Old Road', 'Beornings'],
        sites: ["Beorn's House"],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused('Old Road', { 'no-user': 'coe/9.2' });
  });
});
