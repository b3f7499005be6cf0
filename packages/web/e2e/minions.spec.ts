import { expect, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { Answers, BOT_GAME, createGame, decide, fast, myTurn, playToTheEnd } from './table.ts';

const url = sharedServer();

test('a whole game of a Ringwraith against the bot, from the deck that Play now offers', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await fast(context);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(url);
  const offered = page.locator('optgroup[label="For a Ringwraith"] option');
  await expect(offered.filter({ hasText: 'Wolves!' })).toHaveCount(1);
  await expect(offered.filter({ hasText: 'drawn by lot' })).toHaveCount(1);
  const answers = new Answers(page);
  const id = await createGame(page, { ...BOT_GAME, deck: 'challenge-deck-l' });
  await page.goto(`${url}/game/${id}`);
  await myTurn(page);
  // those of the Shadow are marked as such, secret or open; at the end nobody may be left of them
  await page.evaluate(() => {
    const look = (): void => {
      if (document.querySelector('.chip-guise')) document.body.dataset.guise = 'seen';
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  // who passes at once in the draft may never have a company that could be marked
  await decide(page, answers);
  const drafted = answers.acknowledged;
  const clicks = await playToTheEnd(page, answers, 260_000);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText(/wins?|draw/i);
  // several cards are one answer, and a gesture may be several
  expect(clicks).toBeGreaterThan(20);
  expect(answers.acknowledged).toBeGreaterThan(drafted + 20);
  expect(answers.refused).toEqual([]);
  await expect(page.locator('body')).toHaveAttribute('data-guise', 'seen');
  expect(faults).toEqual([]);
});
