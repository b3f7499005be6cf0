import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { sharedServer } from './server.ts';

const url = sharedServer();

test('the rule book is read by chapter, by number and by search, and leads to what can be watched', async ({
  page,
}) => {
  await page.goto(`${url}/rules`);
  await expect(page.getByRole('heading', { name: 'Getting ready to play' })).toBeVisible();
  await page.getByRole('link', { name: 'The organization phase' }).first().click();
  await expect(page).toHaveURL(/\/rules\/organization$/);
  await expect(page.locator('#rule-2\\.II\\.1')).toBeVisible();
  // a number as address opens its chapter and shows the place
  await page.goto(`${url}/rules/2.IV.6.1`);
  const rule = page.locator('.rule[aria-current]');
  await expect(rule).toContainText('2.IV.6.1');
  await expect(rule).toBeInViewport();
  const word = page.locator('.glossed', { hasText: /hazard player/i }).first();
  await word.hover();
  await expect(page.getByRole('tooltip')).toContainText('hazards');
  await page.getByRole('searchbox').fill('half-orcs');
  await expect(page.getByText('One rule found')).toBeVisible();
  await expect(page.locator('.rule')).toHaveCount(1);
  await expect(page.locator('.rule')).toContainText('3.IV.1.1');
  await page
    .locator('.rule')
    .getByRole('link', { name: /^Watch/ })
    .click();
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible({ timeout: 30_000 });
  await page.goto(`${url}/rules/no-such-rule`);
  await expect(page.getByRole('alert')).toContainText('no-such-rule');
  await page.goto(`${url}/rules/combat`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')).toEqual([]);
});

test('a search among the rulings keeps its place, and one plays on from what one watches', async ({
  page,
}) => {
  await page.goto(`${url}/rulings`);
  await page.getByRole('searchbox', { name: 'Search' }).fill('river');
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  const rows = page.getByRole('list', { name: 'Rulings' }).getByRole('link');
  await expect(page.getByText('can be watched on a real board')).toBeVisible();
  const found = await rows.count();
  const second = await rows.nth(1).locator('.ruling-cite').textContent();
  await rows.first().click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('river');
  await expect(rows).toHaveCount(found);
  await page.locator('a[rel=next]').click();
  await expect(page.locator('.ruling-detail h2')).toHaveText(second ?? '');
  await page.getByRole('link', { name: 'Watch', exact: true }).first().click();
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Play on from here' }).click();
  await expect(page.locator('.decision-question')).not.toBeEmpty({ timeout: 30_000 });
  await page.goBack();
  await page.getByRole('link', { name: 'Back to what was found' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('river');
  await expect(rows).toHaveCount(found);
});

test('where rule sets part, what comes of it by each is watched side by side', async ({ page }) => {
  await page.goto(`${url}/rulings/crf/card/the-old-thrush/1?watch=0`);
  const boards = page.locator('.watch-sides section.watch');
  await expect(boards).toHaveCount(2, { timeout: 30_000 });
  const told: string[][] = [];
  for (const board of await boards.all()) {
    const next = board.getByRole('button', { name: 'Next step' });
    const captions: string[] = [];
    while (await next.isEnabled()) {
      await next.click();
      captions.push((await board.locator('.watch-caption').textContent()) ?? '');
    }
    told.push(captions);
  }
  expect(told[0].length).toBeGreaterThan(0);
  expect(told[0]).not.toEqual(told[1]);
});

test('a ruling that says several things is watched point by point, until all are shown', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const address = `${url}/rulings/companion/environment-cards/1`;
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Watch', exact: true }).first()).toBeVisible();
  const points = await page.locator('.ruling-points li').allTextContents();
  expect(points.length).toBeGreaterThan(1);
  const scenarios = await page.getByRole('link', { name: 'Watch', exact: true }).count();
  const shown = new Set<string>();
  for (let n = 0; n < scenarios; n++) {
    await page.goto(`${address}?watch=${n}`);
    const board = page.locator('section.watch').first();
    const next = board.getByRole('button', { name: 'Next step' });
    await expect(next).toBeVisible({ timeout: 30_000 });
    for (;;) {
      for (const told of await board.locator('.watch-shown').allTextContents())
        shown.add(told.replace(/^Shown /, ''));
      if (!(await next.isEnabled())) break;
      await next.click();
    }
  }
  expect([...shown].sort()).toEqual([...points].sort());
});
