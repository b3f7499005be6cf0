import type { AttackFilter, CardFilter, Many, Target } from '../language/index.ts';
import { possible, printedTable } from '../pool/printed.ts';
import { agentOf, allAgents } from '../query/agents.ts';
import { aimOf } from '../query/aimed.ts';
import { automaticAs } from '../query/attack-frame.ts';
import {
  allCompanies,
  cardsIn,
  comp,
  company,
  companyIdOf,
  def,
  inPlay,
  isAgent,
  isCaptive,
  isInPlayInPile,
  isTrophy,
  nameOf,
  newSite,
  note,
  seatOf,
  siteServes,
} from '../query/cards.ts';
import { checkAimedAt, checksOf } from '../query/checks.ts';
import { aimsAtCompany, inCompany } from '../query/company.ts';
import { oneOf, specRaces } from '../query/compare.ts';
import { attackMatches, companyMatches, entryMatches, matches } from '../query/evaluate.ts';
import { seenBy } from '../query/fight.ts';
import { hasPlaceFor } from '../query/made-sites.ts';
import { regionAimedAt, regionsOfSites } from '../query/map.ts';
import { siteNames } from '../query/naming.ts';
import {
  attackFrame,
  attackNo,
  attackOf,
  chainFrame,
  companyRef,
  entryNo,
  facerFor,
  strikeFrame,
} from '../query/refs.ts';
import { rivalOf } from '../query/seats.ts';
import { mayNotSearch } from '../query/secrecy.ts';
import { shedNamed, wasShedBefore } from '../query/shed.ts';
import { playsHazard, sideOf } from '../query/side.ts';
import { isSheltered, knownAttacks } from '../query/sites.ts';
import { isAdmitted } from '../query/skills.ts';
import { cardsOnGuard } from '../state/apart.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Aim, Cid, Ctx, Lasting, State } from '../state/types.ts';

/**
 * What an action can be aimed at. The same test serves when candidates are listed, and again
 * when the action resolves (coe/9.3).
 */
