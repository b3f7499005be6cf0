import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import {
  Answers,
  createGame,
  decide,
  fast,
  hand,
  openBotGame,
  options,
  passes,
  sight,
} from './table.ts';

const url = sharedServer();

const timers = (page: Page) => page.getByRole('timer');
const back = (page: Page) => page.getByRole('button', { name: 'Take back' });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const menu = async (page: Page, item: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

interface Player {
  readonly page: Page;
  readonly answers: Answers;
  readonly context: BrowserContext;
}

async function player(browser: Browser): Promise<Player> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await fast(context);
  const page = await context.newPage();
  return { page, answers: new Answers(page), context };
}

/** Two people at one table. */
async function pair(browser: Browser, settings: object): Promise<[Player, Player, string]> {
  const [one, two] = [await player(browser), await player(browser)];
  await one.page.goto(`${url}/about`);
  const id = await createGame(one.page, {
    opponent: 'person',
    deck: 'challenge-deck-a',
    length: 'starter',
    seat: 0,
    ...settings,
  });
  await one.page.goto(`${url}/game/${id}`);
  await two.page.goto(`${url}/game/${id}`);
  await two.page.getByLabel('Your deck').selectOption('challenge-deck-b');
  await two.page.getByRole('button', { name: 'Sit down and play' }).click();
  for (const { page } of [one, two]) await expect(page.locator('.decision-question')).toBeVisible();
  return [one, two, id];
}

const isAsked = async ({ page }: Player): Promise<boolean> =>
  (await options(page).or(passes(page)).count()) > 0;

/** The one who is to decide decides. */
async function turn(all: readonly Player[]): Promise<Player> {
  let mover: Player | undefined;
  await expect
    .poll(async () => {
      for (const p of all) if (await isAsked(p)) mover = p;
      return mover !== undefined;
    })
    .toBe(true);
  if (!mover) throw new Error('nobody is asked');
  await decide(mover.page, mover.answers);
  return mover;
}

test('take-back at once and by consent, clocks, chat and a rematch, between two people', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [one, two, id] = await pair(browser, {
    clock: { initial: 600, increment: 5 },
    openHands: 'ask',
  });
  const both = [one, two];
  // anybody could watch, so both are asked; at the closed table of their rematch nobody can
  const watchers = (page: Page) =>
    page.getByRole('alertdialog', { name: 'Hands for those who watch' });
  for (const { page } of both) {
    await watchers(page).getByRole('button', { name: 'No' }).click();
    await expect(watchers(page)).toHaveCount(0);
  }

  // both clocks are there, and one of them runs
  for (const { page } of both) await expect(timers(page)).toHaveCount(2);
  const read = async (): Promise<string[]> => timers(one.page).allTextContents();
  const [first] = [await read()];
  expect(first.join(' ')).toMatch(/\b(10:0\d|9:5\d)\b/);
  await expect.poll(read).not.toEqual(first);

  // what is said is heard
  await one.page.getByRole('tab', { name: 'Chat' }).click();
  await one.page.getByLabel('Say something').fill('Speak, friend, and enter.');
  await one.page.getByLabel('Say something').press('Enter');
  await expect(one.page.getByRole('log', { name: 'Chat' })).toContainText('Speak, friend');
  await two.page.getByRole('tab', { name: 'Chat' }).click();
  await expect(two.page.getByRole('log', { name: 'Chat' })).toContainText('Speak, friend');

  // until somebody may take back at once: nothing hidden was seen
  const until = async (title: RegExp): Promise<Player> => {
    for (let i = 0; i < 60; i++) {
      const before = await Promise.all(both.map(({ page }) => sight(page)));
      const mover = await turn(both);
      const button = back(mover.page);
      const words = (await button.getAttribute('title')) ?? '';
      if ((await button.isEnabled()) && title.test(words)) {
        Object.assign(mover, { before: before[both.indexOf(mover)] });
        return mover;
      }
    }
    throw new Error(`never: ${title}`);
  };
  const quick = (await until(/last choice/)) as Player & { before: unknown };
  expect(await sight(quick.page)).not.toEqual(quick.before);
  await back(quick.page).click();
  await expect.poll(() => sight(quick.page)).toEqual(quick.before);

  // past that, the other is asked: once refused, once granted
  const asker = (await until(/opponent is asked/)) as Player & { before: unknown };
  const other = asker === one ? two : one;
  const after = await sight(asker.page);
  await back(asker.page).click();
  const question = other.page.getByRole('alertdialog', { name: 'Take-back asked' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'No' }).click();
  await expect(asker.page.getByText('It was not taken back.')).toBeVisible();
  expect(await sight(asker.page)).toEqual(after);
  await back(asker.page).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => sight(asker.page)).toEqual(asker.before);

  // conceded, and once more: both find the same new table
  await menu(one.page, 'Concede');
  await one.page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await expect(result(two.page)).toContainText('You win');
  await expect(result(one.page)).toContainText('Conceded.');
  await result(one.page).getByRole('button', { name: 'Play again' }).click();
  await expect(one.page).not.toHaveURL(new RegExp(id));
  await expect(result(two.page).getByRole('status')).toHaveText('A rematch is waiting for you.');
  await result(two.page).getByRole('button', { name: 'Play again' }).click();
  await expect(two.page).toHaveURL(one.page.url());
  for (const { page } of both) {
    await expect(page.locator('.decision-question')).toBeVisible();
    await expect(watchers(page)).toHaveCount(0);
  }
  await turn(both);
  for (const { answers, context } of both) {
    expect(answers.refused).toEqual([]);
    await context.close();
  }
});

