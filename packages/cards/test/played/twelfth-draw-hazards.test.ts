import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { met, STRONG } from './met.ts';
import { resists } from './withstood.ts';

/** Hazards of a twelfth draw, each held to clauses of its text that no other test plays. */

const numbers = (t: Stage): [number, number] => [t.attack().strikes, t.attack().prowess];

describe('creatures and what calls them', () => {
  holds('Bûthrakaur: whom he met, even in vain, meets other Orcs and Trolls off the limit', (t) => {
    const crowd: Named[] = ['Bûthrakaur the Green', 'Orc-guard', 'Umagaur the Pale', 'Wargs'];
    met(
      t,
      ['Frodo', 'Fatty Bolger', 'Gimli', 'Legolas'],
      crowd,
      { hand: ['Concealment', 'Concealment'] },
      {},
      'Moria',
      'Lórien',
    );
    t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
    t.resource.plays('Concealment', 'Fatty Bolger').stage.resolve();
    t.equal(t.company('Gimli').hazards, 1, 'Orcs before him count');
    t.hazard.plays('Bûthrakaur the Green', 'Shadow-hold').stage.resolve();
    t.equal([...numbers(t), t.attack().body], [1, 15, 6], 'as printed');
    t.resource.plays('Concealment', 'Frodo').stage.resolve();
    t.equal(t.company('Gimli').hazards, 2, 'he counts himself');
    // another who is unique counts, and so does what is neither Orc nor Troll
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    resists(t);
    t.equal(t.company('Gimli').hazards, 3, 'Wolves count');
    t.resource.passes();
    t.hazard.mayNot('play Umagaur');
    met(
      t,
      ['Frodo', 'Fatty Bolger', 'Gimli'],
      ['Bûthrakaur the Green', 'Orc-guard', 'Orc-guard'],
      { hand: ['Concealment'] },
      {},
      'Moria',
      'Lórien',
    );
    t.hazard.plays('Bûthrakaur the Green', 'by name').stage.resolve();
    t.resource.plays('Concealment', 'Frodo').stage.resolve();
    for (const n of [1, 1]) {
      t.hazard.plays('Orc-guard', 'Shadow-hold').stage.resolve();
      t.fightOut({ always: 12 });
      t.equal(t.company('Gimli').hazards, n, 'off the limit');
    }
  });

  holds('Bûthrakaur: where the deeps are, with the Doors', (t) => {
    for (const [to, at, doors, may] of [
      ['The Under-gates', 'Moria', false, true],
      ['The Under-grottos', 'Goblin-gate', false, false],
      ['The Under-grottos', 'Goblin-gate', true, true],
      ['Goblin-gate', 'Rivendell', true, true],
      ['Barrow-downs', 'Rivendell', true, false],
    ] as const) {
      met(
        t,
        STRONG,
        ['Bûthrakaur the Green'],
        {},
        doors ? { events: ['Doors of Night'] } : {},
        to,
        at,
      );
      t.resource.passes();
      t.equal(
        t.offered().some((x) => x.includes('play Bûthrakaur')),
        may,
        `${to} ${doors}`,
      );
    }
  });

  holds(
    'Nameless Thing: all three beaten are worth three, and any one of them may be left',
    (t) => {
      met(t, STRONG, ['Nameless Thing'], {}, {}, 'The Under-gates', 'Moria');
      t.hazard.plays('Nameless Thing').stage.resolve();
      const seen = t.fightOut({ always: 12 });
      while (seen.length < 3) {
        // some rules let players act between the attacks
        t.allPass();
        seen.push(...t.fightOut({ always: 12 }));
      }
      t.equal(t.points(0).kill, 3, 'slain');
    },
  );

  holds(
    'Wolf-riders: after Orcs of the land, fought or shaken off; not after those of a site',
    (t) => {
      for (const [first, key, may] of [
        ['Orc-raiders', 'Wilderness', true],
        ['Orc-guard', 'Shadow-hold', false],
        ['Wargs', 'Wilderness', false],
      ] as const) {
        for (const riders of ['TD-86', 'TD-87'] as const) {
          met(
            t,
            ['Frodo', 'Fatty Bolger', 'Gimli'],
            [first, riders],
            { hand: ['Concealment'] },
            {},
            'Moria',
            'Lórien',
          );
          t.hazard.refused('Wolf-riders', { key: 'coe/2.IV.vii.2' }, { way: 'creature' });
          t.hazard.plays(first, key).stage.resolve();
          t.resource.plays('Concealment', 'Frodo').stage.resolve();
          t.resource.passes();
          t.equal(
            t.offered().some((x) => x.includes('play Wolf-riders')),
            may,
            first,
          );
          if (!may) continue;
          t.hazard.plays('Wolf-riders').stage.resolve();
          t.equal(numbers(t), [3, 8], 'as printed');
          t.equal(t.company('Gimli').hazards, 2, 'they count');
        }
      }
    },
  );

  holds('Wolf-riders: for Wolves alone, and before the strikes are given out', (t) => {
    met(t, STRONG, ['Wargs', 'TD-87', 'TD-86']);
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    t.hazard.plays('Wolf-riders', { way: 'event' }).stage.resolve();
    t.equal(numbers(t), [3, 10], 'one more of both');
    t.hazard.plays('Wolf-riders', { way: 'event' }).stage.resolve();
    t.equal(numbers(t), [4, 11], 'and again');
  });

  holds('Exhalation of Decay: the dead who could come, one weaker, off the limit', (t) => {
    const board = (discard: Named[], to: Named, at: Named, hand: Named[] = []) =>
      met(t, STRONG, ['Exhalation of Decay', ...hand], {}, { discard }, to, at);
    board(['Barrow-wight', 'Wargs'], 'Bree', 'Rivendell');
    t.resource.passes();
    t.hazard.refused('Exhalation of Decay', { 'no-target': 'coe/9.3' });
    board(['Ghosts', 'Wargs', 'Orc-guard'], 'Moria', 'Lórien');
    t.hazard.plays('Exhalation of Decay', 'Ghosts').stage.resolve();
    t.equal(numbers(t), [3, 8], 'one less');
    t.equal(t.company('Gimli').hazards, 1, 'the event alone');
    t.fightOut({ always: 12 });
    t.equal(t.points(0).kill, 1, 'and are slain as ever');
    board(['Ghosts'], 'Moria', 'Lórien');
    t.hazard.plays('Exhalation of Decay', 'Ghosts').stage.resolve();
    t.fightOut({ always: 2 });
    t.equal(t.card('Ghosts').zone, 'discard', 'back there');
  });

  holds('Long Dark Reach: it must, weaker where it does not belong; ten cards', (t) => {
    const board = (deck: Named[], more: object = {}, to: Named = 'Barrow-downs'): void =>
      met(t, STRONG, ['Long Dark Reach'], {}, { deck, ...more }, to);
    board(['Wargs'], { noFiller: true });
    t.resource.passes();
    t.hazard.refused('Long Dark Reach', { need: 'coe/9.2' });
    const seven: Named[] = ['Sea Serpent', 'Ghosts', 'Old Man Willow', 'Ice-drake', 'Smaug'];
    board([...seven, 'Wargs', 'Adûnaphel', 'Brigands']);
    t.hazard.plays('Long Dark Reach').stage.resolve();
    t.asks(t.hazard, 'pick');
    t.hazard.options_are('Ghosts', 'Old Man Willow', 'Ice-drake', 'Smaug', 'Wargs', 'Adûnaphel');
    t.hazard.chooses('Ice-drake');
    t.equal(numbers(t), [2, 11], 'four less, far from its lands');
    t.equal(t.company('Gimli').hazards, 1, 'the event alone');
    // what a key asks for besides is waived: no Orcs were there, and the Doors are shut
    for (const [name, prowess] of [
      ['Carrion Birds', 6],
      ['Smaug', 17],
    ] as const) {
      board([name, 'Sea Serpent']);
      t.hazard.plays('Long Dark Reach').stage.resolve();
      t.equal([t.attack().name, t.attack().prowess], [name, prowess - 4], 'from afar');
    }
    board([...seven, 'Wargs', 'Adûnaphel', 'Brigands']);
    t.hazard.plays('Long Dark Reach').stage.resolve();
    t.hazard.chooses('Wargs');
    t.equal(numbers(t), [2, 9], 'at home');
    resists(t);
    const top = t.state.players[1].deck.slice(-6).map((id) => t.idOf(id));
    t.expect(top.includes('TD-66') && !top.includes('TW-15'), `the others on top: ${top}`);
    board(['Sea Serpent']);
    t.hazard.plays('Long Dark Reach').stage.resolve();
    t.expect(!t.underAttack, 'nothing came');
  });

  holds(
    'Fever of Unrest: four Wildernesses for any Dragon, three for Leucaruth, one of them',
    (t) => {
      const board = (to: Named): void =>
        met(t, STRONG, ['Fever of Unrest', 'Leucaruth', 'Smaug', 'Scatha'], {}, {}, to);
      board('Ruined Signal Tower');
      t.equal(t.path('Gimli').length, 3, 'three');
      t.resource.passes();
      t.hazard.refused('Fever of Unrest', { 'no-target': 'coe/9.3' }, { way: 'four' });
      t.hazard.plays('Fever of Unrest', { way: 'three' }).stage.resolve();
      t.resource.passes();
      t.hazard.mayNot('play Smaug').plays('Leucaruth').stage.resolve();
      t.expect(t.underAttack, 'she comes');
      t.equal(t.company('Gimli').hazards, 2, 'both count');
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              to: 'Dunnish Clan-hold',
              by: ['Rhudaur', 'Hollin', 'Cardolan', 'Dunland'],
              members: STRONG,
            },
          ],
        },
        hazard: { hand: ['Fever of Unrest', 'Leucaruth', 'Smaug', 'Wargs'] },
        moment: 'hazards',
        asksPasses: true,
      });
      t.equal(t.path('Gimli'), Array(4).fill('wilderness'), 'four');
      t.hazard.plays('Fever of Unrest', { way: 'four' }).stage.resolve();
      t.resource.passes();
      t.hazard.may('play Leucaruth').plays('Smaug').stage.resolve();
      t.fightOut({ always: 12 });
      t.passUntil('movement-hazard').resource.passes();
      t.hazard.mayNot('play Leucaruth').may('play Wargs');
    },
  );

  holds('Sleepless Malice: one against each company; ruins with the Doors', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Lórien', to: 'Moria', members: STRONG },
          { at: 'Rivendell', to: 'Barrow-downs', members: ['Aragorn II', 'Bilbo', 'Frodo'] },
        ],
      },
      hazard: {
        hand: ['Ghosts', 'Ghosts', 'Barrow-wight', 'Sleepless Malice'],
        events: ['Sleepless Malice', 'Doors of Night'],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.resource.passes();
    t.hazard.refused('Sleepless Malice', { duplicate: 'coe/g.cbd.1' });
    for (const n of [0, 1]) {
      t.hazard.plays('Ghosts', 'Shadow-hold').stage.resolve();
      t.equal(t.company('Gimli').hazards, n, 'only the first is free');
      resists(t);
      t.passUntil('movement-hazard');
    }
    t.skipTo('path');
    t.skipTo('movement-hazard').hazard.plays('Barrow-wight', 'Ruins').stage.resolve();
    t.equal(t.company('Bilbo').hazards, 0, 'the other company');
  });
});
