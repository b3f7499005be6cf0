/** Where something is different, and what is there now; nothing after the place: it is gone. */
export type Change =
  | readonly [place: readonly (string | number)[], value: unknown]
  | readonly [place: readonly (string | number)[]];

type Plain = Record<string | number, unknown>;

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** What is asked is never like what was asked before: it is sent as it is. */
const WHOLE: ReadonlySet<string> = new Set(['decision']);
/** A list in which more than one in so many is different is sent as it is. */
const FEW = 8;

/**
 * What is different in `after`, for values that are sent as JSON. Lists are compared place by place:
 * those of a game hardly ever move, because a card's number is its place in them.
 */
export function changesBetween(before: unknown, after: unknown, known?: Compared): Change[] {
  const out: Change[] = [];
  compare(before, after, [], out, known);
  return out;
}

/**
 * What was compared before, so that of two values that share a part this is compared once: those
 * who look at a game from several sides share most of it.
 */
export class Compared {
  private readonly found = new Map<object, { after: unknown; changes: readonly Change[] }>();

  between(before: object, after: unknown): readonly Change[] {
    const last = this.found.get(before);
    if (last && last.after === after) return last.changes;
    const changes = changesBetween(before, after);
    this.found.set(before, { after, changes });
    return changes;
  }
}
/** So deep lie the parts that are shared: `view`, `state`, and then each by its name. */
const SHARED_AT = 3;

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function compare(
  a: unknown,
  b: unknown,
  at: (string | number)[],
  out: Change[],
  known?: Compared,
): void {
  if (a === b) return;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    out.push([at.slice(), b]);
    return;
  }
  // most lists of a game are as they were, though they are copies: nothing need be kept of that
  if (Array.isArray(a) && Array.isArray(b) && isSame(a, b)) return;
  if (known && at.length === SHARED_AT) {
    for (const [place, ...value] of known.between(a, b)) {
      out.push([[...at, ...place], ...value] as unknown as Change);
    }
    return;
  }
  if (Array.isArray(a) && Array.isArray(b)) compareLists(a, b, at, out, known);
  else compareObjects(a, b, at, out, known);
}

function compareObjects(
  a: Plain,
  b: Plain,
  at: (string | number)[],
  out: Change[],
  known?: Compared,
): void {
  for (const key in b) {
    const value = b[key];
    // JSON has nothing in its place
    if (value === undefined || value === a[key]) continue;
    if (a[key] === undefined) out.push([[...at, key], value]);
    else if (WHOLE.has(key)) {
      if (JSON.stringify(a[key]) !== JSON.stringify(value)) out.push([[...at, key], value]);
    } else {
      at.push(key);
      compare(a[key], value, at, out, known);
      at.pop();
    }
  }
  for (const key in a) {
    if (a[key] !== undefined && b[key] === undefined) out.push([[...at, key]]);
  }
}

function compareLists(
  a: readonly unknown[],
  b: readonly unknown[],
  at: (string | number)[],
  out: Change[],
  known?: Compared,
): void {
  const both = Math.min(a.length, b.length);
  let different = Math.abs(a.length - b.length);
  for (let i = 0; i < both; i++) if (a[i] !== b[i] && !isObject(b[i])) different++;
  if (different * FEW > b.length && !b.some(isObject)) {
    if (different > 0) out.push([at.slice(), b]);
    return;
  }
  for (let i = 0; i < b.length; i++) {
    if (i < both && a[i] === b[i]) continue;
    if (i >= both) out.push([[...at, i], b[i]]);
    else {
      at.push(i);
      compare(a[i], b[i], at, out, known);
      at.pop();
    }
  }
  if (b.length < a.length) out.push([[...at, 'length'], b.length]);
}

/** The value with the changes in it. What is not changed is shared with it, and it stays as it was. */
export function withChanges<T>(before: T, changes: readonly Change[]): T {
  const fresh = new Set<unknown>();
  const own = (value: unknown): Plain => {
    if (fresh.has(value)) return value as Plain;
    if (!isObject(value)) throw new Error('a change is of something that is not there');
    const copy = (Array.isArray(value) ? value.slice() : { ...value }) as Plain;
    fresh.add(copy);
    return copy;
  };
  let out: unknown = before;
  for (const change of changes) {
    const [place] = change;
    if (place.length === 0) {
      out = change[1];
      continue;
    }
    let inner = own(out);
    out = inner;
    for (const key of place.slice(0, -1)) {
      const next = own(inner[key]);
      inner[key] = next;
      inner = next;
    }
    const last = place[place.length - 1] as string | number;
    if (change.length === 1) delete inner[last];
    else inner[last] = change[1];
  }
  return out as T;
}
