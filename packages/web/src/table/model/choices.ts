import {
  type Aim,
  type Cid,
  type CompanyId,
  type Decision,
  describeOption,
  HIDDEN,
  type Option,
  query,
  regionWord,
  type Seat,
  type State,
} from '@mathom/engine';
import { knownCard } from '../../cards/data.ts';
import { optionText } from './ways.ts';
import { VERSIONS } from './words.ts';

/** Options of a decision, by the cards and companies that they are about. */
export interface Anchors {
  readonly cards: readonly Cid[];
  readonly companies: readonly CompanyId[];
}

const aimAnchors = (a: Aim): Anchors => {
  switch (a.t) {
    case 'card':
      return { cards: [a.id], companies: [] };
    case 'strike':
      return { cards: [a.who], companies: [] };
    case 'check':
      return { cards: a.who >= 0 ? [a.who] : [], companies: [] };
    case 'auto':
      return { cards: [a.site], companies: [] };
    case 'company':
    case 'region':
      return { cards: [], companies: [a.t === 'company' ? a.id : a.company] };
    default:
      return { cards: [], companies: [] };
  }
};

/** What an option is about: it is outlined there. The first card is the one that acts. */
export function anchorsOf(o: Option): Anchors {
  switch (o.type) {
    case 'aim':
      return aimAnchors(o.aim);
    case 'assign':
    case 'strike':
      return { cards: [o.who], companies: [] };
    case 'declare-move':
      return { cards: [o.site], companies: [o.company] };
    case 'rejoin':
    case 'company':
      return { cards: [], companies: [o.company] };
    case 'join':
      return { cards: [], companies: [o.company] };
    default:
      return { cards: 'card' in o ? [o.card] : [], companies: [] };
  }
}

