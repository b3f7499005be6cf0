import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What lies in the play deck or in the discard pile: a deck that was not searched is not shuffled. */

const DECK = ['Wargs', 'River', 'Twilight', 'Greed', 'Ambusher', 'Cave-drake'] as const;

/** Whether the deck lies as it lay before: shuffled it would, once in some hundreds of times. */
const asItLay = (t: Stage, does: () => void): boolean => {
  const before = t.state.players[0].deck.map((id) => t.state.def[id]);
  does();
  const after = t.state.players[0].deck.map((id) => t.state.def[id]);
  return before.length === after.length && before.every((x, i) => x === after[i]);
};

const unleashed = (t: Stage, deck: readonly Named[], discard: readonly Named[]): void => {
  t.board({
    resource: {
      kind: 'ringwraith',
      companies: [{ at: 'Dol Guldur', members: ['Akhôrahil the Ringwraith'] }],
      hand: ['Akhôrahil Unleashed'],
      deck: [...deck, ...DECK],
      discard: [...discard],
    },
    moment: 'organization',
  });
  t.resource.plays('Akhôrahil Unleashed').stage.resolve();
};

describe('in the play deck or in the discard pile', () => {
  holds('Akhôrahil Unleashed: what lies in the pile is taken, and the deck stays as it is', (t) => {
    unleashed(t, ['Black Breath'], ['Deeper Shadow', 'The Tormented Earth']);
    t.equal(
      asItLay(t, () => t.resource.chooses('discard pile').chooses('Deeper Shadow')),
      true,
      'nobody has looked there',
    );
    t.equal(t.hand(0), ['Deeper Shadow'], 'he has it');
  });

  holds('Akhôrahil Unleashed: what lies in the deck is found by a search of it alone', (t) => {
    unleashed(t, ['Deeper Shadow'], ['The Tormented Earth']);
    t.equal(
      asItLay(t, () => {
        t.resource.chooses('play deck').mayNot('The Tormented Earth').chooses('Deeper Shadow');
      }),
      false,
      'it is shuffled',
    );
    t.equal(t.hand(0), ['Deeper Shadow'], 'he has it');
  });

  holds('Akhôrahil Unleashed: he may take none, and then nothing was searched', (t) => {
    unleashed(t, ['Deeper Shadow'], ['The Tormented Earth']);
    t.equal(
      asItLay(t, () => t.resource.passes()),
      true,
      'as it lay',
    );
  });

  holds('Mathom Lore, Choice of Lúthien: so is what they find', (t) => {
    for (const [at, who, lore, found] of [
      ['Rivendell', 'Frodo', 'Mathom Lore', 'Dagger of Westernesse'],
      ['Minas Tirith', 'Arwen', 'Choice of Lúthien', 'Tower Guard of Minas Tirith'],
    ] as const) {
      t.board({
        resource: {
          companies: [{ at, members: [{ name: who, bears: [lore] }] }],
          deck: ['Cram', 'Palantír of Minas Tirith', ...DECK],
          discard: [found],
        },
        moment: 'organization',
        ...(who === 'Frodo' ? { rolls: [7] } : {}),
      });
      t.resource.uses(lore).stage.resolve();
      t.equal(
        asItLay(t, () => t.resource.chooses('discard pile')),
        true,
        `${lore}: the deck is as it was`,
      );
      t.equal(t.hand(0), [found], 'found');
    }
  });

  holds('Keys of Orthanc: the Fortress out of the pile', (t) => {
    t.board({
      resource: {
        kind: 'fallen-wizard',
        companies: [
          { at: 'The White Towers', members: [{ name: 'Saruman', bears: ['Keys of Orthanc'] }] },
        ],
        deck: [...DECK],
        discard: ['The Fortress of Isen'],
      },
      moment: 'organization',
    });
    t.equal(
      asItLay(t, () => t.resource.uses('Keys of Orthanc').stage.resolve()),
      true,
      'there is none in the deck to look for',
    );
    t.equal(t.hand(0), ['The Fortress of Isen'], 'found');
  });
});
