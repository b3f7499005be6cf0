import { type Decision, HIDDEN, query, type State } from '@mathom/engine';
import type { Card } from '@mathom/engine/language';

/** Names and questions in words, for a reader who may not know every card. */
export const knownCard = (s: State, id: number): Card | null =>
  id >= 0 && s.def[id] !== HIDDEN ? query.def(s, id) : null;

export const nameOr = (s: State, id: number, other = 'a card'): string =>
  knownCard(s, id)?.name ?? other;

export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

const STATUS = ['untapped', 'tapped', 'wounded', 'inverted'] as const;
export const statusWord = (s: State, id: number): string => STATUS[s.status[id]] ?? '';

const PHASES: Readonly<Record<string, string>> = {
  setup: 'getting ready',
  untap: 'untap phase',
  organization: 'organization phase',
  'long-event': 'long-event phase',
  'movement-hazard': 'movement/hazard phase',
  site: 'site phase',
  'end-of-turn': 'end of turn',
  council: 'the council',
};
export const phaseWord = (phase: string): string => PHASES[phase] ?? phase;

const QUESTIONS: Readonly<Record<string, string>> = {
  draft: 'Draft a character for your starting company, or stop',
  'starting-item': 'Who starts with which item?',
  leftover: 'Which characters left over go into your deck?',
  'starting-site': 'Where do you start?',
  'avatar-exchange': 'Your opponent is that Wizard: whom do you put in his place?',
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
  path: 'Which way?',
  draw: 'Draw another card?',
  environment: 'Which of these is applied next?',
  'site-phase': 'Which company goes next?',
  enter: 'Enter the site?',
  'reveal-on-guard': 'Reveal a card on guard?',
  'one-attack': 'Which of the attacks is faced?',
  'under-deeps': 'They roll to find a way in the Under-deeps: play something before?',
  'attack-from-play': 'Which of these comes as one more automatic-attack?',
  'attack-from-hand': 'Play a creature as the automatic-attack?',
  'agent-attack': 'Does an agent attack?',
  'guard-attack': 'Who attacks next?',
  'company-attack': 'Does this company attack another that is here?',
  'who-strikes': 'Who of yours strikes next?',
  'whose-strike': 'Whose strike does he face?',
  'discard-one': 'You may discard a card',
  'discard-to-size': 'Your hand is too large: discard a card',
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

/** What is being asked, as a caption. */
export function question(s: State, d: Decision): string {
  const card = nameOr(s, d.card, '');
  const about = card === '' ? '' : ` (${card})`;
  if (d.kind === 'act') return `${phaseWord(s.phase)}: what do you do?`;
  if (d.kind === 'respond') return `Do you answer that?${about}`;
  if (d.kind === 'aim') return `At whom, by whom, with what?${about}`;
  return `${QUESTIONS[d.about] ?? 'What do you choose?'}${about}`;
}
