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
      for (const source of readSources(root, `packages/${name}/${folder}`)) {
        files++;
        wrong.push(...checkFile(source, declared));
      }
    }
  }
  for (const message of wrong) console.error(message);
  if (wrong.length > 0) process.exit(1);
  console.log(`arrows: ${files} files, all arrows point the right way`);
}

function selfTest() {
  const engine = '@mathom/engine';
  const count = (path, text, declared = [engine, '@mathom/cards']) =>
    checkFile({ path, text }, declared).length;
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
    ['comment', count('packages/engine/src/a.ts', "// import '@mathom/cards'"), 0],
    ['string', count('packages/engine/src/a.ts', "const a = '@mathom/cards';"), 0],
  ]);
}

if (process.argv.includes('--self-test')) selfTest();
else checkAll();
