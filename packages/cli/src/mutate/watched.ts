import { officialPool as plain } from '@mathom/cards/official';
import type { Pool } from '@mathom/engine/pool';

/** The cards that were looked up in a pool since it was last cleared. */
export const seen = new Set<string>();

const pools = new Map<string, Pool>();

/** Stands in for the pool of the published cards; in the survey it notes which of them are looked up. */
export const officialPool: typeof plain = (rules = 'coe') => {
  const pool = plain(rules);
  if (!process.env.TRIAL_SURVEY) return pool;
  let watched = pools.get(rules);
  if (!watched) {
    const compiled = new Proxy(pool.compiled, {
      get(all, key) {
        const found = Reflect.get(all, key);
        if (found?.def?.id !== undefined) seen.add(found.def.id);
        return found;
      },
    });
    watched = { ...pool, compiled };
    pools.set(rules, watched);
  }
  return watched;
};
