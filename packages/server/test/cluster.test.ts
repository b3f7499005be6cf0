import { describe, expect, it } from 'vitest';
import { killAndDrain } from '../scripts/lib/three-servers.ts';
import { postgresHere } from './support/postgres.ts';
import { redisHere } from './support/redis.ts';

describe.skipIf(!postgresHere || !redisHere)('three servers that share their games', () => {
  it('go on when one is killed and one is drained: nothing lost, nothing twice', async () => {
    const outcome = await killAndDrain(9, { thinkMs: 30 });
    expect(outcome).toMatchObject({ lost: 0, twice: 0, refused: {} });
    // each had games of its own, and people at the others
    expect(outcome.owned).toHaveLength(3);
    expect(outcome.acknowledged).toBeGreaterThan(9 * 5);
  });
});
