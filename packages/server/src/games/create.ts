import { randomBytes, randomInt } from 'node:crypto';
import { decks as heroes, offered } from '@mathom/decks';
import type { GameSetup } from '@mathom/engine';
import type { CreateGame, GameSettings, Level, Pace, User } from '@mathom/protocol';
import type { GameRow, SeatRow } from '../db/schema.ts';
import { ENGINE_VERSION } from '../version.ts';
import { type ChosenDeck, deckInput } from './cards.ts';
import { newId } from './id.ts';

/** A key from the system's entropy: dice and decks cannot be worked out from what is seen of them (decision 0032). */
export const newKey = (): string => randomBytes(32).toString('hex');

/** Some published deck, another one if possible. */
export const anyDeck = (not: ChosenDeck, of = offered): ChosenDeck => {
  const others = of.filter((d) => d.id !== not.deck);
  return { deck: others[randomInt(others.length)].id, deckList: null };
};

export const settingsOf = (wish: CreateGame): GameSettings => ({
  opponent: wish.opponent,
  rules: wish.rules ?? 'coe',
  length: wish.length ?? 'short',
  clock: wish.clock ?? null,
  takebacks: wish.takebacks ?? true,
  public: wish.public ?? wish.opponent === 'person',
  level: wish.opponent === 'bot' ? (wish.level ?? 'normal') : null,
  pace: wish.pace ?? 'normal',
  // a bot learns nothing from it, and who plays both hands has nothing to hide
  hidePasses: wish.opponent === 'person' && (wish.hidePasses ?? true),
  openHands: wish.openHands ?? 'no',
  ...(wish.opponent === 'person' && wish.rated ? { rated: true } : {}),
});

export const seatRow = (game: string, seat: number, user: User, deck: ChosenDeck): SeatRow => ({
  game,
  seat,
  user: user.id,
  bot: null,
  name: user.name,
  deck: deck.deck,
  deckList: deck.deckList,
  settings: null,
  openHands: null,
});

export const botRow = (game: string, seat: number, level: Level, deck: ChosenDeck): SeatRow => ({
  game,
  seat,
  user: null,
  bot: level,
  name: `Bot (${level})`,
  deck: deck.deck,
  deckList: deck.deckList,
  settings: null,
  openHands: null,
});

/** What the engine needs to begin. The key is made here and stays here until the game is over. */
export const setupFor = (
  settings: GameSettings,
  seats: readonly SeatRow[],
  begins?: number,
): GameSetup => {
  const inOrder = [...seats].sort((a, b) => a.seat - b.seat);
  return {
    decks: inOrder.map(deckInput),
    names: inOrder.map((row) => row.name),
    rules: settings.rules,
    length: settings.length,
    seed: newKey(),
    ...(settings.hidePasses ? { asksPasses: true } : {}),
    ...(begins === undefined ? {} : { begins }),
  };
};

export function gameRow(id: string, settings: GameSettings, setup: GameSetup | null): GameRow {
  const now = Date.now();
  return {
    id,
    status: setup ? 'playing' : 'open',
    settings,
    setup,
    engine: ENGINE_VERSION,
    base: 0,
    result: null,
    rematch: null,
    rated: settings.rated ? 'wanted' : null,
    n: 0,
    turn: 0,
    deciding: -1,
    createdAt: now,
    changedAt: now,
  };
}

export interface NewGame {
  readonly game: GameRow;
  readonly seats: SeatRow[];
}

/** A game as its maker wants it: begun at once, unless a person is still to come. */
export function newGame(
  user: User,
  wish: CreateGame,
  mine: ChosenDeck,
  theirs: ChosenDeck | null,
): NewGame {
  const id = newId();
  const settings = settingsOf(wish);
  const seat = settings.opponent === 'hotseat' ? 0 : (wish.seat ?? randomInt(2));
  const seats = [seatRow(id, seat, user, mine)];
  const gentle = settings.opponent === 'bot' && wish.gentle === true;
  const other = theirs ?? anyDeck(mine, gentle ? heroes : offered);
  if (settings.opponent === 'bot') {
    seats.push(botRow(id, 1 - seat, settings.level ?? 'normal', other));
  } else if (settings.opponent === 'hotseat') {
    seats[0].name = `${user.name} (1)`;
    seats.push({ ...seatRow(id, 1, user, other), name: `${user.name} (2)` });
  }
  seats.sort((a, b) => a.seat - b.seat);
  const setup =
    settings.opponent === 'person' ? null : setupFor(settings, seats, gentle ? seat : undefined);
  return { game: gameRow(id, settings, setup), seats };
}

export const BOT_DEFAULTS: { level: Level; pace: Pace } = { level: 'normal', pace: 'normal' };
