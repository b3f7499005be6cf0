// Reads TypeScript well enough for the hygiene checks: what is code, what is a string, what is
// a comment. (The native compiler has no stable JavaScript interface to ask.)
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files below a folder whose name matches, sorted; node_modules and dist are left out. */
export function filesBelow(folder, matches = /\.m?ts$/) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const found = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (/^(node_modules|dist|coverage|\..*)$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...filesBelow(path, matches));
    else if (matches.test(entry.name)) found.push(path);
  }
  return found.sort();
}

/** `{ path, text }` of each file, the path relative to the root and with forward slashes. */
export function readSources(root, folder, matches) {
  return filesBelow(join(root, folder), matches).map((file) => ({
    path: relative(root, file).split(sep).join('/'),
    text: readFileSync(file, 'utf8'),
  }));
}

export const lineOf = (text, index) => {
  let line = 1;
  for (let i = text.indexOf('\n'); i !== -1 && i < index; i = text.indexOf('\n', i + 1)) line++;
  return line;
};

const REGEX_MAY_FOLLOW =
  /(?:^|[(,=:[!&|?{};+\-*%~^<>])$|\b(?:return|typeof|case|in|of|void|delete)$/;

/**
 * Splits a source into its code, in which comments and the insides of strings and regular
 * expressions are blanked (same length, same lines), and its strings. The fixed parts of a
 * template are strings; what stands in `${}` is code.
 */
export function scan(text) {
  const code = text.split('');
  const strings = [];
  const templates = []; // depth of braces at which each open `${` ends
  let braces = 0;
  let i = 0;

  const blank = (from, to) => {
    for (let k = from; k < to; k++) if (code[k] !== '\n') code[k] = ' ';
  };
  const addString = (from, to) => {
    if (to > from) strings.push({ value: unescaped(text.slice(from, to)), index: from });
    blank(from, to);
  };
  const template = () => {
    const start = i;
    while (i < text.length) {
      if (text[i] === '\\') i += 2;
      else if (text[i] === '`') {
        addString(start, i++);
        return;
      } else if (text[i] === '$' && text[i + 1] === '{') {
        addString(start, i);
        i += 2;
        templates.push(braces++);
        return;
      } else i++;
    }
  };

  while (i < text.length) {
    const c = text[i];
    const next = text[i + 1];
    if (c === '/' && next === '/') {
      const end = text.indexOf('\n', i);
      const to = end === -1 ? text.length : end;
      blank(i, to);
      i = to;
    } else if (c === '/' && next === '*') {
      const end = text.indexOf('*/', i + 2);
      const to = end === -1 ? text.length : end + 2;
      blank(i, to);
      i = to;
    } else if (c === "'" || c === '"') {
      const start = ++i;
      while (i < text.length && text[i] !== c && text[i] !== '\n') i += text[i] === '\\' ? 2 : 1;
      addString(start, Math.min(i, text.length));
      i++;
    } else if (c === '`') {
      i++;
      template();
    } else if (c === '{') {
      braces++;
      i++;
    } else if (c === '}') {
      braces--;
      i++;
      if (templates.length > 0 && templates[templates.length - 1] === braces) {
        templates.pop();
        template();
      }
    } else if (c === '/' && regexMayStart(code, i)) {
      const start = ++i;
      let inClass = false;
      while (i < text.length && text[i] !== '\n' && (inClass || text[i] !== '/')) {
        if (text[i] === '[') inClass = true;
        else if (text[i] === ']') inClass = false;
        i += text[i] === '\\' ? 2 : 1;
      }
      blank(start, Math.min(i, text.length));
      i++;
    } else i++;
  }
  return { code: code.join(''), strings };
}

function regexMayStart(code, index) {
  let from = index;
  while (from > 0 && /\s/.test(code[from - 1])) from--;
  return REGEX_MAY_FOLLOW.test(code.slice(Math.max(0, from - 12), from).join(''));
}

const unescaped = (raw) =>
  raw
    .replace(/\\u\{([0-9a-fA-F]+)\}/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\(.)/g, '$1');

/**
 * Every module that a source imports or exports from, as `{ specifier, index, typeOnly }`: of those
 * that are taken for their types alone nothing is left when the program runs.
 */
export function importsOf(text) {
  const { code, strings } = scan(text);
  return strings
    .filter(({ index }) => {
      const before = code.slice(Math.max(0, index - 40), index - 1).trimEnd();
      return /(?:\bfrom|\bimport|\b(?:import|require)\s*\()$/.test(before);
    })
    .map(({ value, index }) => ({ specifier: value, index, typeOnly: isTypeOnly(code, index) }));
}

function isTypeOnly(code, index) {
  const before = code.slice(0, index - 1).trimEnd();
  // import('./a.ts').A is a type; with await, or without a name after it, it is loaded
  if (/\bimport\s*\($/.test(before))
    return (
      !/\bawait\s+import\s*\($/.test(before) &&
      /^'\s*\)\s*\./.test(code.slice(index).replace(/^ */, ''))
    );
  const statement =
    before.match(/\b(?:import|export)\b(?![\s\S]*\b(?:import|export)\b)[\s\S]*$/)?.[0] ?? '';
  if (/^(?:import|export)\s+type\b(?!\s+from\b)/.test(statement)) return true;
  const names = statement.match(/^(?:import|export)\s*\{([\s\S]*)\}\s*from$/)?.[1];
  return names
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith('type '));
}

/** Compares what a self-check got with what it should have got; ends the process. */
export function reportSelfTest(name, cases) {
  const bad = cases.filter(([, got, wanted]) => JSON.stringify(got) !== JSON.stringify(wanted));
  for (const [what, got, wanted] of bad) {
    console.error(`${name}: ${what}: got ${JSON.stringify(got)}, wanted ${JSON.stringify(wanted)}`);
  }
  if (bad.length === 0) console.log(`${name}: ${cases.length} self-checks hold`);
  process.exit(bad.length === 0 ? 0 : 1);
}
