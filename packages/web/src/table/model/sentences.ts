import { query, type Seat, type State } from '@mathom/engine';
import type { VisibleEvent } from '@mathom/protocol';
import { cardById, knownCard } from '../../cards/data.ts';
import { entryName } from './declared.ts';
import { phaseWord, plural } from './words.ts';

/** The log: what happened, in sentences of which every card is a link. */
export type Piece = string | { readonly card: string; readonly name: string };
export type Tone = 'turn' | 'phase' | 'plain' | 'attack' | 'good' | 'ill' | 'roll' | 'move';
export interface Line {
  readonly n: number;
  readonly tone: Tone;
  readonly pieces: readonly Piece[];
}

type Of<E extends VisibleEvent['event']> = Extract<VisibleEvent, { event: E }>;

/** What an agent does; who he is, only those read who know it. */
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

/** Reads one event. The events say which card each number was; the view says the rest. */
class Teller {
  readonly s: State;
  readonly e: VisibleEvent;
  /** who reads it, or -1 */
  readonly reader: Seat;
  constructor(s: State, e: VisibleEvent, reader: Seat) {
    this.s = s;
    this.e = e;
    this.reader = reader;
  }
  /** How what befalls the company of a player looks to the reader: good news is not in red. */
  news(seat: Seat, good: boolean): Tone {
    if (this.reader < 0) return 'attack';
    return (seat === this.reader) === good ? 'good' : 'ill';
  }
  card(cid: number, other = 'a card'): Piece {
    const card = cardById(this.e.cards?.[cid] ?? '');
    return card ? { card: card.id, name: card.name } : other;
  }
  who(seat: Seat): string {
    return this.s.players[seat]?.name ?? 'Somebody';
  }
  /** Who does what: the learner of a lesson is called You. */
  does(seat: Seat, verb: string): string {
    const who = this.who(seat);
    return `${who} ${who === 'You' ? verb.replace(/s$/, '') : verb}`;
  }
  company(id: number): Piece[] {
    const first = query.company(this.s, id)?.members[0];
    const card = first === undefined ? null : knownCard(this.s, first);
    return card ? ['The company of ', { card: card.id, name: card.name }] : ['A company'];
  }
}

const because = (why: string): string => (why === '' || why === 'resolved' ? '' : ` (${why})`);

function move(t: Teller, e: Of<'move'>): Piece[] | null {
  const card = t.card(e.card);
  const player = t.who(e.seat);
  switch (e.to) {
    case 'hand':
      return e.from === 'deck'
        ? [`${t.does(e.seat, 'draws')} `, card, '.']
        : [card, ` goes back to the hand of ${player}.`];
    case 'discard':
      return e.from === 'hand'
        ? [`${t.does(e.seat, 'discards')} `, card, ' from hand.']
        : [card, ` is discarded${because(e.why)}.`];
    case 'removed':
      return e.from === 'pool' ? null : [card, ` is eliminated${because(e.why)}.`];
    // by what a card says; what else is put out of the game is told in another place
    case 'out':
      return e.why === '' ? [card, ' is out of the game.'] : null;
    case 'pile':
      return [`${t.does(e.seat, 'wins')} `, card, `${because(e.why)}.`];
    case 'deck':
      return e.from === 'pool' || e.from === 'aside'
        ? null
        : [`A card goes into the deck of ${player}.`];
    case 'guard':
      return [`${t.does(e.seat, 'places')} a card on guard.`];
    case 'play':
      if (e.from === 'aside' || (e.from === 'sites' && e.why === 'starting site')) return null;
      // only who sets out chooses a site; one may also come with those who are there already
      if (e.from === 'sites' && e.why === 'new site, face-down')
        return card === 'a card'
          ? [`${t.does(e.seat, 'chooses')} a site, face-down.`]
          : [`${t.does(e.seat, 'chooses')} `, card, ' to move to, face-down.'];
      if (e.from === 'pool') return [`${t.does(e.seat, 'starts')} with `, card, '.'];
      return [card, ` comes into play${e.from === 'sites' ? because(e.why) : ''}.`];
    default:
      return null;
  }
}

