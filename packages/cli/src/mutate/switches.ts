import type { Mutant } from './mutant.ts';

/** What asks at run time whether a change is the one that is tried (`on.ts` provides it). */
const ON = 'globalThis.mutantOn';

/** What keeps how a card is made, to make it again with a change. */
const CARD = 'globalThis.mutantCard';

function switched({ id, as, becomes }: Mutant, was: string): string {
  const on = `${ON}(${id})`;
  if (as === 'property') return `...(${on} ? {} : { ${was} })`;
  if (as === 'statement') return `{ if (${on}) { ${becomes} } else { ${was} } }`;
  if (as === 'element') return `...(${on} ? [] : [${was}])`;
  return `(${on} ? (${becomes}) : (${was}))`;
}

type Piece = Mutant | { readonly start: number; readonly end: number; readonly card: string };

/**
 * The source of a file with all of its changes in it, each behind a switch: it is built once, and
 * every change is tried with the same build. A change within another is there in what it was.
 */
export function withSwitches(text: string, mutants: readonly Mutant[]): string {
  const cards = new Map<string, Piece>();
  for (const { card, within } of mutants)
    if (card && within) cards.set(card, { start: within[0], end: within[1], card });
  const outerFirst = [...cards.values(), ...mutants].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const render = (from: number, to: number, those: readonly Piece[]): string => {
    let out = '';
    let at = from;
    for (let i = 0; i < those.length; ) {
      const outer = those[i];
      let j = i + 1;
      while (j < those.length && those[j].start < outer.end) j++;
      out += text.slice(at, outer.start);
      const inside = render(outer.start, outer.end, those.slice(i + 1, j));
      out += 'id' in outer ? switched(outer, inside) : `${CARD}('${outer.card}', () => ${inside})`;
      at = outer.end;
      i = j;
    }
    return out + text.slice(at, to);
  };
  return render(0, text.length, outerFirst);
}
