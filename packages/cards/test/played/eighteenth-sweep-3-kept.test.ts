import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Sites that a card keeps in play, and what becomes of them when the card is gone. */
const kind = 'balrog';
const GROTTOS = 'BA-101';
const ROOTS = 'Roots of the Earth';

/** What is asked is passed by, until he is no more. */
const falls = (t: Stage, who: Named): void => {
  for (let i = 0; i < 40 && t.card(who).zone === 'play'; i++) {
    const { options } = t.decision();
    t.take(options.find(({ type }) => type === 'pass' || type === 'no') ?? options[0], 'on');
  }
};

describe('sites that are kept', () => {
  for (const [card, site] of [
    [ROOTS, GROTTOS],
    ['Breach the Hold', 'BA-96'],
  ] as const)
    holds(`${card}: he falls, it is lost, and the site goes back as any other`, (t) => {
      t.board({
        resource: {
          kind,
          companies: [
            { at: site, members: ['The Balrog'] },
            { at: 'BA-100', members: ['Azog'] },
          ],
          hand: [card],
        },
        moment: 'entered',
        asksPasses: true,
      });
      t.resource.plays(card).stage.resolve();
      t.rolls(2, 12);
      falls(t, 'The Balrog');
      t.equal(t.card('The Balrog').zone, 'removed', 'he is lost');
      // by the older rules who loses his avatar loses the game
      if (t.state.result) return;
      t.equal([t.card(card).zone, t.card(site).zone], ['discard', 'sites'], 'nobody needs it');
      if (site !== GROTTOS) return;
      t.skipTo('organization', { turns: 2 });
      t.resource.may('move the company of Azog to The Under-grottos');
    });

  holds('While the card lies there the site stays, though nobody is there', (t) => {
    t.board({
      resource: {
        kind,
        companies: [
          { at: GROTTOS, to: 'BA-100', members: ['The Balrog'], onSite: [ROOTS] },
          { at: 'BA-93', members: ['Azog'] },
        ],
      },
      moment: 'movement',
      rolls: [12],
    });
    t.skipTo('organization', { turns: 2 });
    t.equal(
      [t.card('The Balrog').site, t.card(GROTTOS).zone, t.card(ROOTS).zone],
      ['The Under-gates', 'play', 'play'],
      'kept',
    );
  });
});
