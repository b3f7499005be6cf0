import { officialPool } from '@mathom/cards/official';
import type { Onlooker } from '@mathom/engine';
import { createGame, GameError, type GameSetup, type Repair, SPECTATOR } from '@mathom/engine';
import type { PassRules } from '@mathom/engine/attention';
import type { GameInfo, GameResult } from '@mathom/protocol';
import { takeOver } from '../auth/names.ts';
import type { Config } from '../config.ts';
import type { Journal } from '../db/journal.ts';
import type { GameRow, MoveRow, SeatRow } from '../db/schema.ts';
import type { GameWithSeats, Store } from '../db/store.ts';
import { notForWatching, Refusal } from '../errors.ts';
import type { Logger } from '../log.ts';
import { choicesMade } from '../metrics/metrics.ts';
import type { Replays } from '../replays/replays.ts';
import { elapsed } from '../time.ts';
import { ENGINE_VERSION } from '../version.ts';
import { Clock } from './clock.ts';
import { choiceKey, Doings } from './doings.ts';
import { OwnLists } from './own-lists.ts';
import { isForced, isPass, passOption } from './passer.ts';
import { audienceOf, infoOf } from './players.ts';
import type { Resumed } from './resume.ts';
import { Shown } from './shown.ts';
import { sumOf } from './snapshot-sum.ts';
import { type Prepared, type Seen, Timeline } from './timeline.ts';
import { type Viewer, Viewers } from './viewers.ts';

export interface RoomDeps {
  readonly store: Store;
  readonly journal: Journal;
  readonly config: Config;
  readonly log: Logger;
  readonly replays: Replays;
  /** called after everything that may have made it a bot's turn */
  readonly onChange: (room: GameRoom) => void;
  /** the memory no longer agrees with the database: read the game anew */
  readonly onBroken: (room: GameRoom) => void;
  /** the game cannot even be shown: it is put aside, and the others play on */
  readonly onFault: (room: GameRoom, error: unknown) => void;
}

/** A take-back that waits for an answer. */
export interface Asking {
  readonly by: number;
  /** the update at which it was asked; by whom and when is all that a question is */
  readonly n: number;
  readonly left: number;
  readonly choices: number;
  /** not to take back, but to set the board right by hand */
  readonly repair?: Repair;
  /** the cards of which that speaks, as the other is told them */
  readonly cards?: string[];
}

/** Whether the server passes at an update, worked out once. */
interface Passing {
  readonly n: number;
  readonly seat: number;
  readonly rules: PassRules | undefined;
  readonly option: number;
}

/**
 * One game in memory. What is asked of it is done one after another; each thing that happens is
 * written down before anybody hears of it.
 */
export class GameRoom {
  readonly viewers = new Viewers();
  private readonly shown = new Shown();
  readonly ownLists = new OwnLists();
  game: GameRow;
  seats: SeatRow[];
  timeline: Timeline | null = null;
  clock: Clock | null = null;
  asked: Asking | null = null;
  touched = elapsed();
  closed = false;
  /** not the game's room any more: whoever comes to it now would never hear of anything */
  gone = false;
  readonly deps: RoomDeps;
  /** by which lease it was read, and is written; null: there is one server */
  readonly epoch: number | null;
  readonly doings = new Doings();
  private passed: Passing = { n: -1, seat: -1, rules: undefined, option: -1 };
  private snapshotAt = 0;
  chatN = 0;
  private tail: Promise<unknown> = Promise.resolve();
  private alarm: NodeJS.Timeout | undefined;

  constructor(
    deps: RoomDeps,
    stored: GameWithSeats,
    resumed: Resumed | null,
    chatN: number,
    epoch: number | null = null,
  ) {
    this.deps = deps;
    this.epoch = epoch;
    this.game = stored.game;
    this.seats = stored.seats;
    this.chatN = chatN;
    if (resumed) this.take(resumed);
    this.viewers.reckon(this.people(), elapsed());
  }

  get id(): string {
    return this.game.id;
  }
  get n(): number {
    return this.timeline?.n ?? 0;
  }
  get deciding(): number {
    return this.game.status === 'playing' ? (this.timeline?.decision?.seat ?? -1) : -1;
  }

