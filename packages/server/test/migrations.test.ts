import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../src/db/migrations.ts';
import { type Db, migrate, SchemaTooNew } from '../src/db/open.ts';
import * as schema from '../src/db/schema.ts';
import { Store } from '../src/db/store.ts';

it('a database of the first schema is brought up to date and keeps what is in it', async () => {
  const client = await PGlite.create();
  await client.exec(MIGRATIONS[0].join(';'));
  await client.exec(`
    create table migrations (n integer primary key);
    insert into migrations (n) values (0);
    insert into games values
      ('old-game', 'open', '{"public":true}', null, 'e', 0, null, null, 0, 0, -1, 1, 1);
    insert into seats values
      ('old-game', 0, 'somebody', null, 'Somebody', 'challenge-deck-a', null);
  `);
  const db = drizzle(client, { schema }) as unknown as Db;
  // the second time there is nothing left to do
  for (let time = 0; time < 2; time++) {
    await migrate(db);
    const found = await new Store(db).game('old-game');
    expect(found?.game).toMatchObject({ status: 'open', settings: { public: true } });
    expect(found?.seats).toMatchObject([
      { name: 'Somebody', deck: 'challenge-deck-a', deckList: null, openHands: null },
    ]);
  }
  await client.close();
});

it('a database of a newer schema is left alone', async () => {
  const client = await PGlite.create();
  const db = drizzle(client, { schema }) as unknown as Db;
  await migrate(db);
  await client.exec(`insert into migrations (n) values (${MIGRATIONS.length})`);
  await expect(migrate(db)).rejects.toThrow(SchemaTooNew);
  await client.close();
});
