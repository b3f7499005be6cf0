import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What sages do with rings, swords and memories, and what a Council is worth. */

describe('Swordmaster', () => {
  const learns = (who: Named, at: Named = 'Weathertop') =>
    ({
      resource: { companies: [{ at, members: [who] }], hand: ['Swordmaster'] },
      moment: 'entered',
      asksPasses: true,
    }) as const;

  holds('makes a warrior of a sage, at a price', (t) => {
    t.board(learns('Arinmîr'));
    t.resource.plays('Swordmaster', 'Arinmîr').stage.resolve();
    t.equal(
      [t.card('Arinmîr').status, t.card('Weathertop').status, t.points(0).misc],
      ['tapped', 'tapped', 1],
      'both tap, and it is worth something',
    );
    t.board(learns('Gimli'));
    t.resource.refused('Swordmaster', { 'no-target': 'coe/9.3' });
    t.board(learns('Arinmîr', 'Moria'));
    t.resource.refused('Swordmaster', { 'no-target': 'coe/9.3' });
  });

  const armed = (who: Named, ...bears: Named[]) =>
    ({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: who, bears: [...bears, 'Swordmaster'] }] },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    }) as const;

  holds('who was a warrior uses two weapons, and what both give counts', (t) => {
    t.board(armed('Balin', 'Dagger of Westernesse', 'Glamdring'));
    const one = t.card('Balin').stat('prowess');
    t.resource.chooses('begin using Dagger of Westernesse').stage.resolve();
    t.expect(t.card('Glamdring').inUse && t.card('Dagger of Westernesse').inUse, 'both');
    t.equal(t.card('Balin').stat('prowess'), one + 1, 'and both count');

    t.board(armed('Arinmîr', 'Dagger of Westernesse', 'Glamdring'));
    t.resource.chooses('begin using Dagger of Westernesse').stage.resolve();
    t.equal(
      [t.card('Glamdring').inUse, t.card('Dagger of Westernesse').inUse],
      [false, true],
      'one whom it has made a warrior has but one in use',
    );
  });

  holds('no shield with two weapons: which of them he keeps with it is his choice', (t) => {
    t.board(armed('Elrond', 'Shield of Iron-bound Ash', 'Dagger of Westernesse', 'Glamdring'));
    t.resource
      .may('begin using Dagger of Westernesse beside Glamdring')
      .chooses('begin using Dagger of Westernesse beside Glamdring')
      .stage.resolve();
    t.equal(
      (['Shield of Iron-bound Ash', 'Dagger of Westernesse', 'Glamdring'] as const).map(
        (x) => t.card(x).inUse,
      ),
      [false, true, true],
      'the shield is put away',
    );
    t.resource.chooses('begin using Shield of Iron-bound Ash beside Dagger').stage.resolve();
    t.equal(
      (['Shield of Iron-bound Ash', 'Dagger of Westernesse', 'Glamdring'] as const).map(
        (x) => t.card(x).inUse,
      ),
      [true, true, false],
      'with it the weapon that he named',
    );
  });

  holds('who is no warrior any longer puts one of the weapons away', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Lake-town',
            to: 'Irerock',
            members: [
              { name: 'Balin', bears: ['Swordmaster', 'Dagger of Westernesse', 'Glamdring'] },
            ],
          },
        ],
      },
      hazard: { hand: ['Leucaruth', 'Memories Stolen'] },
      moment: 'hazards',
    });
    t.expect(t.card('Glamdring').inUse && t.card('Dagger of Westernesse').inUse, 'both');
    t.hazard.plays('Leucaruth').stage.resolve();
    t.passUntil('strike-hazard');
    t.hazard.plays('Memories Stolen').stage.resolve();
    t.equal(
      [t.card('Dagger of Westernesse').inUse, t.card('Glamdring').inUse],
      [true, false],
      'the second is no longer of use',
    );
  });
});

describe('Ringlore', () => {
  const lore = (members: readonly Named[], at: Named, ...hand: Named[]) =>
    ({
      resource: {
        companies: [
          {
            at,
            members: [
              ...members.map((name) => ({ name })),
              { name: 'Beretar', bears: ['Beautiful Gold Ring'] } as const,
            ],
          },
        ],
        hand: ['Ringlore', ...hand],
      },
      moment: 'entered',
      asksPasses: true,
    }) as const;

  holds('any ring but the One in place of the gold one, and no roll', (t) => {
    t.board(lore(['Elrond'], 'Weathertop', 'Magic Ring of Words', 'The One Ring', 'Lesser Ring'));
    t.resource.plays('Ringlore', 'Elrond').stage.resolve();
    t.equal(
      [t.card('Elrond').status, t.card('Weathertop').status],
      ['tapped', 'tapped'],
      'sage and site',
    );
    t.resource.options_are('Magic Ring of Words', 'Lesser Ring', 'pass');
    t.resource.chooses('Magic Ring of Words');
    t.equal(
      [t.card('Magic Ring of Words').host, t.card('Beautiful Gold Ring').zone],
      ['Beretar', 'discard'],
      'the one for the other',
    );

    t.board(lore(['Elrond'], 'Weathertop', 'Magic Ring of Words'));
    t.resource.plays('Ringlore', 'Elrond').stage.resolve();
    t.resource.passes();
    t.equal(t.card('Beautiful Gold Ring').host, 'Beretar', 'it is kept if nothing replaces it');
  });
});

