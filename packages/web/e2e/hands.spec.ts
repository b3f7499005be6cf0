import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { fast, myTurn } from './table.ts';

/** Hands on: things are taken and put where they belong, by pointer, by finger and by key. */
const url = sharedServer();
test.beforeEach(({ context }) => fast(context));

async function open(page: Page, board: string): Promise<void> {
  await page.goto(`${url}/dev/local?board=${board}&seed=3`);
  await myTurn(page);
  // who is with whom can be changed as soon as that has been thought of
  if (board === 'gathered')
    await expect(page.locator('.option-fold, [aria-label="Compose companies"]')).toBeAttached();
}

const person = (page: Page, name: string): Locator =>
  page.locator('.person').filter({ has: page.locator(`.table-card[aria-label^="${name}"]`) });
const cardOf = (page: Page, name: string): Locator =>
  page.locator(`.company .table-card[aria-label^="${name}"]`);
const company = (page: Page, name: RegExp): Locator =>
  page.getByRole('region', { name, exact: true });
const held = (page: Page, name: string): Locator =>
  page.locator(`.hand .table-card[aria-label^="${name}"]`);
const note = (page: Page): Locator => page.locator('.carry-note');

const middle = async (l: Locator): Promise<{ x: number; y: number }> => {
  const box = await l.boundingBox();
  if (!box) throw new Error('nowhere to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

async function drag(page: Page, from: Locator, to: () => Promise<Locator>): Promise<void> {
  const a = await middle(from);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(a.x + 14, a.y - 10, { steps: 3 });
  await expect(note(page)).toBeVisible();
  const b = await middle(await to());
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
  await expect(note(page)).toHaveCount(0);
}

/** The pointer goes to a site, wherever the sheet has put it by then. */
async function pointAt(page: Page, name: string): Promise<void> {
  const mark = page.locator(`.mem-site[data-site="${name}"][data-lit] .mem-hit`);
  await expect(mark).toBeVisible();
  await expect(async () => {
    const { x, y } = await middle(mark);
    await page.mouse.move(x, y, { steps: 3 });
    const under = await page.evaluate(
      async ([left, top]) => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return document
          .elementFromPoint(left, top)
          ?.closest('[data-site]')
          ?.getAttribute('data-site');
      },
      [x, y],
    );
    expect(under).toBe(name);
  }).toPass({ timeout: 20_000 });
}

async function dragToSite(page: Page, from: Locator, site: string): Promise<void> {
  const a = await middle(from);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(a.x + 14, a.y - 10, { steps: 3 });
  await expect(note(page)).toBeVisible();
  await pointAt(page, site);
  await page.mouse.up();
  await expect(note(page)).toHaveCount(0);
}

test('an item is dragged from the hand to its bearer', async ({ page }) => {
  await open(page, 'found');
  await drag(page, held(page, 'Dagger of Westernesse'), async () => {
    // only those who could take it up are places for it
    await expect(person(page, 'Gimli')).toHaveAttribute('data-drop', 'true');
    await expect(person(page, 'Celeborn')).not.toHaveAttribute('data-drop');
    return cardOf(page, 'Gimli');
  });
  await expect(person(page, 'Gimli').locator('.tucked')).toHaveText(/Dagger of Westernesse/);
});

test('an item is dragged from one bearer to another, a character between companies', async ({
  page,
}) => {
  await open(page, 'gathered');
  await drag(page, cardOf(page, 'Legolas'), async () =>
    company(page, /^Company: Gimli$/).locator('.company-head'),
  );
  await expect(company(page, /^Company: Gimli and 1 companion$/)).toBeVisible();
  await open(page, 'gathered');
  await drag(page, page.locator('.tucked', { hasText: 'Cram' }), async () =>
    cardOf(page, 'Sam Gamgee'),
  );
  // to give something away is a temptation first
  await expect(page.locator('.middle')).toContainText(/Cram|Aragorn/);
  // let go over nothing, nothing happens
  await open(page, 'gathered');
  await drag(page, cardOf(page, 'Legolas'), async () => page.locator('.phase-strip'));
  await expect(company(page, /^Company: Aragorn II and 2 companions$/)).toBeVisible();
});

test('a company is dragged to a site, from the table and from the map', async ({ page }) => {
  const goes = (to: string) => page.getByRole('button', { name: `Moving to, ${to}` });
  const table = page.getByRole('button', { name: 'Table', exact: true });
  await open(page, 'gathered');
  // lifted on the table, it is put down on the map, which comes up by itself
  await dragToSite(page, company(page, /^Company: Gimli$/).locator('.company-name'), 'Moria');
  await table.click();
  await expect(goes('Moria')).toBeVisible();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await pointAt(page, 'Bree');
  await dragToSite(page, page.locator('.mem-company[data-mine] .mem-banner').first(), 'Bree');
  await table.click();
  await expect(goes('Bree')).toBeVisible();
});

test('by key: C picks up, arrows find a place, Enter puts down, Escape lets go', async ({
  page,
}) => {
  await open(page, 'found');
  await held(page, 'Dagger of Westernesse').focus();
  await page.keyboard.press('c');
  await expect(note(page)).toContainText('Dagger of Westernesse can be put down in 3 places');
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(note(page)).toBeVisible();
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('ArrowRight');
    if (await cardOf(page, 'Gimli').evaluate((e) => e === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(person(page, 'Gimli').locator('.tucked')).toHaveText(/Dagger of Westernesse/);

  await open(page, 'gathered');
  await company(page, /^Company: Gimli$/)
    .locator('.company-name')
    .focus();
  await page.keyboard.press('c');
  await expect(page.locator('.mem-site[data-site="Moria"][data-lit]')).toBeVisible();
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('ArrowRight');
    if ((await page.locator(':focus').getAttribute('data-site')) === 'Moria') break;
  }
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Moving to, Moria' })).toBeVisible();
});

test('by touch: a finger that rests lifts a card, and a tap puts down what a menu picked up', async ({
  browser,
}) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await fast(context);
  const page = await context.newPage();
  await open(page, 'found');
  const line = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  // where the machine is slow the browser may take the finger’s move for its own: once more, then
  await expect(async () => {
    const from = await middle(held(page, 'Dagger of Westernesse'));
    await touch('touchStart', from);
    await note(page)
      .waitFor({ timeout: 5000 })
      .catch(async (e: unknown) => {
        await touch('touchEnd');
        throw e;
      });
    const to = await middle(cardOf(page, 'Gimli'));
    for (const part of [0.3, 0.6, 1])
      await touch('touchMove', {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
    await touch('touchEnd');
    await expect(person(page, 'Gimli').locator('.tucked')).toHaveText(/Dagger of Westernesse/, {
      timeout: 3000,
    });
  }).toPass({ timeout: 40_000 });

  await open(page, 'gathered');
  await cardOf(page, 'Legolas').tap();
  await page.getByRole('button', { name: 'Pick it up' }).tap();
  await expect(note(page)).toBeVisible();
  await company(page, /^Company: Gimli$/)
    .locator('.company-head')
    .tap();
  await expect(company(page, /^Company: Gimli and 1 companion$/)).toBeAttached();
  await context.close();
});

test('a click on a card in hand does the obvious thing, and asks only what it must', async ({
  page,
}) => {
  await open(page, 'found');
  await held(page, 'Dagger of Westernesse').click();
  await expect(page.locator('.menu')).toHaveCount(0);
  await expect(page.locator('.decision-question')).toContainText(/Dagger of Westernesse/);
  await cardOf(page, 'Gimli').click();
  await expect(person(page, 'Gimli').locator('.tucked')).toHaveText(/Dagger of Westernesse/);
  // what cannot be played says why, as ever
  await open(page, 'gathered');
  await held(page, 'Wargs').click();
  await expect(page.locator('.menu')).toBeVisible();
});

test('an option under the pointer shows its card, and its way on the map; it can be read large', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const state = { pace: 0, dice: 0, autopass: false, hover: true, coach: 'off' };
    localStorage.setItem('mathom-settings', JSON.stringify({ state, version: 1 }));
  });
  await open(page, 'gathered');
  const moria = page.locator('[data-choice]', { hasText: 'Moria' }).first();
  await moria.hover();
  await page.mouse.move(1200, 300);
  await moria.hover();
  await expect(page.locator('.hover-card')).toContainText('Moria');
  await page.mouse.move(400, 20);
  await expect(page.locator('.hover-card')).toHaveCount(0);
  // large: by the right button, and by key
  await moria.click({ button: 'right' });
  await expect(page.getByRole('dialog', { name: 'Moria' })).toBeVisible();
  await page.keyboard.press('Escape');
  await moria.focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name: 'Moria' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page.locator('.mem-site').first()).toBeVisible();
  await moria.hover();
  await expect(page.locator('.mem-ways [data-may="lit"]')).toHaveCount(1);
});
