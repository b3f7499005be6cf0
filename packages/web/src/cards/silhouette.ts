import type { SiteType } from '@mathom/engine/language';
import { chances, hash } from './chance.ts';

/**
 * A site by its outline against the sky: what stands there, after its kind, and for each place another. One path;
 * what lies within it twice is open (doors, windows, the mouths of caves).
 */
export interface Place {
  readonly name: string;
  readonly type: SiteType;
  readonly underDeeps?: boolean;
}

const GROUND = 62;
type Chance = () => number;

const n = (x: number): string => x.toFixed(1);
const box = (x: number, top: number, w: number, bottom = GROUND): string =>
  `M${n(x)} ${n(bottom)}V${n(top)}h${n(w)}V${n(bottom)}z`;
/** a door or a window: open */
const arch = (x: number, bottom: number, w: number, h: number): string =>
  `M${n(x)} ${n(bottom)}v${n(-h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h)}z`;
const point = (x: number, base: number, w: number, h: number): string =>
  `M${n(x)} ${n(base)}l${n(w / 2)} ${n(-h)}l${n(w / 2)} ${n(h)}z`;
/** a roof as of the Elves: drawn up to a point */
const flame = (x: number, base: number, w: number, h: number): string =>
  `M${n(x)} ${n(base)}c${n(w * 0.1)} ${n(-h * 0.5)} ${n(w * 0.42)} ${n(-h * 0.5)} ${n(w / 2)} ${n(-h)}c${n(w * 0.08)} ${n(h * 0.5)} ${n(w * 0.4)} ${n(h * 0.5)} ${n(w / 2)} ${n(h)}z`;
const round = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;

/** Parts side by side across the middle, the tallest where chance wants it. */
function across(next: Chance, least: number, most: number): { x: number; w: number; up: number }[] {
  const count = least + Math.floor(next() * (most - least + 1));
  const highest = Math.floor(next() * count);
  const step = 56 / count;
  return Array.from({ length: count }, (_, i) => {
    const w = step * (0.55 + next() * 0.35);
    const near = 1 - Math.abs(i - highest) / count;
    return { x: 22 + i * step + (step - w) * next(), w, up: 0.35 * next() + 0.65 * near };
  });
}

function haven(next: Chance): string {
  const trees = next() < 0.4;
  return across(next, 3, 6)
    .map(({ x, w, up }) => {
      const top = GROUND - 10 - up * 20;
      if (trees && next() < 0.55)
        return `${box(x + w * 0.4, top, w * 0.2)}${round(x + w / 2, top, w * 0.55)}${round(x + w / 2, top - w * 0.5, w * 0.38)}`;
      const door = w > 6 ? arch(x + w * 0.36, GROUND, w * 0.28, 3 + up * 4) : '';
      return `${box(x, top, w)}${flame(x - w * 0.12, top, w * 1.24, 10 + up * 9)}${door}`;
    })
    .join('');
}

const crenels = (x: number, top: number, w: number, teeth: number): string => {
  const t = w / (teeth * 2 - 1);
  return Array.from({ length: teeth }, (_, i) => box(x + i * 2 * t, top - 3, t, top)).join('');
};

function hold(next: Chance): string {
  const wall = GROUND - 9 - next() * 6;
  const teeth = 6 + Math.floor(next() * 4);
  const towers = across(next, 2, 4).map(({ x, w, up }) => {
    const top = wall - 5 - up * 20;
    const roof = next();
    if (roof < 0.4) return `${box(x, top, w, wall)}${crenels(x - 1, top, w + 2, 3)}`;
    if (roof < 0.7) return `${box(x, top, w, wall)}${point(x - 1, top, w + 2, 6 + up * 6)}`;
    return `${box(x, top, w, wall)}${arch(x, top, w, 0.1)}`;
  });
  const gate = 44 + next() * 8;
  return `${box(20, wall, 60)}${crenels(20, wall, 60, teeth)}${towers.join('')}${arch(gate, GROUND, 6, 4)}`;
}

