import { randomInt } from 'node:crypto';
import { allCards, playsWhole } from '@mathom/cards';
import { officialPool } from '@mathom/cards/official';
import { check, drawDeck, holdable, offered, PARTS, playerOf } from '@mathom/decks';
import { createGame, GameError, isPlayerKind } from '@mathom/engine';
import type { PlayerKind } from '@mathom/engine/language';
import type { Deck, DeckProblem, GameDeck, GameSettings } from '@mathom/protocol';
import { Refusal } from '../errors.ts';
import { type ChosenDeck, DRAWN, DRAWN_FOR, deckById, deckInput, ownDeck } from '../games/cards.ts';
import type { Services } from '../services.ts';

type Terms = Pick<GameSettings, 'rules' | 'length'>;

const byId = new Map<string, (typeof allCards)[number]>(allCards.map((card) => [card.id, card]));

/** The kinds of players whose game is ready: those of the published decks that can be played, and of drawn ones. */
const READY: ReadonlySet<unknown> = new Set([...offered.map(playerOf), ...DRAWN_FOR]);

const cardsOf = (deck: Deck): string[] => [
  ...new Set(PARTS.flatMap((part) => (deck[part] ?? []).map(([id]) => id))),
];

/** Why a deck cannot be played in a game on these terms. */
export function problemsOf(deck: Deck, { rules, length }: Terms): DeckProblem[] {
  const out: DeckProblem[] = check(deck, { ruleSet: rules, length }).map((v) => ({
    rule: v.rule,
    says: v.says,
    cites: [...v.cites],
    cards: [...v.cards],
  }));
  if (!READY.has(playerOf(deck))) {
    const says = 'Players of that kind cannot be played here yet.';
    out.push({ rule: 'not-ready', says, cites: [], cards: [] });
  }
  const undone = cardsOf(deck).filter((id) => {
    const card = byId.get(id);
    // what is no card at all the law has said already
    return card !== undefined && !playsWhole(card);
  });
  if (undone.length > 0) {
    const names = undone.map((id) => byId.get(id)?.name).join(', ');
    const says = `Not all that these cards say is done here yet: ${names}.`;
    out.push({ rule: 'incomplete', says, cites: [], cards: undone });
  }
  if (out.length > 0) return out;
  // whatever else the engine minds is found now, and not when the game is to begin
  try {
    const input = deckInput(ownDeck(deck));
    createGame({ decks: [input, input], seed: 1, rules, length }, officialPool(rules));
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    out.push({ rule: error.code, says: error.message, cites: [], cards: [] });
  }
  return out;
}

/** The deck that somebody wants to play with, if he may and can. */
export async function deckFor(
  services: Pick<Services, 'decks'>,
  user: string,
  wish: GameDeck,
  terms: Terms,
): Promise<ChosenDeck> {
  if (typeof wish === 'string') {
    const kind = drawnFor(wish);
    if (kind !== null) return drawn(kind, terms);
    return { deck: deckById(wish).id, deckList: null };
  }
  const list = 'list' in wish ? wish.list : await keptDeck(services, user, wish);
  const problems = problemsOf(list, terms);
  if (problems.length > 0) {
    const says = problems.length === 1 ? problems[0].says : `${problems.length} things are wrong.`;
    throw new Refusal('bad-deck', `${list.name} cannot be played in this game. ${says}`, problems);
  }
  return ownDeck(list);
}

/** For which kind of player a deck is to be drawn by lot, if that is what is wished for. */
function drawnFor(wish: string): PlayerKind | null {
  if (!wish.startsWith(DRAWN)) return null;
  const kind = wish.slice(DRAWN.length);
  if (isPlayerKind(kind) && DRAWN_FOR.includes(kind)) return kind;
  throw new Refusal('no-such-deck', `No deck is drawn for ${kind}.`);
}

/** What such players may have, by rule set: looked up once. */
const mayHave = new Map<string, ReturnType<typeof holdable>>();

function drawn(kind: PlayerKind, { rules }: Terms): ChosenDeck {
  const key = `${rules} ${kind}`;
  const cards = mayHave.get(key) ?? holdable(kind, rules);
  mayHave.set(key, cards);
  const deck = drawDeck({ kind, ruleSet: rules, cards, chance: (n) => randomInt(n) });
  return ownDeck({ ...deck, name: 'Drawn by lot' });
}

async function keptDeck(
  { decks: kept }: Pick<Services, 'decks'>,
  user: string,
  wish: { saved: string } | { link: string },
): Promise<Deck> {
  const found =
    'saved' in wish ? await kept.get(wish.saved, user) : (await kept.byLink(wish.link))?.deck;
  if (!found) throw new Refusal('no-such-deck', 'There is no such deck.');
  return found.content;
}
