import {
  type Company,
  query,
  regionWord,
  type Seat,
  type State,
  siteWord,
  type View,
} from '@mathom/engine';
import { knownCard, nameOr, phaseWord, plural, statusWord } from './words.ts';

/** The table as text, as one player sees it. */
const UNTAPPED = 0;

function* itemsLines(s: State, host: number, indent: string): Generator<string> {
  for (const id of [...query.attached(s, host), ...query.beside(s, host)]) {
    const c = knownCard(s, id);
    if (!c || c.kind === 'character') continue;
    const notes: string[] = [];
    if (s.status[id] !== UNTAPPED) notes.push(statusWord(s, id));
    if (s.notes[id]?.idle) notes.push('not in use');
    if (s.zone[id] === 'aside') notes.push('off to the side');
    if (c.kind === 'ally' && c.prowess !== undefined) {
      notes.push(`${query.stat(s, 'prowess', id)}/${query.stat(s, 'body', id)}`);
    }
    if (c.kind === 'event' && c.side === 'hazard') notes.push('hazard');
    const note = notes.length > 0 ? ` (${notes.join(', ')})` : '';
    yield `${indent}+ ${c.name}${note}`;
    yield* itemsLines(s, id, `${indent}  `);
  }
}

function* characterLines(s: State, co: Company, id: number, indent: string): Generator<string> {
  const numbers = `${query.stat(s, 'prowess', id)}/${query.stat(s, 'body', id)}`;
  const notes = [statusWord(s, id)];
  const c = knownCard(s, id);
  if (c?.kind === 'character' && !c.avatar) notes.push(`mind ${query.stat(s, 'mind', id)}`);
  const influence = query.stat(s, 'influence', id);
  if (influence > 0) notes.push(`influence ${influence}`);
  const corruption = query.corruptionTotal(s, id);
  if (corruption > 0) notes.push(plural(corruption, 'corruption point'));
  yield `${indent}${nameOr(s, id)}  ${numbers}  ${notes.join(', ')}`;
  yield* itemsLines(s, id, `${indent}    `);
  for (const f of co.members) {
    if (s.control[f] === id) yield* characterLines(s, co, f, `${indent}  > `);
  }
}

const siteText = (s: State, id: number): string => {
  const c = knownCard(s, id);
  if (c?.kind !== 'site') return 'a site face-down';
  const tapped = s.zone[id] === 'play' && s.status[id] !== UNTAPPED ? ', tapped' : '';
  return `${c.name} (${siteWord(query.siteType(s, id))}${tapped})`;
};

/** An agent as the reader sees him: who he is and where, only if he knows. */
function agentLine(s: State, co: query.AgentGroup): string {
  const id = query.agentOf(co);
  const { faceUp, trail, home } = co.agent;
  const sites = trail.map((site) => siteText(s, site)).join(', ');
  const where = sites || (faceUp ? `at ${home}` : 'at home');
  const lies = faceUp ? 'face-up' : 'face-down';
  return `  Agent ${nameOr(s, id, 'face-down')}: ${lies}, ${statusWord(s, id)}; ${where}`;
}

function* companyLines(s: State, co: Company): Generator<string> {
  const going = co.dest >= 0 && co.dest !== co.site ? ` -> ${siteText(s, co.dest)}` : '';
  const here = s.current === co.id ? ' *' : '';
  yield `  At ${co.site >= 0 ? siteText(s, co.site) : 'no site yet'}${going}${here}`;
  if (co.path.length > 0) {
    const steps = query.effectivePath(s, co);
    const words = steps.map((p) =>
      p.name ? `${p.name} (${regionWord(p.type)})` : regionWord(p.type),
    );
    yield `    path: ${words.join(' - ')}`;
  }
  if (s.phase === 'movement-hazard' && s.current === co.id && co.limit > 0) {
    yield `    hazard limit ${query.companyStat(s, 'hazard-limit', co)}, ${co.hazards} declared`;
  }
  const guards = s.def.filter((_, id) => s.zone[id] === 'guard' && s.host[id] === co.site).length;
  if (guards > 0 && co.site >= 0) yield `    ${plural(guards, 'card')} on guard at the site`;
  for (const m of co.members) {
    const led = s.control[m] >= 0 && co.members.includes(s.control[m]);
    if (!led) yield* characterLines(s, co, m, '    ');
  }
  for (const id of s.table) {
    if (s.host[id] >= 0 || s.company[id] !== co.id) continue;
    const c = knownCard(s, id);
    if (c?.kind === 'event') yield `    + ${c.name} (on the company)`;
  }
}

