import { copyCtx, isCtx } from './ctx.ts';

/** A deep copy of plain data. Card data inside frames is shared: it is never changed; a list of it is another list of the same. */
export function copy<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) {
    const n = value.length;
    const out = new Array(n);
    for (let i = 0; i < n; i++) out[i] = copy(value[i]);
    return out as T;
  }
  // of the same shape as what it is a copy of: one that grew field by field would not be
  const out: T = { ...value };
  for (const k in value) {
    const field = value[k];
    if (field === null || typeof field !== 'object') continue;
    const fresh: unknown = isCtx(field) ? copyCtx(field) : copy(field);
    out[k] = fresh as typeof field;
  }
  return out;
}
