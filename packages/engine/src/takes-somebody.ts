/** What may take a character out of his company: not from on guard (coe/2.V.6 c). */

import type { CardFilter, Effect, Ref } from './language/index.ts';

/** A character may be meant. */
export const mayBeHe = ({ kind, any }: CardFilter): boolean =>
  kind === undefined
    ? any?.some(mayBeHe) === true
    : typeof kind === 'string'
      ? kind === 'character'
      : kind.includes('character');

/** `whom`: the roles that a character may have. By corruption checks, and in combat, he may be lost. */
export const takesSomebody = (effects: readonly Effect[], whom: readonly Ref[]): boolean =>
  effects.some((e) => takes(e, whom));

function takes(e: Effect, whom: readonly Ref[]): boolean {
  const then = (list: readonly Effect[] | undefined, who = whom): boolean =>
    list !== undefined && takesSomebody(list, who);
  switch (e.do) {
    case 'move':
      return (
        e.zone === undefined &&
        (typeof e.what === 'string' ? whom.includes(e.what) : mayBeHe(e.what))
      );
    case 'influence':
      return whom.includes(e.versus);
    case 'pick': {
      const here = (e.zone === undefined || e.zone === 'play') && mayBeHe(e.a);
      return then(e.then, here ? [...whom, 'picked'] : whom) || then(e.none);
    }
    case 'each':
      return then(e.does, e.zone === undefined && mayBeHe(e.a) ? [...whom, 'it'] : whom);
    case 'repeat':
      return then(e.does);
    case 'check':
      return e.kind !== 'corruption' && e.kind !== 'body' && (then(e.pass) || then(e.fail));
    case 'if':
      return then(e.then) || then(e.else);
    case 'offer':
      return e.options.some((o) => then(o.does)) || then(e.else);
    default:
      return false;
  }
}