function roll(t: Teller, e: Of<'roll'>): Piece[] {
  const by = e.card >= 0 ? t.card(e.card) : t.who(e.seat);
  const sum = e.dice.reduce((a, b) => a + b, 0);
  const total = e.total === sum ? '' : `, ${e.total} in all`;
  const against = e.against !== 0 ? ` against ${e.against}` : '';
  const end = e.outcome ? `: ${outcomeWord(e.for, e.outcome)}` : '';
  return [
    `${e.for === 'roll' ? 'Roll' : `Roll for ${rolledFor(e.for)}`}, `,
    by,
    `: ${e.dice.join(' + ')}${total}${against}${end}.`,
  ];
}

/** What is rolled for, where the engine's word for it is none of the table. */
export const rolledFor = (what: string): string => (what === 'strike body' ? 'body' : what);

function strike(t: Teller, e: Of<'strike'>): Piece[] {
  const who = t.card(e.who);
  if (e.result === 'failed') return [who, ' withstands the strike.'];
  if (e.result === 'successful') return ['The strike hits ', who, '.'];
  return ['The strike against ', who, ' does nothing.'];
}

function change(t: Teller, e: Of<'company'>): Piece[] | null {
  const co = t.company(e.company);
  switch (e.change) {
    case 'revealed': {
      const dest = query.company(t.s, e.company)?.dest ?? -1;
      const card = knownCard(t.s, dest);
      return card ? [...co, ' moves to ', { card: card.id, name: card.name }, '.'] : null;
    }
    case 'returned':
      return [...co, ' goes back where it came from.'];
    case 'entered':
      return [...co, ' enters the site.'];
    case 'idle':
      return [...co, ' can do nothing at its site.'];
    case 'joined':
      return ['Companies join.'];
    case 'split':
      return ['A company splits.'];
    default:
      return null;
  }
}

/** How a roll ended, in words that say for whom. */
const OUTCOMES: Readonly<Record<string, string>> = {
  'strike/failed': 'the strike fails',
  'strike/successful': 'the strike hits',
  'strike/ineffectual': 'no effect',
  'body/passed': 'he lives',
  'body/failed': 'a deadly wound',
  'corruption/passed': 'he withstands',
  'corruption/failed': 'he gives in',
  'influence/passed': 'won over',
  'influence/failed': 'not won over',
  'roll/passed': 'enough',
  'roll/failed': 'not enough',
  'a way/passed': 'they find it',
  'a way/failed': 'they stay where they are',
};
export const outcomeWord = (what: string, outcome: string): string =>
  OUTCOMES[`${what}/${outcome}`] ?? outcome;

const small = (p: Piece): Piece =>
  typeof p === 'string' ? p.charAt(0).toLowerCase() + p.slice(1) : p;

/** Sentences begin with a capital. */
const capital = ([first, ...rest]: Piece[]): Piece[] =>
  typeof first === 'string'
    ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
    : [first, ...rest];

