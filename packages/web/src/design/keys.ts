/** A list with a key for each of its members; like ones are counted. */
export function keyed<T>(list: readonly T[], name: (item: T) => string | number): [string, T][] {
  const seen = new Map<string, number>();
  return list.map((item) => {
    const base = String(name(item));
    const times = (seen.get(base) ?? 0) + 1;
    seen.set(base, times);
    return [`${base}#${times}`, item];
  });
}
