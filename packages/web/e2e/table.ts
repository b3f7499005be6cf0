import { join } from 'node:path';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from './server.ts';

/** As set on the settings page: what others do is shown at once, and nothing passes by itself. */
const FAST = { pace: 0, dice: 0, autopass: false, hover: false, coach: 'off' };

export async function fast(context: BrowserContext): Promise<void> {
  await context.addInitScript((state) => {
    if (!localStorage.getItem('mathom-settings')) {
      localStorage.setItem('mathom-settings', JSON.stringify({ state, version: 1 }));
    }
  }, FAST);
}

/** Counts what the server has acknowledged of a page's choices, across reconnections. */
export class Answers {
  /** choices that the page has sent */
  sent = 0;
  acknowledged = 0;
  readonly refused: string[] = [];
  readonly #asked = new Set<string>();

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const message = JSON.parse(String(payload)) as { t: string; id?: string };
        if (message.t !== 'choose' || !message.id) return;
        this.#asked.add(message.id);
        this.sent++;
      });
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as { t: string; id?: string; code?: string };
        if (!message.id || !this.#asked.has(message.id)) return;
        if (message.t === 'ack') {
          this.#asked.delete(message.id);
          this.acknowledged++;
        } else if (message.t === 'error') this.refused.push(message.code ?? '?');
      });
    });
  }
}

