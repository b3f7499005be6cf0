import { expect, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { fast, myTurn, options, passes, shot } from './table.ts';

/** A company attacks another: the fight is drawn as duels, whole and in sight. */
const url = sharedServer();

/** Nothing of it is cut off by the strip that it stands in, but what one scrolls to. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const strip = document.querySelector('.middle')?.getBoundingClientRect();
    return [...document.querySelectorAll('.duel .fighter-name, .duel .num')]
      .filter((e) => {
        const box = e.getBoundingClientRect();
        return !strip || box.bottom > strip.bottom + 1 || box.top < strip.top - 1;
      })
      .map((e) => e.textContent ?? '');
  });

for (const [name, viewport] of [
  ['on a wide page', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test(`a fight of two companies ${name}, to its end`, async ({ page, context }) => {
    test.setTimeout(90_000);
    await fast(context);
    await page.setViewportSize(viewport);
    await page.goto(`${url}/dev/local?board=fight&seed=3&think=20`);
    await myTurn(page);
    const answer = async (which: ReturnType<typeof options>): Promise<void> => {
      // on a phone the one option is the button itself
      const one = page.locator('.sheet-one:enabled');
      if ((await one.isVisible()) && (await which.first().isHidden())) return one.click();
      const sheet = page.locator('.sheet-toggle:enabled');
      if (
        (await sheet.isVisible()) &&
        (await which.first().isHidden()) &&
        (await options(page).count()) > 0
      )
        await sheet.click();
      await which.first().click();
    };
    await answer(options(page).filter({ hasText: 'Attack the company' }));
    const fight = page.getByRole('region', { name: 'Two companies fight' });
    await expect(fight).toContainText('Lagduf and 3 companions against Aragorn II');
    const question = page.locator('.decision-question');
    const seen = new Set<string>();
    for (let i = 0; i < 25; i++) {
      await expect(options(page).or(passes(page)).first()).toBeAttached({ timeout: 20_000 });
      if ((await fight.count()) === 0) break;
      for (const result of await fight
        .locator('.duel')
        .evaluateAll((all) => all.map((e) => e.getAttribute('data-result') ?? '')))
        seen.add(result);
      if ((await fight.locator('.duel[data-now]').count()) > 0) {
        seen.add('now');
        expect(await hidden(page)).toEqual([]);
        await expect(fight.locator('.duel[data-now]')).toBeInViewport();
        await shot(page, viewport.width > 900 ? 'fight.jpg' : 'fight-phone.jpg');
      }
      const before = `${await question.innerText()}${await page.locator('.log-panel').textContent()}`;
      if (
        (await options(page).count()) > 0 &&
        !(await question.innerText()).startsWith('An attack')
      )
        await answer(options(page));
      else await answer(passes(page));
      await expect
        .poll(
          async () =>
            `${await question.innerText()}${await page.locator('.log-panel').textContent()}`,
        )
        .not.toBe(before);
    }
    expect(seen).toContain('now');
    expect([...seen].filter((x) => x !== 'now' && x !== '').length).toBeGreaterThan(0);
    await expect(fight).toHaveCount(0);
  });
}
