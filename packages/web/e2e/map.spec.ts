import { expect, type Page, test } from '@playwright/test';
import { openMoment } from './moments.ts';
import { sharedServer } from './server.ts';
import { fast } from './table.ts';

const url = sharedServer();
test.beforeEach(({ context }) => fast(context));

const question = (page: Page) => page.locator('.decision-question');

test('of several ways, one is chosen on the map', async ({ page }) => {
  await openMoment(page, url, 'path');
  await expect(question(page)).toContainText('Which way do they take');
  await page.getByRole('button', { name: 'See the ways on the map' }).click();
  const ways = page.locator('[data-way]');
  const drawn = page.locator('.mem-ways [data-may]');
  await expect(ways.nth(1)).toBeVisible();
  await expect(drawn).toHaveCount(await ways.count());
  // each says by which regions it leads, and no two say the same
  const words = await ways.allTextContents();
  expect(new Set(words).size).toBe(words.length);
  for (const text of words) expect(text).toContain('→');
  // the one under the pointer stands out on the map
  await expect(page.locator('.mem-ways [data-may="lit"]')).toHaveCount(0);
  await ways.nth(1).hover();
  await expect(page.locator('.mem-ways [data-may="lit"]')).toHaveCount(1);
  await ways.nth(1).click();
  await expect(question(page)).not.toContainText('Which way do they take');
  await expect(ways).toHaveCount(0);
});

test('sites within reach are lit, say what they hold, and can be gone to', async ({ page }) => {
  await openMoment(page, url, 'organization');
  await page.getByRole('button', { name: 'Choose a site on the map' }).click();
  const lit = page.locator('.mem-site[data-lit]');
  await expect(lit.first()).toBeVisible();
  // one for each site that is offered in the list
  const offered = await page.locator('[data-choice]').evaluateAll((all) => {
    const names = all
      .filter((e) =>
        /^Move/.test(e.closest('section')?.querySelector('.kicker')?.textContent ?? ''),
      )
      // the name, without what the hand holds for it
      .map((e) => (e.lastElementChild?.textContent ?? '').replace(/From your hand:.*$/, ''));
    return [...new Set(names.map((n) => n.replace(' (a fresh card)', '')))].sort();
  });
  const shown = await lit.evaluateAll((all) => all.map((e) => e.getAttribute('data-site')).sort());
  expect(shown).toEqual(offered);
  const labels = await lit.evaluateAll((all) => all.map((e) => e.getAttribute('aria-label') ?? ''));
  for (const words of labels) expect(words).toContain('within reach');
  // under the pointer it says what may be played there and what guards it; where sites lie close
  // together another may cover it, so one that the pointer reaches is looked for
  const peek = page.locator('.map-site');
  let guarded = -1;
  // what slides away from under the pointer is let go again, so a look that fails is a look to repeat
  await expect(async () => {
    guarded = -1;
    await page.mouse.move(1, 1);
    for (const [i, words] of labels.entries()) {
      if (!/Automatic-attack/.test(words) || !/Playable/.test(words)) continue;
      await lit.nth(i).locator('.mem-hit').hover({ force: true });
      const title = (await lit.nth(i).getAttribute('data-site')) ?? '';
      const read = await peek
        .filter({ hasText: title })
        .innerText({ timeout: 1500 })
        .catch(() => '');
      if (!['Playable', 'Automatic-attack', 'within reach'].every((w) => read.includes(w)))
        continue;
      guarded = i;
      break;
    }
    expect(guarded, 'a guarded site that the pointer reaches').toBeGreaterThanOrEqual(0);
  }).toPass({ timeout: 30_000 });
  const name = (await lit.nth(guarded).getAttribute('data-site')) ?? '';
  const panel = page.getByRole('region', { name, exact: true });
  await expect(async () => {
    await lit.nth(guarded).locator('.mem-hit').click({ force: true });
    await expect(panel).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 30_000 });
  await panel.getByRole('button', { name: /^Send / }).click();
  await expect(page.locator(`.mem-frame`)).toBeVisible();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('button', { name: `Moving to, ${name}` })).toBeVisible();
});
