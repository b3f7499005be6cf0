// What the tests need of Debian's packages, installed where we may.
import { spawnSync } from 'node:child_process';

const aptGet = (...args) =>
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

let updated = false;

/** Installs a package through apt if we are root; whether it went well. */
export function aptInstall(name) {
  if (process.getuid?.() !== 0) return false;
  process.stderr.write(`Installing ${name} ...\n`);
  updated ||= aptGet('update');
  return updated && aptGet('install', '-y', '--no-install-recommends', name);
}
