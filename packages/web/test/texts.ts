import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../src');

const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;
const plain = (m: RegExpMatchArray): string => (m[1] ?? m[2]).replace(/\\(['"])/g, '$1');
const wordy = (text: string): boolean => /\p{L}{2}/u.test(text);

/** What stands between this bracket and the one that closes it. */
function within(code: string, from: number): string {
  let depth = 0;
  for (let i = from; i < code.length; i++) {
    if ('({['.includes(code[i])) depth++;
    if (')}]'.includes(code[i]) && --depth === 0) return code.slice(from, i);
  }
  return '';
}

/** Texts of tables, which are put into another language when they are read. */
function tables(code: string): string[] {
  return [...code.matchAll(/\btold\(/g)].flatMap((m) =>
    [...within(code, m.index + 4).matchAll(/:\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g)].map(
      ([, s]) => s.slice(1, -1).replace(/\\(['"])/g, '$1'),
    ),
  );
}

/** Texts that are kept in lists, and handed to `t` by their name: each list with where it stands. */
const LISTS: readonly (readonly [file: string, from: RegExp])[] = [
  ['browse/SearchPage.tsx', /const SORTS\b[^=]*=\s*/],
  ['pages/about/index.tsx', /const CREDITS\b[^=]*=\s*/],
  ['table/LogPanel.tsx', /const FILTERS\b[^=]*=\s*/],
  ['build/BuildPage.tsx', /const PANES\b[^=]*=\s*/],
  ['pages/operator/index.tsx', /const rows\b[^=]*=\s*/],
  ['pages/home/index.tsx', /const LEVELS\b[^=]*=\s*/],
  ['table/RepairDialog.tsx', /const \w+\b[^=]*=\s*(?=\[\s*\['untapped)/],
  ['table/PeopleDialogs.tsx', /const \w+\b[^=]*=\s*(?=\[\s*\['abuse)/],
];

function lists(): string[] {
  return LISTS.flatMap(([file, from]) => {
    const code = readFileSync(join(SRC, file), 'utf8');
    const m = from.exec(code);
    if (!m) throw new Error(`${file} has no such list`);
    return [...within(code, m.index + m[0].length).matchAll(STRING)]
      .map(plain)
      .filter((x) => /^[A-Z]/.test(x) || x.includes(' '));
  });
}

/** Labels and words of what cards can be searched by. */
function facets(): string[] {
  return ['browse/facets.ts', 'browse/ranges.ts'].flatMap((file) => {
    const code = readFileSync(join(SRC, file), 'utf8');
    const labels = [...code.matchAll(/label: '([^']+)'/g)].map((m) => m[1]);
    const words = [...code.matchAll(/words: \{/g)].flatMap((m) =>
      [...within(code, m.index + 7).matchAll(/: '([^']+)'/g)].map((x) => x[1]),
    );
    return [...labels, ...words];
  });
}

function literals(folder: string, out: Map<string, string>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) literals(path, out);
    if (!/\.tsx?$/.test(entry.name)) continue;
    const code = readFileSync(path, 'utf8');
    if (!/from '[^']*words\.ts'/.test(code)) continue;
    const where = path.slice(SRC.length + 1);
    if (where.startsWith('locales')) continue;
    for (const m of code.matchAll(/\bt\(/g)) {
      const rest = code.slice(m.index + 2);
      const first = /^\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/.exec(rest);
      if (first) out.set(plain(first), where);
      // one of two texts
      const either =
        /^\s*[\w.=! '-]+\?\s*('(?:[^'\\\n]|\\.)*')\s*:\s*('(?:[^'\\\n]|\\.)*')\s*[,)]/.exec(rest);
      if (either) for (const s of [either[1], either[2]]) out.set(s.slice(1, -1), where);
    }
    for (const text of tables(code)) out.set(text, where);
  }
}

/** Every text that the source puts into the language of its reader, with the file it stands in. */
export function texts(): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  literals(SRC, out);
  for (const text of lists()) out.set(text, 'lists');
  for (const text of facets()) out.set(text, 'browse/facets.ts');
  for (const text of [...out.keys()]) if (!wordy(text)) out.delete(text);
  return out;
}
