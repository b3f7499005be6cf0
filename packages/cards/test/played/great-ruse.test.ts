import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** A hold of heroes' enemies that turns out to be one of friends. */
const kind = 'fallen-wizard';

const inside = (
  t: Stage,
  at: Named,
  who: Named,
  more: { sites?: Named[]; hand?: Named[]; siteTapped?: true } = {},
): void =>
  void t.board({
    resource: {
      kind,
      declared: 'Saruman',
      companies: [
        { at, members: [who, 'Orc Tracker'], ...(more.siteTapped ? { siteTapped: true } : {}) },
      ],
      hand: ['Great Ruse', ...(more.hand ?? [])],
      sites: more.sites ?? ['LE-394'],
    },
    moment: 'entered',
    asksPasses: true,
  });

const nowhere = { 'no-target': 'coe/9.3' };

describe('Great Ruse', () => {
  holds('puts the card of minions in the place of that of heroes', (t) => {
    inside(t, 'TW-415', 'Ori', { hand: ['LE-299', 'Dagger of Westernesse'] });
    const hero = t.company('Ori').site;
    t.resource.may('play Dagger of Westernesse');
    t.resource.plays('Great Ruse').stage.resolve();
    const now = t.company('Ori').site;
    t.equal(
      [t.idOf(now), t.state.zone[hero]],
      ['LE-394', 'sites'],
      'another card, the old one back',
    );
    t.equal(
      [t.card('Great Ruse').host, t.points(0).misc, t.stagePoints(0)],
      ['Mount Gram', 1, 1],
      '',
    );
    t.say('They are still there, and what is played now is of minions');
    t.resource.refused('Dagger of Westernesse', { side: 'coe/2.V.F1' });
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Great Ruse').zone, 'play', 'while they stay');
  });

  holds('a tapped site stays tapped, and the old card is spent', (t) => {
    inside(t, 'TW-415', 'Ori', { siteTapped: true });
    const hero = t.company('Ori').site;
    t.resource.plays('Great Ruse').stage.resolve();
    t.equal([t.card('LE-394').status, t.state.zone[hero]], ['tapped', 'discard'], 'both');
  });

  holds('for an overt company at such a hold of heroes, if there is another card of it', (t) => {
    for (const [at, sites] of [
      // Ruins & Lairs
      ['TW-375', ['LE-353']],
      // the card of minions is there already
      ['LE-394', ['LE-394']],
    ] as const) {
      inside(t, at, 'Ori', { sites: [...sites] });
      t.resource.refused('Great Ruse', nowhere);
    }
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [{ at: 'TW-415', members: ['Ori'] }],
        hand: ['Great Ruse'],
        sites: ['LE-394'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.refused('Great Ruse', nowhere);
    inside(t, 'TW-415', 'Ori', { sites: [] });
    t.resource.refused('Great Ruse', nowhere);
  });

  holds('goes when the site goes', (t) => {
    t.board({
      resource: {
        kind,
        declared: 'Saruman',
        companies: [
          {
            at: 'LE-394',
            to: 'TW-395',
            by: ['Angmar', 'Rhudaur'],
            members: ['Ori', 'Orc Tracker'],
            onSite: ['Great Ruse'],
          },
        ],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    t.skipTo('organization', { turns: 2 });
    t.equal(t.card('Great Ruse').zone, 'discard', 'it went with them');
  });
});
