/**
 * How many letters must be put in, taken out, changed or swapped with their neighbour to make
 * one word of the other. Gives up, with `most + 1`, as soon as it is more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = new Array<number>(b.length + 1).fill(most + 1);
    row[0] = i;
    let least = row[0];
    // further from the diagonal it would be too much already
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, before[j - 2] + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(last[b.length], most + 1);
}

const LONGEST = 80;
const SHORTEST_PART = 4;

/** Of folded names, those most like a folded one: few letters apart, or one inside the other. */
export function nearest(wanted: string, names: Iterable<string>, howMany: number): string[] {
  if (wanted.length === 0 || wanted.length > LONGEST) return [];
  const most = Math.max(1, Math.min(6, Math.floor(wanted.length / 3)));
  const found: { readonly name: string; readonly distance: number }[] = [];
  for (const name of names) {
    const distance = editDistance(wanted, name, most);
    if (distance <= most) found.push({ name, distance });
    else if (
      (wanted.length >= SHORTEST_PART && name.includes(wanted)) ||
      (name.length >= SHORTEST_PART && wanted.includes(name))
    ) {
      found.push({ name, distance: most + 1 + Math.abs(name.length - wanted.length) / 100 });
    }
  }
  return found
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, howMany)
    .map(({ name }) => name);
}
