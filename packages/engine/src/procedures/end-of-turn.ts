import { happen } from '../happenings/happen.ts';
import { ask, type Option } from '../options.ts';
import { agentOf, allAgents } from '../query/agents.ts';
import { nameOf, newCtx } from '../query/cards.ts';
import { ringsToTest } from '../query/rings.ts';
import { goalOf, mayCall } from '../query/score.ts';
import { hazardPlayers, seatsFrom } from '../query/seats.ts';
import { facesUp } from '../query/secrecy.ts';
import { ctxWith } from '../state/ctx.ts';
import type { EndFrame } from '../state/frames.ts';
import type { Ctx, Seat, State } from '../state/types.ts';
import { put, remember, slip } from '../verbs/cards.ts';
import { callEnd } from '../verbs/ending.ts';
import { avertedFromHand, discard } from '../verbs/leaving.ts';
import { addEntry, ruleEntry } from './chain-start.ts';
import { type Procedure, pop, push } from './procedure.ts';
import { windowFrame } from './window.ts';

/** Gold rings that are where the rules test them (coe/6.2.R1, 6.2.R2, 6.2.B1). */
function testRings(s: State): void {
  const seat = s.active;
  for (const ring of ringsToTest(s, seat)) {
    const ctx: Ctx = ctxWith(newCtx(s, seat, ring), { it: ring });
    addEntry(
      s,
      'end-of-turn-start',
      ruleEntry(s, seat, `test ${nameOf(s, ring)}`, [{ do: 'test-ring', ring: 'it' }], ctx),
    );
  }
}

/** Either player may discard one card, hands are reset, the turn ends (coe/2.VI). */
export const endOfTurn: Procedure<EndFrame> = {
  start: {
    run(s, f) {
      f.s = 'window1';
      push(s, windowFrame(s, 'end-of-turn-start'));
      testRings(s);
    },
  },
  window1: {
    run(s, f) {
      f.s = 'discard';
      f.asking = 0;
      push(s, windowFrame(s, 'end-of-turn'));
    },
  },
  discard: {
    ask(s, f) {
      const seat = discarders(s)[f.asking];
      if (seat === undefined) {
        f.s = 'window2';
        return null;
      }
      const options: Option[] = [{ type: 'pass' }];
      for (const id of s.players[seat].hand) options.push({ type: 'card', card: id });
      return ask(seat, 'pick', 'discard-one', options);
    },
    answer(s, f, o) {
      const seat = discarders(s)[f.asking++];
      if (o.type === 'card') discardFromHand(s, seat, o.card);
    },
  },
  window2: {
    run(s, f) {
      f.s = 'reset';
      push(s, windowFrame(s, 'end-of-turn'));
    },
  },
  reset: {
    run(s, f) {
      f.s = 'window3';
      push(s, {
        p: 'reset',
        s: 'ask',
        seats: seatsFrom(s, s.active),
      });
    },
  },
  window3: {
    run(s, f) {
      f.s = 'signal';
      push(s, windowFrame(s, 'end-of-turn'));
    },
  },
  signal: {
    run(s, f) {
      f.s = 'call';
      for (const co of allAgents(s))
        if (co.agent.home !== '') discard(s, agentOf(co), 'there is no card of his home');
      happen(s, { event: 'phase', phase: 'end-of-turn', edge: 'end', seat: s.active });
      push(s, windowFrame(s, 'turn-end'));
    },
  },
  call: {
    ask(s, f) {
      if (mayCall(s, s.active))
        return ask(s.active, 'confirm', 'call', [{ type: 'pass' }, { type: 'call' }]);
      f.s = 'end';
      return null;
    },
    answer(s, f, o) {
      f.s = 'end';
      if (o.type === 'call') callEnd(s, s.active);
    },
  },
  end: {
    run(s, f) {
      pop(s, f);
      const { decks } = goalOf(s);
      // when every deck has been exhausted often enough the game ends after this turn (coe/10.2)
      if (s.players.every((p) => p.exhausted >= decks)) s.endAfterTurn = true;
    },
  },
};

/** Who may discard a card: whose turn it is, and who played hazards in it (crf/term/multi-player-games/1). */
const discarders = (s: State): Seat[] => [s.active, ...hazardPlayers(s)];

/** A card thrown away from hand lies face-down, unless somebody makes it lie open. */
export function discardFromHand(s: State, seat: number, card: number, settled = false): void {
  if (!settled && avertedFromHand(s, card)) return;
  const open = facesUp(s, seat);
  // to whom it was shown before, he can speak of it (crf/card/the-hunt/1)
  remember(s, card);
  const id = open ? card : slip(s, card, s.players[seat].hand);
  put(s, id, 'discard', {
    known: open ? (1 << s.players.length) - 1 : 1 << seat,
    why: 'from hand',
  });
  s.unsettled = true;
}
