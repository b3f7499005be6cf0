import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { advance, createGame, decision, view } from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { FairQueue, QueueFull } from '../src/bots/fair-queue.ts';
import { BotPool, levelUnderLoad } from '../src/bots/pool.ts';
import { loggerOf } from '../src/log.ts';

it('a bot that cannot think ends neither the game nor the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mathom-bot-'));
  const worker = join(folder, 'broken.mjs');
  writeFileSync(worker, "throw new Error('not to be loaded');\n");
  const pool = new BotPool(1, loggerOf('silent'), pathToFileURL(worker).href, 500);
  try {
    const state = createGame({ decks: [decks[0], decks[1]], seed: 8 }, officialPool());
    const answered = async (): Promise<string | undefined> => {
      const d = decision(state);
      if (!d) throw new Error('the game is over');
      const shown = JSON.stringify(view(state, d.seat));
      const option = await pool.choose({ view: shown, level: 'easy', seed: 1 });
      const { type } = d.options[option];
      advance(state, option);
      return type;
    };
    // it drafts somebody all the same: who has no company has no game
    for (let i = 0; i < 2; i++) expect(await answered()).toBe('card');
    const mayPass = (): boolean => decision(state)?.options.some((o) => o.type === 'pass') ?? false;
    for (let i = 0; i < 200 && !(state.turn > 0 && mayPass()); i++) advance(state, 0);
    expect(await answered()).toBe('pass');
  } finally {
    await pool.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('those who wait for a bot', () => {
  /** Something that ends when it is told to. */
  const task = () => {
    let end: (failed?: boolean) => void = () => {};
    const ended = new Promise<void>((done, no) => {
      end = (failed) => (failed ? no(new Error('it failed')) : done());
    });
    return { run: () => ended, end };
  };

  it('have their turn by person, so many at a time, whatever becomes of one', async () => {
    const queue = new FairQueue(2, 10);
    const begun: string[] = [];
    const ends = new Map<string, (failed?: boolean) => void>();
    const results: Promise<string>[] = [];
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) {
      const { run, end } = task();
      ends.set(name, end);
      const one = queue.add(name[0], () => {
        begun.push(name);
        return run();
      });
      results.push(
        one.then(
          () => `${name} done`,
          () => `${name} failed`,
        ),
      );
    }
    expect(begun).toEqual(['a1', 'a2']);
    expect(queue.waiting).toBe(4);
    for (const [name, failed] of [
      ['a1', false],
      ['a2', true],
      ['a3', false],
      ['b1', false],
      ['c1', false],
      ['a4', false],
    ] as const) {
      ends.get(name)?.(failed);
      await new Promise((next) => setImmediate(next));
    }
    // a3 stood first when it was asked; then one of each before a4
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4']);
    expect(await Promise.all(results)).toContain('a2 failed');
    expect(queue.waiting).toBe(0);
  });

  it('are not more than there is room for', async () => {
    const queue = new FairQueue(1, 2);
    const { run, end } = task();
    const kept = ['x', 'x', 'x'].map((owner) => queue.add(owner, run));
    await expect(queue.add('y', run)).rejects.toThrow(QueueFull);
    end();
    await Promise.all(kept);
  });

  it('make the bot think less, the more of them there are', () => {
    expect(levelUnderLoad('hard', 8, 2)).toBe('hard');
    expect(levelUnderLoad('hard', 9, 2)).toBe('normal');
    expect(levelUnderLoad('easy', 9, 2)).toBe('easy');
    expect(levelUnderLoad('easy', 41, 2)).toBe('greedy');
  });
});
