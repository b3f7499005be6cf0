// The engine is pure: no clock, no chance of its own, no Node, no output, and no card by name.
// `--self-test` runs the check against small samples.
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { importsOf, lineOf, readSources, reportSelfTest, scan } from './lib/source.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

// typed lists of the names of cards and the map, and of races: one creature shares its race's name
const EXEMPT_FROM_NAMES = [
  'packages/engine/src/language/card-names.ts',
  'packages/engine/src/language/names.ts',
  'packages/engine/src/language/kinds.ts',
  // places that the rules themselves name
  'packages/engine/src/rules/kinds-of-player.ts',
];

/** Packages that the engine may import. */
const PACKAGES = ['pure-rand', '@noble/ciphers', '@noble/hashes'];

/** Names of cards that are also words of the rules: races, kinds of creature, and whom a player can be. */
const RULES_WORDS = new Set(['Giant', 'Hobbits', 'Uruk-hai', 'Wolf', 'Wolves', 'Sauron']);

const global = (names) => new RegExp(`(?<![.\\w$])(?:${names})(?![\\w$])(?!\\s*\\??:)`, 'g');

const FORBIDDEN = [
  [global('Date|performance'), 'No clock: the engine has turns and steps, not time.'],
  [/\bMath\s*\.\s*random\b/g, 'Use the generator whose state is in the game.'],
  [global('crypto'), 'Use the generator whose state is in the game.'],
  [
    global('setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame'),
    'Nothing waits in the engine: stop at a decision, and let the caller come back.',
  ],
  [
    global('process|Buffer|__dirname|__filename|require|fetch'),
    'The engine runs anywhere, without Node. Do it in the caller. (If this is a name of your ' +
      'own, choose another.)',
  ],
  [global('console'), 'The engine prints nothing. Emit an event, or throw a typed error.'],
  [
    global('structuredClone'),
    'Far too slow for search. Use the clone written for the state (see docs/decisions).',
  ],
  [
    /\bIntl\b|\.\s*(?:localeCompare|toLocale\w+)\b/g,
    'Depends on the machine it runs on. Compare with < and >, and format without a locale.',
  ],
];

/**
 * Which abilities speak now is decided in one place. These may look at what it is decided from:
 * that place, who writes it, and who copies it whole.
 */
const READS_WHAT_SPEAKS = [
  'packages/engine/src/query/in-force.ts',
  'packages/engine/src/verbs/live.ts',
  'packages/engine/src/state/clone.ts',
  'packages/engine/src/state/supposing.ts',
];
const WHAT_SPEAKS = [
  // `comp(s, id).live` is a fact of the card; `s.live`, `state.live` the list
  /\b(?:s|state|st)\s*\.\s*live\b|\{[^{}=]*\blive\b[^{}=]*\}\s*=\s*(?:s|state)\b/g,
  /\bwhat\s*\.\s*abilities\b|\{[^{}=]*\babilities\b[^{}=]*\}\s*=\s*\w+\s*\.\s*what\b/g,
];

/**
 * Who asks for companies says which he means (query/cards.ts). These may look at the list itself:
 * that place, who changes it, who copies it whole, and who looks whether there is one.
 */
const READS_COMPANIES = [
  'packages/engine/src/query/cards.ts',
  'packages/engine/src/verbs/members.ts',
  'packages/engine/src/state/clone.ts',
  'packages/engine/src/api.ts',
];
const COMPANIES =
  /\b(?:s|state|st)\s*\.\s*companies\b|\{[^{}=]*\bcompanies\b[^{}=]*\}\s*=\s*(?:s|state)\b(?!\s*\.)/g;

/** What a game needs goes with its state (`rt`) or its pool, so that games do not meet. */
const MODULE_STATE = [
  /^(?:export )?(?:let|var)\s+\w+/gm,
  /^(?:export )?const \w+(?:: (?!Readonly)[^=\n]+)? = new (?:Weak)?(?:Map|Set)\b/gm,
];

const CARD_ID = /(?<![\w-])[A-Z]{2}-\d{1,3}(?![\w-])/;

