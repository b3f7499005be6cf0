import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openMoment } from './moments.ts';
import { sharedServer } from './server.ts';

/** Parchment by daylight: everything can be read there too. */
const url = sharedServer();

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    const state = { pace: 0, autopass: false, hover: false, theme: 'light' };
    if (!localStorage.getItem('mathom-settings'))
      localStorage.setItem('mathom-settings', JSON.stringify({ state, version: 1 }));
  });
});

async function isReadable(page: Page, where: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const said = violations.map(
    (v) =>
      `${v.id}: ${v.nodes.map((n) => `${n.target.join(' ')} ${n.failureSummary ?? ''}`).join('\n')}`,
  );
  expect(said, where).toEqual([]);
}

for (const path of [
  '/',
  '/lobby',
  '/settings',
  '/about',
  '/cards',
  '/decks',
  '/rules',
  '/rulings',
  '/replay',
  '/learn',
])
  test(`${path} can be read by daylight`, async ({ page }) => {
    await page.goto(url + path);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForTimeout(400);
    await isReadable(page, path);
  });

test('so can the table, the map and the draft', async ({ page }) => {
  test.setTimeout(120_000);
  await openMoment(page, url, 'organization');
  await expect(page.locator('.coach')).toBeVisible();
  await isReadable(page, 'the table');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.locator('.mem-site').first()).toBeVisible();
  await isReadable(page, 'the map');
  await page.goto(`${url}/dev/local?deck=challenge-deck-a&against=challenge-deck-b&seed=1&skip=4`);
  await expect(page.locator('.draft-card').first()).toBeVisible();
  await isReadable(page, 'the draft');
});

test('the choice of light is kept', async ({ page }) => {
  await page.goto(`${url}/settings`);
  await page.getByRole('button', { name: 'dark, by candlelight' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
