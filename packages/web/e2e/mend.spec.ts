import { expect, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { Answers, createGame, decide, fast, hand, openBotGame, options, passes } from './table.ts';

/** What was mended stays mended. */
const url = sharedServer();
test.beforeEach(({ context }) => fast(context));

test('two at one page: under the cover no key does anything, and the log tells nobody’s draws to the other', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const answers = new Answers(page);
  await page.goto(`${url}/about`);
  const id = await createGame(page, {
    opponent: 'hotseat',
    deck: 'challenge-deck-a',
    botDeck: 'challenge-deck-b',
    length: 'starter',
  });
  await page.goto(`${url}/game/${id}`);
  const cover = page.locator('.curtain');
  const lift = page.getByRole('button', { name: 'I am here: show my hand' });
  let covered = 0;
  const held = new Map<string, string[]>();
  for (let i = 0; i < 60 && (covered < 2 || held.size < 2); i++) {
    await expect(lift.or(options(page)).or(passes(page)).first()).toBeAttached({ timeout: 40_000 });
    if (await lift.isVisible()) {
      const before = answers.acknowledged;
      for (const key of ['1', 'p', 'u', 'b']) await page.keyboard.press(key);
      await expect(cover).toBeVisible();
      expect(answers.acknowledged).toBe(before);
      covered++;
      await lift.click();
    }
    // while they draft there are no bars, and no hands either
    const bar = page.locator('.player-bar[data-mine] .display');
    const me = (await bar.count()) > 0 ? await bar.first().innerText() : '';
    const mine = await hand(page);
    if (me && mine.length > 4) held.set(me, mine);
    for (const [other, cards] of held) {
      if (other === me) continue;
      const log = await page.getByRole('log', { name: 'Log of the game' }).innerText();
      for (const card of cards) expect(log).not.toContain(`draws ${card}`);
    }
    await decide(page, answers);
  }
  expect(covered).toBeGreaterThan(1);
  expect(held.size).toBe(2);
  expect(answers.refused).toEqual([]);
});

test('what was searched for among the rulings is still there when one is opened', async ({
  page,
}) => {
  await page.goto(`${url}/rulings`);
  const field = page.getByRole('searchbox', { name: 'Search' });
  await field.fill('on guard');
  const count = page.getByText(/^\d+ found$/);
  await expect(count).not.toHaveText('0 found');
  // some are found before all that is told of them is there
  let found = '';
  await expect
    .poll(
      async () => {
        const before = found;
        found = await count.innerText();
        return found === before;
      },
      { intervals: [500] },
    )
    .toBe(true);
  await page.getByRole('list', { name: 'Rulings' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/rulings\/.+/);
  await expect(field).toHaveValue('on guard');
  await expect(count).toHaveText(found);
});

test('the head of the page does not move from one page to another', async ({ page }) => {
  const places = new Set<string>();
  for (const path of ['/', '/lobby', '/cards', '/decks', '/rules', '/settings']) {
    await page.goto(url + path);
    await expect(page.locator('h1').first()).toBeVisible();
    // where a letter stands depends on its font
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const box = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Lobby' })
      .boundingBox();
    places.add(`${Math.round(box?.x ?? -1)} ${Math.round(box?.y ?? -1)}`);
  }
  expect([...places], [...places].join(', ')).toHaveLength(1);
});

test('checkboxes have one colour wherever they are', async ({ page }) => {
  const colours = new Set<string>();
  for (const path of ['/settings', '/lobby']) {
    await page.goto(url + path);
    await expect(page.locator('input[type="checkbox"]').first()).toBeVisible();
    for (const colour of await page
      .locator('input[type="checkbox"]')
      .evaluateAll((all) => all.map((e) => getComputedStyle(e).accentColor)))
      colours.add(colour);
  }
  expect([...colours]).toHaveLength(1);
});

test('who is refused as a spectator is told so once, and the page asks no more', async ({
  page,
  browser,
}) => {
  await page.goto(`${url}/about`);
  const id = await createGame(page, { opponent: 'bot', deck: 'challenge-deck-a', public: false });
  const context = await browser.newContext();
  const stranger = await context.newPage();
  let asked = 0;
  stranger.on('request', (r) => {
    if (r.url().includes(`/api/games/${id}`)) asked++;
  });
  await stranger.clock.install();
  await stranger.goto(`${url}/game/${id}`);
  await expect(stranger.getByRole('heading', { name: 'No table here' })).toBeVisible();
  // and why
  await expect(stranger.locator('main p')).not.toHaveText('Something went wrong.');
  const before = asked;
  // a page that asked again every few seconds would do so by now
  await stranger.clock.runFor(20_000);
  await stranger.waitForTimeout(300);
  expect(asked).toBe(before);
  await context.close();
});

test('the board is set right by hand: a company is elsewhere, a card is tapped; the replay marks it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await fast(context);
  const answers = new Answers(page);
  const id = await openBotGame(page, url);
  const dialog = page.getByRole('dialog', { name: 'Set the board right by hand' });
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Set the board right by hand' }).click();
    await expect(dialog).toBeVisible();
  };
  const organizing = page.locator('.decision-question', { hasText: /^Organize/ });
  for (let i = 0; i < 60 && (await organizing.count()) === 0; i++) await decide(page, answers);
  await open();
  const what = dialog.getByLabel('Card or company');
  const where = dialog.getByLabel('is at');
  // of the other's companies one does not know where they could be, and of one's own not while something goes on
  const chosen = async (): Promise<boolean> => {
    for (const company of await what.locator('option', { hasText: /^The company of/ }).all()) {
      await what.selectOption((await company.getAttribute('value')) ?? '');
      await expect(where.or(dialog.getByText(/^Nothing can be done with it/))).toBeVisible();
      if (await where.isVisible()) return true;
    }
    return false;
  };
  for (let i = 0; i < 10 && !(await chosen()); i++) {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await decide(page, answers);
    await open();
  }
  const site = (await where.locator('option').last().textContent()) ?? '';
  await where.selectOption({ label: site });
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(dialog).toBeHidden();
  // a bot agrees: it is said, and seen
  await page.getByRole('tab', { name: /^Chat/ }).click();
  const chat = page.getByRole('log', { name: 'Chat' });
  await expect(chat).toContainText(`is at ${site}`);
  await expect(
    page.locator('.side:not([data-far]) .company', { hasText: site }).first(),
  ).toBeAttached();
  await open();
  const person = what.locator('optgroup[label="In play"] option').first();
  await what.selectOption((await person.getAttribute('value')) ?? '');
  await dialog.getByLabel('How it should be').selectOption('tapped');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(chat).toContainText(/is tapped/);
  expect(answers.refused).toEqual([]);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await page.goto(`${url}/replay/${id}`);
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(slider).toBeVisible({ timeout: 40_000 });
  await slider.press('End');
  await expect(page.locator('.watch-caption')).toContainText(
    /^By hand, as both agreed: .* is tapped/,
  );
});
