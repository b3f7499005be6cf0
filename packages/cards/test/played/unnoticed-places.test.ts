import { repair } from '@mathom/engine';
import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('a false home', () => {
  holds('is a hold of that kind as his own player has it', (t) => {
    const board = (
      kind: 'wizard' | 'ringwraith',
      name: Named,
      bears: Named,
      sites: readonly Named[],
    ): void => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir', 'Bergil'] }],
        },
        hazard: { kind, agents: [{ name, fresh: true, bears: [bears] }], sites },
        moment: 'hazards',
      });
    };
    board('wizard', 'Bill Ferny', "Nobody's Friend", ['Bree', 'Edoras', 'Lórien', 'Moria']);
    t.hazard.options_are('reveal Bill Ferny at Bree', 'reveal Bill Ferny at Edoras', 'pass');
    t.say('To a Ringwraith Lórien is a Free-hold, and Carn Dûm no Dark-hold but a Haven');
    board('ringwraith', 'Bill Ferny', "Nobody's Friend", ['LE-356', 'AS-155', 'LE-392']);
    t.hazard.options_are('reveal Bill Ferny at Bree', 'reveal Bill Ferny at Lórien', 'pass');
    board('wizard', 'Baduila', 'Inner Cunning', ['Bree', 'Moria', 'Carn Dûm', 'Rivendell']);
    t.hazard.options_are('reveal Baduila at Moria', 'reveal Baduila at Carn Dûm', 'pass');
    board('ringwraith', 'Baduila', 'Inner Cunning', ['LE-356', 'LE-392', 'Carn Dûm', 'AS-155']);
    t.hazard.options_are('reveal Baduila at Moria', 'pass');
  });
});

describe('companies that were split, and have nowhere to go', () => {
  holds('are one again, though each has a card of its haven', (t) => {
    for (const own of [false, true]) {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan', 'Elrohir'] }],
          sites: ['Rivendell'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      t.resource.chooses(own ? 'split off Elladan with a fresh' : 'split off Elladan');
      t.resource.passes();
      t.equal(t.state.companies.length, 2, 'two for now');
      t.allPass();
      t.equal(t.card('Elladan').companions, ['Elrohir'], 'there was no split');
      t.equal(
        t.state.players[0].sites.map((id) => t.idOf(id)),
        ['TW-421'],
        'one card of the haven is enough for them',
      );
    }
  });

  holds('are made one of those parts that are left', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Elladan', bears: ['Glamdring', 'Orcrist'] },
              'Elrohir',
              'Gildor Inglorion',
            ],
          },
        ],
        sites: ['Rivendell'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource
      .chooses('organize')
      .chooses('split off Elrohir')
      .chooses('split off Gildor Inglorion');
    t.resource.passes();
    t.rolls(2).resource.chooses('store Glamdring').stage.resolve();
    t.equal(t.state.companies.length, 2, 'nobody is left of the one that was split');
    t.allPass();
    t.resource.chooses('undo the split', 'Elrohir');
    t.equal(t.card('Elrohir').companions, ['Gildor Inglorion'], 'the others stay together');
  });

  holds('are apart for good if one of them was set down elsewhere', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elladan', 'Elrohir'] }],
        sites: ['Bree'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').chooses('split off Elladan').passes();
    const { id: company } = t.company('Elladan');
    t.state = repair(t.state, { company, at: t.id('Bree') }).state;
    t.allPass();
    t.asks(t.resource, 'organization-end');
    t.equal([t.card('Elladan').companions, t.card('Elrohir').companions], [[], []], 'two of them');
  });
});
