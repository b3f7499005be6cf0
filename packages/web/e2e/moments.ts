import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { ROOT } from './server.ts';
import { myTurn } from './table.ts';

interface Found {
  readonly seed: number;
  readonly skip: number;
}

/** Looked for once in a run, whoever asks: it is the same every time. */
function find(about: string): Found {
  const kept = join(tmpdir(), `mathom-e2e-moment-${process.ppid}-${about}.json`);
  if (!existsSync(kept)) {
    const loader = pathToFileURL(join(ROOT, 'scripts/ts-loader.mjs')).href;
    const found = execFileSync(
      process.execPath,
      ['--import', loader, join(ROOT, 'packages/web/e2e/find-moment.ts'), about],
      { encoding: 'utf8', cwd: ROOT },
    );
    // nobody reads half of it
    writeFileSync(`${kept}.${process.pid}`, found);
    renameSync(`${kept}.${process.pid}`, kept);
  }
  return JSON.parse(readFileSync(kept, 'utf8')) as Found;
}

/** A game of the page's own, at a moment when this is asked. */
export async function openMoment(page: Page, url: string, about: string): Promise<void> {
  const { seed, skip } = find(about);
  await page.goto(
    `${url}/dev/local?deck=challenge-deck-a&against=challenge-deck-b&seed=${seed}&skip=${skip}`,
  );
  await myTurn(page);
}
