/** What is done to a piece of source: the kinds are sampled alike, however many places each has. */
export const CHANGES = [
  'operator',
  'number',
  'truth',
  'negation dropped',
  'condition dropped',
  'condition taken for granted',
  'condition never met',
  'call dropped',
  'player swapped',
  'clause dropped',
] as const;
/** What is taken out by hand (`removals.ts`) is of no kind that is drawn. */
export type Change = (typeof CHANGES)[number] | 'removal';

/** One place of the source, and what could stand there instead. */
export interface Candidate {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly change: Change;
  /** what stands there afterwards; nothing for a clause that is dropped */
  readonly becomes: string;
  /** an expression, one of the entries of an object or array, or a statement */
  readonly as: 'expression' | 'property' | 'element' | 'statement';
  /** the card whose data it is part of */
  readonly card?: string;
  /** where all that makes the card stands */
  readonly within?: readonly [start: number, end: number];
}

export interface Mutant extends Candidate {
  readonly id: number;
}

export const lineOf = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

const short = (s: string): string => {
  const flat = s.replace(/\s+/g, ' ');
  return flat.length > 70 ? `${flat.slice(0, 67)}...` : flat;
};

/** A piece of source, as a person finds it. */
export const placed = ({ file, start, end }: Candidate, text: string): string =>
  `${file}:${lineOf(text, start)} ${short(text.slice(start, end))}`;

/** One line that a person finds the place by, and what is done there. */
export const told = ({ file, start, end, change, becomes }: Candidate, text: string): string => {
  const was = short(text.slice(start, end));
  const now = becomes === '' ? 'nothing' : short(becomes);
  return `${file}:${lineOf(text, start)} ${change}: ${was} -> ${now}`;
};

/** Of places within one another the outermost alone, in the order of the source. */
export function outermost<T extends Candidate>(places: readonly T[]): T[] {
  const inOrder = places.toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.start - b.start || b.end - a.end,
  );
  let last: T | undefined;
  return inOrder.filter((each) => {
    if (last?.file === each.file && each.end <= last.end) return false;
    last = each;
    return true;
  });
}
