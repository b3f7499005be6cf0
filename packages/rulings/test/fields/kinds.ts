/** A node of a card's data: an effect, a filter, a condition, the card itself. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (x: unknown): x is Node =>
  x !== null && typeof x === 'object' && !Array.isArray(x);

const FIELDS: Readonly<Record<string, string>> = {
  card: 'card filter',
  each: 'card filter',
  who: 'card filter',
  facedBy: 'card filter',
  versus: 'card filter',
  leftBy: 'card filter',
  user: 'card filter',
  bears: 'card filter',
  borneBy: 'card filter',
  playableAt: 'card filter',
  has: 'card filter',
  every: 'card filter',
  exists: 'card filter',
  count: 'card filter',
  sites: 'card filter',
  creatures: 'card filter',
  effectsOf: 'card filter',
  unlessTaps: 'card filter',
  discardsAsPrinted: 'card filter',
  siteThat: 'card filter',
  faces: 'card filter',
  bearer: 'card filter',
  notAt: 'card filter',
  only: 'card filter',
  at: 'card filter',
  to: 'card filter',
  what: 'card filter',
  by: 'card filter',
  ofPlayer: 'card filter',
  a: 'card filter',
  company: 'company filter',
  companies: 'company filter',
  attack: 'attack filter',
  attacks: 'attack filter',
  autoAttack: 'attack filter',
  inAttack: 'attack filter',
  faced: 'attack filter',
  path: 'path filter',
  when: 'condition',
  need: 'condition',
  cond: 'condition',
  if: 'condition',
  detainment: 'condition',
  all: 'condition',
  spec: 'attack',
  rescue: 'attack',
  keys: 'key',
};

/** Where the same field means something else. */
const WITHIN: Readonly<Record<string, string>> = {
  'target/attack.a': 'attack filter',
  'target/automatic-attack.a': 'attack filter',
  'target/strike.a': 'attack filter',
  'target/company.a': 'company filter',
  'target/entry.a': 'entry filter',
  'ability/no-creatures.a': 'attack filter',
  'ability/keying.to': 'key',
  'condition.path': 'path filter',
  'condition.has': 'path filter',
  'card/creature.attack': 'attack',
  'card/site.attacks': 'attack',
  'card/site.items': 'items of a site',
};

/** Those in which `any`, `not` and `all` hold more of the same. */
const NESTING: ReadonlySet<string> = new Set([
  'card filter',
  'company filter',
  'attack filter',
  'entry filter',
  'condition',
]);

/** What tells a number that is worked out, and where one may stand. */
const VALUE =
  /^(stat|count|members|regions|unusedInfluence|participations|removalNumber|sum|times|half|least|if|bound)$/;
const NUMBER =
  /^(by|n|times|plus|than|max|points|stagePoints|corruption|prowess|strikes|body|value|sum|least|half|then|else)$/;

/** What kind of node stands in that field of its parent, in words that a report can use. */
export function kindOf(node: Node, field: string, parent: Node, parentKind: string): string {
  if (typeof node.do === 'string') return `effect/${node.do}`;
  if (typeof node.pay === 'string') return `cost/${node.pay}`;
  if (field === 'on' && typeof node.event === 'string') return `event/${node.event}`;
  if (field === 'abilities' || field === 'plays') return `ability/${String(node.is)}`;
  if (field === 'targets') return `target/${String(node.target)}`;
  if (NESTING.has(parentKind) && (field === 'any' || field === 'not' || field === 'all')) {
    return parentKind;
  }
  if (parentKind === 'condition' && field === 'a' && 'company' in parent) return 'company filter';
  const fields = Object.keys(node);
  if (NUMBER.test(field) && fields.some((k) => VALUE.test(k)) && !('kind' in node)) return 'value';
  // of whom or what a rule speaks, where it may be of one or of all that match
  if (fields.length === 1 && /^(each|foeOf|attacks|companies|player)$/.test(fields[0]))
    return 'of whom';
  return WITHIN[`${parentKind}.${field}`] ?? FIELDS[field] ?? `${parentKind}.${field}`;
}
