import { query } from '@mathom/engine';
import type { CharacterCard } from '@mathom/engine/language';
import { cardOf, type Sight } from './sight.ts';

/** What a character brings to a company. */
export function draftWorth(c: CharacterCard): number {
  return (
    (c.points ?? 0) +
    0.45 * c.prowess +
    0.15 * c.body +
    0.3 * c.influence +
    0.35 * c.skills.length +
    0.2
  );
}

interface Candidate {
  readonly id: number;
  readonly mind: number;
  readonly worth: number;
}

/**
 * The strongest company that his draft can still make (coe/1.9). Which of them comes first is left to chance: two who think alike
 * would otherwise always draft the same one, and both lose him.
 */
export function draftSet(x: Sight): ReadonlySet<number> {
  const open: Candidate[] = [];
  for (const o of x.d.options) {
    const c = o.type === 'card' ? cardOf(x.s, o.card) : null;
    if (o.type === 'card' && c?.kind === 'character') {
      open.push({ id: o.card, mind: c.mind ?? 0, worth: draftWorth(c) });
    }
  }
  const mine = query.charactersOf(x.s, x.me);
  let mind = 0;
  for (const id of mine) {
    const c = cardOf(x.s, id);
    if (c?.kind === 'character') mind += c.mind ?? 0;
  }
  const { draft } = query.kindOf(x.s, x.me);
  const room = draft.characters - mine.length;
  // who does not go with those he has stays behind, and of the rest the better of two peoples
  const apart = (id: number): boolean => query.unfit(x.s, x.me, [...mine, id]) === 'races';
  const fitting = open.filter((c) => !apart(c.id));
  const choices = fitting.map((first) =>
    bestSet(
      fitting.filter((c) => query.unfit(x.s, x.me, [first.id, c.id]) !== 'races'),
      draft.mind - mind,
      room,
      0,
    ),
  );
  const best = choices.reduce((a, b) => (b.worth > a.worth ? b : a), NOBODY);
  return new Set(best.set.map((c) => c.id));
}

interface Choice {
  readonly worth: number;
  readonly set: readonly Candidate[];
}

const NOBODY: Choice = { worth: 0, set: [] };

function bestSet(open: readonly Candidate[], mind: number, room: number, from: number): Choice {
  let best: Choice = { worth: 0, set: [] };
  if (room <= 0) return best;
  for (let i = from; i < open.length; i++) {
    if (open[i].mind > mind) continue;
    const rest = bestSet(open, mind - open[i].mind, room - 1, i + 1);
    const worth = open[i].worth + rest.worth;
    if (worth > best.worth) best = { worth, set: [open[i], ...rest.set] };
  }
  return best;
}

/** Who is left over goes into the deck if he can be controlled later on. */
export function leftoverWorth(x: Sight, id: number): number {
  const c = cardOf(x.s, id);
  if (c?.kind !== 'character') return -1;
  return (c.mind ?? 0) <= 5 ? 0.5 + 0.1 * (c.points ?? 0) : -0.5;
}

/** Starting items go to those who can use them and bear little. */
export function startingItemWorth(x: Sight, item: number, to: number): number {
  const c = cardOf(x.s, item);
  const who = cardOf(x.s, to);
  if (c?.kind !== 'item' || who?.kind !== 'character') return 0;
  const warrior = who.skills.includes('warrior') ? 0.5 : 0;
  return 1 - 0.4 * query.corruptionTotal(x.s, to) + (c.slot ? warrior + 0.05 * who.prowess : 0);
}
