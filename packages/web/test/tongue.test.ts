import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { officialPool } from '@mathom/cards/official';
import { decks, sayWhy } from '@mathom/decks';
import { apply, createGame, decision, explain, shownEvent, view } from '@mathom/engine';
import { renderCard } from '@mathom/engine/render';
import type { VisibleEvent } from '@mathom/protocol';
import { describe, expect, it, vi } from 'vitest';
import { shortType } from '../src/cards/facts.ts';
import { practise } from '../src/dev/opponent.ts';
import { de } from '../src/locales/de.ts';
import { inGerman } from '../src/locales/de-engine.ts';
import { lessons } from '../src/locales/lessons/index.ts';
import { german } from '../src/locales/tongue.ts';
import { balrogLesson } from '../src/pages/learn/balrog-lesson.ts';
import { craftLesson } from '../src/pages/learn/craft-lesson.ts';
import { fallenLesson } from '../src/pages/learn/fallen-lesson.ts';
import { firstGame } from '../src/pages/learn/lesson.ts';
import { shadowLesson } from '../src/pages/learn/shadow-lesson.ts';
import { mapChoices } from '../src/table/model/choices.ts';
import { lines } from '../src/table/model/sentences.ts';
import { helpFor, passWord, question, stepWord } from '../src/table/model/words.ts';
import { texts } from './texts.ts';

/** What is the same in both: names, and patterns of addresses. */
const SAME = /^(Mathom|\{\w+\}|https:.*)$/;

const blanks = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

/** Everything that the server says when it refuses something. */
function refusals(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return refusals(path);
    const code = readFileSync(path, 'utf8');
    return [...code.matchAll(/new Refusal\(\s*'[\w-]+',\s*(?:'([^']+)'|`([^`]+)`)/g)].map((m) =>
      (m[1] ?? m[2]).replace(/\$\{[^}]*\}/g, '7'),
    );
  });
}

describe('numbers and dates', () => {
  it('are written as in the language of the page', async () => {
    const { useSettings } = await import('../src/app/settings.ts');
    const { listenForTongue, spoken } = await import('../src/app/words.ts');
    const { day, number, percent } = await import('../src/app/numbers.ts');
    expect([number(1683), number(6.75, 1), percent(0.42)]).toEqual(['1,683', '6.8', '42%']);
    expect(day(Date.UTC(2026, 4, 3, 12))).toBe('May 3, 2026');
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    await listenForTongue();
    useSettings.getState().set({ tongue: 'de' });
    await vi.waitFor(() => expect(spoken()).toBe('de'), 30_000);
    expect([number(1683), number(6.75, 1), percent(0.42)]).toEqual(['1.683', '6,8', '42\u00a0%']);
    expect(day(Date.UTC(2026, 4, 3, 12))).toBe('03.05.2026');
    useSettings.getState().set({ tongue: 'en' });
    await vi.waitFor(() => expect(spoken()).toBe('en'), 30_000);
    vi.unstubAllGlobals();
  });
});