  /** Who is to decide can only pass, or wants to be passed for here: the server does it for him. */
  get forced(): boolean {
    return this.passing.option >= 0;
  }

  /** The option with which the server passes now; -1: somebody is asked. */
  get passOption(): number {
    return this.passing.option;
  }

  private get passing(): Passing {
    const { deciding, n } = this;
    const seat = this.seats[deciding];
    const rules = seat?.settings?.passing;
    if (this.passed.n !== n || this.passed.seat !== deciding || this.passed.rules !== rules) {
      this.passed = { n, seat: deciding, rules, option: passOption(this, rules) };
    }
    return this.passed;
  }

  private people(): number[] {
    return this.seats.filter((row) => row.bot === null).map((row) => row.seat);
  }

  /** A game as it was read from the database. */
  private take({ timeline, rows, result, snapshotAt }: Resumed): void {
    this.timeline = timeline;
    this.snapshotAt = snapshotAt;
    if (result && this.game.status !== 'over') this.game = { ...this.game, status: 'over', result };
    for (const row of rows) {
      if (row.client) this.doings.note(this.actor(row.seat), row.client, keyOf(row), row.n);
    }
    this.startClock(rows.findLast((row) => row.clocks !== null)?.clocks ?? null);
    this.refreshRow();
  }

  private startClock(left: readonly number[] | null): void {
    const setting = this.game.settings.clock;
    this.clock = setting ? new Clock(setting, left, 2) : null;
    this.clock?.run(this.deciding, elapsed());
  }

  /** Whom client ids belong to: one who plays both hands has one series of them. */
  actor(seat: number): string {
    return this.game.settings.opponent === 'hotseat' ? 'both' : String(seat);
  }

  /** One thing after another: nothing begins before the last one is written, or refused. */
  exclusive<T>(run: () => Promise<T> | T): Promise<T> {
    this.touched = elapsed();
    const result = this.tail.then(run);
    this.tail = result.catch(() => {});
    return result;
  }

  settled(): Promise<unknown> {
    return this.tail;
  }

  /** The seat that acts, or a refusal. */
  seatOf(audience: Onlooker): number {
    if (audience === 'both') return Math.max(0, this.deciding);
    if (audience < 0) throw new Refusal('not-a-player', 'You are watching this game.');
    return audience;
  }

  running(): Timeline {
    if (this.closed) throw new Refusal('closing', 'The game is being put away; try again.');
    if (this.game.status === 'over') throw new Refusal('game-over', 'The game is over.');
    if (!this.timeline) throw new Refusal('not-started', 'The game has not begun.');
    return this.timeline;
  }

  choose(audience: Onlooker, id: string, n: number, option: number): Promise<number> {
    return this.exclusive(async () => {
      const seat = this.seatOf(audience);
      const key = choiceKey(n, option);
      const before = this.doings.find(this.actor(seat), id, key);
      if (before >= 0) return before;
      const timeline = this.running();
      const d = timeline.decision;
      if (d?.seat !== seat) throw new Refusal('not-your-turn', 'Somebody else is to decide.');
      if (n !== timeline.n) {
        throw new Refusal('stale', `That was decision ${n}; the game is at ${timeline.n}.`);
      }
      const prepared = prepare(timeline, option);
      const now = elapsed();
      const clocks = this.clock
        ? isPass(prepared.asked, option)
          ? this.clock.afterPass(seat, now)
          : this.clock.afterChoice(seat, now)
        : null;
      await this.write({
        n: n + 1,
        kind: 'choice',
        seat,
        value: option,
        option: prepared.chosen,
        client: id,
        free: prepared.free,
        clocks,
        events: prepared.events,
        at: Date.now(),
      });
      timeline.commit(prepared, isForced(id));
      this.asked = null;
      this.doings.note(this.actor(seat), id, key, timeline.n);
      if (clocks) this.clock?.set(clocks, timeline.decision?.seat ?? -1, now);
      const by = this.seats[seat]?.bot ? 'bot' : isForced(id) ? 'server' : 'person';
      choicesMade.inc({ by });
      if (timeline.state.result) await this.finish(timeline.state.result);
      else if (timeline.n - this.snapshotAt >= this.deps.config.snapshotEvery) this.snapshot();
      this.changed(timeline.n - 1);
      return timeline.n;
    });
  }

