// Our words are our own: no run of eight or more words may be that of a printed card, of the
// rulebook or of a ruling. The texts to compare with are not part of this project; where they
// are not present (`../shared/reference`, or the folder in MATHOM_REFERENCE) the check is
// skipped, with exit code 77. `--self-test` runs the check against small samples.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSources, reportSelfTest } from './lib/source.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const reference = process.env.MATHOM_REFERENCE ?? join(root, '../shared/reference');

const RUN = 8;
/** Of the eight words, so many must be ordinary ones: neither names nor numbers. */
const ORDINARY = 5;
const SKIPPED = 77;

/** Runs that cannot be said otherwise, each with the reason why. Keep it short. */
const ALLOWED = [];

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}/]|['’-](?=[\p{L}\p{N}]))*/gu;
const normal = (word) =>
  word.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’]/g, "'").toLowerCase();
const isOrdinary = (word) => /^\p{Ll}/u.test(word) && !/\p{N}/u.test(word);

/** All runs of eight words in the texts, without those made mostly of names and numbers. */
export function runsOf(texts) {
  const runs = new Set();
  for (const text of texts) {
    const words = text.match(WORD) ?? [];
    const normals = words.map(normal);
    for (let i = 0; i + RUN <= words.length; i++) {
      let ordinary = 0;
      for (let k = i; k < i + RUN; k++) if (isOrdinary(words[k])) ordinary++;
      if (ordinary >= ORDINARY) runs.add(normals.slice(i, i + RUN).join(' '));
    }
  }
  for (const run of ALLOWED) runs.delete(run);
  return runs;
}

/** The borrowed runs in a text, as `{ line, run }`; those that overlap are one. */
export function borrowed(text, runs) {
  const words = [];
  const lines = [];
  text.split('\n').forEach((content, index) => {
    for (const word of content.match(WORD) ?? []) {
      words.push(normal(word));
      lines.push(index + 1);
    }
  });
  const found = [];
  let end = -1;
  for (let i = 0; i + RUN <= words.length; i++) {
    if (!runs.has(words.slice(i, i + RUN).join(' '))) continue;
    if (i < end) found[found.length - 1].to = i + RUN;
    else found.push({ from: i, to: i + RUN });
    end = i + RUN;
  }
  return found.map(({ from, to }) => ({ line: lines[from], run: words.slice(from, to).join(' ') }));
}

function referenceTexts() {
  const records = (file) =>
    readFileSync(join(reference, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).text ?? '');
  return [
    ...records('cards.jsonl'),
    ...records('rulings.jsonl'),
    ...readFileSync(join(reference, 'coe-rules.md'), 'utf8').split(/\n\s*\n/),
  ];
}

function checkAll() {
  const files = ['cards.jsonl', 'rulings.jsonl', 'coe-rules.md'];
  if (!files.every((file) => existsSync(join(reference, file)))) {
    console.log('words: skipped, the printed texts are not here to compare with');
    process.exit(SKIPPED);
  }
  const runs = runsOf(referenceTexts());
  const kinds = /\.(?:[cm]?[jt]sx?|json|md|html|css|txt|ya?ml)$/;
  const sources = [
    ...readSources(root, 'packages', kinds),
    ...readSources(root, 'docs', kinds),
    ...(existsSync(join(root, 'README.md'))
      ? [{ path: 'README.md', text: readFileSync(join(root, 'README.md'), 'utf8') }]
      : []),
  ];
  let count = 0;
  for (const { path, text } of sources) {
    for (const { line, run } of borrowed(text, runs)) {
      console.error(`${path}:${line} has words of a printed text: "${run}"`);
      count++;
    }
  }
  if (count > 0) {
    console.error('Say these in words of our own: state the fact, not the sentence.');
    process.exit(1);
  }
  console.log(`words: ${sources.length} files, all in our own words`);
}

function selfTest() {
  const runs = runsOf([
    'Tap the miller to give every goose at the pond two loaves until dusk.',
    'North Bank, South Bank, East Bank, West Bank, Old Mill, and 3 or 4 more.',
  ]);
  const at = (text) => borrowed(text, runs).map(({ line }) => line);
  reportSelfTest('words', [
    ['a sentence', at('a\n// tap the Miller to give every goose, at the pond'), [2]],
    ['over lines', at('x\n* give every goose at\n * the pond two loaves until'), [2]],
    ['joined strings', at("'the miller to give ' + 'every goose at the'"), [1]],
    ['one report', at('the miller to give every goose at the pond two loaves'), [1]],
    ['seven words', at('the miller to give every goose at a pond'), []],
    ['names', at("['North Bank', 'South Bank', 'East Bank', 'West Bank', 'Old Mill']"), []],
    ['our own', at('geese get two loaves each when the miller taps'), []],
  ]);
}

if (process.argv.includes('--self-test')) selfTest();
else checkAll();
