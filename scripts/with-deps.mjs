// Runs a command of the project from a fresh clone: installs the dependencies if they are
// missing or out of date, then runs the command.
//
//   node scripts/with-deps.mjs packages/cli/src/bench.ts [arguments]   TypeScript, from source
//   node scripts/with-deps.mjs --bin biome [arguments]                 a tool of node_modules
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { binOf, ensureDeps, root, SPARE_CORES } from './lib/deps.mjs';

const [first, ...rest] = process.argv.slice(2);
if (!first) {
  console.error('usage: node scripts/with-deps.mjs FILE.ts [arguments] | --bin TOOL [arguments]');
  process.exit(2);
}
if (!ensureDeps()) process.exit(1);

let args;
if (first === '--bin') {
  args = [binOf(rest[0]), ...rest.slice(1)];
} else {
  const file = join(root, first);
  if (!existsSync(file)) {
    console.error(`${first} does not exist (yet).`);
    process.exit(1);
  }
  const loader = pathToFileURL(join(root, 'scripts/ts-loader.mjs')).href;
  args = [...SPARE_CORES, '--import', loader, file, ...rest];
}

const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
// An interrupt from the terminal reaches the child too; it decides how to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
}
child.on('exit', (code, signal) => {
  // one that was killed can say nothing of it itself: too little memory, or somebody who had enough of it
  if (signal !== null && signal !== 'SIGINT') console.error(`${first} was ended by ${signal}.`);
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});
