import type {
  AttackSource,
  Remembrance,
  StrikeResult,
  TriggerEvent,
  Would,
} from '../language/index.ts';
import type { Phase, Race } from '../language/kinds.ts';
import type { AgentAct, Cid, CompanyId, Seat, ZoneName } from '../state/types.ts';

export type Status = 'untapped' | 'tapped' | 'wounded' | 'inverted';

/**
 * Everything that happens, once and under one name: the log, replays and the page read it, the
 * turn's memory is made of it, passive conditions listen to it, and what would happen is looked for
 * under the same name before it does. A card is named by its number.
 */
export type Happening =
  | { event: 'turn'; seat: Seat; turn: number }
  | { event: 'phase'; phase: Phase; edge: 'start' | 'end'; seat: Seat }
  | {
      event: 'company-phase';
      phase: 'organization' | 'movement-hazard' | 'site';
      edge: 'reveal' | 'start' | 'end' | 'enter' | 'entered';
      company: CompanyId;
    }
  /** `known`: who may know which card it is, one bit a seat; `by`: an effect demands it, and no rule */
  | {
      event: 'move';
      card: Cid;
      from: ZoneName;
      to: ZoneName;
      seat: Seat;
      known: number;
      why: string;
      by?: 'effect';
    }
  | {
      event: 'status';
      card: Cid;
      to: 'untapped' | 'tapped' | 'inverted';
      was: Status;
      by?: 'rules';
    }
  /** hit though he may have been wounded before; `attack` is null if no strike did it */
  | { event: 'wounded'; card: Cid; was: Status; attack: AttackFacts | null }
  | { event: 'imprisoned'; card: Cid; host: Cid }
  /** looked at while it is still there */
  | { event: 'left-play'; card: Cid; to: ZoneName; why: string }
  /** prisoners are freed by that company */
  | { event: 'rescued'; company: CompanyId }
  | { event: 'attach'; card: Cid; host: Cid }
  | { event: 'item-gained'; card: Cid; item: Cid }
  | { event: 'control'; card: Cid; under: Cid }
  | {
      event: 'company';
      company: CompanyId;
      change:
        | 'formed'
        | 'gone'
        | 'joined'
        | 'split'
        | 'returned'
        | 'phase'
        | 'revealed'
        | 'entered'
        | 'idle';
    }
  /** its site is turned over and its path known */
  | { event: 'moves'; company: CompanyId }
  /** `split`: one of it has gone to another company, and not the whole of it; `left`: who has left it, or -1 */
  | { event: 'composition-changed'; company: CompanyId; split: boolean; left: Cid }
  | {
      event: 'roll';
      seat: Seat;
      dice: number[];
      for: string;
      card: Cid;
      total: number;
      against: number;
      outcome: string;
    }
  /** the company is that in which the card was when the check was made */
  | {
      event: 'check-made';
      kind: 'corruption' | 'influence';
      card: Cid;
      company: CompanyId;
      result: '' | 'passed' | 'failed' | 'spared';
    }
  | { event: 'declare'; seat: Seat; card: Cid; name: string; entry: number; known: number }
  | { event: 'resolve'; card: Cid; name: string; entry: number }
  | { event: 'fizzle'; card: Cid; name: string; entry: number; why: string }
  /** has come into play, or to its pile; at that site, if a company played it at one */
  | {
      event: 'card-played';
      card: Cid;
      seat: Seat;
      site: Cid;
      company: CompanyId;
      usesSite?: boolean;
      tapsSite?: boolean;
      /** which it was, of one that has been shuffled back since: its number is another's */
      wasCard?: number;
    }
  /** to the hand of its player, out of play or before it came into play; in which phase, of which company */
  | { event: 'came-back'; card: Cid; phase: Phase; company: CompanyId }
  /** a corruption card was played or put on it (coe/7.2.1) */
  | { event: 'corrupted'; card: Cid }
  /** thrown away from hand, for whatever reason */
  | { event: 'hand-discard'; card: Cid; seat: Seat }
  /** with that company, looked at while it is still there */
  | { event: 'stored'; card: Cid; company: CompanyId }
  /** `attack` is the number under which it is found while it lasts */
  | {
      event: 'attack-declared';
      attack: number;
      name: string;
      company: CompanyId;
      strikes: number;
      prowess: number;
      body: number;
      source: AttackSource;
    }
  | { event: 'strikes-assigned'; attack: number; company: CompanyId }
  /** decided: `prowess` and `roll` of the one who faces it stood `against` that of the strike */
  | {
      event: 'strike';
      who: Cid;
      result: 'successful' | 'failed' | 'ineffectual';
      roll: number;
      prowess: number;
      against: number;
      wounds: boolean;
      attack: AttackFacts;
    }
  /** over, with all that it led to */
  | {
      event: 'strike-ended';
      who: Cid;
      result: StrikeResult;
      against: number;
      attack: AttackFacts;
    }
  | {
      event: 'attack-ended';
      attack: number;
      name: string;
      company: CompanyId;
      outcome: 'defeated' | 'not defeated' | 'canceled';
    }
  | { event: 'cancel'; what: string; name: string }
  | { event: 'shuffle'; seat: Seat }
  | { event: 'deck-exhausted'; seat: Seat }
  /** in a company's movement/hazard phase, and not as hands are reset at its end: how many that makes */
  | { event: 'drew'; card: Cid; seat: Seat; company: CompanyId; nth: number }
  | { event: 'reveal'; card: Cid; seat: Seat }
  /** an agent comes, is turned over, or acts: what is done, not who he is */
  | { event: 'agent'; card: Cid; seat: Seat; act: AgentAct | 'comes' | 'revealed' }
  | { event: 'organized'; seat: Seat }
  /** the one character of an organization phase (coe/2.II.2.2) */
  | { event: 'played-character'; card: Cid; seat: Seat; unique: boolean }
  | { event: 'discarded-character'; card: Cid; seat: Seat; unique: boolean }
  /** from under direct influence */
  | { event: 'taken-out'; card: Cid; seat: Seat }
  | { event: 'sideboarded'; seat: Seat }
  | { event: 'influence-attempt'; card: Cid; seat: Seat; other: Seat }
  /** a company of that player has attacked one of that other player (coe/3.V.1) */
  | { event: 'attacked-company'; seat: Seat; other: Seat }
  /** a hazard was off the limit of that company because of the card, which allows it once */
  | { event: 'off-limit'; card: Cid; company: CompanyId }
  /** kept where there are several opponents: who of them played hazards */
  | { event: 'was-hazard-player'; seat: Seat }
  /** the site of that name, or the lair of that Dragon, had a hoard this turn, whatever became of the Dragon */
  | { event: 'dragon-hoard'; name: string }
  /** a creature has come this turn upon a company of which nobody is left to say so */
  | { event: 'had-come'; card: Cid }
  | { event: 'call'; seat: Seat }
  | { event: 'over'; reason: string; winner: Seat; totals: number[] };

