import { type Cid, type Company, query, type Seat, type State } from '@mathom/engine';
import type { PointSource } from '@mathom/engine/language';

/** Numbers with where they come from. */
export interface Told {
  readonly value: number;
  readonly parts: readonly query.Part[];
}

const tell = (ask: (trace: query.Trace) => number): Told => {
  const parts: query.Trace = [];
  const value = ask(parts);
  return { value, parts };
};

type CardStat = 'prowess' | 'body' | 'mind' | 'influence';

export const cardNumber = (s: State, name: CardStat, id: Cid): Told =>
  tell((trace) => query.stat(s, name, id, { trace }));

export const corruption = (s: State, id: Cid): Told =>
  tell((trace) => query.corruptionTotal(s, id, trace));

/** What is added to the dice of a corruption check, and the number it must exceed. */
export const corruptionCheck = (s: State, id: Cid): Told =>
  tell((trace) => query.rollModifier(s, 'corruption-check', id, -1, trace));

export const hazardLimit = (s: State, co: Company): Told =>
  tell((trace) => query.companyStat(s, 'hazard-limit', co, undefined, trace));

export const handSize = (s: State, seat: Seat): Told =>
  tell((trace) => query.playerStat(s, 'hand-size', seat, trace));

/** General influence that is left: what there is, less the mind of each who is controlled by it. */
export function generalLeft(
  s: State,
  seat: Seat,
): Told & { readonly total: number; readonly used: number } {
  const parts: query.Part[] = [];
  const trace: query.Trace = [];
  const total = query.playerStat(s, 'general-influence', seat, trace);
  parts.push(...trace);
  let left = total;
  for (const id of query.charactersOf(s, seat)) {
    if (s.control[id] !== -1 || query.isAvatar(s, id)) continue;
    const mind = query.stat(s, 'mind', id);
    left -= mind;
    parts.push({ from: `${query.nameOf(s, id)} (mind)`, by: -mind, total: left });
  }
  return {
    value: query.unusedGeneral(s, seat),
    parts,
    total,
    used: query.mindUnderGeneral(s, seat),
  };
}

export const attackNumber = (
  s: State,
  f: NonNullable<ReturnType<typeof query.attackFrame>>,
  name: 'strikes' | 'attack-prowess' | 'attack-body',
): Told => tell((trace) => query.attackStat(s, f, name, trace));

/** What he adds to his dice who strikes at another in a fight of companies. */
export const committedNumber = (
  s: State,
  f: NonNullable<ReturnType<typeof query.strikeFrame>>,
): Told => tell((trace) => query.committedProwess(s, f, trace));

export const SOURCES: readonly PointSource[] = [
  'character',
  'item',
  'ally',
  'faction',
  'kill',
  'misc',
];

export interface Score {
  /** as they stand */
  readonly raw: query.Points;
  readonly tally: number;
  /** as the council would count them now */
  readonly council: query.Points;
  readonly total: number;
  /** what the council gives or takes that no source counts: a lost avatar, a unique card held by the other */
  readonly rest: number;
  /** the cards behind each source */
  readonly cards: Readonly<Record<PointSource, readonly query.Part[]>>;
}

function sourceOf(s: State, id: Cid): PointSource | null {
  const d = query.def(s, id);
  switch (d.kind) {
    case 'character':
    case 'ally':
    case 'item':
    case 'faction':
      return d.kind;
    case 'creature':
      return 'kill';
    case 'event':
      return d.side === 'resource' ? (d.points?.source ?? 'misc') : null;
    default:
      return null;
  }
}

export function scoreOf(s: State, seat: Seat): Score {
  const final = query.finalScores(s, [])[seat];
  const cards: Record<PointSource, query.Part[]> = {
    character: [],
    item: [],
    ally: [],
    faction: [],
    kill: [],
    misc: [],
  };
  const mine = [...s.table.filter((id) => s.owner[id] === seat), ...s.players[seat].pile];
  for (const id of mine) {
    const source = sourceOf(s, id);
    if (!source) continue;
    const by = query.cardPoints(s, id, seat);
    if (by === 0) continue;
    const list = cards[source];
    list.push({ from: query.nameOf(s, id), by, total: (list[list.length - 1]?.total ?? 0) + by });
  }
  return {
    raw: query.points(s, seat),
    tally: query.tally(s, seat),
    council: final.points,
    total: final.total,
    rest: final.total - SOURCES.reduce((n, source) => n + final.points[source], 0),
    cards,
  };
}
