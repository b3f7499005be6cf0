import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { apply, createGame, decision, explain, view } from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { practise } from '../src/dev/opponent.ts';
import { de } from '../src/locales/de.ts';
import { inGerman } from '../src/locales/de-engine.ts';
import { german } from '../src/locales/tongue.ts';
import { mapChoices } from '../src/table/model/choices.ts';
import { helpFor, passWord, question } from '../src/table/model/words.ts';

const SRC = join(import.meta.dirname, '../src');

/** Every text that the source hands to `t`. */
function texts(folder = SRC): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return texts(path);
    if (!/\.tsx?$/.test(entry.name)) return [];
    const code = readFileSync(path, 'utf8');
    if (!/import \{[^}]*\bt\b[^}]*\} from '[^']*words\.ts'/.test(code)) return [];
    return [...code.matchAll(/\bt\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g)].map((m) =>
      (m[1] ?? m[2]).replace(/\\'/g, "'"),
    );
  });
}

/** What is the same in both: names, and patterns of addresses. */
const SAME = /^(Mathom|\{\w+\}|https:.*)$/;

const blanks = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe('German', () => {
  it('has words for every text of the table and of the pages around it', () => {
    const all = [...new Set(texts())];
    expect(all.length).toBeGreaterThan(350);
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
    // a card that is called as a button is stays a card
    expect(inGerman('Play Block')).toBe('Block spielen');
    expect(inGerman('Moria is tapped.')).toBe('Moria ist getappt.');
  });

  it('leaves little of a game in English', () => {
    const pool = officialPool('coe');
    const names = new Set(Object.values(pool.cards).map((c) => c.name));
    const said = new Set<string>();
    for (const seed of [3, 8]) {
      let s = createGame({ decks: [decks[0], decks[1]], seed, names: ['Ann', 'Bob'] }, pool);
      const choose = practise(seed);
      for (let i = 0; i < 260; i++) {
        const d = decision(s);
        if (!d) break;
        said.add(question(s, d));
        if (helpFor(d)) said.add(helpFor(d));
        for (const c of mapChoices(s, d).all) {
          said.add(passWord(d, c.option) || c.words);
          if (c.group) said.add(c.group);
        }
        if (i % 12 === 0)
          for (const card of s.players[d.seat].hand)
            for (const way of explain(s, d.seat, card))
              for (const r of way.reasons) said.add(r.text);
        s = apply(s, choose(view(s, d.seat))).state;
      }
    }
    // a way is the names of its regions
    const whole = [...said].filter((x) => !x.split(' → ').every((part) => names.has(part)));
    const left = whole.filter((x) => inGerman(x) === x);
    expect(whole.length).toBeGreaterThan(150);
    expect(left.length / whole.length, left.slice(0, 25).join('\n')).toBeLessThan(0.05);
  });
});
