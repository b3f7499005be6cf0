import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import {
  apply,
  createGame,
  decision,
  explain,
  type GameLength,
  ownList,
  type RuleSetName,
  type Seat,
  SPECTATOR,
  type State,
  shownEvent,
  type Told,
  view,
} from '@mathom/engine';
import type {
  ClientMessage,
  GameInfo,
  ServerMessage,
  Update,
  VisibleEvent,
} from '@mathom/protocol';
import type { Connect, Listener } from '../api/channel.ts';
import '../cards/data.ts';
import { boardNamed } from './boards.ts';
import { practise } from './opponent.ts';

/**
 * A whole game in this page, with the engine itself, behind the messages of the server: for
 * practice without a server, for hot-seat, and for looking at the board.
 */
export interface LocalSetup {
  readonly seed: number;
  /** ids of decks, mine first */
  readonly decks: readonly [string, string];
  readonly names: readonly [string, string];
  readonly hotseat: boolean;
  /** one person plays both sides: nothing is hidden from the one by a curtain while the other looks */
  readonly alone?: boolean;
  readonly rules?: RuleSetName;
  readonly length?: GameLength;
  /** milliseconds the opponent takes */
  readonly think: number;
  /** so many choices are made for both sides before it begins */
  readonly skip?: number;
  /** instead of a new game: one of the boards to look at (boards.ts) */
  readonly board?: string;
  /** instead of a new game: a position to play on from */
  readonly start?: State;
}

interface Step {
  readonly state: State;
  readonly events: readonly Told[];
  readonly by: Seat;
}

const deckOf = (id: string) => decks.find((d) => d.id === id) ?? decks[0];

/** A new game, so far on as is wished for. */
function begun(setup: LocalSetup, events: Told[]): State {
  let state = createGame(
    {
      decks: setup.decks.map(deckOf),
      seed: setup.seed,
      rules: setup.rules,
      length: setup.length,
      names: setup.names,
    },
    officialPool(setup.rules),
  );
  const choose = practise(setup.seed + 7);
  for (let i = 0; i < (setup.skip ?? 0); i++) {
    const d = decision(state);
    if (!d) break;
    const next = apply(state, choose(view(state, d.seat)));
    state = next.state;
    events.push(...next.told);
  }
  return state;
}

