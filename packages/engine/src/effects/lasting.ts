import { happen, heeded } from '../happenings/happen.ts';
import type { CardFilter, Effect, Phase, RegionType, SiteType, Until } from '../language/index.ts';
import { attacksAre } from '../query/attack-rules.ts';
import {
  allCompanies,
  cardsIn,
  company,
  companyIdOf,
  copyCtx,
  def,
  nameOf,
  newSite,
} from '../query/cards.ts';
import { checkKey } from '../query/checks.ts';
import { matches, value } from '../query/evaluate.ts';
import { regionAimedAt, retypers, spotAimedAt } from '../query/map.ts';
import {
  attackFrame,
  attackMeant,
  changed,
  companyRef,
  entryNo,
  facerFor,
  refCard,
  seatRef,
  strikeFrame,
  strikeMeant,
} from '../query/refs.ts';
import { skillsNeeded } from '../query/skills.ts';
import { boundLike, ctxWith } from '../state/ctx.ts';
import type { Entry } from '../state/declared.ts';
import {
  type Aim,
  type CheckMod,
  type Cid,
  type Ctx,
  type Lasting,
  type Modifier,
  NO_MAX,
  NO_MIN,
  type State,
} from '../state/types.ts';
import { ofNoCard } from '../verbs/cards.ts';
import { stir } from '../verbs/live.ts';
import { setOutFrom } from './relocate.ts';

/** What an effect is tied to: when that is over, so is the effect. */
function tie(s: State, c: Ctx, until: Until): number {
  switch (until) {
    case 'strike':
      return strikeFrame(s)?.n ?? attackFrame(s)?.n ?? 0;
    case 'attack':
      return awaited(c) ? 0 : (attackFrame(s)?.n ?? 0);
    case 'creature':
      return lastAttack(s);
    case 'phase':
      return s.current;
    default:
      return s.turn;
  }
}

/** The automatic-attack that is still to come, if it is aimed at one: whatever attacks meanwhile is not meant (coe/9.3.2.3). */
const awaited = (c: Ctx): Extract<Aim, { t: 'auto' }> | undefined =>
  c.attack > 0 ? undefined : c.aims.find((aim) => aim.t === 'auto');

/** The attack of the creature that attacks now with which it will be done: it lies undermost. */
function lastAttack(s: State): number {
  const now = attackFrame(s);
  if (!now) return 0;
  const last = s.stack.find((f) => f.p === 'attack' && f.card === now.card && now.card >= 0);
  return last?.p === 'attack' ? last.n : now.n;
}

/** Leaves an effect in the game. */
export function leave(s: State, c: Ctx, until: Until, what: Lasting['what']): Lasting {
  const entry = c.entry ? entryNo(s, c.entry) : null;
  const lost = isOfAnother(s, c.card, entry);
  const d = c.card >= 0 && !lost ? def(s, c.card) : null;
  const made: Lasting = {
    n: ++s.serial,
    card: c.card,
    def: d?.name ?? entry?.name ?? '',
    by: c.by,
    // all attacks of a creature are over with the last of them
    until: until === 'creature' ? 'attack' : until,
    tie: tie(s, c, until),
    seat: s.active,
    phase: s.phase,
    what,
    needsSkill: skillsNeeded(d, entry?.action).join(','),
    environment: d?.keywords?.includes('environment') ?? false,
  };
  if (entry !== null && usedInPlay(s, c.card, entry)) made.ofUse = true;
  const l = lost ? ofNoCard(made) : made;
  // a new list, not the old one made longer: what was read from that one is kept by it (query/in-force.ts)
  s.lasting = [...s.lasting, l];
  changed(s, c);
  return l;
}

/** What was given up to use it has been shuffled away before it resolves: its number is another's. */
const isOfAnother = (s: State, card: Cid, entry: Entry | null): boolean =>
  card >= 0 &&
  entry?.kind === 'use' &&
  entry.card === card &&
  (s.zone[card] === 'deck' || def(s, card).name !== entry.name);

/** It is used and stays in play: what it was given up for is not over with it (coe/9.4.1). */
const usedInPlay = (s: State, card: Cid, { kind, card: used, action }: Entry): boolean =>
  kind === 'use' &&
  used === card &&
  s.zone[card] === 'play' &&
  !action?.cost?.some((x) => x.pay === 'discard' && x.what === 'self');

