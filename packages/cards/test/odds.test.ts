import { query, type State } from '@mathom/engine';
import {
  chainOdds,
  corruptionOdds,
  entryOdds,
  factionOdds,
  influenceOdds,
} from '@mathom/engine/outlook/check-odds';
import { strikeOddsOf, threatsAt } from '@mathom/engine/outlook/strike-odds';
import { type BoardSpec, type Member, Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { officialPool } from '../src/official.ts';

const staged = (board: BoardSpec): Stage => {
  const t = new Stage(officialPool('coe'), 1);
  t.board(board);
  return t;
};
const named = (s: State, name: string): number =>
  s.def.findIndex((_, id) => query.nameOf(s, id) === name);

/** So many of the thirty-six. */
const of36 = (n: number): unknown => expect.closeTo(n / 36);

describe('the odds of a corruption check', () => {
  const s = staged({
    resource: {
      companies: [
        {
          at: 'Rivendell',
          members: [
            { name: 'Elrond', bears: ['The One Ring'] },
            { name: 'Gandalf', bears: ['Glamdring'] },
            'Sam Gamgee',
          ],
        },
      ],
    },
    hazard: {},
    moment: 'organization',
  }).state;
  const [elrond, gandalf, sam] = ['Elrond', 'Gandalf', 'Sam Gamgee'].map((n) => named(s, n));

  it('more than his points is enough; as many or one less, and he goes; less, and he is lost', () => {
    expect(query.corruptionTotal(s, elrond)).toBe(7);
    expect(corruptionOdds(s, elrond)).toEqual({
      kind: 'corruption',
      who: elrond,
      need: 8,
      passes: of36(15),
      discarded: of36(11),
      eliminated: of36(10),
    });
    expect(corruptionOdds(s, elrond, 1)).toMatchObject({
      need: 7,
      passes: of36(21),
      discarded: of36(9),
    });
    expect(corruptionOdds(s, elrond, -7)).toMatchObject({ need: 13, passes: 0 });
  });

  it('an avatar is lost in any case, and who cannot fail does not', () => {
    expect(corruptionOdds(s, gandalf, -4)).toMatchObject({ discarded: 0 });
    const odds = corruptionOdds(s, gandalf, -4);
    if (odds?.kind !== 'corruption') throw new Error('He can be corrupted.');
    expect(odds.passes).toBeLessThan(1);
    expect(odds.passes + odds.eliminated).toBeCloseTo(1);
    expect(corruptionOdds(s, sam)).toMatchObject({
      need: 2,
      passes: 1,
      discarded: 0,
      eliminated: 0,
    });
  });

  it('there are none of what makes no such check', () => {
    expect(corruptionOdds(s, -1)).toBeNull();
    expect(corruptionOdds(s, named(s, 'Glamdring'))).toBeNull();
    expect(factionOdds(s, sam, named(s, 'Glamdring'))).toBeNull();
  });
});

describe('the odds of what is declared', () => {
  it('of a faction: as of an attempt that was not made yet, unless it is canceled', () => {
    const t = staged({
      resource: {
        companies: [{ at: 'Minas Tirith', members: ['Aragorn II', 'Sam Gamgee'] }],
        hand: ['Men of Anórien'],
      },
      hazard: { hand: ['Wrath of the West'], events: ['Minions Stir'] },
      moment: 'entered',
      asksPasses: true,
    });
    const king = t.id('Aragorn II');
    const before = factionOdds(t.state, king, t.id('Men of Anórien'));
    t.resource.plays('Men of Anórien', 'Aragorn II');
    expect(chainOdds(t.state)).toEqual(before);
    expect(before).toMatchObject({ kind: 'influence', who: king });
    const chain = t.state.stack.find((f) => f.p === 'chain');
    if (chain?.p !== 'chain') throw new Error('Nothing is declared.');
    const [e] = chain.entries;
    expect(entryOdds(t.state, { ...e, negated: true })).toBeNull();
    expect(entryOdds(t.state, { ...e, card: named(t.state, 'Minions Stir'), does: [] })).toBeNull();
    // what else is rolled for is a roll, and none that is sure or that another rolls against has odds of its own
    const check = { do: 'check', kind: 'roll', who: 'user', op: '>', than: 8 } as const;
    const asked = (more: object) =>
      entryOdds(t.state, { ...e, use: null, does: [{ ...check, ...more } as never] });
    expect(asked({})).toEqual({ kind: 'roll', who: king, need: 9, passes: of36(10) });
    expect(asked({ twice: true })).toMatchObject({ passes: expect.closeTo(1 - (26 / 36) ** 2) });
    expect(asked({ sure: true })).toBeNull();
    expect(asked({ opposed: { who: 'user', by: 'opponent' } })).toBeNull();
    expect(asked({ kind: 'ring' })).toBeNull();
  });

  it('of storing: of the check that its bearer makes', () => {
    const t = staged({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Elrond', bears: ['Glamdring'] }, 'Sam Gamgee'] },
        ],
      },
      hazard: { events: ['Minions Stir'] },
      moment: 'organization',
      asksPasses: true,
    });
    expect(chainOdds(t.state)).toBeNull();
    const odds = corruptionOdds(t.state, t.id('Elrond'));
    t.resource.chooses('store Glamdring');
    expect(chainOdds(t.state)).toEqual(odds);
  });

  it('of an attempt on what another has: both roll, and his influence stands against it', () => {
    const t = staged({
      resource: { companies: [{ at: 'Bree', members: ['Aragorn II'] }] },
      hazard: {
        companies: [
          { at: 'Bree', members: ['Anborn', 'Beregond'] },
          { at: 'Lórien', members: ['Denethor II', 'Boromir II', 'Théoden'] },
        ],
      },
      moment: 'entered',
      asksPasses: true,
    });
    const [king, guard] = [t.id('Aragorn II'), t.id('Beregond')];
    const before = influenceOdds(t.state, king, guard, -1);
    expect(before).toMatchObject({ kind: 'influence', who: king, need: 0 });
    t.resource.chooses('Aragorn II tries to influence Beregond');
    expect(chainOdds(t.state)).toEqual(before);
    if (before.kind !== 'influence') throw new Error('It is an attempt.');
    expect(before.passes).toBeGreaterThan(0);
    expect(before.passes).toBeLessThan(0.5);
  });
});

