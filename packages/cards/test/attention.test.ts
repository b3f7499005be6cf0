import { advance, type Decision, decision, type Option, query, type State } from '@mathom/engine';
import {
  answerFor,
  follow,
  gathered,
  mayHush,
  momentOf,
  type PassRules,
  type Plan,
  passFor,
  planCards,
  stampOf,
} from '@mathom/engine/attention';
import { type Named, Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { officialPool } from '../src/official.ts';

const RULES: PassRules = { autopass: true, stops: {}, quiet: [], marked: [], passOwn: true };

const asked = (s: State): Decision => {
  const d = decision(s);
  if (!d) throw new Error('Nobody is asked.');
  return d;
};

/** Whether a table would stop here and ask. */
const stops = (s: State, rules: Partial<PassRules> = {}): boolean =>
  passFor(s, asked(s), { ...RULES, ...rules }) < 0;

/** Orcs attack a company whose player holds these; what he is asked before strikes are dealt out. */
function attacked(...hand: Named[]): State {
  const t = new Stage(officialPool('coe'), 1);
  t.board({
    resource: {
      companies: [
        { at: 'Moria', members: ['Aragorn II', 'Bilbo', { name: 'Elrond', bears: ['Cram'] }] },
      ],
      hand,
    },
    hazard: { hand: ['Orc-guard'], events: ['Minions Stir'] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.hazard.plays('Orc-guard').stage.resolve();
  t.passUntil('attack');
  expect(asked(t.state).seat).toBe(0);
  return t.state;
}

describe('where a table stops for a player', () => {
  it('in an attack: for what touches the attack, and not for what could be done as well later', () => {
    const idle = attacked('Marvels Told');
    expect(asked(idle).options.length).toBeGreaterThan(1);
    expect(stops(idle)).toBe(false);
    expect(stops(attacked('Marvels Told', 'Concealment'))).toBe(true);
  });

  it('never to put an end to one’s own attack', () => {
    const s = attacked('Concealment');
    const d = asked(s);
    expect(passFor(s, d, RULES)).toBeLessThan(0);
    expect(passFor(s, { ...d, seat: 1 }, RULES)).toBeGreaterThanOrEqual(0);
  });

  it('for a card that was marked, wherever it can be used; and never for one that is not to be asked for', () => {
    const idle = attacked('Marvels Told');
    const id = query.idOf(idle, idle.players[0].hand[0]);
    expect(stops(idle, { marked: [id] })).toBe(true);
    const busy = attacked('Concealment');
    const quiet = query.idOf(busy, busy.players[0].hand[0]);
    expect(stops(busy, { quiet: [quiet] })).toBe(false);
  });

  it('not for more hazards where there is room for one already', () => {
    const waiting = (limit: number): State => {
      const t = new Stage(officialPool('coe'), 1);
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II'] }] },
        hazard: { hand: ['Glamdring'], events: ['Power Built by Waiting'] },
        moment: 'hazards',
        asksPasses: true,
      });
      const [co] = t.state.companies;
      co.hazards = co.limit - limit;
      t.state.rt.decision = undefined;
      t.passUntil('movement-hazard');
      while (asked(t.state).seat === 0)
        advance(
          t.state,
          asked(t.state).options.findIndex((o) => o.type === 'pass'),
        );
      expect(asked(t.state).options.some((o) => o.type === 'use')).toBe(true);
      return t.state;
    };
    expect(stops(waiting(1))).toBe(false);
    expect(stops(waiting(0))).toBe(true);
  });

  it('not for a hazard that can be played in any phase as well', () => {
    const holding = (...hand: Named[]): State => {
      const t = new Stage(officialPool('coe'), 1);
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II'] }],
          events: ['Gates of Morning'],
        },
        hazard: { hand },
        moment: 'hazards',
        asksPasses: true,
      });
      while (asked(t.state).seat === 0)
        advance(
          t.state,
          asked(t.state).options.findIndex((o) => o.type === 'pass'),
        );
      return t.state;
    };
    const idle = holding('Twilight');
    expect(asked(idle).options.some((o) => o.type === 'play')).toBe(true);
    expect(stops(idle)).toBe(false);
    expect(stops(idle, { marked: [query.idOf(idle, idle.players[1].hand[0])] })).toBe(true);
    expect(stops(holding('Twilight', 'Wargs'))).toBe(true);
  });

  it('with nothing going on: while organizing, and else for what is for the phase', () => {
    const at = (moment: 'organization' | 'hazards' | 'entered', ...hand: Named[]): State => {
      const t = new Stage(officialPool('coe'), 1);
      t.board({
        resource: {
          companies: [
            { at: 'Moria', members: [{ name: 'Elrond', bears: ['Cram'] }, 'Aragorn II'] },
          ],
          hand,
        },
        hazard: { events: ['Minions Stir'] },
        moment,
        asksPasses: true,
      });
      expect(asked(t.state).seat).toBe(0);
      return t.state;
    };
    expect(stops(at('organization', 'Marvels Told'))).toBe(true);
    const moving = at('hazards', 'Marvels Told');
    expect(asked(moving).options.length).toBeGreaterThan(1);
    expect(stops(moving)).toBe(false);
    expect(stops(at('entered', 'Marvels Told'))).toBe(false);
    expect(stops(at('entered', 'Glamdring'))).toBe(true);
    // unless no stop is set there at all
    expect(stops(at('entered', 'Glamdring'), { stops: { 'mine/site': false } })).toBe(false);
  });

  it('for a roll that can be helped, if it could fail', () => {
    const storing = (...bears: Named[]): State => {
      const t = new Stage(officialPool('coe'), 1);
      t.board({
        resource: {
          companies: [{ at: 'Rivendell', members: [{ name: 'Elrond', bears }, 'Bilbo'] }],
          hand: ['Marvels Told'],
        },
        hazard: { events: ['Minions Stir'] },
        moment: 'organization',
      });
      t.resource.chooses('store Glamdring');
      expect(asked(t.state).options.some((o) => o.type === 'support')).toBe(true);
      return t.state;
    };
    expect(stops(storing('Glamdring'))).toBe(false);
    const state = storing('Glamdring', 'Palantír of Orthanc');
    expect(stops(state)).toBe(true);
    const d = asked(state);
    const alone = { ...d, options: d.options.filter((o) => o.type !== 'support') };
    expect(passFor(state, alone, RULES)).toBeGreaterThanOrEqual(0);
  });

  it('not again this turn, or not until the others do something, where one may be quiet', () => {
    const s = attacked('Concealment');
    expect(stops(s, { hush: { until: 'turn', turn: s.turn } })).toBe(false);
    expect(stops(s, { hush: { until: 'turn', turn: s.turn - 1 } })).toBe(true);
    expect(stops(s, { hush: { until: 'doing', stamp: stampOf(s, 0) } })).toBe(false);
    expect(stops(s, { hush: { until: 'doing', stamp: 'another' } })).toBe(true);
    const moment = momentOf(s, asked(s));
    expect(moment).not.toBeNull();
    expect(stops(s, { declined: [moment ?? ''] })).toBe(false);
  });
});

