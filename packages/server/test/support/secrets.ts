import { advance, cardDef, createGame, type GameSetup, type State } from '@mathom/engine';
import type { ServerMessage } from '@mathom/protocol';
import { sees } from '../../src/games/ledger.ts';

/** What one audience has come to know, after each choice of a game. */
export class Knowledge {
  /** for each card of the game: after how many choices it was first known (-1: never) */
  private readonly since = new Map<string, number>();
  private readonly names = new Map<string, string>();
  /** everything that is printed on a card, its name included */
  private readonly texts = new Map<string, string>();

  constructor(setup: GameSetup, choices: readonly number[], audience: number) {
    const state = createGame(setup);
    for (const id of state.def) {
      this.names.set(id, cardDef(id).name);
      this.texts.set(id, JSON.stringify(cardDef(id)));
    }
    this.look(state, audience, 0);
    choices.forEach((choice, i) => {
      advance(state, choice);
      this.look(state, audience, i + 1);
    });
  }

  private look(state: State, audience: number, n: number): void {
    state.def.forEach((id, card) => {
      if (!this.since.has(id) && sees(audience, state.known[card], state.players.length)) {
        this.since.set(id, n);
      }
    });
  }

  /** How many cards there are that are never known. */
  get never(): number {
    return [...this.names.keys()].filter((id) => !this.since.has(id)).length;
  }

  /** Cards named in the text that were not known after `n` choices, by id or by name. */
  leaks(text: string, n: number): string[] {
    const out: string[] = [];
    const known = (id: string): boolean => (this.since.get(id) ?? Number.POSITIVE_INFINITY) <= n;
    const open: string[] = [];
    for (const [id, printed] of this.texts) if (known(id)) open.push(printed);
    for (const [id, name] of this.names) {
      if (known(id)) continue;
      if (text.includes(`"${id}"`)) out.push(id);
      // a card that is known may speak of one that is not: what a chain holds of it says so too
      const at = text.indexOf(name);
      if (at >= 0 && !open.some((printed) => printed.includes(name))) {
        out.push(`${name} (${text.slice(Math.max(0, at - 60), at + 60)})`);
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
    if (message.t === 'update') n = message.n;
    // other messages may have been overtaken by the next choice
    const at = message.t === 'update' ? n : n + 2;
    for (const leak of knowledge.leaks(text, at)) found.push(`${leak} in ${message.t} ${n}`);
  }
  return found;
}
