// Drives the page in Debian's Chromium (packages/web/e2e). Its last line is
// `browser: N passed, N failed`; exits with 77 where there is no Chromium and none can be had.
// Arguments go to Playwright; `--report=FILE` also writes the counts there as JSON.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './lib/apt.mjs';
import { ensureDeps, root } from './lib/deps.mjs';

const SKIPPED = 77;
/** Debian's, the one without windows first: it draws the same and takes a third less of the processor. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const installed = () =>
  PACKAGES.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path)) ?? null;
const reportTo = process.argv.find((a) => a.startsWith('--report='))?.slice('--report='.length);
const rest = process.argv.slice(2).filter((a) => !a.startsWith('--report='));

/** Where Chromium is, installed if we may; null: there is none. */
function findChromium() {
  const wanted = process.env.CHROMIUM;
  if (wanted !== undefined) return existsSync(wanted) ? wanted : null;
  for (const name of PACKAGES) if (installed() || (aptInstall(name) && installed())) break;
  return installed();
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
    probe.on('error', reject);
  });

/** `npm start` builds the page if it has to; it is stopped again as soon as it serves it. */
async function startOnce(folder) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    },
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const gone = new Promise((resolve) => child.on('exit', resolve));
  const until = Date.now() + 300_000;
  let served = false;
  while (!served && Date.now() < until && child.exitCode === null) {
    const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    served = page?.ok ?? false;
    if (!served) await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(late);
  if (!served) console.error(said);
  return served;
}

function playwright(folder, chromium) {
  const report = join(folder, 'report.json');
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      'packages/web/e2e/playwright.config.ts',
      '--reporter=list,json',
      ...rest,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  const counts = {
    // a test that passed on its second try is named by the list above as flaky, and not hidden
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
  // an error outside of any test fails none of its own
  if (counts.failed === 0 && (errors.length > 0 || status !== 0)) counts.failed = 1;
  return counts;
}

async function main() {
  if (!ensureDeps()) return 1;
  const chromium = findChromium();
  if (chromium === null) {
    console.log(`browser: skipped, there is no Chromium (Debian: apt-get install ${PACKAGES[0]})`);
    return SKIPPED;
  }
  if (process.env.SHOTS === '1') mkdirSync(join(root, 'docs/screenshots'), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'mathom-browser-'));
  try {
    let counts = { passed: 0, failed: 1, skipped: 0 };
    if (await startOnce(folder)) counts = playwright(folder, chromium);
    else console.error('npm start does not serve the page.');
    if (reportTo) writeFileSync(reportTo, JSON.stringify(counts));
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    console.log(`browser: ${counts.passed} passed, ${counts.failed} failed${skipped}`);
    return counts.failed > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
