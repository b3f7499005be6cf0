import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PERIOD_US = 50_000;

/**
 * Gives a process so much of a core and no more, as if it had a small machine to itself: on one
 * machine the others, the database and the clients would otherwise fill all cores between them, and
 * nobody could see what one process more does. Linux, root. Returns what takes it back.
 */
export function shareOfCore(pid: number, share: number): () => Promise<void> {
  const quota = Math.round(PERIOD_US * share);
  const v1 = '/sys/fs/cgroup/cpu';
  const isV1 = existsSync(join(v1, 'cpu.cfs_quota_us')) || existsSync(join(v1, 'tasks'));
  const folder = join(isV1 ? v1 : '/sys/fs/cgroup', `mathom-load-${pid}`);
  try {
    mkdirSync(folder);
    if (isV1) {
      writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD_US));
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quota));
    } else writeFileSync(join(folder, 'cpu.max'), `${quota} ${PERIOD_US}`);
    writeFileSync(join(folder, 'cgroup.procs'), String(pid));
  } catch (error) {
    throw new Error(`no share of a core can be given here: ${(error as Error).message}`);
  }
  return async () => {
    // one that was killed is not gone at once
    for (let tries = 0; existsSync(folder) && tries < 50; tries++) {
      try {
        rmdirSync(folder);
      } catch {
        await new Promise((next) => setTimeout(next, 100));
      }
    }
  };
}
