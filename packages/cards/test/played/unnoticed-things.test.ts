import { repair, view } from '@mathom/engine';
import type { Card } from '@mathom/engine/language';
import { type Named, perform, scenario } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { officialPool } from '../../src/official.ts';
import { holds } from './holds.ts';

describe('what lies off to the side', () => {
  holds('counts for its own player, and not for the other', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elladan'] }],
        events: [{ name: 'Sacrifice of Form', beside: ['Glamdring'] }],
      },
      hazard: { events: ['Press-gang'] },
      moment: 'organization',
      asksPasses: true,
    });
    const worth = t.points(0).item;
    t.equal([worth > 0, t.points(1).item], [true, 0], 'the sword of one who is not there');
    t.equal([t.points(0).character, t.points(1).character], [1, 0], 'he is there');
    t.resource.chooses('organize').chooses('discard Elladan');
    t.equal(t.card('Elladan').zone, 'aside', 'he is pressed into service');
    t.equal([t.points(0).character, t.points(1).character], [-1, 0], 'and it costs his own player');
  });
});

describe('a board set right by hand', () => {
  holds('what is stored is stored where it was, and counts for whom it should', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', members: [{ name: 'Elladan', bears: ['Glamdring'] }] }],
        hand: ['Orcrist', 'Rangers of the North'],
      },
      hazard: { hand: ['Cave-drake'] },
      moment: 'organization',
    });
    for (const name of ['Glamdring', 'Orcrist', 'Rangers of the North', 'Cave-drake'])
      t.state = repair(t.state, { card: t.id(name), to: 'pile' }).state;
    t.equal(t.card('Glamdring').stored, 'Rivendell', 'where its bearer was');
    t.equal(t.card('Orcrist').stored, '', 'it was nowhere');
    t.equal(t.card('Rangers of the North').stored, undefined, 'won, and not stored');
    t.equal([t.points(0).kill, t.points(1).kill], [1, 0], 'who is attacked has slain it');
  });
});

describe('what is being declared', () => {
  holds('another does not see which card of a hand it is', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elladan', 'Elrohir'] }],
      },
      hazard: { hand: ['Lure of Nature', 'Wargs'] },
      moment: 'hazards',
    });
    t.hazard.chooses('play Lure of Nature');
    const seen = (seat: number): number => {
      const f = view(t.state, seat).state.stack.at(-1);
      return f?.p === 'declare' ? f.ctx.card : -2;
    };
    t.equal([seen(0), seen(1), seen(-1)], [-1, t.id('Lure of Nature'), -1], 'his alone');
    t.hazard.chooses('Elladan');
  });
});

/** No published text takes another out of play as that one would speak of the same thing. */
const BROOM = 'A Broom' as Named;
const DUST = 'Some Dust' as Named;
const madeUp = (id: string, name: Named, does: object): Card =>
  ({
    id,
    kind: 'event',
    name,
    alignment: 'hero',
    side: 'resource',
    duration: 'permanent',
    plays: [{ is: 'action', does: [] }],
    abilities: [
      {
        is: 'trigger',
        on: { event: 'phase', phase: 'organization', edge: 'end' },
        immediate: true,
        does: [does],
      },
    ],
  }) as unknown as Card;

describe('two texts that wait for the same', () => {
  it('what the one has taken out of play says nothing any more', () => {
    const invented = [
      madeUp('XX-1', BROOM, { do: 'move', what: { name: DUST }, to: 'discard' }),
      madeUp('XX-2', DUST, { do: 'tap', what: { kind: 'character', whose: 'yours' } }),
    ];
    const sc = scenario('the one, the other', { proves: [], rules: ['coe'], invented }, (t) => {
      for (const [events, status] of [
        [[BROOM, DUST], 'untapped'],
        [[DUST, BROOM], 'tapped'],
      ] as const) {
        t.board({
          resource: { companies: [{ at: 'Rivendell', members: ['Elladan'] }], events },
          moment: 'organization',
          asksPasses: true,
        });
        t.allPass();
        t.equal([t.card('Elladan').status, t.card(DUST).zone], [status, 'discard'], events[0]);
      }
    });
    expect(perform(sc, officialPool()).asserts).toBe(2);
  });
});
