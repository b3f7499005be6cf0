import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { departure, readRecorded, written } from '../src/record/recorded.ts';

const folder = fileURLToPath(new URL('./recorded/', import.meta.url));
const read = (name: string): string => readFileSync(folder + name, 'utf8');

/**
 * Games that were played once go as they went, decision by decision: what is on offer, what each may
 * know, what stands against a card, what is foreseen. It says of nothing that it is right; it says that
 * something changed. Where that was meant, `npm run record` writes them anew.
 */
describe('recorded games', () => {
  it.each(readdirSync(folder))('go as they went (%s)', { timeout: 600_000 }, (name) => {
    const meant = 'it goes another way from there; if that was meant: npm run record';
    expect(departure(readRecorded(read(name))), meant).toBeUndefined();
  });

  it('that depart say where', () => {
    const [name] = readdirSync(folder);
    const game = readRecorded(read(name));
    expect(written(game)).toBe(read(name));
    const [first, second, ...rest] = game.stretches;
    const wrong = (mark: string) => ({ ...game, stretches: [first, { ...second, mark }, ...rest] });
    expect(departure(wrong(second.mark))).toBeUndefined();
    expect(departure(wrong('00000000'))).toContain('decision 40');
    const gone = { ...first, choices: first.choices.with(3, 999) };
    expect(departure({ ...game, stretches: [gone, second, ...rest] })).toContain('decision 0');
  });
});
