import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Debian's Chromium, kept from talking to anybody but the server under test. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

export default defineConfig({
  testDir: '.',
  // what is measured is no test
  testMatch: process.env.MATHOM_BENCH ? '*.bench.ts' : '*.spec.ts',
  globalSetup: './shared.ts',
  outputDir: join(tmpdir(), 'mathom-browser-tests'),
  workers: 2,
  fullyParallel: false,
  // one more try: a browser on a loaded machine now and then loses a pointer or a frame
  retries: 1,
  timeout: 60_000,
  globalTimeout: 1_800_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    video: 'off',
    trace: 'off',
    screenshot: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGS },
  },
});
