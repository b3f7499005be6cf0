import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import type { Mutant } from '../src/mutate/mutant.ts';
import { Compiler } from '../src/mutate/typed.ts';

const SOURCE = `interface Co { readonly n: number }
export const size = (co: Co | undefined): number => (co ? co.n : 0);
export const one: Co & { readonly far?: true } = { n: 1, far: true };
`;

/** A project of one file. */
const root = mkdtempSync(join(tmpdir(), 'mathom-typed-test-'));
mkdirSync(join(root, 'packages/small/src'), { recursive: true });
writeFileSync(join(root, 'packages/small/package.json'), '{"type":"module"}');
writeFileSync(join(root, 'packages/small/src/co.ts'), SOURCE);
writeFileSync(
  join(root, 'tsconfig.base.json'),
  JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [] } }),
);
symlinkSync(
  fileURLToPath(new URL('../../../node_modules', import.meta.url)),
  join(root, 'node_modules'),
);
const compiler = new Compiler(root);
afterAll(() => {
  compiler.end();
  rmSync(root, { recursive: true });
});

const changed = (was: string, rest: Pick<Mutant, 'change' | 'becomes' | 'as'>): Mutant => ({
  id: 0,
  file: 'packages/small/src/co.ts',
  start: SOURCE.indexOf(was),
  end: SOURCE.indexOf(was) + was.length,
  ...rest,
});
const test = { change: 'condition taken for granted', as: 'expression' } as const;

it('hears what the compiler has against a change, and nothing where it has nothing', async () => {
  const guard = SOURCE.indexOf('(co ?') + 1;
  const narrowed = { ...changed('co', { ...test, becomes: 'true' }), start: guard, end: guard + 2 };
  expect(await compiler.objection(narrowed, SOURCE)).toContain("'co' is possibly 'undefined'");
  const whole = changed('co ? co.n : 0', {
    ...test,
    change: 'condition dropped',
    becomes: 'co?.n ?? 1',
  });
  expect(await compiler.objection(whole, SOURCE)).toBeUndefined();
  const field = { change: 'clause dropped', becomes: '', as: 'property' } as const;
  expect(await compiler.objection(changed('n: 1', field), SOURCE)).toContain('not assignable');
  expect(await compiler.objection(changed('far: true', field), SOURCE)).toBeUndefined();
  // what cannot touch types is not asked about
  const n = { change: 'number', becomes: "'x'", as: 'expression' } as const;
  expect(await compiler.objection(changed('0)', n), SOURCE)).toBeUndefined();
}, 60_000);