/** In the present phase of that company it does nothing. */
export function switchOff(s: State, l: Lasting, company: number): void {
  l.off = company;
  s.lasting = s.lasting.slice();
}

export function switchOn(s: State, l: Lasting): void {
  delete l.off;
  s.lasting = s.lasting.slice();
}

/** Ends effects that were to last until now. */
export function expire(s: State, until: Until, over: number): void {
  // the list stays the same one where nothing ends: what was read from it holds (query/in-force.ts)
  for (const l of s.lasting) if (l.until === until && l.tie === over) return end(s, until, over);
}

function end(s: State, until: Until, over: number): void {
  s.lasting = s.lasting.flatMap((l) => {
    if (l.until !== until || l.tie !== over) return [l];
    if (l.what.k !== 'hush') return [];
    if (l.what.card !== undefined) stir(s);
    return l.what.effects;
  });
}

/** The attacks of a site have been faced: what was to last until one of them was is over, canceled or not. */
export function expireAwaited(s: State, site: Cid): void {
  const meant = (aim: Lasted): boolean => aim.t === 'auto' && aim.site === site;
  const ends = ({ until, tie: over, what }: Lasting): boolean =>
    until === 'attack' &&
    over === 0 &&
    ((what.k === 'modify' && meant(what.of)) ||
      (what.k === 'abilities' && what.ctx.aims.some(meant)));
  if (s.lasting.some(ends)) s.lasting = s.lasting.filter((l) => !ends(l));
}

type Lasted = Extract<Lasting['what'], { k: 'modify' }>['of'];

/** With the turn goes all that was to last no longer than it, whatever became of what it was tied to (coe/5.1.1, 9.4.1). */
export function expireWithTurn(s: State): void {
  const stays = (l: Lasting): boolean =>
    l.until === 'long-event' || l.until === 'next-untap' || l.until === 'game';
  if (!s.lasting.every(stays)) s.lasting = s.lasting.filter(stays);
}

/** Ends what lasts until a player's untap phase, or as long as a long-event does. */
export function expireFor(
  s: State,
  until: 'next-untap' | 'long-event',
  test: (l: Lasting) => boolean,
): void {
  const ends = (l: Lasting): boolean => l.until === until && test(l);
  if (s.lasting.some(ends)) s.lasting = s.lasting.filter((l) => !ends(l));
}

/** The company an effect means by "company": the user's, the target's, or the present one. */
export const effectCompany = (s: State, c: Ctx): number => companyMeant(s, c).id;

/** What is said of somebody's company stays with him, what is said of a company with that (coe/2.II.3.6.1). */
function companyMeant(s: State, c: Ctx): Extract<Aim, { t: 'company' }> {
  const aim = c.aims[0];
  if (aim?.t === 'company') return aim;
  const his = (of: Cid) => ({ t: 'company' as const, id: companyIdOf(s, of), of });
  if (c.user >= 0) return his(c.user);
  if (aim?.t === 'card' && companyIdOf(s, aim.id) >= 0) return his(aim.id);
  const f = attackFrame(s);
  if (f) return { t: 'company', id: companyRef(s, c, 'active') };
  // a card that was discarded to pay for it was with its bearer
  const own = his(c.host >= 0 ? c.host : c.card);
  return own.id >= 0 ? own : { t: 'company', id: c.company >= 0 ? c.company : s.current };
}

type ModifyEffect = Extract<Effect, { do: 'modify' }>;

