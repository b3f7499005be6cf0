import type { Ctx } from './types.ts';

/** The same roles, to bind others in. Field by field, so that all contexts have one shape. */
export const ctxLike = (c: Ctx): Ctx => ({
  by: c.by,
  card: c.card,
  host: c.host,
  user: c.user,
  it: c.it,
  cause: c.cause,
  picked: c.picked,
  company: c.company,
  aims: c.aims,
  entry: c.entry,
  bound: c.bound,
  attack: c.attack,
  versus: c.versus,
  sky: c.sky,
  detaining: c.detaining,
});

/**
 * The same roles, some of them bound otherwise. Not a spread: what that makes has a shape that nothing
 * else has, and whatever reads contexts would have to tell as many shapes apart (decision 0027).
 */
export const ctxWith = (c: Ctx, roles: Partial<Ctx>): Ctx => Object.assign(ctxLike(c), roles);

/** What was counted and noted, in an object of its own: few or none, of many kinds in all. */
export function boundLike(bound: Ctx['bound']): Ctx['bound'] {
  const out: Ctx['bound'] = {};
  for (const key in bound) out[key] = bound[key];
  return out;
}

/** A context of its own: no two frames may share one, or a stored game would go on differently. */
export function copyCtx(c: Ctx): Ctx {
  const out = ctxLike(c);
  out.aims = c.aims.slice();
  out.bound = boundLike(c.bound);
  return out;
}

/** A context, wherever it stands: nothing else binds these roles. */
export const isCtx = (x: object): x is Ctx => 'aims' in x && 'bound' in x && 'cause' in x;
