import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const LOADER = new URL('../../../scripts/ts-loader.mjs', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'mathom-loader-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('what was made of a file is taken again as long as the file is the same', () => {
  const file = join(folder, 'said.ts');
  const said = (): string => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', LOADER, file], {
      encoding: 'utf8',
    });
    return stdout + stderr;
  };
  writeFileSync(file, "const word: string = 'first';\nconsole.log(word);\n");
  expect(said()).toBe('first\n');
  expect(said()).toBe('first\n');
  // the same length, at the same moment
  writeFileSync(file, "const word: string = 'other';\nconsole.log(word);\n");
  expect(said()).toBe('other\n');
  // and a fault is still told by its own line
  writeFileSync(file, "interface A {\n  a: 1;\n}\nthrow new Error('here');\n");
  expect(said()).toMatch(/said\.ts:4/);
  expect(said()).toMatch(/said\.ts:4/);
});
