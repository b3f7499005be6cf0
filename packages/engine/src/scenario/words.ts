/** Options as a scenario speaks of them: what is done, and for a card with several ways, which. */

import { describeOption } from '../describe.ts';
import type { Option } from '../options.ts';
import { comp, def } from '../query/cards.ts';
import { abilityText, playText } from '../render/index.ts';
import type { Cid, State } from '../state/types.ts';

/** An option in words. */
export interface Words {
  /** "play Twilight", "use Cram" */
  readonly does: string;
  /** what that way of the card says, in the words of the renderer; '' if there is but one */
  readonly way: string;
}

export function wordsOf(s: State, o: Option): Words {
  const all = describeOption(s, o);
  switch (o.type) {
    case 'play':
      return {
        does: all.replace(/ \(way \d+\)/, ''),
        way: playText(def(s, o.card), o.mode),
      };
    case 'reveal':
      return { does: all, way: playText(def(s, o.card), o.mode) };
    case 'use':
      return { does: all.replace(/ \(\d+\)/, ''), way: useText(s, o.of ?? o.card, o.ability) };
    default:
      return { does: all, way: '' };
  }
}

const useText = (s: State, id: Cid, ability: number): string =>
  comp(s, id).actions.length > 1 ? abilityText(def(s, id), ability) : '';

/** The texts of all ways to play that card, or to use it. */
export const waysOf = (s: State, id: Cid, verb: 'play' | 'use'): string[] => {
  const d = def(s, id);
  if (verb === 'use') return comp(s, id).actions.map(({ i }) => abilityText(d, i));
  const n =
    d.kind === 'event'
      ? d.plays.length
      : d.kind === 'creature'
        ? 1 + (d.asEvent?.plays.length ?? 0)
        : 1;
  return Array.from({ length: n }, (_, mode) => playText(d, mode));
};

export const says = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());

/** "use Cram", or with one of its ways: "use Cram: untap" */
export function fits(w: Words, wanted: string, exactly = false): boolean {
  const at = wanted.indexOf(': ');
  const does = at < 0 ? wanted : wanted.slice(0, at);
  const way = at < 0 ? '' : wanted.slice(at + 2);
  if (exactly ? w.does === wanted : w.does.includes(wanted)) return true;
  return at >= 0 && (exactly ? w.does === does : w.does.includes(does)) && says(w.way, way);
}
