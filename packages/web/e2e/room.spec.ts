import { devices, expect, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { fast, myTurn } from './table.ts';

/** Room for everything: crowded boards on a wide page, the map and the hand on a phone. */
const url = sharedServer();

async function open(page: Page, board: string): Promise<void> {
  await page.goto(`${url}/dev/local?board=${board}&seed=3`);
  await myTurn(page);
}

test('what grows after the first look is fitted in as well: a third company is not under the fold', async ({
  page,
  context,
}) => {
  await fast(context);
  await open(page, 'riders');
  await expect(page.locator('.side:not([data-far]) .company')).toHaveCount(3);
  await expect
    .poll(() =>
      page.locator('.side').evaluateAll((all) => all.map((e) => e.scrollHeight - e.clientHeight)),
    )
    .toEqual([0, 0]);
});

test('four companies a side, with all that they bear, and nothing is under the fold', async ({
  page,
  context,
}) => {
  await fast(context);
  await open(page, 'crowded');
  await expect(page.locator('.company')).toHaveCount(8);
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('.side')].flatMap((side) => {
      const room = side.getBoundingClientRect();
      return [...side.querySelectorAll('.table-card, .tucked, .company-name, .num')]
        .filter((e) => {
          const box = e.getBoundingClientRect();
          return box.bottom > room.bottom + 1 || box.right > room.right + 1;
        })
        .map((e) => e.getAttribute('aria-label') ?? e.textContent);
    }),
  );
  expect(hidden).toEqual([]);
  // and nobody is drawn smaller than need be: who has room enough uses it
  for (const side of await page.locator('.side').all()) {
    const card = await side.locator('.person .table-card').first().boundingBox();
    expect(card?.width ?? 0).toBeGreaterThan(60);
  }
  // no number lies over another
  const numbers = await page.locator('.side .numbers .num').evaluateAll((all) =>
    all.map((e) => {
      const { x, y, right, bottom } = e.getBoundingClientRect();
      return [x, y, right, bottom];
    }),
  );
  for (const [i, a] of numbers.entries())
    for (const b of numbers.slice(i + 1))
      expect(a[0] + 1 < b[2] && b[0] + 1 < a[2] && a[1] + 1 < b[3] && b[1] + 1 < a[3]).toBe(false);
  // nobody’s name is cut off, or lies under another’s
  const names = await page.locator('.company-name').evaluateAll((all) =>
    all.map((e) => {
      const a = e.getBoundingClientRect();
      return { cut: e.scrollWidth > e.clientWidth + 1, x: a.x, right: a.right, y: a.y };
    }),
  );
  expect(names.filter((n) => n.cut)).toEqual([]);
  for (const a of names)
    for (const b of names)
      if (a !== b && Math.abs(a.y - b.y) < 6)
        expect(a.x >= b.right || b.x >= a.right, 'side by side').toBe(true);
  // with nothing going on, the middle is but a strip
  const strip = await page.locator('.middle').boundingBox();
  expect(strip?.height ?? 99).toBeLessThan(40);
});

test('what lies there is drawn as large as there is room for', async ({ page, context }) => {
  await fast(context);
  await open(page, 'riders');
  await expect(page.locator('.company')).toHaveCount(4);
  const width = await page.locator('.person .table-card').first().boundingBox();
  expect(width?.width ?? 0).toBeGreaterThan(80);
});

test('on a phone the map has half of the page, and the hand leaves the bar in sight', async ({
  browser,
}) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await fast(context);
  const page = await context.newPage();
  await open(page, 'crowded');
  const box = async (what: string) => {
    const b = await page.locator(what).last().boundingBox();
    if (!b) throw new Error(`${what} is not to be seen`);
    return { top: b.y, bottom: b.y + b.height, height: b.height };
  };
  // one over the other, none over another
  const [bar, hand, decision] = [
    await box('.player-bar'),
    await box('.hand'),
    await box('.decision'),
  ];
  expect(bar.bottom).toBeLessThanOrEqual(hand.top + 1);
  expect(hand.bottom).toBeLessThanOrEqual(decision.top + 1);
  expect(decision.bottom).toBeLessThanOrEqual(844);
  // who plays, what he has and what it is worth: two lines each
  for (const one of await page.locator('.player-bar').all())
    expect((await one.boundingBox())?.height ?? 99).toBeLessThan(58);
  await page.getByRole('button', { name: 'Map', exact: true }).tap();
  await expect(page.locator('.mem-site').first()).toBeVisible();
  expect((await box('.map-pane')).height).toBeGreaterThanOrEqual(422);
  await context.close();
});

test('on a phone the one thing that can be done is the button', async ({ browser }) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await fast(context);
  const page = await context.newPage();
  await open(page, 'gate');
  const one = page.locator('.sheet-one');
  await expect(one).toContainText('Enter the site');
  await one.tap();
  await expect(page.locator('.decision-question')).not.toContainText('Enter');
  await context.close();
});
