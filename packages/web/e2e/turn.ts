import { expect, type Page } from '@playwright/test';

/** Where in the game a page is, as its reader sees it. */
export interface Moment {
  readonly turn: number;
  readonly phase: string;
  readonly question: string;
  readonly mine: boolean;
  /** words of the options, in their order, each with its heading */
  readonly options: readonly string[];
  readonly passes: readonly string[];
  readonly curtain: boolean;
}

export function moment(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    const text = (e: Element | null | undefined): string => (e?.textContent ?? '').trim();
    const words = (e: Element): string => {
      const copy = e.cloneNode(true) as Element;
      for (const k of copy.querySelectorAll('.key, svg')) k.remove();
      const head = text(e.closest('section')?.querySelector('.kicker'));
      return `${head ? `${head}: ` : ''}${text(copy)}`;
    };
    const all = (selector: string): string[] => [...document.querySelectorAll(selector)].map(words);
    const options = all('[data-choice]:enabled');
    const passes = all('[data-pass]:enabled');
    return {
      turn: Number(/\d+/.exec(text(document.querySelector('.phase-strip .display')))?.[0] ?? 0),
      phase: text(document.querySelector('.phase-list [data-now]')),
      question: text(document.querySelector('.decision-question')),
      mine: options.length + passes.length > 0,
      options,
      passes,
      curtain: document.querySelector('.curtain') !== null,
    };
  });
}

/** Waits until something is asked on this page. */
export async function asked(page: Page): Promise<Moment> {
  let now = await moment(page);
  await expect
    .poll(
      async () => {
        now = await moment(page);
        return now.mine || now.curtain;
      },
      { timeout: 40_000, intervals: [20, 50, 100] },
    )
    .toBe(true);
  return now;
}

/** What somebody does who wants to see a whole turn: the number of an option, or 'pass'. */
export type Pick = number | 'pass';

/** What has been done of it. */
export interface Seen {
  readonly phases: Set<string>;
  moved: boolean;
  hazard: boolean;
}

export const nothingSeen = (): Seen => ({ phases: new Set(), moved: false, hazard: false });

const at = (list: readonly string[], test: RegExp): number => list.findIndex((o) => test.test(o));

/**
 * Drafts four characters, moves a company once, plays hazards when it can (or puts a card on
 * guard), enters sites; otherwise passes.
 */
export function next(now: Moment, seen: Seen, mayPlay = true): Pick {
  if (now.turn > 0) seen.phases.add(now.phase);
  const { options, passes } = now;
  if (/^Draft/.test(now.question)) return options.length > 6 ? 0 : 'pass';
  const move = at(options, /^Move the company/);
  if (move >= 0 && !seen.moved) {
    seen.moved = true;
    return move;
  }
  if (now.phase === 'Movement / Hazard' && mayPlay && !seen.hazard) {
    const play = at(options, /^Play: /);
    const pick = play >= 0 ? play : at(options, /^Place on guard: /);
    if (pick >= 0) {
      seen.hazard = true;
      return pick;
    }
  }
  const enter = at(options, /Enter the site/);
  if (enter >= 0) return enter;
  const pass = passes.findIndex((p) => !/Never mind/.test(p));
  return pass >= 0 ? 'pass' : 0;
}
