import { allCards } from '@mathom/cards';
import { officialPool } from '@mathom/cards/official';
import { decks, drawDeck, holdable } from '@mathom/decks';
import { apply, createGame, decision, type State, view, withPool } from '@mathom/engine';
import { passDelay, passFor, stopsAt } from '@mathom/engine/attention';
import type { ClientMessage, ServerMessage, Update } from '@mathom/protocol';
import { describe, expect, it, vi } from 'vitest';
import { emblemBodies } from '../build/emblems.ts';
import type { Listener } from '../src/api/channel.ts';
import { KNOWN_DECKS } from '../src/api/decks.ts';
import { keptLog, openTable } from '../src/api/table.ts';
import { chances } from '../src/cards/chance.ts';
import { cardById, textOf } from '../src/cards/data.ts';
import { EMBLEM_NAMES, emblemFor } from '../src/cards/emblem-names.ts';
import { cornersOf, shortType } from '../src/cards/facts.ts';
import { imageAddress } from '../src/cards/images.ts';
import { paletteOf } from '../src/cards/palette.ts';
import { keyed } from '../src/design/keys.ts';
import { connectLocal } from '../src/dev/local.ts';
import { practise } from '../src/dev/opponent.ts';
import { endOf } from '../src/pages/replay/Finished.tsx';
import { sideOf, sortedHand } from '../src/table/model/arrange.ts';
import { mapChoices } from '../src/table/model/choices.ts';
import { playerWord } from '../src/table/model/kinds.ts';
import { generalLeft, scoreOf } from '../src/table/model/numbers.ts';
import { lineText } from '../src/table/model/sentences.ts';
import { passWord, question, stepWord } from '../src/table/model/words.ts';

const newGame = (seed: number): State =>
  createGame({ decks: [decks[0], decks[1]], seed, names: ['Ann', 'Ben'] }, officialPool());

/** So many choices of a simple opponent on both sides. */
function* played(seed: number, n: number): Generator<State> {
  let s = newGame(seed);
  const choose = practise(seed);
  for (let i = 0; i < n; i++) {
    const d = decision(s);
    if (!d) return;
    yield s;
    s = apply(s, choose(view(s, d.seat))).state;
  }
}

