import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { candidatesIn } from './changes.ts';
import { tsBelow } from './files.ts';
import { type Candidate, CHANGES, type Mutant } from './mutant.ts';

/** What is not run by the rules: the shape of the language, words for people, the stage of tests. */
const NO_RULES = /^(language|render|scenario)\/|^(describe|render|index)\.ts$/;
/** Cards are data in the folder of their set. */
const CARD_FOLDERS = /^(the-|against-|dark-)/;

/** Everything that could be changed, the engine's and the cards'. */
export function allCandidates(root: string): { code: Candidate[]; data: Candidate[] } {
  const of = (folder: string, sort: 'code' | 'data', wanted: (f: string) => boolean) =>
    tsBelow(join(root, folder))
      .filter(wanted)
      .flatMap((f) =>
        candidatesIn(`${folder}/${f}`, readFileSync(join(root, folder, f), 'utf8'), sort),
      );
  return {
    code: of('packages/engine/src', 'code', (f) => !NO_RULES.test(f)),
    data: of('packages/cards/src', 'data', (f) => CARD_FOLDERS.test(f)),
  };
}

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * So many different changes, half of them in the engine and half in cards; within each half the
 * kinds of change are drawn alike, so that the many printed numbers do not crowd out the rest.
 */
export function sampleOf(
  { code, data }: { code: readonly Candidate[]; data: readonly Candidate[] },
  size: number,
  seed: number,
): Mutant[] {
  const next = numbersOf(seed);
  const taken = new Set<Candidate>();
  for (const [from, wanted] of [
    [code, Math.ceil(size / 2)],
    [data, Math.floor(size / 2)],
  ] as const) {
    const byKind = CHANGES.map((change) => from.filter((c) => c.change === change)).filter(
      (those) => those.length > 0,
    );
    const goal = taken.size + Math.min(wanted, from.length);
    while (taken.size < goal) {
      const those = byKind[Math.floor(next() * byKind.length)];
      taken.add(those[Math.floor(next() * those.length)]);
    }
  }
  return [...taken].map((candidate, id) => ({ ...candidate, id }));
}
