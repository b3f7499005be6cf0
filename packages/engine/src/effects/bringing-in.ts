/** A faction of the hand is brought into play by an attempt made elsewhere, as a text says. */

import { happen } from '../happenings/happen.ts';
import type { Effect } from '../language/index.ts';
import { theirCopy } from '../legality/bringing-in.ts';
import { influenceNumbers } from '../procedures/influence.ts';
import { def } from '../query/cards.ts';
import { value } from '../query/evaluate.ts';
import { changed } from '../query/refs.ts';
import { influencesPlainly, influencesSurely } from '../query/skills.ts';
import type { ExecFrame } from '../state/frames.ts';
import type { Cid, State } from '../state/types.ts';
import { factionBonus } from './faction.ts';

type Influence = Extract<Effect, { do: 'influence' }>;

export function bringIn(s: State, f: ExecFrame, e: Influence, by: Cid, faction: Cid): void {
  const c = f.ctx;
  changed(s, c);
  if (faction < 0 || s.zone[faction] !== 'hand') return;
  const d = def(s, faction);
  if (d.kind !== 'faction' || by < 0 || s.zone[by] !== 'play') return;
  const theirs = e.fromOpponent ? theirCopy(s, c.by, faction) : -1;
  c.user = by;
  c.versus = theirs >= 0 ? theirs : faction;
  c.cause = theirs;
  c.picked = faction;
  const { undirected = false } = e;
  if (theirs >= 0) {
    happen(s, { event: 'influence-attempt', card: theirs, seat: c.by, other: s.owner[theirs] });
    influenceNumbers(s, c, { undirected });
  } else c.bound.influence = factionBonus(s, c, faction, by, undirected);
  if (e.plus !== undefined && !influencesPlainly(s, by)) c.bound.influence += value(s, c, e.plus);
  const pass: Effect[] = [
    ...(theirs >= 0 ? [{ do: 'move', what: 'cause', to: 'discard' } as const] : []),
    { do: 'move', what: 'picked', to: 'pile' },
    ...(e.pass ?? []),
  ];
  if (theirs < 0 && (d.number === undefined || influencesSurely(s, by, faction))) {
    f.todo.unshift(...pass);
    return;
  }
  f.todo.unshift({
    do: 'check',
    kind: 'influence',
    who: 'user',
    plus: { bound: 'influence' },
    op: '>',
    than: theirs >= 0 ? { bound: 'resistance' } : (d.number ?? 0),
    pass,
    fail: [{ do: 'move', what: 'picked', to: 'discard' }, ...(e.fail ?? [])],
  });
}
