import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { advance, createGame, decision, view } from '@mathom/engine';
import { expect, it } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { loggerOf } from '../src/log.ts';

it('a bot that cannot think ends neither the game nor the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mathom-bot-'));
  const worker = join(folder, 'broken.mjs');
  writeFileSync(worker, "throw new Error('not to be loaded');\n");
  const pool = new BotPool(1, loggerOf('silent'), pathToFileURL(worker).href, 500);
  try {
    const state = createGame({ decks: [decks[0], decks[1]], seed: 8 }, officialPool());
    for (let i = 0; i < 3; i++) {
      const d = decision(state);
      if (!d) throw new Error('the game is over');
      const shown = JSON.stringify(view(state, d.seat));
      const option = await pool.choose({ view: shown, level: 'easy', seed: i });
      expect(d.options[option]?.type).toBe('pass');
      advance(state, option);
    }
  } finally {
    await pool.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
