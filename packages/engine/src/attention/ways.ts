import type { Decision, Option } from '../options.ts';
import type { PathStep } from '../state/types.ts';

type Path = Extract<Option, { type: 'path' }>;

/** Every one of these is among those, as often as here. */
function within(these: readonly string[], those: readonly string[]): boolean {
  const left = [...those];
  return these.every((x) => {
    const at = left.indexOf(x);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const types = (steps: readonly PathStep[]): string[] =>
  steps.flatMap((p) => new Array<string>(p.counts ?? 1).fill(p.type));
const names = (steps: readonly PathStep[]): string[] =>
  steps.flatMap((p) => (p.name === undefined ? [] : [p.name]));

const noWorse = (a: Path, b: Path): boolean =>
  within(types(a.steps), types(b.steps)) && within(names(a.steps), names(b.steps));

const plain = (o: Option): o is Path =>
  o.type === 'path' && o.leave < 0 && (o.movement === 'starter' || o.movement === 'region');

/**
 * The way on which nothing can be keyed that could not be keyed on every other one too, or -1.
 * Only of the two plain ways of moving: another one is taken for its own sake.
 */
export function plainWay(d: Decision): number {
  if (!d.options.every(plain)) return -1;
  const all = d.options as readonly Path[];
  return all.findIndex((a) => all.every((b) => noWorse(a, b)));
}
