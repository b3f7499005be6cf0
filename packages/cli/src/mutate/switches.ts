import type { Mutant } from './mutant.ts';

/** What asks at run time whether a change is the one that is tried (`tests.ts` provides it). */
const ON = 'globalThis.mutantOn';

function switched({ id, as, becomes }: Mutant, was: string): string {
  const on = `${ON}(${id})`;
  if (as === 'property') return `...(${on} ? {} : { ${was} })`;
  if (as === 'element') return `...(${on} ? [] : [${was}])`;
  return `(${on} ? (${becomes}) : (${was}))`;
}

/**
 * The source of a file with all of its changes in it, each behind a switch: it is built once, and
 * every change is tried with the same build. A change within another is there in what it was.
 */
export function withSwitches(text: string, mutants: readonly Mutant[]): string {
  const outerFirst = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const render = (from: number, to: number, those: readonly Mutant[]): string => {
    let out = '';
    let at = from;
    for (let i = 0; i < those.length; ) {
      const outer = those[i];
      let j = i + 1;
      while (j < those.length && those[j].start < outer.end) j++;
      out += text.slice(at, outer.start);
      out += switched(outer, render(outer.start, outer.end, those.slice(i + 1, j)));
      at = outer.end;
      i = j;
    }
    return out + text.slice(at, to);
  };
  return render(0, text.length, outerFirst);
}