describe('German', () => {
  it('has words for every text of every page', () => {
    const all = [...texts().keys()];
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter((x) => !SAME.test(x) && !Object.hasOwn(de, x))).toEqual([]);
  });

  it('says the same of the same: what is filled in is filled in there too', () => {
    for (const [english, words] of Object.entries(de))
      expect(blanks(words), english).toEqual(blanks(english));
    expect(german.say('Turn {{turn}}', { turn: 7 })).toBe('Zug 7');
    expect(german.say('Nobody has translated this.')).toBeNull();
  });

  it('puts what the engine says together anew: questions, options, headings, reasons', () => {
    expect(inGerman('Move the company of Aragorn II to')).toBe('Aragorn II geht nach');
    expect(inGerman('Take -3 to stay untapped? (Gimli)')).toBe('Mit -3 ungetappt bleiben? (Gimli)');
    expect(inGerman('Hollin → Wilderness → Rhudaur')).toBe('Hollin → Wildnis → Rhudaur');
    expect(inGerman('Wargs attacks: 1 strike with prowess 9.')).toBe(
      'Wargs greift an: 1 Schlag mit Geschick 9.',
    );
    expect(inGerman('Gimli and 1 companion')).toBe('Gimli und 1 Gefährte');
    // a learner is spoken to
    expect(inGerman('The game is over: Du wins, 18 to 7.')).toBe(
      'Das Spiel ist aus: Du gewinnst, 18 zu 7.',
    );
    expect(inGerman('Du rolls 6 and 3 for Gimli: 9, he withstands.')).toBe(
      'Du würfelst 6 und 3 für Gimli: 9, er hält stand.',
    );
    expect(inGerman('Du draws 2 cards.')).toBe('Du ziehst 2 Karten.');
    expect(inGerman('Du rolls 5 and 3 for Gimli: 8 against 7.')).toBe(
      'Du würfelst 5 und 3 für Gimli: 8 gegen 7.',
    );
    expect(inGerman('1 card goes into the deck of Du.')).toBe('1 Karte kommt in das Deck von dir.');
    expect(inGerman('Du hältst Hilfen in der Hand.')).toBe('Du hältst Hilfen in der Hand.');
    expect(german.say('You')).toBe('Du');
    expect(inGerman('keyed to Wilderness')).toBe('Gebunden an Wildnis');
    // a card that is called as a button is stays a card
    expect(inGerman('Play Block')).toBe('Block spielen');
    expect(inGerman('Moria is tapped.')).toBe('Moria ist getappt.');
  });

  it('tells the log, with what was rolled and what came of it', () => {
    expect(inGerman('Ann draws 3 cards.')).toBe('Ann zieht 3 Karten.');
    expect(inGerman('Roll for corruption, ')).toBe('Wurf: Verderbnis, ');
    expect(inGerman(': 3 + 4, 9 in all against 8: the strike fails.')).toBe(
      ': 3 + 4, zusammen 9 gegen 8: der Schlag schlägt fehl.',
    );
    expect(inGerman(' is discarded (its bearer left play).')).toBe(
      ' wird abgelegt (sein Träger ist nicht mehr im Spiel).',
    );
    expect(inGerman(' is discarded.')).toBe(' wird abgelegt.');
  });

  it('has every lesson, step by step, with its hints and its numbers', () => {
    const all = {
      first: firstGame,
      craft: craftLesson,
      shadow: shadowLesson,
      'fallen-wizard': fallenLesson,
      balrog: balrogLesson,
    };
    expect(Object.keys(lessons)).toEqual(Object.keys(all));
    for (const [name, steps] of Object.entries(all)) {
      expect(lessons[name], name).toHaveLength(steps.length);
      steps.forEach((step, i) => {
        const [title, text, hint] = lessons[name][i];
        expect(title, `${name} ${i}`).not.toBe('');
        expect(hint !== undefined, `${name} ${i}: a hint`).toBe(step.k === 'act');
        // the same numbers are spoken of
        const numbers = (words: string): string[] => (words.match(/\d+/g) ?? []).sort();
        expect(numbers(text), `${name} ${i}: ${text}`).toEqual(numbers(step.text));
      });
    }
  });

  it('says in German what the server says when it refuses something', () => {
    const said = refusals(join(import.meta.dirname, '../../server/src'));
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((x) => inGerman(x) === x)).toEqual([]);
  });

  it('gives every reason why not in German', () => {
    const folder = join(import.meta.dirname, '../../engine/src/legality');
    const said = readdirSync(folder).flatMap((file) =>
      [
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /'([A-Z][^'\n]{12,}\.)'|`([A-Z$][^`\n]{12,}\.)`/g,
        ),
      ].map((m) => (m[1] ?? m[2]).replace(/\$\{[^}]*\}/g, 'Moria')),
    );
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((x) => inGerman(x) === x)).toEqual([]);
  });

  it('says in German why something came to nothing, and why a card went', () => {
    const engine = join(import.meta.dirname, '../../engine/src');
    const files = readdirSync(engine, { recursive: true, encoding: 'utf8' });
    const all = files
      .filter((f) => f.endsWith('.ts'))
      .map((f) => readFileSync(join(engine, f), 'utf8'));
    const found = (pattern: RegExp): string[] =>
      all.flatMap((code) => [...code.matchAll(pattern)].map((m) => m[1]));
    const why = new Set([...found(/says: \(\) => '([^']+)'/g), ...found(/\bwhy: '([^']+)'/g)]);
    // marks of the engine itself, which nobody is told
    for (const mark of ['open', 'of-card', 'returned to', 'from hand']) why.delete(mark);
    expect(why.size).toBeGreaterThan(30);
    expect([...why].filter((x) => inGerman(x) === x)).toEqual([]);
    const asks = [
      'unknown',
      'ambiguous',
      'not-in-set',
      'not-of-alignment',
      'part',
      'count',
      'unreadable',
    ] as const;
    expect(asks.map((x) => sayWhy({ why: x })).filter((x) => inGerman(x) === x)).toEqual([]);
  });

  it('leaves little of a game in English', () => {
    const pool = officialPool('coe');
    const names = new Set(Object.values(pool.cards).map((c) => c.name));
    const said = new Set<string>();
    const logged = new Set<string>();
    for (const seed of [3, 8]) {
      let s = createGame({ decks: [decks[0], decks[1]], seed, names: ['Ann', 'Bob'] }, pool);
      const choose = practise(seed);
      for (let i = 0; i < 260; i++) {
        const d = decision(s);
        if (!d) break;
        said.add(question(s, d));
        if (stepWord(s)) said.add(stepWord(s));
        if (helpFor(d)) said.add(helpFor(d));
        for (const c of mapChoices(s, d).all) {
          said.add(passWord(d, c.option) || c.words);
          if (c.group) said.add(c.group);
        }
        if (i % 12 === 0)
          for (const card of s.players[d.seat].hand)
            for (const way of explain(s, d.seat, card))
              for (const r of way.reasons) said.add(r.text);
        const next = apply(s, choose(view(s, d.seat)));
        s = next.state;
        const events = next.told.map((x) => ({ ...shownEvent(x, 0, 2), n: 1 }) as VisibleEvent);
        for (const line of lines(s, events, 0))
          for (const piece of line.pieces) if (typeof piece === 'string') logged.add(piece);
      }
    }
    // a way is the names of its regions
    const whole = [...said].filter((x) => !x.split(' → ').every((part) => names.has(part)));
    const left = whole.filter((x) => inGerman(x) === x);
    expect(whole.length).toBeGreaterThan(150);
    expect(left.length / whole.length, left.slice(0, 25).join('\n')).toBeLessThan(0.03);
    // between the names there are marks alone
    const words = [...logged].filter((x) => /\p{L}{2}/u.test(x.replace(/\b(Ann|Bob)\b/g, '')));
    const untold = words.filter((x) => inGerman(x) === x && !names.has(x));
    expect(words.length).toBeGreaterThan(60);
    expect(untold.length / words.length, untold.slice(0, 25).join('\n')).toBeLessThan(0.03);
  });
});