/** What is kept of an attack when it is over. */
export interface AttackFacts {
  readonly n: number;
  readonly races: readonly Race[];
  readonly name: string;
  readonly source: AttackSource;
  /** the creature, the event, or the site that made it */
  readonly card: Cid;
}

export type Kind = Happening['event'];
export type Of<K extends Kind> = Extract<Happening, { event: K }>;

/**
 * Who may see a field: all; nobody; all, being the number of a card, whose name only those learn
 * who knew it then; or only those who knew the card that it is about.
 */
export type Visibility = 'open' | 'nobody' | 'card' | 'of-card';

/**
 * What is done with a kind. All four must be said of a new one, or it does not compile; and what
 * the language of the cards asks of it must be so.
 */
interface Use<K extends Kind> {
  /** who may see each field; null if it is not told, because another one tells as much */
  readonly told: { readonly [F in Exclude<keyof Of<K>, 'event'>]: Visibility } | null;
  /** until the turn is over */
  readonly remembered: K extends Remembrance['event'] ? true : boolean;
  /** by passive conditions */
  readonly heard: K extends TriggerEvent['event'] ? true : false;
  /** whether something may be done instead: whoever does it asks first (`insteadOf`) */
  readonly replaced: K extends Would['event'] ? true : false;
}

const TOLD = { remembered: false, heard: false, replaced: false } as const;
const HEARD = { told: null, remembered: false, heard: true, replaced: false } as const;
const REMEMBERED = { told: null, remembered: true, heard: false, replaced: false } as const;

