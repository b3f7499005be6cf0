import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Who does not get well or rested as others do, what weighs double, and a stone that may kill. */

describe('Black Breath', () => {
  holds('for the wounded of a company that has just faced one of the Nine', (t) => {
    const met = (status: 'wounded' | 'tapped'): void => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Lórien',
              to: 'Dead Marshes',
              members: [{ name: 'Aragorn II', status }, 'Gimli'],
            },
          ],
        },
        hazard: { hand: ['Black Breath', 'Ren the Unclean'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.hazard.refused('Black Breath', { 'no-target': 'coe/9.3' });
      t.hazard.plays('Ren the Unclean', { way: 'creature' }, 'Dagorlad').stage.resolve();
      t.passUntil('assign').resource.chooses('a strike to Gimli');
      t.rolls(12, 2).passUntil('stay-untapped').resource.chooses('no');
      t.passUntil('movement-hazard');
    };
    met('wounded');
    t.hazard.plays('Black Breath', 'Aragorn II').stage.resolve();
    t.equal(
      [t.card('Black Breath').host, t.card('Aragorn II').corruption],
      ['Aragorn II', 3],
      'on him',
    );
    met('tapped');
    t.hazard.refused('Black Breath', { 'no-target': 'coe/9.3' });
  });

  const breathed = (rolls: number[], ...sages: Named[]) =>
    ({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Aragorn II', status: 'wounded', bears: ['Black Breath'] },
              ...sages.map((name) => ({ name })),
            ],
          },
        ],
      },
      moment: 'untap',
      rolls,
    }) as const;

  holds('a roll in place of healing, two better at a haven and for each sage who taps', (t) => {
    t.board(breathed([9]));
    t.passUntil('organization');
    t.equal(
      [t.card('Aragorn II').status, t.card('Black Breath').zone],
      ['tapped', 'discard'],
      'nine and two are above ten: well again, and it is gone',
    );
  });

  holds('ten is not enough, and his body is checked as he organizes', (t) => {
    t.board(breathed([8, 2]));
    t.passUntil('organization');
    t.equal(t.card('Aragorn II').corruption, 3, 'its weight');
    t.equal(
      [t.card('Aragorn II').status, t.card('Black Breath').zone],
      ['wounded', 'play'],
      'he stays as he is',
    );
    t.board(breathed([8, 12]));
    t.equal(t.card('Aragorn II').zone, 'removed', 'which may be the end of him');
  });

  holds('sages tap for it', (t) => {
    t.board(breathed([], 'Elrond', 'Celeborn', 'Gimli'));
    t.passUntil('support');
    t.resource.options_are('Elrond', 'Celeborn', 'pass').chooses('Elrond');
    t.rolls(5).resource.chooses('Celeborn');
    t.equal(
      [t.card('Aragorn II').status, t.card('Elrond').status, t.card('Black Breath').zone],
      ['tapped', 'tapped', 'discard'],
      'five, two and four are eleven',
    );
  });
});

describe('Worn and Famished', () => {
  const tired = (at: Named, who: Named = 'Gimli') =>
    ({
      resource: { companies: [{ at, members: [{ name: who, status: 'tapped' }] }] },
      hazard: { events: ['Worn and Famished'] },
      moment: 'untap',
    }) as const;

  holds('in the wild nobody untaps but by a roll with his mind above twelve', (t) => {
    t.board(tired('Moria'));
    t.rolls(7).passUntil('pick').resource.chooses('Gimli');
    t.equal(t.card('Gimli').status, 'untapped', 'seven and six');
    t.board(tired('Moria'));
    t.rolls(6).passUntil('pick').resource.chooses('Gimli');
    t.equal(t.card('Gimli').status, 'tapped', 'twelve is not enough');
    t.board(tired('Moria'));
    t.passUntil('pick').resource.passes();
    t.equal(t.card('Gimli').status, 'tapped', 'he need not try');
  });

  holds('where people live one rests, and a Wizard anywhere', (t) => {
    for (const [at, who] of [
      ['Rivendell', 'Gimli'],
      ['Edoras', 'Gimli'],
      ['Bree', 'Gimli'],
      ['Moria', 'Gandalf'],
    ] as const) {
      t.board(tired(at, who));
      t.passUntil('organization');
      t.equal(t.card(who).status, 'untapped', `${who} at ${at}`);
    }
  });
});

describe('The Balance of Things', () => {
  holds('one source of each weighs double, the lightest', (t) => {
    const weight = (bears: readonly Named[], balance: boolean): number => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Aragorn II', bears: [...bears] }] }],
        },
        hazard: { events: balance ? ['The Balance of Things'] : [] },
        moment: 'organization',
      });
      return t.card('Aragorn II').corruption;
    };
    const sources = ['Narsil', 'Glamdring', 'Cram'] as const;
    t.equal(weight(sources, true) - weight(sources, false), 1, 'the least of them');
    t.equal(
      weight(['Palantír of Osgiliath'], true) - weight(['Palantír of Osgiliath'], false),
      3,
      'all of it if there is one alone',
    );
    t.equal(weight([], true), 0, 'nothing is nothing');
  });
});

describe('The Ithil-stone', () => {
  const sought = (...others: Named[]) =>
    ({
      resource: {
        companies: [
          {
            at: 'Barad-dûr',
            members: [{ name: 'Aragorn II' }, ...others.map((name) => ({ name }))],
          },
        ],
        hand: ['The Ithil-stone'],
      },
      moment: 'entered',
    }) as const;

  holds('above nine with the scouts it is won', (t) => {
    t.board(sought('Bilbo', 'Frodo'));
    t.rolls(7);
    t.resource.plays('The Ithil-stone', 'Aragorn II').stage.resolve();
    t.equal(
      [t.card('The Ithil-stone').host, t.card('Barad-dûr').status, t.points(0).item],
      ['Aragorn II', 'tapped', 5],
      'seven, and three scouts',
    );
  });

  holds('else he and it are gone', (t) => {
    t.board(sought('Bilbo', 'Frodo'));
    t.rolls(6);
    t.resource.plays('The Ithil-stone', 'Aragorn II').stage.resolve();
    t.equal(
      [t.card('The Ithil-stone').zone, t.card('Aragorn II').zone, t.points(0).item],
      ['removed', 'removed', 0],
      'six, and three scouts',
    );
  });

  holds('no Bane of it, and a smaller hand for the Eye', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Aragorn II', bears: ['The Ithil-stone'] }],
          },
        ],
      },
      hazard: { hand: ['Bane of the Ithil-stone'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.refused('Bane of the Ithil-stone', { banned: 'coe/9.4' });
  });

  holds('while the Eye is in play its player has two cards less in hand', (t) => {
    for (const eye of [true, false]) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Aragorn II', bears: ['The Ithil-stone'] }],
            },
          ],
        },
        hazard: {
          kind: 'ringwraith',
          events: eye ? ['The Lidless Eye'] : [],
          hand: ['Wargs', 'Wolves', 'Giant', 'Ghouls', 'Ghosts', 'Cave-drake', 'Greed', 'Gloom'],
        },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      if (eye) {
        // the Eye itself is worth one card more
        t.passUntil('discard-to-size').hazard.chooses('Wargs');
        t.equal(t.hand(1).length, 8 + 1 - 2, 'seven are left');
      } else {
        t.passUntil('untap-start', { turns: 1 });
        t.equal(t.hand(1).length, 8, 'else as many as ever');
      }
    }
  });
});
