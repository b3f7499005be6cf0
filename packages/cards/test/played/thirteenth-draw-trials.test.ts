import type { Member, Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';
import { rolled } from './rolled.ts';

/** Trials of a thirteenth draw: of the mind, of fealty, of those who are lost. */

describe('minds and fealty', () => {
  holds('Heedless Revelry: a feast of minions; none where a Ringwraith is', (t) => {
    const board = (members: Member[]): void =>
      void t.board({
        resource: { kind: 'ringwraith', companies: [{ at: 'Minas Morgul', members }] },
        hazard: { hand: ['Heedless Revelry', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
    board(['The Witch-king', 'Orc Tracker']);
    t.resource.passes();
    t.hazard.refused('Heedless Revelry', { 'no-target': 'coe/9.3' }, { way: 'mind' });
    for (const more of [0, 1]) {
      board(['Hendolen']);
      t.rolls(t.card('Hendolen').stat('mind') + more);
      t.hazard.plays('Heedless Revelry', { way: 'mind' }).stage.resolve();
      t.equal(t.card('Hendolen').status, more ? 'tapped' : 'untapped', `${more}`);
    }
  });

  holds('Heedless Revelry: on guard, whoever has come, while the thing is played', (t) => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: ['Gandalf', 'Gimli', 'Aragorn II', 'Legolas'],
            onGuard: ['Heedless Revelry'],
          },
        ],
        hand: ['Rangers of the North'],
      },
      moment: 'site',
      asksPasses: true,
    });
    t.resource.chooses('enter the site');
    t.skipTo('site').rolls(12);
    t.resource.plays('Rangers of the North', 'Aragorn II');
    t.hazard.reveals('Heedless Revelry');
    t.resolve();
    t.equal(
      ['Gimli', 'Legolas', 'Gandalf'].map((x) => t.card(x).status),
      ['tapped', 'tapped', 'untapped'],
      'all but the Wizard',
    );
    t.equal(t.card('Rangers of the North').zone, 'pile', 'and they have come');
  });

  holds('Fealty Under Trial: in the great places, of minions; all is stored unasked', (t) => {
    const board = (kind: 'ringwraith' | 'wizard', at: Named, members: Member[]): void =>
      void t.board({
        resource: { kind, companies: [{ at, members }] },
        hazard: { hand: ['Fealty Under Trial', 'River'] },
        moment: 'hazards',
        asksPasses: true,
      });
    board('wizard', 'Rivendell', ['Gimli']);
    t.resource.passes();
    t.hazard.refused('Fealty Under Trial', { 'no-target': 'coe/9.3' });
    board('ringwraith', 'Cirith Ungol', ['Hendolen']);
    t.resource.passes();
    t.hazard.refused('Fealty Under Trial', { 'no-target': 'coe/9.3' });
    for (const [roll, zone] of [
      [2, 'play'],
      [12, 'discard'],
    ] as const) {
      board('ringwraith', 'Barad-dûr', [
        { name: 'Hendolen', bears: ['The Iron Crown', 'Strange Rations', 'Lure of the Senses'] },
        { name: 'Orc Tracker', under: 'Hendolen', bears: ['High Helm'] },
      ]);
      t.rolls(roll);
      t.hazard.plays('Fealty Under Trial', 'Hendolen').stage.resolve();
      t.equal(t.card('Hendolen').zone, zone, `${roll}`);
      t.equal(rolled(t, 'corruption').length, 0, 'no check');
      t.equal(
        ['The Iron Crown', 'Strange Rations', 'High Helm', 'Orc Tracker'].map(
          (x) => t.card(x).zone,
        ),
        ['pile', 'pile', 'play', 'play'],
        'his own alone',
      );
      t.equal(t.card('Lure of the Senses').zone, zone, 'which cannot be stored');
    }
  });

  holds('The Ring Will Have But One Master: of his company alone, in his own phases', (t) => {
    const MASTER = 'The Ring Will Have But One Master';
    const frodo = { name: 'Frodo', bears: ['The One Ring', MASTER, 'Noble Hound'] } as const;
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [frodo] },
          { at: 'Lórien', members: ['Gimli'] },
        ],
      },
      moment: 'untap',
      asksPasses: true,
    });
    t.skipTo('organization');
    t.equal(
      ['Gimli', 'Noble Hound', MASTER].map((x) => t.card(x).zone),
      ['play', 'play', 'play'],
      'nobody is with him',
    );
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: [frodo, 'Gimli', 'Legolas'] }] },
      hazard: { companies: [{ at: 'Lórien', members: ['Elrond'] }] },
      moment: 'untap',
      asksPasses: true,
    });
    t.passUntil('pick').asks(t.resource, 'pick').resource.chooses('Gimli');
    t.skipTo('organization', { turns: 1 });
    t.equal([t.card('Legolas').zone, t.card('Elrond').zone], ['play', 'play'], 'not in his');
    t.skipTo('organization', { turns: 1 }).resolve();
    t.equal(t.card('Legolas').zone, 'discard', 'the last of them');
    t.equal(t.card('Gimli').zone, 'discard', 'as before');
  });
});

