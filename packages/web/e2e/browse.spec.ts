import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';

const url = sharedServer();

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${page.url()} ${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join('; ')}`);
}

const status = (page: Page) => page.locator('.browse-count').getByRole('status');
const cards = (page: Page) => page.getByRole('list', { name: 'Cards', exact: true });

/** The page with all of its cards, and our words for them worked out. */
async function open(page: Page, address = '/cards'): Promise<void> {
  await page.goto(url + address);
  await expect(status(page)).toBeVisible();
  await expect(status(page)).toHaveAttribute('data-texts', 'true', { timeout: 30_000 });
}

test('all cards are there, and few of them are drawn', async ({ page }) => {
  await open(page);
  const all = Number(/[\d,]+/.exec((await status(page).textContent()) ?? '')?.[0].replace(',', ''));
  expect(all).toBe(1683);
  expect(await cards(page).getByRole('listitem').count()).toBeLessThan(60);
  await page.keyboard.press('End');
  await page.mouse.wheel(0, 40_000);
  await expect(cards(page).getByRole('listitem').first()).toBeVisible();
  expect(await cards(page).getByRole('listitem').count()).toBeLessThan(60);
});

test('each word typed is searched for, and the address leads back to it', async ({ page }) => {
  await open(page);
  const box = page.getByRole('searchbox', { name: 'Search cards' });
  const searches = (): Promise<number> =>
    page.evaluate(() => performance.getEntriesByName('mathom-search').length);
  for (const words of ['g', 'orc', 'corruption check', 'zzzz', '']) {
    const before = await searches();
    await box.fill(words);
    await expect.poll(searches).toBeGreaterThan(before);
  }
  await box.fill('barad dur');
  await expect(cards(page).getByRole('link').first()).toHaveAccessibleName(/^Barad-dûr/);
  await expect(page).toHaveURL(/q=barad\+dur/);
  await page.reload();
  await expect(box).toHaveValue('barad dur');
  await expect(cards(page).getByRole('link').first()).toHaveAccessibleName(/^Barad-dûr/);
});

test('filters by kind, race, skill and number; each can be taken away again', async ({ page }) => {
  await open(page);
  const panel = page.getByRole('complementary', { name: 'Filters' });
  await panel.getByRole('button', { name: /^Character ,/ }).click();
  await panel.getByRole('button', { name: /^Hero/ }).click();
  await panel.getByLabel('Race').selectOption('Elf');
  await panel.getByRole('button', { name: /^Sage/ }).click();
  await panel.locator('summary', { hasText: 'Numbers' }).click();
  await panel.getByLabel('Prowess, at least').fill('6');
  await expect(page).toHaveURL(/n\.prowess=6\.\./);
  const found = await cards(page).getByRole('link').allTextContents();
  expect(found.length).toBeGreaterThan(0);
  await expect(cards(page).getByRole('link', { name: /Elrond/ })).toBeVisible();
  await expect(cards(page).getByRole('link', { name: /Legolas/ })).toHaveCount(0);
  const before = await status(page).textContent();
  await page.reload();
  await expect(status(page)).toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Remove the filter Prowess at least 6' }).click();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(status(page)).toHaveText('1,683 cards');
  await expect(page).toHaveURL(/\/cards$/);
});

test('finds a card by its name in another language', async ({ page }) => {
  await open(page);
  await page.getByLabel('names only').check();
  await page.getByRole('searchbox', { name: 'Search cards' }).fill('Bruchtal');
  await expect(
    cards(page)
      .getByRole('link', { name: /^Rivendell/ })
      .first(),
  ).toBeVisible();
  await expect(
    cards(page)
      .getByText(/Bruchtal \(German\)/)
      .first(),
  ).toBeVisible();
});

test('one card: its text, its places lit on the map, its rulings to watch, its prints', async ({
  page,
}) => {
  await page.goto(`${url}/cards/TW-280`);
  await expect(page.getByRole('heading', { level: 1, name: 'Men of Lebennin' })).toBeVisible();
  await expect(page.locator('.card-status')).toContainText('Complete');
  await expect(page.locator('.card-page-words .facts')).toContainText('Pelargir');
  const lit = page.locator('.mem-site[data-lit]');
  await expect(lit).toHaveCount(1);
  await expect(lit).toHaveAttribute('data-site', 'Pelargir');
  await expect(lit).toHaveAccessibleName(/it can be played here/);
  await lit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pelargir' })).toBeVisible();

  await page.goto(`${url}/cards/TW-76`);
  await expect(page.locator('.mem-land').first()).toBeAttached();
  expect(await page.locator('.mem-land').count()).toBeGreaterThan(10);
  await expect(page.getByRole('link', { name: /LE-86/ })).toBeVisible();

  await page.goto(`${url}/cards/TW-117`);
  const rulings = page.getByRole('region', { name: 'Rulings' });
  const watch = rulings.getByRole('link', { name: 'Watch' }).first();
  await expect(watch).toBeVisible({ timeout: 30_000 });
  await watch.click();
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible({ timeout: 30_000 });
});

test('an address of no card says so', async ({ page }) => {
  await page.goto(`${url}/cards/TW-9999`);
  await expect(page.getByRole('heading', { name: 'No such card' })).toBeVisible();
});

test('by the keys alone: search, walk over the faces, open, step on, come back', async ({
  page,
}) => {
  await open(page);
  await page.locator('body').press('/');
  await expect(page.getByRole('searchbox', { name: 'Search cards' })).toBeFocused();
  await page.keyboard.type('palantir');
  await expect(page).toHaveURL(/q=palantir/);
  const links = cards(page).getByRole('link');
  // the address is there before what was found
  await expect(links.first()).toHaveAttribute('aria-label', /Palantír/);
  await links.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(2)).toBeFocused();
  const name = ((await links.nth(2).getAttribute('aria-label')) ?? '').replace(/, [A-Z]+-\d+$/, '');
  const after = ((await links.nth(3).getAttribute('aria-label')) ?? '').replace(
    /, [A-Z]+-\d+$/,
    '',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1, name: after })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/cards\?q=palantir/);
});

test('who comes back from a card is where he was among the results', async ({ page }) => {
  await open(page, '/cards?kind=site');
  await page.mouse.move(900, 600);
  await page.mouse.wheel(0, 6000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(5900);
  await expect(cards(page).getByRole('link', { name: /^Variag Camp/ })).toBeVisible();
  const name = 'Variag Camp, TW-435';
  await cards(page).getByRole('link', { name, exact: true }).click();
  await expect(page.locator('.card-page h1')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the results' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
});

test('on a phone: filters in a sheet, by touch; nothing wider than the screen', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await open(page);
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Ally/ }).tap();
  await sheet.getByRole('button', { name: /^Show \d+ cards/ }).tap();
  await expect(page).toHaveURL(/kind=ally/);
  await page.getByRole('button', { name: 'List' }).tap();
  await cards(page).getByRole('link').first().tap();
  await expect(page.locator('.card-page h1')).toBeVisible();
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBeLessThanOrEqual(0);
  expect(await findings(page)).toEqual([]);
  await context.close();
});

test('neither browser nor builder is loaded with the first page', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (r) => loaded.push(r.url()));
  await page.goto(url);
  await expect(page.getByRole('button', { name: 'Play now', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.some((u) => u.endsWith('.js'))).toBe(true);
  expect(loaded.filter((u) => /browse|build|cards-data|foreign/.test(u))).toEqual([]);
});
