import { apply, decision, type Happening, type Option, type State } from '@mathom/engine';
import { Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { officialPool } from '../src/official.ts';

/** What is told, of one kind, until that is so: everybody takes the first of these that is on offer. */
function told<K extends Happening['event']>(
  from: State,
  kind: K,
  ...wishes: Option['type'][]
): Extract<Happening, { event: K }> {
  let s = from;
  for (let i = 0; i < 80; i++) {
    const options = decision(s)?.options ?? [];
    const o =
      wishes.map((w) => options.find((x) => x.type === w)).find((x) => x !== undefined) ??
      options[0];
    if (o === undefined) break;
    const { state, events } = apply(s, o);
    const found = events.find((e) => e.event === kind);
    if (found) return found as Extract<Happening, { event: K }>;
    s = state;
  }
  throw new Error(`Nothing was told of ${kind}.`);
}

const staged = (board: Parameters<Stage['board']>[0]): State => {
  const t = new Stage(officialPool('coe'), 1);
  t.board(board);
  return t.state;
};

describe('what is told', () => {
  it('of a turn that begins: whose it is', () => {
    const s = staged({
      resource: { companies: [{ at: 'Rivendell', members: ['Elrond'] }] },
      hazard: { companies: [{ at: 'Lórien', members: ['Celeborn'] }] },
      moment: 'end-of-turn',
    });
    const { seat, turn } = told(s, 'turn', 'pass');
    expect([seat, turn]).toEqual([1 - s.active, s.turn + 1]);
  });

  it('of companies that join: which of them there is afterwards', () => {
    const s = staged({
      resource: {
        companies: [
          { at: 'Rivendell', members: ['Elrond'] },
          { at: 'Rivendell', members: ['Gimli'] },
        ],
      },
      moment: 'organization',
    });
    const { company, change } = told(s, 'company', 'organize', 'join');
    expect([change, s.companies.some((co) => co.id === company)]).toEqual(['joined', true]);
  });

  it('of the end: why it came, who has won, and with what', () => {
    const ends = (t: Stage) =>
      t.steps.flatMap(({ events }) =>
        events.flatMap((e) => (e.event === 'over' ? [[e.reason, e.winner, e.totals]] : [])),
      );
    const lost = new Stage(officialPool('crf'), 1);
    lost.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Dol Guldur',
            to: 'AS-143',
            members: ['Ren the Ringwraith'],
            events: ['Black Rider'],
          },
        ],
      },
      hazard: { hand: ['Giant'] },
      moment: 'hazards',
    });
    lost.hazard.plays('Giant', 'Wilderness').stage.resolve();
    lost.fightOut(2, 12);
    expect(ends(lost)).toEqual([['avatar-lost', 1, []]]);

    const counted = new Stage(officialPool('coe'), 1);
    counted.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: ['Elrond', { name: 'Legolas', bears: ['Glamdring'] }] },
        ],
        pile: ['Riders of Rohan'],
      },
      hazard: { companies: [{ at: 'Lórien', members: ['Haldir'] }] },
      moment: 'council',
      rolls: [12, 12, 12],
      asksPasses: true,
    });
    for (let d = decision(counted.state); d; d = decision(counted.state))
      counted.take(d.options[0], 'the council goes on');
    const { totals } = counted.state.result ?? { totals: [] };
    expect(totals[0]).toBeGreaterThan(totals[1]);
    expect(ends(counted)).toEqual([['council', 0, totals]]);
  });
});
