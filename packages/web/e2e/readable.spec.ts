import { expect, test } from '@playwright/test';
import { openMoment } from './moments.ts';
import { byDaylight, isReadableInBoth } from './readable.ts';
import { sharedServer } from './server.ts';

/** Everything can be read, by candlelight and by daylight: every page there is, by axe. */
const url = sharedServer();

/** Each address of the page, and what stands there once it has come. */
const PAGES: readonly (readonly [string, string])[] = [
  ['/', 'h1'],
  ['/lobby', 'h1'],
  ['/settings', 'h1'],
  ['/about', 'h1'],
  ['/cards', '.hit'],
  ['/cards?kind=creature&look=list', '.results-list .hit'],
  ['/cards/TW-244', '.card-face'],
  ['/decks', 'h1'],
  ['/decks/new', '.find-add'],
  ['/decks/challenge-deck-a', '.deck-line'],
  ['/rules', 'h1'],
  ['/rulings', '.ruling-row'],
  ['/rulings/coe/1.1', '.ruling-row'],
  ['/try/coe/1.3.4', '.board'],
  ['/replay', 'h1'],
  ['/learn', '.learn-words h1'],
  ['/profile', 'h1'],
  ['/operator', 'h1'],
  ['/no/such/page', 'h1'],
];

for (const [path, there] of PAGES)
  test(`${path} can be read`, async ({ page }) => {
    test.setTimeout(120_000);
    await byDaylight(page);
    await page.goto(url + path);
    await expect(page.locator(there).first()).toBeVisible({ timeout: 30_000 });
    await isReadableInBoth(page, path);
  });

test('the table, the map, the draft and the lists can be read', async ({ page }) => {
  test.setTimeout(240_000);
  await byDaylight(page);
  await openMoment(page, url, 'organization');
  await expect(page.locator('.coach')).toBeVisible();
  await isReadableInBoth(page, 'the table');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.locator('.mem-site').first()).toBeVisible();
  await isReadableInBoth(page, 'the map');
  await page.goto(`${url}/dev/local?deck=challenge-deck-a&against=challenge-deck-b&seed=1&skip=4`);
  await expect(page.locator('.draft-card').first()).toBeVisible();
  await isReadableInBoth(page, 'the draft');
  await page.goto(`${url}/dev/local?board=crowded&seed=3`);
  await expect(page.locator('.company').first()).toBeVisible();
  await isReadableInBoth(page, 'a crowded table');
});