export function modifyEffect(s: State, c: Ctx, e: ModifyEffect): void {
  const mod: Modifier = {
    stat: e.stat,
    op: e.op ?? 'add',
    by: value(s, c, e.by),
    max: e.max === undefined ? NO_MAX : value(s, c, e.max),
    min: e.min ?? NO_MIN,
  };
  const on = (of: Lasted): void =>
    void leave(
      s,
      c,
      e.until,
      e.bodiless ? { k: 'modify', mod, of, bodiless: true } : { k: 'modify', mod, of },
    );
  const of = e.of;
  if (typeof of !== 'string') {
    if ('player' in of) on({ t: 'player', seat: seatRef(s, c, of.player) });
    else
      for (const id of cardsIn(s, 'play', -1))
        if (matches(s, c, id, of.each)) on({ t: 'card', id });
    return;
  }
  if (of === 'attack') {
    const later = awaited(c);
    const f = later ? null : attackMeant(s, c);
    if (later) on(later);
    else if (f) on({ t: 'attack', n: f.n });
  } else if (of === 'company') on(companyMeant(s, c));
  else if (of === 'active-company') on({ t: 'company', id: companyRef(s, c, 'active') });
  else if (of === 'strike') {
    const f = strikeMeant(s, c);
    const who = f ? facerFor(s, f, c.by) : -1;
    if (f) on(ofStrikes(e.stat) ? { t: 'strike', n: f.n, who } : { t: 'card', id: who });
  } else {
    const aim = of === 'target' ? c.aims[0] : of === 'target2' ? c.aims[1] : undefined;
    if (aim && (aim.t === 'attack' || aim.t === 'auto' || aim.t === 'company')) on(aim);
    else {
      const id = refCard(s, c, of);
      if (id >= 0) on({ t: 'card', id });
    }
  }
}

/** Numbers that a strike has of its own; the others are those of whoever faces it. */
const ofStrikes = (stat: Modifier['stat']): boolean =>
  stat === 'attack-prowess' || stat === 'attack-body';

type InstallEffect = Extract<Effect, { do: 'install' }>;

/** A card of the same name has left abilities on the same company, or on all. */
const isLeftOn = (s: State, c: Ctx, on: Aim | null): boolean =>
  s.lasting.some(
    ({ def: by, what }) =>
      what.k === 'abilities' &&
      by === nameOf(s, c.card) &&
      (on === null || (on.t === 'company' && what.on?.t === 'company' && what.on.id === on.id)),
  );

/** What the abilities come to lie on: null, the whole table. */
function installedOn(s: State, c: Ctx, e: InstallEffect): Aim | null {
  if (e.on === 'company') return companyMeant(s, c);
  if (e.on === 'site') {
    const there = company(s, effectCompany(s, c));
    return there ? { t: 'card', id: newSite(there) } : null;
  }
  if (e.on === undefined) return null;
  const aim = e.on === 'target' ? c.aims[0] : undefined;
  if (aim && aim.t !== 'card')
    return aim.t === 'strike' || aim.t === 'check' ? { t: 'card', id: aim.who } : aim;
  const id = refCard(s, c, e.on);
  if (id >= 0) return { t: 'card', id };
  // what lies on a company as a whole leaves it there, though the card should go
  const co = e.on === 'bearer' ? companyRef(s, c, 'bearer') : -1;
  return co >= 0 ? { t: 'company', id: co } : null;
}

/** It is not left there a second time. */
export const isInstalled = (s: State, c: Ctx, e: InstallEffect): boolean =>
  e.once === true && isLeftOn(s, c, installedOn(s, c, e));

export function installEffect(s: State, c: Ctx, e: InstallEffect): void {
  const on = installedOn(s, c, e);
  let host = c.host;
  if (on?.t === 'card') host = on.id;
  else if (on?.t === 'company') host = -1;
  const scope = on?.t === 'company' ? on.id : c.company;
  if (e.once && isLeftOn(s, c, on)) return;
  // effects of a discarded card lose their host: bind who bore it now
  if (host === -2 && c.card >= 0) host = s.host[c.card] >= 0 ? s.host[c.card] : -2;
  const ctx = ctxWith(c, { host, company: scope, bound: boundLike(c.bound) });
  if (on?.t === 'company') setOutFrom(s, ctx, on.id, e.abilities);
  leave(s, c, e.until, { k: 'abilities', abilities: e.abilities, on, ctx });
  // an attack that goes on learns of it now
  const f = e.abilities.some((x) => x.is === 'attacks-are') ? attackFrame(s) : null;
  if (f && attacksAre(s, f, 'uncancelable')) f.cannotBeCanceled = true;
}

type RetypeEffect = Extract<Effect, { do: 'retype' }>;