describe('powers and lore', () => {
  holds('Balance Between Powers: as long as they have cards; in the phases of its player', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gandalf'] }],
        events: ['Balance Between Powers'],
        hand: [
          'Sun',
          'Clear Skies',
          'Clear Skies',
          'Gates of Morning',
          'Fair Sailing',
          'Quiet Lands',
        ],
      },
      hazard: { hand: ['Doors of Night', 'Choking Shadows', 'Twilight', 'River'] },
      moment: 'untap',
      asksPasses: true,
    });
    t.passUntil('pick').resource.chooses('Sun');
    t.hazard.options_are('Doors of Night', 'Choking Shadows', 'Twilight', 'pass').chooses('Doors');
    t.resource.chooses('Discard two').chooses('Clear Skies').chooses('Clear Skies');
    t.hazard.chooses('Choking Shadows');
    t.asks(t.resource, 'offer').resource.passes();
    t.equal(t.card('Balance Between Powers').zone, 'discard', 'given up');
    t.equal(t.card('Twilight').zone, 'hand', 'he needs no third');
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gandalf'] }],
        hand: ['Gates of Morning'],
      },
      hazard: {
        companies: [{ at: 'Lórien', members: ['Elrond'] }],
        events: ['Balance Between Powers'],
        hand: ['Doors of Night', 'Clear Skies'],
      },
      moment: 'untap',
      asksPasses: true,
    });
    t.skipTo('organization').resource.refused('Gates of Morning', { banned: 'coe/9.4' });
    t.skipTo('movement-hazard').resource.passes();
    t.hazard.refused('Doors of Night', { banned: 'coe/9.4' });
    t.skipTo('pick', { turns: 1 });
    t.equal(t.decision().seat, 1, 'his own turn');
  });

  holds('In the Heart of his Realm: a card less on the way; not for servants of the Eye', (t) => {
    for (const [kind, who, at, to, by, n] of [
      ['wizard', 'Elrond', 'Minas Morgul', 'Barad-dûr', ['Imlad Morgul', 'Gorgoroth'], 1],
      ['wizard', 'Elrond', 'Rivendell', 'Bree', ['Rhudaur', 'Arthedain'], 0],
    ] as const) {
      const drawn = [false, true].map((event) => {
        t.board({
          resource: {
            kind,
            companies: [{ at, to, by, members: [who] }],
            deck: ['Sun', 'Cram', 'Gimli'],
          },
          hazard: { events: event ? ['In the Heart of his Realm'] : [], hand: ['River'] },
          moment: 'movement',
          asksPasses: true,
        });
        if (t.decision().about === 'path') t.resource.chooses('starter movement');
        for (let d = t.decision(); d.about !== 'movement-hazard'; d = t.decision())
          if (d.about === 'draw') t.take(d.options[0], 'yes');
          else t.pass();
        return t.hand(0).length;
      });
      t.equal(drawn[0] - drawn[1], n, to);
    }
    met(
      t,
      ['Orc Tracker'],
      ['In the Heart of his Realm', 'River'],
      { kind: 'ringwraith' },
      {},
      'Cirith Ungol',
      'Minas Morgul',
    );
    t.resource.passes();
    t.hazard.refused('In the Heart of his Realm', { need: 'coe/9.2' });
  });

  holds('In the Heart of his Realm: a sage on his way there is none', (t) => {
    for (const [to, sage] of [
      ['Barad-dûr', false],
      ['Cirith Ungol', true],
    ] as const) {
      met(
        t,
        ['Elrond', 'Gandalf'],
        ['River'],
        { hand: ['Marvels Told', "Wizard's River-horses"] },
        { events: ['In the Heart of his Realm', 'Rank upon Rank'] },
        to,
        'Minas Morgul',
      );
      if (sage) t.resource.may('play Marvels Told');
      else t.resource.refused('Marvels Told', { 'no-user': 'coe/9.2' });
    }
  });

  holds('Chance of Being Lost: two rangers, and nowhere to go', (t) => {
    const board = (members: Member[], sites: Named[], kind: 'wizard' | 'ringwraith' = 'wizard') =>
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', by: ['Rhudaur', 'Arthedain'], members }],
        },
        hazard: { kind, hand: ['Chance of Being Lost', 'River'], sites },
        moment: 'hazards',
        asksPasses: true,
      });
    board(['Gimli'], ['LE-350'], 'ringwraith');
    t.resource.passes();
    t.hazard.refused('Chance of Being Lost', { need: 'coe/9.2' });
    for (const [roll, lost] of [
      [10, false],
      [11, true],
    ] as const) {
      board(['Aragorn II', 'Beretar', 'Gimli'], ['Bag End', 'Bree', 'Rivendell', 'Moria']);
      t.rolls(roll).hazard.plays('Chance of Being Lost').stage.resolve();
      if (lost) t.hazard.options_are('Bag End', 'Rivendell').chooses('Bag End');
      t.equal(t.card('Bree', 0).zone === 'sites', lost, `${roll}`);
    }
    board(['Gimli'], ['Moria', 'Bree']);
    t.rolls(12).hazard.plays('Chance of Being Lost').stage.resolve();
    t.equal(t.card('Bree', 0).zone, 'play', 'there is no other');
  });
});

