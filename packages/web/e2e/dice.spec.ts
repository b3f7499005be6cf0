import { expect, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { Answers, BOT_GAME, createGame, decide, fast, myTurn, shot } from './table.ts';

/** Whoever has played a game can check its dice, and sits in the replay where he sat. */
const url = sharedServer();

test('the dice of a finished game are checked against what was promised', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await fast(context);
  const answers = new Answers(page);
  await page.goto(`${url}/about`);
  const id = await createGame(page, { ...BOT_GAME, seat: 1 });
  await page.goto(`${url}/game/${id}`);
  await myTurn(page);
  for (let i = 0; i < 4; i++) await decide(page, answers);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Concede' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();

  await page.goto(`${url}/replay/${id}`);
  const dice = page.getByRole('region', { name: 'The dice of this game' });
  await dice.getByRole('button', { name: 'Check the dice' }).click({ timeout: 40_000 });
  await expect(dice.locator('li')).toHaveCount(2);
  await expect(dice.locator('li[data-good]')).toHaveCount(2);
  await expect(dice).toContainText('The key is the one that was promised when the game began.');
  await dice.getByText('Check it elsewhere').click();
  await expect(dice.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/);
  await shot(page, 'dice.jpg');
  // the bot sat first, and still the reader is at the near side
  await expect(page.locator('.player-bar').first()).toContainText('Bot');
  await expect(page.locator('.player-bar[data-mine]')).not.toContainText('Bot');

  // a promise that was another one is called out
  await page.evaluate(
    ([key, game]) => localStorage.setItem(key, JSON.stringify({ [game]: '0'.repeat(64) })),
    ['mathom:dice', id],
  );
  await dice.getByRole('button', { name: 'Check the dice' }).click();
  await expect(dice.locator('li:not([data-good])')).toContainText('NOT the key');

  // and a browser that kept no note of it says so
  await page.evaluate(() => localStorage.removeItem('mathom:dice'));
  await dice.getByRole('button', { name: 'Check the dice' }).click();
  await expect(dice.locator('li:not([data-good])')).toContainText('did not see the game');
});
