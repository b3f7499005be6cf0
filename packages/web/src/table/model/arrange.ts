import { type Cid, type Company, query, type Seat, type State } from '@mathom/engine';
import { knownCard } from '../../cards/data.ts';

/** The table in the order in which it is drawn. */
export interface Bearer {
  readonly id: Cid;
  /** items, allies and events on the character, each with what is on it */
  readonly on: readonly Bearer[];
  readonly followers: readonly Bearer[];
}

export interface Block {
  readonly company: Company;
  readonly leads: readonly Bearer[];
  /** events on the company as a whole */
  readonly events: readonly Cid[];
  /** what is on its site */
  readonly onSite: readonly Cid[];
  readonly guards: readonly Cid[];
}

/** An agent in play as a hazard. */
export interface AgentView {
  readonly id: Cid;
  /** the site cards with him, in the order of his way */
  readonly trail: readonly Cid[];
  readonly on: readonly Cid[];
  /** how he lies, and where */
  readonly words: string;
}

export interface Side {
  readonly seat: Seat;
  readonly blocks: readonly Block[];
  readonly agents: readonly AgentView[];
  readonly permanent: readonly Cid[];
  /** short- and long-events, apart from those that stay */
  readonly passing: readonly Cid[];
  readonly pile: readonly Cid[];
}

function bearer(s: State, co: Company | null, id: Cid): Bearer {
  return {
    id,
    on: [...query.attached(s, id), ...query.beside(s, id)]
      .filter((x) => knownCard(s, x)?.kind !== 'character')
      .map((x) => bearer(s, null, x)),
    followers: co ? co.members.filter((m) => s.control[m] === id).map((m) => bearer(s, co, m)) : [],
  };
}

export function blockOf(s: State, co: Company): Block {
  const leads = co.members.filter((m) => !(s.control[m] >= 0 && co.members.includes(s.control[m])));
  const sites = co.dest >= 0 && co.dest !== co.site ? [co.site, co.dest] : [co.site];
  return {
    company: co,
    leads: leads.map((m) => bearer(s, co, m)),
    events: s.table.filter(
      (id) => s.host[id] < 0 && s.company[id] === co.id && knownCard(s, id)?.kind === 'event',
    ),
    onSite: sites.flatMap((x) => (x >= 0 ? query.attached(s, x) : [])),
    guards: s.zone.flatMap((z, id) => (z === 'guard' && sites.includes(s.host[id]) ? [id] : [])),
  };
}

const STATUS = ['untapped', 'tapped', 'wounded', 'inverted'] as const;

function agentView(s: State, co: query.AgentGroup): AgentView {
  const id = query.agentOf(co);
  const { trail, faceUp, home } = co.agent;
  const lies = faceUp ? 'face-up' : 'face-down';
  const where = trail.length > 0 ? '' : faceUp ? `, at ${home}` : ', at home';
  return {
    id,
    trail,
    on: query.attached(s, id),
    words: `${lies}, ${STATUS[s.status[id]]}${where}`,
  };
}

export function sideOf(s: State, seat: Seat): Side {
  const events = s.table.filter((id) => {
    const c = knownCard(s, id);
    return (
      s.owner[id] === seat &&
      s.host[id] < 0 &&
      s.company[id] < 0 &&
      c !== null &&
      c.kind !== 'site' &&
      c.kind !== 'character'
    );
  });
  const passes = (id: Cid): boolean => {
    const c = knownCard(s, id);
    return c?.kind === 'event' && c.duration !== 'permanent';
  };
  return {
    seat,
    blocks: query.companiesOf(s, seat).map((co) => blockOf(s, co)),
    agents: query.agentsOf(s, seat).map((co) => agentView(s, co)),
    // what lies off to the side is shown next to its host
    permanent: events.filter((id) => !passes(id)).flatMap((id) => [id, ...query.beside(s, id)]),
    passing: events.filter(passes),
    pile: s.players[seat].pile,
  };
}

/** Hands sort by what a player looks for: characters, resources, hazards. */
const ORDER = ['character', 'item', 'ally', 'faction', 'event', 'creature', 'site', 'region'];

export function sortedHand(s: State, hand: readonly Cid[]): Cid[] {
  const rank = (id: Cid): number => {
    const c = knownCard(s, id);
    if (!c) return 99;
    const hazard = c.kind === 'creature' || (c.kind === 'event' && c.side === 'hazard') ? 20 : 0;
    return ORDER.indexOf(c.kind) + hazard;
  };
  const name = (id: Cid): string => knownCard(s, id)?.name ?? '';
  return [...hand].sort((a, b) => rank(a) - rank(b) || name(a).localeCompare(name(b)) || a - b);
}