describe('the odds of strikes', () => {
  const facing = (creature: string, ...members: Member[]): Stage => {
    const t = staged({
      resource: { companies: [{ at: 'Rivendell', to: 'Moria', members }] },
      hazard: { hand: [creature as 'Wargs'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays(creature, 'Wilderness').stage.resolve();
    return t;
  };
  const odds = (t: Stage, who: string, supposed = {}) => {
    const a = query.attackFrame(t.state);
    if (!a) throw new Error('Nobody attacks.');
    return strikeOddsOf(t.state, a, t.id(who as 'Bilbo'), supposed);
  };

  it('by the numbers of both: one who is well, and one who is wounded', () => {
    const t = facing('Wargs', 'Bilbo', { name: 'Sam Gamgee', status: 'wounded' });
    const wargs = query.attackFrame(t.state)?.foe.prowess ?? 0;
    const prowess = query.stat(t.state, 'prowess', t.id('Bilbo'));
    const body = query.stat(t.state, 'body', t.id('Bilbo'));
    expect([wargs, prowess, body]).toEqual([9, 1, 9]);
    expect(odds(t, 'Bilbo')).toEqual({
      kind: 'strike',
      who: t.id('Bilbo'),
      need: 9,
      fails: of36(10),
      nothing: of36(5),
      hits: of36(21),
      harm: 'wounds',
      dies: of36(6),
      beaten: 1,
      taps: true,
    });
    expect(odds(t, 'Bilbo', { stay: true })).toMatchObject({ need: 12, taps: false });
    expect(odds(t, 'Bilbo', { support: 2 })).toMatchObject({ need: 7 });
    const own = query.stat(t.state, 'prowess', t.id('Sam Gamgee'));
    const hurt = odds(t, 'Sam Gamgee');
    // two less for his wound, and one more on the roll against his body
    expect(hurt.need).toBe(wargs - (own - 2) + 1);
    const least = query.stat(t.state, 'body', t.id('Sam Gamgee'));
    expect([least, hurt.dies, hurt.taps]).toEqual([9, of36(10), false]);
  });

  it('what has a body is beaten only if that is rolled against', () => {
    const t = facing('Cave-drake', 'Bilbo');
    expect(odds(t, 'Bilbo').beaten).toBe(1);
    const a = query.attackFrame(t.state);
    if (!a) throw new Error('Nobody attacks.');
    a.foe.body = 8;
    expect(odds(t, 'Bilbo').beaten).toEqual(of36(10));
    a.detainment = true;
    expect(odds(t, 'Bilbo')).toMatchObject({ beaten: 1, harm: 'taps' });
  });

  it('of what awaits nobody are no numbers', () => {
    const t = staged({
      resource: { companies: [{ at: 'Moria', members: ['Bilbo'] }] },
      hazard: {},
      moment: 'site',
    });
    const [co] = t.state.companies;
    const [orcs] = threatsAt(t.state, co, co.site);
    expect([orcs.strikes, orcs.prowess]).toEqual([4, 7]);
    const [none] = threatsAt(t.state, { ...co, members: [] }, co.site);
    expect([none.prowess, none.body, none.each]).toEqual([0, 0, []]);
  });
});
