import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met } from './met.ts';

/** Resources of a seventh draw, held to the clauses of their texts that no other test plays. */

describe('resources', () => {
  holds('Saw Further and Deeper: every Wizard to his own home; the other player is free', (t) => {
    for (const [who, at, may] of [
      ['Saruman', 'Rivendell', false],
      ['Saruman', 'Isengard', true],
      ['Pallando', 'Rivendell', false],
      ['Pallando', 'Grey Havens', true],
      ['Gandalf', 'Rivendell', true],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: ['Elrond'] }],
          hand: [who === 'Saruman' ? 'TW-181' : who === 'Pallando' ? 'TW-175' : who],
          events: ['Saw Further and Deeper'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      t.equal(
        t.offered().some((x) => x.includes(`play ${who} at ${at}`)),
        may,
        `${who} ${at}`,
      );
      t.equal(t.generalInfluence(0), 15, '25 less ten');
    }
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Elrond'] }], hand: ['TW-181'] },
      hazard: { events: ['Saw Further and Deeper'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').may('play Saruman at Rivendell');
  });

  holds('Saw Further and Deeper: one who was discarded is no longer revealed', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        avatar: 'Gandalf',
        hand: ['Saw Further and Deeper', 'Gandalf'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.may('play Saw Further and Deeper');
  });

  holds('Fair Sailing: one less for each Coastal Sea, not below two, one a company', (t) => {
    for (const [members, to, limit] of [
      [['Elrond', 'Bofur', 'Kíli', 'Bergil', 'Ori'], 'Isles of the Dead that Live', 3],
      [['Elrond', 'Bofur', 'Kíli'], 'Isles of the Dead that Live', 2],
      [['Elrond', 'Bofur'], 'Isles of the Dead that Live', 2],
      [['Elrond', 'Bofur', 'Kíli'], 'Blue Mountain Dwarf-hold', 3],
    ] as [Named[], Named, number][]) {
      t.board({
        resource: {
          companies: [{ at: 'Grey Havens', members }],
          sites: [to],
          hand: ['Fair Sailing', 'Fair Sailing'],
        },
        hazard: { hand: ['River'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource
        .mayNot('play Fair Sailing')
        .chooses(`to ${to}`)
        .stage.passUntil('organization-end');
      t.resource.plays('Fair Sailing').stage.resolve();
      t.resource.refused('Fair Sailing', { duplicate: 'coe/g.cbd.1' });
      t.passUntil('path').resource.chooses('starter');
      t.passUntil('movement-hazard');
      t.equal(t.limit('Elrond'), limit, `${members.length} to ${to}: ${t.path('Elrond')}`);
    }
  });

  holds('Harad: not below two', (t) => {
    for (const [members, limit] of [
      [['Elrond', 'Bofur', 'Kíli', 'Bergil', 'Ori'], 3],
      [['Elrond', 'Bofur', 'Kíli'], 2],
      [['Elrond'], 2],
    ] as [Named[], number][]) {
      t.board({
        resource: {
          companies: [{ at: 'Variag Camp', members }],
          sites: ['Nûrniag Camp', 'Minas Tirith'],
          hand: ['Harad'],
        },
        hazard: { hand: ['River'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.plays('Harad').stage.resolve();
      t.resource.chooses('to Nûrniag Camp').stage.passUntil('path');
      t.resource.chooses('special movement');
      t.passUntil('movement-hazard');
      t.equal([t.limit('Elrond'), t.path('Elrond').length], [limit, 3], `${members.length}`);
    }
  });

  holds('Test of Form: a sage of that company; he does not tap', (t) => {
    for (const [sage, may] of [
      [true, true],
      [false, false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                { name: 'Gimli', bears: ['Precious Gold Ring'] },
                ...(sage ? (['Bilbo'] as const) : []),
              ],
            },
            { at: 'Rivendell', members: ['Elrond'] },
          ],
          hand: ['Test of Form'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (!may) {
        t.resource.refused('Test of Form', { 'no-target': 'coe/9.3' });
        continue;
      }
      t.rolls(7);
      t.resource.plays('Test of Form').stage.resolve();
      t.asks(t.resource, 'ring').pass();
      t.equal(
        [t.card('Bilbo').status, t.card('Precious Gold Ring').zone],
        ['untapped', 'discard'],
        'tested',
      );
    }
  });

  const searches = (t: Stage, deck: Named[], at: Named = 'Moria', siteTapped = false): Stage =>
    t.board({
      resource: {
        companies: [
          { at, members: ['Bilbo', 'Gimli'], ...(siteTapped ? { siteTapped: true } : {}) },
        ],
        hand: ['Lucky Search'],
        deck,
        noFiller: true,
      },
      moment: 'entered',
      asksPasses: true,
    });
  holds('Lucky Search: the first item that may be had, at three and all cards', (t) => {
    searches(t, ['Wargs', 'Noldo-lantern', 'Concealment', 'Glamdring', 'River'], 'Moria', true);
    t.resource.plays('Lucky Search', 'Bilbo').stage.resolve();
    t.equal(
      [t.attack().strikes, t.attack().prowess, t.card('Glamdring').host],
      [1, 7, 'Bilbo'],
      'four cards',
    );
    t.equal(
      t.attack().assigned.filter((x) => x !== 'Bilbo'),
      [],
      'nobody else',
    );
    t.fightOut({ always: 12 });
    t.equal([t.card('Glamdring').host, t.card('Bilbo').status], ['Bilbo', 'tapped'], 'his');
    t.equal(t.state.players[0].deck.length, 4, 'the others are shuffled back');
    searches(t, ['Wargs', 'Concealment', 'River', 'Wargs', 'Glamdring', 'River']);
    t.resource.plays('Lucky Search', 'Bilbo').stage.resolve();
    t.equal(t.attack().prowess, 8, 'five cards');
    t.fightOut({ always: 2 });
    t.equal([t.card('Glamdring').zone, t.card('Bilbo').status], ['discard', 'wounded'], 'lost');
    searches(t, ['Wargs', 'River']);
    t.resource.plays('Lucky Search', 'Bilbo').stage.resolve();
    t.equal(
      [t.attack().prowess, t.state.players[0].exhausted],
      [5, 0],
      'none, and no end of the deck',
    );
    searches(t, ['Wargs', 'Glamdring'], 'Barrow-downs');
    t.resource.refused('Lucky Search', { 'no-user': 'coe/9.2' });
  });

  holds('Longbottom Leaf: resources alone, two at most, and out of the game', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        hand: ['Longbottom Leaf'],
        sideboard: ['Glamdring', 'Wargs', 'Gimli', 'Concealment', 'Gwaihir', 'Riders of Rohan'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Longbottom Leaf').stage.resolve();
    t.resource.options_are('pass', 'Glamdring', 'Concealment', 'Gwaihir', 'Riders of Rohan');
    t.resource.chooses('Glamdring').chooses('Gwaihir');
    t.equal(
      ['Glamdring', 'Gwaihir', 'Concealment', 'Longbottom Leaf'].map((x) => t.card(x).zone),
      ['deck', 'deck', 'sideboard', 'out'],
      'two',
    );
  });

  holds('Strange Rations: untaps, not the wounded; a region more', (t) => {
    for (const [status, may] of [
      ['tapped', true],
      ['untapped', false],
      ['wounded', false],
    ] as const) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [
            { at: 'Dol Guldur', members: [{ name: 'Layos', status, bears: ['Strange Rations'] }] },
          ],
          sites: ['LE-407'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.may('use Strange Rations: untap');
      else t.resource.mayNot('use Strange Rations: untap');
      if (!may) continue;
      t.resource.uses('Strange Rations', { way: 'untap' }).stage.resolve();
      t.equal(
        [t.card('Layos').status, t.card('Strange Rations').zone],
        ['untapped', 'discard'],
        'fresh',
      );
    }
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          { at: 'Minas Morgul', members: [{ name: 'Layos', bears: ['Strange Rations'] }] },
        ],
        sites: ['LE-385', 'LE-371', 'LE-369', 'LE-392', 'LE-407', 'LE-375', 'LE-396'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    const before = t.offered().filter((x) => x.includes('to '));
    t.resource.uses('Strange Rations', { way: 'region' }).stage.resolve();
    const after = t.offered().filter((x) => x.includes('to '));
    t.expect(after.length > before.length, `${before} / ${after}`);
    t.equal(t.card('Strange Rations').zone, 'discard', 'eaten');
  });

  holds(
    'Noldo-lantern: one strike is the least, in time, for its own company, of those kinds',
    (t) => {
      const bearer = { name: 'Gimli', bears: ['Noldo-lantern'] } as const;
      for (const [creature, key, may, seen] of [
        ['Orc-watch', 'Shadow-hold', true, [2, 7]],
        ['Wargs', 'Wilderness', false, [2, 9]],
        ['Barrow-wight', 'Shadow-hold', true, [1, 10]],
      ] as const) {
        met(t, [bearer, 'Elrond'], [creature], {}, {}, 'Moria', 'Lórien');
        t.hazard.plays(creature, key).stage.resolve();
        if (may) t.resource.uses('Noldo-lantern').stage.resolve();
        else t.resource.mayNot('use Noldo-lantern');
        t.equal([t.attack().strikes, t.attack().prowess], [...seen], creature);
        if (may) t.equal(t.card('Noldo-lantern').status, 'tapped', 'tapped');
      }
    },
  );
});
