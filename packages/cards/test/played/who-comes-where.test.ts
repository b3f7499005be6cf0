import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Against whom and where a creature can be played, and what a site does to those who come to it. */
describe('against whom', () => {
  const comes = (
    t: Parameters<Parameters<typeof holds>[1]>[0],
    creature: Named,
    who: readonly Named[],
    at: Named,
    more: {
      kind?: 'ringwraith' | 'fallen-wizard';
      events?: readonly Named[];
      riding?: Named;
      to?: Named;
    } = {},
  ): boolean => {
    t.board({
      resource: {
        ...(more.kind ? { kind: more.kind } : {}),
        companies: [
          {
            at,
            members: who,
            ...(more.to ? { to: more.to } : {}),
            ...(more.riding ? { events: [more.riding] } : {}),
          },
        ],
      },
      hazard: { hand: [creature], events: more.events ?? [] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    return t.hazard.options().some((x) => x.startsWith('play '));
  };
  const kind = 'ringwraith';

  holds('Landroval: only overt minions', (t) => {
    const on = (who: Named, of?: 'ringwraith') =>
      comes(t, 'Landroval', [who], 'Dol Guldur', {
        to: 'Goblin-gate',
        ...(of ? { kind: of } : {}),
      });
    t.equal(on('Lagduf', kind), true, 'an Orc');
    t.equal(on('Ostisen', kind), false, 'a Man');
    t.equal(
      comes(t, 'Landroval', ['Aragorn II'], 'Rivendell', { to: 'Goblin-gate' }),
      false,
      'a hero',
    );
  });

  holds('Beorning Toll, Gondorian Rangers, Thranduil and his folk leave their own alone', (t) => {
    for (const [creature, at, own, other] of [
      ['Beorning Toll', 'Goblin-gate', 'Beorn', 'Aragorn II'],
      ['Gondorian Rangers', 'Dead Marshes', 'Faramir', 'Aragorn II'],
      ["Thranduil's Folk", 'Sarn Goriwing', 'Thranduil', 'Aragorn II'],
      ['Arthadan Rangers', 'Barrow-downs', 'Aragorn II', 'Gimli'],
    ] as const) {
      t.equal(comes(t, creature, [other], at), true, `${creature} come`);
      t.equal(comes(t, creature, [own, 'Frodo'], at), false, `${creature} do not`);
    }
    t.equal(comes(t, 'Beorning Toll', ['Aragorn II'], 'Lórien'), false, 'no Haven');
  });

  holds('Gondorian Rangers hold up the covert, and strike the overt down', (t) => {
    for (const [who, detainment] of [
      ['Ostisen', true],
      ['Lagduf', false],
    ] as const) {
      comes(t, 'Gondorian Rangers', [who], 'LE-380', { kind });
      t.hazard.plays('Gondorian Rangers').stage.resolve();
      t.equal(t.attack().detainment, detainment, who);
    }
  });

  holds('Morgul-rats smell blood, or need Doors of Night', (t) => {
    t.equal(comes(t, 'Morgul-rats', ['Gimli'], 'Moria'), false, 'nobody is wounded');
    t.equal(
      comes(t, 'Morgul-rats', ['Gimli'], 'Moria', { events: ['Doors of Night'] }),
      true,
      'Doors',
    );
    t.board({
      resource: {
        companies: [{ at: 'Moria', members: ['Legolas', { name: 'Gimli', status: 'wounded' }] }],
      },
      hazard: { hand: ['Morgul-rats'] },
      moment: 'hazards',
    });
    t.hazard.plays('Morgul-rats').stage.resolve();
    t.equal(t.attack().strikes, 15, 'fifteen of them');
  });

  holds('Mûmak: not on a minion player, and on the coast only behind the Corsairs', (t) => {
    const name = 'Mûmak (Oliphant)';
    t.equal(comes(t, name, ['Aragorn II'], 'Dead Marshes'), true, 'at a site in Dagorlad');
    t.equal(comes(t, name, ['Lagduf'], 'Dead Marshes', { kind }), false, 'a minion');
    t.equal(comes(t, name, ['Aragorn II'], 'Lond Galen'), false, 'no Corsairs yet');
  });

  holds('Sand-drake: in the south, and further with Doors of Night', (t) => {
    const go = (open: boolean) =>
      comes(t, 'Sand-drake', ['Aragorn II'], 'Henneth Annûn', {
        to: 'Minas Morgul',
        events: open ? ['Doors of Night'] : [],
      });
    t.equal([go(false), go(true)], [false, true], 'Ithilien');
  });

  holds(
    'Elf-lord Revealed in Wrath: wrath for Ringwraiths, and no Shadow-lands with Doors',
    (t) => {
      const name = 'Elf-lord Revealed in Wrath';
      const meets = (who: Named, riding?: Named, ...events: readonly Named[]) =>
        comes(t, name, [who], 'Minas Morgul', {
          kind,
          to: 'Cirith Gorgor',
          events,
          ...(riding ? { riding } : {}),
        });
      for (const [who, wounded, riding] of [
        ['Khamûl the Ringwraith', true, 'Black Rider'],
        ['Lagduf', false, undefined],
      ] as const) {
        meets(who, riding);
        t.hazard.plays(name, 'Shadow-land').stage.resolve();
        // one above fifteen: enough, but not for a Ringwraith
        t.fightOut(16 - t.card(who).stat('prowess'), 2);
        t.equal(t.card(who).status, wounded ? 'wounded' : 'tapped', who);
      }
      t.equal(
        meets('Lagduf', undefined, 'Doors of Night'),
        false,
        'there is no Wilderness on the way',
      );
    },
  );
});

describe('the deeps and the isles', () => {
  holds('The Rusted-deeps and The Wind-deeps: all of the kind but one', (t) => {
    for (const [at, may, mayNot] of [
      ['The Rusted-deeps', 'Smaug', 'Eärcaraxë'],
      ['The Wind-deeps', 'Sand-drake', 'Sea Serpent'],
    ] as const) {
      t.board({
        resource: { kind: 'balrog', companies: [{ at, members: ['Azog'] }] },
        hazard: { hand: [may, mayNot] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.resource.passes();
      t.hazard.may(`play ${may}`);
      t.hazard.mayNot(`play ${mayNot}`);
    }
  });

  holds('an isle tires the overt, another the covert, if anybody is left to be tired', (t) => {
    for (const [to, who, tapped] of [
      ['AS-153', 'Lagduf', true],
      ['AS-153', 'Ostisen', false],
      ['AS-154', 'Lagduf', false],
      ['AS-154', 'Ostisen', true],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'AS-145', to, members: [who] }],
        },
        moment: 'passives',
        asksPasses: true,
      });
      t.resolve();
      t.equal(t.card(who).status, tapped ? 'tapped' : 'untapped', `${who} at ${to}`);
    }
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'AS-145',
            to: 'AS-153',
            members: [{ name: 'Lagduf', status: 'wounded' }],
          },
        ],
      },
      moment: 'passives',
      asksPasses: true,
    });
    t.passUntil('movement-hazard');
    t.equal(t.card('Lagduf').status, 'wounded', 'he lies still');
  });

  holds('The Under-gates: no Balrog where he is about, or slain', (t) => {
    for (const [board, attacks] of [
      [{}, true],
      [{ hazard: { events: ['Balrog of Moria'] } }, false],
      [{ pile: ["Durin's Bane"] }, false],
      [{ hazard: { removed: ["Durin's Bane"] } }, false],
      [{ hazard: { discard: ["Durin's Bane"] } }, true],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Moria', to: 'The Under-gates', members: ['Aragorn II'] }],
          pile: 'pile' in board ? board.pile : [],
        },
        hazard: 'hazard' in board ? board.hazard : {},
        moment: 'site',
        asksPasses: true,
      });
      t.resource.chooses('enter');
      t.equal(t.underAttack, attacks, JSON.stringify(board));
    }
  });

  holds('Gandalf the White Rider: one more against the overt, while he is there', (t) => {
    for (const [who, of, more] of [
      ['Lagduf', 'ringwraith', 1],
      ['Ostisen', 'ringwraith', 0],
      ['Aragorn II', undefined, 0],
    ] as const) {
      for (const [events, raised] of [
        [[], 0],
        [['Gandalf the White Rider'], more],
      ] as const) {
        t.board({
          resource: {
            ...(of ? { kind: of } : {}),
            companies: [{ at: 'Dead Marshes', members: [who] }],
          },
          hazard: { events },
          moment: 'hazards',
          asksPasses: true,
        });
        t.equal(t.limit(who), 2 + raised, who);
      }
    }
  });

  holds('Akhôrahil: the body of one is less until the turn ends', (t) => {
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Gimli', 'Legolas'] }] },
      hazard: { events: ['Akhôrahil'] },
      moment: 'hazards',
      asksPasses: true,
    });
    const body = t.card('Gimli').stat('body');
    t.hazard.uses('Akhôrahil', 'Gimli').stage.resolve();
    t.equal(t.card('Gimli').stat('body'), body - 1, 'less by one');
    t.equal([t.card('Akhôrahil').zone, t.company('Gimli').hazards], ['discard', 1], 'it counts');
    t.passUntil('organization', { turns: 1 });
    t.equal(t.card('Gimli').stat('body'), body, 'no longer');
  });

  holds('Crebain: a card for each character who is left, allies not counted', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Moria', members: [{ name: 'Gimli', bears: ['Gwaihir'] }, 'Legolas'] }],
        hand: ['Concealment', 'Dodge', 'Cram', 'Lucky Strike'],
      },
      hazard: { hand: ['Crebain'] },
      moment: 'hazards',
    });
    t.hazard.plays('Crebain', 'Shadow-hold').stage.resolve();
    t.equal(t.attack().strikes, 3, 'the ally faces one too');
    t.fightOut({ always: 12 });
    const seen = t.state.players[0].hand.filter((id) => t.sees(1, id)).length;
    t.equal(seen, 2, 'two are shown');
  });

  holds('Carrion Feeders: without anybody wounded there is no strike, and no kill', (t) => {
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Gimli', 'Legolas'] }] },
      hazard: { hand: ['Carrion Feeders'] },
      moment: 'hazards',
    });
    t.hazard.plays('Carrion Feeders', 'Shadow-hold').stage.resolve();
    t.equal([t.card('Carrion Feeders').zone, t.points(0).kill], ['discard', 0], 'no strikes');
  });
});
