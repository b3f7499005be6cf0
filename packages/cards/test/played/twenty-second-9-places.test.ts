import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';
import { holds } from './holds.ts';

const text = (id: string): string => {
  const card = allCards.find((x) => x.id === id);
  return card === undefined ? '' : renderCard(card).text.join(' ');
};

describe('Where somebody is, and since when', () => {
  holds('Ancient Stair: for those who were there as the turn began', (t) => {
    for (const [fresh, others, may] of [
      [false, [], true],
      [true, [], false],
      // who came to others goes with them
      [true, ['Bofur'], true],
    ] as const) {
      t.board({
        resource: {
          companies: [
            {
              at: 'Moria',
              members: [fresh ? { name: 'Gimli', fresh: true } : 'Gimli', ...others],
            },
          ],
          hand: ['Ancient Stair'],
          sites: ['The Under-gates'],
        },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('to The Under-gates');
      t.passUntil('organization-end');
      if (may) t.resource.may('play Ancient Stair');
      else t.resource.refused('Ancient Stair', { 'no-target': 'coe/9.3' });
    }
  });

  holds('Elf-song: at the Havens of heroes, whosever they are; a Darkhaven is none', (t) => {
    for (const [kind, at, who, kept] of [
      ['wizard', 'Rivendell', 'Frodo', true],
      ['ringwraith', 'Dol Guldur', 'Ostisen', false],
      ['balrog', 'Moria', 'Lagduf', false],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [
            {
              at,
              members: [kind === 'wizard' ? 'Gimli' : kind === 'balrog' ? 'Azog' : 'Hendolen', who],
            },
          ],
        },
        hazard: { events: ['Elf-song'] },
        moment: 'organization',
        asksPasses: true,
      });
      t.resource.chooses('organize');
      t.equal(
        t.offered().some((x) => x.includes(`discard ${who}`)),
        !kept,
        `${who} at ${at}`,
      );
    }
  });

  holds('Elf-song: nor does it free anybody there of corruption', (t) => {
    for (const [kind, at, who, freed] of [
      ['wizard', 'Lórien', 'Faramir', true],
      ['ringwraith', 'Dol Guldur', 'Hendolen', false],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Bree', members: ['Elrond'] }], hand: ['Elf-song'] },
        hazard: {
          kind,
          companies: [{ at, members: [{ name: who, bears: ['Lure of the Senses'] }] }],
        },
        moment: 'long-event',
        asksPasses: true,
      });
      t.resource.plays('Elf-song').stage.resolve();
      t.equal(
        t.offered().some((x) => x.includes('Lure of the Senses')),
        freed,
        `${who} is asked`,
      );
      if (freed) t.hazard.chooses('Lure of the Senses');
      t.equal(t.card('Lure of the Senses').zone, freed ? 'discard' : 'play', who);
    }
  });

  it.each([
    ['TW-220', "with a diplomat and that began the turn at Eagles' Eyrie."],
    ['TW-286', 'with a scout and that began the turn at a site in Dagorlad'],
    ['DM-115', 'your companies that began the turn at an untapped site adjacent'],
    // whose it is by then, and who may be rid of it
    ['AS-43', 'put this card into his marshalling point pile. While it lies there, at the end'],
    ['AS-43', 'he may skip his next turn'],
    ['AS-39', 'after the last attack by the creature kept with this card'],
  ])('%s says it: %s', (id, said) => {
    expect(text(id)).toContain(said);
  });
});
