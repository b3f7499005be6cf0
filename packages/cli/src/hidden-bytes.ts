import {
  cardNumbered,
  numberOf,
  type Onlooker,
  SPECTATOR,
  type State,
  sees,
  shownEvent,
  type Told,
  view,
} from '@mathom/engine';

/**
 * All that is sent to one onlooker is searched, string by string, for cards that he has never seen:
 * by their ids and by their names. A name may be there for the sake of a card that he has seen and
 * that speaks of the other.
 */
export class Audience {
  readonly who: Onlooker;
  private readonly seen = new Set<number>();
  /** every string on a card that he has seen */
  private readonly said = new Set<string>();

  constructor(who: Onlooker) {
    this.who = who;
  }

  /** What he knows now he knows for good, and what he was shown on the way, if only for a moment. */
  look(s: State, told: readonly Told[]): void {
    for (let id = 0; id < s.def.length; id++) this.learn(s, s.def[id], s.known[id]);
    for (const { ids } of told)
      for (const [, id, known] of ids) this.learn(s, numberOf(s.rt.pool, id), known);
  }

  private learn(s: State, n: number, known: number): void {
    if (this.seen.has(n) || !sees(this.who, known, s.players.length)) return;
    this.seen.add(n);
    collect(cardNumbered(s.rt.pool, n), this.said);
  }

  /** Those of the events as he is told them, and his view, that name what he has not seen. */
  leaks(s: State, told: readonly Told[], withView: boolean): string[] {
    const wrong: string[] = [];
    const name = this.who === SPECTATOR ? 'a spectator' : `seat ${String(this.who)}`;
    const secret = this.secrets(s);
    const search = (x: unknown, where: string): void => {
      if (typeof x === 'string') {
        if (secret.has(x) && !this.said.has(x)) wrong.push(`${where} of ${name} says ${x}`);
      } else if (x !== null && typeof x === 'object') {
        for (const [key, value] of Object.entries(x))
          search(value, Array.isArray(x) ? where : `${where}.${key}`);
      }
    };
    for (const one of told)
      search(shownEvent(one, this.who, s.players.length), `the event ${one.e.event}`);
    if (withView) search(view(s, this.who as number), 'the view');
    return wrong;
  }

  /** Ids and names of the cards of this game that he has not seen. */
  private secrets(s: State): ReadonlySet<string> {
    const out = new Set<string>();
    for (const n of s.def) {
      if (this.seen.has(n)) continue;
      const card = cardNumbered(s.rt.pool, n);
      out.add(card.id).add(card.name);
    }
    return out;
  }
}

function collect(x: unknown, into: Set<string>): void {
  if (typeof x === 'string') into.add(x);
  else if (x !== null && typeof x === 'object') for (const v of Object.values(x)) collect(v, into);
}

/** Everybody at the table, and one who looks on. */
export const audiences = (s: State): Audience[] => [
  new Audience(SPECTATOR),
  ...s.players.map((_, seat) => new Audience(seat)),
];
