import {
  type Decision,
  type Option,
  type Question,
  query,
  type Seat,
  type State,
  type WindowKind,
} from '@mathom/engine';
import { t } from '../../app/words.ts';
import { nameOr } from '../../cards/data.ts';

/** Phases, steps and questions in words. */
export const PHASES = [
  ['untap', 'Untap'],
  ['organization', 'Organization'],
  ['long-event', 'Long-event'],
  ['movement-hazard', 'Movement / Hazard'],
  ['site', 'Site'],
  ['end-of-turn', 'End of turn'],
] as const;

const OTHER_PHASES: Readonly<Record<string, string>> = {
  setup: 'Getting ready',
  council: 'The council',
};

export const phaseWord = (phase: string): string =>
  PHASES.find(([p]) => p === phase)?.[1] ?? OTHER_PHASES[phase] ?? phase;

/** Whose version of a site it is. */
export const VERSIONS: Readonly<Record<string, string>> = {
  hero: 'hero site',
  minion: 'minion site',
  'fallen-wizard': 'Fallen-wizard site',
  balrog: 'Balrog site',
};

const FRAME_STEPS: Readonly<Record<string, string>> = {
  'setup/exchange': 'declaring who is who',
  'setup/draft': 'drafting starting companies',
  'setup/reveal': 'drafting starting companies',
  'setup/items': 'giving out starting items',
  'setup/leftovers': 'characters left over',
  'setup/sites': 'choosing where to start',
  'organizing/ask': 'composing companies',
  'movement/next': 'choosing the next company',
  'movement/join': 'companies may join',
  'company-phase/under-deeps': 'looking for a way in the Under-deeps',
  'company-phase/path': 'choosing the way',
  'company-phase/draw': 'the resource player draws',
  'company-phase/draw-hazard': 'the hazard player draws',
  'company-phase/hazards': 'hazards may be played',
  'company-phase/ending': 'the company arrives',
  'enter/choose': 'at the site: enter or not',
  'enter/guard': 'cards on guard may be revealed',
  'enter/attacks': 'automatic-attacks',
  'enter/from-hand': 'a creature may come as the automatic-attack',
  'enter/from-play': 'a being in play comes as an automatic-attack',
  'enter/guard-attacks': 'creatures that stood on guard',
  'enter/window': 'at the site',
  'attack/window': 'attack: before strikes are given out',
  'attack/first': 'attack: the attacker may give out the first strike',
  'attack/defender': 'attack: the defender gives out strikes',
  'attack/attacker': 'attack: the attacker gives out the rest',
  'attack/next': 'attack: next strike',
  'attack/between': 'attack: between strikes',
  'strike/hazard': 'strike: the attacker may act',
  'strike/excess': 'strike: excess strikes',
  'strike/untapped': 'strike: stay untapped?',
  'strike/support': 'strike: support',
  'strike/defender': 'strike: the defender may act',
  'strike/roll': 'strike: the roll',
  'strike/body': 'strike: body check',
  'chain/respond': 'chain of effects: answers',
  'chain/resolve': 'chain of effects: resolving',
  'declare/choose': 'declaring an action',
  'check/roll': 'a roll is made',
  'end-of-turn/discard': 'one card may be discarded',
  'end-of-turn/reset': 'hands back to size',
  'end-of-turn/call': 'the council may be called',
  'council/checks': 'last corruption checks',
  'fetch/ask': 'choosing cards',
  'reset/ask': 'down to hand size',
  'exhaust/out': 'the deck is exhausted: sideboard exchange',
  'exhaust/in': 'the deck is exhausted: sideboard exchange',
  'hand-over/ask': 'items change hands',
};

/** While players may act, the frame below already stands at what comes after. */
const WINDOWS: Readonly<Record<string, string>> = {
  'movement-hazard': 'hazards and answers',
  'movement-hazard-end': 'the company arrives',
  organization: 'plans and moves',
  'organization-end': 'organizing: the end',
  'site-start': 'before the site',
};

