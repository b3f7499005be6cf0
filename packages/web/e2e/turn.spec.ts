import { devices, expect, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { Answers, createGame, fast, gather, myTurn, openBotGame, shot } from './table.ts';
import { asked, type Moment, moment, next, nothingSeen, type Pick } from './turn.ts';

const url = sharedServer();

async function tabTo(page: Page, selector: string, most = 200): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** The keys that do it: a number, P, or Tab and Enter. */
async function press(page: Page, pick: Pick, now: Moment): Promise<void> {
  const wanted = page.locator('[data-confirm]');
  if ((await wanted.count()) > 0) {
    for (let n = 1; n < 9 && !(await wanted.isEnabled()); n++) await page.keyboard.press(String(n));
    await tabTo(page, '[data-confirm]');
    await page.keyboard.press('Enter');
  } else if (pick === 'pass') await page.keyboard.press('p');
  else if (pick < 9 && now.options.length > 0) await page.keyboard.press(String(pick + 1));
  else {
    const index = await page.locator('[data-choice]:enabled').nth(pick).getAttribute('data-choice');
    await tabTo(page, `[data-choice="${index}"]`);
    await page.keyboard.press('Enter');
  }
}

test('keyboard only through a full turn, with a move chosen on the map and a hazard', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await fast(context);
  // no pointer at all: a click would be an error
  await context.addInitScript(() => {
    addEventListener('pointerdown', () => document.body.setAttribute('data-pointer', ''), true);
  });
  const answers = new Answers(page);
  await page.goto(`${url}/about`);
  const id = await createGame(page, {
    opponent: 'hotseat',
    deck: 'challenge-deck-a',
    botDeck: 'challenge-deck-b',
    length: 'starter',
  });
  await page.goto(`${url}/game/${id}`);
  const seen = nothingSeen();
  let now = await asked(page);
  for (let n = 0; n < 220 && now.turn < 2; n++) {
    if (now.curtain) {
      await tabTo(page, '.curtain button');
      await page.keyboard.press('Enter');
      await expect(page.locator('.curtain')).toHaveCount(0);
      now = await asked(page);
      continue;
    }
    const before = answers.acknowledged;
    const moved = seen.moved;
    const pick = next(now, seen);
    if (seen.moved && !moved) await moveOnTheMap(page);
    else await press(page, pick, now);
    await expect.poll(() => answers.acknowledged).toBeGreaterThan(before);
    now = await asked(page);
  }
  expect(now.turn).toBe(2);
  expect([...seen.phases]).toEqual(
    expect.arrayContaining(['Organization', 'Movement / Hazard', 'Site', 'End of turn']),
  );
  expect(seen).toMatchObject({ moved: true, hazard: true });
  expect(answers.refused).toEqual([]);

  // a card is read without a pointer too
  if (now.curtain) {
    await tabTo(page, '.curtain button');
    await page.keyboard.press('Enter');
  }
  await tabTo(page, '.hand [data-cid]');
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).not.toHaveAttribute('data-pointer');
});

/** To the map, to a site within reach, and off. */
async function moveOnTheMap(page: Page): Promise<void> {
  await tabTo(page, '.to-map');
  await page.keyboard.press('Enter');
  await expect(page.locator('.mem-site[data-lit]').first()).toBeAttached();
  await tabTo(page, '.mem-site');
  await page.keyboard.press('Enter');
  const panel = page.locator('.map-site:not([aria-hidden])');
  await expect(panel).toContainText('Playable');
  await tabTo(page, '.map-site .btn-gold');
  await page.keyboard.press('Enter');
}

/** A tap waits no longer than a person would for its button to hold still. */
const SOON = { timeout: 5_000 };

test('a phone of 390 by 844, by touch, through a full turn of each side', async ({ browser }) => {
  test.setTimeout(150_000);
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await fast(context);
  const page = await context.newPage();
  const answers = new Answers(page);
  await openBotGame(page, url);
  const tap = async (pick: Pick, now: Moment): Promise<void> => {
    if (await gather(page)) return;
    if (pick === 'pass') {
      await page.locator('[data-pass]:enabled').first().tap(SOON);
      return;
    }
    // the one thing that can be done is a button, and has no list to unfold
    const one = page.locator('.sheet-one');
    if (await one.isVisible()) {
      await one.tap(SOON);
      return;
    }
    const option = page.locator('[data-choice]:enabled').nth(pick);
    // an unfolded list stays unfolded only until it is answered
    if (!(await option.isVisible())) await page.locator('.sheet-toggle').tap(SOON);
    await option.tap(SOON);
    expect(now.options.length).toBeGreaterThan(pick);
  };
  // mine and the bot's: turns 1 and 2, whoever begins
  const seen = nothingSeen();
  const phases = new Map<number, Set<string>>();
  let now = await asked(page);
  for (let n = 0; n < 260 && now.turn < 3; n++) {
    const { acknowledged: before, sent } = answers;
    if (now.turn > 0) phases.set(now.turn, (phases.get(now.turn) ?? new Set()).add(now.phase));
    const pick = next(now, seen);
    // two taps in quick succession at one place are one, and one may find its button drawn anew: it is
    // made again, unless the page took it and only the server is slow (the question is gone then)
    const missed: unknown[] = [];
    for (let tries = 0; tries < 4 && answers.sent === sent; tries++) {
      await tap(pick, now).catch((miss: unknown) => missed.push(miss));
      for (let i = 0; i < 60 && answers.sent === sent; i++) await page.waitForTimeout(20);
    }
    expect(answers.sent, `${now.question}: ${missed.join('; ')}`).toBeGreaterThan(sent);
    await expect.poll(() => answers.acknowledged).toBeGreaterThan(before);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing is wider than the phone').toBeLessThanOrEqual(390);
    if (seen.moved && seen.hazard && now.phase === 'Movement / Hazard')
      await shot(page, 'phone.jpg');
    now = await asked(page);
  }
  expect(now.turn).toBe(3);
  expect([...seen.phases]).toEqual(
    expect.arrayContaining(['Organization', 'Movement / Hazard', 'End of turn']),
  );
  expect([...phases.keys()]).toEqual(expect.arrayContaining([1, 2]));
  expect(seen).toMatchObject({ moved: true, hazard: true });
  expect(answers.refused).toEqual([]);
  await myTurn(page);
  await page.getByRole('button', { name: 'Map', exact: true }).tap();
  await expect(page.locator('.map-pane svg').first()).toBeVisible();
  expect((await moment(page)).turn).toBeGreaterThanOrEqual(3);
  await context.close();
});
