import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Allies where a text speaks of characters: in combat, for skills and for healing (coe/2.V.2.2). */
describe('allies', () => {
  holds('Warm Now Be Heart and Limb: a wounded ally is healed', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Ettenmoors',
            members: ['Arwen', { name: 'Bergil', bears: [{ name: 'Gollum', wounded: true }] }],
          },
        ],
        hand: ['Warm Now Be Heart and Limb'],
      },
      moment: 'organization',
      rolls: [7],
    });
    t.resource.plays('Warm Now Be Heart and Limb', 'Arwen').stage.resolve();
    t.resource.chooses('Gollum');
    t.equal(t.card('Gollum').status, 'tapped', 'he is well again');
  });

  holds('When You Know More: a sage who is an ally learns it', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Weathertop', members: [{ name: 'Legolas', bears: ['Treebeard'] }] }],
        hand: ['When You Know More'],
      },
      moment: 'entered',
    });
    t.resource.plays('When You Know More', 'Treebeard').stage.resolve();
    t.equal(t.card('When You Know More').host, 'Treebeard', 'it is with him');
    t.equal(t.card('Treebeard').status, 'tapped', 'he taps');
  });

  holds('Dreams of Lore: what an ally learned is stored as well', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lórien',
            members: [
              {
                name: 'Legolas',
                bears: [{ name: 'Treebeard', tapped: true, on: ['Dreams of Lore'] }],
              },
            ],
          },
        ],
      },
      moment: 'organization',
    });
    t.resource.chooses('store Dreams of Lore').stage.resolve();
    t.equal(t.card('Dreams of Lore').zone, 'pile', 'it is stored');
    t.equal(rolled(t, 'corruption').length, 0, 'an ally makes no check');
  });

  holds('Healing of Nimrodel: allies are made well too', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Lórien',
            members: [{ name: 'Aragorn II', bears: [{ name: 'Gollum', wounded: true }] }],
          },
        ],
        hand: ['Healing of Nimrodel'],
      },
      hazard: { hand: ['River'] },
      moment: 'organization',
    });
    t.resource.plays('Healing of Nimrodel').stage.resolve();
    t.skipTo('discard-one');
    t.equal(t.card('Gollum').status, 'untapped', 'he is well');
  });

  holds('Lore of the Ages: allies fight better too', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Legolas', bears: ['Lore of the Ages', 'Gollum'] }],
          },
        ],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
      rolls: [7],
    });
    const before = t.card('Gollum').stat('prowess');
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.resource.uses('Lore of the Ages').stage.resolve();
    t.equal(t.card('Gollum').stat('prowess'), before + 1, 'one more');
    t.equal(rolled(t, 'corruption').length, 1, 'the Elf checks');
  });
});
