import type { Named, SideSpec, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Minions and their lords: boundaries of what they say, and whom it reaches. */

const offers = (t: Stage, words: string): boolean => t.offered().some((x) => x.includes(words));

describe('words', () => {
  const JOIN = 'Join With That Power';
  const tries = (t: Stage, members: Named[]): Stage => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: 'Goblin-gate', members },
          { at: 'Dol Guldur', members: ['Anarin', 'Ostisen'] },
        ],
        hand: [JOIN, 'Goblins of Goblin-gate'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Goblins of Goblin-gate', members[0]);
    return t.hazard.passes().stage;
  };
  holds(`${JOIN}: one who is alone has nothing of it`, (t) => {
    tries(t, ['Elwen']).resource.refused(JOIN, { 'no-effect': 'coe/5.1.2' });
    tries(t, ['Elwen', 'Lagduf']).resource.may(`play ${JOIN}`);
    // a diplomat elsewhere is no help
    tries(t, ['Lagduf', 'Jerrek']).resource.mayNot(`play ${JOIN}`);
  });
});

describe('the lords of the deep', () => {
  const OBEY = 'Obey Him or Die';
  const led = (t: Stage, whom: Named, ...others: Named[]): Stage =>
    t.board({
      resource: {
        kind: 'balrog',
        companies: [{ at: 'Moria', members: ['The Balrog', whom, ...others] }],
        hand: [OBEY],
      },
      moment: 'organization',
      asksPasses: true,
    });
  holds(`${OBEY}: nobody with more mind; as much is no more, and the Balrog has none`, (t) => {
    for (const [whom, other] of [
      ['Bolg', 'Orc Brawler'],
      ['Umagaur', 'Bûthrakaur'],
    ] as const) {
      led(t, whom, other).resource.plays(OBEY, whom).stage.resolve();
      t.equal(t.card(OBEY).host, whom, 'who leads there');
    }
    // it would leave him at once: it is for the other, and for nobody where he cannot have it
    led(t, 'Bolg', 'Bûthrakaur').resource.plays(OBEY).stage.resolve();
    t.equal(t.card(OBEY).host, 'Bûthrakaur', 'and for no lesser one');
  });

  holds('Umagaur: he and the Troll whom others meet are one', (t) => {
    const pale: Named = 'Umagaur the Pale';
    const comes = (hazard: SideSpec): boolean => {
      t.board({
        resource: {
          kind: 'balrog',
          companies: [{ at: 'Moria', members: ['Orc Brawler'] }],
          hand: ['Umagaur'],
        },
        hazard,
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      return offers(t, 'play Umagaur');
    };
    t.equal(
      [comes({}), comes({ discard: [pale] }), comes({ pile: [pale] }), comes({ removed: [pale] })],
      [true, true, false, false],
      'not once he is slain',
    );
  });
});

describe('roads and waits', () => {
  holds('The Under-roads: for all minions, whoever played it, and for no heroes', (t) => {
    const arrives = (
      kind: 'wizard' | 'fallen-wizard' | 'balrog',
      who: Named,
      at: Named,
      to: Named,
      roll: number,
    ): boolean => {
      t.board({
        resource: { kind, companies: [{ at, to, members: [who] }] },
        hazard: { kind: 'ringwraith', events: ['The Under-roads'] },
        moment: 'movement',
        asksPasses: true,
        rolls: [roll],
      });
      t.skipTo('enter');
      return t.card(who).site === 'The Under-leas';
    };
    t.equal(
      [
        arrives('wizard', 'Gimli', 'DM-33', 'DM-40', 5),
        arrives('fallen-wizard', 'Gimli', 'DM-33', 'DM-40', 5),
        arrives('fallen-wizard', 'Orc Captain', 'AS-152', 'AS-167', 2),
        arrives('balrog', 'Bolg', 'BA-91', 'BA-102', 4),
      ],
      [false, false, true, true],
      'three less',
    );
  });

  holds('Hoarmûrath: one card more while he is at a Darkhaven, and not on the way', (t) => {
    const him: Named = 'Hoarmûrath the Ringwraith';
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', to: 'Minas Morgul', members: [him] }],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    const onTheWay = t.handSize(0);
    t.skipTo('enter');
    t.equal([onTheWay, t.handSize(0)], [8, 9], 'there he waits again');
  });

  holds('Anarin: where Elves may be he is at a haven too, face-down', (t) => {
    t.board({
      resource: { companies: [{ at: 'Lórien', members: ['Gimli', 'Aragorn II'] }] },
      hazard: { agents: [{ name: 'Anarin', via: ['Lórien'] }] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes().stage.hazard.uses('Anarin').stage.resolve();
    t.equal(
      [t.attack().prowess, t.company('Gimli').hazards, t.card('Anarin').status],
      [6, 0, 'tapped'],
      'two more for lying face-down, and off the limit',
    );
  });
});