describe('Memories Recalled', () => {
  holds('all dark enchantments on one with a sage beside him', (t) => {
    const cursed = (friend: Named, on: readonly Named[]): void => {
      t.board({
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Gimli', bears: [...on] }, { name: friend }] },
          ],
          hand: ['Memories Recalled'],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    cursed('Elrond', ['Pale Dream-maker', "Dragon's Curse", 'Lure of Creation']);
    t.resource.plays('Memories Recalled', 'Gimli').stage.resolve();
    t.equal(
      [
        t.card('Pale Dream-maker').zone,
        t.card("Dragon's Curse").zone,
        t.card('Lure of Creation').host,
      ],
      ['discard', 'discard', 'Gimli'],
      'these, and nothing else',
    );
    cursed('Legolas', ['Pale Dream-maker']);
    t.resource.refused('Memories Recalled', { 'no-target': 'coe/9.3' });
    cursed('Elrond', ['Lure of Creation']);
    t.resource.refused('Memories Recalled', { 'no-effect': 'coe/5.1.2' });
  });

  holds('given up in place of lost knowledge, with a sage tapping', (t) => {
    const undertaken = (sage: Named, bears: readonly Named[], memories = true): void => {
      t.board({
        resource: {
          companies: [
            { at: 'Minas Tirith', members: [{ name: sage }, { name: 'Gimli', bears: [...bears] }] },
          ],
          hand: ['Fate of the Ithil-stone', ...(memories ? (['Memories Recalled'] as const) : [])],
        },
        moment: 'organization',
        asksPasses: true,
      });
    };
    undertaken('Elrond', []);
    t.resource.plays('Fate of the Ithil-stone').stage.resolve();
    t.equal(
      [
        t.card('Fate of the Ithil-stone').zone,
        t.card('Memories Recalled').zone,
        t.card('Elrond').status,
      ],
      ['play', 'discard', 'tapped'],
      'the price',
    );
    undertaken('Elrond', ['Lost Tome']);
    t.resource.plays('Fate of the Ithil-stone', 'Lost Tome').stage.resolve();
    t.equal(
      [t.card('Lost Tome').zone, t.card('Memories Recalled').zone, t.card('Elrond').status],
      ['discard', 'hand', 'untapped'],
      'or the real thing',
    );
    undertaken('Legolas', []);
    t.resource.refused('Fate of the Ithil-stone', { 'no-cost': 'coe/9.2.3' });
    undertaken('Elrond', [], false);
    t.resource.refused('Fate of the Ithil-stone', { 'no-cost': 'coe/9.2.3' });
  });
});

describe('The White Council', () => {
  const held = (at: Named, mine: readonly Named[], theirs: readonly Named[], copies = 1) =>
    ({
      resource: {
        companies: [{ at, members: ['Gandalf', { name: 'Gimli', bears: [...mine] }] }],
        hand: Array.from({ length: copies }, () => 'The White Council' as const),
      },
      hazard: {
        companies: [{ at: 'Rivendell', members: [{ name: 'Legolas', bears: [...theirs] }] }],
      },
      moment: 'organization',
      asksPasses: true,
    }) as const;

  holds('a point for who is ahead and whose Wizard is at a haven, once a turn', (t) => {
    t.board(held('Rivendell', ['Narsil'], [], 2));
    const before = t.points(0).misc;
    t.resource.plays('The White Council').stage.resolve();
    t.equal(
      [t.points(0).misc - before, t.card('The White Council').zone],
      [1, 'pile'],
      'kept there',
    );
    t.resource.refused('The White Council', { duplicate: 'coe/g.cbd.1' });
    t.board(held('Bree', ['Narsil'], []));
    t.resource.refused('The White Council', { need: 'coe/9.2' });
    t.board(held('Rivendell', [], ['Narsil', 'Glamdring']));
    t.resource.refused('The White Council', { need: 'coe/9.2' });
  });
});
