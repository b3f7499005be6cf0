import type { CardId } from '@mathom/engine/language';
import { type Deck, type GameLength, type LawName, playerOf } from '../deck.ts';
import { alignment } from './alignment.ts';
import { avatars, declared } from './avatars.ts';
import { type Census, census, type Held, type Opponent, PLAY_DECK } from './census.ts';
import { agents, copies } from './copies.ts';
import { creatures } from './creatures.ts';
import { dreamCards } from './dream-cards.ts';
import { type CardOf, catalogue } from './facts.ts';
import { type Law, lawOf } from './limits.ts';
import { entries, noPlayer, parts } from './parts.ts';
import { pool } from './pool.ts';
import { restrictions } from './restrictions.ts';
import { sideboard } from './sideboard.ts';
import { sites } from './sites.ts';
import { characters, sizes } from './sizes.ts';
import { citing, type Violation } from './violation.ts';

export interface CheckOptions {
  /** by which book; that for which the deck was made, or the rules of 2026 */
  readonly ruleSet?: LawName;
  readonly length?: GameLength;
  /** at the table; two unless said */
  readonly players?: number;
  readonly opponents?: readonly Opponent[];
  /** where cards are looked up; all sets unless said */
  readonly cardOf?: CardOf;
  /** which cards are dream-cards; none of the seven sets is */
  readonly isDream?: (id: CardId) => boolean;
}

/** The law for a deck; undefined if no kind of player plays it. */
export function lawFor(deck: Deck, options: CheckOptions): Law | undefined {
  const kind = playerOf(deck);
  if (!kind) return undefined;
  const opponents = options.opponents ?? [];
  return lawOf({
    ruleSet: options.ruleSet ?? deck.ruleSet ?? 'coe',
    kind,
    length: options.length ?? deck.length ?? 'short',
    players: options.players ?? Math.max(2, opponents.length + 1),
    threeWizards: opponents.some((o) => o.kind === 'wizard' && (o.avatars ?? 0) >= 3),
  });
}

/** A deck read for its law. */
export function read(deck: Deck, options: CheckOptions): Census | undefined {
  const law = lawFor(deck, options);
  return law && census(deck, law, options.cardOf ?? catalogue, options.isDream ?? (() => false));
}

/** In which parts a card must be one that the player could play. */
const mustBeLawful =
  (law: Law) =>
  ({ part }: Held): boolean => {
    if (part === 'sites') return false;
    if (part === 'pool') return !law.poolFree;
    return PLAY_DECK.includes(part) || !law.sideboardFree;
  };

/** All that is wrong with a deck; nothing if it is lawful. */
export function check(deck: Deck, options: CheckOptions = {}): Violation[] {
  const c = read(deck, options);
  if (!c) return noPlayer(deck);
  const where = mustBeLawful(c.law);
  return citing(c.law.name, [
    ...entries(c),
    ...parts(c),
    ...sizes(c),
    ...characters(c),
    ...creatures(c),
    ...copies(c),
    ...agents(c),
    ...avatars(c),
    ...declared(c),
    ...alignment(c, where),
    ...restrictions(c, where),
    ...sideboard(c),
    ...pool(c),
    ...sites(c),
    ...dreamCards(c),
  ]);
}
