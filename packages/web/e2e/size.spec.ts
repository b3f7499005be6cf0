import { expect, test } from '@playwright/test';
import { loaded } from './load.ts';
import { sharedServer } from './server.ts';
import { fast, openBotGame } from './table.ts';

/** What comes over the line until a page answers. How long that takes `npm run bench -- --web` says. */
const url = sharedServer();

test('the first page is small', async ({ browser }) => {
  test.setTimeout(90_000);
  const home = await loaded(browser, `${url}/`, '.btn-gold:enabled');
  expect(home.code + home.fonts).toBeLessThan(220_000);
});

test('so is the table, opened by its address', async ({ browser, page, context }) => {
  test.setTimeout(120_000);
  await fast(context);
  const id = await openBotGame(page, url);
  const state = await context.storageState();
  const table = await loaded(browser, `${url}/game/${id}`, '[data-choice]:enabled', state);
  // words and questions of four kinds of player are in it; counsel, odds, the draft, the map, menus and the end come later
  expect(table.code + table.fonts, 'before card data').toBeLessThan(400_000);
});
