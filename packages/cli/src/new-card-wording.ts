/** Which texts are nearest to one in wording: by the rarer words that they share (tf-idf, cosine). */

const words = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z]+|[+-]?\d+/g) ?? [];

/** Single words, and pairs of neighbours: "tap a", "hazard limit". */
const terms = (text: string): readonly string[] => {
  const single = words(text);
  return [...single, ...single.slice(1).map((word, i) => `${single[i]} ${word}`)];
};

type Weights = ReadonlyMap<string, number>;

const length = (weights: Weights): number =>
  Math.sqrt([...weights.values()].reduce((sum, w) => sum + w * w, 0));

function likeness(a: Weights, b: Weights): number {
  let sum = 0;
  for (const [term, weight] of a) sum += weight * (b.get(term) ?? 0);
  const size = length(a) * length(b);
  return size === 0 ? 0 : sum / size;
}

export interface Text {
  readonly id: string;
  readonly text: string;
}

export interface Near {
  readonly id: string;
  /** 0 for nothing in common, 1 for the same words */
  readonly likeness: number;
}

/** The texts nearest to that one, the nearest first; what has no word in common is left out. */
export function nearest(to: string, among: readonly Text[], most: number): readonly Near[] {
  const texts = among.map(({ id, text }) => ({ id, terms: terms(text) }));
  const own = terms(to);
  const inTexts = new Map<string, number>();
  for (const list of [own, ...texts.map((x) => x.terms)]) {
    for (const term of new Set(list)) inTexts.set(term, (inTexts.get(term) ?? 0) + 1);
  }
  const weigh = (list: readonly string[]): Weights => {
    const out = new Map<string, number>();
    for (const term of list) {
      const rarity = Math.log((texts.length + 2) / (inTexts.get(term) ?? 1));
      out.set(term, (out.get(term) ?? 0) + rarity);
    }
    return out;
  };
  const weights = weigh(own);
  return texts
    .map((x) => ({ id: x.id, likeness: likeness(weights, weigh(x.terms)) }))
    .filter((x) => x.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
    .slice(0, most);
}
