import { shareIndex } from '../query/in-force.ts';
import { copyCtx, isCtx } from './ctx.ts';
import type { Frame } from './frames.ts';
import { shareNotes } from './notes.ts';
import { withPool } from './runtime.ts';
import type { Company, Lasting, Player, State, Waiting } from './types.ts';

/** A deep copy of plain data. Card data inside frames is shared: it is never changed; a list of it is another list of the same. */
function copy<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) {
    const n = value.length;
    const out = new Array(n);
    for (let i = 0; i < n; i++) out[i] = copy(value[i]);
    return out as T;
  }
  // of the same shape as what it is a copy of: one that grew field by field would not be
  const out: T = { ...value };
  for (const k in value) {
    const field = value[k];
    if (field === null || typeof field !== 'object') continue;
    const fresh: unknown = isCtx(field) ? copyCtx(field) : copy(field);
    out[k] = fresh as typeof field;
  }
  return out;
}

/** Not `map`: with a function made for each call this took longer than what it copies. */
function copies<T>(list: readonly T[]): T[] {
  const out = list.slice();
  for (let i = 0; i < out.length; i++) out[i] = copy(out[i]);
  return out;
}

const player = (p: Player): Player => {
  const out = playerAtPlay(p);
  if (p.participations !== undefined) out.participations = p.participations;
  if (p.declared !== undefined) out.declared = p.declared;
  if (p.skips) out.skips = true;
  return out;
};

const playerAtPlay = (p: Player): Player => ({
  name: p.name,
  kind: p.kind,
  deck: p.deck.slice(),
  hand: p.hand.slice(),
  discard: p.discard.slice(),
  sideboard: p.sideboard.slice(),
  sites: p.sites.slice(),
  pool: p.pool.slice(),
  pile: p.pile.slice(),
  removed: p.removed.slice(),
  exhausted: p.exhausted,
  avatar: p.avatar,
  avatarLost: p.avatarLost,
  turnsTaken: p.turnsTaken,
});

/** Field by field, in the order in which a new one has them: so it has the same shape (decision 0027). */
const company = (c: Company): Company => {
  const out: Company = {
    id: c.id,
    seat: c.seat,
    against: c.against,
    members: c.members.slice(),
    site: c.site,
    dest: c.dest,
    destShared: c.destShared,
    moving: c.moving,
    origin: c.origin,
    path: c.path.slice(),
    movement: c.movement,
    phased: c.phased,
    limit: c.limit,
    hazards: c.hazards,
    onGuard: c.onGuard,
    moved: c.moved,
    returned: c.returned,
    entered: c.entered,
    sited: c.sited,
    splitFrom: c.splitFrom,
    startSite: c.startSite,
    faced: c.faced.slice(),
  };
  if (c.trodden) out.trodden = c.trodden;
  if (c.again !== undefined) out.again = c.again;
  if (c.nextPath) out.nextPath = c.nextPath;
  if (c.onward) out.onward = c.onward;
  if (c.tried) out.tried = c.tried;
  if (c.leave !== undefined) out.leave = c.leave;
  if (c.limitOrder) out.limitOrder = c.limitOrder.slice();
  if (c.fixedLimit !== undefined) out.fixedLimit = c.fixedLimit;
  if (c.agent) out.agent = { ...c.agent, trail: c.agent.trail.slice() };
  return out;
};

export const copyFrames = (stack: readonly Frame[]): Frame[] => copies(stack);

export function clone(s: State): State {
  const out: Omit<State, 'rt'> = {
    version: s.version,
    rules: s.rules,
    length: s.length,
    random: s.random.slice(),
    dice: s.dice.slice(),
    turn: s.turn,
    active: s.active,
    hazardSeat: s.hazardSeat,
    phase: s.phase,
    first: s.first,
    def: s.def.slice(),
    owner: s.owner.slice(),
    zone: s.zone.slice(),
    host: s.host.slice(),
    status: s.status.slice(),
    company: s.company.slice(),
    control: s.control.slice(),
    known: s.known.slice(),
    players: s.players.map(player),
    companies: s.companies.map(company),
    table: s.table.slice(),
    // replaced when it changes, never changed in place: copies share it, and what was read from it
    live: s.live,
    // shared until one of the copies writes in it (notes.ts)
    notes: s.notes,
    lasting: copies<Lasting>(s.lasting),
    queue: copies<Waiting>(s.queue),
    history: s.history.slice(),
    envOrder: s.envOrder.slice(),
    envHeld: s.envHeld.slice(),
    stack: copyFrames(s.stack),
    serial: s.serial,
    current: s.current,
    lastTurnOf: s.lastTurnOf,
    calledBy: s.calledBy,
    endAfterTurn: s.endAfterTurn,
    unsettled: s.unsettled,
    result: s.result ? { ...s.result, totals: s.result.totals.slice() } : null,
  };
  if (s.asksPasses) out.asksPasses = true;
  const next = withPool(out, s.rt.pool);
  shareNotes(s, next);
  // what the cards say is the same; what effects say hangs on effects that were copied
  const found = s.rt.inForce;
  if (found) next.rt.inForce = shareIndex(found);
  return next;
}
