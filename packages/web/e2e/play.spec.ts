import { expect, test } from '@playwright/test';
import { openMoment } from './moments.ts';
import { sharedServer } from './server.ts';
import {
  Answers,
  decide,
  fast,
  myTurn,
  openBotGame,
  options,
  playToTheEnd,
  shot,
} from './table.ts';

test.describe.configure({ mode: 'serial' });

const url = sharedServer();

test('a guest presses Play now and is in a game against the bot', async ({ page }) => {
  const answers = new Answers(page);
  await page.goto(url);
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await expect(page).toHaveURL(/\/game\//);
  await myTurn(page);
  await expect(options(page).first()).toBeVisible();
  for (let i = 0; i < 6; i++) await decide(page, answers);
  expect(answers.acknowledged).toBeGreaterThanOrEqual(6);
  expect(answers.refused).toEqual([]);
});

test('a whole game to the council through the page, then its replay', async ({ page, context }) => {
  test.setTimeout(220_000);
  await fast(context);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const answers = new Answers(page);
  const id = await openBotGame(page, url);
  const clicks = await playToTheEnd(page, answers, 150_000);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText(/wins?|draw/i);
  await expect(result).toContainText('The council has met');
  // every click of the pointer was a decision that the server took
  expect(answers.acknowledged).toBeGreaterThan(30);
  // several cards are one answer, and a gesture may be several
  expect(clicks).toBeGreaterThan(20);
  expect(answers.acknowledged).toBeGreaterThan(20);
  expect(answers.refused).toEqual([]);
  const total = result.locator('.result-total td');
  await expect(total).toHaveCount(2);
  for (const points of await total.allTextContents()) expect(points).toMatch(/^-?\d+$/);
  expect(faults).toEqual([]);

  await result.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}`));
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(slider).toBeVisible({ timeout: 40_000 });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(50);
  for (const part of [0.25, 0.75, 0.5, 1]) {
    const to = Math.round(last * part);
    await slider.fill(String(to));
    await expect(page.locator('.watch-count')).toHaveText(`${to + 1} / ${last + 1}`);
  }
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await expect(slider).not.toHaveValue(String(last));
  await slider.press('Home');
  await expect(slider).toHaveValue('0');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(slider).toHaveValue('1');
  // the promise that this browser noted as the game began, and the game played again from the key
  const dice = page.getByRole('region', { name: 'The dice of this game' });
  await dice.getByRole('button', { name: 'Check the dice' }).click();
  await expect(dice.locator('li')).toHaveText([/^Holds\. The key is/, /^Holds\. Played again/]);
  expect(faults).toEqual([]);
});

const pictures = process.env.SHOTS === '1' ? test : () => {};
pictures('the table and the map, for the README', async ({ page, context }) => {
  await fast(context);
  await openMoment(page, url, 'defend');
  await shot(page, 'table.jpg');
  await openMoment(page, url, 'path');
  await page.getByRole('button', { name: 'See the ways on the map' }).click();
  await page.locator('[data-way]').nth(1).focus();
  await expect(page.locator('.mem-ways [data-may="lit"]')).toHaveCount(1);
  await shot(page, 'map.jpg');
});
