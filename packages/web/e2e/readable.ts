import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Axe says nothing of words over a gradient. Each is replaced by the mean of its colours, so that
 * they are looked at as well.
 */
function flatten(): void {
  const before = new Map<HTMLElement, string>();
  Object.assign(window, { before });
  for (const e of document.querySelectorAll<HTMLElement>('body, body *')) {
    // the faces of cards are the same in every light, and drawn in many layers
    if (e.closest('.card-face')) continue;
    const { backgroundImage: image, backgroundColor } = getComputedStyle(e);
    if (!image.includes('gradient') || image.includes('url(')) continue;
    // what lies above the last one are shades
    const last = image.slice(image.lastIndexOf('gradient('));
    const stops = [...last.matchAll(/rgba?\(([^)]+)\)/g)].map(([, parts]) =>
      parts.split(/[\s,/]+/).map(Number),
    );
    const all = stops.map(([r, g, b, a = 1]) => ({ r, g, b, a }));
    const weight = all.reduce((n, c) => n + c.a, 0);
    before.set(e, e.style.cssText);
    e.style.backgroundImage = 'none';
    if (weight === 0) continue;
    const mean = (of: 'r' | 'g' | 'b'): number =>
      Math.round(all.reduce((n, c) => n + c[of] * c.a, 0) / weight);
    // over a colour of its own a gradient is but a shade
    const own = /, 0\)$/.test(backgroundColor) ? null : backgroundColor;
    if (own === null)
      e.style.backgroundColor = `rgba(${mean('r')}, ${mean('g')}, ${mean('b')}, ${weight / all.length})`;
  }
}

/** As it was, for another look. */
function unflatten(): void {
  const { before } = window as unknown as { before: Map<HTMLElement, string> };
  for (const [e, css] of before) e.style.cssText = css;
}

/** What another light can change: colours, and nothing else that axe looks at. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Nothing that axe finds on the page, in this light for the first time or once more in another. */
async function isReadable(page: Page, where: string, again: boolean): Promise<void> {
  await page.evaluate(flatten);
  const axe = new AxeBuilder({ page });
  if (again) axe.withRules(COLOURS);
  // the faces of cards are the same in every light
  if (again && (await page.locator('.card-face').count()) > 0) axe.exclude('.card-face');
  const { violations } = await axe.analyze();
  const said = violations.flatMap((v) =>
    v.nodes.map((n) => `${v.id}: ${n.target.join(' ')} ${n.failureSummary ?? ''}`),
  );
  expect(said, where).toEqual([]);
  await page.evaluate(unflatten);
}

/** A page that goes by the light of the day. */
export async function byDaylight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    const state = { pace: 0, dice: 0, autopass: false, hover: false, theme: 'auto' };
    if (!localStorage.getItem('mathom-settings'))
      localStorage.setItem('mathom-settings', JSON.stringify({ state, version: 1 }));
  });
}

/** What stands there can be read in both lights. */
export async function isReadableInBoth(page: Page, where: string): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.waitForTimeout(300);
    await isReadable(page, `${where}, ${theme}`, theme === 'light');
  }
}
