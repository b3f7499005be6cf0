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
import { RACES } from '@mathom/engine/language';

/**
 * All that is sent to one onlooker is searched, string by string, for cards that he has never seen:
 * by their ids and by their names. A name may be there for the sake of a card that he has seen and
 * that speaks of the other.
 */
export class Audience {
  readonly who: Onlooker;
  private readonly seen = new Set<number>();
  /** ids and names of the cards of this game, but for what stands on those that he has seen */
  private readonly secret = new Set<string>();

  constructor(who: Onlooker, s: State) {
    this.who = who;
    for (const n of s.def) {
      const card = cardNumbered(s.rt.pool, n);
      this.secret.add(card.id).add(card.name);
    }
    // a word that is a card's name too tells nothing, nor does what somebody has said he is (coe/1.8.F1)
    for (const race of RACES) this.secret.delete(race);
    for (const { declared } of s.players) if (declared !== undefined) this.secret.delete(declared);
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
    this.forget(cardNumbered(s.rt.pool, n));
  }

  private forget(x: unknown): void {
    if (typeof x === 'string') this.secret.delete(x);
    else if (x !== null && typeof x === 'object') for (const v of Object.values(x)) this.forget(v);
  }

  /** Those of the events as he is told them, and his view, that name what he has not seen. */
  leaks(s: State, told: readonly Told[], withView: boolean): string[] {
    const wrong: string[] = [];
    const name = this.who === SPECTATOR ? 'a spectator' : `seat ${String(this.who)}`;
    const search = (x: unknown, what: string, key: string): void => {
      if (typeof x === 'string') {
        if (this.secret.has(x)) wrong.push(`${what} of ${name} says ${x} as ${key}`);
      } else if (key === 'wasCard') {
        // a card that was played, by its number in the pool: he has seen it at some time
        if (!this.seen.has(x as number)) wrong.push(`${what} of ${name} has ${x} as ${key}`);
      } else if (x !== null && typeof x === 'object') {
        for (const k in x)
          search((x as Record<string, unknown>)[k], what, Array.isArray(x) ? key : k);
      }
    };
    for (const one of told)
      search(shownEvent(one, this.who, s.players.length), `the event ${one.e.event}`, '');
    if (withView) {
      const v = view(s, this.who as number);
      // who is to name a card is shown the names of all that there are
      const all = v.decision?.about === 'name-card' || v.decision?.about === 'avatar-exchange';
      search(all ? { ...v, decision: null } : v, 'the view', '');
    }
    return wrong;
  }
}

/** Everybody at the table, and one who looks on. */
export const audiences = (s: State): Audience[] => [
  new Audience(SPECTATOR, s),
  ...s.players.map((_, seat) => new Audience(seat, s)),
];
