import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Removal, type RemovalList, removalsIn, writtenIn } from './removals.ts';

/** Where it is written down what each point of a ruling hangs on. */
export const KEPT = 'packages/rulings/removals';

const filesIn = (root: string): string[] =>
  readdirSync(join(root, KEPT))
    .sort()
    .map((f) => join(root, KEPT, f));

/** The lists that are meant as one, their blocks numbered through: a file of one's own, or those that are kept. */
export function listed(root: string, file?: string): RemovalList {
  const texts = new Map<string, string>();
  const textOf = (f: string): string => {
    const text = texts.get(f) ?? readFileSync(join(root, f), 'utf8');
    texts.set(f, text);
    return text;
  };
  const removals: Removal[] = [];
  const kept: string[] = [];
  const gone: RemovalList['gone'][number][] = [];
  for (const each of file === undefined ? filesIn(root) : [file]) {
    const list = removalsIn(readFileSync(each, 'utf8'), textOf, removals.length);
    removals.push(...list.removals);
    kept.push(...list.kept);
    gone.push(...list.gone.map(({ points, why }) => ({ points, why: `${basename(each)} ${why}` })));
  }
  return { removals, kept, gone };
}

/** The points of which the lists that are kept say what they hang on, whether it is still there or not. */
export const pointsListed = (root: string): ReadonlySet<string> =>
  new Set(
    filesIn(root).flatMap((file) =>
      writtenIn(readFileSync(file, 'utf8')).flatMap(({ points }) => points),
    ),
  );
