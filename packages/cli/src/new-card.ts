// `npm run new-card -- AS-38`: a card to be written. Prints what is printed on it, the complete
// cards nearest to it in wording, the rulings about it and where everything goes, and writes what
// its data and its tests begin with. `--dry` writes nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { allCards, statusOf } from '@mathom/cards';
import type { Card, SetCode } from '@mathom/engine/language';
import { cardText } from '@mathom/engine/render';
import { rulings } from '@mathom/rulings';
import { findWritten, opened, type Written, withCard, without } from './new-card-source.ts';
import { type Near, nearest } from './new-card-wording.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCES = join(ROOT, 'packages/cards/src');
const PLAYED = join(ROOT, 'packages/cards/test/played');
/** The printed cards lie beside the project and are no part of it. */
const PRINTED = join(ROOT, '../shared/reference/cards.jsonl');

const FOLDERS: Readonly<Record<SetCode, string>> = {
  TW: 'the-wizards',
  TD: 'the-dragons',
  DM: 'dark-minions',
  LE: 'the-lidless-eye',
  AS: 'against-the-shadow',
  WH: 'the-white-hand',
  BA: 'the-balrog',
};
const NEIGHBOURS = 6;

type Printed = Readonly<Record<string, unknown>> & { readonly id: string; readonly text?: string };

function printedCards(): ReadonlyMap<string, Printed> | null {
  if (!existsSync(PRINTED)) return null;
  const lines = readFileSync(PRINTED, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line) as Printed).map((card) => [card.id, card]));
}

interface Place extends Written {
  readonly file: string;
  readonly source: string;
}

/** Where the card stands in the sources now. */
function placeOf(id: string): Place | null {
  const folder = join(SOURCES, FOLDERS[id.slice(0, 2) as SetCode] ?? '');
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.ts')) continue;
    const file = join(folder, name);
    const source = readFileSync(file, 'utf8');
    const found = findWritten(source, id);
    if (found) return { ...found, file, source };
  }
  return null;
}

/** The file that takes an event out of the list of those still to do: where its like are, with room. */
function homeOf(card: Card, place: Place, near: readonly string[]): string | null {
  if (card.kind !== 'event' || !/\/todo-[\w-]+\.ts$/.test(place.file)) return null;
  const folder = join(place.file, '..');
  const files = readdirSync(folder).filter((name) => name.startsWith(`${card.side}-events`));
  const like = near
    .map((id) => placeOf(id)?.file)
    .find((file) => file !== undefined && files.includes(relative(folder, file)));
  return like ?? join(folder, files[0] ?? `${card.side}-events.ts`);
}

/** What its file is now; one that is not there yet begins with an empty list that its set has in it. */
function homeSource(home: string, files: Map<string, string>): string {
  if (existsSync(home)) return readFileSync(home, 'utf8');
  const file = basename(home);
  const list = file.replace('.ts', '').replace(/-(\w)/g, (_, c: string) => c.toUpperCase());
  const index = join(home, '../index.ts');
  const listed = readFileSync(index, 'utf8').replace(/^\];/m, `  ...${list},\n];`);
  files.set(index, `import { ${list} } from './${file}';\n${listed}`);
  return `export const ${list} = [\n];\n`;
}

/** Cards of the same sort are of more help than others with the same words. */
const isOfSort = (a: Card, b: Card): boolean =>
  a.kind === b.kind && (a.kind !== 'event' || b.kind !== 'event' || a.side === b.side);

/** The complete cards nearest in wording, each name once. */
function neighbours(card: Card, textOf: (c: Card) => string): readonly Near[] {
  const whole = new Map<string, Card>();
  for (const c of allCards) {
    if (statusOf(c) === 'complete' && !whole.has(c.name)) whole.set(c.name, c);
  }
  const byId = new Map([...whole.values()].map((c) => [c.id as string, c]));
  const rank = ({ id, likeness }: Near): number => {
    const other = byId.get(id);
    return other && isOfSort(card, other) ? likeness * 1.5 : likeness;
  };
  const texts = [...byId].map(([id, c]) => ({ id, text: textOf(c) }));
  return nearest(textOf(card), texts, 40)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, NEIGHBOURS);
}

const testFile = (id: string): string => join(PLAYED, `${id.toLowerCase()}.test.ts`);

const testSource = ({ id, name }: Card): string =>
  [
    "import { describe, it } from 'vitest';",
    '',
    '// Each clause on a board of its own, with `holds` of ./holds.ts: what may be done, what may not',
    '// and for which reason, and the number just before and just after.',
    `describe(${JSON.stringify(`${id} ${name}`)}, () => {`,
    "  it.todo('does what its text says, clause by clause');",
    "  it.todo('is refused for what its text forbids, and for nothing else');",
    '});',
    '',
  ].join('\n');

