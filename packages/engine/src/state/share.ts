import type { State } from './types.ts';

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** The same fields in the same order (a state's text depends on it), and the same in them. */
function sameRecord(a: object, b: object): boolean {
  const keys = Object.keys(b);
  if (!sameList(Object.keys(a), keys)) return false;
  for (const key of keys) {
    const x: unknown = a[key as keyof typeof a];
    const y: unknown = b[key as keyof typeof b];
    if (x === y) continue;
    if (!Array.isArray(x) || !Array.isArray(y) || !sameList(x, y)) return false;
  }
  return true;
}

function sharedRecords<T extends object>(a: T[], b: T[]): T[] {
  for (let i = 0; i < b.length; i++) if (i < a.length && sameRecord(a[i], b[i])) b[i] = a[i];
  return sameList(a, b) ? a : b;
}

const shared = <T>(a: T[], b: T[]): T[] => (sameList(a, b) ? a : b);

/**
 * What is in both states alike is in both the same value from now on. For one who keeps both and
 * changes neither: with most choices nearly all is as it was, and need not be there twice.
 */
export function shareSame(before: State, after: State): void {
  after.random = shared(before.random, after.random);
  after.dice = shared(before.dice, after.dice);
  after.def = shared(before.def, after.def);
  after.owner = shared(before.owner, after.owner);
  after.zone = shared(before.zone, after.zone);
  after.host = shared(before.host, after.host);
  after.status = shared(before.status, after.status);
  after.company = shared(before.company, after.company);
  after.control = shared(before.control, after.control);
  after.known = shared(before.known, after.known);
  after.players = sharedRecords(before.players, after.players);
  after.companies = sharedRecords(before.companies, after.companies);
  after.table = shared(before.table, after.table);
  after.history = shared(before.history, after.history);
  after.envOrder = shared(before.envOrder, after.envOrder);
  after.envHeld = shared(before.envHeld, after.envHeld);
}
