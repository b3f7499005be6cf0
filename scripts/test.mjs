// `npm test`: every check and every test, and as its last line `N passed, N failed`, with
// `, N skipped` if there are any. Arguments go to Vitest (a filter, say).
// `--checks-only` leaves Vitest and the browser out; a filter leaves the browser out.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './lib/apt.mjs';
import { binOf, ensureDeps, root } from './lib/deps.mjs';

const SKIPPED = 77;
const checksOnly = process.argv.includes('--checks-only');
const filters = process.argv.slice(2).filter((argument) => argument !== '--checks-only');

const FIELDS = 'packages/rulings/test/fields/vitest.config.ts';

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** Tests that failed, by name: said again at the end, where a log that is cut still shows them. */
const failedTests = [];
/** Those that held at their second try alone (CI only): a pass, but one to look into. */
const shakyTests = [];

function finish() {
  for (const name of shakyTests) console.log(`\nat the second try: ${name}`);
  for (const name of failedTests) console.log(`\n× ${name}`);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
}

function fail(name, count = 1) {
  total.failed += count;
  failures.push(name);
}

const node = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status;

/** One check is one test: it passes, fails, or says that it cannot be made here. */
function check(name, ...commands) {
  const started = performance.now();
  const statuses = commands.map(node);
  const took = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (statuses.every((status) => status === 0)) {
    total.passed++;
    console.log(`ok       ${name} (${took})`);
  } else if (statuses.every((status) => status === 0 || status === SKIPPED)) {
    total.skipped++;
    console.log(`skipped  ${name}`);
  } else {
    fail(name);
    console.log(`FAILED   ${name} (${took})`);
  }
}

/** Runs it beside other things. What is said `at the end` is said in one piece when it is done. */
function beside(args, env, atTheEnd) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', atTheEnd ? 'pipe' : 'inherit', atTheEnd ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      resolve(status);
    });
  });
}

/** Tests in Vitest, and how they went; `more` are arguments of its own. */
async function vitest(name, more, { env = {}, atTheEnd = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'mathom-test-'));
  const report = join(folder, 'report.json');
  try {
    const status = await beside(
      [
        binOf('vitest'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...more,
      ],
      env,
      atTheEnd,
    );
    const result = JSON.parse(readFileSync(report, 'utf8'));
    total.passed += result.numPassedTests;
    total.skipped += result.numPendingTests + (result.numTodoTests ?? 0);
    if (result.numFailedTests > 0) fail(name, result.numFailedTests);
    for (const file of result.testResults)
      for (const one of file.assertionResults) {
        const name = `${file.name.slice(root.length)} › ${one.fullName}`;
        const said = `${name}\n${one.failureMessages.join('\n').slice(0, 1500)}`;
        if (one.status === 'failed') failedTests.push(said);
        // it passes, and had failed before
        else if (one.failureMessages.length > 0) shakyTests.push(said);
      }
    // A file that does not load, or an error outside of any test, fails no test of its own.
    const unloaded = result.testResults.filter(
      (file) =>
        file.status === 'failed' && !file.assertionResults.some((t) => t.status === 'failed'),
    );
    for (const file of unloaded) fail(file.name.slice(root.length));
    if (status !== 0 && result.numFailedTests === 0 && unloaded.length === 0) fail(name);
  } catch (error) {
    console.error(`No report of Vitest: ${error.message}`);
    fail(name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Servers that tests start for themselves: Debian's, if they lack; without them those tests are skipped. */
function servers() {
  const lacks = (program) => spawnSync('which', [program]).status !== 0;
  if (lacks('redis-server')) aptInstall('redis-server');
  if (!existsSync('/usr/lib/postgresql') && lacks('initdb')) aptInstall('postgresql');
}

/** The page in a real browser; counts as one skipped test where there is none. */
function browser() {
  const folder = mkdtempSync(join(tmpdir(), 'mathom-test-'));
  const report = join(folder, 'report.json');
  try {
    const status = node(['scripts/browser-tests.mjs', `--report=${report}`]);
    if (status === SKIPPED) {
      total.skipped++;
      return;
    }
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    total.passed += counts.passed;
    total.skipped += counts.skipped;
    if (counts.failed > 0) fail('browser', counts.failed);
    else if (status !== 0) fail('browser');
  } catch (error) {
    console.error(`No report of the browser tests: ${error.message}`);
    fail('browser');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (ensureDeps()) {
  check('typecheck', ['scripts/typecheck.mjs']);
  check('lint', [binOf('biome'), 'check', '--error-on-warnings', '.']);
  check('arrows', ['scripts/check-arrows.mjs']);
  check('engine hygiene', ['scripts/check-engine.mjs']);
  check('kinds of player', ['scripts/check-kinds.mjs']);
  check('words', ['scripts/check-words.mjs']);
  check('card schema', ['scripts/write-card-schema.mjs', '--check']);
  const checks = ['arrows', 'engine', 'kinds', 'words'];
  check('self-checks', ...checks.map((name) => [`scripts/check-${name}.mjs`, '--self-test']));
  if (!checksOnly && filters.length > 0) await vitest('vitest', filters);
  else if (!checksOnly) {
    servers();
    // scenarios and boards are played once, with cards that note which of their fields are read;
    // the others wait now and then for servers and databases, so that both go on side by side
    await Promise.all([
      vitest('vitest', [], { env: { BOARDS_APART: '1' } }),
      vitest('boards', [`--config=${FIELDS}`, '--reporter=dot'], { atTheEnd: true }),
    ]);
    browser();
  }
} else {
  fail('npm ci');
}
finish();
