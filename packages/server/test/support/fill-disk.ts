import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../src/db/open.ts';

/**
 * Writes rows to the embedded database in a folder, and says each that is stored, until it can no
 * longer. Only rows that replace each other: it is the log that grows.
 */
const [dataDir = ''] = process.argv.slice(2);
const { db } = await openDatabase({ databaseUrl: null, dataDir, template: null });
for (let n = 1; ; n++) {
  const value = `${n} ${randomBytes(500).toString('hex')}`;
  await db.execute(
    sql`insert into meta (key, value) values ('row', ${value})
        on conflict (key) do update set value = excluded.value`,
  );
  process.stdout.write(`${n}\n`);
}
