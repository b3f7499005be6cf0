import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BadSettings, configOf, ROOT, SETTINGS } from '../src/config.ts';
import { spawnServer } from './support/server.ts';

const wrong = (env: Record<string, string>): string => {
  try {
    configOf(env);
  } catch (error) {
    expect(error).toBeInstanceOf(BadSettings);
    return (error as Error).message;
  }
  return '';
};

describe('settings', () => {
  it('are as they should be if nothing is said', () => {
    const config = configOf({});
    expect(config).toMatchObject({ port: 3000, databaseUrl: null, trustProxy: false });
    expect(config).toMatchObject({ logLevel: 'info', rateLimit: 600, absenceMs: 180_000 });
    // set to nothing is not set: that is how compose files leave something out
    expect(configOf({ PORT: '', ORIGINS: '', DATABASE_URL: '', TRUST_PROXY: '' })).toEqual(config);
  });

  it('that are bad are all said at once, by their names and with what they are', () => {
    const said = wrong({ PORT: '70000', LOG_LEVEL: 'loud', BOT_THREADS: '-1', RATE_LIMIT: '6e' });
    expect(
      said
        .split('\n')
        .slice(1)
        .map((line) => line.trim()),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535, not "70000"',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
      'RATE_LIMIT must be a whole number from 0 to 1000000000, not "6e"',
      'BOT_THREADS must be a whole number from 0 to 256, not "-1"',
    ]);
    expect(wrong({ SNAPSHOT_EVERY: '0' })).toContain('SNAPSHOT_EVERY must be');
    expect(wrong({ METRICS: 'yes' })).toContain('METRICS must be public or local');
    expect(wrong({ TRUST_PROXY: 'everybody' })).toContain('TRUST_PROXY must be');
    expect(wrong({ ORIGINS: 'https://a.org/page' })).toContain('ORIGINS must be');
    expect(wrong({ PUBLIC_URL: 'mathom.example' })).toContain('PUBLIC_URL must be');
  });

  it('never repeat a password', () => {
    const said = wrong({ DATABASE_URL: 'mysql://somebody:secret@db/mathom' });
    expect(said).toContain('DATABASE_URL must be an address that begins with postgres://');
    expect(said).not.toContain('secret');
  });

  it('are read as they are meant', () => {
    expect(configOf({ PUBLIC_URL: 'https://mathom.example/' }).publicUrl).toBe(
      'https://mathom.example',
    );
    expect(configOf({ ORIGINS: 'https://a.org, https://b.org' }).origins).toEqual([
      'https://a.org',
      'https://b.org',
    ]);
    expect(configOf({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(configOf({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toBe(
      '10.0.0.1,10.1.0.0/16',
    );
  });

  it('are all in the book', () => {
    const book = readFileSync(join(ROOT, 'docs/server.md'), 'utf8');
    // for tests, and for a page that was built elsewhere
    const inside: string[] = ['PGLITE_TEMPLATE', 'WEB_DIR'];
    const missing = SETTINGS.filter(
      (name) => !inside.includes(name) && !book.includes(`\`${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('that are bad end the server with a word and no stack', async () => {
    const start = spawnServer({ RATE_LIMIT: 'many', DATABASE_URL: 'nonsense' });
    const error = await start.then(
      (running) => running.stop('SIGKILL').then(() => new Error('it started')),
      (reason: Error) => reason,
    );
    expect(error.message).toContain('The server does not start:');
    expect(error.message).toContain('RATE_LIMIT must be a whole number');
    expect(error.message).toContain('DATABASE_URL must be an address');
    expect(error.message).not.toMatch(/\n\s+at /);
  });
});
