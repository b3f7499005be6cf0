import {
  type Applied,
  cardsOfRepair,
  GameError,
  type Onlooker,
  query,
  type Repair,
  repair,
  SPECTATOR,
  type State,
  sees,
} from '@mathom/engine';
import type { ChatLine } from '@mathom/protocol';
import { Refusal } from '../errors.ts';
import { elapsed } from '../time.ts';
import type { GameRoom } from './room.ts';

/**
 * Setting the board right by hand, at a table that is not rated: one says how a card should lie,
 * where it should be or where a company is, the other agrees, and it is done, said in the chat and marked in the replay.
 * A bot agrees, and so does one who plays against himself.
 */

function tried(room: GameRoom, r: Repair): Applied {
  try {
    return repair(room.running().state, r);
  } catch (error) {
    if (error instanceof GameError) throw new Refusal('not-an-option', error.message);
    throw error;
  }
}

export const askRepair = (
  room: GameRoom,
  audience: Onlooker,
  id: string,
  n: number,
  r: Repair,
): Promise<number> =>
  room.exclusive(async () => {
    const seat = room.seatOf(audience);
    const actor = room.actor(seat);
    const before = room.doings.find(actor, id, 'repair');
    if (before >= 0) return before;
    const timeline = room.running();
    if (room.game.settings.rated) {
      throw new Refusal('no-repairs', 'A rated game is played as it lies.');
    }
    if (n !== timeline.n) {
      throw new Refusal('stale', `That was update ${n}; the game is at ${timeline.n}.`);
    }
    const { state } = timeline;
    // whoever asks knows the card: else he would learn by the answer what it is, or where
    const isKnown = (card: number): boolean =>
      card < state.def.length && sees(audience, state.known[card], state.players.length);
    if (!cardsOfRepair(r).every(isKnown)) {
      throw new Refusal('unknown-card', 'You do not know that card.');
    }
    const { state: after } = tried(room, r);
    const agreed = audience === 'both' || room.seats[1 - seat]?.bot !== null;
    if (agreed) await mend(room, seat, r, id);
    else {
      // nobody agrees to what he cannot read: what would come to lie open is named to him
      const cards = cardsOfRepair(r).map((card) =>
        isOpen(after, card) ? query.idOf(state, card) : '',
      );
      const asked = { by: seat, n, choices: 0, repair: r, cards };
      room.asked = { ...asked, left: -1 };
      room.viewers.tell({ t: 'takeback-asked', game: room.id, asked });
    }
    room.doings.note(actor, id, 'repair', timeline.n);
    return timeline.n;
  });

/** As both have agreed. */
export async function mend(
  room: GameRoom,
  seat: number,
  r: Repair,
  client: string | null,
): Promise<void> {
  const timeline = room.running();
  const from = timeline.n;
  const applied = tried(room, r);
  const now = elapsed();
  await room.write({
    n: from + 1,
    kind: 'repair',
    seat,
    value: -1,
    option: r,
    client,
    free: false,
    clocks: room.clock?.all(now) ?? null,
    events: applied.told,
    at: Date.now(),
  });
  const words = wordsFor(timeline.state, applied.state, r);
  room.asked = null;
  timeline.mended(applied, seat);
  room.clock?.run(timeline.decision?.seat ?? -1, now);
  await log(room, words);
  room.changed(from);
}

const isOpen = (s: State, card: number): boolean => {
  const all = (1 << s.players.length) - 1;
  return (s.known[card] & all) === all;
};

/** What was done, for the chat: a card that somebody at the table does not know is not named to anybody. */
function wordsFor(before: State, after: State, r: Repair): string {
  const nameOf = (card: number): string =>
    isOpen(before, card) || isOpen(after, card) ? query.nameOf(before, card) : 'a card';
  return `By hand, as both agreed: ${doneTo(before, r, nameOf)}.`;
}

function doneTo(s: State, r: Repair, nameOf: (card: number) => string): string {
  if ('company' in r) {
    const [first] = s.companies.find((co) => co.id === r.company)?.members ?? [];
    return `the company of ${first === undefined ? 'nobody' : nameOf(first)} is at ${nameOf(r.at)}`;
  }
  const name = nameOf(r.card);
  if ('lies' in r) return `${name} is ${r.lies}`;
  if ('to' in r) return `${name} goes to ${PLACES[r.to]}`;
  return r.with < 0 ? `${name} is in play` : `${name} is in play with ${nameOf(r.with)}`;
}

const PLACES = {
  hand: 'its owner’s hand',
  discard: 'its owner’s discard pile',
  deck: 'its owner’s play deck',
  pile: 'a marshalling point pile',
} as const;

async function log(room: GameRoom, text: string): Promise<void> {
  const line: ChatLine = {
    ...{ n: room.chatN + 1, at: Date.now(), seat: SPECTATOR, name: 'Mathom', text },
  };
  const client = `repair-${room.n}`;
  try {
    await room.deps.store.addChat({ game: room.id, client, ...line });
    room.chatN = line.n;
    room.viewers.tell({ t: 'chat', game: room.id, lines: [line] });
  } catch (error) {
    // the row of the repair says it too
    room.deps.log.error({ err: error, game: room.id }, 'a repair is not in the chat');
  }
}
