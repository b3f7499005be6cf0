import { officialPool } from '@mathom/cards/official';
import { type Explained, type Happening, type Repair, withPool } from '@mathom/engine';
import type {
  ChatLine,
  ClientMessage,
  SeatSettings,
  ServerMessage,
  Update,
  VisibleEvent,
} from '@mathom/protocol';
import { Follower } from '@mathom/protocol/follow';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { chronicled, keptChronicle } from '../table/model/chronicle.ts';
import { type Line, lines } from '../table/model/sentences.ts';
import { type Channel, type Connect, clientId } from './channel.ts';

/** Everything the page knows of one game. */
export interface TableState {
  readonly game: string;
  /** the line to the server is up */
  readonly line: boolean;
  /** what is shown; later updates wait until this one was seen */
  readonly update: Update | null;
  readonly waiting: number;
  readonly log: readonly Line[];
  readonly chat: readonly ChatLine[];
  /** the last rolls, newest last */
  readonly rolls: readonly Roll[];
  /** what is told of the game when it is over: rolls, journeys, who came and who fell */
  readonly chronicle: readonly VisibleEvent[];
  /** what was told last, and may be worth a moment */
  readonly fresh: readonly VisibleEvent[];
  /** dice are looked at: nothing goes on until they were seen, or somebody wants to go on */
  readonly rolling: boolean;
  /** a choice of ours is on its way */
  readonly sending: boolean;
  readonly error: { readonly code: string; readonly message: string } | null;
}

export type Roll = Extract<Happening, { event: 'roll' }> & {
  readonly n: number;
  readonly key: number;
};

export interface Table {
  readonly store: StoreApi<TableState>;
  choose(option: number): void;
  why(card: number): Promise<Explained[]>;
  takeback(): void;
  answer(yes: boolean): void;
  /** set the board right by hand, if the other agrees */
  mend(repair: Repair): void;
  concede(): void;
  claim(): void;
  say(text: string): void;
  /** those who watch may see my hand, or no longer */
  showHand(open: boolean): void;
  /** where I am not asked; the server keeps it with the seat */
  setPassing(passing: NonNullable<SeatSettings['passing']>): void;
  /** on with it: the dice were seen */
  skip(): void;
  clearError(): void;
  close(): void;
}

type Asking = Extract<ClientMessage, { id: string }>;
/** What is asked, before it has its id and its game. */
type Wish<M extends Asking = Asking> = M extends Asking ? Omit<M, 'id' | 'game'> : never;

export interface TableOptions {
  /** the least time that one update is shown, in milliseconds */
  pace(): number;
  /** how long a roll is looked at before anything goes on, in milliseconds */
  pause?(): number;
}

const ROLLS = 4;
const WHY_PATIENCE = 8000;
/** A game that is being read again is watched anew after so long. */
const AGAIN_AFTER = 1000;