describe('what a card is', () => {
  it('is said in German, on the table and where it is read', () => {
    const lines = new Set<string>();
    for (const card of Object.values(officialPool('coe').cards)) {
      lines.add(renderCard(card).typeLine);
      if (card.kind !== 'site') for (const one of shortType(card).split(', ')) lines.add(one);
    }
    // names of peoples that are the same in both
    const same = /^(Balrog|Dúnadan|Hobbit|Maia|Nazgûl|Troll|Wolf)$/;
    expect([...lines].filter((x) => !same.test(x) && inGerman(x) === x)).toEqual([]);
    expect(inGerman('Hazard creature or short-event')).toBe('Gefahr, Kreatur oder kurzes Ereignis');
    expect(inGerman('Hero Under-deeps site')).toBe('Held: Ort der Untertiefen');
  });

  it('and how a bot is called, and what the server says in the chat', () => {
    expect([inGerman('Pass'), inGerman('Organize')]).toEqual(['Passen', 'Planen']);
    expect(inGerman('Bot (easy) draws 3 cards.')).toBe('Bot (sanft) zieht 3 Karten.');
    const places = ['its owner’s hand', 'its owner’s discard pile', 'its owner’s play deck'];
    for (const what of [
      ...['Gimli is tapped', 'Sting is in play', 'Sting is in play with Frodo'],
      ...['the company of Gimli is at Moria', 'Sting goes to a marshalling point pile'],
      ...places.map((place) => `Sting goes to ${place}`),
    ])
      expect(inGerman(`By hand, as both agreed: ${what}.`)).not.toMatch(/agreed| is | goes | at /);
    // and why it cannot be done
    const code = readFileSync(join(import.meta.dirname, '../../engine/src/repair.ts'), 'utf8');
    const reasons = [...code.matchAll(/'([A-Z][^'\n]+\.)'/g)].map((m) => m[1]);
    expect(reasons.length).toBeGreaterThan(20);
    expect(reasons.filter((x) => inGerman(x) === x)).toEqual([]);
  });
});
