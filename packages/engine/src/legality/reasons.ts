/** Why something may not be done now: a code, a sentence of ours, and where the rule stands. */
export interface Reason {
  code: string;
  text: string;
  cite: string;
}

/**
 * Collects what stands against an action. In the quick mode (`null` list) the first objection
 * ends the search; in the full mode all of them are gathered, so that a refusal can speak.
 */
export class Why {
  readonly list: Reason[] | null;
  ok = true;
  constructor(full: boolean) {
    this.list = full ? [] : null;
  }
  /** Notes an objection. True if there is no need to look further. */
  no(code: string, cite: string, words: string | (() => string)): boolean {
    this.ok = false;
    if (this.list === null) return true;
    // what must be put together first is only put together if somebody reads it
    const text = typeof words === 'string' ? words : words();
    if (!this.list.some((r) => r.code === code && r.text === text))
      this.list.push({ code, text, cite });
    return false;
  }
}
