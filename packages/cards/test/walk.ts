import type { Card } from '@mathom/engine/language';

type Node = Readonly<Record<string, unknown>>;

/** Visits every object inside a card's data, the card itself not among them. */
export function walk(card: Card, visit: (node: Node) => void): void {
  const into = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(into);
    else if (value !== null && typeof value === 'object') {
      visit(value as Node);
      Object.values(value).forEach(into);
    }
  };
  Object.values(card).forEach(into);
}

const strings = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((v): v is string => typeof v === 'string');

/** The keywords that a card's text asks for. */
export function keywordsIn(card: Card): ReadonlySet<string> {
  const out = new Set<string>();
  walk(card, (node) => {
    for (const k of strings(node.keyword)) out.add(k);
  });
  return out;
}

/** The names of cards that a card's text speaks of. */
export function namesIn(card: Card): ReadonlySet<string> {
  const out = new Set<string>();
  walk(card, (node) => {
    // { name, op, value } compares a number: there the name is that of the number
    if (node.name !== undefined && !('op' in node)) for (const n of strings(node.name)) out.add(n);
    if (node.is === 'reads-as') {
      for (const n of [...strings(node.present), ...strings(node.absent)]) out.add(n);
    }
  });
  return out;
}

const ROLES = new Set(['user', 'target', 'target2', 'picked', 'cause', 'checker', 'target-bearer']);
/** Events that happen to no card and no company. */
const CAUSELESS = new Set(['phase', 'deck-exhausted']);
/** Keys under which such a word is no role. */
const NO_ROLE = new Set(['target', 'name', 'kind', 'scope', 'cannotBeDuplicated', 'bound']);

/** Roles that a card speaks of although nothing around binds them, each with the way to it. */
export function unboundRoles(card: Card): readonly string[] {
  const out: string[] = [];
  const into = (value: unknown, bound: ReadonlySet<string>, way: readonly string[]): void => {
    if (typeof value === 'string') {
      const key = way[way.length - 1];
      const staysOn = key === 'on' && way.length === 2;
      if (ROLES.has(value) && !NO_ROLE.has(key) && !staysOn && !bound.has(value)) {
        out.push(`${way.join('.')}: ${value}`);
      }
    } else if (Array.isArray(value)) {
      let now = bound;
      for (const v of value) {
        into(v, now, way);
        // what was played is what is picked for all that follows in the list
        if ((v as Node | null)?.do === 'play') now = new Set(now).add('picked');
      }
    } else if (value !== null && typeof value === 'object') {
      const node = value as Node;
      const inside = new Set(bound);
      // a round is an action too
      if (node.is === 'action' || (way.at(-1) === 'of' && way.at(-2) === 'rounds')) {
        if (node.user) inside.add('user');
        const targets = (node.targets ?? []) as readonly Node[];
        if (targets.length > 0) inside.add('target').add('target-bearer');
        if (targets.length > 1) inside.add('target2');
        if (targets.some((t) => t.target === 'check')) inside.add('checker');
        // what was turned over stays bound for all that is done after
        if ((node.does as readonly Node[]).some((e) => e.do === 'reveal-until')) {
          inside.add('picked');
        }
        // so does what was discarded for it
        const costs = (node.cost ?? []) as readonly Node[];
        if (costs.some((c) => c.pay === 'discard-one')) inside.add('picked');
      }
      if (node.is === 'trigger' && !CAUSELESS.has(String((node.on as Node).event))) {
        inside.add('cause');
      }
      // what influence was used on
      if (node.do === 'modify-check') inside.add('cause');
      // who plays an item
      if (node.resolves) inside.add('user');
      // what is done again and again turns something up each time
      if (
        node.do === 'repeat' &&
        (node.does as readonly Node[]).some((e) => e.do === 'reveal-until')
      )
        inside.add('picked');
      if (node.do === 'pick' || (node.do === 'play' && node.then)) inside.add('picked');
      for (const [k, v] of Object.entries(node)) into(v, inside, [...way, k]);
    }
  };
  into(card, new Set(), [card.id]);
  return out;
}