export function retypeEffect(s: State, c: Ctx, e: RetypeEffect): void {
  const aim = e.what === 'target-region' ? c.aims.find((x) => x.t === 'region') : c.aims[0];
  if (aim?.t === 'region') {
    leave(s, c, e.until, {
      k: 'retype-region',
      company: aim.company,
      i: aim.i,
      name: regionAimedAt(s, aim)?.name ?? '',
      to: e.to as RegionType,
      twice: e.twice === true,
      ...spotAimedAt(s, aim),
      after: retypers(s).slice(),
    });
  } else if (aim?.t === 'card')
    leave(s, c, e.until, { k: 'retype-site', site: aim.id, to: e.to as SiteType });
  s.unsettled = true;
}

type ModifyCheck = Extract<Effect, { do: 'modify-check' }>;

/** Adds to a roll that was declared; it is counted when the roll is made (coe/7.1.1). */
export function modifyCheckEffect(
  s: State,
  c: Ctx,
  by: number,
  { pass, fail, undirected }: Pick<ModifyCheck, 'pass' | 'fail' | 'undirected'>,
  twice = false,
): void {
  const aim = c.aims.find((a) => a.t === 'check' || a.t === 'strike');
  if (aim?.t === 'strike') {
    const st = strikeMeant(s, c);
    if (!st || !twice) return;
    if (facerFor(s, st, c.by) === st.by) st.byTwice = true;
    else st.twice = true;
    changed(s, c);
    return;
  }
  if (aim?.t !== 'check') return;
  const e = entryNo(s, aim.n);
  const key = e ? checkKey(s, e, aim.i) : null;
  if (!e || !key) return;
  // what stands in the place of his influence is counted once, though it is said again
  const before = undirected ? e.ctx.bound.undirected : undefined;
  if (undirected) e.ctx.bound.undirected = Math.max(by, before ?? by);
  const mod: CheckMod = {
    kind: key.kind,
    who: key.who,
    k: key.k,
    by: before === undefined ? by : Math.max(0, by - before),
    card: c.card >= 0 ? def(s, c.card).name : '',
  };
  if (pass !== undefined) mod.pass = { does: pass, ctx: copyCtx(c) };
  if (fail !== undefined) mod.fail = { does: fail, ctx: copyCtx(c) };
  if (twice) mod.twice = true;
  e.mods.push(mod);
  changed(s, c);
}

/** Undoes lasting effects of cards that match. */
export function cancelEffectsOf(s: State, c: Ctx, e: Extract<Effect, { do: 'cancel' }>): void {
  if (typeof e.what !== 'object') return;
  const { effectsOf: f, leftIn, silenced } = e.what;
  if (silenced) return silence(s, c, f);
  if (leftIn !== undefined) return hushEffectsOf(s, c, f, leftIn);
  const before = s.lasting.length;
  s.lasting = s.lasting.filter((l) => l.card < 0 || !matches(s, c, l.card, f));
  let stopped = false;
  for (const co of allCompanies(s))
    if (co.again !== undefined && matches(s, c, co.again, f)) {
      delete co.again;
      stopped = true;
    }
  if (s.lasting.length !== before || stopped) {
    changed(s, c);
    if (heeded(s, 'cancel')) happen(s, { event: 'cancel', what: 'effects', name: '' });
  }
}

/** What such cards left in that phase is of no effect until the present one is over. */
function hushEffectsOf(s: State, c: Ctx, f: CardFilter, leftIn: Phase): void {
  const effects = s.lasting.filter(
    (l) => l.phase === leftIn && l.card >= 0 && matches(s, c, l.card, f),
  );
  if (effects.length === 0) return;
  s.lasting = s.lasting.filter((l) => !effects.includes(l));
  leave(s, c, 'phase', { k: 'hush', effects });
}

/** Such cards in play say nothing, and what they or others like them have left or declared does nothing, until the attack is over. */
function silence(s: State, c: Ctx, f: CardFilter): void {
  const left = s.lasting.map((l) => l.card).filter((id) => id >= 0 && s.zone[id] !== 'play');
  for (const card of new Set([...s.table, ...left].filter((id) => matches(s, c, id, f)))) {
    const effects = s.lasting.filter((l) => l.card === card);
    s.lasting = s.lasting.filter((l) => l.card !== card);
    leave(s, c, 'attack', { k: 'hush', effects, card });
    for (const chain of s.stack)
      if (chain.p === 'chain') for (const e of chain.entries) if (e.card === card) e.negated = true;
    stir(s);
  }
}
