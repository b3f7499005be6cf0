import type { Candidate, Change } from './mutant.ts';
import { isTreeNode, parsed, type TreeNode, walk } from './tree.ts';

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
};

/** Words of the card language for one side and the other. */
const SIDES: Readonly<Record<string, string>> = {
  you: 'opponent',
  opponent: 'you',
  own: 'opponent',
  resource: 'hazard',
  hazard: 'resource',
};
/** Fields of the state that name one side, and what names the other. */
const SEATS: Readonly<Record<string, string>> = { active: 'hazardSeat', hazardSeat: 'active' };

/** What makes a node what it is: without it there is no clause to speak of. */
const IDENTITY = new Set(['id', 'name', 'kind', 'is', 'do', 'target', 'event', 'pay', 'lacks']);

const CARD_ID = /^[A-Z]{2}-\d+$/;

/** What every change is made of: the piece, and what stands there afterwards. */
type Made = readonly [node: TreeNode, change: Change, becomes: string, as?: Candidate['as']];

const textual = (node: unknown): boolean =>
  isTreeNode(node) &&
  (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string'));

/** A piece of source that stays one piece whatever operator stands beside it: its own brackets are not part of it. */
function bracketed({ type, start, end }: TreeNode, text: string): string {
  const piece = text.slice(start, end);
  return /^(Logical|Binary|Conditional|Arrow)/.test(type) ? `(${piece})` : piece;
}

function* ofOperator(node: TreeNode, text: string): Generator<Made> {
  const { left, right, operator } = node;
  const other = OPERATORS[String(operator)];
  if (other === undefined || !isTreeNode(left) || !isTreeNode(right)) return;
  if (textual(left) || textual(right)) {
    // words are put together; only their comparison can be turned
    if (operator === '+') return;
  }
  const [a, b] = [left, right].map((side) => bracketed(side, text));
  yield [node, 'operator', `${a} ${other} ${b}`];
  if (operator === '&&' || operator === '||') {
    yield [node, 'condition dropped', a];
    yield [node, 'condition dropped', b];
  }
}

function* ofLiteral(node: TreeNode, cardData: boolean): Generator<Made> {
  const { value } = node;
  if (typeof value === 'number') yield [node, 'number', String(value + 1)];
  if (typeof value === 'boolean') yield [node, 'truth', String(!value)];
  if (cardData && typeof value === 'string' && Object.hasOwn(SIDES, value)) {
    yield [node, 'player swapped', `'${SIDES[value]}'`];
  }
}

function* ofCode(node: TreeNode, text: string): Generator<Made> {
  const part = (field: string): TreeNode => node[field] as TreeNode;
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      yield* ofOperator(node, text);
      break;
    case 'UnaryExpression':
      if (node.operator === '!') {
        const { start, end } = part('argument');
        yield [node, 'negation dropped', text.slice(start, end)];
      }
      break;
    case 'IfStatement':
    case 'ConditionalExpression':
      yield [part('test'), 'condition taken for granted', 'true'];
      yield [part('test'), 'condition never met', 'false'];
      break;
    case 'ExpressionStatement':
      if (part('expression').type === 'CallExpression')
        yield [part('expression'), 'call dropped', 'undefined'];
      break;
    case 'MemberExpression': {
      const other = SEATS[String((node.property as { name?: string }).name)];
      const { start, end } = part('object');
      if (other !== undefined && node.computed !== true)
        yield [node, 'player swapped', `${text.slice(start, end)}.${other}`];
      break;
    }
    case 'Literal':
      yield* ofLiteral(node, false);
      break;
  }
}

function* ofData(node: TreeNode): Generator<Made> {
  if (node.type === 'Literal') yield* ofLiteral(node, true);
  if (node.type === 'ObjectExpression') {
    const entries = node.properties as readonly TreeNode[];
    for (const entry of entries) {
      const key = isTreeNode(entry.key) ? (entry.key.name ?? entry.key.value) : undefined;
      if (entries.length > 1 && typeof key === 'string' && !IDENTITY.has(key))
        yield [entry, 'clause dropped', '', 'property'];
    }
  }
  if (node.type === 'ArrayExpression') {
    for (const entry of node.elements as readonly unknown[]) {
      if (isTreeNode(entry) && entry.type === 'ObjectExpression')
        yield [entry, 'clause dropped', '', 'element'];
    }
  }
}

/** The nearest card that says its id around here: the first argument of what builds it. */
export function cardAround(
  above: readonly TreeNode[],
): Pick<Candidate, 'card' | 'within'> | undefined {
  for (const node of above.toReversed()) {
    const first = node.type === 'CallExpression' && (node.arguments as TreeNode[])[0];
    if (isTreeNode(first) && CARD_ID.test(String(first.value)))
      return { card: String(first.value), within: [node.start, node.end] };
  }
  return undefined;
}

/** What stands where only a plain piece of source can stand. */
export const fixed = (node: TreeNode, parent: TreeNode | undefined): boolean =>
  (parent?.type === 'AssignmentExpression' && parent.left === node) ||
  parent?.type === 'UpdateExpression' ||
  (parent?.type === 'UnaryExpression' && parent.operator === 'delete') ||
  (parent?.type === 'CallExpression' && parent.callee === node) ||
  parent?.type === 'ChainExpression' ||
  (parent?.type === 'MemberExpression' && parent.object === node && node.optional === true);

/** All that could be changed in a file: code of the engine, or the data of cards. */
export function candidatesIn(file: string, text: string, sort: 'code' | 'data'): Candidate[] {
  const found: Candidate[] = [];
  walk(parsed(text), (node, above) => {
    const made = sort === 'code' ? ofCode(node, text) : ofData(node);
    for (const [at, change, becomes, as = 'expression'] of made) {
      if (at === node && fixed(node, above.at(-1))) continue;
      const card = sort === 'data' ? cardAround(above) : undefined;
      // data outside of any card is code that builds cards
      if (sort === 'data' && card === undefined) continue;
      const { start, end } = at;
      found.push({ file, start, end, change, becomes, as, ...card });
    }
  });
  return found;
}