  async write(row: Omit<MoveRow, 'game' | 'epoch'>): Promise<void> {
    try {
      await this.deps.journal.append({ game: this.id, epoch: this.epoch, ...row });
    } catch (error) {
      this.deps.log.error({ err: error, game: this.id, n: row.n }, 'a move could not be written');
      this.deps.onBroken(this);
      // it goes on where the game is now; asked again there, it is done or was done
      if (this.epoch !== null) throw new Refusal('closing', 'The game is being handed over.');
      throw new Refusal('internal', 'That could not be stored, so it was not done. Try again.');
    }
  }

  /** Tells everybody, and whoever must act now. */
  changed(from: number): void {
    this.refreshRow();
    this.broadcast(from);
    this.setAlarm();
    this.deps.onChange(this);
  }

  private refreshRow(): void {
    const { game, timeline } = this;
    this.game = {
      ...game,
      n: this.n,
      turn: timeline?.state.turn ?? 0,
      deciding: this.deciding,
    };
  }

  async finish(result: GameResult): Promise<void> {
    this.game = { ...this.game, status: 'over', result, changedAt: Date.now() };
    this.refreshRow();
    this.clock?.run(-1, elapsed());
    const { status, n, turn, deciding, changedAt } = this.game;
    // if this fails the moves still say it: the game is found to be over when it is read again
    await this.deps.store
      .changeGame(this.id, { status, result, n, turn, deciding, changedAt })
      .catch((error) => this.deps.log.error({ err: error, game: this.id }, 'result not stored'));
    if (this.game.rated) {
      await this.deps.store.ratings
        .rate(this.id)
        .catch((error) => this.deps.log.error({ err: error, game: this.id }, 'not rated yet'));
    }
    // how it ended can be shown whatever becomes of the rules
    await this.snapshot();
  }

  /** Stores the whole state, so that reading the game again is quick and survives new rules. */
  snapshot(): Promise<void> {
    const { timeline } = this;
    if (!timeline || timeline.n === this.snapshotAt) return Promise.resolve();
    this.snapshotAt = timeline.n;
    const state = JSON.stringify(timeline.state);
    const row = {
      game: this.id,
      n: timeline.n,
      choices: timeline.steps.length,
      engine: ENGINE_VERSION,
      state,
      sum: sumOf(state),
    };
    const { n, turn, deciding } = this.game;
    return this.deps.store
      .addSnapshot(row)
      .then(() => this.deps.store.changeGame(this.id, { n, turn, deciding, changedAt: Date.now() }))
      .catch((error) => this.deps.log.error({ err: error, game: this.id }, 'snapshot not stored'));
  }

  /** The second player has sat down. */
  begin(seat: SeatRow, setup: GameSetup): Promise<void> {
    return this.exclusive(async () => {
      if (this.game.status !== 'open') {
        throw new Refusal('cannot-join', 'The game has begun without you.');
      }
      const first = createGame(setup, officialPool(setup.rules));
      const changedAt = Date.now();
      if (!(await this.deps.store.begin(seat, { setup, changedAt }))) {
        throw new Refusal('cannot-join', 'The game has begun without you.');
      }
      this.game = { ...this.game, status: 'playing', setup, changedAt };
      this.seats = [...this.seats, seat].sort((a, b) => a.seat - b.seat);
      this.timeline = new Timeline(first);
      for (const v of this.viewers.list()) {
        v.audience = this.audience(v.user);
        // who had the link might look at the table while it waited; that was an invitation to sit down
        if (v.audience === SPECTATOR && !this.game.settings.public) {
          this.viewers.delete(v);
          v.sentOff(notForWatching());
        }
      }
      this.viewers.reckon(this.people(), elapsed());
      this.startClock(null);
      this.changed(-1);
    });
  }

  audience(user: string): Onlooker {
    return audienceOf(this.game, this.seats, user);
  }

