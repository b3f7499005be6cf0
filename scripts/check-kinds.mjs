// Nobody asks which kind of player somebody is: what it means to be one stands in
// packages/engine/src/rules/kinds-of-player.ts, and everything else reads its traits there.
// `--self-test` runs the check against small samples.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lineOf, readSources, reportSelfTest, scan } from './lib/source.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where the words themselves are at home: the records, the language, cards and decks as data, the deck law, labels. */
const AT_HOME = [
  'packages/engine/src/rules/kinds-of-player.ts',
  'packages/engine/src/language/',
  'packages/engine/src/render/words.ts',
  'packages/cards/src/',
  'packages/decks/src/',
  'packages/rulings/src/',
  'packages/protocol/src/decks.ts',
  'packages/web/src/build/model/words.ts',
];

const INSTEAD =
  'Read what you need to know from the record (kindOf, KINDS_OF_PLAYER), and give it the trait, ' +
  'with its citation, if it has none yet.';

/** Words for nothing but a kind of player. The others are alignments of cards too. */
const ONLY_KINDS = new Set(['wizard', 'ringwraith']);
const KINDS = new Set([...ONLY_KINDS, 'fallen-wizard', 'balrog']);

const KEY = /(?<![.\w$'-])(?:wizard|ringwraith)\s*\??:(?!:)/g;
const ALIGNMENT = /alignment\b[)\s]*$/i;

/** Whether a string that may be a kind or an alignment is one that a kind is compared with. */
function isAsked(code, index, length) {
  const before = code.slice(0, index - 1).trimEnd();
  const after = code.slice(index + length + 1).trimStart();
  if (/(?:[=!]==?)$/.test(before)) return !ALIGNMENT.test(before.replace(/[=!]==?$/, '').trimEnd());
  if (/^[=!]==?/.test(after)) return !/^[=!]==?\s*[\w.?[\]()]*alignment\b/i.test(after);
  if (/\bcase$/.test(before)) {
    const start = before.lastIndexOf('switch');
    return !/^switch\s*\([^{]*alignment\b/i.test(before.slice(start));
  }
  return false;
}

/** Everything wrong with one file. */
export function checkFile({ path, text }) {
  if (AT_HOME.some((place) => path === place || (place.endsWith('/') && path.startsWith(place))))
    return [];
  const wrong = [];
  const { code, strings } = scan(text);
  const say = (index, word) =>
    wrong.push(`${path}:${lineOf(text, index)} asks for the kind of player '${word}'. ${INSTEAD}`);
  for (const { value, index } of strings) {
    if (!KINDS.has(value)) continue;
    if (ONLY_KINDS.has(value) || isAsked(code, index, value.length)) say(index, value);
  }
  for (const match of code.matchAll(KEY)) say(match.index, match[0].replace(/\W+$/, ''));
  return wrong;
}

function checkAll() {
  const sources = readdirSync(join(root, 'packages'))
    .sort()
    .flatMap((name) => readSources(root, `packages/${name}/src`, /\.m?tsx?$/));
  const wrong = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path)).flatMap(checkFile);
  for (const message of wrong) console.error(message);
  if (wrong.length > 0) process.exit(1);
  console.log(`kinds: ${sources.length} files, and nobody asks for a kind of player`);
}

function selfTest() {
  const count = (text, path = 'packages/engine/src/a.ts') => checkFile({ path, text }).length;
  reportSelfTest('kinds', [
    ['compared', count("if (p.kind === 'wizard' || p.kind !== 'balrog') f();"), 2],
    ['turned round', count("if ('balrog' === p.kind) f();"), 1],
    ['switched', count("switch (p.kind) { case 'fallen-wizard': f(); }"), 1],
    ['a default', count("const kind = p.kind ?? 'wizard';"), 1],
    ['a list', count("if (['ringwraith'].includes(p.kind)) f();"), 1],
    ['a table', count('const MOST = { wizard: 5, ringwraith: 6 };'), 2],
    ['an alignment', count("if (card.alignment === 'balrog' || 'balrog' !== d.alignment) f();"), 0],
    ['a switch of it', count("switch (card.alignment) { case 'balrog': f(); }"), 0],
    ['a list of them', count("const ORDER = ['hero', 'fallen-wizard', 'balrog'];"), 0],
    ['another word', count("f('Wizard', 'wizards'); a.wizard;"), 0],
    ['a comment', count("// kind === 'wizard'"), 0],
    ['a page', count("{kindOf(deck) === 'fallen-wizard' && <p />}", 'packages/web/src/a.tsx'), 1],
    ['the records', count("name: 'wizard'", AT_HOME[0]), 0],
    ['a card', count("{ player: 'ringwraith' }", 'packages/cards/src/a.ts'), 0],
  ]);
}

if (process.argv.includes('--self-test')) selfTest();
else checkAll();
