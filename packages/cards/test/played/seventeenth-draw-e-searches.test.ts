import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Nobody taps, and nothing is used, to look for a card among those that he knows, where there is none. */
const kind = 'fallen-wizard';

describe('what is looked for among cards that its player knows', () => {
  const TOKENS = [
    ['Alatar', "Huntsman's Garb", 'Risky Blow'],
    ['Gandalf', 'The Grey Hat', 'Hobbit-lore'],
    ['Pallando', "Pallando's Hood", 'Eyes of Mandos'],
    ['Pallando', 'Stave of Pallando', 'Rangers of the North'],
    ['Radagast', 'Pocketed Robes', 'Herb-lore'],
    ['Saruman', 'Many-coloured Robes', 'First of the Order'],
    ['Saruman', "Saruman's Ring", 'Magic Ring of Words'],
  ] as const;

  holds('a thing of his that finds nothing is not tapped', (t) => {
    for (const [who, token, wanted] of TOKENS)
      for (const discard of [[wanted], ['Dodge']] as Named[][]) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Bree', members: [{ name: who, bears: [token] }] }],
            discard,
            // only what lies in the pile
            sideboard: [wanted],
          },
          moment: 'end-of-turn',
          asksPasses: true,
        });
        t.passUntil('end-of-turn');
        if (discard[0] === wanted) t.resource.may(`use ${token}`);
        else t.resource.refused(token, { 'no-effect': 'coe/9.2' });
      }
  });

  const forging = (t: Stage, spec: { discard?: Named[]; sideboard?: Named[]; hand?: Named[] }) =>
    t.board({
      resource: {
        kind,
        companies: [
          {
            at: 'Isengard',
            members: ['Saruman', { name: 'Beretar', bears: ['The Forge-master'] }],
          },
        ],
        ...spec,
      },
      moment: 'organization',
      asksPasses: true,
    });

  holds('The Forge-master makes nothing of what is not at hand', (t) => {
    // a thing that is no gear, a greater one, a unique one
    forging(t, { discard: ['Star-glass'], sideboard: ['Glamdring'], hand: ['Orc-draughts'] });
    t.resource.refused('The Forge-master', { 'no-effect': 'coe/9.2' });
    for (const where of ['discard', 'sideboard', 'hand'] as const) {
      forging(t, { [where]: ['Dagger of Westernesse'] });
      t.resource.may('use The Forge-master');
    }
  });

  holds('A Strident Spawn and Sauron: who is not there is not looked for', (t) => {
    for (const [discard, may] of [
      [['Sly Southerner'], true],
      [['Dodge'], false],
    ] as [Named[], boolean][]) {
      t.board({
        resource: {
          kind,
          companies: [{ at: 'Isengard', members: ['Saruman'] }],
          events: ['A Strident Spawn'],
          discard,
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.may('use A Strident Spawn');
      else t.resource.refused('A Strident Spawn', { 'no-effect': 'coe/9.2' });
    }
    for (const [sideboard, may] of [
      [['Orc Captain'], true],
      [['Wargs'], false],
    ] as [Named[], boolean][]) {
      t.board({
        resource: {
          kind: 'ringwraith',
          companies: [{ at: 'Dol Guldur', members: ['Hendolen'] }],
          events: ['Sauron'],
          sideboard,
        },
        moment: 'organization',
        asksPasses: true,
      });
      if (may) t.resource.may('use Sauron');
      else t.resource.refused('Sauron', { 'no-effect': 'coe/9.2' });
    }
  });

  holds('Glove of Radagast: an ally of the other side is none at such a site', (t) => {
    for (const [at, ally, may] of [
      ['TW-378', 'Noble Hound', true],
      ['TW-378', 'War-wolf', false],
      ['LE-356', 'War-wolf', true],
      ['LE-356', 'Noble Steed', false],
      ['WH-57', 'War-wolf', true],
      ['WH-57', 'Noble Steed', true],
    ] as const) {
      t.board({
        resource: {
          kind,
          companies: [{ at, members: [{ name: 'Radagast', bears: ['Glove of Radagast'] }] }],
          discard: [ally],
        },
        moment: 'entered',
        asksPasses: true,
      });
      if (!may) {
        t.resource.refused('Glove of Radagast', { 'no-effect': 'coe/9.2' });
        continue;
      }
      t.resource.uses('Glove of Radagast').stage.resolve();
      t.resource.chooses(`give ${ally} to Radagast`);
      t.equal(
        [t.card(ally).host, t.card('Radagast').status, t.card(at).status],
        ['Radagast', 'tapped', 'tapped'],
        'with him, as allies are played',
      );
    }
  });
});
