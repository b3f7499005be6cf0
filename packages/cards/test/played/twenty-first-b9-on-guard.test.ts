import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { onward } from './onward.ts';

/** Cards on guard that lie on the site and wait for a thing to be taken there. */

const guarded = (t: Stage, card: Named, at: Named, hand: Named[]): Stage =>
  t.board({
    resource: {
      companies: [{ at, members: ['Gimli', 'Legolas', 'Elrond'], onGuard: [card] }],
      hand,
    },
    hazard: { hand: ['Wargs'] },
    moment: 'entered',
    asksPasses: true,
  });

describe('on guard', () => {
  holds('Troll-purse is revealed as an item is declared, and holds whom it hits', (t) => {
    guarded(t, 'Troll-purse', 'Moria', ['Glamdring']).resource.plays('Glamdring', 'Gimli');
    t.hazard.reveals('Troll-purse').stage.resolve();
    t.equal(
      [t.card('Troll-purse').host, t.card('Glamdring').host, t.attack().prowess],
      ['Moria', 'Gimli', 10],
      'the sword is taken, and the Orcs of Moria are three stronger',
    );
    t.passUntil('defend').resource.chooses('a strike to Legolas');
    t.rolls(...Array<number>(9).fill(2));
    onward(t, () => !t.underAttack);
    t.state.dice = [];
    t.resource.may('rescue the prisoners of Troll-purse');
  });

  holds('Known to an Ounce: where there is a hoard', (t) => {
    guarded(t, 'Known to an Ounce', 'Caves of Ûlund', ['Cram']).resource.plays('Cram', 'Gimli');
    t.hazard.reveals('Known to an Ounce').stage.resolve();
    t.equal(
      [t.card('Known to an Ounce').host, t.card('Cram').host, t.underAttack],
      ['Caves of Ûlund', 'Gimli', true],
      'the Dragon again',
    );
  });

  holds('Reluctant Final Parting: with an ally there who is far from home', (t) => {
    // Wellinghall is near Lórien, the Barrow-downs near Rivendell
    for (const [ally, at, may] of [
      ['Gollum', 'Moria', false],
      ['Quickbeam', 'Barrow-downs', true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at,
              members: [{ name: 'Elrond', bears: [ally] }, 'Gimli'],
              onGuard: ['Reluctant Final Parting'],
            },
          ],
          hand: ['Cram'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Cram', 'Gimli');
      if (!may) t.hazard.refused('Reluctant Final Parting', { 'not-directly': 'coe/2.V.6' });
      else {
        t.hazard.reveals('Reluctant Final Parting').stage.resolve();
        t.equal(t.card(ally).zone, 'discard', 'it parts from them');
      }
    }
  });

  holds('In the Heart of his Realm: where there is a sage, who is none any more', (t) => {
    for (const [who, may] of [
      ['Elrond', true],
      ['Legolas', false],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Barad-dûr',
              members: [who, 'Gimli'],
              onGuard: ['In the Heart of his Realm'],
            },
          ],
          hand: ['Glamdring'],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays('Glamdring', 'Gimli');
      if (may) t.hazard.may('reveal In the Heart of his Realm');
      else t.hazard.refused('In the Heart of his Realm', { 'not-directly': 'coe/2.V.6' });
    }
  });

  holds('For what is no item they stay where they are', (t) => {
    guarded(t, 'Troll-purse', 'Goblin-gate', ['Gollum']).resource.plays('Gollum', 'Gimli');
    t.hazard.mayNot('reveal Troll-purse');
  });
});
