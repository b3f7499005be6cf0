import type { Logger } from '../log.ts';
import type { Budgets } from '../ws/budget.ts';
import type { Bus } from './bus.ts';

const EVERY_MS = 1000;
/** Long after the last word of anybody. */
const KEPT_SECONDS = 60;
const SOCKETS_KEPT_SECONDS = 3600;

/**
 * What a user or an address asks of one server counts at the others too, a second later; so does how
 * many sockets he has. Without Redis each server counts for itself.
 */
export class SharedBudgets {
  private readonly bus: Bus;
  private readonly log: Logger;
  private readonly isAlive: (server: string) => boolean;
  private readonly budgets: Budgets;
  /** what all have spent, when this server last looked */
  private readonly totals = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(bus: Bus, budgets: Budgets, isAlive: (server: string) => boolean, log: Logger) {
    this.bus = bus;
    this.budgets = budgets;
    this.isAlive = isAlive;
    this.log = log;
    this.timer = setInterval(() => void this.exchange(), EVERY_MS);
    this.timer.unref();
  }

  /** Says what was spent here since the last time, and takes off what was spent elsewhere. */
  async exchange(): Promise<void> {
    const spent = [...this.budgets.spentSince()];
    if (spent.length === 0) {
      this.totals.clear();
      return;
    }
    try {
      const many = this.bus.redis.pipeline();
      for (const [key, cost] of spent) {
        many.incrbyfloat(this.bus.key(`spent:${key}`), cost);
        many.expire(this.bus.key(`spent:${key}`), KEPT_SECONDS);
      }
      const answers = (await many.exec()) ?? [];
      const now = new Map<string, number>();
      spent.forEach(([key, cost], i) => {
        const total = Number(answers[i * 2]?.[1] ?? 0);
        const before = this.totals.get(key);
        if (before !== undefined) this.budgets.charge(key, total - before - cost);
        now.set(key, total);
      });
      // of whom nothing was heard this time nothing is known the next time
      this.totals.clear();
      for (const [key, total] of now) this.totals.set(key, total);
    } catch (error) {
      this.log.debug({ err: error }, 'budgets are not shared just now');
    }
  }

  /** An address has so many sockets here now. */
  async say(address: string, sockets: number): Promise<void> {
    const key = this.bus.key(`sockets:${address}`);
    const { redis } = this.bus;
    if (sockets === 0) await redis.hdel(key, this.bus.id);
    else await redis.hset(key, this.bus.id, String(sockets));
    await redis.expire(key, SOCKETS_KEPT_SECONDS);
  }

  /** How many it has at the other servers. */
  async elsewhere(address: string): Promise<number> {
    if (this.bus.redis.status !== 'ready') return 0;
    const all = await this.bus.redis.hgetall(this.bus.key(`sockets:${address}`)).catch(() => ({}));
    let sum = 0;
    for (const [server, count] of Object.entries(all)) {
      if (server !== this.bus.id && this.isAlive(server)) sum += Number(count);
    }
    return sum;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
