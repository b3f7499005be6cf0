import { type Happening, query, type Seat, type State } from '@mathom/engine';
import { nameOr, phaseWord, plural } from './words.ts';

/**
 * What happened, in sentences of our own. `s` is what the reader sees of the game after it, so
 * that a card he does not know is just a card.
 */
type Of<E extends Happening['event']> = Extract<Happening, { event: E }>;

const who = (s: State, seat: Seat): string => s.players[seat]?.name ?? 'Somebody';

function company(s: State, id: number): string {
  const co = query.company(s, id);
  const first = co?.members[0];
  return first === undefined ? 'A company' : `The company of ${nameOr(s, first)}`;
}

function move(s: State, e: Of<'move'>): string | null {
  const card = nameOr(s, e.card);
  const player = who(s, e.seat);
  switch (e.to) {
    case 'hand':
      return e.from === 'deck'
        ? `${player} draws ${card}.`
        : `${card} goes back to ${player}'s hand.`;
    case 'discard':
      return e.from === 'hand'
        ? `${player} discards ${card} from hand.`
        : `${card} is discarded${reason(e)}.`;
    case 'removed':
      return e.from === 'pool' ? null : `${card} is eliminated${reason(e)}.`;
    case 'out':
      return e.why === '' ? `${card} is out of the game.` : null;
    case 'pile':
      return `${player} wins ${card}${reason(e)}.`;
    case 'deck':
      return e.from === 'pool' || e.from === 'aside' ? null : `A card goes into ${player}'s deck.`;
    case 'play':
      return e.from === 'sites' || e.from === 'aside'
        ? `${card} is revealed.`
        : `${card} comes into play.`;
    default:
      return null;
  }
}

const reason = (e: Of<'move'>): string =>
  e.why === '' || e.why === 'resolved' ? '' : ` (${e.why})`;

function roll(s: State, e: Of<'roll'>): string {
  const by = e.card >= 0 ? nameOr(s, e.card) : who(s, e.seat);
  const dice = e.dice.join('+');
  const against = e.against !== 0 ? ` against ${e.against}` : '';
  const total = e.total === e.dice.reduce((a, b) => a + b, 0) ? '' : `, ${e.total} in all`;
  return `Roll for ${e.for}, ${by}: ${dice}${total}${against}${e.outcome ? `: ${e.outcome}` : ''}.`;
}

function strike(s: State, e: Of<'strike'>): string {
  const name = nameOr(s, e.who);
  if (e.result === 'failed') return `${name} withstands the strike.`;
  if (e.result === 'successful') return `The strike hits ${name}.`;
  return `The strike against ${name} does nothing.`;
}

function change(s: State, e: Of<'company'>): string | null {
  const co = company(s, e.company);
  switch (e.change) {
    case 'phase':
      return `${co} has its movement/hazard phase.`;
    case 'revealed': {
      const dest = query.company(s, e.company)?.dest ?? -1;
      return dest >= 0 ? `${co} moves to ${nameOr(s, dest, 'a site')}.` : null;
    }
    case 'returned':
      return `${co} goes back where it came from.`;
    case 'entered':
      return `${co} enters the site.`;
    case 'idle':
      return `${co} can do nothing at its site.`;
    case 'joined':
      return 'Companies join.';
    case 'split':
      return 'A company splits.';
    default:
      return null;
  }
}

const AGENT: Readonly<Record<Of<'agent'>['act'], string>> = {
  comes: 'lies face-down',
  revealed: 'is revealed',
  move: 'moves',
  back: 'goes back where he was before',
  home: 'returns home',
  heal: 'is healed',
  untap: 'is untapped',
  hide: 'is turned face-down',
  lure: 'is ready for creatures at his site',
};

const agentWord = (s: State, e: Of<'agent'>): string =>
  `${nameOr(s, e.card, `An agent of ${who(s, e.seat)}`)} ${AGENT[e.act]}.`;

/** One event as a sentence, or null if it is not worth one. */
export function sentenceOf(s: State, e: Happening): string | null {
  switch (e.event) {
    case 'turn':
      return `-- Turn ${e.turn}: ${who(s, e.seat)} --`;
    case 'phase':
      return e.edge === 'end' ? null : `- ${phaseWord(e.phase)} -`;
    case 'move':
      return move(s, e);
    case 'wounded':
      return e.was === 'wounded' ? null : `${nameOr(s, e.card)} is wounded.`;
    case 'imprisoned':
      return `${nameOr(s, e.card)} is taken prisoner.`;
    case 'attach':
      return e.host >= 0 ? `${nameOr(s, e.card)} is now with ${nameOr(s, e.host)}.` : null;
    case 'company':
      return change(s, e);
    case 'roll':
      return roll(s, e);
    case 'declare':
      return `${who(s, e.seat)} declares ${e.name || nameOr(s, e.card, 'a card face-down')}.`;
    case 'agent':
      return agentWord(s, e);
    case 'resolve':
      return null;
    case 'fizzle':
      return `${e.name || 'That'} comes to nothing: ${e.why}.`;
    case 'attack-declared': {
      const body = e.body >= 0 ? `, body ${e.body}` : '';
      return `${e.name} attacks: ${plural(e.strikes, 'strike')} at ${e.prowess}${body}.`;
    }
    case 'strike':
      return strike(s, e);
    case 'attack-ended':
      return `The attack of ${e.name} is ${e.outcome === 'not defeated' ? 'over' : e.outcome}.`;
    case 'cancel':
      return e.what === 'attack' ? null : `${e.name || 'It'} is canceled (${e.what}).`;
    case 'shuffle':
      return null;
    case 'deck-exhausted':
      return `${who(s, e.seat)}'s deck is exhausted.`;
    case 'reveal':
      return `${nameOr(s, e.card)} is shown.`;
    case 'call':
      return `${who(s, e.seat)} calls the council.`;
    case 'over':
      return e.winner >= 0 ? `${who(s, e.winner)} wins.` : 'Nobody wins.';
    default:
      return null;
  }
}

/** The sentences of several events, in order. */
export function sentences(s: State, events: readonly Happening[]): string[] {
  const out: string[] = [];
  for (const e of events) {
    const text = sentenceOf(s, e);
    if (text !== null) out.push(text);
  }
  return out;
}
