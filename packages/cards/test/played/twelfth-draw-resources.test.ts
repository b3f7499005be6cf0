import type { Member, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** Resources of a twelfth draw, each held to clauses of its text that no other test plays. */

const organizing = (t: Stage, members: Member[], hand: Named[], at: Named, more: object = {}) =>
  t.board({
    resource: { companies: [{ at, members }], hand, ...more },
    moment: 'organization',
    asksPasses: true,
  });

describe('roads', () => {
  holds('Belegaer and Rhûn: between their shores, the limit two less and never below two', (t) => {
    for (const [card, at, to, n, limit] of [
      ['Belegaer', 'Grey Havens', 'Pelargir', 5, 3],
      ['Belegaer', 'Grey Havens', 'Pelargir', 3, 2],
      ['Rhûn', 'Iron Hill Dwarf-hold', 'Variag Camp', 5, 3],
    ] as const) {
      const all: Named[] = ['Gimli', 'Bofur', 'Bifur', 'Nori', 'Dori'];
      organizing(t, all.slice(0, n), [card], at, { sites: [to] });
      t.resource.mayNot(`to ${to}`).plays(card).stage.resolve();
      t.resource.chooses(`to ${to}`);
      t.skipTo('movement-hazard');
      t.equal(t.limit('Gimli'), limit, `${card} with ${n}`);
      t.equal(
        t.path('Gimli'),
        Array(3).fill(card === 'Rhûn' ? 'wilderness' : 'coastal'),
        'the way',
      );
    }
    organizing(t, ['Gimli'], ['Belegaer', 'Rhûn'], 'Rivendell');
    t.resource.refused('Belegaer', { 'no-target': 'coe/9.3' });
    t.resource.refused('Rhûn', { 'no-target': 'coe/9.3' });
  });

  holds('Morannon: few, with a scout, from Dagorlad', (t) => {
    const board = (at: Named, members: Member[]) =>
      organizing(t, members, ['Morannon'], at, { sites: ['Lórien', 'Rivendell'] });
    board('Dead Marshes', ['Gimli']);
    t.passUntil('organization-end');
    t.resource.refused('Morannon', { 'no-target': 'coe/9.3' });
    board('Dead Marshes', ['Aragorn II', 'Legolas', 'Gimli']);
    t.passUntil('organization-end');
    t.resource.refused('Morannon', { 'no-target': 'coe/9.3' });
    // Hobbits are half a character each
    board('Dead Marshes', ['Frodo', 'Sam Gamgee', 'Merry']);
    t.passUntil('organization-end');
    t.resource.plays('Morannon').stage.resolve();
    t.skipTo('movement-hazard');
    t.equal(t.path('Frodo'), ['shadow', 'dark'], 'the way');
    t.skipTo('enter');
    t.equal(t.card('Frodo').site, 'Morannon', 'there');
    t.resource.passes();
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Frodo').site, 'Morannon', 'still there');
    t.resource.mayNot('to Rivendell').chooses('to Lórien');
    t.skipTo('movement-hazard');
    t.equal(
      t.path('Frodo'),
      ['dark', 'dark', 'shadow', 'wilderness', 'free', 'border', 'wilderness'],
      'back',
    );
    t.skipTo('end-of-turn');
    t.equal([t.card('Frodo').site, t.card('Morannon').zone], ['Lórien', 'discard'], 'over');
  });

  holds('Into Dark Tunnels: from the deeps on to another, as soon as they are there', (t) => {
    const board = (at: Named, to: Named, roll?: number) => {
      t.board({
        resource: {
          companies: [{ at, to, members: ['Gimli', 'Legolas'] }],
          hand: ['Into Dark Tunnels'],
          sites: ['The Under-leas', 'The Under-gates', 'Moria', 'Goblin-gate'],
        },
        hazard: { hand: ['River'] },
        moment: 'movement',
        asksPasses: true,
        ...(roll ? { rolls: [roll] } : {}),
      });
    };
    const mayPlay = (): boolean => {
      for (let i = 0; i < 60 && t.decision().about !== 'enter'; i++) {
        if (t.offered().some((x) => x.includes('play Into Dark'))) return true;
        const { options, kind, about } = t.decision();
        const o = options.find((x) => x.type === 'pass') ?? options.find((x) => x.type === 'no');
        t.take(kind === 'route' || about === 'company-phase' || !o ? options[0] : o, 'on');
      }
      return false;
    };
    board('Goblin-gate', 'The Under-grottos');
    t.expect(mayPlay(), 'down');
    t.resource.plays('Into Dark Tunnels').stage.resolve();
    t.skipTo('move-again').resource.may('The Under-leas').may('Goblin-gate').mayNot('Moria');
    board('The Under-grottos', 'Goblin-gate');
    t.expect(!mayPlay(), 'up');
    board('The Under-grottos', 'The Under-leas', 2);
    t.expect(!mayPlay(), 'they have not come there');
    board('The Under-grottos', 'The Under-leas', 12);
    t.expect(mayPlay(), 'from one to the next');
  });

  holds('Old Road: two regions, by a card at hand; the Haven taps if it succeeds', (t) => {
    const board = (hand: Named[], sites: Named[], at: Named = 'Rivendell', siteTapped = false) =>
      t.board({
        resource: {
          companies: [
            { at, members: ['Aragorn II', 'Elrond'], ...(siteTapped ? { siteTapped } : {}) },
          ],
          hand: ['Old Road', ...hand],
          sites,
        },
        moment: 'entered',
        asksPasses: true,
      });
    board(['Rangers of the North'], []);
    t.resource.refused('Old Road', { 'no-target': 'coe/9.3' });
    for (const [roll, site] of [
      [12, 'tapped'],
      [2, 'untapped'],
    ] as const) {
      board(['Rangers of the North'], ['Bree']);
      t.rolls(roll);
      t.resource.plays('Old Road', 'Elrond', 'Rangers of the North').stage.resolve();
      t.equal(
        [t.card('Elrond').status, t.card('Rivendell').status, t.card('Rangers of the North').zone],
        ['tapped', site, roll === 12 ? 'pile' : 'discard'],
        `a roll of ${roll}`,
      );
      t.equal(rolled(t, 'influence').at(-1)?.total, roll - 1, 'one less, and none of his own');
    }
    // as far as two regions; three are too many
    board(['Riders of Rohan'], ['Edoras'], 'Lórien');
    t.resource.may('play Old Road');
    board(['Men of Anórien'], ['Minas Tirith'], 'Lórien');
    t.resource.refused('Old Road', { 'no-target': 'coe/9.3' });
    board(['Rangers of the North'], ['Bree'], 'Lórien');
    t.resource.refused('Old Road', { 'no-target': 'coe/9.3' });
  });
});

describe('lore', () => {
  holds('Favor of the Valar: eight, whatever he may hold; sites stay, and it is gone', (t) => {
    organizing(t, ['Gandalf'], ['Favor of the Valar', 'Cram', 'Wargs'], 'Rivendell', {
      discard: ['Glamdring', 'Bree', 'Moria'],
    });
    const below = t.state.players[0].deck.length;
    t.resource.plays('Favor of the Valar').stage.resolve();
    t.equal([t.hand(0).length, t.state.players[0].deck.length], [8, below + 3 - 8], 'eight');
    t.equal(
      ['Bree', 'Moria', 'Favor of the Valar'].map((x) => t.card(x).zone),
      ['discard', 'discard', 'out'],
      'the rest',
    );
  });

  holds('Longbottom Leaf: two, one or none; resources, no people and no hazards', (t) => {
    for (const n of [0, 1, 2]) {
      organizing(t, ['Gandalf'], ['Longbottom Leaf'], 'Rivendell', {
        sideboard: ['Cram', 'Glamdring', 'Concealment', 'Wargs', 'Gimli', 'Twilight'],
      });
      t.resource.plays('Longbottom Leaf').stage.resolve();
      t.resource.mayNot('Wargs').mayNot('Gimli').may('Concealment').may('Cram');
      for (const x of ['Cram', 'Glamdring'].slice(0, n)) t.resource.chooses(x);
      if (n < 2) t.resource.passes();
      t.equal(
        [t.card('Cram').zone, t.card('Glamdring').zone, t.card('Longbottom Leaf').zone],
        [n > 0 ? 'deck' : 'sideboard', n > 1 ? 'deck' : 'sideboard', 'out'],
        `${n}`,
      );
    }
  });

  holds('Reforging: the sage lies tapped until it is stored, and then may rise', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Weathertop', members: ['Elrond', 'Gimli'] }],
        hand: ['Reforging'],
        sites: ['Rivendell'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays('Reforging', 'Elrond').stage.resolve();
    t.equal(
      [t.card('Elrond').status, t.card('Weathertop').status, t.points(0).misc],
      ['tapped', 'tapped', 1],
      'learned',
    );
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Elrond').status, 'tapped', 'he does not untap');
    t.resource.mayNot('store Reforging').chooses('to Rivendell');
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Elrond').status, 'tapped', 'nor there');
    t.resource.chooses('store Reforging').stage.resolve();
    t.skipTo('organization', { turns: 2 });
    t.equal([t.card('Elrond').status, t.points(0).misc], ['untapped', 1], 'and now he does');
  });

  holds('Reforging: a hoard item too, one of his own, for another in the company', (t) => {
    const board = (discard: Named[], status: 'tapped' | 'untapped' = 'untapped') =>
      organizing(t, [{ name: 'Elrond', status }, 'Gimli', 'Frodo'], [], 'Rivendell', {
        stored: [{ name: 'Reforging', at: 'Lórien' }],
        discard,
      });
    board([]);
    t.resource.refused('Reforging', { 'no-target': 'coe/9.3' });
    board(['Sword of Gondolin'], 'tapped');
    t.resource.refused('Reforging', { 'user-tapped': 'coe/9.2.3' });
    board(['Sword of Gondolin']);
    t.resource.uses('Reforging', 'Sword of Gondolin').stage.resolve();
    t.resource.chooses('Gimli');
    t.equal(
      [t.card('Sword of Gondolin').host, t.card('Elrond').status, t.card('Reforging').zone],
      ['Gimli', 'tapped', 'discard'],
      'made anew',
    );
  });

  holds(
    'Andúril: the bearer of the sword pays when it rouses somebody; others have nothing',
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [
                {
                  name: 'Gimli',
                  bears: [{ name: 'Narsil', on: ['Andúril, the Flame of the West'] }],
                },
                { name: 'Aragorn II', status: 'tapped' },
                'Elrond',
              ],
            },
            { at: 'Bree', members: [{ name: 'Faramir', status: 'tapped' }] },
          ],
        },
        moment: 'organization',
        asksPasses: true,
        rolls: [4],
      });
      t.equal(
        [t.card('Gimli').stat('prowess'), t.card('Gimli').stat('corruption')],
        [5 + 1 + 4, 3],
        'as strong as that',
      );
      t.resource.uses('Andúril, the Flame of the West').stage.resolve();
      t.equal(
        [t.card('Aragorn II').status, t.card('Faramir').status],
        ['untapped', 'tapped'],
        'his companion',
      );
      // three points, and one less on the roll: that is no more than he bears
      t.equal(t.card('Gimli').zone, 'discard', 'a four is three');
    },
  );

  holds(
    'Lost Tome: its reader alone is caught, without his weapon, and it cannot be averted',
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [{ name: 'Aragorn II', bears: ['Sword of Gondolin'] }, 'Fatty Bolger'],
            },
          ],
          hand: ['Lost Tome', 'Concealment'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Lost Tome', 'Aragorn II').stage.resolve();
      t.expect(t.underAttack, 'a trap');
      t.equal([t.attack().strikes, t.attack().prowess], [1, 9], 'as printed');
      t.resource.mayNot('play Concealment');
      t.passUntil('strike-defender');
      t.equal(t.strikeProwess(), 6 - 1, 'he has tapped for it, and has no use of the sword');
    },
  );

  holds(
    'Lost Tome: read where shadows lie, information can be had there until the turn ends',
    (t) => {
      for (const [at, may] of [
        ['Moria', true],
        ['Bree', false],
        ['Barrow-downs', false],
        ['Dol Guldur', true],
      ] as const) {
        t.board({
          resource: {
            companies: [{ at, members: [{ name: 'Elrond', bears: ['Lost Tome'] }] }],
            hand: ['Reforging'],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.mayNot('play Reforging');
        if (!may) {
          t.resource.mayNot('use Lost Tome');
          continue;
        }
        t.resource.uses('Lost Tome').stage.resolve();
        t.equal(t.card('Lost Tome').zone, 'discard', 'spent');
        t.resource.may('play Reforging');
      }
    },
  );
});
