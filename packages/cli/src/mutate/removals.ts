import { cardAround, fixed } from './changes.ts';
import type { Candidate, Mutant } from './mutant.ts';
import { parsed, type TreeNode, walk } from './tree.ts';

/** A rule that is taken out by hand, in one piece or in several, and the points of rulings that should not hold without it. */
export interface Removal {
  readonly id: number;
  readonly points: readonly string[];
  /** all behind the same switch */
  readonly pieces: readonly Mutant[];
}

/** A piece of source, and what stands there instead. */
interface Piece {
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
}

/** One block of a list of removals, as somebody wrote it. */
interface Written {
  readonly line: number;
  readonly points: readonly string[];
  readonly pieces: readonly Piece[];
  /** why there is nothing that could be taken out */
  readonly kept?: string;
}

/** What can be said of a block that cannot be read: the line it begins at comes first. */
export class Unreadable extends Error {
  constructor({ line }: Pick<Written, 'line'>, what: string) {
    super(`line ${line}: ${what}`);
  }
}

/** What stands after one mark or the other, without the mark. */
const marked = (lines: readonly string[], mark: string): string =>
  lines
    .filter((each) => each.startsWith(mark))
    .map((each) => each.slice(1))
    .join('\n')
    .trim();

/** The pieces of a block: each begins with its file, or with the first `-` after a `+`. */
function piecesOf(lines: readonly string[]): Piece[] | undefined {
  const groups: { file: string; lines: string[] }[] = [];
  let file: string | undefined;
  for (const [i, each] of lines.entries()) {
    if (!/^[-+]/.test(each)) file = each.trim();
    else if (file === undefined) return undefined;
    else if (each.startsWith('-') && !lines[i - 1].startsWith('-'))
      groups.push({ file, lines: [each] });
    else if (groups.length === 0) return undefined;
    else groups[groups.length - 1].lines.push(each);
  }
  const pieces = groups.map((g) => ({
    file: g.file,
    was: marked(g.lines, '-'),
    becomes: marked(g.lines, '+'),
  }));
  return pieces.length > 0 && pieces.every(({ was }) => was !== '') ? pieces : undefined;
}

/**
 * Blocks with an empty line between them: the points, the file, the lines that are there (`- `) and
 * those that stand there instead (`+ `, none: they are taken out), and so on for what is taken out with
 * it. `= ` says why nothing can be. `# ` begins a remark.
 */
export function writtenIn(text: string): Written[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let open = false;
  text.split('\n').forEach((each, i) => {
    if (each.startsWith('# ')) return;
    if (each.trim() === '') {
      open = false;
      return;
    }
    if (!open) blocks.push({ line: i + 1, lines: [] });
    open = true;
    blocks.at(-1)?.lines.push(each);
  });
  return blocks.map(({ line, lines }) => {
    const heads = lines.findIndex((each) => /^[-+=]|\.ts$/.test(each));
    const rest = heads < 0 ? [] : lines.slice(heads);
    const points = lines
      .slice(0, heads < 0 ? lines.length : heads)
      .flatMap((each) => each.split(/[\s,]+/));
    const kept = marked(rest, '=');
    if (kept !== '' && rest.every((each) => each.startsWith('=')))
      return { line, points, pieces: [], kept };
    const pieces = piecesOf(rest);
    if (!pieces)
      throw new Unreadable(
        { line },
        'points, a file, lines with - and perhaps lines with + belong here',
      );
    return { line, points, pieces };
  });
}

const escaped = (s: string): string => s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The one place where a piece of source stands, however its lines are broken. */
function placeOf(block: Written, piece: Piece, text: string): [start: number, end: number] {
  const pattern = piece.was
    .split(/\s+/)
    .map((word) => escaped(word))
    .join('\\s+');
  const found = [...text.matchAll(new RegExp(pattern, 'g'))];
  if (found.length !== 1)
    throw new Unreadable(
      block,
      `that stands ${found.length} times in ${piece.file}: say more of it`,
    );
  return [found[0].index, found[0].index + found[0][0].length];
}

/** Where one thing or another can be done, by a switch. */
function switchable(node: TreeNode, parent: TreeNode | undefined): Candidate['as'] | undefined {
  if (/Expression$|^(Literal|TemplateLiteral)$/.test(node.type)) {
    const plain =
      node.type === 'FunctionExpression' && /Method|Property/.test(String(parent?.type));
    return plain || fixed(node, parent) ? undefined : 'expression';
  }
  return /Statement$/.test(node.type) ? 'statement' : undefined;
}

/** Many pieces are of the same few files. */
const trees = new Map<string, TreeNode>();
function treeOf(text: string): TreeNode {
  const known = trees.get(text) ?? parsed(text);
  trees.set(text, known);
  return known;
}

/** The smallest part of the source around a piece that can stand behind a switch. */
function around(
  block: Written,
  text: string,
  [start, end]: readonly [number, number],
): { node: TreeNode; as: Candidate['as']; above: readonly TreeNode[] } {
  let best: ReturnType<typeof around> | undefined;
  walk(treeOf(text), (node, above) => {
    if (node.start > start || node.end < end) return false;
    const as = switchable(node, above.at(-1));
    if (as && (!best || node.end - node.start <= best.node.end - best.node.start))
      best = { node, as, above };
    return true;
  });
  if (!best) throw new Unreadable(block, 'that is no part of what runs');
  return best;
}

/** What is asked for in one place, as a change behind the switch of its block. */
function changeOf(block: Written, piece: Piece, text: string): Candidate {
  const { file } = piece;
  const at = placeOf(block, piece, text);
  const { node, as, above } = around(block, text, at);
  const { start, end } = node;
  const becomes = text.slice(start, at[0]) + piece.becomes + text.slice(at[1], end);
  const whole = text.slice(0, start) + (becomes.trim() || ';') + text.slice(end);
  try {
    parsed(whole);
  } catch {
    throw new Unreadable(block, `${file} cannot be read with that in it`);
  }
  const card = file.startsWith('packages/cards/') ? cardAround([...above, node]) : undefined;
  return { file, start, end, change: 'removal', becomes, as, ...card };
}

const overlap = (pieces: readonly Candidate[]): boolean =>
  pieces.some((a, i) =>
    pieces.some((b, j) => i < j && a.file === b.file && a.start < b.end && b.start < a.end),
  );

/** A list of removals, read: what can be tried, what cannot, and what nobody could take out. */
export interface RemovalList {
  readonly removals: readonly Removal[];
  /** points of which a block says that there is nothing to take out */
  readonly kept: readonly string[];
  /** blocks that find no place any more */
  readonly gone: readonly { readonly points: readonly string[]; readonly why: string }[];
}

/** What a list of removals asks for; numbers go on `from` one. */
export function removalsIn(list: string, textOf: (file: string) => string, from = 0): RemovalList {
  const removals: Removal[] = [];
  const kept: string[] = [];
  const gone: { points: readonly string[]; why: string }[] = [];
  for (const block of writtenIn(list)) {
    const { points } = block;
    if (block.kept !== undefined) {
      kept.push(...points);
      continue;
    }
    const id = from + removals.length;
    try {
      const pieces = block.pieces.map((piece) => ({
        ...changeOf(block, piece, textOf(piece.file)),
        id,
      }));
      if (overlap(pieces))
        throw new Unreadable(block, 'two of its pieces are of one: say them as one');
      removals.push({ id, points, pieces });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      gone.push({ points, why: error.message });
    }
  }
  return { removals, kept, gone };
}
