import type { Option } from './options.ts';
import { company, def, nameOf } from './query/cards.ts';
import { checksOf } from './query/checks.ts';
import { regionAimedAt } from './query/map.ts';
import { attackFrame, chainFrame, entryNo } from './query/refs.ts';
import { automaticAttacks } from './query/sites.ts';
import type { AgentAct, Aim, Cid, KeyUsed, State } from './state/types.ts';

/** Options in words, for terminals, logs and tests. Cards the reader cannot know are not named. */
const REGION_WORDS = {
  wilderness: 'Wilderness',
  border: 'Border-land',
  free: 'Free-domain',
  shadow: 'Shadow-land',
  dark: 'Dark-domain',
  coastal: 'Coastal Sea',
} as const;
const SITE_WORDS = {
  haven: 'Haven',
  'free-hold': 'Free-hold',
  'border-hold': 'Border-hold',
  ruins: 'Ruins & Lairs',
  'shadow-hold': 'Shadow-hold',
  'dark-hold': 'Dark-hold',
} as const;

export const regionWord = (t: keyof typeof REGION_WORDS): string => REGION_WORDS[t];
export const siteWord = (t: keyof typeof SITE_WORDS): string => SITE_WORDS[t];

export function describeKey(k: KeyUsed): string {
  switch (k.by) {
    case 'region-type':
      return `keyed to ${k.types.map(regionWord).join(' and ')}`;
    case 'region-name':
      return `keyed to ${k.name}`;
    case 'site-type':
      return `keyed to ${siteWord(k.type)}`;
    case 'site-name':
      return k.agent === undefined ? 'keyed to the site by name' : 'keyed to the site by an agent';
    case 'nothing':
      return 'keyed to nothing';
  }
}

export function describeCompany(s: State, id: number): string {
  const co = company(s, id);
  if (!co) return 'a company that is gone';
  return `the company of ${co.members.map((m) => nameOf(s, m)).join(', ') || 'nobody'}`;
}

export function describeAim(s: State, a: Aim): string {
  switch (a.t) {
    case 'card':
      return `${nameOf(s, a.id)}${a.by === undefined ? '' : `, with ${nameOf(s, a.by)} tapping`}`;
    case 'company':
      return describeCompany(s, a.id);
    case 'attack':
      return 'the attack';
    case 'strike':
      return `the strike against ${nameOf(s, a.who)}`;
    case 'entry':
      return entryNo(s, a.n)?.name ?? 'what was declared';
    case 'check':
      return `the roll ${a.who >= 0 ? `of ${nameOf(s, a.who)} ` : ''}in ${entryNo(s, a.n)?.name ?? 'the chain'}${which(s, a.n, a.i)}`;
    case 'region': {
      const p = regionAimedAt(s, a);
      const where = a.site === undefined ? '' : ` on the path to ${nameOf(s, a.site)}`;
      return p ? `${p.name ?? 'region'} (${regionWord(p.type)}, ${a.i + 1}${where})` : 'a region';
    }
    case 'auto':
      return describeAuto(s, a.site, a.i);
    case 'race':
      return a.race;
    case 'name':
      return a.name;
    case 'effect':
      return s.lasting.find((l) => l.n === a.n)?.def ?? 'an effect';
  }
}

/** Counted as they are faced, with the card that brought it. */
function describeAuto(s: State, site: Cid, i: number): string {
  const list = automaticAttacks(s, site);
  const at = list.findIndex((x) => x.i === i);
  const from = list[at]?.from ?? -1;
  return `automatic-attack ${at + 1} of ${nameOf(s, site)}${from >= 0 ? ` (${nameOf(s, from)})` : ''}`;
}

/** A card still in the location deck, though one of that name is on the table. */
const spare = (s: State, site: Cid): boolean =>
  s.zone[site] === 'sites' &&
  s.table.some(
    (x) =>
      s.owner[x] === s.owner[site] && def(s, x).kind === 'site' && nameOf(s, x) === nameOf(s, site),
  );

