import { type Decision, decision, query, type State } from '@mathom/engine';
import { type PassRules, passFor } from '@mathom/engine/attention';
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

  it('for a card that was marked, wherever it can be used; and never for one that is not to be asked for', () => {
    const idle = attacked('Marvels Told');
    const id = query.idOf(idle, idle.players[0].hand[0]);
    expect(stops(idle, { marked: [id] })).toBe(true);
    const busy = attacked('Concealment');
    const quiet = query.idOf(busy, busy.players[0].hand[0]);
    expect(stops(busy, { quiet: [quiet] })).toBe(false);
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

  it('for a roll that can be helped', () => {
    const t = new Stage(officialPool('coe'), 1);
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: [{ name: 'Elrond', bears: ['Glamdring'] }, 'Bilbo'] },
        ],
        hand: ['Marvels Told'],
      },
      hazard: { events: ['Minions Stir'] },
      moment: 'organization',
    });
    t.resource.chooses('store Glamdring');
    const d = asked(t.state);
    expect(d.options.some((o) => o.type === 'support')).toBe(true);
    expect(stops(t.state)).toBe(true);
    const alone = { ...d, options: d.options.filter((o) => o.type !== 'support') };
    expect(passFor(t.state, alone, RULES)).toBeGreaterThanOrEqual(0);
  });
});
