import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps a second server off a data folder: PGlite takes no lock of its own, and two of them would
 * ruin each other's files. The lock names its process; that of a process which is gone (killed,
 * or the machine went down) counts for nothing.
 */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`Another server (process ${pid}) uses the folder ${folder}. Stop it, or set DATA_DIR.`);
    this.name = 'FolderInUse';
  }
}

const code = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** When a process was started, as far as the system says: numbers of processes are used again. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number, start: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (code(error) !== 'EPERM') return false;
  }
  return start === '' || startOf(pid) === start;
}

/** Makes a file that must not exist yet; false if it does. */
function create(path: string, text: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, text);
    closeSync(file);
    return true;
  } catch (error) {
    if (code(error) === 'EEXIST') return false;
    throw error;
  }
}

function holder(path: string): { pid: number; alive: boolean } | null {
  try {
    const [pid, start = ''] = readFileSync(path, 'utf8').trim().split(' ');
    return { pid: Number(pid), alive: isAlive(Number(pid), start) };
  } catch {
    return null;
  }
}

/** Takes the folder, or throws FolderInUse. Returns what gives it back. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  if (!create(path, mine)) {
    const before = holder(path);
    if (before?.alive) throw new FolderInUse(folder, before.pid);
    // only one may clear away what a dead one left: another could remove the first one's new lock
    const clearing = `${path}.clearing`;
    // one that was killed at it is known by its number, and not by the time: clocks are set
    const busy = holder(clearing);
    if (busy && !busy.alive) rmSync(clearing, { force: true });
    if (!create(clearing, mine)) throw new FolderInUse(folder, before?.pid ?? 0);
    try {
      const now = holder(path);
      if (now?.alive) throw new FolderInUse(folder, now.pid);
      rmSync(path, { force: true });
      if (!create(path, mine)) throw new FolderInUse(folder, holder(path)?.pid ?? 0);
    } finally {
      rmSync(clearing, { force: true });
    }
  }
  let held = true;
  return () => {
    if (held) rmSync(path, { force: true });
    held = false;
  };
}
