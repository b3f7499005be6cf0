import { expect, test } from '@playwright/test';
import { sharedServer } from './server.ts';

const url = sharedServer();
const LOBBY = /\/assets\/lobby-[^/]+\.js/;

test('a page that was built anew under an open one is loaded again', async ({ page }) => {
  let missing = 1;
  await page.route(LOBBY, (route) =>
    missing-- > 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  await page.goto(url);
  await page.evaluate(() => document.body.setAttribute('data-old', ''));
  await page.getByRole('navigation').getByRole('link', { name: 'Lobby' }).click();
  await expect(page.getByRole('heading', { name: 'Lobby', level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-old');
});

test('a part that stays missing ends in words and not in a circle', async ({ page }) => {
  let asked = 0;
  await page.route(LOBBY, (route) => {
    asked++;
    return route.fulfill({ status: 404, body: 'gone' });
  });
  await page.goto(url);
  await page.getByRole('navigation').getByRole('link', { name: 'Lobby' }).click();
  await expect(page.getByRole('button', { name: 'Load it again' })).toBeVisible();
  await page.waitForTimeout(1000);
  expect(asked).toBeLessThanOrEqual(4);
});