/** Rulings whose id names the card. */
function rulingsOf(name: string): readonly string[] {
  const slug = name
    .normalize('NFD')
    .replace(/[\p{M}’'"“”!?.,]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return rulings.filter(({ id }) => id.split('/').includes(slug)).map(({ id }) => id);
}

const at = (file: string): string => relative(ROOT, file);

function* printedFacts(card: Card, printed: ReadonlyMap<string, Printed> | null) {
  const facts = printed?.get(card.id);
  if (!printed) {
    yield `The printed cards are not there (${at(PRINTED)}): the facts below are those of the project,`;
    yield 'and likeness is that of our own words, which a card without its text has few of.';
    yield cardText(card);
  } else if (!facts) yield `There is nothing about it in ${at(PRINTED)}.`;
  else {
    const hidden = new Set(['id', 'set', 'image', 'names']);
    for (const [field, value] of Object.entries(facts)) {
      if (!hidden.has(field)) yield `${`${field}:`.padEnd(23)} ${String(value)}`;
    }
  }
}

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly error: string;
  /** what is to be written, by file */
  readonly files: ReadonlyMap<string, string>;
}

const fails = (error: string): Outcome => ({ code: 1, out: '', error, files: new Map() });

export function newCard(wanted: string): Outcome {
  const id = wanted.trim().toUpperCase();
  const card = allCards.find((c) => c.id === id);
  if (!card) {
    return fails(
      `There is no card ${wanted}. An id is a set and a number, such as AS-38; the sets are ${Object.keys(FOLDERS).join(', ')}.`,
    );
  }
  if (statusOf(card) === 'complete') {
    return fails(`${id} ${card.name} is complete already: npm run audit -- ${id} shows it.`);
  }
  const place = placeOf(id);
  if (!place) return fails(`${id} ${card.name} is nowhere under ${at(SOURCES)}.`);
  const printed = printedCards();
  const textOf = (c: Card): string => printed?.get(c.id)?.text ?? cardText(c);
  const near = neighbours(card, textOf);
  const files = new Map<string, string>();
  const lines = [`${id} ${card.name} (${statusOf(card)}; lacks: ${card.lacks})`, ''];
  lines.push(...printedFacts(card, printed), '', 'Complete cards nearest in wording:');
  for (const { id: other, likeness } of near) {
    const found = placeOf(other);
    const name = allCards.find((c) => c.id === other)?.name;
    const where = found ? `${at(found.file)}:${found.line}` : '';
    lines.push(`  ${likeness.toFixed(2)}  ${other.padEnd(6)} ${name}  ${where}`);
  }
  if (near.length === 0) lines.push('  none');
  const about = rulingsOf(card.name);
  if (about.length > 0) {
    lines.push('', 'Rulings about it, to be proven in packages/rulings/src/scenarios:');
    lines.push(`  ${about.join(', ')}`);
  }
  lines.push('', 'Where it goes:');
  const home = homeOf(
    card,
    place,
    near.map((x) => x.id),
  );
  if (place.by === 'reprint') {
    lines.push(
      `  the card   ${at(place.file)}:${place.line}, a reprint: write the card that it repeats`,
    );
  } else if (home) {
    files.set(place.file, without(place.source, place));
    files.set(home, withCard(homeSource(home, files), opened(place.call), place.by));
    lines.push(`  the card   ${at(home)} (moved there from ${at(place.file)})`);
  } else lines.push(`  the card   ${at(place.file)}:${place.line}, where its facts are`);
  const test = testFile(id);
  if (existsSync(test)) lines.push(`  its tests  ${at(test)}, which is there already`);
  else {
    files.set(test, testSource(card));
    lines.push(
      `  its tests  ${at(test)}, to do: npm test counts them as skipped until they are written`,
    );
  }
  lines.push(
    '',
    `Then: npm run audit -- ${id} prints it as English; npm run watch runs the tests.`,
  );
  return { code: 0, out: lines.join('\n'), error: '', files };
}

function main(argv: readonly string[]): number {
  const usage = 'usage: npm run new-card -- [--dry] ID';
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { dry: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help || positionals.length !== 1) {
    console.error(usage);
    return values.help ? 0 : 1;
  }
  const { code, out, error, files } = newCard(positionals[0]);
  if (error !== '') console.error(error);
  if (out !== '') console.log(out);
  if (values.dry || files.size === 0) return code;
  for (const [file, text] of files) writeFileSync(file, text);
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const tidy = ['check', '--write', '--log-level=error', ...files.keys()];
  return spawnSync(process.execPath, [biome, ...tidy], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = main(process.argv.slice(2));
