import { happen } from '../happenings/happen.ts';
import { averted } from '../happenings/instead.ts';
import type { Effect, EventCard } from '../language/index.ts';
import { siteOfAim } from '../legality/copies.ts';
import { fits } from '../legality/targets.ts';
import { aspectsFor } from '../pool/pool.ts';
import { startCreature } from '../procedures/creature.ts';
import { execFrame } from '../procedures/exec.ts';
import { push } from '../procedures/procedure.ts';
import { bearsOnAttack, changesAttacks } from '../query/attack-stats.ts';
import { comp, company, companyIdOf, def, nameOf, newCtx, noteOn } from '../query/cards.ts';
import { isLive } from '../query/in-force.ts';
import { replaces } from '../query/instead.ts';
import { attackFrame, siteOf, siteOfPlay } from '../query/refs.ts';
import { isolates } from '../query/sites.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { ctxWith } from '../state/ctx.ts';
import { type Aim, type Cid, type Entry, type State, TAPPED } from '../state/types.ts';
import { agentEnters } from '../verbs/agents.ts';
import { attach, enterPlay, put } from '../verbs/cards.ts';
import { hush } from '../verbs/live.ts';
import { takeItem, tapSiteFor } from './attach.ts';
import { factionEffects } from './faction.ts';
import { lieAsSite } from './lie-as-site.ts';

/** A played card resolves: what that means depends on what it is. */
export function resolvePlay(s: State, e: Entry): void {
  const d = def(s, e.card);
  if (e.name === 'on-guard') {
    placeOnGuard(s, e);
    return;
  }
  if (e.use?.kind === 'agent') {
    agentEnters(s, e.card);
    return;
  }
  switch (d.kind) {
    case 'creature':
      if (e.action && d.asEvent) resolveEvent(s, e, d.asEvent.duration, false);
      else startCreature(s, e);
      return;
    case 'event':
      // one that may be either is what the way in which it was played makes of it
      resolveEvent(s, e, (e.action?.becomes && d.or) ?? d.duration, d.on === 'target');
      return;
    case 'item':
      if (e.action !== null) push(s, execFrame(e.does, e.ctx));
      else if (d.resolves === undefined) takeItem(s, e.card, e.ctx.user, e.ctx, e);
      else push(s, execFrame(d.resolves, e.ctx));
      return;
    case 'ally':
      attach(s, e.card, e.ctx.user);
      noteOn(s, e.card).since = s.turn;
      tapSiteFor(s, e);
      happen(s, {
        event: 'card-played',
        card: e.card,
        seat: e.by,
        site: siteOf(s, e.ctx),
        company: e.ctx.company,
        usesSite: usesSite(s, e),
      });
      happen(s, {
        event: 'composition-changed',
        company: companyIdOf(s, e.card),
        split: false,
        left: -1,
      });
      return;
    case 'faction': {
      const does = factionEffects(s, e);
      push(s, execFrame(does, e.ctx));
      return;
    }
    default:
      if (e.does.length > 0) push(s, execFrame(e.does, e.ctx));
  }
}

/** The site is tapped for it, or is a condition of playing it (crf/card/await-the-advent-of-allies/2). */
export const usesSite = (s: State, e: Entry): boolean =>
  e.use?.kind === 'at-site' ||
  e.tapsSite ||
  (e.action !== null && aspectsFor(s.rt.pool, e.action).asksSite);

function resolveEvent(
  s: State,
  e: Entry,
  duration: EventCard['duration'],
  onTarget: boolean,
): void {
  const does: readonly Effect[] = e.does;
  // how many of the same name are at work on the same attack already
  const [aim] = e.ctx.aims;
  if (aim?.t === 'attack' || aim?.t === 'auto') e.ctx.bound.copies = copiesOn(s, e.name, aim);
  if (duration === 'short') {
    pushRounds(s, e);
    if (does.length > 0) push(s, execFrame(does, e.ctx));
    return;
  }
  enterAs(s, e, onTarget);
  happen(s, {
    event: 'card-played',
    card: e.card,
    seat: e.by,
    site: siteOfPlay(s, e.ctx),
    company: e.ctx.company,
    usesSite: usesSite(s, e),
  });
  if (does.length > 0) push(s, execFrame(does, e.ctx));
}

/** Each time that it is done, if what that is aimed at is still there and what was paid still paid; the first comes first. */
function pushRounds(s: State, e: Entry): void {
  for (const r of (e.rounds ?? []).slice().reverse()) {
    const round = e.action?.rounds?.of[r.form];
    if (!round || r.tapped.some((id) => s.zone[id] !== 'play' || s.status[id] !== TAPPED)) continue;
    const hazard = e.use?.hazard === true;
    if ((round.targets ?? []).every((t, i) => fits(s, r.ctx, t, r.ctx.aims[i], hazard)))
      push(s, execFrame(round.does, r.ctx));
  }
}

