/** What may take a character out of his company, or taps him: not from on guard (coe/2.V.6 c, e). */

import type { CardFilter, Effect, Ref } from './language/index.ts';
import { oneOf } from './query/compare.ts';

/** A character may be meant. */
export const mayBeHe = ({ kind, any }: CardFilter): boolean =>
  kind === undefined ? any?.some(mayBeHe) === true : oneOf(kind, 'character');

/** `whom`: the roles that a character may have. By corruption checks, and in combat, he may be lost. */
export const takesSomebody = (effects: readonly Effect[], whom: readonly Ref[]): boolean =>
  effects.some((e) => befalls(e, whom, isTaken));

/** Him, or one of several of whom he may be one; what his own player may choose to do is not done to him. */
export const tapsSomebody = (effects: readonly Effect[], whom: readonly Ref[]): boolean =>
  effects.some((e) => befalls(e, whom, isTapped));

type Deed = (e: Effect, isHe: (what: Ref | CardFilter) => boolean) => boolean;

const isTaken: Deed = (e, isHe) =>
  (e.do === 'move' && e.zone === undefined && isHe(e.what)) ||
  (e.do === 'influence' && isHe(e.versus));

const isTapped: Deed = (e, isHe) => e.do === 'tap' && isHe(e.what);

function befalls(e: Effect, whom: readonly Ref[], deed: Deed): boolean {
  if (deed(e, (what) => (typeof what === 'string' ? whom.includes(what) : mayBeHe(what))))
    return true;
  const then = (list: readonly Effect[] | undefined, who = whom): boolean =>
    list?.some((x) => befalls(x, who, deed)) === true;
  switch (e.do) {
    case 'pick': {
      if (deed === isTapped && e.optional) return then(e.none);
      const here = (e.zone === undefined || e.zone === 'play') && mayBeHe(e.a);
      return then(e.then, here ? [...whom, 'picked'] : whom) || then(e.none);
    }
    case 'each':
      return then(e.does, e.zone === undefined && mayBeHe(e.a) ? [...whom, 'it'] : whom);
    case 'repeat':
      return then(e.does);
    case 'influence':
      return then(e.pass) || then(e.fail);
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
