import type { Named } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Palantíri that can do what others do. */

const seen = (stone: Named, others: readonly Named[], aligned = true, who: Named = 'Elrond') =>
  ({
    resource: {
      companies: [
        {
          at: 'Rivendell',
          members: [
            {
              name: who,
              bears: [{ name: stone, on: aligned ? (['Align Palantír'] as const) : [] }],
            },
            { name: 'Arwen', bears: [...others, 'Lure of Creation'] },
          ],
        },
      ],
      deck: ['Marvels Told', 'Cram', 'Cram', 'Cram', 'Cram'],
      discard: ['Sting', 'Test of Lore'],
    },
    hazard: { hand: ['Wargs'] },
    moment: 'organization',
    asksPasses: true,
  }) as const;

describe('Palantír of Amon Sûl', () => {
  holds('what that of Annúminas can, or that of Elostirion, if it is in play', (t) => {
    t.board(seen('Palantír of Amon Sûl', ['Palantír of Annúminas']));
    t.resource
      .may('use Palantír of Amon Sûl as Palantír of Annúminas')
      .mayNot('as Palantír of Elostirion');
    t.resource.chooses('use Palantír of Amon Sûl as Palantír of Annúminas');
    t.rolls(12).resolve();
    t.resource.chooses('Marvels Told');
    t.equal(
      [
        t.card('Palantír of Amon Sûl').status,
        t.card('Palantír of Annúminas').status,
        t.card('Marvels Told').zone,
      ],
      ['tapped', 'untapped', 'hand'],
      'by its own tapping',
    );
    t.resource.mayNot('as Palantír of Annúminas');
  });

  holds('that of Elostirion on its own terms; no other; and not by one who cannot use it', (t) => {
    t.board(seen('Palantír of Amon Sûl', ['Palantír of Elostirion']));
    t.resource.chooses('use Palantír of Amon Sûl as Palantír of Elostirion');
    t.rolls(12).resolve();
    t.equal(t.card('Lure of Creation').zone, 'discard', 'what was on an Elf is gone');
    t.board(seen('Palantír of Amon Sûl', ['Palantír of Elostirion'], true, 'Gimli'));
    t.resource.mayNot('as Palantír of Elostirion').may('use Palantír of Amon Sûl');
    t.board(seen('Palantír of Amon Sûl', ['Palantír of Orthanc']));
    t.resource.mayNot('as Palantír of Orthanc');
    t.board(seen('Palantír of Amon Sûl', ['Palantír of Annúminas'], false));
    t.resource.mayNot('as Palantír of Annúminas');
  });
});

describe('Palantír of Osgiliath', () => {
  holds('whatever any other can be tapped for', (t) => {
    for (const other of [
      'Palantír of Annúminas',
      'Palantír of Elostirion',
      'Palantír of Minas Tirith',
      'Palantír of Orthanc',
      'Palantír of Amon Sûl',
    ] as const) {
      t.board(seen('Palantír of Osgiliath', [other]));
      t.resource.may(`use Palantír of Osgiliath as ${other}`);
    }
    t.board(seen('Palantír of Osgiliath', ['Palantír of Orthanc']));
    t.resource.chooses('use Palantír of Osgiliath as Palantír of Orthanc');
    t.rolls(12).resolve();
    t.resource.chooses('Sting');
    t.equal(
      [t.card('Sting').zone, t.card('Palantír of Osgiliath').status],
      ['deck', 'tapped'],
      'out of the pile into the deck',
    );
  });
});