/** Where in the phase we are: the innermost step that has a name. */
export function stepWord(s: State): string {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    if (f.p === 'window' && WINDOWS[f.kind]) return WINDOWS[f.kind];
    const word = FRAME_STEPS[`${f.p}/${f.s}`];
    if (word) return word;
  }
  return '';
}

/** What is asked when nobody is just waiting to act: every question of the engine has words here. */
type Asked = Exclude<Question, WindowKind | `slot-${number}`>;

const QUESTIONS: Readonly<Record<Asked, string> & Partial<Record<WindowKind, string>>> = {
  'avatar-exchange': 'Your opponent is that Wizard: whom do you put in his place?',
  draft: 'Draft a character for your starting company, or stop',
  'starting-company': 'Who is in your starting company?',
  'starting-item': 'Who starts with which item?',
  leftover: 'Which of the characters left over go into your deck?',
  'starting-site': 'Where do you start?',
  'stage-spot': 'Where does your Stage card come to lie?',
  'starting-split': 'Who starts at your other site?',
  'hazard-sideboard': 'Turn to your sideboard for hazards? It halves the hazard limit',
  organizing: 'Compose your companies',
  'stay-wounded': 'All others heal: does anyone stay wounded?',
  'split-event': 'With which part of the company does it stay?',
  'split-must-move': 'A company that was split off does not move: which goes back?',
  'over-influence': 'You cannot control them all: who has to go?',
  'company-phase': 'Which company goes next?',
  'join-at-haven': 'Companies at the same haven may join',
  'one-stays': 'Too many at one site: which company may stay?',
  'one-returns': 'Too many at one site: which company goes back?',
  path: 'Which way do they take?',
  'move-again': 'Move on to another site?',
  draw: 'How many more cards do you draw?',
  environment: 'Which of these is applied next?',
  'limit-order': 'Which change to the hazard limit is applied next?',
  'site-phase': 'Which company goes next?',
  enter: 'Enter the site?',
  'reveal-on-guard': 'Reveal a card on guard?',
  'one-attack': 'Which of the attacks is faced?',
  'under-deeps': 'They roll to find a way in the Under-deeps: play something before?',
  'attack-from-play': 'Which of these comes as one more automatic-attack?',
  'attack-from-hand': 'Play a creature from your hand as the automatic-attack?',
  'agent-attack': 'Does an agent attack?',
  'guard-attack': 'Who attacks next?',
  'company-attack': 'Does this company attack another that is here?',
  'who-strikes': 'Who of yours strikes next?',
  'whose-strike': 'He fights this one of the other side; both roll.',
  'discard-one': 'You may discard a card',
  'discard-to-size': 'Your hand is too large: what do you discard?',
  call: 'Call the council?',
  'council-check': 'Who makes a corruption check next?',
  'first-strike': 'Who gets the first strike?',
  defend: 'Who takes a strike?',
  attack: 'Whom is a strike aimed at?',
  strike: 'Which strike is resolved next?',
  'which-roll': 'Which of the two rolls counts?',
  'name-sort': 'Name a card: of what sort is it?',
  'name-card': 'Name a card.',
  'in-lieu': 'Do something before facing the automatic-attacks?',
  excess: 'How many of the excess strikes go to this one?',
  'stay-untapped': 'Take -3 to stay untapped?',
  'stay-freely': 'Stay untapped, at full prowess?',
  'stay-cheaply': 'Stay untapped, at the cost of a little prowess?',
  support: 'Does anyone tap in support?',
  'give-up': 'Give yourself up in his place?',
  instead: 'Do this instead of what would happen?',
  'rescue-site': 'Where is the prisoner held?',
  'attack-modifiers': 'Which change to the attack comes first?',
  passives: 'What is declared first?',
  'hand-over': 'Who takes over which item?',
  fetch: 'Which card do you take?',
  sideboard: 'Which card comes from the sideboard?',
  'exchange-out': 'Exchange a card of your discard pile with one of your sideboard?',
  'exchange-in': 'Which card of the sideboard comes in?',
  ring: 'Which ring takes its place?',
  look: 'You see these cards.',
  'how-many': 'How many cards?',
  'put-under': 'Which card goes to the bottom of the deck?',
  'put-on-top': 'Which card goes on the deck next? The last one lies on top.',
  offer: 'Which do you choose?',
  pick: 'Which card?',
  each: 'Who comes first?',
  play: 'Play which card?',
};

