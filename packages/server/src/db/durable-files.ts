import { closeSync, fsyncSync, openSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The files of the embedded database. As it comes it never asks the system to put them on the disk,
 * and a loss of power takes what was acknowledged, or more. Here it asks, as PostgreSQL itself would.
 * And where its log cannot be written (the disk is full, or broken) it would go round for ever and
 * hear no signal: the process ends there, and says why. What was acknowledged is stored by then.
 */

/** What of emscripten's file system is needed; PGlite has no types for it. */
interface Stream {
  readonly node: unknown;
  /** the system's number for the file; a directory has none */
  readonly nfd?: number;
}
interface NodeFiles {
  realPath(node: unknown): string;
  readonly stream_ops: {
    write(stream: Stream, ...rest: unknown[]): number;
    fsync?: (stream: Stream) => number;
  };
}

export type OnLost = (file: string, error: unknown) => never;

/** Of the numbers that emscripten has for what went wrong. */
const NO_SPACE: ReadonlySet<unknown> = new Set([51, 19, 'ENOSPC', 'EDQUOT']);

const end: OnLost = (file, error) => {
  const { errno, code } = error as { errno?: unknown; code?: unknown };
  const why =
    NO_SPACE.has(errno) || NO_SPACE.has(code) ? 'the disk is full' : `error ${code ?? errno}`;
  writeSync(
    2,
    `Mathom ends: the database's log cannot be written (${why}): ${file}\n` +
      'What was acknowledged is stored. Make room there, and start it again.\n',
  );
  process.exit(1);
};

/** A file, or the names in a folder. */
export function syncFile(file: string): void {
  const fd = openSync(file, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

export class DurableFiles extends NodeFS {
  private readonly onLost: OnLost;

  constructor(folder: string, onLost: OnLost = end) {
    super(folder);
    this.onLost = onLost;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [...(emscriptenOpts.preRun ?? [])] as ((module: object) => void)[];
    preRun.push((module) => this.watch((module as { NODEFS: NodeFiles }).NODEFS));
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  private watch(files: NodeFiles): void {
    const ops = files.stream_ops;
    const { write } = ops;
    const isLog = (file: string): boolean => file.startsWith(join(this.rootDir, 'pg_wal'));
    ops.write = (stream, ...rest) => {
      try {
        return write(stream, ...rest);
      } catch (error) {
        // elsewhere it is an error like others: what was asked is not done, and the rest goes on
        const file = files.realPath(stream.node);
        if (isLog(file)) this.onLost(file, error);
        throw error;
      }
    };
    ops.fsync = (stream) => {
      try {
        if (stream.nfd === undefined) syncFile(files.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      } catch (error) {
        // nobody knows what is on the disk now; only reading it anew tells (as PostgreSQL has it)
        return this.onLost(files.realPath(stream.node), error);
      }
    };
  }
}

/** How the embedded database is started: it is told to put on the disk what it says is stored. */
export const DURABLE: readonly string[] = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

/** Everything in a folder, and the folder itself, is on the disk. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else if (entry.isFile()) syncFile(path);
  }
  syncFile(folder);
}
