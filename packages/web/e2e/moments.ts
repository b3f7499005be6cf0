import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { ROOT } from './server.ts';
import { myTurn } from './table.ts';

/** A game of the page's own, at a moment when this is asked. */
export async function openMoment(page: Page, url: string, about: string): Promise<void> {
  const loader = pathToFileURL(join(ROOT, 'scripts/ts-loader.mjs')).href;
  const found = execFileSync(
    process.execPath,
    ['--import', loader, join(ROOT, 'packages/web/e2e/find-moment.ts'), about],
    { encoding: 'utf8', cwd: ROOT },
  );
  const { seed, skip } = JSON.parse(found) as { seed: number; skip: number };
  await page.goto(
    `${url}/dev/local?deck=challenge-deck-a&against=challenge-deck-b&seed=${seed}&skip=${skip}`,
  );
  await myTurn(page);
}