class LocalGame {
  readonly #setup: LocalSetup;
  readonly #game: string;
  readonly #out: Listener;
  readonly #started = Date.now();
  #steps: Step[];
  #n = 0;
  /** the number of the update that showed the first step that still counts */
  #numbers: number[] = [0];
  #over: GameInfo['result'] = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string, setup: LocalSetup, out: Listener) {
    this.#game = game;
    this.#setup = setup;
    this.#out = out;
    const events: Told[] = [];
    const state = setup.start ?? boardNamed(setup.board ?? '', setup.seed) ?? begun(setup, events);
    this.#steps = [{ state, events, by: -1 }];
  }

  get #state(): State {
    return this.#steps[this.#steps.length - 1].state;
  }

  #info(): GameInfo {
    const s = this.#state;
    const { hotseat, alone, length, rules } = this.#setup;
    return {
      id: this.#game,
      status: s.result || this.#over ? 'over' : 'playing',
      settings: {
        opponent: hotseat ? (alone ? 'person' : 'hotseat') : 'bot',
        rules: rules ?? 'coe',
        length: length ?? 'short',
        clock: null,
        takebacks: true,
        public: false,
        level: 'easy',
        pace: 'normal',
      },
      players: s.players.map((p, seat) => ({
        seat,
        name: p.name,
        alignment: 'hero',
        bot: !hotseat && seat === 1,
        here: true,
      })),
      you: 0,
      n: this.#n,
      turn: s.turn,
      deciding: this.#deciding(),
      createdAt: this.#started,
      changedAt: Date.now(),
      result: this.#over ?? s.result,
      rematch: null,
      commitment: null,
    };
  }

  #deciding(): Seat {
    return this.#over ? -1 : (decision(this.#state)?.seat ?? -1);
  }

  #lastMine(): number {
    for (let i = this.#steps.length - 1; i > 0; i--) {
      if (this.#setup.hotseat || this.#steps[i].by === 0) return i;
    }
    return -1;
  }

  #update(from: number, events: readonly Told[], undone?: number): Update {
    const s = this.#state;
    const deciding = this.#deciding();
    const { hotseat, alone } = this.#setup;
    const seat = hotseat && deciding >= 0 ? deciding : 0;
    // what the log says both read: of two at one page it names no card that only one has seen
    const reader = hotseat && !alone ? SPECTATOR : seat;
    return {
      t: 'update',
      game: this.#game,
      n: this.#n,
      from,
      ...(undone === undefined ? {} : { undone }),
      view: JSON.parse(JSON.stringify(view(s, seat))),
      events: events.map(
        (told) => ({ ...shownEvent(told, reader, s.players.length), n: this.#n }) as VisibleEvent,
      ),
      deciding,
      list: ownList(s, seat),
      clocks: null,
      info: this.#info(),
      asked: null,
      takeback: this.#lastMine() > 0 ? 'free' : 'no',
      claimable: false,
    };
  }

  #say(message: ServerMessage): void {
    queueMicrotask(() => this.#out.message(message));
  }

  #take(option: number): void {
    const d = decision(this.#state);
    if (!d) return;
    const { state, told } = apply(this.#state, option);
    this.#steps.push({ state, events: told, by: d.seat });
    this.#n++;
    this.#numbers.push(this.#n);
    this.#say(this.#update(this.#n - 1, told));
    this.#think();
  }

  #think(): void {
    clearTimeout(this.#timer);
    if (this.#setup.hotseat || this.#deciding() !== 1) return;
    this.#timer = setTimeout(() => {
      const v = view(this.#state, 1);
      this.#take(practise(this.#setup.seed + this.#n)(v));
    }, this.#setup.think);
  }

  #refuse(
    id: string,
    code: 'stale' | 'not-your-turn' | 'not-an-option' | 'nothing-to-take-back',
    message: string,
  ): void {
    this.#say({ t: 'error', id, game: this.#game, code, message });
  }

  hear(m: ClientMessage): void {
    switch (m.t) {
      case 'watch':
        this.#say(
          this.#update(
            -1,
            this.#steps.flatMap((s) => s.events),
          ),
        );
        this.#think();
        break;
      case 'choose': {
        const d = decision(this.#state);
        if (m.n !== this.#n) return this.#refuse(m.id, 'stale', 'The table has moved on.');
        if (!d || (!this.#setup.hotseat && d.seat !== 0))
          return this.#refuse(m.id, 'not-your-turn', 'Somebody else decides.');
        if (!d.options[m.option])
          return this.#refuse(m.id, 'not-an-option', 'There is no such option.');
        this.#say({ t: 'ack', id: m.id, game: this.#game, n: this.#n + 1 });
        this.#take(m.option);
        break;
      }
      case 'why': {
        const seat = this.#setup.hotseat ? Math.max(0, this.#deciding()) : 0;
        this.#say({
          t: 'why',
          id: m.id,
          game: this.#game,
          card: m.card,
          ways: explain(this.#state, seat, m.card),
        });
        break;
      }
      case 'takeback': {
        const at = this.#lastMine();
        if (at < 1)
          return this.#refuse(m.id, 'nothing-to-take-back', 'There is nothing to take back.');
        clearTimeout(this.#timer);
        this.#steps = this.#steps.slice(0, at);
        this.#numbers = this.#numbers.slice(0, at);
        const undone = this.#numbers[at - 1];
        this.#n++;
        this.#numbers[at - 1] = this.#n;
        this.#say({ t: 'ack', id: m.id, game: this.#game, n: this.#n });
        this.#say(this.#update(this.#n - 1, [], undone));
        this.#think();
        break;
      }
      case 'concede':
        this.#over = { reason: 'concede', winner: 1, totals: [] };
        this.#n++;
        this.#say({ t: 'ack', id: m.id, game: this.#game, n: this.#n });
        this.#say(this.#update(this.#n - 1, []));
        break;
      case 'chat':
        this.#say({ t: 'ack', id: m.id, game: this.#game, n: this.#n });
        this.#say({
          t: 'chat',
          game: this.#game,
          lines: [
            { n: Date.now(), at: Date.now(), seat: 0, name: this.#setup.names[0], text: m.text },
          ],
        });
        break;
      default:
        break;
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** A table that runs in this page. */
export const connectLocal =
  (setup: LocalSetup): Connect =>
  (game, listener) => {
    const local = new LocalGame(game, setup, listener);
    queueMicrotask(() => listener.line(true));
    return { send: (m) => local.hear(m), close: () => local.stop() };
  };
