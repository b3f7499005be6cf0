import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { Answers, createGame, decide, fast, hand, openBotGame } from './table.ts';

const url = sharedServer();
test.beforeEach(({ context }) => fast(context));

/** On the whole page, or in a part of it. */
async function findings(page: Page, part = ''): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${page.url()} ${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join('; ')}`);
}

// the table itself, the draft and the map are looked at in readable.spec
test('axe finds nothing serious around a game, from its table to its replay', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  const answers = new Answers(page);
  const clean = async (what: string, part = '', on: Page = page): Promise<void> =>
    expect(await findings(on, part), what).toEqual([]);
  await page.goto(`${url}/about`);
  const open = await createGame(page, { opponent: 'person', deck: 'challenge-deck-a' });
  await page.goto(`${url}/game/${open}`);
  await expect(page.getByLabel('Link to this game')).toBeVisible();
  await clean('waiting for an opponent');

  const id = await openBotGame(page, url);
  for (let i = 0; i < 40 && (await hand(page)).length < 6; i++) await decide(page, answers);
  for (let i = 0; i < 6; i++) await decide(page, answers);
  // what the bot does meanwhile closes it again
  await expect(async () => {
    await page.locator('section[aria-label^="Your hand"] [data-cid]').first().click();
    await expect(page.locator('.menu')).toBeVisible({ timeout: 2_000 });
    await clean('the menu of a card', '.menu');
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Look closer', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await clean('a card, large', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Discard pile/ })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await clean('a pile', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await clean('the chat', '.log-panel');
  await clean('the menu', '.menu');
  await page.getByRole('menuitem', { name: /Report a bug/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await clean('reporting a bug', '[role="dialog"]');
  await page.getByRole('button', { name: 'Send' }).click();
  const field = page.getByRole('textbox', { name: 'Link to this position' });
  await expect(field).toBeVisible();
  await clean('a link to the position', '[role="dialog"]');
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('.player-bar')).toHaveCount(2);
  await clean('a position', '', other);
  await other.close();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Concede' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await clean('conceding', '[role="alertdialog"]');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await clean('the result', '.result');
  await page.goto(`${url}/replay/${id}`);
  await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible({ timeout: 40_000 });
  await clean('a replay');
  await page.goto(`${url}/replay`);
  await expect(page.locator('.replay-list a').first()).toBeVisible();
  await clean('the list of replays');
});

test('a ruling is searched for and watched to its end', async ({ page }) => {
  await page.goto(`${url}/rulings`);
  await page.getByLabel('Status').selectOption('proven');
  await page.getByRole('searchbox', { name: 'Search' }).fill('corruption check');
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  const rows = page.getByRole('list', { name: 'Rulings' }).getByRole('link');
  await expect(rows.first()).toBeVisible();
  await rows.first().click();
  await page.getByRole('link', { name: 'Watch', exact: true }).first().click();
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(slider).toBeVisible({ timeout: 30_000 });
  const last = Number(await slider.getAttribute('max'));
  const next = page.getByRole('button', { name: 'Next step' });
  for (let i = 1; i <= last; i++) {
    await next.click();
    await expect(slider).toHaveValue(String(i));
    await expect(page.locator('.watch-caption')).not.toBeEmpty();
  }
  await expect(next).toBeDisabled();
  expect(await findings(page)).toEqual([]);
});

test('the lesson to its end', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(`${url}/learn`);
  const words = page.getByRole('region', { name: 'Lesson' });
  await expect(words).toBeVisible({ timeout: 30_000 });
  const done = words.getByRole('link', { name: 'Play a game' });
  const next = words.getByRole('button', { name: 'Continue' });
  const choices = words.getByRole('list', { name: 'What you may do' }).getByRole('button');
  for (let i = 0; i < 200 && (await done.count()) === 0; i++) {
    const before = await words.locator('.kicker').textContent();
    if ((await next.count()) > 0) await next.click();
    else {
      // any answer but the right one brings a hint that points at the right one
      await choices.last().click();
      const wanted = words.locator('[data-wanted]');
      if ((await wanted.count()) > 0) await wanted.click();
    }
    await expect
      .poll(async () => (await words.locator('.kicker').textContent()) !== before)
      .toBe(true);
  }
  await expect(done).toBeVisible();
  await done.click();
  await expect(page.getByRole('button', { name: 'Play now', exact: true })).toBeVisible();
});
