import { expect, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { Answers, decide, openBotGame } from './table.ts';
import { moment } from './turn.ts';

const url = sharedServer();

test('passing by itself: it stops where a stop is set, and else waits an irregular moment', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await context.addInitScript(() => {
    if (localStorage.getItem('mathom-settings')) return;
    const state = { pace: 0, autopass: true, hover: false };
    localStorage.setItem('mathom-settings', JSON.stringify({ state, version: 1 }));
  });
  const answers = new Answers(page);
  const clicked: number[] = [];
  const sent: number[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"t":"choose"')) sent.push(Date.now());
    }),
  );
  const id = await openBotGame(page, url);

  // to a turn of the bot in which hazards could be played: by default that stops
  const theirs = (): Promise<boolean> =>
    page.evaluate(() => document.querySelector('.player-bar:not([data-mine]) .chip-turn') !== null);
  const hazards = async (): Promise<boolean> => {
    const now = await moment(page);
    return (
      now.mine &&
      now.phase === 'Movement / Hazard' &&
      /^Hazards and answers/.test(now.question) &&
      (await theirs())
    );
  };
  for (let i = 0; i < 150 && !(await hazards()); i++) {
    await decide(page, answers);
    clicked.push(Date.now());
  }
  expect(await hazards(), 'hazards could be played').toBe(true);
  const before = sent.length;
  await page.waitForTimeout(2000);
  expect(sent.length, 'it waits for the player').toBe(before);

  // the stop is taken away: it goes on by itself
  const stop = async (on: boolean): Promise<void> => {
    await page.goto(`${url}/settings`);
    const box = page.getByLabel('Their movement/hazard phase');
    await expect(box).toBeChecked({ checked: !on });
    await box.setChecked(on);
    await page.goto(`${url}/game/${id}`);
  };
  await stop(false);
  const since = Date.now();
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBeGreaterThan(before);
  expect(Date.now() - since).toBeGreaterThan(300);
  expect(answers.refused).toEqual([]);
});

test('the pause before passing is never the same and never short', async ({ page }) => {
  await page.addInitScript(() => {
    const state = {
      pace: 0,
      autopass: true,
      hover: false,
      stops: Object.fromEntries(
        ['mine', 'theirs'].flatMap((who) =>
          ['untap', 'organization', 'long-event', 'movement-hazard', 'site', 'end-of-turn'].map(
            (phase) => [`${who}/${phase}`, false],
          ),
        ),
      ),
    };
    localStorage.setItem('mathom-settings', JSON.stringify({ state, version: 1 }));
  });
  test.setTimeout(120_000);
  const shown: number[] = [];
  const pauses: number[] = [];
  let byHand = false;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('{"t":"update"')) shown.push(Date.now());
    });
    socket.on('framesent', ({ payload }) => {
      if (!String(payload).includes('"t":"choose"') || byHand) return;
      pauses.push(Date.now() - (shown.at(-1) ?? 0));
    });
  });
  const answers = new Answers(page);
  await openBotGame(page, url);
  // questions are still put, and answered by hand; everything else passes by itself
  for (let i = 0; i < 200 && pauses.length < 5; i++) {
    const now = await moment(page);
    const question =
      now.mine && !/anything|what do you play|Do you answer|Organize/.test(now.question);
    if (question) {
      byHand = true;
      await decide(page, answers);
      byHand = false;
    } else await page.waitForTimeout(100);
  }
  expect(pauses.length).toBeGreaterThanOrEqual(5);
  for (const pause of pauses) expect(pause).toBeGreaterThan(300);
  expect(Math.max(...pauses) - Math.min(...pauses)).toBeGreaterThan(60);
  expect(answers.refused).toEqual([]);
});
