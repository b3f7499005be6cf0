import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fast } from './table.ts';

/**
 * From the address to a page that answers, with nothing in the cache, on a machine four times
 * as slow as this one and a line of 10 Mbit/s and 40 ms.
 */
const SLOWER = 4;
const LINE = { offline: false, latency: 40, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6 };

export interface Load {
  /** milliseconds until it can be used: it is there, and no long task is in the way */
  readonly ready: number;
  /** bytes that were asked for until it was there, as they were compressed */
  readonly code: number;
  readonly fonts: number;
  readonly cards: number;
}

async function load(page: Page, address: string, there: string): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript((selector) => {
    const seen = { there: 0, tasks: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) seen.tasks = task.startTime + task.duration;
    }).observe({ type: 'longtask', buffered: true });
    const look = (): void => {
      if (document.querySelector(selector)) seen.there = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, there);
  await page.goto(address);
  await page.locator(there).first().waitFor({ state: 'attached', timeout: 30_000 });
  await page.waitForTimeout(1200);
  const { there: shown, tasks } = await page.evaluate(
    () => (window as unknown as { seen: { there: number; tasks: number } }).seen,
  );
  // by the page's own clock: what it asks for once it can be used is not counted, however late we look
  const bytes = await page.evaluate((until) => {
    const sums = { code: 0, fonts: 0, cards: 0 };
    const asked = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    for (const { name, startTime, encodedBodySize: n } of asked) {
      if (/\.woff2$/.test(name)) sums.fonts += n;
      else if (startTime > until) continue;
      else if (/cards-(data|emblems)/.test(name)) sums.cards += n;
      else if (/\.(js|css)$/.test(name) || name === location.href) sums.code += n;
    }
    return sums;
  }, shown);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { ready: Math.round(Math.max(shown, tasks)), ...bytes };
}

/** Once, in a browser that has not been there before. */
export async function loaded(
  browser: Browser,
  address: string,
  there: string,
  state?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<Load> {
  const context = await browser.newContext({ reducedMotion: 'reduce', storageState: state });
  await fast(context);
  const found = await load(await context.newPage(), address, there);
  await context.close();
  return found;
}
