import { officialPool } from '@mathom/cards/official';
import { advance, decision, query, type State, view } from '@mathom/engine';
import { type BoardSpec, buildBoard, Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { greedy, rngOf } from '../src/index.ts';

/** The names of the cards that greedy plays or uses, one after the other, until that phase is over. */
function doings(board: BoardSpec): string[] {
  const s: State = buildBoard(board, officialPool('coe'));
  const { phase } = s;
  const out: string[] = [];
  const rng = rngOf(1);
  for (let d = decision(s); d && s.phase === phase; d = decision(s)) {
    if (out.length > 20) throw new Error(`for ever: ${out.join(', ')}`);
    const i = greedy.choose(view(s, d.seat), rng);
    const o = d.options[i];
    if (o.type === 'play' || o.type === 'use') out.push(`${o.type} ${query.nameOf(s, o.card)}`);
    advance(s, i);
  }
  return out;
}

const kind = 'ringwraith';
const COMMAND = "I'll Report You";

/** What greedy does next. */
function next(s: State): string {
  const d = decision(s);
  if (!d) throw new Error('nobody is asked');
  const o = d.options[greedy.choose(view(s, d.seat), rngOf(1))];
  return o.type === 'play' ? `play ${query.nameOf(s, o.card)}` : o.type;
}

describe('What comes back to hand', () => {
  it('is not played again in the same phase', () => {
    const t = new Stage(officialPool('coe'));
    const companies = [{ at: 'LE-364', members: ['Orc Captain', 'Orc Brawler'] }] as const;
    t.board({ resource: { kind, companies, hand: [COMMAND] }, moment: 'organization' });
    expect(next(t.state)).toBe(`play ${COMMAND}`);
    t.resource.plays(COMMAND, 'Orc Captain').stage.resolve();
    t.resource.uses(COMMAND).stage.resolve();
    expect(t.hand(0)).toEqual([COMMAND]);
    expect(query.cameBack(t.state, t.card(COMMAND).id)).toBe(true);
    expect(next(t.state)).not.toBe(`play ${COMMAND}`);
    // once something else goes on it is a card like any other
    t.state.phase = 'site';
    expect(query.cameBack(t.state, t.card(COMMAND).id)).toBe(false);
  });

  it('is worth as much as what it gives way to: two commands do not change places', () => {
    const member = { name: 'Orc Captain', bears: ["I'll Report You"] } as const;
    const companies = [{ at: 'LE-364', members: [member, 'Orc Brawler'] }] as const;
    for (const hand of [['Smart and Secret'], ["I'll Report You"]] as const)
      expect(doings({ resource: { kind, companies, hand }, moment: 'organization' })).toEqual([]);
  });

  it('is played for the first time all the same', () => {
    const companies = [{ at: 'LE-364', members: ['Orc Captain', 'Orc Brawler'] }] as const;
    const hand = ["I'll Report You", 'Smart and Secret'] as const;
    const done = doings({ resource: { kind, companies, hand }, moment: 'organization' });
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done).size).toBe(done.length);
  });
});

it('taps nobody to untap another, who could do the same for him', () => {
  const members = [
    'Bûrat',
    { name: 'Tûma', tapped: true },
    { name: 'Wûluag', tapped: true },
  ] as const;
  const companies = [{ at: 'LE-359', members }] as const;
  expect(doings({ resource: { kind, companies }, moment: 'site' })).toEqual([]);
});