const SOURCES = ['character', 'item', 'ally', 'faction', 'kill', 'misc'] as const;

export function pointsText(s: State, seat: Seat): string {
  const p = query.points(s, seat);
  const parts = SOURCES.filter((k) => p[k] !== 0).map((k) => `${k} ${p[k]}`);
  return `${query.tally(s, seat)} points${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
}

function* playerLines(v: View, seat: Seat): Generator<string> {
  const s = v.state;
  const p = s.players[seat];
  const turn = seat === s.active ? ', whose turn it is' : '';
  yield `${p.name}${seat === v.seat ? ' (you)' : ''}${turn}: ${pointsText(s, seat)}`;
  const used = query.mindUnderGeneral(s, seat);
  yield `  general influence ${used} of ${query.playerStat(s, 'general-influence', seat)} used; ` +
    `deck ${p.deck.length}, hand ${p.hand.length}, discard ${p.discard.length}` +
    (p.exhausted > 0 ? `, deck exhausted ${plural(p.exhausted, 'time')}` : '');
  if (p.pile.length > 0) yield `  won or stored: ${p.pile.map((id) => nameOr(s, id)).join(', ')}`;
  for (const co of query.companiesOf(s, seat)) yield* companyLines(s, co);
  for (const co of query.agentsOf(s, seat)) yield agentLine(s, co);
  const events = s.table.filter((id) => {
    const c = knownCard(s, id);
    return (
      s.owner[id] === seat && s.host[id] < 0 && s.company[id] < 0 && c !== null && c.kind !== 'site'
    );
  });
  if (events.length > 0)
    yield `  in play: ${events.map((id) => [id, ...query.beside(s, id)].map((x) => nameOr(s, x)).join(' with ')).join(', ')}`;
}

/** What is going on: the chain of effects, the attack, the strike. */
export function* actionLines(s: State): Generator<string> {
  const attack = query.attackFrame(s);
  for (const f of s.stack) {
    if (f.p === 'chain' && f.entries.length > 0) {
      const list = f.entries.map((e) => `${e.name}${e.negated ? ' (canceled)' : ''}`);
      yield `Chain, last is first: ${list.reverse().join(', ')}`;
    }
    // others that are below it have not begun yet
    if (f.p === 'attack' && f === attack) {
      const strikes = plural(query.attackStat(s, f, 'strikes'), 'strike');
      const body = query.attackStat(s, f, 'attack-body');
      yield `Attack by ${f.name}: ${strikes} at ${query.attackStat(s, f, 'attack-prowess')}` +
        `${body >= 0 ? `, body ${body}` : ''}${f.detainment ? ', detainment' : ''}` +
        `${f.total > 1 ? `, attack ${f.index + 1} of ${f.total}` : ''}`;
      for (const a of f.assigned) {
        const excess = a.excess > 0 ? ` with ${a.excess} in excess` : '';
        yield `  a strike at ${nameOr(s, a.who)}${excess}${a.result ? `: ${a.result}` : ''}`;
      }
    }
    if (f.p === 'strike') yield `  now the strike against ${nameOr(s, f.who)}`;
  }
}

export const handText = (s: State, seat: Seat): string =>
  s.players[seat].hand.map((id) => nameOr(s, id)).join(', ') || 'no cards';

/** Everything this player can see. */
export function boardText(v: View): string {
  const s = v.state;
  const lines = [`Turn ${s.turn}, ${phaseWord(s.phase)}`, ''];
  for (let i = 1; i <= s.players.length; i++) {
    lines.push(...playerLines(v, (Math.max(0, v.seat) + i) % s.players.length), '');
  }
  lines.push(...actionLines(s));
  if (v.seat >= 0) lines.push(`Your hand: ${handText(s, v.seat)}`);
  return lines.join('\n');
}
