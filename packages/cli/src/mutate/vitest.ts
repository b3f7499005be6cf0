import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

/**
 * Stands in for Vitest while changes are tried: tests are gathered, and run one by one as
 * `tests.ts` wants them, with the same matchers. Starting Vitest anew for each change would take
 * most of the time.
 */
export interface Test {
  readonly name: string;
  readonly run: () => unknown;
}
export const tests: Test[] = [];
const path: string[] = [];

type Run = (...args: never[]) => unknown;

/** Opens a part under a name, as `describe` and a file do. */
export function within(name: string, body: () => void): void {
  path.push(name);
  body();
  path.pop();
}

const rows = (table: readonly unknown[]): unknown[][] =>
  table.map((row) => (Array.isArray(row) ? row : [row]));

const each =
  (one: (name: string, run: () => unknown) => void) =>
  (table: readonly unknown[]) =>
  (name: string, run: Run | object, then?: unknown): void => {
    // between the name and the body there may be how long it may take
    const body = (typeof run === 'function' ? run : then) as Run;
    rows(table).forEach((row, i) => {
      one(`${name} #${i}`, () => body(...(row as never[])));
    });
  };

const nothing = (): void => undefined;

function one(name: string, run: Run | object, then?: unknown): void {
  const body = typeof run === 'function' ? run : then;
  if (typeof body === 'function')
    tests.push({ name: [...path, name].join(' > '), run: () => body() });
}
export const it = Object.assign(one, {
  each: each(one),
  skip: Object.assign(nothing, { each: () => nothing }),
  todo: nothing,
  skipIf: (skip: unknown) => (skip ? nothing : one),
  runIf: (runs: unknown) => (runs ? one : nothing),
});
export const test = it;

const part = (name: string, body: () => unknown): void => within(name, () => void body());
export const describe = Object.assign(part, {
  each: each(part),
  skip: nothing,
  skipIf: (skip: unknown) => (skip ? nothing : part),
  runIf: (runs: unknown) => (runs ? part : nothing),
});

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
const plain = (value: unknown, message?: string): Chai.Assertion => chai.expect(value, message);
export const expect = Object.assign(plain, chai.expect, { soft: plain });
Object.defineProperty(globalThis, GLOBAL_EXPECT, {
  value: expect,
  writable: true,
  configurable: true,
});
const matchers = (globalThis as unknown as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT];
setState(
  { ...matchers, assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null },
  expect as never,
);
