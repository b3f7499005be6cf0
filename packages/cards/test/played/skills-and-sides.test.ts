import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { onTheWay } from './in-rhudaur.ts';

/** Who serves for what asks for a skill, what a text of one side has to do with things of the other, and whom it is for. */
const kind = 'ringwraith';

describe('allies who have a skill', () => {
  holds('Hoard Well-searched: Stinker has been there before', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'AS-146',
            members: [{ name: 'Orc Captain', bears: ['Stinker'] }],
            siteTapped: true,
          },
        ],
        hand: ['Hoard Well-searched', 'Saw-toothed Blade'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Hoard Well-searched', 'Stinker').stage.resolve();
    t.resource.may('play Saw-toothed Blade');
  });

  holds('Stabbed Him in His Sleep: he does that too, alone', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'LE-356', members: [{ name: 'Hador', bears: ['Stinker'] }], siteTapped: true },
        ],
        hand: ['Stabbed Him in His Sleep'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Stabbed Him in His Sleep', 'Stinker').stage.resolve();
    t.equal(t.attack().strikes, 1, 'he is attacked');
  });
});

describe('Padding Feet', () => {
  holds('Who has another ally than Stinker is not alone', (t) => {
    for (const other of [false, true]) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at: 'LE-356',
              members: [
                { name: 'Hador', bears: ['Stinker', ...(other ? ['War-wolf' as const] : [])] },
              ],
            },
          ],
          hand: ['Padding Feet'],
        },
        hazard: { companies: [{ at: 'Bree', members: ['Frodo'] }] },
        moment: 'entered',
        asksPasses: true,
      });
      if (other) t.resource.refused('Padding Feet', { 'no-target': 'coe/9.3' });
      else t.resource.may('play Padding Feet');
    }
  });
});

describe('three Trolls', () => {
  holds('None taps for his brother in his own strike sequence, but between two he may', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Ettenmoors',
            members: [{ name: 'Bûrat', status: 'tapped' }, 'Tûma'],
          },
        ],
      },
      hazard: { hand: ['Crebain'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Crebain', 'Ruins & Lairs').stage.resolve();
    t.resource.may('use Tûma');
    t.passUntil('strike').resource.chooses('the strike against Tûma');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender').resource.mayNot('use Tûma');
  });
});

describe('the other side', () => {
  holds('Thing Stolen: nothing that heroes have made', (t) => {
    const board = (item: 'Dagger of Westernesse' | 'Saw-toothed Blade'): Stage =>
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Goblin-gate', members: ['Orc Captain', 'Lagduf'] }],
          hand: ['Goblins of Goblin-gate', 'Thing Stolen', item],
        },
        moment: 'entered',
        asksPasses: true,
      });
    for (const [item, may] of [
      ['Dagger of Westernesse', false],
      ['Saw-toothed Blade', true],
    ] as const) {
      board(item).rolls(12);
      t.resource.plays('Goblins of Goblin-gate', 'Orc Captain').stage.resolve();
      while (t.decision().kind !== 'act') t.resource.chooses(t.offered()[0]);
      if (may) t.resource.plays('Thing Stolen').stage.resolve().resource.may(item);
      // where nothing can be had by it, it is not played
      else t.resource.refused('Thing Stolen', { 'no-effect': 'coe/5.1.2' });
    }
  });

  holds('Rumor of the One: it is of the rings of minions', (t) => {
    const corruption = (ring: 'LE-316' | 'TW-275'): number => {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Carn Dûm', members: [{ name: 'Hador', bears: [ring] }] }],
          events: ['Rumor of the One'],
        },
        moment: 'organization',
      });
      return t.card('Hador').corruption;
    };
    t.equal([corruption('LE-316'), corruption('TW-275')], [2 + 1, 2], 'one more, and none');
  });
});

describe('Deeper Shadow', () => {
  holds('A Wilderness on the way of him who uses it, and no other', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: 'Minas Morgul', to: 'Barad-dûr', members: ['Ciryaher'] },
          { at: 'Moria', members: ['Hador'] },
        ],
        hand: ['Deeper Shadow'],
      },
      moment: 'hazards',
      current: 'Ciryaher',
      asksPasses: true,
    });
    t.resource.refused('Deeper Shadow', { 'no-target': 'coe/9.3' }, { way: 'on the path' });
    onTheWay(t, ['Ciryaher'], ['Deeper Shadow']);
    t.rolls(12).resource.plays('Deeper Shadow', { way: 'on the path' }).stage.resolve();
    t.expect(
      t.path('Ciryaher').every((x) => !x.includes('wilderness')),
      'it lies in shadow',
    );
  });
});

describe('Our Own Wolves', () => {
  holds('They turn on their masters though he who called them has fallen', (t) => {
    onTheWay(t, ['Belegorn', { name: 'Lagduf', bears: ['War-wolf'] }], ['Our Own Wolves']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.rolls(12).resource.plays('Our Own Wolves').stage.resolve();
    t.passUntil('defend').resource.chooses('a strike to Belegorn').chooses('a strike to War-wolf');
    t.passUntil('strike').resource.chooses('the strike against Belegorn');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender').rolls(2, 12).allPass().resolve();
    t.equal(t.card('Belegorn').zone, 'removed', 'he has fallen');
    t.passUntil('stay-untapped').resource.chooses('no');
    t.passUntil('strike-defender').rolls(12).allPass().resolve();
    t.allPass().resolve();
    t.expect(t.underAttack, 'the wolf is upon Lagduf');
    t.equal([t.attack().strikes, t.attack().prowess], [1, 2 + 3], 'as strong as it is, and more');
  });
});

describe('Secrets of Their Forging', () => {
  holds('Out of the hand, though the ring would let one look through the deck', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Mount Doom',
            members: [{ name: 'Hador', bears: ['Bright Gold Ring'] }, 'Ciryaher'],
          },
        ],
        hand: ['Secrets of Their Forging'],
        deck: ['LE-317'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Secrets of Their Forging', 'Ciryaher').stage.resolve();
    if (t.decision().about === 'ring') t.resource.options_are('pass').passes();
    t.equal(t.card('Bright Gold Ring').zone, 'discard', 'it is gone, and nothing was found');
  });
});
