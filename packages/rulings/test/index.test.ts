import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  coeRules,
  countRulings,
  isCoeRule,
  isRuling,
  mergeProven,
  ruleSays,
  rulingById,
  rulings,
  rulingsUnder,
} from '../src/index.ts';

const RULINGS = '../shared/reference/rulings.jsonl';
const RULES = '../shared/reference/coe-rules.md';

/** A reference file beside the repository; undefined where it was not laid out. */
function reference(path: string): string | undefined {
  const url = new URL(`../../../${path}`, import.meta.url);
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined;
}

describe('the ruling index', () => {
  it('has 1,480 rulings, each once', () => {
    expect(rulings).toHaveLength(1480);
    expect(new Set(rulings.map(({ id }) => id)).size).toBe(1480);
  });

  it('is the list of the reference, cross-references left out, in its order', (context) => {
    const text = reference(RULINGS);
    if (text === undefined) return context.skip(`${RULINGS} is not here`);
    const ids = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as { id: string; kind: string })
      .filter(({ kind }) => kind !== 'xref')
      .map(({ id }) => id);
    expect(rulings.map(({ id }) => id)).toEqual(ids);
  });

  it('says in our own words what is no longer open, and why', () => {
    for (const { id, status, says, reason, by } of rulings) {
      if (status === 'open') {
        expect.soft({ id, reason, by }).toEqual({ id, reason: undefined, by: undefined });
        continue;
      }
      expect.soft(says, id).toMatch(/^\S.{0,119}$/);
      expect.soft(reason, id).toMatch(/^\S.{0,119}$/);
      if (status === 'superseded') expect.soft(by, id).toBeDefined();
      else expect.soft(by, id).toBeUndefined();
    }
  });

  it('cites for a superseded ruling what exists and is not superseded itself', () => {
    for (const { id, by } of rulings.filter(({ status }) => status === 'superseded')) {
      const match = /^(.+) in (crf|tournament|coe)/.exec(by ?? '');
      expect(match, `${id}: ${by}`).not.toBeNull();
      for (const citation of match![1].split(', ')) {
        if (citation.startsWith('coe/')) expect(isCoeRule(citation), citation).toBe(true);
        else expect(rulingById(citation)?.status, citation).not.toBe('superseded');
        expect(isRuling(citation) || isCoeRule(citation), citation).toBe(true);
      }
    }
  });

  it('does not carry the sentences of the source', (context) => {
    const text = reference(RULINGS);
    if (text === undefined) return context.skip(`${RULINGS} is not here`);
    const plain = (s: string) =>
      s
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim();
    const source = plain(text);
    for (const { id, says, reason } of rulings) {
      for (const own of [says, reason]) {
        if (own !== undefined)
          expect.soft(source.includes(plain(own)), `${id}: ${own}`).toBe(false);
      }
    }
  });

  it('finds rulings by id and by path', () => {
    expect(rulingById('crf/card/river/2')).toBe(
      rulings.find(({ id }) => id === 'crf/card/river/2'),
    );
    expect(rulingById('crf/card/river/99')).toBeUndefined();
    expect(rulingsUnder('crf/card/river').map(({ id }) => id)).toEqual([
      'crf/card/river/1',
      'crf/card/river/2',
    ]);
    expect(rulingsUnder('crf/card/river/2')).toHaveLength(1);
    const sources = ['crf', 'pef', 'companion', 'dc'];
    expect(sources.reduce((sum, source) => sum + rulingsUnder(source).length, 0)).toBe(1480);
  });
});

describe('merging with what scenarios prove', () => {
  it('changes nothing without proofs', () => {
    const { counts, unknown, contradicted } = mergeProven([]);
    expect(counts).toEqual(countRulings());
    expect(counts.proven).toBe(0);
    expect([unknown, contradicted]).toEqual([[], []]);
    const { total, proven, elsewhere, notMechanical, superseded, open } = counts;
    expect(proven + elsewhere + notMechanical + superseded + open).toBe(total);
  });

  it('makes an open ruling proven, once, with the words of the scenario', () => {
    const before = countRulings();
    const merged = mergeProven([
      'dc/grey-agents-general/2',
      { id: 'dc/grey-agents-general/2', says: 'Words of the scenario.' },
    ]);
    expect(merged.counts).toEqual({ ...before, proven: 1, open: before.open - 1 });
    expect(merged.rulings.find(({ id }) => id === 'dc/grey-agents-general/2')).toEqual({
      id: 'dc/grey-agents-general/2',
      status: 'proven',
      says: 'Words of the scenario.',
    });
  });

  it('reports ids that do not exist, and proofs of what cannot be proven', () => {
    const merged = mergeProven(['crf/card/rivre/2', 'crf/card/foolish-words/1', 'dc/uep/1']);
    expect(merged.unknown).toEqual(['crf/card/rivre/2']);
    expect(merged.contradicted).toEqual(['crf/card/foolish-words/1', 'dc/uep/1']);
    expect(merged.counts).toEqual(countRulings());
  });
});

describe('the numbered rules', () => {
  it('are 494, each once', () => {
    expect(coeRules).toHaveLength(494);
    expect(new Set(coeRules).size).toBe(494);
    expect(coeRules.filter((n) => !/^\p{Lu}.{8,}\.$/su.test(ruleSays(n) ?? ''))).toEqual([]);
    expect(isCoeRule('2.IV.vii.2') && isCoeRule('coe/g.cbd.1')).toBe(true);
    expect(isCoeRule('2.IV.ix')).toBe(false);
  });

  it('are the bold numbers at the line starts of the reference, in its order', (context) => {
    const text = reference(RULES);
    if (text === undefined) return context.skip(`${RULES} is not here`);
    const numbers = [...text.matchAll(/^\s*\*\*((?:\d|g\.)[0-9A-Za-z.]*)\*\*/gm)].map(([, n]) => n);
    expect(coeRules).toEqual(numbers);
  });
});
