import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Making a new PGlite takes seconds, nearly all of it the same each time. Tests make many, so they
 * name a file in which the first one leaves an empty, migrated database for the others.
 */
export function templateFrom(file: string | null): Blob | undefined {
  return file && existsSync(file) ? new Blob([readFileSync(file)]) : undefined;
}

export async function leaveTemplate(client: PGlite, file: string | null): Promise<void> {
  if (!file || existsSync(file)) return;
  const dump = await client.dumpDataDir('none');
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.${Date.now()}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, file);
}