function village(next: Chance): string {
  const houses = across(next, 4, 6).map(({ x, w, up }) => {
    const top = GROUND - 6 - up * 8;
    const wide = w * 1.05;
    const smoke = next() < 0.35 ? box(x + wide * 0.62, top - 7 - up * 3, 1.8, top) : '';
    const door = arch(x + wide * 0.4, GROUND, wide * 0.18, 3);
    return `${box(x, top, wide)}${point(x - 1.5, top, wide + 3, 5 + up * 6)}${smoke}${door}`;
  });
  return houses.join('');
}

function ruins(next: Chance): string {
  return across(next, 4, 7)
    .map(({ x, w, up }) => {
      const top = GROUND - 5 - up * 26;
      const lean = (next() - 0.5) * 3;
      const a = 1 + next() * 5;
      const b = 1 + next() * 5;
      const broken = `M${n(x)} ${GROUND}L${n(x + lean)} ${n(top + a)}L${n(x + lean + w * 0.3)} ${n(top)}L${n(x + lean + w * 0.55)} ${n(top + b)}L${n(x + lean + w)} ${n(top + b * 0.4)}L${n(x + w)} ${GROUND}z`;
      const hole = up > 0.5 && w > 6 ? arch(x + w * 0.35 + lean * 0.5, GROUND - 9, w * 0.3, 3) : '';
      return `${broken}${hole}`;
    })
    .join('');
}

function crag(next: Chance): string {
  const peaks = across(next, 3, 5);
  let d = `M16 ${GROUND}`;
  for (const { x, w, up } of peaks)
    d += `L${n(x)} ${n(GROUND - 8 - up * 12)}L${n(x + w * (0.3 + next() * 0.4))} ${n(GROUND - 18 - up * 24)}L${n(x + w)} ${n(GROUND - 9 - up * 10)}`;
  const mouths = Array.from({ length: 1 + Math.floor(next() * 3) }, (_, i) =>
    arch(28 + i * 16 + next() * 8, GROUND, 5 + next() * 5, 3 + next() * 4),
  );
  return `${d}L84 ${GROUND}z${mouths.join('')}`;
}

function spires(next: Chance): string {
  return across(next, 2, 5)
    .map(({ x, w, up }) => {
      const top = GROUND - 14 - up * 24;
      const horn = 5 + up * 7;
      const horns = `M${n(x)} ${n(top)}l${n(-w * 0.18)} ${n(-horn)}l${n(w * 0.5)} ${n(horn * 0.6)}l${n(w * 0.18)} ${n(-horn * 0.5)}l${n(w * 0.18)} ${n(horn * 0.5)}l${n(w * 0.5)} ${n(-horn * 0.6)}l${n(-w * 0.18)} ${n(horn)}z`;
      const shaft = `M${n(x - w * 0.2)} ${GROUND}L${n(x)} ${n(top)}h${n(w)}L${n(x + w * 1.2)} ${GROUND}z`;
      const slit = arch(x + w * 0.42, top + 9, w * 0.16, 4);
      return `${shaft}${horns}${slit}`;
    })
    .join('');
}

function deeps(next: Chance): string {
  const hang = across(next, 4, 7).map(
    ({ x, w, up }) => `M${n(x - 2)} 8h${n(w + 4)}l${n(-(w + 4) / 2)} ${n(8 + up * 18)}z`,
  );
  const stand = across(next, 3, 6).map(({ x, w, up }) => point(x - 2, GROUND, w + 4, 6 + up * 14));
  return [...hang, ...stand].join('');
}

const KINDS: Readonly<Record<SiteType, (next: Chance) => string>> = {
  haven,
  'free-hold': hold,
  'border-hold': village,
  ruins,
  'shadow-hold': crag,
  'dark-hold': spires,
};

/** Whoever has the site: the place is the same, but a haven of the Shadow is a dark hold to look at. */
export function silhouette({ name, type, underDeeps }: Place, dark: boolean): string {
  const next = chances(hash(name));
  if (underDeeps) return deeps(next);
  return (type === 'haven' && dark ? spires : KINDS[type])(next);
}