/** Joins a table: shows updates one after another, and sends again what was not acknowledged. */
export function openTable(game: string, connect: Connect, options: TableOptions): Table {
  const store = createStore<TableState>(() => ({
    game,
    line: false,
    update: null,
    waiting: 0,
    log: [],
    chat: [],
    rolls: [],
    chronicle: [],
    fresh: [],
    rolling: false,
    sending: false,
    error: null,
  }));
  const unanswered = new Map<string, ClientMessage>();
  const questions = new Map<string, (ways: Explained[]) => void>();
  const queue: Update[] = [];
  const follower = new Follower();
  let seen = -1;
  let shownAt = 0;
  let rollKey = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dice: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let channel: Channel | null = null;

  const ask = (wish: Wish): string => {
    const id = clientId();
    const message = { ...wish, game, id } as ClientMessage;
    unanswered.set(id, message);
    channel?.send(message);
    return id;
  };

  const seenDice = (): void => {
    clearTimeout(dice);
    if (!store.getState().rolling) return;
    store.setState({ rolling: false });
    drain();
  };

  const show = (u: Update): void => {
    shownAt = performance.now();
    // what was before this page was opened is read, not watched
    const live = u.from !== -1 && !(typeof document !== 'undefined' && document.hidden);
    const rolled = live ? u.events.filter((e) => e.event === 'roll').length : 0;
    const pause = rolled * (options.pause?.() ?? 0);
    clearTimeout(dice);
    if (pause > 0) dice = setTimeout(seenDice, pause);
    store.setState((before) => {
      const kept = keptLog(before.log, u);
      const state = u.view?.state;
      const rolls = u.events
        .filter((e) => e.event === 'roll')
        .map((e): Roll => ({ ...e, key: ++rollKey }) as Roll);
      // rolls of long ago are read in the log, not thrown again
      const fresh = u.from === -1 && u.n > 1 ? rolls.slice(-1) : rolls;
      return {
        update: u,
        log: state ? [...kept, ...lines(state, readBy(u), u.view?.seat)] : kept,
        rolls: fresh.length > 0 ? [...before.rolls, ...fresh].slice(-ROLLS) : before.rolls,
        chronicle: [...keptChronicle(before.chronicle, u), ...u.events.filter(chronicled)],
        fresh: live ? u.events.filter(chronicled) : [],
        rolling: pause > 0,
        waiting: queue.length,
        sending: false,
      };
    });
  };

  const drain = (): void => {
    clearTimeout(timer);
    const next = queue[0];
    if (!next || store.getState().rolling) return;
    const shown = store.getState().update;
    // what we did ourselves, and what only tells who is here, is shown at once
    const ours = !shown || shown.view?.seat === shown.deciding || next.events.length === 0;
    const unseen = typeof document !== 'undefined' && document.hidden;
    const gap = ours || unseen ? 0 : options.pace() / Math.max(1, queue.length / 6);
    const wait = shownAt + gap - performance.now();
    if (wait > 0) {
      timer = setTimeout(drain, wait);
      return;
    }
    queue.shift();
    show(next);
    drain();
  };

  const take = (u: Update): void => {
    // a state that comes over the line does not bring its cards with it
    if (u.view) withPool(u.view.state, officialPool(u.view.state.rules));
    if (u.n < seen && u.undone === undefined) return;
    seen = Math.max(seen, u.n);
    queue.push(u);
    store.setState({ waiting: queue.length });
    drain();
  };

  const wished = (asked: Update['asked']): void =>
    store.setState(({ update }) => ({ update: update && { ...update, asked } }));

  const hear = (m: ServerMessage): void => {
    switch (m.t) {
      case 'update':
        follower.keep(m);
        take(m);
        break;
      case 'changed': {
        const u = follower.whole(m);
        if (u) take(u);
        // something was missed: the whole again
        else watch();
        break;
      }
      case 'ack':
        unanswered.delete(m.id);
        break;
      case 'error':
        // the game is being put away or read again: it is there in a moment, and so is what we asked
        if (m.code === 'closing') {
          watchSoon();
          return;
        }
        // what was refused was to watch: for a fault, or because too many came back at once
        if ((m.code === 'internal' || m.code === 'too-fast') && !m.id) watchSoon();
        if (m.id) {
          if (!unanswered.has(m.id) && !questions.has(m.id)) return;
          unanswered.delete(m.id);
          questions.get(m.id)?.([]);
          questions.delete(m.id);
        }
        // an old click on a table that has moved on is no error to a reader
        store.setState({
          sending: false,
          error: m.code === 'stale' ? null : { code: m.code, message: m.message },
        });
        break;
      case 'why':
        unanswered.delete(m.id);
        questions.get(m.id)?.(m.ways);
        questions.delete(m.id);
        break;
      case 'takeback-asked':
        wished(m.asked);
        break;
      case 'takeback-answered':
        wished(null);
        if (!m.yes)
          store.setState({ error: { code: 'refused', message: 'It was not taken back.' } });
        break;
      case 'chat':
        store.setState(({ chat }) => {
          const known = new Set(chat.map((l) => l.n));
          return { chat: [...chat, ...m.lines.filter((l) => !known.has(l.n))].slice(-200) };
        });
        break;
      default:
        break;
    }
  };

  /** Says what was seen, and asks again what is unanswered. */
  const watch = (): void => {
    const since = seen >= 0 ? { since: seen } : {};
    channel?.send({ t: 'watch', game, ...since, changes: true });
    for (const message of unanswered.values()) channel?.send(message);
  };
  const watchSoon = (): void => {
    clearTimeout(again);
    again = setTimeout(watch, AGAIN_AFTER);
  };

  channel = connect(game, {
    message: hear,
    line: (up) => {
      store.setState({ line: up });
      // the channel may not be assigned yet when the line is up already
      if (up) queueMicrotask(watch);
    },
  });

  return {
    store,
    choose(option) {
      const { update, sending, rolling } = store.getState();
      if (!update || sending || rolling || queue.length > 0) return;
      store.setState({ sending: true, error: null });
      ask({ t: 'choose', n: update.n, option });
    },
    why(card) {
      return new Promise((resolve) => {
        const id = ask({ t: 'why', card });
        questions.set(id, resolve);
        setTimeout(() => {
          if (questions.delete(id)) resolve([]);
        }, WHY_PATIENCE);
      });
    },
    takeback: () => void ask({ t: 'takeback' }),
    answer(yes) {
      const asked = store.getState().update?.asked;
      if (asked) ask({ t: 'answer', n: asked.n, yes });
    },
    mend(repair) {
      const { update } = store.getState();
      if (update) ask({ t: 'repair', n: update.n, repair });
    },
    concede: () => void ask({ t: 'concede' }),
    claim: () => void ask({ t: 'claim' }),
    showHand: (open) => void ask({ t: 'hands', open }),
    say: (text) => void ask({ t: 'chat', text }),
    setPassing: (passing) => channel?.send({ t: 'settings', game, settings: { passing } }),
    skip: seenDice,
    clearError: () => store.setState({ error: null }),
    close() {
      clearTimeout(timer);
      clearTimeout(again);
      clearTimeout(dice);
      channel?.close();
      channel = null;
    },
  };
}

/** What the log may say: two at one page read the same, so no card is named that goes to or from a hand unseen. */
function readBy(u: Update): Update['events'] {
  if (u.info.settings.opponent !== 'hotseat') return u.events;
  return u.events.map((e) =>
    e.event === 'move' && (e.to === 'hand' || (e.from === 'hand' && e.to !== 'play'))
      ? { ...e, cards: {} }
      : e,
  );
}

/** What of the log still holds when an update comes: all of it, or what was before a take-back. */
export function keptLog(log: readonly Line[], u: Pick<Update, 'from' | 'undone'>): readonly Line[] {
  if (u.from === -1) return [];
  const { undone } = u;
  return undone === undefined ? log : log.filter((l) => l.n <= undone);
}
