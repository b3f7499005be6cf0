import { bots, rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { withPool } from '@mathom/engine';
import type { ClientMessage, ServerMessage, Update } from '@mathom/protocol';
import { type Client, freshId, Visitor } from './client.ts';

/** A choice that a server has acknowledged. */
export interface Acknowledged {
  readonly id: string;
  readonly n: number;
}

/**
 * A player at a page that comes back: at whichever server answers, saying what it has seen, and
 * asking again what was not answered, by the same ids. Plays by chance.
 */
export class Roamer {
  readonly acknowledged: Acknowledged[] = [];
  readonly visitor: Visitor;
  readonly refused: string[] = [];
  private readonly bases: readonly string[];
  private readonly game: string;
  private readonly thinkMs: number;
  private readonly rng: (n: number) => number;
  private at: number;
  private client: Client | null = null;
  private seen = -1;
  private answered = -1;
  private waiting: (ClientMessage & { id: string }) | null = null;
  private stopped = false;
  over = false;

  /** `bases`: the servers, of which it begins with number `at`. */
  constructor(
    visitor: Visitor,
    game: string,
    bases: readonly string[],
    at: number,
    seed: number,
    thinkMs: number,
  ) {
    this.visitor = visitor;
    this.game = game;
    this.bases = bases;
    this.at = at;
    this.thinkMs = thinkMs;
    this.rng = rngOf(seed);
  }

  get n(): number {
    return this.seen;
  }

  /** Connects, at the next server if this one does not answer. */
  async come(): Promise<void> {
    while (!this.stopped) {
      try {
        const here = new Visitor(this.bases[this.at % this.bases.length]);
        here.cookies = this.visitor.cookies;
        const client = await here.connect();
        this.client = client;
        client.onUpdate = (update) => this.look(update);
        client.onMessage = (message) => this.hear(message);
        client.socket.once('close', () => {
          if (this.client !== client) return;
          this.client = null;
          this.at++;
          if (!this.stopped) void this.come();
        });
        this.ask();
        return;
      } catch {
        this.at++;
        await new Promise((next) => setTimeout(next, 100));
      }
    }
  }

  private ask(): void {
    const { client, game, seen } = this;
    if (!client || client.socket.readyState !== client.socket.OPEN) return;
    client.send({ t: 'watch', game, ...(seen >= 0 ? { since: seen } : {}), changes: true });
    if (this.waiting) this.say(this.waiting);
  }

  /** However long the answer takes: what is not answered is asked again when the socket is another. */
  private say(message: ClientMessage & { id: string }): void {
    this.client?.send(message);
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'error' && message.code === 'closing') {
      // as the page does: the game is being handed over, so it is asked for anew
      setTimeout(() => this.ask(), 500);
      return;
    }
    if (message.t !== 'ack' && message.t !== 'error') return;
    if (message.t === 'error' && message.id === undefined) {
      this.refused.push(message.code);
      // what was refused was to watch; the page asks again
      if (message.code === 'internal') setTimeout(() => this.ask(), 500);
    }
    if (!this.waiting || this.waiting.id !== message.id) return;
    const { id } = this.waiting;
    this.waiting = null;
    if (message.t === 'ack') this.acknowledged.push({ id, n: message.n });
    else if (message.code !== 'stale') this.refused.push(message.code);
    const now = this.client?.updates.get(this.game);
    if (now) this.look(now);
  }

  private look(update: Update): void {
    if (update.game !== this.game) return;
    this.seen = Math.max(this.seen, update.n);
    this.over ||= update.info.status === 'over';
    const { view, n } = update;
    if (this.over || this.waiting || this.stopped || !view?.decision || n <= this.answered) return;
    this.answered = n;
    withPool(view.state, officialPool(view.state.rules));
    const option = bots.random.choose(view, this.rng);
    setTimeout(() => {
      if (this.stopped || this.waiting) return;
      this.waiting = { t: 'choose', game: this.game, id: freshId(), n, option };
      this.say(this.waiting);
    }, this.thinkMs);
  }

  /** For one who wonders why nothing happens. */
  standing(): string {
    const { seen, answered, waiting, client, refused } = this;
    const socket = client ? `socket ${client.socket.readyState}` : 'no socket';
    const asked = waiting && 'n' in waiting ? `asked for ${waiting.n}` : 'nothing asked';
    return `${socket} at ${this.at % this.bases.length}, seen ${seen}, answered ${answered}, ${asked}, refused ${refused.join(' ')}`;
  }

  stop(): void {
    this.stopped = true;
    this.client?.close();
  }
}