describe('trees and trolls', () => {
  holds(
    'Old Man Willow: harder on Hobbits, not the only one, in his woods and their ruins',
    (t) => {
      for (const [who, prowess] of [
        ['Frodo', 15],
        ['Gimli', 13],
      ] as const) {
        met(t, [who], ['Old Man Willow', 'Old Man Willow'], {}, {}, 'Old Forest');
        t.hazard.plays('Old Man Willow', 'by name').stage.resolve();
        t.fightOut({ always: 7 });
        t.equal(rolled(t, 'strike').at(-1)?.against, prowess, who);
        t.skipTo('movement-hazard').resource.passes();
        t.hazard.may('play Old Man Willow');
      }
      for (const [at, may] of [
        ['Drúadan Forest', true],
        ['Old Forest', true],
        ['Sarn Goriwing', true],
        ['Dol Guldur', true],
        ['Woodmen-town', false],
        ['Wellinghall', false],
        ['Moria', false],
      ] as const) {
        t.board({
          resource: { companies: [{ at, members: STRONG }] },
          hazard: { hand: ['Old Man Willow', 'River'] },
          moment: 'hazards',
          asksPasses: true,
        });
        t.resource.passes();
        t.equal(
          t.offered().some((x) => x.includes('play Old Man')),
          may,
          at,
        );
      }
    },
  );

  holds('Gothmog: after Orcs and Trolls, whoever won; not for another company', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Mount Gram', members: [...STRONG, 'Frodo'] },
          { at: 'Rivendell', to: 'Bree', members: ['Bilbo', 'Aragorn II'] },
        ],
        hand: ['Concealment'],
      },
      hazard: { hand: ['Orc-guard', 'Gothmog', 'Ghosts'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('Gothmog', { key: 'coe/2.IV.vii.2' });
    t.hazard.plays('Ghosts', 'Shadow-land').stage.resolve();
    t.fightOut({ always: 12 });
    t.skipTo('movement-hazard').resource.passes();
    t.hazard.refused('Gothmog', { key: 'coe/2.IV.vii.2' });
    t.hazard.plays('Orc-guard', 'Shadow-land').stage.resolve();
    t.resource.plays('Concealment', 'Frodo').stage.resolve();
    t.resource.passes();
    t.hazard.may('play Gothmog');
    t.skipTo('path').skipTo('movement-hazard').resource.passes();
    t.hazard.refused('Gothmog', { key: 'coe/2.IV.vii.2' });
  });
});
