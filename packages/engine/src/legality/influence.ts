import type { Card } from '../language/index.ts';
import type { Option } from '../options.ts';
import {
  attached,
  company,
  def,
  isAvatar,
  isCharacter,
  nameOf,
  newCtx,
  note,
  opponentsOf,
  root,
  siteOfCard,
  untapped,
} from '../query/cards.ts';
import { envoys } from '../query/company.ts';
import { matches } from '../query/evaluate.ts';
import { hasDealtWith } from '../query/memory.ts';
import { isMismatched } from '../query/site-versions.ts';
import { influencesFromAfar } from '../query/skills.ts';
import type { Cid, Seat, State } from '../state/types.ts';

/** Attempts to turn an opponent's card (coe/8.1). */
export function influenceOptions(s: State, seat: Seat, out: Option[]): void {
  const p = s.players[seat];
  if (p.turnsTaken < 1) return;
  const co = company(s, s.current);
  if (!co?.entered || co.seat !== seat) return;
  const here = influenceTargets(s, seat, co.site);
  for (const m of [...co.members, ...envoys(s, co)]) {
    if (!untapped(s, m)) continue;
    const all = influencesFromAfar(s, m) ? influenceTargets(s, seat, -1) : here;
    const targets = isCharacter(s, m) ? all : all.filter((t) => def(s, t).kind === 'faction');
    // an avatar played this turn makes no attempt
    if (isAvatar(s, m) && note(s, m).since === s.turn) continue;
    for (const t of targets) {
      const item = def(s, t).kind === 'item';
      const same = p.hand.find(
        // of a creature that is an ally now another is none (coe/8.2)
        (h) =>
          nameOf(s, h) === nameOf(s, t) &&
          def(s, h).kind === def(s, t).kind &&
          !isMismatched(s, h, co.site),
      );
      if (!item) out.push({ type: 'influence', card: m, target: t, reveal: -1 });
      if (same !== undefined) out.push({ type: 'influence', card: m, target: t, reveal: same });
    }
  }
}

/** What could be influenced at that site, or (-1) anywhere. */
function influenceTargets(s: State, seat: Seat, site: Cid): Cid[] {
  const others = opponentsOf(s, seat).filter((other) => !hasDealtWith(s, seat, other));
  if (others.length === 0) return [];
  const name = site < 0 ? null : nameOf(s, site);
  const out: Cid[] = [];
  for (const id of s.table) {
    if (!others.includes(s.owner[id]) || note(s, id).prisoner !== undefined) continue;
    const d = def(s, id);
    // an agent in play as a hazard is no character (coe/8.1, coe glossary "agent")
    if (!isCharacter(s, id) && d.kind !== 'ally' && d.kind !== 'item') continue;
    const at = siteOfCard(s, id);
    if (at < 0 || (name !== null && nameOf(s, at) !== name)) continue;
    if (ofAvatar(s, id)) continue;
    if (d.kind === 'item' && attached(s, id).length > 0) continue;
    out.push(id);
  }
  s.players.forEach((p, i) => {
    if (!others.includes(i)) return;
    for (const id of p.pile) {
      const d = def(s, id);
      if (d.kind !== 'faction' || note(s, id).stored || isFaithful(d)) continue;
      if (site < 0 || matches(s, newCtx(s, i, id), site, d.at)) out.push(id);
    }
  });
  return out;
}

/** A faction that nobody can win away. */
export const isFaithful = (d: Card): boolean => d.kind === 'faction' && d.numberInPlay === 'never';

/** An avatar, one who follows him, or something that he controls (coe/8.1). */
export function ofAvatar(s: State, id: Cid): boolean {
  const master = isCharacter(s, id) ? s.control[id] : root(s, id);
  return isAvatar(s, id) || (master >= 0 && isAvatar(s, master));
}