export const HAPPENINGS = {
  turn: { ...TOLD, told: { seat: 'open', turn: 'open' } },
  phase: { ...HEARD, told: { phase: 'open', edge: 'open', seat: 'open' } },
  'company-phase': HEARD,
  move: {
    ...TOLD,
    told: {
      card: 'card',
      from: 'open',
      to: 'open',
      seat: 'open',
      known: 'nobody',
      why: 'open',
      by: 'open',
    },
    replaced: true,
  },
  status: {
    ...TOLD,
    told: { card: 'card', to: 'open', was: 'open', by: 'open' },
    heard: true,
    replaced: true,
  },
  wounded: {
    told: { card: 'card', was: 'open', attack: 'open' },
    remembered: true,
    heard: true,
    replaced: false,
  },
  imprisoned: { ...TOLD, told: { card: 'card', host: 'card' }, replaced: true },
  'left-play': HEARD,
  rescued: REMEMBERED,
  attach: { ...TOLD, told: { card: 'card', host: 'card' } },
  'item-gained': HEARD,
  control: { ...TOLD, told: { card: 'card', under: 'card' } },
  company: { ...TOLD, told: { company: 'open', change: 'open' } },
  moves: HEARD,
  'composition-changed': HEARD,
  roll: {
    ...TOLD,
    told: {
      seat: 'open',
      dice: 'open',
      for: 'open',
      card: 'card',
      total: 'open',
      against: 'open',
      outcome: 'open',
    },
  },
  'check-made': HEARD,
  declare: {
    ...TOLD,
    told: { seat: 'open', card: 'card', name: 'of-card', entry: 'open', known: 'nobody' },
  },
  resolve: { ...TOLD, told: { card: 'card', name: 'of-card', entry: 'open' } },
  fizzle: { ...TOLD, told: { card: 'card', name: 'of-card', entry: 'open', why: 'of-card' } },
  'card-played': { told: null, remembered: true, heard: true, replaced: false },
  'came-back': REMEMBERED,
  corrupted: REMEMBERED,
  'hand-discard': HEARD,
  stored: HEARD,
  'attack-declared': {
    ...HEARD,
    told: {
      attack: 'open',
      name: 'open',
      company: 'open',
      strikes: 'open',
      prowess: 'open',
      body: 'open',
      source: 'open',
    },
  },
  strike: {
    ...HEARD,
    told: {
      who: 'card',
      result: 'open',
      roll: 'open',
      prowess: 'open',
      against: 'open',
      wounds: 'open',
      attack: 'open',
    },
    replaced: true,
  },
  'strikes-assigned': HEARD,
  'strike-ended': HEARD,
  'attack-ended': {
    ...HEARD,
    told: { attack: 'open', name: 'open', company: 'open', outcome: 'open' },
  },
  cancel: { ...TOLD, told: { what: 'open', name: 'open' } },
  shuffle: { ...TOLD, told: { seat: 'open' } },
  'deck-exhausted': { ...HEARD, told: { seat: 'open' } },
  drew: { told: null, remembered: true, heard: true, replaced: false },
  reveal: { ...TOLD, told: { card: 'card', seat: 'open' } },
  agent: { ...TOLD, told: { card: 'card', seat: 'open', act: 'open' } },
  organized: REMEMBERED,
  'played-character': REMEMBERED,
  'discarded-character': REMEMBERED,
  'taken-out': REMEMBERED,
  sideboarded: REMEMBERED,
  'influence-attempt': REMEMBERED,
  'attacked-company': REMEMBERED,
  'off-limit': REMEMBERED,
  'was-hazard-player': REMEMBERED,
  'dragon-hoard': REMEMBERED,
  'had-come': REMEMBERED,
  call: { ...TOLD, told: { seat: 'open' } },
  over: { ...TOLD, told: { reason: 'open', winner: 'open', totals: 'open' } },
} as const satisfies { readonly [K in Kind]: Use<K> };

type Table = typeof HAPPENINGS;
type Where<Field extends 'remembered' | 'heard', Value> = {
  [K in Kind]: Table[K][Field] extends Value ? K : never;
}[Kind];

/** What the state keeps until the turn is over. */
export type RememberedKind = Where<'remembered', true>;
export type Remembered = Readonly<Of<RememberedKind>>;
export type HeardKind = Where<'heard', true>;
export type Heard = Of<HeardKind>;

/** Whether that is a kind which is told: asked of what was stored long ago. */
export const isTold = (kind: unknown): boolean =>
  typeof kind === 'string' &&
  Object.hasOwn(HAPPENINGS, kind) &&
  HAPPENINGS[kind as Kind].told !== null;
