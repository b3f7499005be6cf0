import { expect, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { shot } from './table.ts';

/** The lessons about other kinds of player, as a reader goes through them. */
const url = sharedServer();

const LESSONS = [
  ['craft', 'The draft', 'Now play'],
  ['fallen-wizard', 'Astray', 'How far?'],
  ['balrog', 'Durin’s Bane', 'How it ends'],
  ['shadow', 'Under the Shadow', 'How it ends'],
] as const;

for (const [name, first, last] of LESSONS) {
  test(`the lesson ${name} is led to its end by its hints`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(`${url}/learn?lesson=${name}`);
    const title = page.locator('.learn-words h1');
    await expect(title).toHaveText(first, { timeout: 40_000 });
    const count = page.locator('.learn-words .kicker');
    const end = page.getByRole('link', { name: 'Play a game' });
    for (let i = 0; i < 60 && !(await end.isVisible()); i++) {
      const before = await count.innerText();
      const next = page.getByRole('button', { name: 'Continue', exact: true });
      if (await next.isVisible()) await next.click();
      else {
        const choices = page.locator('.learn-options button');
        await choices.last().click();
        // a wrong choice says why, and marks the one that is meant
        if ((await count.innerText()) === before) {
          await expect(page.locator('.learn-hint')).not.toHaveText('');
          if (i > 2) await shot(page, `lesson-${name}.jpg`);
          await page.locator('.learn-options [data-wanted]').click();
        }
      }
      await expect(count).not.toHaveText(before);
    }
    await expect(title).toHaveText(last);
    await expect(end).toBeVisible();
  });
}

test('on a phone board and words are both in sight, and what they speak of is pointed at', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${url}/learn`);
  await page.getByRole('button', { name: 'Continue', exact: true }).tap({ timeout: 40_000 });
  const words = page.locator('.learn-words');
  await expect(words.locator('h1')).toHaveText('Your hand');
  const pointed = page.locator('.learn-stage [data-pointed]');
  await expect(pointed).toBeInViewport();
  const box = await words.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(844);
  expect(box?.y ?? 0).toBeGreaterThan(844 * 0.4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});