/** Players may act: every moment at which they may has words. */
const ACTS: Readonly<Record<WindowKind, string>> = {
  untap: 'Your untap phase: anything before you go on?',
  organization: 'Organize, play characters, and say where your companies go',
  'organization-end': 'The end of organizing: anything more?',
  'long-event': 'Long-events may be played now',
  'movement-hazard': 'Hazards and answers: what do you play?',
  'movement-hazard-end': 'The company arrives: anything before that?',
  'under-deeps': 'They roll to find a way in the Under-deeps: anything before that?',
  'in-lieu': 'Do something before facing the automatic-attacks?',
  'company-attack': 'One company is about to attack another: anything before that?',
  attack: 'An attack! Cancel or change it before strikes are given out?',
  'between-strikes': 'Between strikes: anything to do?',
  'strike-hazard': 'Do you do anything to this strike?',
  'strike-attacker': 'Your strike: anything before the other side acts?',
  'strike-defender': 'The strike falls: anything before the roll?',
  site: 'At the site: play what may be played here',
  'site-start': 'Before the site: anything to do?',
  'end-of-turn': 'End of turn: anything more?',
  'end-of-turn-start': 'End of turn: anything more?',
  'untap-start': 'Untap phase: anything before you untap?',
  'turn-end': 'The turn is ending: anything more?',
  check: 'Before the roll: anything to change it?',
  council: 'The council meets: anything more?',
};

/** What is being asked, as a sentence. */
export function question(s: State, d: Decision): string {
  const card = nameOr(s, d.card, '');
  const about = card === '' ? '' : ` (${card})`;
  if (d.kind === 'act') return wordFor(ACTS, d.about) ?? `${phaseWord(s.phase)}: what do you do?`;
  if (d.kind === 'respond') return card ? `Do you answer ${card}?` : 'Do you answer that?';
  if (d.kind === 'aim' && d.options.some((o) => o.type === 'key'))
    return `${card || 'The creature'}: keyed to what?`;
  if (d.kind === 'aim' && card) {
    const { kind } = query.def(s, d.card);
    // in hand it is played, and not yet used
    if (kind === 'faction' && s.zone[d.card] === 'hand')
      return `${card}: who tries to win them over?`;
    if (kind === 'item' && s.zone[d.card] === 'hand') return `${card}: who takes it up?`;
  }
  if (d.kind === 'aim') return card ? `${card}: by whom, at whom, with what?` : 'By whom, at whom?';
  if (d.about === 'draft' && query.kindOf(s, d.seat).hasStagePoints)
    return 'Draft a character or a Stage card for your start, or stop';
  if (d.about === 'path' && card) return `Which way do they take to ${card}?`;
  return `${wordFor(QUESTIONS, d.about) ?? 'What do you choose?'}${about}`;
}

const wordFor = (words: Readonly<Record<string, string | undefined>>, about: string) =>
  Object.hasOwn(words, about) ? words[about] : undefined;

