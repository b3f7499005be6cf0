// `npm start`: everything from a fresh clone. Installs, builds the page if anything it is made of
// has changed since the last build, and serves it on PORT (3000).
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { binOf, ensureDeps, root, SPARE_CORES } from './lib/deps.mjs';

/** The page is made of these: names, sizes and times tell whether one has changed. */
const SOURCES = ['engine', 'cards', 'rulings', 'protocol', 'web'].map((p) => `packages/${p}`);
const dist = join(root, 'packages/web/dist');
const stamp = join(dist, '.built-from');

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (['node_modules', 'dist', 'test', 'e2e'].includes(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else {
        const { size, mtimeMs } = statSync(path);
        hash.update(`${path.slice(root.length)} ${size} ${mtimeMs}\n`);
      }
    }
  };
  for (const folder of SOURCES) walk(join(root, folder));
  return hash.digest('hex');
}

if (!ensureDeps()) process.exit(1);

const now = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
  console.error('Building the page ...');
  const { status } = spawnSync(process.execPath, [binOf('vite'), 'build', 'packages/web'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    console.error('The page could not be built; see above.');
    process.exit(1);
  }
  writeFileSync(stamp, now);
}

const port = process.env.PORT ?? '3000';
console.error(`Mathom is coming up on http://localhost:${port}`);
const loader = pathToFileURL(join(root, 'scripts/ts-loader.mjs')).href;
const server = spawn(
  process.execPath,
  [
    ...[...SPARE_CORES, '--import', loader],
    ...[join(root, 'packages/server/src/index.ts'), ...process.argv.slice(2)],
  ],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => signal !== 'SIGINT' && server.kill(signal));
}
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
