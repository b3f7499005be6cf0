import { query } from '@mathom/engine';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const kind = 'ringwraith';

describe('a leader who goes back as the turn ends', () => {
  holds('has moved: the faction under him is lost, and one that he does not lead is not', (t) => {
    for (const back of [true, false])
      for (const led of [true, false]) {
        t.board({
          resource: {
            kind,
            companies: [{ at: 'Minas Morgul', members: ['Lieutenant of Morgul'] }],
            sites: ['LE-352'],
            hand: ['Iron-road', 'Black Trolls'],
          },
          moment: 'organization',
          asksPasses: true,
        });
        t.resource.chooses('to Barad-dûr').plays('Iron-road').stage.resolve();
        t.skipTo('enter').resource.chooses('enter');
        t.rolls(12).resource.plays('Black Trolls').stage.resolve();
        if (led) t.resource.chooses('under the leader');
        else t.resource.passes();
        t.skipTo('turn-end');
        if (back) t.resource.chooses('use the effect of Iron-road').stage.resolve();
        t.equal(
          [t.card('Lieutenant of Morgul').site, t.card('Black Trolls').zone],
          [back ? 'Minas Morgul' : 'Barad-dûr', back && led ? 'discard' : 'pile'],
          `${led ? 'his' : 'not his'}, ${back ? 'back' : 'still there'}`,
        );
      }
  });
});

describe('copies in two places', () => {
  holds('An Unexpected Outpost: it is for the player to say out of which', (t) => {
    for (const [from, left] of [
      ['sideboard', [1, 1]],
      ['discard', [2, 0]],
    ] as const) {
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Gimli'] }] },
        hazard: {
          hand: ['An Unexpected Outpost'],
          sideboard: ['Wargs', 'Wargs'],
          discard: ['Wargs'],
        },
        moment: 'hazards',
      });
      t.hazard.plays('An Unexpected Outpost').stage.resolve();
      const { options } = t.decision();
      t.equal(options.length, 2, 'one for each place');
      const taken = options.find((o) => o.type === 'card' && t.state.zone[o.card] === from);
      t.take(taken ?? options[0], `out of the ${from}`);
      const lie = (ids: readonly number[]): number =>
        ids.filter((id) => query.nameOf(t.state, id) === 'Wargs').length;
      const { sideboard, discard } = t.state.players[1];
      t.equal<readonly number[]>([lie(sideboard), lie(discard)], left, from);
    }
  });
});