export function fits(s: State, c: Ctx, t: Target, aim: Aim, hazard: boolean): boolean {
  switch (t.target) {
    case 'card': {
      const { id } = aimOf(aim, 'card');
      // a trophy is what it was when it was slain to what speaks of the slain
      if (t.zone === 'eliminated' && isTrophy(s, id))
        return asSlain(s, id, () => allowed(s, c, id, hazard, t.a) && matches(s, c, id, t.a));
      if (!liesIn(s, id, t.zone ?? 'play')) return false;
      // to choose a card out of his pile is to go through it (companion/clarification/bane-of-the-ithil-stone/1)
      if (t.zone === 'discard' && mayNotSearch(s, c.by, c.by)) return false;
      // hazards in a pile are out of reach (coe/9.3.2.1), but for what speaks of the slain
      if (s.zone[id] === 'pile' && sideOf(s, id) === 'hazard' && t.zone !== 'eliminated')
        return false;
      if (isCaptive(s, id, c.card)) return false;
      // what was revealed is on guard no more (coe/2.V.6.6)
      if (s.zone[id] === 'guard' && note(s, id).revealed) return false;
      return allowed(s, c, id, hazard, t.a) && matches(s, c, id, t.a);
    }
    case 'company': {
      const co = company(s, aimOf(aim, 'company').id);
      if (!co) return false;
      const theirs = t.a.whose === "opponent's";
      if (hazard ? co.id !== s.current : (co.seat !== c.by) !== theirs) return false;
      if (c.card >= 0 && !hasPlaceFor(s, def(s, c.card), co)) return false;
      return companyMatches(s, c, co, t.a) || isAdmitted(s, co, c.card);
    }
    case 'site': {
      const { id } = aimOf(aim, 'card');
      return (
        s.zone[id] === 'play' &&
        siteAllowed(s, c, id, hazard) &&
        !isSheltered(s, id, c.card) &&
        matches(s, c, id, t.a)
      );
    }
    case 'region': {
      const it = aimOf(aim, 'region');
      if (t.ofPath && it.site !== undefined) return false;
      const step = regionAimedAt(s, it, playsHazard(s, c));
      return step !== undefined && oneOf(t.type, step.type);
    }
    case 'attack': {
      if (aim.t === 'auto') return hazard && !t.now && awaitedFits(s, c, aim, t.a);
      const f = attackNo(s, aimOf(aim, 'attack').n);
      return (
        f !== null &&
        !f.canceled &&
        ((f.s === 'window' && t.late !== 'only') || (t.late !== undefined && undecided(s, f))) &&
        !(hazard && f.spec.immune) &&
        attackMatches(s, c, f, t.a)
      );
    }
    case 'automatic-attack': {
      const { site, i } = aimOf(aim, 'auto');
      if (s.zone[site] !== 'play') return false;
      if (!siteAllowed(s, c, site, hazard) || !matches(s, c, site, t.at)) return false;
      if (isSheltered(s, site, c.card)) return false;
      const a = knownAttacks(s, site).find((x) => x.i === i);
      return (
        a !== undefined && (t.a === undefined || specRaces(a.spec).some((r) => oneOf(t.a?.race, r)))
      );
    }
    case 'strike': {
      const { n, who } = aimOf(aim, 'strike');
      const st = strikeFrame(s);
      // once the dice are rolled it is too late (coe/3.iv.5.1)
      if (!st || st.n !== n || st.canceled || st.outcome !== '') return false;
      // in a fight of two companies his own side's (coe/3.V.5)
      if (st.by >= 0 && who !== facerFor(s, st, c.by)) return false;
      if (!matches(s, c, who, t.facedBy)) return false;
      const f = attackOf(s, st);
      if (hazard && f.spec.immune) return false;
      return t.a === undefined || attackMatches(s, c, seenBy(s, c, f), t.a);
    }
    case 'entry': {
      const e = entryNo(s, aimOf(aim, 'entry').n);
      return e !== null && e.n !== c.entry && entryMatches(s, c, e, t.a);
    }
    case 'effect': {
      const { n } = aimOf(aim, 'effect');
      const l = s.lasting.find((x) => x.n === n);
      return (
        l !== undefined &&
        (t.needsSkill === undefined || l.needsSkill.split(',').includes(t.needsSkill)) &&
        (t.leftBy === undefined || (l.card >= 0 && matches(s, c, l.card, t.leftBy))) &&
        (t.aimsAt === undefined || effectAimsAt(s, l, companyRef(s, c, t.aimsAt)))
      );
    }
    case 'check': {
      const k = checkAimedAt(s, aim);
      if (!k || k.who !== aimOf(aim, 'check').who || !oneOf<string>(t.kind as Many<string>, k.kind))
        return false;
      if (t.who !== undefined && !(k.who >= 0 && matches(s, c, k.who, t.who))) return false;
      if (k.unaided && (!hazard || s.owner[k.who] === c.by)) return false;
      if (t.versus !== undefined && !(k.versus >= 0 && matches(s, c, k.versus, t.versus)))
        return false;
      return !isDeaf(s, c, k.versus);
    }
    case 'name':
      if (t.not !== undefined) return !t.not.includes(aimOf(aim, 'race').race);
      if (t.shed !== undefined) {
        const { of, name } = aimOf(aim, 'name');
        const id = of === undefined ? -1 : shedNamed(s, c.by, of, name);
        return id >= 0 && matches(s, c, id, t.shed);
      }
      return siteNames(s, c, t.site).includes(aimOf(aim, 'name').name);
  }
}

/** Asked as though that trophy were still the card that was slain; nothing else is different meanwhile. */
function asSlain(s: State, id: Cid, test: () => boolean): boolean {
  const trophy = s.def[id];
  s.def[id] = comp(s, id).faceOf;
  try {
    return test();
  } finally {
    s.def[id] = trophy;
  }
}

function liesIn(s: State, id: Cid, zone: NonNullable<CardTarget['zone']>): boolean {
  if (zone === 'play') return inPlay(s, id) || s.zone[id] === 'face-down';
  if (zone !== 'eliminated') return s.zone[id] === zone;
  // what was defeated is in the pile of whoever won it, or removed from play (coe glossary "eliminate")
  return (
    s.zone[id] === 'removed' ||
    (s.zone[id] === 'pile' && (def(s, id).kind === 'creature' || def(s, id).kind === 'character'))
  );
}

/** Its strikes are being resolved, and none is past its roll. */
const undecided = (s: State, f: AttackFrame): boolean =>
  (f.s === 'next' || f.s === 'between') && (strikeFrame(s)?.outcome ?? '') === '';

/** A faction whose text says that the card does nothing to such an attempt. */
const isDeaf = (s: State, c: Ctx, faction: Cid): boolean => {
  const d = faction >= 0 ? def(s, faction) : undefined;
  return d?.kind === 'faction' && d.deafTo !== undefined && matches(s, c, c.card, d.deafTo);
};

