/** Copies of a card: what cannot be duplicated, and what there is only one of. */

import type { Scope } from '../language/index.ts';
import { hasLair } from '../pool/pool.ts';
import { being, comp, companyIdOf, companyOf, def, nameOf } from '../query/cards.ts';
import { refCard } from '../query/refs.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Aim, Cid, Ctx, State } from '../state/types.ts';
import type { Use } from './use.ts';

const sameAim = (a: Aim | null | undefined, b: Aim | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Another copy is at work within the scope (coe/g.cbd.1, 5.1.4). */
export function isDuplicate(s: State, u: Use, c: Ctx, scope: Scope): boolean {
  const name = nameOf(s, u.card);
  const copies = s.table.filter((id) => id !== u.card && nameOf(s, id) === name);
  const effects = s.lasting.filter((l) => l.def === name);
  switch (scope) {
    case 'game': {
      if (effects.length > 0) return true;
      const doomed = targetedForDiscard(s);
      if (copies.some((id) => !doomed.includes(id))) return true;
      if (rulesOf(s).duplicateCheck === 'in-play') return false;
      if (copyDeclared(s, u.card, name)) return true;
      return s.players.some((p) => p.removed.some((id) => nameOf(s, id) === name));
    }
    case 'target': {
      const aim = c.aims[0];
      if (aim?.t === 'company')
        return copies.some((id) => s.company[id] === aim.id) || effects.some((l) => tiedTo(l, aim));
      if (aim?.t !== 'card') return effects.some((l) => tiedTo(l, aim));
      return copies.some((id) => s.host[id] === aim.id) || effects.some((l) => tiedTo(l, aim));
    }
    case 'player':
      return copies.some((id) => s.owner[id] === u.seat);
    case 'company': {
      const aim = c.aims[0];
      const co =
        aim?.t === 'company'
          ? aim.id
          : aim?.t === 'card'
            ? companyIdOf(s, aim.id)
            : companyIdOf(s, c.user);
      return (
        copies.some((id) => companyIdOf(s, id) === co) ||
        effects.some(
          (l) =>
            (l.what.k === 'modify' && l.what.of.t === 'company' && l.what.of.id === co) ||
            (l.what.k === 'abilities' && l.what.on?.t === 'company' && l.what.on.id === co),
        )
      );
    }
    case 'turn':
      return effects.length > 0 || copyDeclared(s, u.card, name);
    case 'attack':
      return effects.some((l) => l.until === 'attack' || l.what.k === 'modify');
    case 'site': {
      const aim = c.aims[0];
      const site =
        aim?.t === 'card' ? aim.id : aim?.t === 'auto' ? aim.site : refCard(s, c, 'site');
      return (
        copies.some((id) => s.host[id] === site || companyOf(s, id)?.site === site) ||
        effects.some(
          (l) =>
            (l.what.k === 'auto-copy' && l.what.site === site) ||
            (l.what.k === 'idle' && l.what.site === site) ||
            (l.what.k === 'modify' && l.what.of.t === 'auto' && l.what.of.site === site),
        )
      );
    }
  }
}

/** An item or ally of which one bearer, or one company, cannot have two (coe/g.cbd.1). */
export function haveAnother(s: State, id: Cid, bearer: Cid): boolean {
  const c = comp(s, id);
  if (!c.kinds.has('unduplicated')) return false;
  const name = nameOf(s, id);
  const copies = s.table.filter((x) => x !== id && nameOf(s, x) === name);
  return c.rules.some(({ r }) => {
    if (r.is !== 'unduplicated') return false;
    if (r.scope === 'target') return copies.some((x) => s.host[x] === bearer);
    return (
      r.scope === 'company' && copies.some((x) => companyIdOf(s, x) === companyIdOf(s, bearer))
    );
  });
}

const tiedTo = (l: State['lasting'][number], aim: Aim | undefined): boolean => {
  if (!aim) return false;
  if (l.what.k === 'modify')
    return (
      sameAim(l.what.of as Aim, aim) ||
      (aim.t === 'strike' && l.what.of.t === 'card' && l.what.of.id === aim.who)
    );
  if (l.what.k === 'abilities') return sameAim(l.what.on, aim) || sameAim(l.what.ctx.aims[0], aim);
  return false;
};

/** Another copy stands on a chain (coe glossary "cannot be duplicated"). */
function copyDeclared(s: State, card: Cid, name: string): boolean {
  for (const f of s.stack)
    if (f.p === 'chain')
      for (const e of f.entries)
        if (e.card >= 0 && e.card !== card && e.kind === 'play' && e.name === name && !e.negated)
          return true;
  return false;
}

/** Cards in play that something on the chain aims at in order to discard them (crf/term/cannot-be-duplicated/1). */
function targetedForDiscard(s: State): Cid[] {
  const out: Cid[] = [];
  for (const f of s.stack) {
    if (f.p !== 'chain') continue;
    for (const e of f.entries) {
      if (e.negated || !e.does.some((x) => x.do === 'move' && x.what === 'target')) continue;
      for (const a of e.ctx.aims) if (a.t === 'card') out.push(a.id);
    }
  }
  return out;
}

/** A unique card, or another form of the same being, is in play or gone for good (coe g.man.1, "unique"). */
export function uniquelyTaken(s: State, id: Cid): string | null {
  const d = def(s, id);
  if (!d.unique && d.manifestationOf === undefined) return null;
  const who = being(d);
  const taken = (x: Cid): boolean =>
    x !== id &&
    def(s, x).kind !== 'site' &&
    being(def(s, x)) === who &&
    !(nameOf(s, x) !== d.name && isDragon(s, who));
  for (const x of s.table) if (taken(x)) return 'in play';
  for (const p of s.players) {
    for (const x of p.pile) {
      // a Dragon who serves lives; any other there is slain
      const gone = def(s, x).kind !== 'faction' && x !== id && being(def(s, x)) === who;
      if (gone || taken(x)) return 'in a marshalling point pile';
    }
    for (const x of p.removed) if (x !== id && being(def(s, x)) === who) return 'removed from play';
  }
  for (const f of s.stack)
    if (f.p === 'chain')
      for (const e of f.entries)
        if (e.card !== id && e.card >= 0 && e.kind === 'play' && !e.negated && taken(e.card))
          return 'being played';
  return null;
}

/** One who has a lair: the living forms of a Dragon do not keep each other away (coe/g.man.1). */
const isDragon = (s: State, name: string): boolean => hasLair(s.rt.pool, name);
