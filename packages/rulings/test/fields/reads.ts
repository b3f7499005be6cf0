import type { Card } from '@mathom/engine/language';
import { isNode, kindOf, type Node } from './kinds.ts';

/** A field of the language: the kind of node it stands in, and its name. */
export type Field = string;

/** Shared by all files that are run here, however their modules are loaded. */
const shared = globalThis as { fieldsRead?: Set<Field> };
shared.fieldsRead ??= new Set();
const read = shared.fieldsRead;
export const fieldsRead: ReadonlySet<Field> = read;

/** Who looks at card data without running it: what shows cards, and what sets up a board. */
const ONLOOKERS = /\/engine\/src\/(render|scenario|describe)\b/;
/** Functions that walk through all there is, whatever it means. */
const WALKERS: ReadonlySet<string | null> = new Set(['namesAsked', 'ofTheWay', 'freeze']);

/** Who reads by way of that getter. No source map is asked for: that would take minutes. */
function reader(getter: () => unknown): NodeJS.CallSite | undefined {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 1;
  Error.prepareStackTrace = (_, sites) => sites;
  const at: { stack?: NodeJS.CallSite[] } = {};
  Error.captureStackTrace(at, getter);
  const site = at.stack?.[0];
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  return site;
}

/** Is it code of the engine that runs cards, and asks for this field by its name? */
function runsCards(site: NodeJS.CallSite | undefined): boolean {
  const file = site?.getFileName() ?? '';
  return (
    file.includes('/engine/src/') &&
    !ONLOOKERS.test(file) &&
    !WALKERS.has(site?.getFunctionName() ?? null)
  );
}

function recorded(value: unknown, field: string, parent: Node, parentKind: string): unknown {
  if (Array.isArray(value)) {
    return Object.freeze(value.map((v) => recorded(v, field, parent, parentKind)));
  }
  return isNode(value) ? recordedNode(value, kindOf(value, field, parent, parentKind)) : value;
}

/** The same node, but its fields are noted when they are read. It is frozen, as card data is. */
function recordedNode<T extends Node>(node: T, kind: string): T {
  const out = {};
  for (const [name, given] of Object.entries(node)) {
    const value = recorded(given, name, node, kind);
    const field = `${kind}.${name}`;
    const get = (): unknown => {
      if (!read.has(field) && runsCards(reader(get))) read.add(field);
      return value;
    };
    Object.defineProperty(out, name, { enumerable: true, get });
  }
  return Object.freeze(out) as T;
}

export const recordedCard = <C extends Card>(card: C): C =>
  recordedNode(card as C & Node, `card/${card.kind}`);

/** Every field that stands in a card's data. */
export function fieldsOf(card: Card): ReadonlySet<Field> {
  const out = new Set<Field>();
  const into = (value: unknown, field: string, parent: Node, parentKind: string): void => {
    if (Array.isArray(value)) for (const v of value) into(v, field, parent, parentKind);
    else if (isNode(value)) visit(value, kindOf(value, field, parent, parentKind));
  };
  const visit = (node: Node, kind: string): void => {
    for (const [name, value] of Object.entries(node)) {
      out.add(`${kind}.${name}`);
      into(value, name, node, kind);
    }
  };
  visit(card as Card & Node, `card/${card.kind}`);
  return out;
}
