import { expect, type Page, test } from '@playwright/test';
import { openMoment } from './moments.ts';
import { sharedServer } from './server.ts';
import { fast } from './table.ts';

/** What am I trying to do, and where? The cards in hand, the map and the options answer it. */
const url = sharedServer();
test.beforeEach(({ context }) => fast(context));

const held = (page: Page, name: string) =>
  page.locator(`section[aria-label^="Your hand"] [data-cid][aria-label^="${name}"]`);

test('a card in hand lights its sites on the map, and says how far they are', async ({ page }) => {
  await openMoment(page, url, 'organization');
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const wanted = page.locator('.mem-site[data-hint]');
  await expect(page.locator('.mem-site').first()).toBeVisible();
  await expect(wanted).toHaveCount(0);
  await held(page, 'Glamdring').hover();
  await expect(wanted.first()).toBeVisible();
  // what can be reached with this turn's movement is gold, and among the moves that are offered
  const now = page.locator('.mem-site[data-hint="now"]');
  expect(await now.count()).toBeGreaterThan(0);
  for (const mark of await now.all()) {
    expect(await mark.getAttribute('aria-label')).toMatch(/within reach|your company/);
    await expect(mark.locator('.mem-hint')).toContainText(/this turn|here/);
  }
  // what is further off says when one could be there
  const later = page.locator('.mem-site[data-hint="later"] .mem-hint');
  for (const words of await later.allTextContents())
    expect(words).toMatch(/next turn|in \d turns|far off/);
  await expect(page.locator('.where-note')).toContainText('Glamdring');
  // with the pointer gone, so is the light
  await page.mouse.move(5, 5);
  await expect(wanted).toHaveCount(0);
  // the keyboard leads to the same
  await held(page, 'Glamdring').focus();
  await expect(wanted.first()).toBeVisible();
});

test('destinations and sites say which cards of the hand are for them', async ({ page }) => {
  await openMoment(page, url, 'organization');
  const said = page.locator('[data-choice] [data-hand-here]');
  await expect(said.first()).toContainText('From your hand: ');
  // the same on the map, for the site that is chosen
  const option = page.locator('[data-choice]', { has: page.locator('[data-hand-here]') }).first();
  const [site = '', cards = ''] = (await option.innerText()).split('\n').slice(-2);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const mark = page.locator(`.mem-site[data-site="${site}"]`);
  await mark.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: site, exact: true });
  await expect(panel.locator('[data-hand-here]')).toHaveText(cards);
});

test('a site says what of one’s own deck is for it, and what of that was discarded', async ({
  page,
}) => {
  await page.goto(`${url}/dev/local?board=planned&seed=3`);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const mark = page.locator('.mem-site[data-site="Moria"]');
  await mark.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Moria', exact: true });
  const deck = panel.locator('[data-deck-here]');
  await expect(deck).toContainText('Still in your deck: Cram ×2, Orcrist');
  await expect(deck).toContainText('In your discard pile: Sting');
  // each can be read
  await deck.getByRole('button', { name: 'Orcrist' }).click();
  await expect(page.getByRole('dialog')).toContainText('Orcrist');
});

test('a tap on a card tells its places, and leads to them on the map', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await fast(context);
  const page = await context.newPage();
  await openMoment(page, url, 'organization');
  await held(page, 'Glamdring').tap();
  const menu = page.getByRole('dialog');
  await expect(menu.locator('.where-here')).toContainText('Playable at');
  await menu.getByRole('button', { name: 'Show it on the map' }).tap();
  await expect(page.locator('.mem-site[data-hint]').first()).toBeAttached();
  await context.close();
});

test('a coach says in a line what one might do, and can be sent away', async ({
  page,
  context,
}) => {
  // set before the page is opened, so that it stands before the settings of all tests
  await context.addInitScript(() => {
    const state = { pace: 0, dice: 0, autopass: false, hover: false, coach: 'on' };
    if (!sessionStorage.getItem('coached'))
      localStorage.setItem('mathom-settings', JSON.stringify({ state, version: 1 }));
    sessionStorage.setItem('coached', 'yes');
  });
  await openMoment(page, url, 'organization');
  const coach = page.locator('.coach');
  await expect(coach).toContainText(/Glamdring|wants|takes/);
  await coach.getByRole('button', { name: 'No more counsel' }).click();
  await expect(coach).toHaveCount(0);
  // what it is all for stays in sight
  const goal = page.locator('.goal');
  await expect(goal).toContainText(/points, then the council/);
  // and it counts as the bar does: what stands there before the council doubles and halves
  const total = await page.locator('.player-bar[data-mine] .num-total').innerText();
  expect(Number.parseInt(await goal.innerText(), 10)).toBe(Number.parseInt(total, 10));
});

test('a hint says what a bot would do with the same cards in sight', async ({ page }) => {
  await openMoment(page, url, 'organization');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.hint-said')).toContainText(/A bot in your place: \S/);
  // and the option that is meant is marked, and in sight
  await expect(page.locator('.option[data-hinted]')).toBeInViewport();
});

test('the draft has a stage: one is chosen, read, and then drafted; who is too dear says so', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto(
    `${url}/dev/local?deck=challenge-deck-a&against=challenge-deck-b&seed=1&think=900`,
  );
  const may = page.locator('.draft-card[data-may]');
  await expect(may.first()).toBeVisible({ timeout: 40_000 });
  const draft = page.getByRole('button', { name: /^Draft / });
  await expect(draft).toHaveCount(0);
  const before = await page.locator('.draft-mine .slots .card').count();
  const glorfindel = may.filter({ has: page.getByRole('button', { name: /^Glorfindel II/ }) });
  await glorfindel.getByRole('button').first().click();
  await expect(page.locator('.mind')).toContainText('+ 8 of 20');
  await draft.click();
  // while the other chooses, one sees whom one has laid down
  await expect(page.locator('.draft-mine .slots [data-laid]')).toHaveCount(1);
  await expect(page.locator('.draft-mine')).toContainText('Glorfindel II is laid down');
  await expect(page.locator('.draft-mine .slots [data-laid]')).toHaveCount(0);
  await expect(page.locator('.draft-mine .slots .card')).toHaveCount(before + 1);
  // the dearest first: somebody is beyond one's means before the company is full
  const dear = page.locator('.draft-card[data-dim] .draft-foot', { hasText: /only \d+ left/ });
  for (let i = 0; i < 4 && (await dear.count()) === 0; i++) {
    await may.first().getByRole('button').first().click();
    await draft.click();
    await expect(draft).toHaveCount(0);
    await expect(may.or(page.locator('.draft-card[data-dim]')).first()).toBeVisible();
  }
  await expect(dear.first()).toBeVisible();
});
