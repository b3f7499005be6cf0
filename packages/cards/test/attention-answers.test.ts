import { advance, type Decision, decision, type Option, query, type State } from '@mathom/engine';
import {
  answerFor,
  foresee,
  gathered,
  holdShare,
  isStale,
  mayHush,
  momentOf,
  type PassRules,
  passDelay,
  passFor,
  planCards,
  planCount,
  planFacing,
  planHelp,
  stampOf,
  stopsAt,
  worthAsking,
} from '@mathom/engine/attention';
import { type BoardSpec, type Named, Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { officialPool } from '../src/official.ts';

const RULES: PassRules = { autopass: true, stops: {}, quiet: [], marked: [], passOwn: true };

const stage = (board: BoardSpec): Stage => {
  const t = new Stage(officialPool('coe'), 1);
  t.board(board);
  return t;
};

const asked = (s: State): Decision => {
  const d = decision(s);
  if (!d) throw new Error('Nobody is asked.');
  return d;
};

/** A question as it could be put to the first player, whatever is going on. */
const question = (
  about: Decision['about'],
  kind: Decision['kind'],
  ...options: Option[]
): Decision => ({
  seat: 0,
  kind,
  about,
  card: -1,
  options,
});
const PASS: Option = { type: 'pass' };

const holding = (...hand: Named[]): State =>
  stage({
    resource: { companies: [{ at: 'Rivendell', members: ['Aragorn II', 'Bilbo'] }], hand },
    hazard: {},
    moment: 'organization',
  }).state;

const inHand = (s: State, name: string): number =>
  s.players[0].hand.find((id) => query.nameOf(s, id) === name) ?? -1;

describe('what a table answers of itself', () => {
  it('nothing, where its player wants to do all himself, or may act', () => {
    const s = holding('Cram');
    const draw = question('draw', 'confirm', { type: 'yes' }, { type: 'no' });
    expect(answerFor(s, draw, RULES)).toBe(0);
    expect(answerFor(s, draw, { ...RULES, autopass: false })).toBe(-1);
    expect(answerFor(s, { ...draw, kind: 'act' }, RULES)).toBe(-1);
    expect(answerFor(s, { ...draw, kind: 'respond' }, RULES)).toBe(-1);
    expect(passFor(s, question('organization', 'act', PASS), { ...RULES, autopass: false })).toBe(
      -1,
    );
  });

  it('cards are drawn for as long as there is room for them, unless one wants to be asked', () => {
    const draw = question('draw', 'confirm', { type: 'no' }, { type: 'yes' });
    const room = (n: number): State => holding(...new Array<Named>(n).fill('Cram'));
    expect(answerFor(room(7), draw, RULES)).toBe(1);
    expect(answerFor(room(8), draw, RULES)).toBe(-1);
    expect(answerFor(room(7), draw, { ...RULES, stops: { 'any/draw': true } })).toBe(-1);
  });

  it('of cards that may go at the end of the turn the one goes that was named for it', () => {
    const s = holding('Cram', 'Glamdring');
    const [sword, food] = [inHand(s, 'Glamdring'), inHand(s, 'Cram')];
    const d = question(
      'discard-one',
      'pick',
      PASS,
      { type: 'card', card: food },
      {
        type: 'card',
        card: sword,
      },
    );
    expect(answerFor(s, d, RULES)).toBe(-1);
    expect(answerFor(s, d, { ...RULES, stops: { 'mine/organization': false } })).toBe(0);
    expect(answerFor(s, d, { ...RULES, letGo: [query.idOf(s, sword)] })).toBe(2);
    expect(answerFor(s, d, { ...RULES, letGo: ['no such card'] })).toBe(-1);
  });

  it('nothing else', () => {
    expect(answerFor(holding(), question('offer', 'alternative', PASS), RULES)).toBe(-1);
  });

  it('to stop where nobody said otherwise is the rule of the place, and to stop at an unknown one', () => {
    expect(stopsAt(RULES, 'mine/untap')).toBe(false);
    expect(stopsAt(RULES, 'mine/site')).toBe(true);
    expect(stopsAt({ ...RULES, stops: { 'mine/site': false } }, 'mine/site')).toBe(false);
    expect(stopsAt(RULES, 'mine/council')).toBe(true);
  });
});

describe('how long it takes to pass', () => {
  it('alone a moment, longer for what was declared; among people as long as chance has it', () => {
    const d = question('movement-hazard', 'act', PASS);
    expect(passDelay(d, null)).toBe(80);
    expect(passDelay({ ...d, kind: 'respond' }, null)).toBe(350);
    expect(passDelay(d, 0)).toBe(350);
    expect(passDelay(d, 0.5)).toBe(800);
  });

  it('all of it where most people want to be asked, a quarter where hardly anybody does', () => {
    const s = holding();
    const d = question('organization', 'act', PASS);
    expect(holdShare(s, d)).toBe(1);
    s.phase = 'untap';
    expect(holdShare(s, d)).toBe(0.25);
    expect(holdShare(s, { ...d, kind: 'respond' })).toBe(1);
  });
});

describe('several answers as one gesture', () => {
  it('so many of what is taken out of a sideboard, each of them one that may be left', () => {
    const t = stage({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Gandalf', 'Bilbo'] }],
        sideboard: ['Glamdring', 'Cram', 'Sting'],
      },
      hazard: {},
      moment: 'organization',
    });
    t.resource.chooses('up to five cards from the sideboard');
    const s = t.state;
    const d = asked(s);
    expect(d.about).toBe('sideboard');
    const g = gathered(s, d);
    expect(g).toEqual({ how: 'cards', least: 0, most: 3 });
    if (g === null) return;
    const ids = s.players[0].sideboard;
    const of = (id: number) => ({
      about: ['sideboard'],
      option: { type: 'card', card: id },
      def: s.def[id],
    });
    const stop = { about: ['sideboard'], option: PASS };
    expect(planCards(s, d, g, ids.slice(0, 2)).steps).toEqual([of(ids[0]), of(ids[1]), stop]);
    expect(planCards(s, d, g, ids).steps).toEqual(ids.map(of));
    const must = { ...d, options: d.options.filter((o) => o.type !== 'pass') };
    expect(planCards(s, must, g, ids.slice(0, 1)).steps).toEqual([of(ids[0])]);
    // with one card, or one left to take, there is nothing to gather
    expect(gathered(s, { ...d, options: d.options.slice(0, 2) })).toBeNull();
    expect(gathered(s, { ...d, kind: 'confirm' })).toBeNull();
  });

  it('so many cards to draw, and then no more', () => {
    const s = holding();
    const d = question('draw', 'confirm', { type: 'yes' }, { type: 'no' });
    const said = (n: number) =>
      planCount(s, d, { how: 'count', most: 2 }, n).steps.map((x) => x.option.type);
    expect(said(0)).toEqual(['no']);
    expect(said(1)).toEqual(['yes', 'no']);
    expect(said(2)).toEqual(['yes', 'yes']);
    expect(gathered(s, d)).toBeNull();
  });

  it('those who help, as many as there are of them', () => {
    const s = holding();
    const card = (id: number): Option => ({ type: 'card', card: id });
    const d = question('support', 'pick', PASS, card(1), card(2));
    expect(gathered(s, d)).toEqual({ how: 'cards', least: 0, most: 2 });
    expect(gathered(s, { ...d, options: d.options.slice(0, 2) })).toBeNull();
    expect(gathered(s, { ...d, about: 'offer' })).toBeNull();
  });

  it('in a strike: whether he taps, who helps, and nobody else', () => {
    const s = holding();
    const who = s.companies[0].members[0];
    const d = question('stay-untapped', 'confirm', { type: 'no' }, { type: 'yes' });
    const about = ['stay-untapped', 'stay-cheaply'];
    expect(planHelp(s, d, true, [who]).steps).toEqual([
      { about, option: { type: 'yes' } },
      { about: ['support'], option: { type: 'card', card: who }, def: s.def[who] },
      { about: ['support'], option: PASS, maybe: true },
    ]);
    expect(planHelp(s, d, false, []).steps[0].option).toEqual({ type: 'no' });
  });

  it('who faces strikes of one attack: one after the other, as long as the others do nothing', () => {
    const s = holding();
    const [one, other] = s.companies[0].members;
    const d = question('defend', 'assign', { type: 'assign', who: one }, PASS);
    const first = planFacing(s, d, null, one, true);
    expect(first.waits).toBe(true);
    expect(first.steps.map((x) => [x.about[0], x.option.type, x.maybe, x.of])).toEqual([
      ['strike', 'strike', true, undefined],
      ['stay-untapped', 'yes', true, one],
      ['support', 'pass', true, one],
      ['strike-defender', 'pass', true, one],
    ]);
    const both = planFacing(s, d, first, other, false);
    expect(both.steps.slice(0, 4)).toEqual(first.steps);
    expect(both.steps[5].option).toEqual({ type: 'no' });
    expect(isStale(s, 0, both)).toBe(false);
    // what was no plan for this, or is out of date, is forgotten
    const { waits: _, ...plain } = first;
    expect(planFacing(s, d, plain, other, false).steps).toHaveLength(4);
    expect(planFacing(s, d, { ...first, stamp: 'another' }, other, false).steps).toHaveLength(4);
  });
});