export interface Choice {
  readonly index: number;
  readonly option: Option;
  readonly words: string;
  /** what it does, where the words do not say it */
  readonly more: string;
  readonly group: string;
  readonly anchors: Anchors;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const GROUPS: Partial<Record<Option['type'], string>> = {
  play: 'Play',
  'play-character': 'Bring into play',
  use: 'Use',
  'use-effect': 'Use',
  organize: 'Organize',
  regroup: 'Companies',
  join: 'Companies',
  rejoin: 'Companies',
  control: 'Influence',
  'discard-character': 'Let go',
  store: 'Store',
  transfer: 'Hand over',
  'use-item': 'Items',
  sideboard: 'Sideboard',
  'nazgul-sideboard': 'Sideboard',
  'give-up-card': 'Sideboard',
  shed: 'Give up',
  reshuffle: 'Shuffle in',
  'declare-move': 'Move',
  'on-guard': 'Place on guard',
  agent: 'Agents',
  'reveal-agent': 'Agents',
  'agent-attack': 'Agents',
  'attack-company': 'Attack',
  reveal: 'Reveal',
  influence: 'Influence',
  rescue: 'Rescue',
  support: 'Support',
  'cancel-by-tapping': 'Cancel',
  'home-cancel': 'Cancel',
  'free-company': 'Free',
};

/** Yes and no say what they do. */
const ANSWERS: Readonly<Record<string, string>> = {
  'draw/yes': 'Draw a card',
  'draw/no': 'Draw no more',
  'stay-untapped/yes': 'Stay untapped, at -3',
  'stay-untapped/no': 'Tap for the strike, at full prowess',
  'stay-cheaply/yes': 'Stay untapped, with a little less prowess',
  'stay-cheaply/no': 'Tap for the strike, at full prowess',
  'stay-freely/yes': 'Stay untapped',
  'stay-freely/no': 'Tap for the strike',
  'give-up/yes': 'Yes, in his place',
  'give-up/no': 'No',
};

/** In words; a card that is not known is never named. */
function wordsOf(s: State, d: Decision, o: Option): string {
  if (o.type === 'organize') return 'Compose companies, step by step';
  const answer = ANSWERS[`${d.about}/${o.type}`];
  if (answer) return answer;
  if (d.about === 'excess' && o.type === 'number')
    return o.n === 0 ? 'None' : `${o.n} more, at -${o.n} to his prowess`;
  if (d.about === 'support' && o.type === 'card') return `Tap ${query.nameOf(s, o.card)} for +1`;
  try {
    // which way of a card it is says its second line
    return capital(describeOption(s, o, d.options).replace(/ \((way )?\d+\)(?=$| with)/, ''));
  } catch {
    return capital(o.type.replaceAll('-', ' '));
  }
}

type Path = Extract<Option, { type: 'path' }>;

const MOVEMENTS: Readonly<Record<Path['movement'], string>> = {
  starter: 'Along the path on the site card',
  region: 'From region to region',
  'under-deeps': 'By way of the Under-deeps',
  special: 'By special movement',
};

/** The regions of a way, one after another; what lies on the way is drawn beside it. */
const pathWords = (o: Path): string =>
  o.steps.map((p) => p.name ?? capital(regionWord(p.type))).join(' → ') || 'Without a path';

type Move = Extract<Option, { type: 'declare-move' }>;

/** Whose version of a site it is, where the company could go to another's as well. */
function whichVersion(s: State, o: Move, among: readonly Option[]): string {
  const card = query.siteDef(s, o.site);
  const other = among.some((x) => {
    if (x.type !== 'declare-move' || x.company !== o.company || s.def[x.site] === HIDDEN)
      return false;
    const d = query.siteDef(s, x.site);
    return d.name === card.name && d.alignment !== card.alignment;
  });
  return other ? ` (${VERSIONS[card.alignment]})` : '';
}

/** "Move": which company stands in the heading, so that the line is just the site. */
function moveWords(s: State, o: Move, among: readonly Option[], full: string): [string, string] {
  const co = query.company(s, o.company);
  const lead = co?.members[0];
  const name = lead === undefined ? 'the company' : query.nameOf(s, lead);
  const fresh = full.endsWith(', a fresh card') ? ' (a fresh card)' : '';
  return [
    `${query.nameOf(s, o.site)}${whichVersion(s, o, among)}${fresh}`,
    `Move the company of ${name} to`,
  ];
}

export function choicesOf(s: State, d: Decision): Choice[] {
  return d.options.map((option, index): Choice => {
    const full = wordsOf(s, d, option);
    const anchors = anchorsOf(option);
    if (option.type === 'path')
      return {
        index,
        option,
        words: pathWords(option),
        more: '',
        group: MOVEMENTS[option.movement],
        anchors,
      };
    if (option.type === 'declare-move' && s.def[option.site] !== HIDDEN) {
      const [words, group] = moveWords(s, option, d.options, full);
      return { index, option, words, more: '', group, anchors };
    }
    return {
      index,
      option,
      words: full,
      more: optionText(s, option),
      group: GROUPS[option.type] ?? '',
      anchors,
    };
  });
}

/** Passing, going back, and the plain answers stand apart from what is done to cards. */
export const isPlain = (o: Option): boolean => o.type === 'pass' || o.type === 'back';

/** What one came for stands before what is seldom wanted. */
const FIRST = ['', 'Play', 'Bring into play', 'Reveal', 'Move', 'Influence'];
const LAST = ['Place on guard', 'Store', 'Hand over', 'Let go', 'Sideboard', 'Compose companies'];

function rank(group: string): number {
  const name = group.startsWith('Move the company') ? 'Move' : group;
  if (FIRST.includes(name)) return FIRST.indexOf(name) - FIRST.length;
  return LAST.indexOf(name) + 1;
}

export interface ChoiceMap {
  readonly all: readonly Choice[];
  readonly plain: readonly Choice[];
  readonly groups: readonly (readonly [string, readonly Choice[]])[];
  readonly byCard: ReadonlyMap<Cid, readonly Choice[]>;
  readonly byCompany: ReadonlyMap<CompanyId, readonly Choice[]>;
}

const put = <K>(map: Map<K, Choice[]>, key: K, choice: Choice): void => {
  const list = map.get(key);
  if (list) list.push(choice);
  else map.set(key, [choice]);
};

/** Copies of a card in one hand or pile are offered once: each copy gets the outline. */
function copies(s: State, id: Cid): Cid[] {
  const zone = s.zone[id];
  if (zone === 'play' || s.def[id] === HIDDEN) return [id];
  const list = s.def.flatMap((d, i) =>
    d === s.def[id] && s.zone[i] === zone && s.owner[i] === s.owner[id] ? [i] : [],
  );
  return zone === 'hand' || zone === 'discard' || zone === 'sideboard' ? list : [id];
}

/** A copy of a card in one's hand that is in the list already: which of them goes makes no difference. */
const isCopy = (s: State, c: Choice, list: readonly Choice[]): boolean => {
  const { option: o } = c;
  if (o.type !== 'card' || s.zone[o.card] !== 'hand' || s.def[o.card] === HIDDEN) return false;
  return list.some(
    ({ option: x }) =>
      x.type === 'card' && s.zone[x.card] === 'hand' && s.def[x.card] === s.def[o.card],
  );
};

/** Options beyond those that are asked for come late, and so after all others: nothing moves as they do. */
const COMPOSE = 'Compose companies';
/** Who has no company can compose none, but he can begin one. */
const BRING_IN = 'Bring in characters';

const hasNone = (s: State, seat: Seat): boolean => !s.companies.some((co) => co.seat === seat);
const holdsSomebody = (s: State, seat: Seat): boolean =>
  s.players[seat].hand.some((id) => knownCard(s, id)?.kind === 'character');

/** The choice to organize, as it is worth it: under a name that says what it is for, or not at all. */
function composed(s: State, d: Decision, asked: number): Choice[] {
  const alone = hasNone(s, d.seat);
  const group = alone ? BRING_IN : COMPOSE;
  return choicesOf(s, d).map((c) => {
    if (c.index >= asked) return { ...c, group };
    return alone && c.option.type === 'organize'
      ? { ...c, group, words: `${BRING_IN}, step by step` }
      : c;
  });
}

export function mapChoices(
  s: State,
  d: Decision | null,
  asked = d?.options.length ?? 0,
): ChoiceMap {
  const all = d ? composed(s, d, asked) : [];
  const useless = d !== null && hasNone(s, d.seat) && !holdsSomebody(s, d.seat);
  const byCard = new Map<Cid, Choice[]>();
  const byCompany = new Map<CompanyId, Choice[]>();
  const groups = new Map<string, Choice[]>();
  for (const c of all) {
    for (const id of c.anchors.cards) for (const copy of copies(s, id)) put(byCard, copy, c);
    for (const co of c.anchors.companies) put(byCompany, co, c);
    if (useless && c.option.type === 'organize') continue;
    if (!isPlain(c.option) && !isCopy(s, c, groups.get(c.group) ?? [])) put(groups, c.group, c);
  }
  return {
    all,
    plain: all.filter((c) => isPlain(c.option)),
    groups: [...groups].sort(([a], [b]) => rank(a) - rank(b)),
    byCard,
    byCompany,
  };
}

/** Whether a click on the card is the answer itself: the question is which card. */
export const clickAnswers = (d: Decision): boolean =>
  d.kind === 'pick' || d.kind === 'assign' || d.kind === 'aim' || d.kind === 'order';

/**
 * What a click on a card in hand means: to play it, where there is but one way to. To put it on guard
 * is never so plain, and does not stand in the way either.
 */
export function obvious(list: readonly Choice[]): Choice | null {
  const others = list.filter((c) => c.option.type !== 'on-guard');
  const [one] = others;
  if (others.length !== 1) return null;
  return one.option.type === 'play' || one.option.type === 'play-character' ? one : null;
}