describe('who may be quiet', () => {
  it('in another’s turn, and in one’s own only while something is going on', () => {
    const at = (moment: 'organization' | 'hazards'): State => {
      const t = new Stage(officialPool('coe'), 1);
      t.board({
        resource: { companies: [{ at: 'Rivendell', to: 'Moria', members: ['Aragorn II'] }] },
        hazard: { hand: ['Wargs'] },
        moment,
        asksPasses: true,
      });
      if (moment === 'hazards') t.resource.passes();
      return t.state;
    };
    const own = at('organization');
    expect([asked(own).seat, mayHush(own, asked(own))]).toEqual([0, false]);
    const other = at('hazards');
    expect([asked(other).seat, mayHush(other, asked(other))]).toEqual([1, true]);
  });
});

/** A company before a site, whose player holds these. */
function beforeSite(...hand: Named[]): State {
  const t = new Stage(officialPool('coe'), 1);
  t.board({
    resource: { companies: [{ at: 'Moria', members: ['Aragorn II', 'Bilbo'] }], hand },
    hazard: {},
    moment: 'site',
    asksPasses: true,
  });
  t.passUntil('enter');
  return t.state;
}

describe('what has an answer of itself', () => {
  const answer = (s: State, rules: Partial<PassRules> = {}): string | undefined => {
    const d = asked(s);
    return d.options[answerFor(s, d, { ...RULES, ...rules })]?.type;
  };

  it('a site at which nothing could be done is not entered, unless one wants to be asked or it would tell', () => {
    const idle = beforeSite('Men of Anfalas');
    expect(asked(idle).about).toBe('enter');
    expect(answer(idle)).toBe('pass');
    expect(answer(idle, { hides: true })).toBeUndefined();
    expect(answer(idle, { stops: { 'mine/enter': true } })).toBeUndefined();
    expect(answer(beforeSite('Glamdring'))).toBeUndefined();
  });

  it('the way is taken on which nothing more can be keyed than on any other', () => {
    const way = (...names: string[]): Option =>
      ({
        type: 'path',
        movement: 'region',
        steps: names.map((name) => ({ type: 'wilderness', name })),
        leave: -1,
      }) as Option;
    const path = (...options: Option[]): Decision => ({
      seat: 0,
      kind: 'route',
      about: 'path',
      card: -1,
      options,
    });
    const s = beforeSite();
    const taken = (d: Decision, rules: Partial<PassRules> = {}): number =>
      answerFor(s, d, { ...RULES, ...rules });
    const short = path(way('Rhudaur', 'Cardolan', 'Hollin'), way('Rhudaur', 'Hollin'));
    expect(taken(short)).toBe(1);
    expect(taken(short, { stops: { 'mine/path': true } })).toBe(-1);
    expect(taken(path(way('Rhudaur', 'Hollin'), way('Cardolan', 'Hollin')))).toBe(-1);
  });

  it('several cards to discard are one plan, which holds while exactly that is asked', () => {
    const t = new Stage(officialPool('coe'), 1);
    const hand = [...new Array<Named>(6).fill('Glamdring'), ...new Array<Named>(5).fill('Cram')];
    t.board({
      resource: { companies: [{ at: 'Moria', members: ['Aragorn II'] }], hand },
      hazard: {},
      moment: 'hazards',
    });
    t.passUntil('discard-to-size');
    const s = t.state;
    const d = asked(s);
    const g = gathered(s, d);
    expect(g).toEqual({ how: 'cards', least: 3, most: 3 });
    if (!g) return;
    const cram = s.players[0].hand.filter((id) => query.nameOf(s, id) === 'Cram').slice(0, 3);
    let plan: Plan | null = planCards(s, d, g, cram);
    for (let i = 0; i < 3; i++) {
      const now = asked(s);
      expect(now.about).toBe('discard-to-size');
      const next = follow(s, now, plan as Plan);
      plan = next.rest;
      advance(s, next.answer);
    }
    expect(plan).toBeNull();
    expect(s.players[0].hand.filter((id) => query.nameOf(s, id) === 'Cram')).toHaveLength(2);
    expect(s.players[0].hand).toHaveLength(8);
  });

  it('what a plan has only perhaps is passed over if something later of it is asked, and nothing else is', () => {
    const s = beforeSite('Glamdring');
    const d = asked(s);
    const [option] = d.options;
    const at = (about: Decision['about'], maybe?: true): Plan['steps'][number] => ({
      about: [about],
      option,
      ...(maybe && { maybe }),
    });
    const plan = (...steps: Plan['steps']): Plan => ({ stamp: stampOf(s, d.seat), steps });
    expect(d.about).toBe('enter');
    const last = at('support');
    expect(follow(s, d, plan(at('strike', true), at('enter'), last))).toEqual({
      answer: 0,
      rest: plan(last),
    });
    expect(follow(s, d, plan(at('strike', true), at('enter')))).toEqual({ answer: 0, rest: null });
    expect(follow(s, d, plan(at('strike'), at('enter')))).toEqual({ answer: -1, rest: null });
    expect(follow(s, d, plan(at('strike', true)))).toEqual({ answer: -1, rest: null });
    // the right question, but not an answer to it
    const other: Option = { type: 'yes' };
    expect(follow(s, d, plan({ about: ['enter'], option: other })).answer).toBe(-1);
  });

  it('a plan that waits for strikes outlives the question who takes one', () => {
    const s = attacked('Concealment');
    const d = asked(s);
    const steps: Plan['steps'] = [{ about: ['support'], option: { type: 'pass' } }];
    const plan: Plan = { stamp: stampOf(s, d.seat), steps, waits: true };
    const defend: Decision = { ...d, about: 'defend' };
    expect(follow(s, defend, plan)).toEqual({ answer: -1, rest: plan });
    expect(follow(s, defend, { stamp: plan.stamp, steps })).toEqual({ answer: -1, rest: null });
    expect(follow(s, d, plan)).toEqual({ answer: -1, rest: null });
  });
});
