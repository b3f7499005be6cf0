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
  /** bytes over the line until then, as they were compressed */
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
  const kinds = new Map<string, string>();
  const bytes = { code: 0, fonts: 0, cards: 0 };
  session.on('Network.responseReceived', (e) => kinds.set(e.requestId, e.response.url));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const from = kinds.get(requestId) ?? '';
    if (/\.woff2$/.test(from)) bytes.fonts += encodedDataLength;
    else if (/cards-(data|emblems)/.test(from)) bytes.cards += encodedDataLength;
    else if (/\.(js|css)$/.test(from) || from === address) bytes.code += encodedDataLength;
  });
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
  const shown = await page.evaluate(
    () => (window as unknown as { seen: { there: number } }).seen.there,
  );
  const first = { ...bytes };
  await page.waitForTimeout(1200);
  const tasks = await page.evaluate(
    () => (window as unknown as { seen: { tasks: number } }).seen.tasks,
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { ready: Math.round(Math.max(shown, tasks)), ...first, fonts: bytes.fonts };
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
