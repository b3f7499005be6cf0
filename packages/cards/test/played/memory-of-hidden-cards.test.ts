import { cardNumbered, view } from '@mathom/engine';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is remembered of a card goes with it when it hides among others, and tells nobody else where it is. */
describe('a card that is back in hand', () => {
  holds('is remembered as itself though another went face-down under its number', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond', 'Aragorn II'] }],
        hand: ['Cram', 'Glorfindel II', 'Dodge'],
      },
      hazard: { hand: ['Doors of Night'] },
      moment: 'organization',
    });
    t.resource
      .chooses('organize')
      .chooses('play Glorfindel II at Rivendell, under general influence in the company');
    t.skipTo('movement-hazard');
    t.equal(t.card('Glorfindel II').zone, 'hand', 'he went back for want of influence');
    const remembered = () => {
      const { history, def, rt } = t.state;
      const of = history.flatMap((h) => (h.event === 'card-played' ? [h.card] : []));
      return of.map((card) => cardNumbered(rt.pool, def[card]).name);
    };
    t.equal(remembered(), ['Glorfindel II'], 'that he was played is remembered');
    const shownTo = (seat: number) => {
      const { history } = view(t.state, seat).state;
      return history.flatMap((h) => (h.event === 'card-played' ? [h.card] : []));
    };
    t.equal(shownTo(1), [t.card('Glorfindel II').id], 'everybody has seen which card it is');

    t.skipTo('discard-one').resource.chooses('Glorfindel II');
    t.equal(t.card('Glorfindel II').zone, 'discard', 'he lies face-down, under another number');
    t.equal(remembered(), ['Glorfindel II'], 'it is still he who was played');
    t.equal(shownTo(0), [t.card('Glorfindel II').id], 'his player knows where he is');
    t.equal(shownTo(1), [-1], 'the other cannot tell whether he has been thrown away');
  });
});

describe('a card that was given up for what it does', () => {
  holds('leaves that under its own name, though it is shuffled away before', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Dol Guldur', members: [{ name: 'Lagduf', bears: ['Orc-liquor'] }] }],
        hand: ['Weigh All Things to a Nicety'],
        deck: ['Snaga-hai', 'Cram'],
        noFiller: true,
      },
      moment: 'organization',
      asksPasses: true,
    });
    const body = t.card('Lagduf').stat('body');
    t.resource.uses('Orc-liquor');
    t.resource.plays('Weigh All Things to a Nicety').stage.resolve();
    if (t.decision().about !== 'organization') t.resource.chooses('Orc-liquor').stage.resolve();
    t.equal(t.card('Orc-liquor').zone, 'deck', 'it was put back and shuffled in');
    t.equal(t.card('Lagduf').stat('body'), Math.min(10, body + 2), 'it was drunk all the same');
    t.equal(
      t.state.lasting.map((l) => [l.card, l.def]),
      [[-1, 'Orc-liquor']],
      'what it does is tied to no number: that is another card by now',
    );
  });
});
