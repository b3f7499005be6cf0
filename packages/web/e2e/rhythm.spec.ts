import { expect, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { gather, options, passes } from './table.ts';

/** Several answers in one gesture, with the settings that everybody has at first. */
const url = sharedServer();

const hand = (page: Page) => page.locator('section[aria-label^="Your hand"] [data-cid]');
const question = (page: Page) => page.locator('.decision-question');

/** Lets go by what else is asked, until that is. */
async function until(page: Page, there: string): Promise<void> {
  const wanted = page.locator(there);
  for (let i = 0; i < 40; i++) {
    await expect(wanted.or(options(page)).or(passes(page)).first()).toBeAttached({
      timeout: 60_000,
    });
    if ((await wanted.count()) > 0) return;
    const pass = passes(page).first();
    const next = (await pass.count()) > 0 ? pass : options(page).first();
    // the page may have passed by itself meanwhile
    await next.click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(150);
  }
  throw new Error(`Nobody asked for ${there}.`);
}

test('draws are one question, discards one choice with a count, and a double click takes one card', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await context.addInitScript(() => {
    const state = { pace: 0, hover: false };
    localStorage.setItem('mathom-settings', JSON.stringify({ state, version: 1 }));
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}/dev/local?board=journey&seed=3&think=20`);

  await until(page, '[data-count]');
  await expect(question(page)).toContainText('How many more cards do you draw?');
  const counts = page.locator('[data-count]');
  const most = (await counts.count()) - 1;
  expect(most).toBeGreaterThan(0);
  const held = await hand(page).count();
  await page.locator(`[data-count="${most}"]`).click();
  await expect(hand(page)).toHaveCount(held + most);
  await expect(counts).toHaveCount(0);

  await until(page, '[data-confirm]');
  await expect(question(page)).toContainText('too large');
  const full = await hand(page).count();
  const confirm = page.locator('[data-confirm]');
  await expect(confirm).toBeDisabled();
  await hand(page).first().dblclick();
  await expect(page.locator('.hand [data-picked]')).toHaveCount(1);
  await expect(confirm).toContainText(`1 of ${full - 8}`);
  expect(await hand(page).count(), 'nothing went yet').toBe(full);
  for (let i = 1; i < full - 8; i++)
    await hand(page)
      .nth(i + 1)
      .click();
  await confirm.click();
  await expect(hand(page)).toHaveCount(8);
});

test('a card that is to go at the end of the turn is marked on its corner', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${url}/dev/local?board=riders&seed=3&think=20`);
  await expect(options(page).first()).toBeAttached({ timeout: 60_000 });
  const corner = page.getByRole('button', { name: /^Let .* go at the end of the turn$/ }).first();
  await corner.focus();
  await page.keyboard.press('Enter');
  await expect(corner).toHaveAttribute('aria-pressed', 'true');
  // who is with whom is changed without saying first that one wants to compose companies
  await expect(
    page
      .locator('.option-fold, [data-choice]')
      .filter({ hasText: /split off|Companies/i })
      .first(),
  ).toBeAttached({ timeout: 30_000 });
});

test('"not again this turn" stands on the question, and the turn goes by without another', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await context.addInitScript(() => {
    const state = { pace: 0, dice: 0, hover: false };
    localStorage.setItem('mathom-settings', JSON.stringify({ state, version: 1 }));
  });
  await page.goto(`${url}/dev/local?board=journey&seed=3&think=20`);
  await until(page, '[data-hush="turn"]');
  await expect(page.locator('[data-hush="doing"]')).toBeVisible();
  const turn = page.locator('.phase-strip .display');
  const now = (await turn.textContent()) ?? '';
  await page.locator('[data-hush="turn"]').click();
  // what must be answered is still put; what could be let go by is not
  for (let i = 0; i < 60 && (await turn.textContent()) === now; i++) {
    await expect(page.locator('[data-hush]')).toHaveCount(0);
    if (await gather(page)) continue;
    const pass = passes(page).first();
    const next = (await pass.count()) > 0 ? pass : options(page).first();
    await next.click({ timeout: 400 }).catch(() => {});
  }
  await expect(turn).not.toHaveText(now);
});