describe('what can be told before', () => {
  it('at whom something could be aimed; not what would be asked of another, nor anything else', () => {
    const t = stage({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Elrond', 'Gandalf'] }],
        hand: ['Marvels Told'],
      },
      hazard: { events: ['Minions Stir'] },
      moment: 'organization',
    });
    const s = t.state;
    const d = asked(s);
    const told = d.options.findIndex((o) => o.type === 'play');
    expect(foresee(s, d, told)).toMatchObject({ seat: 0, kind: 'aim' });
    const organize = d.options.findIndex((o) => o.type === 'organize');
    expect(foresee(s, d, organize)).toBeNull();
    expect(foresee(s, d, 99)).toBeNull();
  });
});

/** Two Orcs come upon a company. */
const attacked = (...hand: Named[]): Stage => {
  const t = stage({
    resource: {
      companies: [{ at: 'Moria', members: ['Aragorn II', 'Bilbo', 'Elrond'] }],
      hand,
    },
    hazard: { hand: ['Orc-guard'] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.hazard.plays('Orc-guard').stage.resolve();
  return t;
};

describe('where one may be quiet', () => {
  it('only where one may act or answer, and pass', () => {
    const t = attacked('Concealment');
    t.passUntil('attack');
    const s = t.state;
    const d = asked(s);
    expect(mayHush(s, d)).toBe(true);
    expect(mayHush(s, { ...d, kind: 'respond' })).toBe(true);
    expect(mayHush(s, { ...d, kind: 'pick' })).toBe(false);
    expect(mayHush(s, { ...d, options: d.options.filter((o) => o.type !== 'pass') })).toBe(false);
    const hush = { until: 'doing', stamp: stampOf(s, 0) } as const;
    expect(passFor(s, { ...d, kind: 'pick' }, { ...RULES, hush })).toBe(-1);
  });

  it('a moment comes again while nothing changes, and wounds change it', () => {
    const t = attacked('Concealment');
    t.passUntil('attack');
    const s = t.state;
    const d = asked(s);
    const before = momentOf(s, d);
    expect(momentOf(s, { ...d, about: 'between-strikes' })).toBe(before);
    expect(momentOf(s, { ...d, about: 'movement-hazard' })).not.toBe(before);
    expect(momentOf(s, { ...d, about: 'site' })).toBeNull();
    expect(momentOf(s, { ...d, kind: 'respond' })).toBeNull();
    s.status[s.companies[0].members[0]] = 2;
    expect(momentOf(s, d)).not.toBe(before);
  });
});

describe('what bears on what is going on', () => {
  it('in an attack: nothing that can be done another time, whatever else is asked', () => {
    const t = attacked('Concealment', 'Marvels Told');
    t.passUntil('attack');
    const s = t.state;
    const d = asked(s);
    const none = (): boolean => false;
    const worth = (...options: Option[]): boolean => worthAsking(s, { ...d, options }, none);
    expect(worth(PASS)).toBe(false);
    expect(worth({ type: 'back' })).toBe(false);
    expect(worth({ type: 'home-cancel', card: 1 })).toBe(true);
    expect(worth({ type: 'call' })).toBe(false);
    expect(worthAsking(s, { ...d, options: [PASS] }, () => true)).toBe(true);
    expect(worth(...d.options)).toBe(true);
    const card = inHand(s, 'Concealment');
    expect(worth(...d.options.filter((o) => !('card' in o) || o.card !== card))).toBe(false);
  });
});

describe('support in a strike', () => {
  /** What is answered for the defender, when a strike of that prowess falls on somebody of prowess 1. */
  const answer = (prowess: number, helpers: number): string => {
    const t = stage({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Bilbo', 'Sam Gamgee', 'Merry', 'Pippin'] },
        ],
      },
      hazard: { hand: ['Wargs'] },
      moment: 'hazards',
    });
    t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
    const s = t.state;
    for (let i = 0; i < 12; i++) {
      const d = asked(s);
      if (d.about === 'support') {
        const f = s.stack.find((x) => x.p === 'attack');
        if (f?.p !== 'attack') throw new Error('No attack.');
        f.foe.prowess = prowess;
        const options = [PASS, ...d.options.filter((o) => o.type === 'card').slice(0, helpers)];
        return options[answerFor(s, { ...d, options }, RULES)]?.type ?? 'asked';
      }
      const at = d.options.findIndex((o) => o.type === 'pass' || o.type === 'no');
      advance(s, Math.max(0, at));
    }
    throw new Error('Nobody could help.');
  };

  it('is asked for where it could change what comes of it', () => {
    const found = Array.from({ length: 20 }, (_, prowess) => [
      answer(prowess, 1),
      answer(prowess, 2),
    ]);
    const asks = (which: 0 | 1): number[] =>
      found.flatMap((said, prowess) => (said[which] === 'asked' ? [prowess] : []));
    // the least roll does not beat it, and the best with all that is added holds it off
    expect([Math.min(...asks(0)), Math.max(...asks(0)), asks(0).length]).toEqual([3, 14, 12]);
    expect([Math.min(...asks(1)), Math.max(...asks(1)), asks(1).length]).toEqual([3, 15, 13]);
    expect(found[0]).toEqual(['pass', 'pass']);
  });
});