/** Of several like rolls of one action, the which. */
function which(s: State, entry: number, i: number): string {
  const e = entryNo(s, entry);
  const list = e ? checksOf(s, e) : [];
  const like = (k: { kind: string; who: Cid }): boolean =>
    k.kind === list[i]?.kind && k.who === list[i]?.who;
  return list.filter(like).length > 1 ? ` (${list.slice(0, i + 1).filter(like).length})` : '';
}

/** Said only where it could be another check. */
function supported(s: State, entry: number, i: number): string {
  const e = entryNo(s, entry);
  const mine = e ? checksOf(s, e)[i] : undefined;
  if (!e || !mine) return '';
  const all = (chainFrame(s)?.entries ?? [])
    .flatMap((x) => checksOf(s, x).map((k, j) => ({ ...k, n: x.n, j })))
    .filter((k) => k.kind === 'corruption');
  if (all.length < 2) return '';
  const same = all.filter((k) => k.who === mine.who);
  return ` of ${nameOf(s, mine.who)}${same.length > 1 ? ` (check ${same.findIndex((k) => k.n === entry && k.j === i) + 1})` : ''}`;
}

const PLACES: Partial<Record<State['zone'][number], string>> = {
  deck: 'play deck',
  discard: 'discard pile',
  sideboard: 'sideboard',
};

/** Where a card lies, if a copy of it that lies elsewhere could be chosen as well. */
function placeAmong(s: State, card: Cid, among: readonly Option[]): string {
  const zone = s.zone[card];
  const elsewhere = among.some(
    (x) => x.type === 'card' && s.zone[x.card] !== zone && s.def[x.card] === s.def[card],
  );
  return elsewhere ? ` (${PLACES[zone] ?? zone})` : '';
}

/** What an agent does, for the one whose agent he is. */
function agentAct(s: State, card: Cid, act: AgentAct, site: Cid): string {
  const who = nameOf(s, card);
  switch (act) {
    case 'move':
      return `move ${who} to ${nameOf(s, site)}`;
    case 'back':
      return `move ${who} back to where he was before`;
    case 'home':
      return `${who} returns home${site >= 0 ? ` to ${nameOf(s, site)}` : ''}`;
    case 'heal':
      return `heal ${who}`;
    case 'untap':
      return `untap ${who}`;
    case 'hide':
      return `turn ${who} face-down`;
    case 'lure':
      return `tap ${who} so that creatures may be played at his site`;
  }
}

