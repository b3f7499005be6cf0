import {
  type Applied,
  type Decision,
  describeOption,
  explain,
  hash,
  query,
  readView,
  SPECTATOR,
  type State,
  shownEvent,
  type View,
  view,
} from '@mathom/engine';
import { answerFor, gathered, mayHush, type PassRules, passFor } from '@mathom/engine/attention';
import { chainOdds, corruptionOdds } from '@mathom/engine/outlook/check-odds';
import { strikeOddsOf, threatsAt } from '@mathom/engine/outlook/strike-odds';
import { movesTo, placesFor } from '@mathom/engine/outlook/where';

/** Of so many decisions one is looked at from all sides; of the others only what is on offer. */
const ALL_SIDES = 50;

/** A page that answers by itself wherever it may. */
const EAGER_PAGE: PassRules = {
  autopass: true,
  stops: {},
  quiet: [],
  marked: [],
  passOwn: true,
};

/** What anybody could see of a decision: what is on offer and, now and then, what stands behind it. */
export function* seenAt(s: State, d: Decision, n: number): Generator<unknown> {
  yield [d.seat, d.kind, d.about, d.options];
  if (n % ALL_SIDES !== 0) return;
  yield hash(s);
  yield readView(s, SPECTATOR).state;
  for (let seat = 0; seat < s.players.length; seat++) yield readView(s, seat).state;
  yield d.options.map((o) => describeOption(s, o));
  // as the page knows it
  const v = view(s, d.seat);
  yield* answered(v, d);
  yield* foreseen(v);
  yield* explained(s, d.seat);
  yield* fought(s);
}

/** What the page would answer by itself, and what it asks as one question. */
function* answered({ state: s }: View, d: Decision): Generator<unknown> {
  yield [passFor(s, d, EAGER_PAGE), answerFor(s, d, EAGER_PAGE), mayHush(s, d), gathered(s, d)];
}

/** Why each of his cards can or cannot be used. */
function* explained(s: State, seat: number): Generator<unknown> {
  const held = s.players[seat].hand;
  const about = query.companiesOf(s, seat).flatMap((co) => query.inCompany(s, co));
  for (const id of [...held, ...about, ...s.table]) yield [id, explain(s, seat, id)];
}

/** What lies ahead of him: where his cards could be played, how checks would end. */
function* foreseen({ state: s, seat }: View): Generator<unknown> {
  for (const id of s.players[seat].hand) yield placesFor(s, seat, id);
  for (const co of query.companiesOf(s, seat)) {
    yield [...movesTo(s, co)];
    yield co.members.map((who) => corruptionOdds(s, who));
    if (co.dest >= 0)
      yield threatsAt(s, co, co.dest).map(({ strikes, prowess, body, each }) => [
        strikes,
        prowess,
        body,
        each,
      ]);
  }
  yield chainOdds(s);
}

/** How those who are under attack would fare. */
function* fought(s: State): Generator<unknown> {
  const a = query.attackFrame(s);
  const co = a && query.company(s, a.company);
  // of two companies it is not said who faces whom before it has come to that
  if (!a || !co || a.foe.k === 'company') return;
  for (const who of co.members) yield strikeOddsOf(s, a, who);
}

/** What is told of a choice, to one player and to those who only watch. */
export function* heardOf({ told, state }: Applied): Generator<unknown> {
  const { length } = state.players;
  for (const each of told) yield [shownEvent(each, 0, length), shownEvent(each, SPECTATOR, length)];
}
