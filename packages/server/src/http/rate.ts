import { elapsed } from '../time.ts';

/** So many are remembered at most; who was not heard of for longest is forgotten first. */
const REMEMBERED = 5000;

/** How often each has asked in its present window of time, by a clock that nobody sets. */
export class Windows {
  private readonly open = new Map<string, { count: number; until: number }>();

  /** Once more: how often that makes, and how long it counts, in milliseconds. */
  count(key: string, lastsMs: number): { readonly current: number; readonly ttl: number } {
    const now = elapsed();
    const found = this.open.get(key);
    const window = found && found.until > now ? found : { count: 0, until: now + lastsMs };
    window.count++;
    // a Map keeps its order
    this.open.delete(key);
    this.open.set(key, window);
    if (this.open.size > REMEMBERED) {
      const [oldest] = this.open.keys();
      if (oldest !== undefined) this.open.delete(oldest);
    }
    return { current: window.count, ttl: window.until - now };
  }
}

/** Requests by address, as @fastify/rate-limit asks for it; its own goes by the clock on the wall. */
export class RequestStore {
  private readonly windows = new Windows();

  incr(
    key: string,
    done: (error: Error | null, result: { current: number; ttl: number }) => void,
    lastsMs: number,
  ): void {
    done(null, this.windows.count(key, lastsMs));
  }

  /** A route with a limit of its own counts by itself. */
  child(): RequestStore {
    return new RequestStore();
  }
}

/** Attempts to sign in and the like, as better-auth asks for it; `window` is in seconds. */
export const attemptsStore = () => {
  const windows = new Windows();
  return {
    consume: async (key: string, { window, max }: { window: number; max: number }) => {
      const { current, ttl } = windows.count(key, window * 1000);
      return current <= max
        ? { allowed: true, retryAfter: null }
        : { allowed: false, retryAfter: Math.ceil(ttl / 1000) };
    },
  };
};
