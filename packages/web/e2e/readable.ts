import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type Theme = 'dark' | 'light';
export const THEMES: readonly Theme[] = ['dark', 'light'];

/**
 * Axe says nothing of words over a gradient. Each is replaced by the mean of its colours, so that
 * they are looked at as well.
 */
function flatten(): void {
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

/** Nothing that axe finds, on the whole page or in a part of it. */
export async function isReadable(page: Page, where: string, part = ''): Promise<void> {
  await page.evaluate(flatten);
  const axe = new AxeBuilder({ page });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const said = violations.flatMap((v) =>
    v.nodes.map((n) => `${v.id}: ${n.target.join(' ')} ${n.failureSummary ?? ''}`),
  );
  expect(said, where).toEqual([]);
}

/** A page in one of the two lights. */
export async function inTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((wanted) => {
    const state = { pace: 0, dice: 0, autopass: false, hover: false, theme: wanted };
    if (!localStorage.getItem('mathom-settings'))
      localStorage.setItem('mathom-settings', JSON.stringify({ state, version: 1 }));
  }, theme);
}
