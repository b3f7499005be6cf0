import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { Answers, decide, fast, openBotGame } from './table.ts';

const url = sharedServer();
test.beforeEach(({ context }) => fast(context));

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${page.url()} ${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join('; ')}`);
}

for (const path of ['/', '/lobby', '/rulings', '/learn', '/settings', '/about']) {
  test(`axe finds nothing serious on ${path}`, async ({ page }) => {
    await page.goto(url + path);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

test('axe finds nothing serious on the table and the map', async ({ page }) => {
  const answers = new Answers(page);
  await openBotGame(page, url);
  for (let i = 0; i < 10; i++) await decide(page, answers);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.locator('.map-pane svg').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('a ruling is searched for and watched to its end', async ({ page }) => {
  await page.goto(`${url}/rulings`);
  await page.getByLabel('Status').selectOption('proven');
  await page.getByRole('searchbox', { name: 'Search' }).fill('corruption check');
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  const rows = page.getByRole('list', { name: 'Rulings' }).getByRole('link');
  await expect(rows.first()).toBeVisible();
  await rows.first().click();
  await page.getByRole('link', { name: 'Watch', exact: true }).first().click();
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(slider).toBeVisible({ timeout: 30_000 });
  const last = Number(await slider.getAttribute('max'));
  const next = page.getByRole('button', { name: 'Next step' });
  for (let i = 1; i <= last; i++) {
    await next.click();
    await expect(slider).toHaveValue(String(i));
    await expect(page.locator('.watch-caption')).not.toBeEmpty();
  }
  await expect(next).toBeDisabled();
});

test('the lesson to its end', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(`${url}/learn`);
  const words = page.getByRole('region', { name: 'Lesson' });
  await expect(words).toBeVisible({ timeout: 30_000 });
  const done = words.getByRole('link', { name: 'Play a game' });
  const next = words.getByRole('button', { name: 'Continue' });
  const choices = words.getByRole('list', { name: 'What you may do' }).getByRole('button');
  for (let i = 0; i < 200 && (await done.count()) === 0; i++) {
    const before = await words.locator('.kicker').textContent();
    if ((await next.count()) > 0) await next.click();
    else {
      // any answer but the right one brings a hint that points at the right one
      await choices.last().click();
      const wanted = words.locator('[data-wanted]');
      if ((await wanted.count()) > 0) await wanted.click();
    }
    await expect
      .poll(async () => (await words.locator('.kicker').textContent()) !== before)
      .toBe(true);
  }
  await expect(done).toBeVisible();
  await done.click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});