/** Makes a game from the page itself, with its cookie; not from one that asks for something itself. */
export async function createGame(page: Page, body: object): Promise<string> {
  const made = await page.evaluate(async (wanted) => {
    await fetch('/api/me');
    const answer = await fetch('/api/games', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
    return { ok: answer.ok, json: (await answer.json()) as { id?: string } };
  }, body);
  expect(made.ok, JSON.stringify(made.json)).toBe(true);
  return made.json.id ?? '';
}

export const BOT_GAME = {
  opponent: 'bot',
  deck: 'challenge-deck-a',
  botDeck: 'challenge-deck-b',
  level: 'easy',
  pace: 'instant',
  length: 'starter',
  seat: 0,
};

export async function openBotGame(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/about`);
  const id = await createGame(page, BOT_GAME);
  await page.goto(`${url}/game/${id}`);
  await myTurn(page);
  return id;
}

export const options = (page: Page): Locator => page.locator('[data-choice]:enabled');
export const passes = (page: Page): Locator => page.locator('[data-pass]:enabled');

/** Until something is asked of the reader of this page. */
export async function myTurn(page: Page, timeout = 40_000): Promise<void> {
  await expect(options(page).or(passes(page)).first()).toBeAttached({ timeout });
}

/** Where several cards are wanted at once: takes the first of them and confirms; whether it was so. */
export async function gather(page: Page): Promise<boolean> {
  const confirm = page.locator('[data-confirm]');
  if ((await confirm.count()) === 0) return false;
  // the cards themselves can be chosen on a phone too, where the list is folded
  const cards = page.locator('.hand [data-may][data-cid]:not([data-picked])');
  const rows = page.locator('[data-pick][aria-pressed="false"]:enabled');
  const unfold = page.locator('.sheet-toggle');
  for (let i = 0; i < 12 && !(await confirm.isEnabled({ timeout: 5_000 })); i++) {
    // those who could tap in support lie in no hand: a folded list is unfolded for them
    const listed = (await rows.first().isVisible()) || (await cards.count()) === 0;
    if (listed && !(await rows.first().isVisible()) && (await unfold.isVisible()))
      await unfold.click({ timeout: 5_000 });
    await (listed ? rows : cards).first().click({ timeout: 5_000 });
  }
  await confirm.click({ timeout: 5_000 });
  return true;
}

/** The first option if there is one, else a pass: one decision, acknowledged. */
export async function decide(page: Page, answers: Answers): Promise<void> {
  await myTurn(page);
  const before = answers.acknowledged;
  if (await gather(page)) {
    await expect.poll(() => answers.acknowledged).toBeGreaterThan(before);
    return;
  }
  const option = options(page).first();
  if ((await option.count()) > 0) await option.click();
  else await passes(page).first().click();
  await expect.poll(() => answers.acknowledged).toBeGreaterThan(before);
}

/** What a reader sees of his own game: what is asked, his hand and the end of the log. */
export async function sight(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    // clocks run on whatever happens
    const text = (e: Element): string => {
      const copy = e.cloneNode(true) as Element;
      for (const timer of copy.querySelectorAll('[role="timer"]')) timer.remove();
      return copy.textContent ?? '';
    };
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map(text);
    return {
      asked: texts('.decision-question'),
      options: texts('[data-choice], [data-pass]'),
      hand: [...document.querySelectorAll('.hand [data-cid]')].map((e) => [
        e.getAttribute('data-cid'),
        e.getAttribute('aria-label'),
      ]),
      phase: texts('.phase-strip'),
      bars: texts('.player-bar'),
      companies: texts('.company'),
    };
  });
}

/** The same, once it has come to rest: a gesture may be several choices, and each has its answer. */
export async function settled(page: Page): Promise<unknown> {
  let last = JSON.stringify(await sight(page));
  for (let same = 0; same < 3; ) {
    await page.waitForTimeout(150);
    const now = JSON.stringify(await sight(page));
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return JSON.parse(last);
}

/** The names of the cards in the hand of this page's reader. */
export async function hand(page: Page): Promise<string[]> {
  const labels = await page
    .locator('section[aria-label^="Your hand"] [data-cid]')
    .evaluateAll((all) => all.map((e) => e.getAttribute('aria-label') ?? ''));
  return [...new Set(labels.map((l) => l.replace(/, (can be chosen|\d+ options)$/, '')))];
}

/** Everything that can be read on a page, by eye or by a screen reader. */
export function everyWord(page: Page): Promise<string> {
  return page.evaluate(() => {
    const all = [document.body.textContent ?? ''];
    for (const e of document.querySelectorAll('[aria-label], [title], [alt], [src]')) {
      for (const name of ['aria-label', 'title', 'alt', 'src'])
        all.push(e.getAttribute(name) ?? '');
    }
    return all.join('\n');
  });
}

/** Where to click next: a pass or any option that can really be hit there; null if nothing is asked. */
const aim = (page: Page, chance: number): Promise<{ x: number; y: number } | 'over' | null> =>
  page.evaluate((luck) => {
    if (document.querySelector('section[aria-label="Result"]')) return 'over';
    const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const pass = find('[data-pass]:enabled').filter(
      (b) => b.querySelector('.key')?.textContent !== 'B',
    );
    const all = [...find('[data-choice]:enabled:not([aria-pressed="true"])'), ...pass];
    const [confirm] = find('[data-confirm]:enabled');
    // the more is drawn, the sooner it ends
    const most = find('[data-count]:enabled').at(-1);
    const wanted =
      confirm ??
      most ??
      (luck < 0.5 && pass[0] ? pass[0] : all[Math.floor(luck * 97) % all.length]);
    if (!wanted) return null;
    wanted.scrollIntoView({ block: 'nearest' });
    const box = wanted.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return wanted.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  }, chance);

/** Plays on with the pointer, a pass or any option, until the game is over: how many clicks it took. */
export async function playToTheEnd(page: Page, answers: Answers, ms: number): Promise<number> {
  const until = Date.now() + ms;
  let seed = 7;
  const chance = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  for (let clicks = 0; Date.now() < until; ) {
    const to = await aim(page, chance());
    if (to === 'over') return clicks;
    if (!to) {
      await page.waitForTimeout(15);
      continue;
    }
    const before = answers.acknowledged + answers.refused.length;
    await page.mouse.click(to.x, to.y);
    clicks++;
    // one of several cards is no answer yet
    const patience = Date.now() + ((await page.locator('[data-confirm]').count()) > 0 ? 60 : 2000);
    while (answers.acknowledged + answers.refused.length === before && Date.now() < patience) {
      await page.waitForTimeout(5);
    }
  }
  throw new Error('The game did not come to its end in time.');
}

/** Pictures for the README, only when they are asked for. */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS !== '1') return;
  await page.mouse.move(2, 2);
  await page.waitForTimeout(800);
  const path = join(ROOT, 'docs/screenshots', name);
  await page.screenshot({ path, type: 'jpeg', quality: 82 });
}
