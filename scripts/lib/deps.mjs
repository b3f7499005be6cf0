// Makes sure that the dependencies are installed, with nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * As many helping threads as there are cores to spare, and not always four: where there are two cores, four
 * that look through the memory at once leave the one that serves everybody a third of its time.
 */
export const SPARE_CORES = ['--v8-pool-size=0'];

const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
const installed = join(modules, '.package-lock.json'); // npm writes it last
const stamp = join(modules, '.installed-lock'); // the lock file that was installed, as a hash
const busy = join(root, '.cache', 'installing');

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

function fresh() {
  if (!existsSync(installed)) return false;
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  // Someone ran npm by hand: trust it when it is newer than the lock file (npm writes both
  // within a moment of each other, in either order).
  if (statSync(installed).mtimeMs + 2000 < statSync(lockFile).mtimeMs) return false;
  writeFileSync(stamp, hash);
  return true;
}

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Two commands started at once must not both run `npm ci` in the same folder. */
function takeTurn() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (;;) {
    try {
      mkdirSync(busy);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(busy, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > 180_000) rmSync(busy, { recursive: true, force: true });
      else sleep(200);
    }
  }
}

/** Installs if needed. Everything npm says goes to stderr: stdout belongs to the command. */
export function ensureDeps() {
  if (fresh()) return true;
  takeTurn();
  try {
    if (fresh()) return true; // another command has just done it
    process.stderr.write('Installing dependencies (npm ci)...\n');
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = process.env.npm_execpath;
    const options = { cwd: root, stdio: ['ignore', 2, 2] };
    const result = npm
      ? spawnSync(process.execPath, [npm, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
    if (result.status !== 0) {
      process.stderr.write('npm ci failed; its message is above.\n');
      return false;
    }
    writeFileSync(stamp, lockHash());
    return true;
  } finally {
    rmSync(busy, { recursive: true, force: true });
  }
}

/** The script behind a package's command, to be run with Node itself. */
export function binOf(name) {
  const packages = { biome: '@biomejs/biome', tsc: 'typescript' };
  const folder = join(modules, packages[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}
