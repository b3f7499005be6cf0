import { query } from '@mathom/engine';
import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('comings and goings', () => {
  const strider = (t: Stage, at: Named, hand: Named[] = [], discard: Named[] = []): Stage =>
    t.board({
      resource: {
        companies: [
          {
            at,
            members: [
              { name: 'Strider', bears: ['Sword of Gondolin', 'Align Palantír'] },
              'Elrond',
              { name: 'Háma', under: 'Strider' },
            ],
          },
        ],
        hand,
        discard,
      },
      moment: 'organization',
      asksPasses: true,
    });

  holds('Strider: Aragorn II takes his place, with all that is on him', (t) => {
    strider(t, 'Weathertop', ['Aragorn II', 'Haldir']);
    // he is neither at home nor at a haven
    t.resource.chooses('organize').mayNot('Haldir').mayNot('Aragorn II', 'new company');
    t.resource.chooses('Aragorn II', 'general', 'in the place of Strider');
    t.equal(
      [
        t.card('Strider').zone,
        t.card('Sword of Gondolin').host,
        t.card('Háma').control,
        t.card('Aragorn II').companions,
      ],
      ['out', 'Aragorn II', 'Aragorn II', ['Elrond', 'Háma']],
      'he stands where the other stood',
    );
    t.resource.mayNot('play ');
    t.equal(t.card('Aragorn II').status, 'untapped', 'as one who has just come');
    // an Aragorn of another player keeps him away
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: ['Strider'] }],
        hand: ['Aragorn II'],
      },
      hazard: { removed: ['Aragorn II'] },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.chooses('organize').mayNot('Aragorn II');
  });

  holds('Strider: what can be played where he is comes back to hand', (t) => {
    const cards: Named[] = ['Rangers of the North', 'Cram', 'Gwaihir', 'Concealment'];
    strider(t, 'Bree', [], cards);
    t.equal(t.card('Strider').influence('Rangers of the North'), 2 - 2 + 3, 'for the Rangers');
    t.resource.uses('Strider').stage.resolve();
    t.resource.options_are('Rangers of the North', 'pass').chooses('Rangers of the North');
    t.equal([t.hand(0), t.card('Strider').status], [['Rangers of the North'], 'tapped'], 'so');
    strider(t, 'Edoras', [], cards);
    t.resource.refused('Strider', { need: 'coe/9.2' });
  });

  const blows = (t: Stage, members: Named[], roll: number): Stage => {
    t.board({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Gimli', bears: ['Cram'] }, ...members],
          },
        ],
      },
      hazard: { hand: ['Unhappy Blows', 'Unhappy Blows'] },
      moment: 'hazards',
      asksPasses: true,
      ...(roll > 0 ? { rolls: [roll] } : {}),
    });
    return t;
  };

  holds('Unhappy Blows: Elves and Dwarves part', (t) => {
    blows(t, ['Aragorn II'], 0);
    t.resource.passes();
    t.hazard.refused('Unhappy Blows', { 'no-target': 'coe/9.3' }, { way: 'an Elf' });
    // twelve less five is seven: six and one more, or one with seven
    blows(t, ['Aragorn II', 'Haldir', 'Celeborn', 'Kíli'], 12);
    t.hazard.plays('Unhappy Blows', { way: 'an Elf' }).stage.resolve();
    t.resource.options_are('Gimli', 'Haldir', 'Celeborn', 'Kíli').chooses('Gimli');
    t.equal(t.hand(0), ['Cram', 'Gimli'], 'with what he bears');
    t.resource.options_are('Haldir', 'Celeborn', 'Kíli').chooses('Haldir');
    t.resource.options_are('Celeborn', 'Kíli', 'pass').passes();
    t.equal(t.card('Celeborn').zone, 'play', 'that was enough');
    t.resource.passes();
    t.hazard.refused('Unhappy Blows', { duplicate: 'coe/g.cbd.1' }, { way: 'an Elf' });
    // all there are, if that is less
    blows(t, ['Orophin'], 12);
    t.hazard.plays('Unhappy Blows', { way: 'an Elf' }).stage.resolve();
    t.resource.chooses('Orophin');
    t.equal([t.card('Gimli').zone, t.card('Orophin').zone], ['hand', 'hand'], 'nobody is left');
    blows(t, ['Orophin'], 5);
    t.hazard.plays('Unhappy Blows', { way: 'an Elf' }).stage.resolve();
    t.equal(t.hand(0), [], 'nothing to make up');
  });

  holds('Unhappy Blows: Orcs and Trolls part with more patience', (t) => {
    const board = (roll: number): Stage =>
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: ['Gorbag', 'Troll Lout'] }],
        },
        hazard: { hand: ['Unhappy Blows'] },
        moment: 'hazards',
        asksPasses: true,
        rolls: [roll],
      });
    board(7);
    t.hazard.plays('Unhappy Blows', { way: 'a Troll' }).stage.resolve();
    t.equal(t.hand(0), [], 'seven less seven');
    board(8);
    t.hazard.plays('Unhappy Blows', { way: 'a Troll' }).stage.resolve();
    t.resource.chooses('Troll Lout');
    t.equal(t.card('Troll Lout').zone, 'hand', 'one is enough');
  });

  const awaits = (t: Stage, on: Named = 'Gimli'): Stage =>
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: [{ name: on, bears: ['Await the Advent of Allies'] }, 'Elrond'] },
        ],
        hand: ['Await the Advent of Allies', 'Cram'],
        sites: ['Rivendell'],
      },
      moment: 'organization',
      asksPasses: true,
    });

  holds('Await the Advent of Allies: he stays, and is no burden', (t) => {
    awaits(t);
    t.resource.mayNot('move the company');
    t.equal(
      [query.mindUnderGeneral(t.state, 0), t.card('Gimli').stat('points')],
      [10, 0],
      'neither influence nor points',
    );
    // there is one on Gimli, and Elrond has too great a mind
    t.resource.refused('Await the Advent of Allies', { duplicate: 'coe/g.cbd.1' });
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gimli'] }],
        hand: ['Await the Advent of Allies'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.refused('Await the Advent of Allies', { 'no-target': 'coe/9.3' });
    // a follower takes up direct influence as before
    t.board({
      resource: {
        companies: [
          {
            at: 'Bree',
            members: [
              'Elrond',
              { name: 'Haldir', under: 'Elrond', bears: ['Await the Advent of Allies'] },
            ],
          },
        ],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.equal(t.card('Elrond').influence(), 1, 'four less three');
  });

  holds(
    'Await the Advent of Allies: what taps no site but asks what it offers takes it too',
    (t) => {
      const waiting = { name: 'Gimli', bears: ['Await the Advent of Allies'] } as const;
      const awaited = (): string => t.card('Await the Advent of Allies').zone;
      t.board({
        resource: {
          companies: [
            {
              at: 'The Lonely Mountain',
              siteTapped: true,
              members: [{ name: 'Elrond', bears: ['Dragon-lore'] }, 'Legolas', waiting],
            },
          ],
          discard: ['Orcrist'],
        },
        moment: 'entered',
      });
      t.resource.uses('Dragon-lore').stage.resolve();
      t.resource.chooses('give Orcrist to Legolas');
      t.equal([t.card('Orcrist').host, awaited()], ['Legolas', 'discard'], 'the lair offers it');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Elrond', bears: ['Gems of Arda'] }, 'Legolas', waiting],
            },
          ],
          hand: ['Dagger of Westernesse'],
        },
        hazard: { stored: [{ name: 'Dagger of Westernesse', at: 'Lórien' }] },
        moment: 'organization',
        asksPasses: true,
        rolls: [12],
      });
      t.resource.chooses('store Gems of Arda').stage.resolve();
      t.resource.chooses('Dagger of Westernesse').chooses('Legolas');
      t.equal(
        [t.card('Dagger of Westernesse', 0).host, awaited()],
        ['Legolas', 'play'],
        'whatever the place is: nothing is asked of it',
      );
    },
  );
});
