import type { CardFilter, Effect, FactionCard, Race } from '../language/index.ts';
import { company, def, inPlay } from '../query/cards.ts';
import { holds, matches } from '../query/evaluate.ts';
import { influenceFor } from '../query/plain-influence.ts';
import { areOfTwoSides } from '../query/side.ts';
import { influencesPlainly, influencesSurely } from '../query/skills.ts';
import { stat } from '../query/stats.ts';
import type { Cid, Ctx, Entry, State } from '../state/types.ts';

/** What the one who influences adds to the roll for a faction (coe/2.V.3). */
export function factionBonus(s: State, c: Ctx, faction: Cid, who: Cid, undirected = false): number {
  const d = def(s, faction) as FactionCard;
  let n = undirected || c.bound.undirected !== undefined ? 0 : influenceFor(s, who, faction);
  if (influencesPlainly(s, who)) return n;
  const times = stat(s, 'standard-modifications', faction, { base: 1 });
  for (const m of d.modifications) {
    const fits = m.a.kind === 'faction' ? anyInPlay(s, c, m.a) : matches(s, c, who, m.a);
    if (fits && (!m.when || holds(s, c, m.when))) n += m.by * times;
  }
  return n;
}

/** He who wins it is a leader of such a race. */
const isLedBy = (s: State, c: Ctx, race: readonly Race[]): boolean =>
  c.user >= 0 && matches(s, c, c.user, { kind: 'character', keyword: 'leader', race });

/** He may have it under his control, and then the site is not tapped for it. */
const takeUnder = (tapping: readonly Effect[]): Effect => ({
  do: 'offer',
  player: 'you',
  options: [{ label: 'under the leader', does: [{ do: 'attach', what: 'self', to: 'user' }] }],
  else: tapping,
});

/**
 * What an item that he discards adds to the check on that faction; 0 if it is nothing to it, as one of the other side is
 * not (coe/9.2.4, crf/term/mele-vs-metw/1).
 */
export function giftOf(s: State, faction: Cid, item: Cid): number {
  const d = def(s, faction);
  const given = def(s, item);
  if (d.kind !== 'faction' || given.kind !== 'item' || areOfTwoSides(d, given)) return 0;
  return d.forItem?.find((x) => x.class === given.class)?.by ?? 0;
}

const anyInPlay = (s: State, c: Ctx, f: CardFilter): boolean =>
  s.players.some((p) => p.pile.some((id) => inPlay(s, id) && matches(s, c, id, f)));

/** The influence check that playing a faction is. The number is known only when it resolves. */
export function factionEffects(s: State, e: Entry): Effect[] {
  const d = def(s, e.card) as FactionCard;
  const co = company(s, e.ctx.company);
  const tapping: Effect[] = e.tapsSite && co ? [{ do: 'tap', what: 'site' }] : [];
  const led = d.led !== undefined && isLedBy(s, e.ctx, d.led);
  const pass: Effect[] = [
    { do: 'move', what: 'self', to: 'pile' },
    ...(led ? [takeUnder(tapping)] : tapping),
  ];
  if (d.number === undefined) return pass;
  // who influences without a roll has made a successful attempt like others
  if (influencesSurely(s, e.ctx.user, e.card))
    return [{ do: 'check', kind: 'influence', who: 'user', sure: true, pass }];
  const who = e.ctx.user;
  const bonus = who >= 0 ? factionBonus(s, e.ctx, e.card, who) : 0;
  const gift = who >= 0 && influencesPlainly(s, who) ? 0 : (e.ctx.bound.gift ?? 0);
  e.ctx.bound.influence = bonus + gift;
  return [
    {
      do: 'check',
      kind: 'influence',
      who: 'user',
      plus: { bound: 'influence' },
      op: '>',
      than: d.number,
      pass,
      fail: [{ do: 'move', what: 'self', to: 'discard' }],
    },
  ];
}
