import { readdirSync } from 'node:fs';

/** TypeScript files below a folder, relative to it, in order. */
export const tsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((f) => f.endsWith('.ts'))
    .sort();

export function groupBy<K, V>(all: readonly V[], keyOf: (each: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const each of all) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups;
}
