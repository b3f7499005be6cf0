import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Bus } from '../src/cluster/bus.ts';
import { SharedBudgets } from '../src/cluster/shared-budgets.ts';
import { loggerOf } from '../src/log.ts';
import { Budgets } from '../src/ws/budget.ts';
import { type PrivateRedis, redisHere, startRedis } from './support/redis.ts';

describe.skipIf(!redisHere)('what is asked of several servers', () => {
  const log = loggerOf('silent');
  let redis: PrivateRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis?.stop());

  const server = async (id: string) => {
    const bus = new Bus(redis.url, 'test', id, log);
    await bus.start();
    const budgets = new Budgets(100);
    const shared = new SharedBudgets(bus, budgets, (other) => other !== 'dead', log);
    // by hand, so that nothing depends on when
    shared.stop();
    return { bus, budgets, shared };
  };

  it('is counted together: sockets at once, and what they ask a little later', async () => {
    const a = await server('a');
    const b = await server('b');
    const dead = await server('dead');
    const [here, there] = [a.budgets.join('u', '1.2.3.4'), b.budgets.join('u', '1.2.3.4')];
    const other = b.budgets.join('somebody', null);
    await a.shared.say('1.2.3.4', 1);
    await b.shared.say('1.2.3.4', 2);
    await dead.shared.say('1.2.3.4', 7);
    expect(await a.shared.elsewhere('1.2.3.4')).toBe(2);
    expect(await b.shared.elsewhere('1.2.3.4')).toBe(1);
    await b.shared.say('1.2.3.4', 0);
    expect(await a.shared.elsewhere('1.2.3.4')).toBe(0);
    for (const one of [a, b]) await one.shared.exchange();
    // three seconds' worth at A; B hears of it
    expect(here.take(290)).toBe(true);
    await a.shared.exchange();
    await b.shared.exchange();
    expect(there.take(200)).toBe(false);
    expect(other.take(200)).toBe(true);
    for (const one of [a, b, dead]) await one.bus.close();
  });
});
