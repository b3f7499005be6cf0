import { Refusal } from '../errors.ts';

/** Of older ones it is only known that they are not of the present decision: they are `stale`. */
const REMEMBERED = 64;

/**
 * What was done under which client id. A client that got no answer asks again with the same id;
 * it is told again what came of it, and nothing is done twice.
 */
export class Doings {
  private readonly done = new Map<string, { what: string; n: number }>();

  /** The update that answered this before, or -1. */
  find(who: string, id: string, what: string): number {
    const before = this.done.get(`${who}:${id}`);
    if (!before) return -1;
    if (before.what !== what) {
      throw new Refusal('id-reused', `The id ${id} was used for something else before.`);
    }
    return before.n;
  }

  note(who: string, id: string, what: string, n: number): void {
    this.done.set(`${who}:${id}`, { what, n });
    if (this.done.size <= REMEMBERED) return;
    const [oldest] = this.done.keys();
    if (oldest !== undefined) this.done.delete(oldest);
  }
}

export const choiceKey = (n: number, option: number): string => `choose ${n} ${option}`;
