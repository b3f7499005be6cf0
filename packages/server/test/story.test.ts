import { hash } from '@mathom/engine';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { safeError } from '../src/log.ts';
import { deckStory } from './support/deck-story.ts';
import { postgresHere, startPostgres } from './support/postgres.ts';
import { sharedServer, startServer } from './support/server.ts';
import { story } from './support/story.ts';
import { hotSeat } from './support/table.ts';

describe('what people do with a server', () => {
  it('on PGlite', async () => story(await sharedServer()), 90_000);

  it('health, metrics and addresses that do not exist', async () => {
    const visitor = (await sharedServer()).visitor();
    expect((await visitor.ask('GET', '/api/health')).body).toMatchObject({ ok: true });
    expect((await visitor.ask('GET', '/metrics')).text).toContain('mathom_choices_total');
    const lost = await visitor.ask('GET', '/api/nowhere');
    expect([lost.status, lost.body]).toMatchObject([404, { code: 'not-found' }]);
  });

  it('what is logged of an error quotes nothing of a game', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
    const error = new DrizzleQueryError('insert', ['TW-116'], cause);
    expect(JSON.stringify(error.stack)).toContain('TW-116');
    const logged = safeError(error);
    expect(JSON.stringify(logged)).not.toContain('TW-116');
    expect(logged.cause).toMatchObject({ code: '23505', message: 'duplicate key' });
  });

  it('the page, at every address that is not a file', async () => {
    const visitor = (await sharedServer()).visitor();
    for (const path of ['/', '/index.html', '/game/abcdefgh', '/rulings?search=x']) {
      const answer = await visitor.ask('GET', path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.text).toContain('A page for the tests');
    }
    expect((await visitor.ask('GET', '/../package.json')).text).not.toContain('"mathom"');
    expect((await visitor.ask('POST', '/game/abcdefgh', {})).status).toBe(404);
  });

  if (!postgresHere) console.log('PostgreSQL is not installed: its test is skipped');
  it.skipIf(!postgresHere)(
    'on PostgreSQL, and a game is as it was after a restart',
    async () => {
      const postgres = await startPostgres();
      try {
        const first = await startServer({ DATABASE_URL: postgres.url });
        await story(first);
        await deckStory(first);
        const { game, client, visitor } = await hotSeat(first);
        for (let i = 0; i < 60; i++) await client.choose(game, 0, i);
        const before = await first.server.services.rooms.get(game);
        const was = hash(before.timeline!.state);
        await first.server.close();
        const second = await startServer({ DATABASE_URL: postgres.url });
        const again = second.visitor();
        again.cookies = visitor.cookies;
        const update = await (await again.connect()).watch(game);
        expect(update.n).toBe(60);
        const after = await second.server.services.rooms.get(game);
        expect(hash(after.timeline!.state)).toBe(was);
        await second.server.close();
      } finally {
        await postgres.stop();
      }
    },
    120_000,
  );
});
