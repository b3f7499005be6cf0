import { isDeepStrictEqual } from 'node:util';
import { apply, decision, explain, type Option, ownList, type State, view } from '@mathom/engine';
import { asSaid, difference, knows, questionIn, twinFor } from './invariants.ts';

/**
 * Nobody can tell from any answer of the engine what he does not know. For every seat the unseen
 * cards of hands and decks are exchanged among themselves (`by` so many places); what that seat is
 * shown, is offered and has explained must be the same, and what comes of its choices too, unless a
 * card comes to light by them.
 */
export function blindAnswers(
  s: State,
  by: number,
  tried: (options: readonly Option[]) => readonly Option[],
): string[] {
  const wrong: string[] = [];
  const asked = decision(s);
  s.players.forEach((_, seat) => {
    // while another is in the midst of an action the card that he uses cannot be another
    if (seat !== asked?.seat && asked?.kind !== 'act') return;
    const twin = twinFor(s, seat, by);
    const differs = (what: string, here: unknown, there: unknown): void => {
      const [a, b] = [asSaid(here), asSaid(there)];
      if (!isDeepStrictEqual(a, b))
        wrong.push(`to ${seat} ${what} tells of what is hidden${difference(a, b)}`);
    };
    differs('his view', view(s, seat), view(twin, seat));
    differs('his list', ownList(s, seat), ownList(twin, seat));
    for (let card = 0; card < s.def.length; card++) {
      if (mayAsk(s, seat, card))
        differs(`why ${card}`, explain(s, seat, card), explain(twin, seat, card));
    }
    if (asked.seat !== seat) return;
    for (const option of tried(asked.options)) {
      const [here, there] = [s, twin].map((x) => apply(x, option).state);
      if (showsMore(s, here, seat) || showsMore(twin, there, seat)) continue;
      const what = `what comes of ${JSON.stringify(option)}`;
      // whom the others are asked about is theirs, where they are asked whatever they could do
      if (s.asksPasses) differs(what, questionIn(here), questionIn(there));
      differs(what, view(here, seat), view(there, seat));
    }
  });
  return wrong;
}

/** As the server has it: one may ask about cards that one knows, and of hands about one's own. */
const mayAsk = (s: State, seat: number, card: number): boolean =>
  knows(s, seat, card) && (s.zone[card] !== 'hand' || s.owner[card] === seat);

/** A card has come to be known to that seat, so that what follows may well be another. */
const showsMore = (before: State, after: State, seat: number): boolean =>
  after.def.some((_, card) => knows(after, seat, card) && !knows(before, seat, card));
