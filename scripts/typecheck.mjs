// Type-checks everything as one program, then the engine and the cards once more without the
// types of Node (tsconfig.pure.json), and the page with those of a browser.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binOf, ensureDeps, root } from './lib/deps.mjs';

if (!ensureDeps()) process.exit(1);

const projects = ['tsconfig.json'];
if (existsSync(join(root, 'packages/engine/src'))) projects.push('tsconfig.pure.json');
if (existsSync(join(root, 'packages/web/tsconfig.json')))
  projects.push('packages/web/tsconfig.json');
for (const project of projects) {
  const { status } = spawnSync(
    process.execPath,
    [binOf('tsc'), '-p', project, ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exit(1);
}
