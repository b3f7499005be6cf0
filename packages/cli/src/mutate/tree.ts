import { parseAst } from 'vite';

/** A node of the parsed source, as far as changes need it (ESTree with the types of TypeScript). */
export interface TreeNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export const isTreeNode = (x: unknown): x is TreeNode =>
  x !== null && typeof x === 'object' && typeof (x as TreeNode).type === 'string';

export const parsed = (text: string): TreeNode =>
  parseAst(text, { lang: 'ts' }) as unknown as TreeNode;

/** Types that wrap a value: what they wrap is code. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Calls `visit` for every node that runs, with those it stands in, the nearest last; `false` passes over what is inside. */
export function walk(
  node: TreeNode,
  visit: (node: TreeNode, above: readonly TreeNode[]) => unknown,
  above: readonly TreeNode[] = [],
): void {
  const wraps = WRAPPERS.has(node.type);
  if ((node.type.startsWith('TS') && !wraps) || node.type === 'ImportDeclaration') return;
  if (!wraps && visit(node, above) === false) return;
  const inside = [...above, node];
  for (const [field, value] of Object.entries(node)) {
    if (wraps && field !== 'expression') continue;
    if (field === 'typeAnnotation' || field === 'typeArguments' || field === 'returnType') continue;
    // the name of a property is no value
    if (field === 'key' && node.computed !== true) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isTreeNode(child)) walk(child, visit, inside);
    }
  }
}
