import { expect, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { fast, myTurn } from './table.ts';

/** Deaths and wins do not pass in silence: dice are looked at, moments have their banner, the end is told. */
const url = sharedServer();

async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
}

test('the end is told: source by source, what was doubled and why, dice, the journey, and what comes next', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await fast(context);
  await page.goto(
    `${url}/dev/local?deck=challenge-deck-a&against=challenge-deck-b&seed=1&skip=420`,
  );
  await myTurn(page);
  await concede(page);
  const end = page.getByRole('region', { name: 'Result' });
  await expect(end).toContainText('wins');
  const items = end.locator('[data-source="item"]');
  await expect(items).toContainText('3 doubled: the other has none');
  await expect(end).toContainText('then held to half of all');
  await items.getByText('2 cards').click();
  await expect(end.locator('details[open]')).not.toBeEmpty();
  for (const told of ['best roll', 'worst roll', 'slew', 'lost', 'played'])
    await expect(end.locator('.told').first()).toContainText(told);
  const journey = end.getByRole('region', { name: 'The journey' });
  await expect(journey).toContainText('→');
  await expect(journey.locator('.mem-way').first()).toBeAttached();
  // put aside, it leaves what one can do next
  await end.getByRole('button', { name: 'Look at the table' }).click();
  await expect(end.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect(end.getByRole('link', { name: 'Replay' })).toBeVisible();
  await expect(end.getByRole('link', { name: 'With another deck' })).toBeVisible();
  await end.getByRole('button', { name: 'How it was counted' }).click();
  await expect(items).toBeVisible();
});

/** A game with its own pace, on a machine that lets things move. */
async function lively(browser: import('@playwright/test').Browser, still: boolean) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  await context.addInitScript(() => {
    const state = { pace: 350, autopass: false, hover: false, dice: 1800 };
    localStorage.setItem('mathom-settings', JSON.stringify({ state, version: 1 }));
  });
  const page = await context.newPage();
  await page.goto(`${url}/dev/local?board=strike&seed=3`);
  await myTurn(page);
  return { context, page };
}

/** The strike is faced without help, and it comes to the roll. */
async function toTheRoll(page: Page): Promise<void> {
  await page.locator('[data-choice]').filter({ hasText: 'Tap for the strike' }).click();
}

test('after a roll the game waits, one roll at a time, until somebody wants to go on', async ({
  browser,
}) => {
  const { context, page } = await lively(browser, false);
  await toTheRoll(page);
  const dice = page.getByRole('region', { name: 'Dice' });
  await expect(dice).toHaveAttribute('data-now', 'true');
  await expect(dice.locator('.roll')).toHaveCount(1);
  // nothing can be chosen before they were seen
  await expect(page.locator('[data-choice]:enabled, [data-pass]:enabled')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(dice).not.toHaveAttribute('data-now', 'true');
  await context.close();
});

test('where nothing should move, nobody waits for dice', async ({ browser }) => {
  const { context, page } = await lively(browser, true);
  await toTheRoll(page);
  const dice = page.getByRole('region', { name: 'Dice' });
  await expect(dice).toBeVisible();
  await expect(dice).not.toHaveAttribute('data-now', 'true');
  await myTurn(page);
  await context.close();
});

test('a faction that is won has its banner, and its points fly to their badge', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  await context.addInitScript(() => {
    const state = { pace: 350, autopass: true, hover: false, dice: 0 };
    localStorage.setItem('mathom-settings', JSON.stringify({ state, version: 1 }));
    // what flew is gone by the time that anybody looks
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((list) => {
      for (const { addedNodes } of list)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('.fly')) seen.push(node.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  await page.goto(`${url}/dev/local?board=won&seed=3`);
  await myTurn(page);
  // what is seen and heard comes after the table itself, so as not to keep anybody waiting
  await expect(page.getByRole('button', { name: /Hint/ }).first()).toBeVisible();
  await page.locator('[data-choice]').filter({ hasText: 'Riders of Rohan' }).first().click();
  const banner = page.locator('.moment[data-kind="faction"]');
  await expect(banner).toContainText('Riders of Rohan');
  await expect(banner).toContainText('is won over');
  await banner.click();
  await expect(banner).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen))
    .toContain('+3');
  await context.close();
});

/** How many cards were seen to fly since then. */
const FLOWN = 'document.documentElement.dataset.flown';

test('a card flies from the hand to its company, and from there to the pile; nothing flies where motion is not wanted', async ({
  browser,
}) => {
  for (const still of [false, true]) {
    const { context, page } = await lively(browser, still);
    await page.goto(`${url}/dev/local?board=planned&seed=3`);
    await myTurn(page);
    // what flies comes with the counsel, after the table stands
    await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
    await page.evaluate(() => {
      const root = document.documentElement;
      root.dataset.flown = '0';
      new MutationObserver((seen) => {
        const come = seen.flatMap((m) => [...m.addedNodes]);
        const ghosts = come.filter((n) => n instanceof Element && n.className === 'ghost');
        root.dataset.flown = String(Number(root.dataset.flown) + ghosts.length);
      }).observe(document.body, { childList: true });
    });
    await page.locator('.hand [data-cid][aria-label^="Haldir"]').click();
    await page.locator('.menu').getByText('in the company of Gimli').first().click();
    await expect(page.locator('.company [data-cid][aria-label^="Haldir"]')).toBeVisible();
    await expect.poll(() => page.evaluate(FLOWN)).toBe(still ? '0' : '1');
    // it has come, and is seen
    await expect(page.locator('.ghost')).toHaveCount(0);
    await expect(page.locator('[data-landing]')).toHaveCount(0);
    await context.close();
  }
});