const plain = (text) => text.replace(/[’‘]/g, "'");
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds a card's name: of one word only as the whole string, of several also inside one. */
export function nameFinder(names) {
  const all = new Set([...names].map(plain).filter((name) => !RULES_WORDS.has(name)));
  const long = [...all].filter((name) => name.includes(' ')).sort((a, b) => b.length - a.length);
  const inside = new RegExp(
    long.length > 0
      ? `(?<![\\p{L}\\p{N}])(?:${long.map(escaped).join('|')})(?![\\p{L}\\p{N}])`
      : '(?!)',
    'u',
  );
  return (value) => {
    const text = plain(value);
    if (all.has(text)) return text;
    return inside.exec(text)?.[0];
  };
}

/** Everything wrong with one file. */
export function checkFile({ path, text }, findName) {
  const wrong = [];
  const { code, strings } = scan(text);
  const say = (index, what, instead) =>
    wrong.push(`${path}:${lineOf(text, index)} ${what}. ${instead}`);

  for (const [pattern, instead] of FORBIDDEN) {
    for (const match of code.matchAll(pattern)) say(match.index, `uses ${match[0]}`, instead);
  }
  if (!READS_WHAT_SPEAKS.includes(path)) {
    for (const pattern of WHAT_SPEAKS) {
      for (const match of code.matchAll(pattern)) {
        say(
          match.index,
          `reads ${match[0]}`,
          'Ask query/in-force.ts which abilities speak now (or abilitiesLeft, isLive).',
        );
      }
    }
  }
  if (!READS_COMPANIES.includes(path)) {
    for (const match of code.matchAll(COMPANIES)) {
      say(
        match.index,
        `reads ${match[0]}`,
        'Say which are meant: companiesOf, allCompanies (they travel and are attacked), groups.',
      );
    }
  }
  for (const pattern of MODULE_STATE) {
    for (const match of code.matchAll(pattern))
      say(
        match.index,
        'keeps something in the module',
        'Keep it with the state (rt) or in the pool; a table that never changes is a Readonly one.',
      );
  }
  const imports = importsOf(text);
  for (const { specifier, index } of imports) {
    if (specifier.startsWith('.') || specifier.startsWith('@mathom/')) continue; // check-arrows
    if (PACKAGES.some((name) => specifier === name || specifier.startsWith(`${name}/`))) continue;
    say(
      index,
      `imports '${specifier}'`,
      isBuiltin(specifier)
        ? 'The engine runs anywhere, without Node. Do it in the caller.'
        : 'A new dependency of the engine needs a record in docs/decisions and a place in ' +
            'PACKAGES of scripts/check-engine.mjs.',
    );
  }
  if (!EXEMPT_FROM_NAMES.includes(path)) {
    const specifiers = new Set(imports.map(({ index }) => index));
    for (const { value, index } of strings) {
      if (specifiers.has(index)) continue;
      const named = CARD_ID.exec(value)?.[0] ?? findName(value);
      if (named) {
        say(
          index,
          `names the card ${named}`,
          'The engine knows no card: express what the card does in the card language, and let ' +
            "the engine run that (a keyword or an ability of the card, never the card's name).",
        );
      }
    }
  }
  return wrong;
}

