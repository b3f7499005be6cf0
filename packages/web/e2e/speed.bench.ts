import { writeFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { loaded } from './load.ts';
import { sharedServer } from './server.ts';
import { fast, openBotGame } from './table.ts';

/**
 * How quick the page is: `npm run bench -- --web`. Nothing is asserted, for what else the machine
 * does is not the page's fault; the figures go to the file that MATHOM_BENCH names.
 */
const url = sharedServer();
const TRIES = 3;
const found: Record<string, number> = {};

const median = (times: readonly number[]): number =>
  Number([...times].sort((a, b) => a - b)[times.length >> 1]?.toFixed(1) ?? Number.NaN);

const marks = (page: Page, name: string): Promise<number[]> =>
  page.evaluate((wanted) => performance.getEntriesByName(wanted).map((e) => e.duration), name);

test.afterAll(() => {
  const file = process.env.MATHOM_BENCH;
  if (file) writeFileSync(file, JSON.stringify(found));
});

test('the first page', async ({ browser }) => {
  test.setTimeout(120_000);
  const ready: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    ready.push((await loaded(browser, `${url}/`, '.btn-gold:enabled')).ready);
  }
  found.homeReadyMs = Math.min(...ready);
});

test('the table', async ({ browser, page, context }) => {
  test.setTimeout(150_000);
  await fast(context);
  const address = `${url}/game/${await openBotGame(page, url)}`;
  const state = await context.storageState();
  const ready: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    ready.push((await loaded(browser, address, '[data-choice]:enabled', state)).ready);
  }
  found.tableReadyMs = Math.min(...ready);
});

test('a search among all cards', async ({ page }) => {
  await page.goto(`${url}/cards`);
  await page.locator('[data-texts="true"]').waitFor({ timeout: 30_000 });
  const box = page.getByRole('searchbox', { name: 'Search cards' });
  for (const words of ['g', 'gl', 'orc', 'corruption check', 'barad dur', 'prowess', 'moria', '']) {
    await box.fill(words);
    await page.waitForTimeout(60);
  }
  found.searchMs = median(await marks(page, 'mathom-search'));
});

test('the law of decks at a change', async ({ page }) => {
  await page.goto(`${url}/decks/challenge-deck-a`);
  await page.locator('.law-verdict').waitFor({ timeout: 30_000 });
  for (const kind of ['ringwraith', 'wizard', 'ringwraith', 'wizard']) {
    await page.getByLabel('Player', { exact: true }).selectOption(kind);
    await page.waitForTimeout(60);
  }
  found.lawMs = median(await marks(page, 'mathom-law'));
});