export function describeOption(s: State, o: Option, among: readonly Option[] = []): string {
  const n = (id: Cid): string => nameOf(s, id);
  switch (o.type) {
    case 'pass':
      return 'pass';
    case 'back':
      return 'back';
    case 'yes':
      return 'yes';
    case 'no':
      return 'no';
    case 'play': {
      const d = def(s, o.card);
      if (d.kind === 'character') return `play ${n(o.card)} face-down as an agent`;
      const many =
        d.kind === 'event' ? d.plays.length > 1 : d.kind === 'creature' && d.asEvent !== undefined;
      return `play ${n(o.card)}${many ? ` (way ${o.mode + 1})` : ''}${o.with !== undefined ? ` with ${n(o.with)}` : ''}`;
    }
    case 'use':
      return `use ${n(o.card)}${o.of === undefined ? '' : ` as ${n(o.of)}`} (${o.ability + 1})${o.untapped ? ' without tapping, at -3' : ''}`;
    case 'use-effect':
      return `use the effect of ${s.lasting.find((l) => l.n === o.effect)?.def ?? ''}`;
    case 'aim':
      return describeAim(s, o.aim);
    case 'card':
      return n(o.card) + placeAmong(s, o.card, among);
    case 'key':
      return describeKey(o.key);
    case 'number':
      return String(o.n);
    case 'label':
      return o.label;
    case 'player':
      return s.players[o.seat].name;
    case 'organize':
      return 'organize';
    case 'play-character':
      return `play ${n(o.card)}${PLACES[s.zone[o.card]] === undefined ? '' : ` from the ${PLACES[s.zone[o.card]]}`} at ${n(o.site)}, ${o.under >= 0 ? `controlled by ${n(o.under)}` : 'under general influence'}${o.company >= 0 ? ` in ${describeCompany(s, o.company)}` : ' as a new company'}${o.replaces === undefined ? '' : ` in the place of ${n(o.replaces)}`}${o.leave === undefined ? '' : ` with ${n(o.leave)}`}${o.company < 0 && spare(s, o.site) ? ' with a fresh site card' : ''}`;
    case 'discard-character':
      return `discard ${n(o.card)}`;
    case 'control':
      return `put ${n(o.card)} under ${o.under >= 0 ? n(o.under) : 'general influence'}`;
    case 'regroup':
      if (s.phase === 'setup')
        return `${n(o.card)} starts at ${n(o.site ?? company(s, o.company)?.site ?? -1)}`;
      return o.company >= 0
        ? `move ${n(o.card)} to ${describeCompany(s, o.company)}`
        : `split off ${n(o.card)}${o.site !== undefined ? ` with a fresh ${n(o.site)}` : ''}`;
    case 'join':
      return `join ${describeCompany(s, o.company)} to ${describeCompany(s, o.into)}`;
    case 'store':
      return `store ${n(o.card)}`;
    case 'transfer':
      return `give ${n(o.card)} to ${n(o.to)}`;
    case 'use-item':
      return `begin using ${n(o.card)}${o.beside === undefined ? '' : ` beside ${n(o.beside)}`}`;
    case 'sideboard':
      return o.to === 'deck'
        ? 'one card from the sideboard into the deck'
        : 'up to five cards from the sideboard to the discard pile';
    case 'declare-move':
      return `move ${describeCompany(s, o.company)} to ${n(o.site)}${spare(s, o.site) ? ', a fresh card' : ''}`;
    case 'rejoin':
      return `undo the split of ${describeCompany(s, o.company)}`;
    case 'company':
      return describeCompany(s, o.company);
    case 'path':
      if (o.steps.length === 0) return `${o.movement} movement`;
      return `${o.movement} movement: ${o.steps.map((p) => (p.name ? `${p.name} (${regionWord(p.type)})` : regionWord(p.type))).join(' - ')}`;
    case 'on-guard':
      return `place ${n(o.card)} on guard`;
    case 'reshuffle':
      return `show ${n(o.card)} and shuffle it into the deck`;
    case 'shed':
      return `discard ${n(o.card)} from play`;
    case 'give-up-card':
      return `give ${n(o.card)} up for a card of the sideboard`;
    case 'nazgul-sideboard':
      return `spend ${n(o.card)} on the sideboard (${o.to})`;
    case 'agent':
      return agentAct(s, o.card, o.act, o.site);
    case 'reveal-agent':
      return `reveal ${n(o.card)}${o.site >= 0 ? ` at ${n(o.site)}` : ''}`;
    case 'agent-attack':
      return `${n(o.card)} attacks`;
    case 'attack-company':
      return `attack ${describeCompany(s, o.company)}`;
    case 'enter':
      return 'enter the site';
    case 'reveal':
      return `reveal ${n(o.card)}`;
    case 'influence':
      return `${n(o.card)} tries to influence ${n(o.target)}${o.reveal >= 0 ? ', showing a copy' : ''}`;
    case 'rescue':
      return `try to rescue the prisoners of ${n(o.host)}`;
    case 'assign':
      return `a strike to ${n(o.who)}`;
    case 'strike':
      return `resolve the strike against ${n(o.who)}`;
    case 'support':
      return `tap ${n(o.card)} in support${supported(s, o.n, o.i)}`;
    case 'cancel-by-tapping':
      return `tap ${n(o.card)} to cancel the ${cancelsStrikes(s) ? 'strike' : 'attack'}`;
    case 'home-cancel':
      return `tap ${n(o.card)} (at home) to cancel the attack`;
    case 'free-company':
      return `tap ${n(o.card)} to free the company`;
    case 'call':
      return 'call the council';
  }
}

/** Whether those who tap against what attacks now cancel one strike, and not the whole attack. */
function cancelsStrikes(s: State): boolean {
  const by = attackFrame(s)?.spec.cancelByTapping;
  return by !== undefined && 'what' in by;
}
