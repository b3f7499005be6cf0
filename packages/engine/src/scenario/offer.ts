/** What is on offer to a player, for assertions. */

import type { Decision } from '../options.ts';
import type { State } from '../state/types.ts';
import type { Stage } from './stage.ts';
import { fits, type Words, wordsOf } from './words.ts';

/** The options of one player at one moment. */
export class Offer {
  readonly stage: Stage;
  private readonly who: string;
  private readonly list: readonly Words[];
  constructor(stage: Stage, who: string, s: State, d: Decision) {
    this.stage = stage;
    this.who = who;
    this.list = d.options.map((o) => wordsOf(s, o));
  }

  get words(): string[] {
    return this.list.map((w) => w.does);
  }

  private has(words: readonly string[]): boolean {
    return this.list.some((w) => words.every((x) => fits(w, x)));
  }

  private shown(): string {
    return this.list.map((w) => (w.way ? `${w.does}: ${w.way}` : w.does)).join(' | ');
  }

  /** Asserts that something with these words is among them. */
  may(...words: string[]): this {
    this.stage.expect(
      this.has(words),
      `"${words.join(' ... ')}" should be on offer to ${this.who}, not only: ${this.shown()}`,
    );
    return this;
  }

  /** Asserts that nothing with these words is among them. */
  mayNot(...words: string[]): this {
    this.stage.expect(
      !this.has(words),
      `"${words.join(' ... ')}" should not be on offer to ${this.who}: ${this.shown()}`,
    );
    return this;
  }

  /** Asserts the exact set of options, in any order. */
  options_are(...want: string[]): this {
    const left = want.slice();
    const more: string[] = [];
    for (const w of this.list) {
      const i = left.findIndex((x) => fits(w, x, true));
      if (i < 0) more.push(w.way ? `${w.does}: ${w.way}` : w.does);
      else left.splice(i, 1);
    }
    this.stage.equal(
      { lacking: left, more },
      { lacking: [], more: [] },
      `the options of ${this.who}`,
    );
    return this;
  }
}
