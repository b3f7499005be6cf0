import { expect, test } from '@playwright/test';
import { sharedServer } from './server.ts';

/** Parchment by daylight beside the dark; that it can be read is in readable.spec. */
const url = sharedServer();

test('the choice of light is kept', async ({ page }) => {
  await page.goto(`${url}/settings`);
  await page.getByRole('button', { name: 'light, as parchment' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'dark, by candlelight' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
