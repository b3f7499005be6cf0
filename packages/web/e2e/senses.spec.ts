import { expect, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { fast, myTurn } from './table.ts';

/** What can be heard of a game, and by whom. */
const url = sharedServer();

/** Counts what a page would let be heard. */
const listen = (): void => {
  const heard: string[] = [];
  Object.assign(window, { heard });
  for (const name of ['createOscillator', 'createBufferSource'] as const) {
    const make = BaseAudioContext.prototype[name] as () => AudioNode;
    Object.assign(BaseAudioContext.prototype, {
      [name](this: BaseAudioContext) {
        heard.push(name);
        return make.call(this);
      },
    });
  }
};
const heard = (): string[] => (window as unknown as { heard: string[] }).heard;

for (const phone of [false, true])
  test(`dice are ${phone ? 'not heard on a phone until asked for' : 'heard'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: phone,
      isMobile: phone,
      reducedMotion: 'reduce',
    });
    await fast(context);
    await context.addInitScript(listen);
    const page = await context.newPage();
    await page.goto(`${url}/dev/local?board=strike&seed=3`);
    await myTurn(page);
    await page.waitForTimeout(2500);
    await page.evaluate(() => {
      const find = (words: RegExp) =>
        [...document.querySelectorAll<HTMLElement>('[data-choice]')].find((e) =>
          words.test(e.textContent ?? ''),
        );
      find(/Tap for the strike/)?.click();
    });
    await expect(page.locator('.roll').first()).toBeAttached();
    if (phone) {
      await page.waitForTimeout(800);
      expect(await page.evaluate(heard)).toEqual([]);
    } else await expect.poll(() => page.evaluate(heard)).toContain('createBufferSource');
    await context.close();
  });

/** What the browser's own question comes to is said here: not every one that runs tests can ask it. */
for (const answer of ['granted', 'denied'] as const)
  test(`who is asked for leave to call him and has ${answer} it`, async ({ page, context }) => {
    await fast(context);
    await context.addInitScript((given) => {
      const word = {
        permission: 'default' as NotificationPermission,
        async requestPermission(): Promise<NotificationPermission> {
          word.permission = given;
          return given;
        },
      };
      Object.assign(window, { Notification: word });
    }, answer);
    await page.goto(`${url}/settings`);
    const call = page.getByLabel(/Tell me through the browser/);
    await expect(call).not.toBeChecked();
    const kept = () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem('mathom-settings') ?? '{}').state.notify as boolean,
      );
    expect((await kept()) ?? false).toBe(false);
    await call.click();
    await expect.poll(() => page.evaluate(() => Notification.permission)).toBe(answer);
    await expect.poll(kept).toBe(answer === 'granted');
  });

test('who looks elsewhere is called when he is asked, and the title says so', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await context.addInitScript(() => {
    const state = { pace: 0, dice: 0, hover: false, coach: 'off', notify: true };
    localStorage.setItem('mathom-settings', JSON.stringify({ state, version: 1 }));
    const called: string[] = [];
    class Word {
      static permission = 'granted';
      onclick = null;
      constructor(title: string) {
        called.push(title);
      }
      close(): void {}
    }
    Object.assign(window, { called, Notification: Word });
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.goto(
    `${url}/dev/local?deck=challenge-deck-a&against=challenge-deck-b&seed=1&think=400`,
  );
  await expect(page.locator('.draft-card[data-may]').first()).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('button', { name: 'Hint' })).toBeVisible();
  await expect(page).toHaveTitle(/^Your decision/);
  const called = () => page.evaluate(() => (window as unknown as { called: string[] }).called);
  expect(await called()).toEqual([]);
  await page.locator('[data-choice]').first().click();
  await expect.poll(called).toEqual(['Mathom: you decide']);
  await expect(page).toHaveTitle(/^Your decision/);
});
