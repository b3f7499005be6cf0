/** The sources of cards as text: where a card is written, and how it is moved to another file. */

/** The end of the call that begins there, past its last bracket; strings are passed over. */
function endOfCall(source: string, from: number): number {
  let depth = 0;
  for (let i = from; i < source.length; i++) {
    const c = source[i];
    if (c === "'" || c === '"' || c === '`') {
      for (i++; source[i] !== c && i < source.length; i++) if (source[i] === '\\') i++;
    } else if (c === '/' && source[i + 1] === '/') i = source.indexOf('\n', i);
    else if ('([{'.includes(c)) depth++;
    else if (')]}'.includes(c)) {
      depth--;
      if (depth === 0) return i + 1;
    }
  }
  throw new Error('A bracket is never closed.');
}

export interface Written {
  /** `hazard`, `item`, `reprint`: by what it is made */
  readonly by: string;
  /** the whole call */
  readonly call: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

/** Where the card with that id is made in a source, if it is. */
export function findWritten(source: string, id: string): Written | null {
  const own = new RegExp(String.raw`\b(\w+)\(\s*'${id}'`).exec(source);
  const reprint = new RegExp(String.raw`\b(reprint)\((?:[^()]|\([^()]*\))*'${id}'`).exec(source);
  const found = reprint ?? own;
  if (!found) return null;
  const start = found.index;
  const end = endOfCall(source, source.indexOf('(', start));
  const line = source.slice(0, start).split('\n').length;
  return { by: found[1], call: source.slice(start, end), start, end, line };
}

/** The source without that call and the comma after it. */
export function without(source: string, { start, end }: Written): string {
  const before = source.slice(0, start).replace(/[ \t]*$/, '');
  return before + source.slice(end).replace(/^,?[ \t]*\n?/, '');
}

/** A card of which only the facts are there, with the places in which its text is written. */
export const opened = (call: string): string =>
  call.replace(/\.\.\.TODO,?/, 'plays: [],\n lacks: ITS_TEXT,');

/** The source with one more card at the end of its list, and what it needs imported. */
export function withCard(source: string, call: string, builder: string): string {
  const end = source.lastIndexOf('];');
  if (end < 0) throw new Error('There is no list of cards in that file.');
  const listed = `${source.slice(0, end).trimEnd()}\n  ${call},\n${source.slice(end)}`;
  return importing(importing(listed, builder, '../build.ts'), 'ITS_TEXT', '../status.ts');
}

function importing(source: string, name: string, from: string): string {
  const line = new RegExp(String.raw`import \{([^}]*)\} from '${from.replaceAll('.', '\\.')}';`);
  const found = line.exec(source);
  if (!found) return `import { ${name} } from '${from}';\n${source}`;
  const names = found[1].split(',').map((n) => n.trim());
  if (names.includes(name)) return source;
  const all = [...names.filter((n) => n !== ''), name];
  return source.replace(found[0], `import { ${all.join(', ')} } from '${from}';`);
}
