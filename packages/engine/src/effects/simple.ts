import { happen } from '../happenings/happen.ts';
import type { CardFilter, Effect, Ref } from '../language/index.ts';
import { isOfTheOther } from '../query/across.ts';
import { agentOf, allAgents } from '../query/agents.ts';
import { cannotCard, siteCannotTap } from '../query/bans.ts';
import {
  cardsIn,
  def,
  inPlay,
  isCaptive,
  isTrophy,
  nameOf,
  newCtx,
  note,
  noteOn,
  ownerOf,
} from '../query/cards.ts';
import { matches } from '../query/evaluate.ts';
import { changed, refCard, seatRef, siteOf } from '../query/refs.ts';
import { cardsOnGuard } from '../state/apart.ts';
import type { Cid, Ctx, State } from '../state/types.ts';
import { heal, invert, slip, tap, untap, wound } from '../verbs/cards.ts';
import { discard, eliminate, intoDeck, leavePlay, toHand } from '../verbs/leaving.ts';
import { spreadHealing } from './healing.ts';
import { freeCaptives } from './prison.ts';
import { storeCard } from './store.ts';

/** The cards an effect speaks of: one by its role, or all in play that match. */
export function affected(s: State, c: Ctx, what: Ref | CardFilter, zone?: 'beside'): Cid[] {
  if (typeof what === 'string') {
    const id = refCard(s, c, what);
    return id >= 0 ? [id] : [];
  }
  if (zone !== undefined) return cardsIn(s, zone, -1).filter((id) => matches(s, c, id, what));
  if (what.onGuard) return cardsOnGuard(s).filter((id) => matches(s, c, id, what));
  if (what.agent)
    return allAgents(s)
      .map(agentOf)
      .filter((id) => matches(s, c, id, what));
  return cardsIn(s, 'play', -1).filter(
    (id) => !isCaptive(s, id, c.card) && !isOfTheOther(s, c, id) && matches(s, c, id, what),
  );
}

/** Effects that need no one's choice and no sub-procedure. */
export type SimpleKind = 'move' | 'tap' | 'untap' | 'heal' | 'wound' | 'invert';

/** Does a simple effect. False: it is not one of these. */
export function simple(s: State, c: Ctx, e: Effect): boolean {
  switch (e.do) {
    case 'move': {
      for (const id of affected(s, c, e.what, e.zone)) {
        const d = def(s, id);
        // it was taken back to hand before its own text came to that, if that is not of the hand itself
        const speaksThere = d.kind === 'event' && d.seen !== undefined;
        if (e.what === 'self' && s.zone[id] === 'hand' && !speaksThere) continue;
        if (e.to === 'discard') {
          // to be eliminated is more than to be discarded
          const kept = d.kind === 'character' && e.as !== 'eliminate' && inPlay(s, id);
          if (kept && cannotCard(s, 'be-discarded', id)) continue;
          if (e.as === 'regained' && isTrophy(s, id)) leavePlay(s, id, 'removed');
          if (e.as === 'eliminate') eliminate(s, id, '', 'effect');
          else discard(s, id, '', 'effect');
        } else if (e.to === 'hand') {
          // who is gone himself bears nothing any more, and stays where he went
          if (e.what === 'bearer' && !inPlay(s, id)) continue;
          if (inPlay(s, id) && cannotCard(s, 'be-returned', id)) continue;
          toHand(s, id);
        } else if (e.to === 'deck') {
          // out of a hand it goes face-down: nobody else can tell which of the cards it was
          if (e.shuffle === false && s.zone[id] === 'hand') {
            const seat = s.owner[id];
            const there = slip(s, id, s.players[seat].hand);
            leavePlay(s, there, 'deck');
            if (e.as === 'discard') happen(s, { event: 'hand-discard', card: there, seat });
          } else if (e.shuffle === false) leavePlay(s, id, 'deck');
          else intoDeck(s, [id], ownerOf(s, id));
        } else if (e.as === 'won') {
          // all attacks of the card: it is lost when the last of them is over
          for (const f of s.stack) if (f.p === 'attack' && f.card === id) f.forfeit = true;
        } else if (e.to === 'pile') {
          const played = d.kind === 'faction' && !inPlay(s, id);
          const { place } = note(s, id);
          leavePlay(s, id, 'pile', { seat: e.ofPlayer ? seatRef(s, c, e.ofPlayer) : c.by });
          if (played) notePlace(s, c, id);
          // of which there is one at each site stays the one of that site (coe glossary "marshalling point pile")
          if (d.kind === 'event' && d.cannotBeDuplicated === 'site' && place !== undefined)
            noteOn(s, id).place = place;
          if (played)
            happen(s, {
              event: 'card-played',
              card: id,
              seat: c.by,
              site: siteOf(s, c),
              company: c.company,
              usesSite: true,
            });
        } else if (e.to === 'stored') {
          if (s.zone[id] !== 'play') continue;
          storeCard(s, id, e.as === 'named-there');
        } else if (e.to === 'out') leavePlay(s, id, 'out');
        else eliminate(s, id, '', 'effect');
        changed(s, c);
      }
      return true;
    }
    case 'tap':
      for (const id of affected(s, c, e.what)) {
        if (s.owner[id] !== c.by && siteCannotTap(s, id)) continue;
        if (s.status[id] === 0) changed(s, c);
        tap(s, id);
      }
      return true;
    case 'untap':
      for (const id of affected(s, c, e.what)) if (untap(s, id)) changed(s, c);
      return true;
    case 'heal':
      for (const id of affected(s, c, e.what)) {
        const healed = heal(s, id) ? [id, ...spreadHealing(s, id)] : [];
        if (healed.length > 0) changed(s, c);
        if (e.well) for (const x of healed) untap(s, x);
      }
      return true;
    case 'wound':
      for (const id of affected(s, c, e.what)) wound(s, id);
      changed(s, c);
      return true;
    case 'invert':
      for (const id of affected(s, c, e.what)) invert(s, id);
      changed(s, c);
      return true;
    default:
      return false;
  }
}

/** A faction was won where it is: texts ask for it later. */
function notePlace(s: State, c: Ctx, id: Cid): void {
  const d = def(s, id);
  const site = siteOf(s, c);
  if (d.kind === 'faction' && site >= 0 && matches(s, newCtx(s, c.by, id), site, d.at))
    noteOn(s, id).place = nameOf(s, site);
}

/** Runs a list at once if all of it is simple. */
export function runNow(s: State, does: readonly Effect[], c: Ctx): boolean {
  const ok = does.every(
    (e) =>
      e.do === 'move' ||
      e.do === 'tap' ||
      e.do === 'untap' ||
      e.do === 'wound' ||
      (e.do === 'free-prisoners' && typeof e.into === 'object'),
  );
  if (!ok) return false;
  for (const e of does) {
    // before their host is gone, and they with it
    if (e.do === 'free-prisoners' && typeof e.into === 'object')
      freeCaptives(s, refCard(s, c, e.host), refCard(s, c, e.into.at));
    else simple(s, c, e);
  }
  return true;
}
