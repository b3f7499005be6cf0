import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { drizzle as overPostgres } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { type Config, IN_MEMORY } from '../config.ts';
import { lockDatabase } from './database-lock.ts';
import { DURABLE, DurableFiles, syncFile, syncFolder } from './durable-files.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATION_LOCK, MIGRATIONS } from './migrations.ts';
import * as schema from './schema.ts';
import { leaveTemplate, templateFrom } from './template.ts';

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Database {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgresql';
  /** resolves if another server has taken the database: this one must not go on */
  readonly lost: Promise<void>;
  /** One statement, prepared: for what is asked again and again. */
  query(text: string, values: readonly (string | number | null)[]): Promise<readonly Row[]>;
  /** The same for what must not wait behind much else, such as the word that this server is there. */
  urgent: Database['query'];
  close(): Promise<void>;
}

export type Row = Readonly<Record<string, unknown>>;

type Opened = Database & { readonly migrated: () => Promise<void> };

/** PostgreSQL by its address, or PGlite in a folder; with the schema brought up to date. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'template'> & { redisUrl?: string | null },
): Promise<Database> {
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl, Boolean(config.redisUrl))
    : await openPglite(config.dataDir, config.template);
  try {
    await migrate(database.db);
    await database.migrated();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

async function openPostgres(url: string, isShared: boolean): Promise<Opened> {
  const lock = await lockDatabase(url, isShared);
  const client = postgres(url, {
    max: 10,
    onnotice: () => {},
    // a database that was away is found again soon, not after up to 20 seconds
    backoff: () => 0.5,
    connect_timeout: 5,
  });
  return {
    db: overPostgres(client, { schema }) as unknown as Db,
    kind: 'postgresql',
    migrated: async () => {},
    lost: lock.lost,
    query: (text, values) => client.unsafe(text, [...values], { prepare: true }),
    urgent: lock.query,
    close: async () => {
      await client.end({ timeout: 5 });
      await lock.release();
    },
  };
}

async function openPglite(dataDir: string, template: string | null): Promise<Opened> {
  const inMemory = dataDir === IN_MEMORY;
  const unlock = inMemory ? () => {} : lockFolder(dataDir);
  const folder = inMemory ? IN_MEMORY : join(dataDir, 'database');
  const isNew = inMemory || !existsSync(folder);
  try {
    const loadDataDir = isNew ? templateFrom(template) : undefined;
    if (isNew && !inMemory) await makeFolder(folder, loadDataDir);
    const client = inMemory
      ? await PGlite.create(folder, loadDataDir ? { loadDataDir } : {})
      : await PGlite.create({ fs: new DurableFiles(folder), startParams: [...DURABLE] });
    const query: Database['query'] = async (text, values) =>
      (await client.query<Row>(text, [...values])).rows;
    return {
      db: overPglite(client, { schema }) as unknown as Db,
      kind: 'pglite',
      lost: new Promise<void>(() => {}),
      query,
      urgent: query,
      migrated: async () => {
        if (isNew) await leaveTemplate(client, template);
      },
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Made under another name first: a server killed meanwhile must not leave half of one behind. */
async function makeFolder(folder: string, loadDataDir: Blob | undefined): Promise<void> {
  const part = `${folder}.new`;
  rmSync(part, { recursive: true, force: true });
  const client = await PGlite.create(part, loadDataDir ? { loadDataDir } : {});
  await client.close();
  syncFolder(part);
  renameSync(part, folder);
  syncFile(dirname(folder));
}

/** What an older server would write might not be what a newer one has made of the tables. */
export class SchemaTooNew extends Error {
  constructor() {
    super(
      'The database was brought up to date by a newer Mathom. Run that one, or restore a backup.',
    );
    this.name = 'SchemaTooNew';
  }
}

/** All in one transaction, under a lock: servers that start at the same time wait for each other. */
export async function migrate(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(MIGRATION_LOCK))})`);
    await tx.execute(sql`create table if not exists migrations (n integer primary key)`);
    const done = await tx
      .select({ n: sql<number>`n` })
      .from(sql`migrations`)
      .then((rows) => new Set(rows.map((row) => Number(row.n))));
    if (Math.max(-1, ...done) >= MIGRATIONS.length) throw new SchemaTooNew();
    for (const [n, statements] of MIGRATIONS.entries()) {
      if (done.has(n)) continue;
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations (n) values (${n})`);
    }
  });
}

/** What signs the cookies: made once, kept with the data. */
export async function secretOf(db: Db): Promise<string> {
  const key = 'auth-secret';
  await db
    .insert(schema.meta)
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(schema.meta).where(eq(schema.meta.key, key));
  return row.value;
}
