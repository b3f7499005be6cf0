// The arrows between packages point one way; see docs/architecture.md.
// `--self-test` runs the check against small samples.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOf, lineOf, readSources, reportSelfTest } from './lib/source.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * What a package's sources may import of ours. `tests`: what its tests may import as well.
 * `instead`: what to do when something else seems needed.
 */
const ARROWS = {
  engine: {
    may: [],
    instead:
      'The engine knows no other package. Let the caller pass in what is needed (as createGame ' +
      'is given the card pool), or move this code to the package that it is about. A test that ' +
      'needs real cards belongs in packages/cards or packages/rulings.',
  },
  cards: {
    may: ['@mathom/engine/language', '@mathom/engine/pool'],
    tests: ['@mathom/engine'],
    instead:
      'Cards are data in the card language, gathered in a pool: import from @mathom/engine/language ' +
      'and @mathom/engine/pool only. If a card ' +
      'needs something of the engine, give the language a node for it.',
  },
  decks: {
    may: ['@mathom/engine/language', '@mathom/engine/rules', '@mathom/cards'],
    tests: ['@mathom/engine', '@mathom/rulings'],
    instead: 'Decks are lists of cards and laws about them; what plays them belongs elsewhere.',
  },
  rulings: {
    may: ['@mathom/engine', '@mathom/cards'],
    instead: 'Rulings show the engine and the cards at work; what needs more belongs in cli.',
  },
  bots: {
    may: ['@mathom/engine', '@mathom/cards', '@mathom/decks'],
    instead: 'A bot plays from its view alone; what measures or shows bots belongs in cli.',
  },
  protocol: {
    may: ['@mathom/engine'],
    instead:
      'The protocol takes only types of the engine; what needs more belongs in server or web.',
  },
  server: {
    may: ['@mathom/engine', '@mathom/cards', '@mathom/decks', '@mathom/bots', '@mathom/protocol'],
    instead: 'The page is built apart from the server, which only serves its files.',
  },
  web: {
    may: [
      '@mathom/engine',
      // what one of them would do is a hint
      '@mathom/bots',
      '@mathom/cards',
      '@mathom/decks',
      '@mathom/rulings',
      '@mathom/protocol',
    ],
    instead: 'The page talks to the server in messages of @mathom/protocol, never by import.',
  },
  cli: {
    may: ['@mathom/engine', '@mathom/cards', '@mathom/decks', '@mathom/rulings', '@mathom/bots'],
  },
};

/** Packages in which no files may import each other in a circle. */
const ACYCLIC = ['engine'];

const covers = (allowed, specifier) =>
  allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`));

/** Everything wrong with one file. `declared`: the dependencies in its package.json. */
export function checkFile({ path, text }, declared) {
  const name = path.split('/')[1];
  const own = `@mathom/${name}`;
  const arrow = ARROWS[name];
  const isTest = path.startsWith(`packages/${name}/test/`) || path.endsWith('.test.ts');
  const may = [own, ...arrow.may, ...(isTest ? (arrow.tests ?? []) : [])];
  const wrong = [];
  for (const { specifier, index } of importsOf(text)) {
    const at = `${path}:${lineOf(text, index)} imports '${specifier}'`;
    if (specifier.startsWith('.')) {
      const target = posix.join(posix.dirname(path), specifier);
      if (!target.startsWith(`packages/${name}/`)) {
        wrong.push(
          `${at}, which leaves its package. Import the other package by its name ` +
            '(@mathom/...), if the arrows allow it.',
        );
      }
    } else if (specifier.startsWith('/') || specifier.startsWith('file:')) {
      wrong.push(`${at}, an absolute path. Use a relative path or a package's name.`);
    } else if (specifier.startsWith('@mathom/')) {
      const target = specifier.split('/').slice(0, 2).join('/');
      if (!covers(may, specifier)) {
        const list = arrow.may.length > 0 ? `only ${arrow.may.join(', ')}` : 'nothing of ours';
        const instead = arrow.instead ?? 'Move the code to the package that it is about.';
        wrong.push(`${at}, but ${own} may import ${list}. ${instead}`);
      } else if (target !== own && !declared.includes(target)) {
        wrong.push(`${at}, which packages/${name}/package.json does not list. Add it there.`);
      }
    }
  }
  return wrong;
}

/** The modules of a package that a source needs when it runs: types alone are gone by then. */
export function neededBy({ path, text }) {
  return importsOf(text)
    .filter(({ specifier, typeOnly }) => specifier.startsWith('.') && !typeOnly)
    .map(({ specifier }) => posix.join(posix.dirname(path), specifier));
}

/**
 * The knots among sources: each a list of those that all lead to each other, and so can only be
 * read, tested and moved together (docs/decisions/0019-no-cycles.md).
 */