/** Hazards that affect an attack can be aimed at one that awaits the company at its site (coe/9.3.2.3). */
function awaited(s: State): Aim[] {
  const co = company(s, s.current);
  if (!co || co.entered) return [];
  return awaitedAt(s, newSite(co));
}

const awaitedAt = (s: State, site: Cid): Aim[] =>
  knownAttacks(s, site).map((a) => ({ t: 'auto', site, i: a.i }));

/** Where companies are, and where they go. */
const sitesServing = (s: State): Cid[] => [
  ...new Set(allCompanies(s).flatMap((x) => [x.site, newSite(x)])),
];

function awaitedFits(
  s: State,
  c: Ctx,
  aim: Extract<Aim, { t: 'auto' }>,
  want: AttackFilter,
): boolean {
  const co = company(s, s.current);
  if (!co || newSite(co) !== aim.site || s.zone[aim.site] !== 'play') return false;
  const a = knownAttacks(s, aim.site).find((x) => x.i === aim.i);
  return a !== undefined && attackMatches(s, c, automaticAs(s, co, aim.site, a, 0), want);
}

/** Resources reach their player's own cards; hazards what is with the present company. */
function allowed(s: State, c: Ctx, id: Cid, hazard: boolean, a: CardFilter): boolean {
  const d = def(s, id);
  // what speaks of agents reaches them, whosever they are, wherever they are
  if (isAgent(s, id)) return true;
  if (!hazard) {
    // a player cannot aim his resources at an opponent's resources or characters, unless they say so (coe/9.3.3)
    if (seatOf(s, id) === c.by || a.whose === "opponent's") return true;
    if (d.kind === 'creature' || (d.kind === 'event' && d.side === 'hazard')) return true;
    // a faction of his lies in his pile, and is in play there; who was slain lies there too, and is not
    return !inPlay(s, id) || (s.zone[id] === 'pile' && d.kind === 'character');
  }
  // against a player means against the one whose company it is (crf/term/multi-player-games/7)
  if (a.whose === "opponent's" && seatOf(s, id) !== rivalOf(s, c.by)) return false;
  // coe/2.IV.vii.3; what lies open in the middle or in a pile can be named by a card's own text
  const inPile = s.zone[id] === 'pile';
  if (!inPile && (d.kind === 'character' || d.kind === 'item' || d.kind === 'ally'))
    return companyIdOf(s, id) === s.current;
  return true;
}

function siteAllowed(s: State, c: Ctx, site: Cid, hazard: boolean): boolean {
  if (!hazard) return siteServes(s, site, c.by);
  const co = company(s, s.current);
  return co !== undefined && newSite(co) === site;
}

/** What a lasting effect was laid on: the company, or something with it; its sites are not (crf/term/company/4). */
function effectAimsAt(s: State, l: Lasting, id: number): boolean {
  if (id < 0) return false;
  switch (l.what.k) {
    case 'modify':
      return (
        l.what.of.t !== 'player' && l.what.of.t !== 'attack' && aimsAtCompany(s, l.what.of, id)
      );
    case 'abilities':
      return l.what.on
        ? aimsAtCompany(s, l.what.on, id)
        : l.what.ctx.aims.some((a) => aimsAtCompany(s, a, id));
    case 'idle':
      return l.what.site < 0 && l.what.company === id;
    default:
      return false;
  }
}

type CardTarget = Extract<Target, { target: 'card' }>;