describe('card faces', () => {
  it('have an emblem that is built in, corners, a type and a frame', () => {
    const bodies = emblemBodies();
    for (const card of allCards) {
      const name = emblemFor(card);
      expect(EMBLEM_NAMES, card.name).toContain(name);
      expect(bodies[name].length, name).toBeGreaterThan(20);
      expect(cornersOf(card).regions.length).toBeLessThan(9);
      expect(shortType(card)).not.toBe('');
      expect(paletteOf(card).frame).toMatch(/^#/);
    }
  });
  it('show what the engine says', () => {
    const card = cardById('TW-204');
    expect(card && textOf(card).text.join(' ')).toContain('scout');
    expect(cardById('?')).toBeNull();
  });
  it('take pictures only from an address', () => {
    const card = { id: 'TW-182', name: 'Théoden' } as const;
    expect(imageAddress('', card)).toBe('');
    expect(imageAddress('javascript:alert(1)', card)).toBe('');
    expect(imageAddress('//evil.example/{id}', card)).toBe('');
    expect(imageAddress('https://x.example/{set}/{number}-{file}.jpg', card)).toBe(
      'https://x.example/tw/182-Theoden.jpg',
    );
  });
});

describe('the board', () => {
  it('finds words, options and a place for everything in a game', () => {
    for (const s of played(11, 420)) {
      const d = decision(s);
      if (!d) break;
      const v = JSON.parse(JSON.stringify(view(s, d.seat))) as ReturnType<typeof view>;
      withPool(v.state, s.rt.pool);
      const choices = mapChoices(v.state, v.decision);
      expect(choices.all).toHaveLength(d.options.length);
      for (const c of choices.all) expect(c.words).not.toBe('');
      for (const c of choices.plain) expect(passWord(d, c.option)).not.toBe('');
      expect(question(v.state, d)).not.toBe('What do you choose?');
      stepWord(v.state);
      for (const seat of [0, 1]) {
        const side = sideOf(v.state, seat);
        const shown = side.blocks.flatMap((b) => [
          ...b.leads,
          ...b.leads.flatMap((l) => l.followers),
        ]);
        const members = s.companies.filter((c) => c.seat === seat).flatMap((c) => c.members);
        expect(shown).toHaveLength(members.length);
        expect(scoreOf(v.state, seat).raw).toBeDefined();
        expect(generalLeft(v.state, seat).value).toBeGreaterThanOrEqual(0);
      }
      expect(sortedHand(v.state, s.players[d.seat].hand)).toHaveLength(
        s.players[d.seat].hand.length,
      );
    }
  });
  it('has words for what those of other kinds are asked too', () => {
    const asked = new Set<string>();
    for (const [seed, kinds] of [
      [3, ['balrog', 'ringwraith']],
      [8, ['ringwraith', 'balrog']],
      [5, ['wizard', 'balrog']],
    ] as const) {
      const next = chances(seed);
      const chance = (n: number): number => Math.floor(next() * n);
      const drawn = kinds.map((kind) => ({
        ...drawDeck({ kind, ruleSet: 'coe', cards: holdable(kind, 'coe'), chance }),
        kind,
      }));
      let s = createGame({ decks: drawn, seed, names: ['Ann', 'Ben'] }, officialPool());
      const choose = practise(seed);
      for (let i = 0; i < 250; i++) {
        const d = decision(s);
        if (!d) break;
        asked.add(d.about);
        const v = view(s, d.seat);
        expect(question(v.state, d), d.about).not.toMatch(/^What do you choose|: what do you do/);
        for (const c of mapChoices(v.state, d).all) expect(c.words, d.about).not.toBe('');
        for (const seat of [0, 1]) expect(playerWord(v.state, seat)).not.toBe('');
        s = apply(s, choose(v)).state;
      }
    }
    expect(asked).toContain('starting-split');
    expect(asked.size).toBeGreaterThan(15);
  });
  it('gives like things different keys', () => {
    const keys = keyed(['a', 'b', 'a'], String).map(([key]) => key);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('automatic passing', () => {
  const rules = { autopass: true, stops: {}, quiet: [], marked: [], passOwn: true };
  it('never answers a question, and passes only with a pass', () => {
    let passes = 0;
    for (const s of played(23, 400)) {
      const d = decision(s);
      if (!d) break;
      const n = passFor(s, d, rules);
      if (n < 0) continue;
      passes++;
      if (d.about !== 'hazard-sideboard') expect(['act', 'respond']).toContain(d.kind);
      expect(d.options[n].type).toBe('pass');
    }
    expect(passes).toBeGreaterThan(0);
  });
  it('can be turned off, and stops can be set', () => {
    for (const s of played(23, 120)) {
      const d = decision(s);
      if (d) expect(passFor(s, d, { ...rules, autopass: false })).toBe(-1);
    }
    expect(stopsAt(rules, 'mine/untap')).toBe(false);
    expect(stopsAt({ ...rules, stops: { 'mine/untap': true } }, 'mine/untap')).toBe(true);
  });
  it('takes an irregular while among people, and hardly any with a bot', () => {
    const d = [...played(23, 120)].map((s) => decision(s)).find((x) => x?.kind === 'act');
    if (!d) throw new Error('nobody could act');
    expect(passDelay(d, 0)).toBeGreaterThan(200);
    expect(passDelay(d, 1)).toBeGreaterThan(passDelay(d, 0));
    expect(passDelay(d, null)).toBeLessThan(passDelay(d, 0));
  });
});

it('the decks named without a server are those of the server', () => {
  for (const { id, name } of KNOWN_DECKS) {
    expect(decks.find((d) => d.id === id)?.name).toBe(name);
  }
});

describe('the table', () => {
  const setup = {
    seed: 5,
    decks: ['challenge-deck-a', 'challenge-deck-b'],
    names: ['Ann', 'Bot'],
    hotseat: false,
    think: 0,
  } as const;
  const until = async (test: () => boolean): Promise<void> => {
    for (let i = 0; i < 400 && !test(); i++) await new Promise((r) => setTimeout(r, 5));
    expect(test()).toBe(true);
  };

  it('plays in the page: choices, log, why, take-back', async () => {
    const table = openTable('local-game', connectLocal(setup), { pace: () => 0 });
    const mine = (): boolean => {
      const { update, sending, waiting } = table.store.getState();
      return update?.view?.decision != null && !sending && waiting === 0;
    };
    await until(mine);
    for (let i = 0; i < 12; i++) {
      const options = table.store.getState().update?.view?.decision?.options ?? [];
      table.choose(options.length > 1 && options[0].type === 'pass' ? 1 : 0);
      await until(mine);
    }
    const state = table.store.getState();
    expect(state.log.length).toBeGreaterThan(3);
    for (const line of state.log) expect(lineText(line)).not.toContain('undefined');
    const hand = state.update?.view?.state.players[0].hand ?? [];
    const pool = hand[0] ?? 0;
    expect(Array.isArray(await table.why(pool))).toBe(true);
    const n = state.update?.n ?? 0;
    table.takeback();
    await until(() => (table.store.getState().update?.n ?? 0) > n);
    table.close();
  });

  it('sends again what was not acknowledged, with the same id', async () => {
    const sent: ClientMessage[] = [];
    let out: Listener | undefined;
    const s = newGame(3);
    const update = {
      t: 'update',
      game: 'abcdefgh',
      n: 4,
      from: -1,
      view: view(s, 0),
      events: [],
      deciding: 0,
      clocks: null,
      info: { status: 'playing', settings: { opponent: 'human' } },
      asked: null,
      takeback: 'no',
      claimable: false,
    } as unknown as Update;
    const table = openTable(
      'abcdefgh',
      (_, listener) => {
        out = listener;
        return { send: (m) => sent.push(m), close: () => {} };
      },
      { pace: () => 0 },
    );
    out?.line(true);
    await Promise.resolve();
    expect(sent).toEqual([{ t: 'watch', game: 'abcdefgh', changes: true }]);
    out?.message(update as ServerMessage);
    table.choose(1);
    table.choose(1);
    const chosen = sent.filter((m) => m.t === 'choose');
    expect(chosen).toHaveLength(1);
    out?.line(false);
    out?.line(true);
    await Promise.resolve();
    expect(sent.at(-2)).toEqual({ t: 'watch', game: 'abcdefgh', since: 4, changes: true });
    expect(sent.at(-1)).toEqual(chosen[0]);

    // the server reads the game again: watched anew, asked again, and nothing is said of it
    vi.useFakeTimers();
    try {
      const before = sent.length;
      const { id } = chosen[0] as { id: string };
      const closing = { code: 'closing' as const, message: 'Read again.' };
      out?.message({ t: 'error', id, game: 'abcdefgh', ...closing });
      out?.message({ t: 'error', game: 'abcdefgh', ...closing });
      expect(table.store.getState().error).toBeNull();
      vi.advanceTimersByTime(5000);
      expect(sent.slice(before)).toEqual([
        { t: 'watch', game: 'abcdefgh', since: 4, changes: true },
        chosen[0],
      ]);
    } finally {
      vi.useRealTimers();
    }
    table.close();
  });

  it('keeps of the log what still holds', () => {
    const log = [1, 2, 3].map((n) => ({ n, tone: 'plain' as const, pieces: [] }));
    expect(keptLog(log, { from: 3 })).toHaveLength(3);
    expect(keptLog(log, { from: 3, undone: 1 })).toHaveLength(1);
    expect(keptLog(log, { from: -1 })).toHaveLength(0);
  });
});

describe('how a game that is over is told', () => {
  it('names who won, and no points where none were counted', () => {
    const players = [{ name: 'Ann' }, { name: 'Bot (easy)' }];
    expect(endOf({ winner: 0, totals: [12, 7] }, players)).toBe('Ann won, 12 : 7');
    expect(endOf({ winner: 1, totals: [] }, players)).toBe('Bot (easy) won');
    expect(endOf({ winner: -1, totals: [] }, players)).toBe('a draw');
  });
});
