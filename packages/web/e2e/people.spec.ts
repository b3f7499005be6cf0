import { expect, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { Answers, decide, everyWord, fast, hand, options, passes, sight } from './table.ts';

const url = sharedServer();

const asked = async (page: Page): Promise<boolean> =>
  (await options(page).or(passes(page)).count()) > 0;

test('two people play by a link, one refreshes, and who watches sees no hidden card', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const seats: { page: Page; answers: Answers }[] = [];
  for (let i = 0; i < 3; i++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await fast(context);
    const page = await context.newPage();
    seats.push({ page, answers: new Answers(page) });
  }
  const [one, two, watcher] = seats.map((x) => x.page);

  await one.goto(`${url}/lobby`);
  await one.locator('select[name="length"]').selectOption('starter');
  await one.getByLabel('who watches may see both hands').check();
  await one.getByRole('button', { name: 'Open the table' }).click();
  const link = await one.getByLabel('Link to this game').inputValue();
  await two.goto(link);
  await two.getByLabel('Your deck').selectOption('challenge-deck-b');
  await two.getByRole('button', { name: 'Sit down and play' }).click();

  const turn = async (): Promise<void> => {
    await expect.poll(async () => (await asked(one)) || (await asked(two))).toBe(true);
    const mover = (await asked(one)) ? seats[0] : seats[1];
    await decide(mover.page, mover.answers);
  };
  for (let i = 0; i < 10; i++) await turn();

  // the one who refreshes finds everything as it was
  await expect.poll(async () => (await asked(one)) || (await asked(two))).toBe(true);
  const before = await sight(two);
  await two.reload();
  await expect(two.locator('.decision-question')).toBeVisible();
  await expect.poll(() => sight(two)).toEqual(before);

  // the hands are dealt after the draft
  for (let i = 0; i < 40; i++) {
    if ((await hand(one)).length > 4 && (await hand(two)).length > 4) break;
    await turn();
  }
  for (let i = 0; i < 4; i++) await turn();

  await watcher.goto(`${url}/lobby`);
  // other tests play on the same server: this game is known by who plays it
  const id = new URL(link).pathname.split('/').pop();
  const { players } = await (await one.request.get(`${url}/api/games/${id}`)).json();
  await watcher
    .getByRole('listitem')
    .filter({ hasText: players.map((p: { name: string }) => p.name).join(' – ') })
    .getByRole('button', { name: 'Watch' })
    .click();
  await expect(watcher.locator('.decision-question')).toBeVisible();
  await expect(watcher.locator('.company').first()).toBeVisible();
  for (let i = 0; i < 2; i++) await turn();
  await watcher.waitForTimeout(500);
  const seen = await everyWord(watcher);
  const [first, second] = [await everyWord(one), await everyWord(two)];
  // a name that the opponent can read somewhere is no secret
  const secret = [
    ...(await hand(one)).filter((name) => !second.includes(name)),
    ...(await hand(two)).filter((name) => !first.includes(name)),
  ];
  expect(secret.length).toBeGreaterThan(4);
  expect(secret.filter((name) => seen.includes(name))).toEqual([]);
  // they see both hands only while both players have agreed
  const hands = watcher.locator('section[aria-label^="The hand of"]');
  await expect(hands).toHaveCount(0);
  const agree = (page: Page) =>
    page
      .getByRole('alertdialog', { name: 'Hands for those who watch' })
      .getByRole('button', { name: 'Yes' })
      .click();
  await agree(one);
  await watcher.waitForTimeout(300);
  await expect(hands).toHaveCount(0);
  await agree(two);
  await expect(hands).toHaveCount(2);
  const held = (await hand(one)).sort();
  const name = (await one.locator('.player-bar[data-mine] .display').textContent()) ?? '';
  const seenHand = await watcher
    .getByRole('region', { name: `The hand of ${name}` })
    .locator('[data-cid]')
    .evaluateAll((all) => all.map((e) => e.getAttribute('aria-label') ?? ''));
  expect([...new Set(seenHand)].sort()).toEqual(held);
  await two.getByRole('button', { name: 'More', exact: true }).click();
  await two.getByRole('menuitem', { name: 'Hide my hand from those who watch' }).click();
  await expect(hands).toHaveCount(0);
  const after = await everyWord(watcher);
  expect(secret.filter((name) => after.includes(name))).toEqual([]);

  await expect(options(watcher)).toHaveCount(0);
  await expect(passes(watcher)).toHaveCount(0);
  expect(seats.flatMap((x) => x.answers.refused)).toEqual([]);
  for (const { page } of seats) await page.context().close();
});

test('two people share one page, and a curtain hides the hand of each', async ({
  page,
  context,
}) => {
  await fast(context);
  const answers = new Answers(page);
  await page.goto(`${url}/lobby`);
  await page.getByLabel('Against').selectOption('hotseat');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/game\//);
  const curtain = page.getByRole('button', { name: 'I am here: show my hand' });
  let lifted = 0;
  for (let i = 0; i < 8; i++) {
    await expect(curtain.or(options(page)).or(passes(page)).first()).toBeAttached();
    if (await curtain.isVisible()) {
      await curtain.click();
      lifted++;
    }
    await decide(page, answers);
  }
  expect(lifted).toBeGreaterThan(1);
  expect(answers.refused).toEqual([]);
});