test('who runs out of time can be claimed against', async ({ browser }) => {
  test.setTimeout(90_000);
  const [one, two] = await pair(browser, { clock: { initial: 10, increment: 0 } });
  await expect.poll(async () => (await isAsked(one)) || (await isAsked(two))).toBe(true);
  // both draft at once; the first is left to wait, the other chooses until it waits too
  const claim = async ({ page }: Player): Promise<boolean> =>
    page.getByRole('button', { name: 'Claim the game' }).isVisible();
  await expect
    .poll(async () => (await claim(one)) || (await claim(two)), { timeout: 30_000 })
    .toBe(true);
  const [winner, loser] = (await claim(one)) ? [one, two] : [two, one];
  await winner.page.getByRole('button', { name: 'Claim the game' }).click();
  await expect(result(winner.page)).toContainText('You win');
  await expect(result(winner.page)).toContainText('Time ran out.');
  await expect(result(loser.page)).toContainText('wins');
  for (const { context } of [one, two]) await context.close();
});

test('why not, a link to the position, conceding, and playing on from a replay', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  await fast(context);
  const answers = new Answers(page);
  const id = await openBotGame(page, url);
  // far enough to hold a hand
  for (let i = 0; i < 40 && (await hand(page)).length < 6; i++) await decide(page, answers);
  const dim = page.locator('section[aria-label^="Your hand"] [data-dim]').first();
  for (let i = 0; i < 30 && (i < 6 || (await dim.count()) === 0); i++) await decide(page, answers);

  // a card that cannot be used says why, and where the rule is
  await expect(dim).toBeVisible();
  await dim.click();
  const why = page.locator('.menu');
  await expect(why).toContainText('Not now.');
  await expect(why.locator('cite').first()).toHaveText(/^(CoE|CRF) \S/);
  await expect(why.locator('cite a').first()).toHaveAttribute('href', /^\/(rules|rulings)\/./);
  await page.keyboard.press('Escape');

  // the position, for its player and for a stranger
  const held = await hand(page);
  await menu(page, /Report a bug/);
  await page.getByRole('button', { name: 'Send' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this position' }).inputValue();
  expect(link).toContain('/position/');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const mine = await context.newPage();
  await mine.goto(link);
  await expect(mine.locator('.player-bar')).toHaveCount(2);
  expect(await hand(mine)).toEqual(held);
  await expect(options(mine)).toHaveCount(0);
  await mine.close();
  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await stranger.goto(link);
  await expect(stranger.locator('.player-bar')).toHaveCount(2);
  expect(await hand(stranger)).toEqual([]);
  await elsewhere.close();

  // the end, and on from the middle of it
  await menu(page, 'Concede');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await expect(result(page)).toContainText('Conceded.');
  await result(page).getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(slider).toBeVisible({ timeout: 40_000 });
  const last = Number(await slider.getAttribute('max'));
  await slider.fill(String(Math.round(last / 2)));
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page).not.toHaveURL(new RegExp(id));
  const before = answers.acknowledged;
  for (let i = 0; i < 3; i++) await decide(page, answers);
  expect(answers.acknowledged).toBeGreaterThanOrEqual(before + 3);
  expect(answers.refused).toEqual([]);

  // finished games are found again
  await page.goto(url);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Replays' })
    .click();
  await expect(page.locator('.replay-list a').first()).toBeVisible();
});
