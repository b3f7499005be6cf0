import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { groupBy, tsBelow } from './files.ts';
import type { Mutant } from './mutant.ts';
import { withSwitches } from './switches.ts';

/** The tests that could notice a change of the engine or of a card, and are pure. */
const TESTS = [
  'packages/engine/test',
  'packages/cards/test',
  'packages/rulings/test',
  'packages/decks/test/law',
  'packages/bots/test',
  'packages/cli/test',
  // what lies ahead is the engine's, and shown by the page alone
  'packages/web/test/outlook.test.ts',
  'packages/web/test/line.test.ts',
  // and so is what copies of a game share
  'packages/server/test/sharing.test.ts',
];
/** They ask for more than a gatherer of tests gives: chance, the clock, other processes. */
const NEEDS_MORE =
  /@fast-check|\bvi\b|beforeEach|beforeAll|afterAll|toMatchSnapshot|child_process|src\/mutate/;

const testsIn = (root: string, place: string): string[] =>
  place.endsWith('.ts') ? [place] : tsBelow(join(root, place)).map((f) => `${place}/${f}`);

const own = (root: string, file: string): string => join(root, 'packages/cli/src/mutate', file);

/** All tests, the engine and the cards with every change behind its switch, in one file. */
export function buildTrial(
  root: string,
  mutants: readonly Mutant[],
  outfile: string,
  tests = '',
): Promise<void> {
  const files = TESTS.flatMap((place) => testsIn(root, place))
    .filter((f) => f.endsWith('.test.ts') && f.includes(tests))
    .filter((f) => !NEEDS_MORE.test(readFileSync(join(root, f), 'utf8')));
  const entry = [
    `import { tryOut } from ${JSON.stringify(own(root, 'trial.ts'))};`,
    'await tryOut([',
    ...files.map((f) => {
      const path = JSON.stringify(join(root, f));
      return `  [${JSON.stringify(f)}, () => import(${path})],`;
    }),
    ']);',
  ].join('\n');
  return withEachSwitched(root, mutants, outfile, entry);
}

/** Whatever plays scenarios without one removal or another, in one file. */
export const buildRemovals = (
  root: string,
  removals: readonly Mutant[],
  outfile: string,
): Promise<void> =>
  withEachSwitched(
    root,
    removals,
    outfile,
    `import { waitForJobs } from ${JSON.stringify(own(root, 'removal-trial.ts'))}; waitForJobs();`,
  );

async function withEachSwitched(
  root: string,
  mutants: readonly Mutant[],
  outfile: string,
  entry: string,
): Promise<void> {
  const byFile = groupBy(mutants, (m) => m.file);
  const sources: Plugin = {
    name: 'switches',
    setup(b) {
      b.onResolve({ filter: /^vitest$/ }, () => ({
        path: own(root, 'vitest.ts'),
      }));
      const inPlaceOf = (what: RegExp, file: string): void =>
        b.onResolve({ filter: what }, ({ importer }) =>
          importer === own(root, file) ? undefined : { path: own(root, file) },
        );
      inPlaceOf(/^@mathom\/cards\/official$/, 'watched.ts');
      inPlaceOf(/^@mathom\/engine\/scenario$/, 'once.ts');
      b.onLoad({ filter: /packages\/.*\.ts$/ }, ({ path }) => {
        const here = byFile.get(relative(root, path)) ?? [];
        const text = withSwitches(readFileSync(path, 'utf8'), here);
        // a file that looks for others beside itself finds them
        const url = JSON.stringify(pathToFileURL(path).href);
        return { contents: text.replaceAll('import.meta.url', url), loader: 'ts' };
      });
    },
  };
  await build({
    // what is worked out as files are loaded asks as well: who answers is there before all of them
    stdin: {
      contents: `import ${JSON.stringify(own(root, 'on.ts'))};\n${entry}`,
      resolveDir: root,
      loader: 'ts',
      sourcefile: 'trial-entry.ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outfile,
    logLevel: 'error',
    plugins: [sources],
    banner: {
      js: [
        "import { createRequire } from 'node:module';",
        'const require = createRequire(import.meta.url);',
      ].join('\n'),
    },
  });
}
