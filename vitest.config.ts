import { configDefaults, defineConfig } from 'vitest/config';
import { BOARDS } from './packages/rulings/test/fields/boards.ts';

// A whole run plays scenarios and boards with cards that note what is read of them (test/fields).
const apart = process.env.BOARDS_APART ? BOARDS : [];

// Tests are pure, so they share one module graph per worker (isolate: false): the engine and
// the cards are loaded once, not once a file.
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...apart],
    passWithNoTests: true,
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
    // what came of a file is kept for the next run: one file of boards is tried in two thirds of the time
    experimental: { fsModuleCache: true },
    // only what hangs comes to it: a database in WebAssembly alone takes a minute on a busy machine
    testTimeout: Number(process.env.TEST_TIMEOUT ?? 300_000),
    hookTimeout: Number(process.env.TEST_TIMEOUT ?? 300_000),
    // sockets, processes and databases on a machine that does other things too: what fails is tried once
    // more, and `npm test` names at its end what held at the second try alone
    retry: process.env.CI ? 1 : 0,
  },
});
