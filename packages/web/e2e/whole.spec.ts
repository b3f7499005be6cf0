import { devices, expect, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { Answers, fast, openBotGame } from './table.ts';

/** A whole game against the bot without a mouse: by keys alone, and by touch alone. play.spec has it by mouse. */
const url = sharedServer();

const over = (page: Page): Promise<boolean> =>
  page.locator('section[aria-label="Result"]').isVisible();
const waits = (page: Page) =>
  page.locator('[data-choice]:enabled, [data-pass]:enabled, [data-confirm]').first();

/** What is asked, at one look: a question may be gone a moment later. */
const asked = (
  page: Page,
): Promise<{ several: boolean; most: number; passes: boolean; options: number }> =>
  page.evaluate(() => ({
    several: document.querySelector('[data-confirm]') !== null,
    // the more is drawn, the sooner it ends
    most: Math.max(
      0,
      ...[...document.querySelectorAll('[data-count]')].map((e) =>
        Number(e.getAttribute('data-count')),
      ),
    ),
    passes: document.querySelector('[data-pass]:enabled') !== null,
    options: document.querySelectorAll('[data-choice]:enabled').length,
  }));

/** Enough are chosen, or nobody asks for them any more. */
const ready = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[data-confirm]:disabled') === null);

/** A little of everything, the same every time. */
function chances(): () => number {
  let seed = 11;
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

async function play(
  page: Page,
  answers: Answers,
  act: (luck: number) => Promise<void>,
): Promise<void> {
  const chance = chances();
  const until = Date.now() + 200_000;
  while (Date.now() < until) {
    if (await over(page)) return;
    if ((await waits(page).count()) === 0) {
      await page.waitForTimeout(15);
      continue;
    }
    const before = answers.acknowledged + answers.refused.length;
    await act(chance());
    for (let i = 0; i < 60 && answers.acknowledged + answers.refused.length === before; i++)
      await page.waitForTimeout(10);
  }
  throw new Error('The game did not come to its end in time.');
}

test('by keys alone', async ({ page, context }) => {
  test.setTimeout(260_000);
  await fast(context);
  await context.addInitScript(() => {
    addEventListener('pointerdown', () => document.body.setAttribute('data-pointer', ''), true);
  });
  const answers = new Answers(page);
  await openBotGame(page, url);
  await play(page, answers, async (luck) => {
    const { several, most, passes, options } = await asked(page);
    if (several) {
      for (let n = 1; n < 10 && !(await ready(page)); n++) await page.keyboard.press(String(n));
      await page.keyboard.press('Enter');
    } else if (most > 0) await page.keyboard.press(String(most));
    else if (passes && (luck < 0.6 || options === 0)) await page.keyboard.press('p');
    else await page.keyboard.press(String(1 + (Math.floor(luck * 97) % Math.min(3, options || 1))));
  });
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('The council has met');
  expect(answers.acknowledged).toBeGreaterThan(20);
  expect(answers.refused).toEqual([]);
  await expect(page.locator('body')).not.toHaveAttribute('data-pointer');
});

test('by touch alone, on a phone', async ({ browser }) => {
  test.setTimeout(260_000);
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await fast(context);
  const page = await context.newPage();
  const answers = new Answers(page);
  await openBotGame(page, url);
  const quick = { timeout: 1500 };
  await play(page, answers, async (luck) => {
    const { several } = await asked(page);
    if (several) {
      const cards = page.locator(
        '.hand [data-may]:not([data-picked]), [data-pick][aria-pressed="false"]',
      );
      for (let i = 0; i < 9 && !(await ready(page)); i++)
        await cards
          .filter({ visible: true })
          .first()
          .tap(quick)
          .catch(() => {});
      return page
        .locator('[data-confirm]')
        .tap(quick)
        .catch(() => {});
    }
    const pass = page.locator('[data-pass]:enabled').first();
    const one = page.locator('.sheet-one:enabled, [data-count]:enabled').first();
    // what moves on meanwhile is tapped anew
    if (luck < 0.55 && (await pass.isVisible())) return pass.tap(quick).catch(() => {});
    if (await one.isVisible()) return one.tap(quick).catch(() => {});
    const option = page.locator('[data-choice]:enabled').first();
    if (!(await option.isVisible()))
      await page
        .locator('.sheet-toggle')
        .tap(quick)
        .catch(() => {});
    if (await option.isVisible()) return option.tap(quick).catch(() => {});
    return pass.tap(quick).catch(() => {});
  });
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('The council has met');
  expect(answers.acknowledged).toBeGreaterThan(20);
  expect(answers.refused).toEqual([]);
  await context.close();
});
