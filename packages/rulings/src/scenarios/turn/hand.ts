import { type BoardSpec, type Named, type Scenario, scenario } from '@mathom/engine/scenario';

const ALL = ['coe', 'crf', 'tournament'] as const;
/** Eight cards nobody can use. */
const EIGHT: Named[] = [
  'Cram',
  'Cram',
  'Cram',
  'Horn of Anor',
  'Horn of Anor',
  'Elf-stone',
  'Elf-stone',
  'Star-glass',
];

export const hand: readonly Scenario[] = [
  scenario(
    'A change of hand size is felt when hands are next filled or cut, and not before',
    { proves: ['crf/term/hand-size/1', 'coe/1.11.2'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elladan'] }],
          hand: [...EIGHT.slice(0, 7), 'Pallando'],
        },
        hazard: { hand: ['Ambusher'] },
        moment: 'organization',
      });
      t.resource
        .chooses('organize')
        .chooses('play Pallando at Rivendell', 'in the company of Elladan');
      t.equal(
        [t.handSize(0), t.hand(0).length],
        [9, 7],
        'the size is nine at once, the hand is as it was',
      );
      t.passUntil('movement-hazard');
      t.equal(t.hand(0).length, 7, 'it still is');
      t.shows('crf/term/hand-size/1#3');
      t.skipTo('discard-one');
      t.equal(t.hand(0).length, 9, 'after the company’s phase it is nine');
      t.shows('crf/term/hand-size/1#1');
      t.resource.chooses(t.hand(0)[0]);
      t.equal(t.hand(0).length, 8, 'one is thrown away');
      t.skipTo('organization', { turns: 1 });
      t.equal(t.hand(0).length, 9, 'and as the turn ends it is nine again');
      t.shows('crf/term/hand-size/1#1');

      t.say('Down: Elrond leaves Rivendell');
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: ['Elrond'], to: 'Bree' }],
          hand: [...EIGHT, 'Star-glass'],
        },
        hazard: { hand: ['Ambusher'] },
        moment: 'movement',
      });
      t.resource.chooses('starter movement').stage.skipTo('movement-hazard');
      t.equal(t.handSize(0), 8, 'he is under way');
      t.expect(t.hand(0).length >= 9, 'nothing is discarded for that yet');
      t.shows('crf/term/hand-size/1#3');
      t.passUntil('discard-to-size');
      t.asks(t.resource, 'discard-to-size').resource.mayNot('pass').stage.skipTo('discard-one');
      t.equal(t.hand(0).length, 8, 'now it is eight');
      t.shows('crf/term/hand-size/1#2');
    },
  ),

  scenario(
    'Several effects on hand size add up',
    { proves: ['crf/term/hand-size/2', 'coe/1.11.3'], rules: ALL },
    (t) => {
      t.board({
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: ['Elrond', 'Pallando', { name: 'Balin', bears: ['Book of Mazarbul'] }],
            },
          ],
          hand: EIGHT,
        },
        hazard: { hand: ['Ambusher'] },
        moment: 'organization',
      });
      t.equal(t.handSize(0), 10, 'Elrond at Rivendell, and Pallando');
      t.resource.uses('Book of Mazarbul').stage.resolve();
      t.equal(t.handSize(0), 11, 'and the Book');
      t.passUntil('movement-hazard').skipTo('discard-one');
      t.equal(t.hand(0).length, 11, 'eleven cards');
    },
  ),

  scenario(
    'The Book of Mazarbul taps, its bearer does not, and the hand is larger until the next untap phase',
    {
      proves: [
        'crf/card/book-of-mazarbul/1',
        'crf/errata/card-errata/9',
        'companion/errata/book-of-mazarbul/1',
      ],
      rules: ALL,
    },
    (t) => {
      const board: BoardSpec = {
        resource: {
          companies: [
            {
              at: 'Rivendell',
              members: [{ name: 'Balin', status: 'tapped', bears: ['Book of Mazarbul'] }],
            },
          ],
        },
        hazard: { hand: ['Ambusher'] },
        moment: 'organization',
      };
      t.board(board).resource.uses('Book of Mazarbul').stage.resolve();
      t.equal(
        [t.card('Book of Mazarbul').status, t.handSize(0)],
        ['tapped', 9],
        'the Book is tapped, though Balin was so before',
      );
      t.shows(
        'crf/card/book-of-mazarbul/1#1',
        'crf/errata/card-errata/9#1',
        'companion/errata/book-of-mazarbul/1#1',
      );
      t.resource.mayNot('use Book of Mazarbul');
      t.board({
        ...board,
        resource: {
          companies: [
            { at: 'Rivendell', members: [{ name: 'Balin', bears: ['Book of Mazarbul'] }] },
          ],
        },
      });
      t.resource.uses('Book of Mazarbul').stage.resolve();
      t.equal(
        [t.card('Balin').status, t.card('Book of Mazarbul').status],
        ['untapped', 'tapped'],
        'Balin stays untapped',
      );
      t.shows(
        'crf/card/book-of-mazarbul/1#2',
        'crf/errata/card-errata/9#2',
        'companion/errata/book-of-mazarbul/1#2',
      );
      t.skipTo('discard-one').skipTo('organization', { turns: 1 });
      t.equal([t.state.active, t.handSize(0)], [1, 9], 'in the opponent’s turn it is still nine');
      t.hazard.passes();
      t.skipTo('organization', { turns: 1 });
      t.equal(
        [t.state.active, t.handSize(0), t.card('Book of Mazarbul').status],
        [0, 8, 'untapped'],
        'after the untap phase it is eight, and the Book untapped',
      );
      t.resource.may('use Book of Mazarbul').stage.skipTo('movement-hazard');
      t.resource.refused('Book of Mazarbul', { phase: 'coe/9.1.3' });
      t.say('Nor in any other phase of his own, nor while the other organizes');
      for (const moment of ['untap', 'long-event', 'entered', 'end-of-turn'] as const) {
        t.board({ ...board, moment, asksPasses: true });
        t.resource.refused('Book of Mazarbul', {
          phase: 'coe/9.1.3',
          ...(moment === 'end-of-turn' ? { 'phase-starts': 'coe/9.6.5' } : {}),
        });
      }
      t.say('nor in that of the opponent');
      t.board({
        resource: { companies: [{ at: 'Edoras', members: ['Erkenbrand'] }] },
        hazard: board.resource,
        moment: 'organization',
        asksPasses: true,
      });
      t.hazard.refused('Book of Mazarbul', { turn: 'coe/2.1.2' });
      t.shows(
        'crf/card/book-of-mazarbul/1#3',
        'crf/errata/card-errata/9#3',
        'companion/errata/book-of-mazarbul/1#3',
      );
    },
  ),
];