export function cyclesAmong(sources) {
  const needs = new Map(sources.map((source) => [source.path, neededBy(source)]));
  const reach = new Map();
  const from = (path) => {
    const known = reach.get(path);
    if (known) return known;
    const seen = new Set();
    const todo = [...(needs.get(path) ?? [])];
    while (todo.length > 0) {
      const next = todo.pop();
      if (seen.has(next) || !needs.has(next)) continue;
      seen.add(next);
      todo.push(...needs.get(next));
    }
    reach.set(path, seen);
    return seen;
  };
  const knots = new Map();
  for (const path of needs.keys()) {
    if (!from(path).has(path)) continue;
    const knot = [...from(path)].filter((other) => from(other).has(path)).sort();
    knots.set(knot[0], knot);
  }
  return [...knots.values()];
}

const cycleMessage = (knot) =>
  `${knot.length} files import each other in a circle: ${knot.join(', ')}. Move what they share to ` +
  'a file of its own; what is truly mutual goes through a door that comes with the state or the ' +
  'speech (docs/decisions/0019-no-cycles.md).';

function checkAll() {
  const wrong = [];
  let files = 0;
  for (const name of readdirSync(join(root, 'packages')).sort()) {
    const manifest = join(root, 'packages', name, 'package.json');
    if (!existsSync(manifest)) continue;
    if (!ARROWS[name]) {
      wrong.push(
        `packages/${name} has no arrows. Say in ARROWS of scripts/check-arrows.mjs what it may ` +
          'import, and why in docs/architecture.md.',
      );
      continue;
    }
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    const declared = Object.keys({ ...dependencies, ...devDependencies });
    const packages = ARROWS[name].may.map((entry) => entry.split('/').slice(0, 2).join('/'));
    for (const dependency of Object.keys(dependencies)) {
      if (dependency.startsWith('@mathom/') && !packages.includes(dependency)) {
        wrong.push(`packages/${name}/package.json depends on ${dependency}. Remove it.`);
      }
    }
    for (const folder of ['src', 'test']) {
      const sources = readSources(root, `packages/${name}/${folder}`);
      files += sources.length;
      for (const source of sources) wrong.push(...checkFile(source, declared));
      if (ACYCLIC.includes(name)) wrong.push(...cyclesAmong(sources).map(cycleMessage));
    }
  }
  for (const message of wrong) console.error(message);
  if (wrong.length > 0) process.exit(1);
  console.log(`arrows: ${files} files, all arrows point the right way, none in a circle`);
}

function selfTest() {
  const engine = '@mathom/engine';
  const count = (path, text, declared = [engine, '@mathom/cards']) =>
    checkFile({ path, text }, declared).length;
  const circle = (files) =>
    cyclesAmong(
      Object.entries(files).map(([name, text]) => ({
        path: `packages/engine/src/${name}.ts`,
        text,
      })),
    ).map((knot) => knot.length);
  reportSelfTest('arrows', [
    ['engine to cards', count('packages/engine/src/a.ts', "import { x } from '@mathom/cards';"), 1],
    ['engine to itself', count('packages/engine/src/a/b.ts', "import x from '../c.ts';"), 0],
    ['cards to language', count('packages/cards/src/a.ts', `import '${engine}/language';`), 0],
    ['cards to engine', count('packages/cards/src/a.ts', `export * from '${engine}';`), 1],
    ['cards to engine, test', count('packages/cards/test/a.test.ts', `import '${engine}';`), 0],
    ['dynamic', count('packages/bots/src/a.ts', "await import('@mathom/rulings');"), 1],
    ['type', count('packages/engine/src/a.ts', "let a: import('@mathom/bots').A;"), 1],
    [
      'several lines',
      count('packages/engine/src/a.ts', "import {\n a,\n} from '@mathom/bots';"),
      1,
    ],
    ['undeclared', count('packages/rulings/src/a.ts', "import '@mathom/cards';", [engine]), 1],
    ['leaves', count('packages/cli/src/a.ts', "import '../../bots/src/index.ts';"), 1],
    ['a circle', circle({ a: "import { b } from './b.ts';", b: "export * from './a.ts';" }), [2]],
    [
      'a circle of three and one beside it',
      circle({
        a: "import './b.ts';",
        b: "import { type C, c } from './c.ts';",
        c: "import './a.ts';\nimport './d.ts';",
        d: "import './e.ts';",
        e: '',
      }),
      [3],
    ],
    ['itself', circle({ a: "import './a.ts';" }), [1]],
    [
      'a circle of types',
      circle({ a: "import type { B } from './b.ts';", b: "import './a.ts';" }),
      [],
    ],
    [
      'types one by one',
      circle({ a: "import { type B, type C } from './b.ts';", b: "import './a.ts';" }),
      [],
    ],
    ['a type within', circle({ a: "let x: import('./b.ts').B;", b: "import './a.ts';" }), []],
    ['loaded late', circle({ a: "await import('./b.ts');", b: "import './a.ts';" }), [2]],
    ['a chain', circle({ a: "import './b.ts';", b: "import './c.ts';", c: '' }), []],
    ['comment', count('packages/engine/src/a.ts', "// import '@mathom/cards'"), 0],
    ['string', count('packages/engine/src/a.ts', "const a = '@mathom/cards';"), 0],
  ]);
}

if (process.argv.includes('--self-test')) selfTest();
else checkAll();
