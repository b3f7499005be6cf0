import { happen } from '../happenings/happen.ts';
/** Brings a board to the moment of the turn at which its scenario begins. */

import type { Phase, RegionName } from '../language/index.ts';
import { rememberAims } from '../legality/on-guard.ts';
import { companiesOf, groups, nameOf } from '../query/cards.ts';
import { companySize } from '../query/company-stats.ts';
import { waysTo } from '../query/movement/index.ts';
import type { Company, State } from '../state/types.ts';
import { everyone, put } from '../verbs/cards.ts';
import { digUnder } from '../verbs/dig.ts';
import type { BoardSpec } from './board-spec.ts';
import { ScenarioError } from './error.ts';

/** The movement that a scenario asks for, of the companies that it asks it for. */
export type Ways = ReadonlyMap<Company, 'starter' | readonly RegionName[]>;

/** Puts a company on its way as if its site had been revealed and its path declared. */
function setInMotion(s: State, co: Company, ways: Ways): void {
  co.phased = true;
  s.current = co.id;
  co.limit = Math.max(2, companySize(s, co));
  if (co.dest < 0) return;
  if (s.zone[co.dest] !== 'play') put(s, co.dest, 'play', { known: everyone(s) });
  co.moving = true;
  co.origin = co.site;
  const by = ways.get(co);
  const way =
    typeof by === 'object'
      ? waysTo(s, co, co.dest, 'region').find(
          (w) => w.steps.map((x) => x.name).join() === by.join(),
        )
      : waysTo(s, co, co.dest, by)[0];
  if (!way) {
    const how = typeof by === 'object' ? ` by ${by.join(', ')}` : '';
    throw new ScenarioError(
      `There is no way${how} from ${nameOf(s, co.site)} to ${nameOf(s, co.dest)}.`,
    );
  }
  co.path = way.steps;
  co.movement = way.movement;
  if (way.leave >= 0) co.leave = way.leave;
}

/** Whose phase it is: the company that is named, else the first that moves, else the first. */
function currentCompany(s: State, spec: BoardSpec): Company | undefined {
  const mine = companiesOf(s, 0);
  if (spec.current === undefined) return mine.find((c) => c.dest >= 0) ?? mine[0];
  const named = mine.find((c) => c.members.some((m) => nameOf(s, m) === spec.current));
  if (!named) throw new ScenarioError(`${spec.current} is in no company of the resource player.`);
  return named;
}

/** The phase in which somebody is asked something at that moment; null where the rules go on by themselves. */
export function phaseAsked({ moment, runsOn }: BoardSpec): Phase | null {
  if (runsOn) return null;
  switch (moment) {
    case 'organization':
    case 'long-event':
    case 'site':
      return moment;
    case 'entered':
      return 'site';
    case 'hazards':
      return 'movement-hazard';
    default:
      return null;
  }
}

export function setMoment(s: State, spec: BoardSpec, ways: Ways): void {
  s.active = 0;
  s.hazardSeat = 1;
  const first = currentCompany(s, spec);
  switch (spec.moment) {
    case 'untap':
      s.phase = 'untap';
      s.stack = [
        { p: 'turn', s: 'organization' },
        { p: 'untap', s: 'start', asking: 0 },
      ];
      happen(s, { event: 'phase', phase: 'untap', edge: 'start', seat: 0 });
      return;
    case 'organization':
      s.phase = 'organization';
      s.stack = [
        { p: 'turn', s: 'long-event' },
        { p: 'organization', s: 'start' },
      ];
      return;
    case 'long-event':
      s.phase = 'long-event';
      s.stack = [
        { p: 'turn', s: 'movement-hazard' },
        { p: 'long-event', s: 'start' },
      ];
      return;
    case 'movement':
    case 'passives':
    case 'hazards':
      s.phase = 'movement-hazard';
      s.stack = [
        { p: 'turn', s: 'site' },
        { p: 'movement', s: 'next', asked: false },
      ];
      if (spec.moment === 'movement' || !first) return;
      setInMotion(s, first, ways);
      first.hazards = spec.declared ?? 0;
      s.stack.push({ p: 'company-phase', s: spec.moment, company: first.id, draws: 0, drawn: 0 });
      return;
    case 'site':
    case 'entered': {
      s.phase = 'site';
      for (const co of companiesOf(s, 0)) {
        if (co.dest >= 0 && s.zone[co.dest] !== 'play')
          put(s, co.dest, 'play', { known: everyone(s) });
        // by which way it came, if it could have come at all
        if (co.dest >= 0 && (ways.has(co) || waysTo(s, co, co.dest).length > 0))
          setInMotion(s, co, ways);
        s.current = co.id;
        rememberAims(s, co);
        if (co.dest < 0) continue;
        co.moving = false;
        const from = co.site;
        co.site = co.dest;
        digUnder(s, from, co.site);
        co.dest = -1;
        co.moved = true;
        if (!groups(s).some((c) => c.site === from)) put(s, from, 'sites', { known: 1 });
      }
      s.current = -1;
      s.stack = [
        { p: 'turn', s: 'end-of-turn' },
        { p: 'site', s: 'next' },
      ];
      if (!first) return;
      if (spec.moment === 'entered') {
        first.sited = true;
        s.current = first.id;
        s.stack.push({
          p: 'enter',
          s: 'window',
          company: first.id,
          site: first.site,
          faced: [],
          only: -1,
          spared: false,
          alone: -1,
          revealed: [],
          agents: [],
        });
      }
      return;
    }
    case 'end-of-turn':
      s.phase = 'end-of-turn';
      s.stack = [
        { p: 'turn', s: 'next' },
        { p: 'end-of-turn', s: 'start', asking: 0 },
      ];
      return;
    case 'council':
      s.phase = 'council';
      s.stack = [{ p: 'turn', s: 'council' }];
      return;
  }
}
