import type { ClientMessage } from '@mathom/protocol';
import { Throttle } from './throttle.ts';

/** What a message costs the server, in cheap messages; what is not listed is one. */
const COSTS: Partial<Record<ClientMessage['t'], number>> = {
  // a whole view, and the chat from the database
  watch: 5,
  // it is stored, and everybody at the table has it before his eyes
  chat: 10,
  why: 3,
  choose: 2,
  takeback: 2,
  repair: 2,
  answer: 2,
  hands: 2,
  settings: 2,
};
/** Of a game that is not in memory: it is read, with all that happened in it. */
const READING = 5;

export const costOf = (message: ClientMessage, isThere = true): number =>
  (COSTS[message.t] ?? 1) + (message.t === 'watch' && !isThere ? READING : 0);

/** Several people may be behind one address. */
const PEOPLE_AT_AN_ADDRESS = 5;

interface Shared {
  readonly throttle: Throttle;
  sockets: number;
  /** since somebody asked */
  spent: number;
}

/** What all sockets of one user, and all of one address, may spend together. */
export class Budgets {
  private readonly rate: number;
  private readonly shared = new Map<string, Shared>();

  /** `rate` 0: no limit. */
  constructor(rate: number) {
    this.rate = rate;
  }

  /** A socket more; `sockets` says how many its user or address has now. */
  join(user: string, address: string | null): Budget {
    const held = [this.hold(`user ${user}`, this.rate)];
    if (address !== null) held.push(this.hold(`at ${address}`, this.rate * PEOPLE_AT_AN_ADDRESS));
    return {
      take: (cost) =>
        held.every(([, each]) => {
          each.spent += cost;
          return each.throttle.take(cost);
        }),
      leave: () => {
        for (const [key, each] of held) if (--each.sockets === 0) this.shared.delete(key);
      },
    };
  }

  socketsAt(address: string): number {
    return this.shared.get(`at ${address}`)?.sockets ?? 0;
  }

  /** Who is here, and what each has spent since this was last asked. */
  *spentSince(): Iterable<[key: string, cost: number]> {
    for (const [key, each] of this.shared) {
      yield [key, each.spent];
      each.spent = 0;
    }
  }

  /** He has spent that at another server. */
  charge(key: string, cost: number): void {
    this.shared.get(key)?.throttle.charge(cost);
  }

  private hold(key: string, rate: number): readonly [string, Shared] {
    const found = this.shared.get(key) ?? { throttle: new Throttle(rate), sockets: 0, spent: 0 };
    found.sockets++;
    this.shared.set(key, found);
    return [key, found];
  }
}

export interface Budget {
  take(cost: number): boolean;
  leave(): void;
}

const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)/i;

/**
 * The address that people share, or null where it tells nothing: whoever comes from this machine or
 * its own network without a proxy we believe may be a proxy, with everybody behind it.
 */
export const countedAddress = (ip: string, trustsProxy: boolean): string | null => {
  const plain = ip.replace(/^::ffff:/i, '');
  return !trustsProxy && PRIVATE.test(plain) ? null : plain;
};
