import { rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import {
  advance,
  createGame,
  decision,
  fork,
  type Option,
  query,
  type State,
} from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { blindness, placement, secrecy, structure } from '../src/invariants.ts';

/** Agents at homes all over the map, so that each player has somewhere to send them. */
const AGENTS = ['DM-3', 'DM-5', 'DM-13', 'DM-18', 'DM-19', 'DM-26', 'DM-8', 'DM-16'];

/** Sites near their homes. */
const SITES = ['TW-379', 'TW-395', 'TW-415', 'TW-417', 'TD-180', 'TW-407', 'TW-386', 'TW-390'];

/** A game in which both sides are full of agents, who act whenever they can. */
function* play(seed: number, steps: number): Generator<State> {
  const [a, b] = decks.slice(0, 2).map((deck) => ({
    ...deck,
    hazards: AGENTS.map((id): [string, number] => [id, 1]),
    sites: [...deck.sites, ...SITES.map((id): [string, number] => [id, 1])],
  }));
  const s = createGame({ decks: [a, b], seed }, officialPool());
  const rng = rngOf(seed);
  for (let i = 0; i < steps; i++) {
    const d = decision(s);
    if (!d) return;
    const isAgents = (o: Option): boolean =>
      (o.type === 'agent' && o.act === 'move') ||
      (o.type === 'play' && query.def(s, o.card).kind === 'character');
    const wanted = d.options.flatMap((o, k) => (isAgents(o) ? [k] : []));
    // nobody shows himself of his own accord
    const others = d.options.flatMap((o, k) =>
      o.type === 'reveal-agent' || o.type === 'agent-attack' ? [] : [k],
    );
    const among = wanted.length > 0 && rng(3) > 0 ? wanted : others;
    advance(s, among[rng(among.length)]);
    yield s;
  }
}

/** Those who have moved and whom only their own player has seen. */
const hidden = (s: State): query.AgentGroup[] =>
  query
    .allAgents(s)
    .filter((co) => co.agent.trail.length > 0 && s.known[query.agentOf(co)] === 1 << co.seat);

describe('agents who lie face-down', () => {
  it('are not told by a view, nor are the sites of their way', () => {
    let seen = 0;
    let n = 0;
    for (const s of play(7, 400)) {
      if (n++ % 7 !== 0) continue;
      if (hidden(s).length > 0) seen++;
      expect([...placement(s), ...structure(s), ...secrecy(s), ...blindness(s)]).toEqual([]);
    }
    expect(seen).toBeGreaterThan(5);
  });

  it('would be found out by the search if they were told', () => {
    for (const s of play(7, 400)) {
      const [co] = hidden(s);
      if (!co) continue;
      const told = fork(s);
      // as if the group noted which card of the pool he is
      const mine = told.companies.find((c) => c.id === co.id);
      if (mine) mine.limit = told.def[query.agentOf(co)];
      expect(secrecy(told).length).toBeGreaterThan(0);
      return;
    }
    expect.fail('no agent ever moved');
  });
});
