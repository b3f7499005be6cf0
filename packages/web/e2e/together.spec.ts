import { expect, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { createGame, fast } from './table.ts';

/** What is around the game and between people. */
const url = sharedServer();
test.beforeEach(({ context }) => fast(context));

test('the first page asks how well the bot should play, and begins gently', async ({ page }) => {
  await page.goto(url);
  const level = page.getByLabel('How well the bot plays');
  await expect(level).toHaveValue('easy');
  await level.selectOption('hard');
  const [made] = await Promise.all([
    page.waitForRequest((r) => r.method() === 'POST' && r.url().endsWith('/api/games')),
    page.getByRole('button', { name: 'Play now', exact: true }).click(),
  ]);
  // who has never played has the first turn
  expect(made.postDataJSON()).toMatchObject({ opponent: 'bot', level: 'hard', gentle: true });
});

test('open games can be narrowed down', async ({ page }) => {
  await page.goto(`${url}/about`);
  await createGame(page, {
    opponent: 'person',
    deck: 'challenge-deck-a',
    length: 'campaign',
    public: true,
  });
  await page.goto(`${url}/lobby`);
  const open = page.getByRole('region', { name: 'Open games' });
  await expect(open.getByText('campaign game').first()).toBeVisible();
  await page.getByRole('search').locator('select').first().selectOption('starter');
  await expect(open.getByText('campaign game')).toHaveCount(0);
});

test('what the other says while one reads the log is counted', async ({ browser }) => {
  const pages = [];
  for (let i = 0; i < 2; i++) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await fast(context);
    pages.push(await context.newPage());
  }
  const [one, two] = pages;
  await one.goto(`${url}/about`);
  const id = await createGame(one, { opponent: 'person', deck: 'challenge-deck-a' });
  await two.goto(`${url}/about`);
  await two.evaluate(async (game) => {
    await fetch('/api/me');
    await fetch(`/api/games/${game}/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deck: 'challenge-deck-b' }),
    });
  }, id);
  for (const page of pages) await page.goto(`${url}/game/${id}`);
  // whose turn it is to draft is no matter
  await expect(one.getByRole('tab', { name: /Chat/ })).toBeVisible();
  await two.getByRole('tab', { name: 'Chat' }).click();
  await two.getByLabel('Say something').fill('Well met!');
  await two.getByRole('button', { name: 'Say', exact: true }).click();
  const chat = one.getByRole('tab', { name: /Chat/ });
  await expect(chat.locator('[data-unread="1"]')).toBeVisible();
  await chat.click();
  await expect(chat.locator('[data-unread]')).toHaveCount(0);
  for (const page of pages) await page.context().close();
});
