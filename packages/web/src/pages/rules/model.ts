import type { Scenario } from '@mathom/engine/scenario';
import { type Chapter, chapterOf, rulebook } from '@mathom/rulings';
import { told } from '../../app/words.ts';
import { fold } from '../rulings/model.ts';

export interface RuleEntry {
  readonly number: string;
  readonly says: string;
  /** how far it is indented: 2.II.3.6.1 stands under 2.II.3.6, and that under 2.II.3 */
  readonly depth: number;
  /** for whom alone it is, if not for all */
  readonly whose: string;
  /** scenarios that show it, by their place among all */
  readonly proofs: readonly number[];
}

const KINDS: Readonly<Record<string, string>> = told({
  W: 'Wizard',
  R: 'Ringwraith',
  F: 'Fallen-wizard',
  B: 'Balrog',
});

/** The last part of a number says for which kind of player a rule is: 1.9.R2. */
const whoseIs = (number: string): string => {
  const kind = /\.([WRFB])\d*$/.exec(number);
  return kind ? KINDS[kind[1]] : '';
};

/** A rule is under the longest one of its chapter that its number continues. */
function depthOf(number: string, all: ReadonlySet<string>): number {
  let depth = 0;
  for (let at = number.lastIndexOf('.'); at > 0; at = number.lastIndexOf('.', at - 1))
    if (all.has(number.slice(0, at))) depth++;
  return depth;
}

export interface BookChapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleEntry[];
}

/** The whole book; what scenarios show is known once they are there. */
export function book(scenarios: readonly Scenario[] | null): BookChapter[] {
  const proofs = new Map<string, number[]>();
  scenarios?.forEach((sc, i) => {
    for (const id of sc.proves)
      if (id.startsWith('coe/')) {
        const list = proofs.get(id.slice(4));
        if (list) list.push(i);
        else proofs.set(id.slice(4), [i]);
      }
  });
  return rulebook.map(({ id, title, rules }: Chapter) => {
    const numbers = new Set(rules.map(([n]) => n));
    return {
      id,
      title,
      rules: rules.map(([number, says]) => ({
        number,
        says,
        depth: depthOf(number, numbers),
        whose: whoseIs(number),
        proofs: proofs.get(number) ?? [],
      })),
    };
  });
}

/** The chapter of an address: its own name, or the number of one of its rules. */
export const chapterAt = (at: string): string =>
  rulebook.find((c) => c.id === at)?.id ?? chapterOf(at)?.id ?? '';

/** Rules that have all the words, chapter by chapter; chapters without any are left out. */
export function found(chapters: readonly BookChapter[], words: string): BookChapter[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  return chapters
    .map((c) => ({
      ...c,
      rules: c.rules.filter((r) => {
        const text = fold(`${r.number} ${r.says} ${r.whose}`);
        return wanted.every((w) => text.includes(w));
      }),
    }))
    .filter((c) => c.rules.length > 0);
}