/** The names of all cards: from the card pool itself or, if it cannot be loaded, by their look. */
async function cardNames() {
  const index = join(root, 'packages/cards/src/index.ts');
  if (!existsSync(index)) return { names: new Set(), from: 'no cards yet' };
  try {
    await import('./ts-loader.mjs');
    const { allCards } = await import(pathToFileURL(index).href);
    const pool = typeof allCards === 'function' ? allCards() : allCards;
    const cards =
      pool instanceof Map ? pool.values() : Symbol.iterator in pool ? pool : Object.values(pool);
    const names = new Set([...cards].map((card) => card.name).filter(Boolean));
    if (names.size > 0) return { names, from: 'the card pool' };
  } catch {
    // The cards do not load now; their sources still have the names.
  }
  const names = new Set();
  const builder = /\b\w+\(\s*(['"])[A-Z]{2}-\d+\1\s*,\s*(?:'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)")/g;
  const field = /\bname:\s*(?:'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)")/g;
  for (const { text } of readSources(root, 'packages/cards/src')) {
    for (const m of text.matchAll(builder)) names.add((m[2] ?? m[3]).replace(/\\(.)/g, '$1'));
    for (const m of text.matchAll(field)) names.add((m[1] ?? m[2]).replace(/\\(.)/g, '$1'));
  }
  return { names, from: "the cards' sources" };
}

async function checkAll() {
  const { names, from } = await cardNames();
  const findName = nameFinder(names);
  const sources = readSources(root, 'packages/engine/src').filter(
    ({ path }) => !path.endsWith('.test.ts'),
  );
  const wrong = sources.flatMap((source) => checkFile(source, findName));
  for (const message of wrong) console.error(message);
  if (wrong.length > 0) process.exit(1);
  console.log(`engine: ${sources.length} files are pure (${names.size} names from ${from})`);
}

const NESTED = 'const a = `x $' + '{b ? `y $' + '{process.pid}` : "Date"} Date`;';

function selfTest() {
  const findName = nameFinder(['Old Lantern', 'Heron', "Miller's Luck", 'Wolves']);
  const count = (text, path = 'packages/engine/src/a.ts') =>
    checkFile({ path, text }, findName).length;
  reportSelfTest('engine', [
    ['clock', count('const a = Date.now() + performance.now();'), 2],
    ['chance', count('Math.random()'), 1],
    ['in a placeholder', count('const a = `at $' + '{new Date()}`;'), 1],
    ['nested template', count(NESTED), 1],
    ['in a comment', count('// Date\n/* process.exit() */ const a = 1;'), 0],
    ['in a string', count("const a = 'Date'; const b = /console/;"), 0],
    ['own names', count('const a = { process: 1 }; a.process; updateDate(); dateOf();'), 0],
    ['node', count("import fs from 'node:fs';\nimport path from 'path';"), 2],
    ['a package', count("import { x } from 'lodash';"), 1],
    ['pure-rand', count("import { x } from 'pure-rand/generator/xoroshiro128plus';"), 0],
    ['module state', count('let a = 1;\nexport const b = new Map<string, A>();'), 2],
    ['a table', count('const a: ReadonlySet<A> = new Set([]);\n{\n  let b = new Map();\n}'), 0],
    ['output', count('console.log(1); setTimeout(f, 1);'), 2],
    ['locale', count("a.localeCompare(b); new Intl.Collator('en');"), 2],
    ['a name', count("if (card.name === 'Heron') f();"), 1],
    ['a name inside', count('throw new Error(`the Old Lantern $' + '{x}`);'), 1],
    ['an apostrophe', count("f('Miller\\'s Luck'); f('Miller’s Luck');"), 2],
    ['a short name inside', count("f('The Heron flies');"), 0],
    ['a word of the rules', count("f('Wolves');"), 0],
    ['an id', count("f('TW-244');"), 1],
    ['a citation', count("f('crf/card/heron/1', 'coe/2.IV.vii.2');"), 0],
    ['the live cards', count('for (const id of s.live) f(id); const { live, table } = s;'), 2],
    [
      'of a lasting effect',
      count('l.what.abilities.some(f); const { abilities: a, on } = l.what;'),
      2,
    ],
    ['of a card', count('if (comp(s, id).live) f(def(s, id).abilities, e.abilities);'), 0],
    ['where it is decided', count('s.live; l.what.abilities', READS_WHAT_SPEAKS[0]), 0],
    ['companies', count('s.companies; const { companies } = s; const { companies } = s.rt.x'), 2],
    ['where companies are', count('s.companies', READS_COMPANIES[0]), 0],
    ['the map', count("['Old Lantern']", EXEMPT_FROM_NAMES[0]), 0],
  ]);
}

if (process.argv.includes('--self-test')) selfTest();
else await checkAll();
