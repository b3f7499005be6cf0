import { devices, expect, type Page, test } from '@playwright/test';
import { startServer, type TestServer } from './server.ts';
import { Answers, fast, myTurn, openBotGame, options, passes, shot } from './table.ts';

let server: TestServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startServer();
});
test.afterAll(() => server?.close());

test('keyboard only', async ({ page, context }) => {
  test.setTimeout(90_000);
  await fast(context);
  const answers = new Answers(page);
  await openBotGame(page, server.url);
  const press = async (n: number): Promise<void> => {
    await myTurn(page);
    const before = answers.acknowledged;
    const some = (await options(page).count()) > 0;
    if (some && n % 4 === 0) {
      await tabTo(page, '[data-choice]');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(some && n % 3 !== 2 ? '1' : (await passKey(page)) || '1');
    await expect.poll(() => answers.acknowledged).toBeGreaterThan(before);
  };
  for (let n = 0; n < 16; n++) await press(n);
  await myTurn(page);
  // a card is read without a pointer
  await tabTo(page, '[data-cid]');
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(answers.refused).toEqual([]);
});

async function passKey(page: Page): Promise<string> {
  const key = passes(page).first().locator('.key');
  return (await key.count()) > 0 ? ((await key.textContent()) ?? '').toLowerCase() : '';
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

test('a phone of 390 by 844, by touch', async ({ browser }) => {
  test.setTimeout(90_000);
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await fast(context);
  const page = await context.newPage();
  const answers = new Answers(page);
  await openBotGame(page, server.url);
  for (let n = 0; n < 16; n++) {
    await myTurn(page);
    const before = answers.acknowledged;
    if ((await options(page).count()) > 0) {
      const option = options(page).first();
      if (!(await option.isVisible())) await page.locator('.sheet-toggle').tap();
      await option.tap();
    } else await passes(page).first().tap();
    await expect.poll(() => answers.acknowledged).toBeGreaterThan(before);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  }
  await myTurn(page);
  await shot(page, 'phone.jpg');
  await page.getByRole('button', { name: 'Map', exact: true }).tap();
  await expect(page.locator('.map-pane svg').first()).toBeVisible();
  await context.close();
});
