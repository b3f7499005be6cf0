import { readFileSync } from 'node:fs';

/** Memory of a process in megabytes, as Linux counts it. */
export function memoryOf(pid: number): number {
  try {
    const found = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Math.round(Number(found?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Seconds of processor time a process has used, as Linux counts it. */
export function timeOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

/** Seconds that all cores together were busy with anything, or taken by another machine's work. */
export function busyTime(): number {
  try {
    const [line] = readFileSync('/proc/stat', 'utf8').split('\n');
    const [user, nice, system, , , irq, softirq, steal] = line.split(/\s+/).slice(1).map(Number);
    return (user + nice + system + irq + softirq + steal) / 100;
  } catch {
    return Number.NaN;
  }
}

/** One number of a server's metrics. */
export async function metric(base: string, name: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

/** Seconds that a server's main thread has spent on garbage so far. */
export async function garbage(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const sums = text.matchAll(/^mathom_nodejs_gc_duration_seconds_sum\{.*\} (.*)$/gm);
  return [...sums].reduce((all, [, sum]) => all + Number(sum), 0);
}

export const percentile = (sorted: readonly number[], p: number): number =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0) * 10) / 10;

/** Does something with each, so many at a time. */
export async function atOnce<T>(
  count: number,
  all: readonly T[],
  run: (one: T, i: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < all.length) {
      const i = next++;
      await run(all[i], i);
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
}
