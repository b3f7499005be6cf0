import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const LOADER = new URL('../../../scripts/ts-loader.mjs', import.meta.url).href;
const FILE = new URL('../src/last-line.ts', import.meta.url).href;

/** A command that does this, in a process of its own: what its last line says, and its code. */
function ended(body: string): { last: unknown; status: number | null } {
  const code = `const { endsWithJson, line } = await import('${FILE}'); await endsWithJson(async () => { ${body} });`;
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', LOADER, '--input-type=module', '-e', code],
    { encoding: 'utf8', cwd: fileURLToPath(new URL('../../..', import.meta.url)) },
  );
  return { last: JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? ''), status };
}

describe('the last line of a command', () => {
  it('is its result', () => {
    expect(ended("line('so far'); return { speed: 3 };")).toEqual({
      last: { speed: 3 },
      status: 0,
    });
  });

  it('is whole, however much it says before', () => {
    expect(ended("line('x'.repeat(300000)); return { speed: 3 };").last).toEqual({ speed: 3 });
  });

  it('says that something went wrong', () => {
    expect(ended("throw new Error('no deck');")).toEqual({
      last: { failed: 'no deck' },
      status: 1,
    });
  });

  it('is there if the process ends under way', () => {
    const failed = { failed: 'It ended before it was done.' };
    expect(ended('process.exit();')).toEqual({ last: failed, status: 1 });
    // what it waits for never comes
    expect(ended('await new Promise(() => undefined);').last).toEqual(failed);
  });
});