/** What it is about, for questions that are asked seldom or of some kinds of player only. */
const HELP: Readonly<Partial<Record<Question, string>>> = {
  'stage-spot':
    'Some Stage cards lie on a site or with a character: say where this one comes to lie.',
  'starting-split': 'You start in two companies. Whoever is not chosen starts at the first site.',
  'starting-site': 'Your companies begin the game there.',
  'stay-cheaply': 'Who does not tap against a strike loses prowess; he loses less than others.',
  'stay-freely': 'He need not tap against this strike, and loses nothing by it.',
  'under-deeps': 'If the roll fails, they go back to where they came from.',
  'company-attack':
    'Each of your company strikes at one of theirs; both roll, and either may fall.',
  'who-strikes': 'Those who strike are set against the other side one by one.',
  'whose-strike': 'He fights this one of the other side; both roll.',
  excess: 'Each strike too many weakens the one whom it goes to by one.',
  'attack-from-play': 'One of them comes as an automatic-attack, and is gone afterwards.',
  'attack-from-hand':
    'A creature of your hand can come as one more automatic-attack of this place.',
  'over-influence': 'General influence is not enough for all of them.',
};

/** A line of help to a question; empty where the words are enough. */
export const helpFor = (d: Decision): string => (d.kind === 'respond' ? '' : (HELP[d.about] ?? ''));

const PASSES: Readonly<Record<string, string>> = {
  draft: 'Stop drafting',
  'starting-company': 'That is all',
  'starting-item': 'No more items',
  leftover: 'No more',
  'starting-split': 'They start like this',
  'hazard-sideboard': 'No, leave it',
  organizing: 'Done organizing',
  'join-at-haven': 'They stay apart',
  'move-again': 'Stay here',
  enter: 'Do not enter',
  'reveal-on-guard': 'Reveal nothing',
  'agent-attack': 'No attack',
  'company-attack': 'Leave them in peace',
  'attack-from-hand': 'Play none',
  'under-deeps': 'Let them roll',
  'in-lieu': 'Face the attacks',
  'discard-one': 'Keep my hand',
  call: 'Play on',
  'first-strike': 'Leave it to the defender',
  defend: 'Let the attacker choose',
  support: 'No support',
  fetch: 'No more',
  sideboard: 'No more',
  look: 'Seen',
  'put-under': 'The rest on top',
  'exchange-out': 'No exchange',
  'hand-over': 'Nobody',
};

const ACT_PASSES: Readonly<Record<string, string>> = {
  organization: 'Pass: organizing is over',
  site: 'Pass: done at this site',
  'movement-hazard': 'Pass',
};

/** What passing means here. It never looks like doing something. */
export function passWord(d: Decision, o: Option): string {
  if (o.type === 'back') return 'Never mind: something else';
  if (o.type !== 'pass') return '';
  if (d.kind === 'respond') return 'Pass: no answer';
  if (d.kind === 'act') return ACT_PASSES[d.about] ?? 'Pass';
  return PASSES[d.about] ?? 'Pass';
}

export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

/** The same for whoever reads it, and not put together anew from its parts. */
export function countOf(n: number, what: 'strike' | 'card' | 'roll' | 'region'): string {
  const one = n === 1;
  switch (what) {
    case 'strike':
      return one ? t('1 strike') : t('{{n}} strikes', { n });
    case 'card':
      return one ? t('1 card') : t('{{n}} cards', { n });
    case 'roll':
      return one ? t('1 roll') : t('{{n}} rolls', { n });
    default:
      return one ? t('1 region') : t('{{n}} regions', { n });
  }
}

const STATUS = ['untapped', 'tapped', 'wounded', 'inverted'] as const;
export const statusWord = (s: State, id: number): string => STATUS[s.status[id]] ?? '';

/** Who is deciding, for everybody to read. */
export function turnWord(s: State, deciding: Seat, seat: Seat): string {
  if (s.result) return 'The game is over';
  if (deciding < 0) return 'Nobody is asked';
  return deciding === seat ? 'You decide' : `${s.players[deciding]?.name ?? 'Somebody'} decides`;
}

/** A company by who leads it. */
export function companyWord(s: State, id: number): string {
  const co = query.company(s, id);
  const first = co?.members[0];
  if (first === undefined) return 'A company';
  const more = (co?.members.length ?? 1) - 1;
  return more > 0 ? `${nameOr(s, first)} and ${plural(more, 'companion')}` : nameOr(s, first);
}
