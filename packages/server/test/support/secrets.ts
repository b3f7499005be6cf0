import { officialPool } from '@mathom/cards/official';
import {
  apply,
  cardDef,
  createGame,
  type GameSetup,
  numberOf,
  query,
  type State,
  sees,
  type Told,
} from '@mathom/engine';
import type { ServerMessage } from '@mathom/protocol';

interface Named {
  readonly id: string;
  readonly name: string;
  /** cards on which the name is printed: it may be there for their sake */
  readonly on: readonly string[];
}

/** In a whole state, and where a change says which card is which. */
const NUMBERS = /"(?:def|startSite)"(?::\[?|,\d+\],|\],\[?)([\d,]+)/g;
const STRINGS = /"((?:[^"\\]|\\.)*)"/g;

/** What one audience has come to know, after each choice of a game. */
export class Knowledge {
  /** for each card of the game: after how many choices it was first known */
  private readonly since = new Map<string, number>();
  private readonly cards: Named[] = [];
  private readonly byNumber: ReadonlyMap<number, string>;
  /** which cards a string speaks of; the same strings come again and again */
  private readonly meant = new Map<string, readonly Named[]>();

  constructor(setup: GameSetup, choices: readonly number[], audience: number) {
    let state = createGame(setup, officialPool(setup.rules));
    const ids = [...new Set(state.def.map((_, card) => query.idOf(state, card)))];
    this.byNumber = new Map(ids.map((id) => [numberOf(state.rt.pool, id), id]));
    const printed = ids.map((id) => JSON.stringify(cardDef(state.rt.pool, id)));
    for (const id of ids) {
      const { name } = cardDef(state.rt.pool, id);
      this.cards.push({ id, name, on: ids.filter((_, i) => printed[i].includes(name)) });
    }
    this.look(state, [], audience, 0);
    choices.forEach((choice, i) => {
      const after = apply(state, choice);
      state = after.state;
      this.look(state, after.told, audience, i + 1);
    });
  }

  /** What lies there to be seen, and what was shown on the way: a site that is revealed and goes back at once. */
  private look(state: State, told: readonly Told[], audience: number, n: number): void {
    const learn = (id: string, known: number): void => {
      if (!this.since.has(id) && sees(audience, known, state.players.length)) this.since.set(id, n);
    };
    for (const [card, known] of state.known.entries()) learn(query.idOf(state, card), known);
    for (const { ids } of told) for (const [, id, known] of ids) learn(id, known);
  }

  /** How many cards there are that are never known. */
  get never(): number {
    return this.cards.filter(({ id }) => !this.since.has(id)).length;
  }

  private cardsIn(text: string): readonly Named[] {
    let found = this.meant.get(text);
    if (!found) {
      found = this.cards.filter(({ id, name }) => text.includes(name) || text === id);
      this.meant.set(text, found);
    }
    return found;
  }

  /** Cards of which the text speaks, by id or by name, though not known after `n` choices. */
  leaks(text: string, n: number): string[] {
    const known = (id: string): boolean => (this.since.get(id) ?? Number.POSITIVE_INFINITY) <= n;
    const out: string[] = [];
    for (const [, string] of text.matchAll(STRINGS)) {
      for (const { id, name, on } of this.cardsIn(string)) {
        if (string === id ? !known(id) : !on.some(known)) out.push(`${name} (${string})`);
      }
    }
    // and by their numbers, where a state says which card is which
    for (const [, numbers] of text.matchAll(NUMBERS)) {
      for (const n of numbers.split(',')) {
        const id = this.byNumber.get(Number(n));
        if (id !== undefined && !known(id)) out.push(`${id} (${n})`);
      }
    }
    return out;
  }
}

/** Searches everything that was received for what was not to be known at the time. */
export function search(received: readonly string[], knowledge: Knowledge): string[] {
  let n = 0;
  const found: string[] = [];
  for (const text of received) {
    const message = JSON.parse(text) as ServerMessage;
    const shows = message.t === 'update' || message.t === 'changed';
    if (shows) n = message.n;
    // other messages may have been overtaken by the next choice
    const at = shows ? n : n + 2;
    for (const leak of knowledge.leaks(text, at)) found.push(`${leak} in ${message.t} ${n}`);
  }
  return found;
}
