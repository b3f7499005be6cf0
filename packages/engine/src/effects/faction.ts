import type { CardFilter, Effect, FactionCard } from '../language/index.ts';
import { company, def, inPlay } from '../query/cards.ts';
import { holds, matches } from '../query/evaluate.ts';
import { influenceFor } from '../query/plain-influence.ts';
import { influencesPlainly, influencesSurely } from '../query/skills.ts';
import type { Cid, Ctx, Entry, State } from '../state/types.ts';

/** What the one who influences adds to the roll for a faction (coe/2.V.3). */
export function factionBonus(s: State, c: Ctx, faction: Cid, who: Cid, undirected = false): number {
  const d = def(s, faction) as FactionCard;
  let n = undirected ? 0 : influenceFor(s, who, faction);
  if (influencesPlainly(s, who)) return n;
  for (const m of d.modifications) {
    const fits = m.a.kind === 'faction' ? anyInPlay(s, c, m.a) : matches(s, c, who, m.a);
    if (fits && (!m.when || holds(s, c, m.when))) n += m.by;
  }
  return n;
}

const anyInPlay = (s: State, c: Ctx, f: CardFilter): boolean =>
  s.players.some((p) => p.pile.some((id) => inPlay(s, id) && matches(s, c, id, f)));

/** The influence check that playing a faction is. The number is known only when it resolves. */
export function factionEffects(s: State, e: Entry): Effect[] {
  const d = def(s, e.card) as FactionCard;
  const co = company(s, e.ctx.company);
  const tapping: Effect[] = e.tapsSite && co ? [{ do: 'tap', what: 'site' }] : [];
  const pass: Effect[] = [{ do: 'move', what: 'self', to: 'pile' }, ...tapping];
  if (d.number === undefined) return pass;
  // who influences without a roll has made a successful attempt like others
  if (influencesSurely(s, e.ctx.user, e.card))
    return [{ do: 'check', kind: 'influence', who: 'user', sure: true, pass }];
  e.ctx.bound.influence = e.ctx.user >= 0 ? factionBonus(s, e.ctx, e.card, e.ctx.user) : 0;
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
