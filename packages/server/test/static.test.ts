import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startServer } from './support/server.ts';

const root = mkdtempSync(join(tmpdir(), 'mathom-static-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** As a build leaves it: the page names its files by their fingerprints. */
function build(folder: string, mark: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), `<script src="/assets/page-${mark}.js"></script>`);
  writeFileSync(join(folder, 'assets', `page-${mark}.js`), `// ${mark}`);
  writeFileSync(join(folder, '.built-from'), mark);
}

it('a page that is built again under a running server is served as it is now', async () => {
  const folder = join(root, 'dist');
  const running = await startServer({ WEB_DIR: folder });
  const get = async (path: string) => {
    const answer = await fetch(running.base + path);
    const header = (name: string): string => answer.headers.get(name) ?? '';
    return { status: answer.status, text: await answer.text(), header };
  };
  try {
    // not built yet
    expect((await get('/')).status).toBe(404);
    expect((await get('/game/abcdefgh')).status).toBe(404);

    build(folder, 'one');
    expect((await get('/game/abcdefgh')).text).toContain('page-one.js');
    const first = await get('/assets/page-one.js');
    expect([first.status, first.text]).toEqual([200, '// one']);
    expect(first.header('content-type')).toContain('javascript');
    expect(first.header('cache-control')).toContain('immutable');

    // built anew: other names, the old ones are gone
    build(join(root, 'next'), 'two');
    renameSync(folder, join(root, 'before'));
    renameSync(join(root, 'next'), folder);
    const page = await get('/');
    expect(page.text).toContain('page-two.js');
    expect(page.header('cache-control')).toBe('no-cache');
    expect((await get('/assets/page-two.js')).text).toBe('// two');
    for (const gone of ['/assets/page-one.js', '/assets/', '/assets/page-one.js?v=1']) {
      const answer = await get(gone);
      expect([gone, answer.status]).toEqual([gone, 404]);
      expect(answer.header('content-type')).toContain('json');
      expect(answer.header('cache-control')).not.toContain('immutable');
    }

    // what the build keeps for itself is nobody's business
    expect((await get('/.built-from')).text).not.toBe('two');
  } finally {
    await running.server.close();
  }
});
