import { GENERAL, type Option, query } from '@mathom/engine';
import { evaluate } from '../evaluate.ts';
import { failing } from './corruption.ts';
import { lookAhead } from './lookahead.ts';
import { cardOf, isTaken, numberOf, roomOf, type Sight, worthOf } from './sight.ts';
import { moveValue } from './travel.ts';

/** The organization phase: little, and to a purpose. */

/** More than any road promises. */
const FIRST = 20;

/** Whether there is a reason to organize at all. */
export function organizeWorth(x: Sight): number {
  const companies = query.companiesOf(x.s, x.me);
  const playable = x.s.players[x.me].hand.some((id) => {
    const c = cardOf(x.s, id);
    return c?.kind === 'character' && !isTaken(x, c);
  });
  const names = companies.map((c) => query.nameOf(x.s, c.site));
  const together = new Set(names).size < names.length;
  const stuck = companies.some((c) => holdsUp(x, c.members));
  const over = roomOf(x.s, x.me) < 0;
  // before anybody sets out
  return playable || together || stuck || over ? FIRST : -1;
}

/** Options of organizing that are worth a look: the others only shuffle people about. */
function worthALook(x: Sight, o: Option): boolean {
  if (holdsUp(x, companyThen(x, o))) return false;
  if (o.type === 'play-character') {
    const c = cardOf(x.s, o.card);
    if (c?.kind !== 'character') return false;
    const room = roomOf(x.s, x.me) >= (c.mind ?? 0);
    return o.under >= 0 || c.avatar === true || room;
  }
  if (o.type === 'join') return true;
  // someone follows another if that makes room for who is in hand, or for who would be lost
  if (o.type === 'control')
    return o.under !== GENERAL && x.s.control[o.card] === GENERAL && wantsRoom(x);
  return false;
}

/** Those who could not leave a haven together: too many, of races that do not go together, with one who rides alone. */
const holdsUp = (x: Sight, members: readonly number[]): boolean =>
  query.unfit(x.s, x.me, members) !== null;

/** Who would be one company then. */
function companyThen(x: Sight, o: Option): readonly number[] {
  if (o.type === 'play-character')
    return [o.card, ...(query.company(x.s, o.company)?.members ?? [])];
  if (o.type !== 'join') return [];
  const parts = [o.company, o.into].map((id) => query.company(x.s, id)?.members ?? []);
  return parts.flat();
}

export const joinWorth = (x: Sight, o: Option): number =>
  holdsUp(x, companyThen(x, o)) ? -1 : 0.5;

function wantsRoom(x: Sight): boolean {
  const free = roomOf(x.s, x.me);
  if (free < 0) return true;
  return x.s.players[x.me].hand.some((id) => {
    const c = cardOf(x.s, id);
    return c?.kind === 'character' && !c.avatar && (c.mind ?? 0) > free && !isTaken(x, c);
  });
}

/** Who holds up his company leaves it, by himself or after others who did: best if then all can go. */
export function partsWorth(x: Sight, o: Extract<Option, { type: 'regroup' }>): number {
  const co = query.company(x.s, x.s.company[o.card]);
  if (co === undefined || !holdsUp(x, co.members)) return -1;
  const going = [o.card, ...query.followersOf(x.s, o.card)];
  const then = [...(query.company(x.s, o.company)?.members ?? []), ...going];
  if (holdsUp(x, then)) return -1;
  const rest = co.members.filter((m) => !going.includes(m));
  if (!holdsUp(x, rest)) return 1;
  // one of those of whom there are few, so that it takes few to part them
  const few = co.members.filter((m) => !holdsUp(x, [m, o.card])).length * 2 <= co.members.length;
  return few ? 0.5 : 0.2;
}

const LOOKS = 10;

/** Scores for all options of organizing, with a look at what each of the likely ones leads to. */
export function organizingScores(x: Sight): number[] {
  const now = evaluate(x.view);
  let looks = 0;
  return x.d.options.map((o, i) => {
    if (o.type === 'pass') return 0;
    if (o.type === 'regroup') return partsWorth(x, o);
    if (looks >= LOOKS || !worthALook(x, o)) return -1;
    looks++;
    const then = lookAhead(x.view, i);
    if (then === null) return -1;
    const follows = o.type === 'control' ? 0.1 : 0;
    return then - now - 0.05 + follows;
  });
}

/** Storing takes a corruption check; then what is stored is safe, and so is who bore it. */
export function storeWorth(x: Sight, card: number): number {
  const bearer = x.s.host[card];
  const c = cardOf(x.s, card);
  if (bearer < 0 || !c) return -1;
  const risk = failing(x, bearer) * worthOf(x.s, bearer);
  if (c.kind !== 'item') return 1.5 - risk;
  const stored = c.storable?.points;
  const bonus = stored === undefined ? 0 : stored - numberOf(c.points ?? 0);
  const burden = 0.3 * (numberOf(c.corruption) - 1);
  const use = c.slot ? 0.8 : (c.abilities?.length ?? 0) > 0 ? 0.4 : 0;
  return bonus + burden - use - risk;
}

export function declareWorth(x: Sight, o: Extract<Option, { type: 'declare-move' }>): number {
  const co = query.company(x.s, o.company);
  return co ? moveValue(x, co, o.site) - 0.05 : -1;
}