  info(audience: Onlooker): GameInfo {
    return infoOf(this.game, this.seats, audience, (seat) => this.viewers.isHere(seat));
  }

  /** A user with an account takes over from the guest he was. */
  giveSeats(from: string, to: string, name: string): void {
    takeOver(this.seats, from, to, name);
  }

  // who is looking

  /** `older`: what happened that is not in memory any more (older-events.ts), if that is wanted. */
  watch(viewer: Viewer, since: number | undefined, older?: readonly Seen[]): void {
    if (this.gone) throw new Refusal('closing', 'The game is being read again; watch it anew.');
    this.touched = elapsed();
    this.viewers.add(viewer);
    const from = since === undefined || since > this.n ? -1 : since;
    viewer.seen = this.n;
    viewer.rev = -1;
    viewer.sendText(this.shown.moment(this, elapsed(), older)(viewer, from));
    this.presence(viewer);
    this.deps.onChange(this);
  }

  unwatch(viewer: Viewer): void {
    if (!this.viewers.delete(viewer)) return;
    if (!this.viewers.any(viewer.audience)) this.shown.forget(viewer.audience);
    this.presence(null);
  }

  /** Tells the others when somebody has come or gone. */
  private presence(except: Viewer | null): void {
    if (this.closed || !this.viewers.reckon(this.people(), elapsed())) return;
    this.guarded(() => this.setAlarm());
    this.broadcast(this.n, except);
  }

  /** Something about the game, not in it, has changed. */
  refresh(): void {
    this.broadcast(this.n);
  }

  /** A player wants to be asked elsewhere than before: it is his own business, and his page's. */
  rulesChanged(): void {
    this.broadcast(this.n, null, this.deciding);
    this.deps.onChange(this);
  }

  private broadcast(from: number, except: Viewer | null = null, only: number | null = null): void {
    this.guarded(() => {
      const now = elapsed();
      // one who could only pass hears of it together with his pass
      const silent = this.forced ? this.deciding : null;
      this.viewers.each(
        from,
        this.n,
        this.shown.moment(this, now),
        (viewer) =>
          viewer === except ||
          viewer.audience === silent ||
          (only !== null && viewer.audience !== only),
      );
    });
  }

  /** For what timers and closing sockets do: thrown there, it would end the process. */
  private guarded(run: () => void): void {
    if (this.closed) return;
    try {
      run();
    } catch (error) {
      this.deps.onFault(this, error);
    }
  }

  /** Somebody becomes claimable without doing anything: tell the other when that is so. */
  private setAlarm(): void {
    clearTimeout(this.alarm);
    const seat = this.deciding;
    if (seat < 0 || this.closed || this.seats[seat]?.bot !== null) return;
    const now = elapsed();
    const waits: number[] = [];
    const left = this.clock?.remaining(seat, now) ?? 0;
    if (left > 0) waits.push(left);
    const away = this.viewers.awayFor(seat, now);
    const { absenceMs } = this.deps.config;
    if (!this.viewers.isHere(seat) && away < absenceMs) waits.push(absenceMs - away);
    if (waits.length === 0 || this.viewers.size === 0) return;
    this.alarm = setTimeout(
      () => {
        this.broadcast(this.n);
        this.guarded(() => this.setAlarm());
      },
      Math.min(...waits) + 5,
    );
    this.alarm.unref();
  }

  /** Out of the memory; everything is stored. */
  async close(): Promise<void> {
    clearTimeout(this.alarm);
    await this.tail;
    this.closed = true;
    if (this.game.status === 'playing') await this.snapshot();
  }
}

/** What a row's client id stood for; claims and answers leave none. */
function keyOf(row: Pick<MoveRow, 'n' | 'kind' | 'value'>): string {
  if (row.kind === 'choice') return choiceKey(row.n - 1, row.value);
  return row.kind;
}

function prepare(timeline: Timeline, option: number): Prepared {
  try {
    return timeline.prepare(option);
  } catch (error) {
    if (error instanceof GameError && error.code === 'not-an-option') {
      throw new Refusal('not-an-option', 'There is no such option.');
    }
    throw error;
  }
}
