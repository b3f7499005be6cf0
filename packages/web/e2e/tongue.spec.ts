import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { de } from '../src/locales/de.ts';
import { sharedServer } from './server.ts';
import { fast, myTurn } from './table.ts';

/** The page in another language: chosen once, kept, and spoken from the first page to the table. */
const url = sharedServer();
test.beforeEach(({ context }) => fast(context));

test('the page speaks German from the first page to the table, and English again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${url}/settings`);
  await page.getByRole('button', { name: 'Deutsch', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  // kept, and there from the beginning
  await page.goto(url);
  await expect(page.getByRole('button', { name: 'Jetzt spielen', exact: true })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Halle' }).click();
  await expect(page.getByRole('button', { name: 'Den Tisch öffnen' })).toBeVisible();

  await page.goto(`${url}/dev/local?board=gathered&seed=3`);
  await myTurn(page);
  await expect(page.locator('.phase-list [data-now]')).toHaveText('Planung');
  await expect(page.locator('.decision-question')).toContainText('Plane, bring Charaktere');
  await expect(page.locator('.option-list')).toContainText('Aragorn II geht nach');
  // a card is called by its German name, and says in German why it cannot be used
  const wargs = page.locator('.hand .table-card').last();
  await expect(wargs).toHaveAttribute('aria-label', /Warg/);
  await wargs.click();
  await expect(page.locator('.menu')).toContainText('Jetzt nicht.');
  await expect(page.locator('.menu li li').first()).toContainText(
    /Das spielt man|Gefahren spielt man/,
  );
  await page.keyboard.press('Escape');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => v.id)).toEqual([]);
  // the map too, and its tools
  await page.getByRole('button', { name: 'Karte', exact: true }).click();
  await expect(page.locator('.mem-site[data-site="Rivendell"] .mem-site-name')).toHaveText(
    'Bruchtal',
  );
  await expect(page.getByRole('button', { name: 'Die ganze Karte' })).toBeVisible();

  await page.goto(`${url}/settings`);
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

/** What stands on a page as its own words: buttons, headings, labels, names for those who do not see. */
const chrome = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const own =
      'button, a, h1, h2, h3, label, legend, option, th, dt, summary, p, li, span, [role="tab"]';
    for (const e of document.querySelectorAll(own)) {
      // the texts of cards, rules and rulings are English
      if (e.closest('.rules-chapters, .rules-text, .glossed, .card-face')) continue;
      for (const n of e.childNodes)
        if (n.nodeType === Node.TEXT_NODE && n.textContent?.trim()) found.add(n.textContent.trim());
    }
    for (const name of ['aria-label', 'placeholder', 'title'])
      for (const e of document.querySelectorAll(`[${name}]`))
        found.add(e.getAttribute(name)?.trim() ?? '');
    return [...found];
  });

/** The same, once all that comes later has come. */
async function settledWords(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  let words = await chrome(page);
  for (let same = 0; same < 2; ) {
    await page.waitForTimeout(200);
    const now = await chrome(page);
    same = now.length === words.length ? same + 1 : 0;
    words = now;
  }
  return words;
}

test('no page shows its own words in English to one who reads German', async ({ page }) => {
  test.setTimeout(240_000);
  const english = new Map(Object.entries(de).filter(([key, words]) => key.trim() !== words.trim()));
  // what is a German word too, or the name of a card or a deck
  for (const same of ['You', 'Block']) english.delete(same);
  await page.goto(`${url}/settings`);
  await page.getByRole('button', { name: 'Deutsch', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const left: string[] = [];
  for (const path of [
    '/',
    '/lobby',
    '/learn',
    '/learn?lesson=craft',
    '/cards',
    '/cards/TW-156',
    '/decks',
    '/decks/new',
    '/rules',
    '/rulings',
    '/rulings/coe/2.IV.v',
    '/replays',
    '/settings',
    '/about',
    '/dev/local?board=crowded&seed=3',
    '/dev/local?board=strike&seed=3',
  ]) {
    await page.goto(url + path);
    await expect(page.locator('h1').first()).toBeAttached();
    for (const text of await settledWords(page))
      if (english.has(text)) left.push(`${path}: ${text}`);
  }
  expect(left).toEqual([]);
});