/** An event as a tone and the pieces of a sentence, or null if it is not worth one. */
export function tell(s: State, e: VisibleEvent, reader: Seat = -1): [Tone, Piece[]] | null {
  const t = new Teller(s, e, reader);
  const line = (tone: Tone, pieces: Piece[] | null): [Tone, Piece[]] | null =>
    pieces ? [tone, capital(pieces)] : null;
  switch (e.event) {
    case 'turn':
      return line('turn', [`Turn ${e.turn}: ${t.who(e.seat)}`]);
    case 'phase':
      return line('phase', e.edge === 'end' ? null : [phaseWord(e.phase)]);
    case 'move':
      return line('move', move(t, e));
    case 'wounded':
      return line('plain', e.was === 'wounded' ? null : [t.card(e.card), ' is wounded.']);
    case 'imprisoned':
      return line('plain', [t.card(e.card), ' is taken prisoner.']);
    case 'attach':
      return line(
        'plain',
        e.host >= 0 ? [t.card(e.card), ' is now with ', t.card(e.host), '.'] : null,
      );
    case 'company':
      return e.change === 'phase'
        ? line('plain', ['Next: ', ...t.company(e.company).map(small), '.'])
        : line('move', change(t, e));
    case 'roll':
      return line('roll', roll(t, e));
    case 'agent':
      return line('move', [t.card(e.card, `An agent of ${t.who(e.seat)}`), ` ${AGENT[e.act]}.`]);
    case 'declare': {
      const card = t.card(e.card, small(entryName(e)) as string);
      return line('plain', [`${t.does(e.seat, 'declares')} `, card, '.']);
    }
    case 'fizzle':
      return line('plain', [t.card(e.card, entryName(e)), ` comes to nothing: ${e.why}.`]);
    case 'attack-declared': {
      if (e.source === 'company')
        return line('attack', [
          `${e.name} attacks `,
          ...t.company(e.company).map(small),
          `: ${plural(e.strikes, 'strike')}, each of one who rolls for it.`,
        ]);
      const body = e.body >= 0 ? `, body ${e.body}` : '';
      return line('attack', [
        `${e.name} attacks: ${plural(e.strikes, 'strike')} at ${e.prowess}${body}.`,
      ]);
    }
    case 'strike':
      return line(
        e.result === 'failed' || e.result === 'successful'
          ? t.news(s.owner[e.who], e.result === 'failed')
          : 'attack',
        strike(t, e),
      );
    case 'attack-ended':
      return line('attack', [
        `The attack of ${e.name} is ${e.outcome === 'not defeated' ? 'over' : e.outcome}.`,
      ]);
    case 'cancel':
      return line('plain', e.what === 'attack' ? null : [`${entryName(e)} is canceled.`]);
    case 'deck-exhausted':
      return line('plain', [`The deck of ${t.who(e.seat)} is exhausted.`]);
    case 'reveal':
      return line('plain', [t.card(e.card), ' is shown.']);
    case 'call':
      return line('phase', [`${t.does(e.seat, 'calls')} the council.`]);
    case 'over':
      return line('turn', [e.winner >= 0 ? `${t.does(e.winner, 'wins')}.` : 'Nobody wins.']);
    default:
      return null;
  }
}

/** Cards that go one after another where nobody sees which they are: so many of them, in one line. */
function inBulk(s: State, e: Of<'move'>): ((n: number) => string) | null {
  const who = s.players[e.seat]?.name ?? 'Somebody';
  if (e.to === 'hand' && e.from === 'deck' && !e.cards?.[e.card])
    return (n) => `${who} draws ${plural(n, 'card')}.`;
  if (e.to === 'deck' && e.from !== 'pool' && e.from !== 'aside')
    return (n) => `${plural(n, 'card')} ${n === 1 ? 'goes' : 'go'} into the deck of ${who}.`;
  return null;
}

/** The lines of some events; like draws in a row become one. */
export function lines(s: State, events: readonly VisibleEvent[], reader: Seat = -1): Line[] {
  const out: Line[] = [];
  let run: { of: string; n: number } | null = null;
  for (const e of events) {
    const words = e.event === 'move' ? inBulk(s, e) : null;
    if (words) {
      const n: number = run?.of === words(1) ? run.n + 1 : 1;
      if (n > 1) out.pop();
      run = { of: words(1), n };
      out.push({ n: e.n, tone: 'move', pieces: [words(n)] });
      continue;
    }
    const told = tell(s, e, reader);
    if (!told) continue;
    run = null;
    out.push({ n: e.n, tone: told[0], pieces: told[1] });
  }
  return out;
}

export const lineText = (line: Line): string =>
  line.pieces.map((p) => (typeof p === 'string' ? p : p.name)).join('');
