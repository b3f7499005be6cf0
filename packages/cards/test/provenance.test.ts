import { query, type State } from '@mathom/engine';
import { type BoardSpec, Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { officialPool } from '../src/official.ts';

// Every number says where it comes from, step by step: a page shows it, and a player checks it.

const staged = (board: BoardSpec, then: (t: Stage) => void = () => {}): State => {
  const t = new Stage(officialPool('coe'), 1);
  t.board(board);
  then(t);
  return t.state;
};

const called = (s: State, name: string): number =>
  s.def.findIndex((_, id) => query.nameOf(s, id) === name && s.zone[id] === 'play');

/** The number, and the steps that lead to it. */
const told = (
  ask: (trace: query.Trace) => number,
): [number, ...(readonly [string, number, number])[]] => {
  const trace: query.Trace = [];
  const n = ask(trace);
  return [n, ...trace.map(({ from, by, total }) => [from, by, total] as const)];
};

const laden = (): State =>
  staged({
    resource: {
      companies: [
        {
          at: 'Rivendell',
          members: [
            { name: 'Gimli', bears: ['Dagger of Westernesse', 'Lure of Creation'] },
            { name: 'Elrond', bears: ['Vilya'] },
          ],
        },
      ],
    },
    moment: 'organization',
  });

describe('where a number comes from', () => {
  it('prowess: what is printed, and each card by its name', () => {
    const s = laden();
    const gimli = called(s, 'Gimli');
    expect(told((trace) => query.stat(s, 'prowess', gimli, { trace }))).toEqual([
      6,
      ['printed', 5, 5],
      ['Dagger of Westernesse', 1, 6],
    ]);
    expect(told((trace) => query.stat(s, 'body', gimli, { trace }))).toEqual([
      8,
      ['printed', 8, 8],
    ]);
  });

  it('corruption: each burden that he bears', () => {
    const s = laden();
    const own = told((trace) => query.corruptionTotal(s, called(s, 'Gimli'), trace));
    expect(own).toEqual([3, ['Dagger of Westernesse', 1, 1], ['Lure of Creation', 2, 3]]);
    // asked for as any other number it says the same
    expect(told((trace) => query.stat(s, 'corruption', called(s, 'Gimli'), { trace }))).toEqual(
      own,
    );
  });

  it('what is added to a corruption check: by whom', () => {
    const s = staged({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Sam Gamgee', bears: ['Cram'] }, 'Gimli'] },
        ],
      },
      moment: 'organization',
    });
    const of = (name: string) =>
      told((trace) => query.rollModifier(s, 'corruption-check', called(s, name), -1, trace));
    expect(of('Sam Gamgee')).toEqual([3, ['Sam Gamgee', 3, 3]]);
    expect(of('Gimli')).toEqual([0]);
  });

  it('general influence and the size of a hand: the base, and what is added', () => {
    const s = staged({
      resource: { companies: [{ at: 'Rivendell', members: ['Elrond'] }] },
      hazard: { kind: 'ringwraith', companies: [{ at: 'LE-359', members: ['Gorbag'] }] },
      moment: 'organization',
    });
    expect(told((trace) => query.playerStat(s, 'general-influence', 0, trace))).toEqual([
      20,
      ['base', 20, 20],
    ]);
    expect(told((trace) => query.playerStat(s, 'hand-size', 0, trace))).toEqual([
      9,
      ['base', 8, 8],
      ['Elrond', 1, 9],
    ]);
    // the five more of a Ringwraith control nobody (coe/1.12.R1)
    expect(told((trace) => query.playerStat(s, 'general-influence', 1, trace))).toEqual([
      20,
      ['base', 20, 20],
    ]);
  });

  it('the hazard limit: the size of the company', () => {
    const s = staged({
      resource: {
        companies: [
          { at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gimli', 'Sam Gamgee', 'Dori'] },
        ],
      },
      moment: 'hazards',
      asksPasses: true,
    });
    const co = s.companies[0];
    expect(told((trace) => query.companyStat(s, 'hazard-limit', co, undefined, trace))).toEqual([
      4,
      ['base', 4, 4],
    ]);
  });

  it('what others bear, and what lies in play: by the names of the cards', () => {
    const s = staged({
      resource: {
        companies: [
          {
            at: 'Rivendell',
            to: 'Bree',
            members: [{ name: 'Frodo', bears: ['The One Ring'] }, 'Sam Gamgee', 'Gimli', 'Dori'],
          },
        ],
      },
      hazard: { kind: 'ringwraith', events: ['The Great Eye'] },
      moment: 'hazards',
      asksPasses: true,
    });
    const dori = called(s, 'Dori');
    expect(told((trace) => query.corruptionTotal(s, dori, trace))).toEqual([
      1,
      ['The One Ring', 1, 1],
    ]);
    const co = s.companies[0];
    expect(told((trace) => query.companyStat(s, 'hazard-limit', co, undefined, trace))).toEqual([
      2,
      ['base', 3, 3],
      ['The Great Eye', -1, 2],
    ]);
  });

  it('an attack: what is printed, and what lies in play', () => {
    const s = staged(
      {
        resource: {
          companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond', 'Gimli', 'Dori'] }],
        },
        hazard: { hand: ['Wargs', 'Wolves'], events: ['Wake of War'] },
        moment: 'hazards',
        asksPasses: true,
      },
      (t) => {
        t.hazard.plays('Wargs', 'Wilderness').stage.resolve();
      },
    );
    const f = query.attackFrame(s);
    if (!f) throw new Error('nobody attacks');
    expect(told((trace) => query.attackStat(s, f, 'attack-prowess', trace))).toEqual([
      10,
      ['printed', 9, 9],
      ['Wake of War', 1, 10],
    ]);
    expect(told((trace) => query.attackStat(s, f, 'strikes', trace))).toEqual([
      3,
      ['printed', 2, 2],
      ['Wake of War', 1, 3],
    ]);
  });
});