const copiesOn = (s: State, name: string, aim: Extract<Aim, { t: 'attack' | 'auto' }>): number =>
  s.lasting.filter(
    ({ def: by, what }) =>
      by === name &&
      what.k === 'modify' &&
      (aim.t === 'attack'
        ? what.of.t === 'attack' && what.of.n === aim.n
        : what.of.t === 'auto' && what.of.site === aim.site && what.of.i === aim.i),
  ).length;

/** Long- and permanent-events come to lie on their target, on a company, or in the middle. */
export function enterAs(s: State, e: Entry, onTarget: boolean): void {
  const aim = e.ctx.aims[0];
  e.ctx.bound.changed = 1;
  const d = def(s, e.card);
  if (d.kind === 'event' && d.site !== undefined && aim?.t === 'company')
    return lieAsSite(s, e.card, aim.id);
  if (onTarget && aim?.t === 'company') {
    enterPlay(s, e.card);
    s.company[e.card] = aim.id;
    const there = company(s, aim.id);
    if (there && !there.moving) noteOn(s, e.card).place = nameOf(s, there.site);
  } else if (onTarget && (aim?.t === 'card' || aim?.t === 'strike')) {
    const host = aim.t === 'card' ? aim.id : aim.who;
    enterPlay(s, e.card, host);
    if (def(s, e.card).keywords?.includes('corruption'))
      happen(s, { event: 'corrupted', card: host });
  } else enterPlay(s, e.card, e.ctx.sky);
  if (d.kind === 'event' && d.cannotBeDuplicated === 'site') {
    const site = siteOfAim(s, e.ctx);
    if (site >= 0) noteOn(s, e.card).place = nameOf(s, site);
  }
  armAgainstAttack(s, e.card);
  if (!onTarget) armForAll(s, e.card);
  const co = company(s, s.current);
  // a passive condition already met applies as the card arrives (coe/9.6)
  if (co?.moving) arrived(s, e, co.id);
}

/** What changes attacks without aiming at one comes to bear on a running attack in the next chain (coe/9.6.8). */
function armAgainstAttack(s: State, card: Cid): void {
  const f = attackFrame(s);
  if (!f || f.canceled) return;
  const alone = f.total > 1 && f.source !== 'automatic' && isolates(s, card);
  if (!alone && !(changesAttacks(s, card) && bearsOnAttack(s, f, card))) return;
  const ctx = ctxWith(newCtx(s, s.owner[card], card), { company: f.company, attack: f.n });
  s.queue.push({
    what: 'bear-on-attack',
    card,
    i: -1,
    lasting: 0,
    seat: s.owner[card],
    ctx,
    name: def(s, card).name,
    does: [],
    optional: false,
  });
}

/**
 * What changes a whole class of things aims at none of them, and is felt only in the next chain:
 * numbers of characters (coe/9.6.8), in the older rules whatever such an event does
 * (pef/term/passive-conditions/1). A change of the rules holds at once in the newer (coe/9.1.5).
 */
function armForAll(s: State, card: Cid): void {
  const c = comp(s, card);
  const { eventsArm } = rulesOf(s);
  // that it is discarded some day is nothing that it does now; what changes an attack bears on it by itself
  const waits =
    eventsArm === 'all' && attackFrame(s) === null
      ? c.triggers.some(({ t }) => !onlyLeaves(t.does))
      : c.triggers.length > 0;
  if (waits || c.actions.length > 0 || !isLive(s, card)) return;
  const numbers = c.modifies.some(({ m }) => typeof m.of !== 'string' && 'each' in m.of);
  if (
    !(numbers && c.rules.length === 0) &&
    !(eventsArm === 'all' && (numbers || c.rules.length > 0))
  )
    return;
  hush(s, card);
  s.queue.push({
    what: 'come-to-bear',
    card,
    i: -1,
    lasting: 0,
    seat: s.owner[card],
    ctx: newCtx(s, s.owner[card], card),
    name: def(s, card).name,
    does: [],
    optional: false,
  });
}

const onlyLeaves = (does: readonly Effect[]): boolean =>
  does.every((e) => e.do === 'move' && e.what === 'self');

/** A card that speaks of moving companies speaks of the one that is moving now. */
function arrived(s: State, e: Entry, id: number): void {
  const waits = comp(s, e.card).triggers.some(({ t }) => t.on.event === 'moves');
  if (!waits) return;
  happen(s, { event: 'moves', company: id }, e.card);
}

function placeOnGuard(s: State, e: Entry): void {
  const co = company(s, e.ctx.company);
  const site = e.ctx.aims[0];
  if (site?.t !== 'card' || s.zone[site.id] !== 'play') {
    put(s, e.card, 'hand', { why: 'the site is gone' });
    return;
  }
  const known = 1 << s.owner[e.card];
  if (
    replaces(s) &&
    averted(s, {
      event: 'move',
      card: e.card,
      from: s.zone[e.card],
      to: 'guard',
      seat: s.owner[e.card],
      known,
      why: 'on guard',
    })
  )
    return;
  put(s, e.card, 'guard', { known, why: 'on guard' });
  s.host[e.card] = site.id;
  noteOn(s, e.card).against = co?.id ?? -1;
}