/** Everything the target could be, before it is tested. */
function universe(s: State, c: Ctx, t: Exclude<Target, CardTarget>, hazard: boolean): Aim[] {
  switch (t.target) {
    case 'company':
      return allCompanies(s).map((x) => ({ t: 'company', id: x.id }));
    case 'site':
      return sitesServing(s).map((id) => ({ t: 'card', id }));
    case 'region': {
      // in the path of a company, or of a site in play (coe/9.3.4)
      const co = company(s, s.current);
      const path = (co?.path ?? []).map(
        (_, i) => ({ t: 'region', company: s.current, i }) as const,
      );
      const sites = sitesServing(s).filter((id) => !hazard || siteAllowed(s, c, id, true));
      return [...path, ...regionsOfSites(s, sites, path)];
    }
    case 'attack': {
      const f = attackFrame(s);
      const now: Aim[] = f ? [{ t: 'attack', n: f.n }] : [];
      return hazard ? [...now, ...awaited(s)] : now;
    }
    case 'automatic-attack':
      return sitesServing(s).flatMap((site) => awaitedAt(s, site));
    case 'strike': {
      const f = strikeFrame(s);
      return f ? [{ t: 'strike', n: f.n, who: facerFor(s, f, c.by) }] : [];
    }
    case 'entry': {
      const f = chainFrame(s);
      return f ? f.entries.map((e) => ({ t: 'entry', n: e.n })) : [];
    }
    case 'effect':
      return s.lasting.map((l) => ({ t: 'effect', n: l.n }));
    case 'check': {
      const f = chainFrame(s);
      if (!f) return [];
      const out: Aim[] = [];
      for (const e of f.entries)
        for (const [i, k] of checksOf(s, e).entries())
          out.push({ t: 'check', n: e.n, i, who: k.who });
      return out;
    }
    case 'name':
      if (t.not !== undefined) return s.rt.pool.creatureRaces.map((race) => ({ t: 'race', race }));
      if (t.shed !== undefined) return shedNames(s, c);
      return siteNames(s, c, t.site).map((name) => ({ t: 'name', name }));
  }
}

/** Shows all that it could be, until one is enough. */
export function visitCandidates(
  s: State,
  c: Ctx,
  t: Target,
  hazard: boolean,
  visit: (aim: Aim) => boolean,
): boolean {
  if (t.target !== 'card')
    return universe(s, c, t, hazard).some((aim) => fits(s, c, t, aim, hazard) && visit(aim));
  const { pool } = s.rt;
  const table = printedTable(pool, t.a);
  const shown = (id: Cid): boolean => {
    const slain = t.zone === 'eliminated' && isTrophy(s, id);
    if (!possible(pool, t.a, table, slain ? comp(s, id).faceOf : s.def[id])) return false;
    const aim: Aim = { t: 'card', id };
    return fits(s, c, t, aim, hazard) && visit(aim);
  };
  if (!isAnythingInPlay(s, t, hazard)) return cardUniverse(s, c, t, hazard).some(shown);
  const { table: inPlay, players } = s;
  for (let i = 0; i < inPlay.length; i++) if (shown(inPlay[i])) return true;
  for (let i = 0; i < players.length; i++)
    for (const id of players[i].pile) if (isInPlayInPile(s, id) && shown(id)) return true;
  return false;
}

export function candidates(s: State, c: Ctx, t: Target, hazard: boolean): Aim[] {
  const out: Aim[] = [];
  visitCandidates(s, c, t, hazard, (aim) => {
    out.push(aim);
    return false;
  });
  return out;
}

/** It may be whatever is in play, and not only what is with the present company. */
const isAnythingInPlay = (s: State, t: CardTarget, hazard: boolean): boolean =>
  (t.zone ?? 'play') === 'play' &&
  t.a.agent === undefined &&
  !(
    hazard &&
    (t.a.kind === 'character' || t.a.kind === 'item' || t.a.kind === 'ally') &&
    company(s, s.current) !== undefined
  );

/** Where the cards are among which one is chosen. */
function cardUniverse(s: State, c: Ctx, t: CardTarget, hazard: boolean): Cid[] {
  const zone = t.zone ?? 'play';
  if (zone === 'guard') return cardsOnGuard(s).slice();
  if (zone === 'eliminated')
    return [
      ...cardsIn(s, 'pile', -1),
      ...cardsIn(s, 'removed', -1),
      ...s.table.filter((id) => isTrophy(s, id)),
    ];
  if (zone !== 'play') return cardsIn(s, zone, zone === 'pile' ? -1 : c.by);
  if (t.a.agent !== undefined) return allAgents(s).map(agentOf);
  const co = hazard ? company(s, s.current) : undefined;
  const narrow = co && (t.a.kind === 'character' || t.a.kind === 'item' || t.a.kind === 'ally');
  return narrow ? inCompany(s, co) : cardsIn(s, 'play', -1);
}

/** Each of them once, in the order of the alphabet: where they lie is not to be guessed from it. */
function shedNames(s: State, c: Ctx): Aim[] {
  const out: { t: 'name'; name: string; of: number }[] = [];
  s.def.forEach((_, id) => {
    if (!wasShedBefore(s, id, c.by)) return;
    const name = nameOf(s, id);
    const of = s.owner[id];
    if (!out.some((a) => a.name === name && a.of === of)) out.push({ t: 'name', name, of });
  });
  return out.sort((a, b) => a.of - b.of || (a.name < b.name ? -1 : 1));
}
