import { cardAround, fixed } from './changes.ts';
import { groupBy } from './files.ts';
import type { Candidate, Mutant } from './mutant.ts';
import { parsed, type TreeNode, walk } from './tree.ts';

/** A rule that is taken out by hand, and the points of rulings that should not hold without it. */
export interface Removal extends Mutant {
  readonly points: readonly string[];
}

/** One block of a list of removals, as somebody wrote it. */
interface Written {
  readonly line: number;
  readonly points: readonly string[];
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
}

/** What can be said of a block that cannot be read: the line it begins at comes first. */
class Unreadable extends Error {
  constructor({ line }: Pick<Written, 'line'>, what: string) {
    super(`line ${line}: ${what}`);
  }
}

/**
 * Blocks with an empty line between them: the points, the file, the lines that are there (`- `) and
 * those that stand there instead (`+ `, none: they are taken out). `# ` begins a remark.
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
  return blocks.map(({ line, lines: [points, file, ...rest] }) => {
    const after = (mark: string): string =>
      rest
        .filter((each) => each.startsWith(mark))
        .map((each) => each.slice(1))
        .join('\n')
        .trim();
    const was = after('-');
    if (!file || was === '' || rest.some((each) => !/^[-+]/.test(each)))
      throw new Unreadable(
        { line },
        'points, a file, lines with - and perhaps lines with + belong here',
      );
    return { line, points: points.split(/[\s,]+/), file: file.trim(), was, becomes: after('+') };
  });
}

const escaped = (s: string): string => s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The one place where a piece of source stands, however its lines are broken. */
function placeOf(block: Written, text: string): [start: number, end: number] {
  const pattern = block.was
    .split(/\s+/)
    .map((word) => escaped(word))
    .join('\\s+');
  const found = [...text.matchAll(new RegExp(pattern, 'g'))];
  if (found.length !== 1)
    throw new Unreadable(
      block,
      `that stands ${found.length} times in ${block.file}: say more of it`,
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

/** The smallest part of the source around a piece that can stand behind a switch. */
function around(
  block: Written,
  text: string,
  [start, end]: readonly [number, number],
): { node: TreeNode; as: Candidate['as']; above: readonly TreeNode[] } {
  let best: ReturnType<typeof around> | undefined;
  walk(parsed(text), (node, above) => {
    if (node.start > start || node.end < end) return;
    const as = switchable(node, above.at(-1));
    if (as && (!best || node.end - node.start <= best.node.end - best.node.start))
      best = { node, as, above };
  });
  if (!best) throw new Unreadable(block, 'that is no part of what runs');
  return best;
}

/** What a list of removals asks for, each as a change behind a switch. */
export function removalsIn(list: string, textOf: (file: string) => string): Removal[] {
  const found: Removal[] = [];
  for (const [file, blocks] of groupBy(writtenIn(list), (b) => b.file)) {
    const text = textOf(file);
    for (const block of blocks) {
      const at = placeOf(block, text);
      const { node, as, above } = around(block, text, at);
      const { start, end } = node;
      const becomes = text.slice(start, at[0]) + block.becomes + text.slice(at[1], end);
      const whole = text.slice(0, start) + (becomes.trim() || ';') + text.slice(end);
      try {
        parsed(whole);
      } catch {
        throw new Unreadable(block, `${file} cannot be read with that in it`);
      }
      const card = file.startsWith('packages/cards/') ? cardAround([...above, node]) : undefined;
      const made = { file, start, end, change: 'removal', becomes, as } as const;
      found.push({ id: found.length, points: block.points, ...made, ...card });
    }
  }
  return found;
}
