import { expect, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { Answers, decide, openBotGame } from './table.ts';
import { moment } from './turn.ts';

const url = sharedServer();

test('passing by itself stops where a stop is set, and else is done without a question', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await context.addInitScript(() => {
    if (localStorage.getItem('mathom-settings')) return;
    const state = { pace: 0, autopass: true, hover: false };
    localStorage.setItem('mathom-settings', JSON.stringify({ state, version: 1 }));
  });
  const answers = new Answers(page);
  const sent: number[] = [];
  let shown = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('{"t":"update"')) shown = Date.now();
    });
    // how long after what it answers
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"t":"choose"')) sent.push(Date.now() - shown);
    });
  });
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
  const put = await page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const seen = new Set<string>();
        const look = (): void => {
          const q = document.querySelector('.decision[data-mine] .decision-question')?.textContent;
          if (q) seen.add(q);
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => {
          watch.disconnect();
          done([...seen]);
        }, 2500);
      }),
  );
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBeGreaterThan(before);
  expect(put.filter((q) => /^Hazards and answers/.test(q))).toEqual([]);
  // a bot draws nothing from how long it takes, so nobody waits
  expect(sent[before]).toBeLessThan(600);
  expect(answers.refused).toEqual([]);
});
