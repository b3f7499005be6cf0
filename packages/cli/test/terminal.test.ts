import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { allCards } from '@mathom/cards';
import { officialPool } from '@mathom/cards/official';
import {
  apply,
  createGame,
  type Decision,
  decision,
  describeOption,
  type Happening,
  query,
  RULE_SETS,
  type RuleSetName,
  type State,
  view,
} from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { cardAnswer, whyText } from '../src/answers.ts';
import { actionLines, boardText } from '../src/board.ts';
import { choiceOf, deckNamed, planOf, playersOf, setupOf } from '../src/game.ts';
import { knows } from '../src/invariants.ts';
import { sentences } from '../src/log.ts';
import { question } from '../src/words.ts';

const LONG = { timeout: 600_000 };

type Look = (s: State, d: Decision, events: readonly Happening[]) => void;

/** A whole game with a look at every decision. */
function watch(index: number, rules: RuleSetName, look: Look): State {
  const plan = planOf(index, 210, rules, [['greedy', 'random']]);
  const players = playersOf(plan);
  let s = createGame(setupOf(plan), officialPool(plan.rules));
  let events: readonly Happening[] = [];
  for (let d = decision(s); d; d = decision(s)) {
    look(s, d, events);
    const next = apply(s, choiceOf(s, players, d.seat));
    s = next.state;
    events = next.events;
  }
  return s;
}

describe('the terminal', () => {
  it.each(Object.keys(RULE_SETS) as RuleSetName[])(
    'shows every moment of a game by %s',
    (rules) => {
      const plainQuestions = new Set<string>();
      let longest = 0;
      watch(6, rules, (s, d, events) => {
        const v = view(s, d.seat);
        const board = boardText(v);
        longest = Math.max(longest, board.length);
        expect(board).toContain('Your hand:');
        expect(board).not.toMatch(/undefined|NaN|\[object|\?/);
        for (const o of d.options) {
          const text = describeOption(v.state, o);
          expect(text).not.toMatch(/undefined|NaN|\[object/);
          expect(text.length).toBeGreaterThan(0);
        }
        for (const text of sentences(v.state, events)) expect(text).not.toMatch(/undefined|NaN/);
        if (question(v.state, d).startsWith('What do you choose')) plainQuestions.add(d.about);
      });
      expect(longest).toBeGreaterThan(800);
      expect([...plainQuestions]).toEqual([]);
    },
  );

  it('names no card that the reader does not know', LONG, () => {
    watch(9, 'coe', (s, d, events) => {
      const seat = 1 - d.seat;
      const v = view(s, seat);
      const text = `${boardText(v)}\n${sentences(v.state, events).join('\n')}`;
      const known = new Set<string>();
      for (let id = 0; id < s.def.length; id++)
        if (knows(s, seat, id)) known.add(query.idOf(s, id));
      const names = new Set(allCards.filter((c) => known.has(c.id)).map((c) => c.name));
      // a name may be a part of another (Thranduil's Halls)
      let rest = text;
      for (const name of names) rest = rest.replaceAll(name, '');
      for (const id of s.players[d.seat].hand) {
        const card = allCards.find((c) => c.id === query.idOf(s, id));
        // names of regions and of cards that speak of each other are met with anyway
        if (!card || names.has(card.name) || card.name.length < 8) continue;
        expect(rest.includes(card.name), `${card.name} in:\n${text}`).toBe(false);
      }
    });
  });

  it('tells an attack as it happens', LONG, () => {
    const seen = new Set<string>();
    watch(6, 'coe', (s) => {
      for (const line of actionLines(s)) seen.add(line.split(' ')[0]);
    });
    expect(seen).toContain('Attack');
    expect(seen).toContain('Chain,');
  });

  it('answers why', LONG, () => {
    let asked = 0;
    watch(6, 'coe', (s, d) => {
      if (s.turn < 1 || asked > 200) return;
      const v = view(s, d.seat);
      for (const id of s.players[d.seat].hand) {
        const name = allCards.find((c) => c.id === query.idOf(s, id))?.name ?? '';
        const text = whyText(s, v, name);
        expect(text).toContain(name);
        expect(text).toMatch(/you can do that now|\[(coe|crf|pef|companion|dc)\//);
        asked++;
      }
      expect(whyText(s, v, 'Nobody of that name')).toContain('There is no');
    });
    expect(asked).toBeGreaterThan(100);
  });

  it('reads cards out', () => {
    const s = createGame(setupOf(planOf(1, 1, 'coe', [['random', 'random']])), officialPool());
    const v = view(s, 0);
    expect(cardAnswer(v, 'glamdring')).toContain('Glamdring');
    expect(cardAnswer(v, 'xyzzy')).toContain('no card');
    expect(cardAnswer(v, '')).toContain('Which card');
  });

  it('knows decks by letter, id and name', () => {
    expect(deckNamed('c')?.id).toBe('challenge-deck-c');
    expect(deckNamed('challenge-deck-e')?.id).toBe('challenge-deck-e');
    expect(deckNamed('dwarven')?.id).toBe('challenge-deck-c');
    expect(deckNamed('zzz')).toBeUndefined();
  });
});

describe('npm start', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const start = (input: string, ...args: string[]) =>
    spawnSync(
      process.execPath,
      ['--import', './scripts/ts-loader.mjs', 'packages/cli/src/play.ts', '--seed', '3', ...args],
      { cwd: root, input, encoding: 'utf8', timeout: 120_000 },
    );

  it('ends politely when there is no more input', LONG, () => {
    const { status, stdout, stderr } = start('1\nboard\nwhat\n999\nwhy\nlog\nhelp\n');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('Draft a character');
    expect(stdout).toContain('I do not know "what"');
    expect(stdout).toContain('There are options 1 to');
    expect(stdout).toContain('Farewell');
  });

  it('is left with quit, and refuses decks that there are not', LONG, () => {
    expect(start('quit\n', '--hotseat').stdout).toContain('Player 1: Draft');
    const odd = start('', '--deck', 'zzz');
    expect(odd.status).toBe(1);
    expect(odd.stderr).toContain('Stewards');
  });
});
