import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { EMBLEM_NAMES } from '../src/cards/emblem-names.ts';

const ID = 'virtual:emblems';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** A tenth of a unit in a box of 512 is finer than anybody sees, and a quarter less to load. */
function rounded(path: string): string {
  return path.replace(/[a-zA-Z][^a-zA-Z]*/g, (step) => {
    // the flags of an arc may stand without a space between them
    if (step[0] === 'a' || step[0] === 'A') return step;
    const numbers = (step.match(NUMBER) ?? []).map((n) =>
      String(Number(Number(n).toFixed(1))).replace(/^(-?)0\./, '$1.'),
    );
    return numbers.reduce(
      (out, n, i) => out + (i > 0 && !n.startsWith('-') ? ' ' : '') + n,
      step[0],
    );
  });
}

/** The drawings behind the emblems that the page uses, taken out of the icon set: no others. */
export function emblemBodies(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const out: Record<string, string> = {};
  for (const name of EMBLEM_NAMES) {
    const path = set.icons[name]?.body.match(/ d="([^"]+)"/g);
    if (!path) throw new Error(`There is no icon called ${name} in game-icons.`);
    out[name] = rounded(path.map((d) => d.slice(4, -1)).join(''));
  }
  return out;
}

/** Lets the page import the drawings as `virtual:emblems`. */
export function emblems(): Plugin {
  return {
    name: 'mathom-emblems',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(emblemBodies())}` : null),
  };
}
