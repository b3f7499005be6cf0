import { type Explained, explain, type Onlooker, sees } from '@mathom/engine';
import type { ChatLine, SeatSettings } from '@mathom/protocol';
import { Refusal } from '../errors.ts';
import type { GameRoom } from './room.ts';

/** What people do around a game without changing it. */

const CHAT_SHOWN = 100;

/** Why a card that the asker knows can or cannot be used now. */
export function why(room: GameRoom, audience: Onlooker, card: number): Explained[] {
  const { timeline } = room;
  if (!timeline) throw new Refusal('not-started', 'The game has not begun.');
  const { state } = timeline;
  const known = card < state.def.length && sees(audience, state.known[card], state.players.length);
  if (!known) throw new Refusal('unknown-card', 'You do not know that card.');
  const inHand = state.zone[card] === 'hand';
  const seat = audience === 'both' && inHand ? state.owner[card] : room.seatOf(audience);
  // a hand is its owner's business, even where a card of it was shown
  if (inHand && state.owner[card] !== seat) return [];
  return explain(state, seat, card);
}

export const say = (
  room: GameRoom,
  audience: Onlooker,
  id: string,
  text: string,
): Promise<number> =>
  room.exclusive(async () => {
    const seat = room.seatOf(audience);
    const speaker = room.seats.find((row) => row.seat === seat);
    const actor = room.actor(seat);
    const key = `chat ${text}`;
    const before = room.doings.find(actor, id, key);
    if (before >= 0) return before;
    // as he is called at this table: whoever takes another's name later does not speak under it here
    const name = speaker?.name ?? '';
    const line: ChatLine = { n: room.chatN + 1, at: Date.now(), seat, name, text };
    await room.deps.store.addChat({ game: room.id, client: id, ...line });
    room.chatN = line.n;
    room.doings.note(actor, id, key, room.n);
    const deaf = speaker?.user ? await room.deps.store.people.blockersOf(speaker.user) : undefined;
    room.viewers.tell({ t: 'chat', game: room.id, lines: [line] }, deaf);
    return room.n;
  });

/** The last lines of the game's chat; for somebody, without those of people whom he has blocked. */
export async function linesOf(room: GameRoom, reader?: string): Promise<ChatLine[]> {
  // most often nothing was said: then nothing need be looked up
  if (room.chatN === 0) return [];
  const rows = await room.deps.store.chatOf(room.id, CHAT_SHOWN);
  const blocked = new Set(
    reader ? (await room.deps.store.people.blocksOf(reader)).map((row) => row.other) : [],
  );
  const unheard = new Set(
    room.seats.filter((row) => row.user !== null && blocked.has(row.user)).map((row) => row.seat),
  );
  return rows
    .filter((row) => !unheard.has(row.seat))
    .map(({ n, at, seat, name, text }) => ({ n, at, seat, name, text }));
}

/** How a player wants the table; in a game against a bot also how fast the bot plays. */
export const setSettings = (
  room: GameRoom,
  audience: Onlooker,
  settings: SeatSettings,
): Promise<void> =>
  room.exclusive(async () => {
    const seat = audience === 'both' ? 0 : room.seatOf(audience);
    const row = room.seats.find((r) => r.seat === seat);
    if (!row) return;
    const { pace, ...rest } = settings;
    if (pace && room.game.settings.opponent === 'bot') {
      const next = { ...room.game.settings, pace };
      await room.deps.store.changeGame(room.id, { settings: next });
      room.game = { ...room.game, settings: next };
    }
    const wanted = { ...row.settings, ...rest };
    await room.deps.store.changeSeat(room.id, seat, { settings: wanted });
    row.settings = wanted;
    if (rest.passing && seat === room.deciding) room.rulesChanged();
  });
