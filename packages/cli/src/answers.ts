import { allCards } from '@mathom/cards';
import { explain, query, type Seat, type State, type View } from '@mathom/engine';
import { cardText } from '@mathom/engine/render';
import { findCards } from './audit.ts';
import { knownCard } from './words.ts';

/** Answers to what a player asks at the terminal. */
export const HELP = `A number takes that option.
  why CARD    every way to use a card in your hand or in play, and what stands against it
  card NAME   what a card says
  board       the whole table
  options     what you can do now
  log         what happened lately
  hint        what the bot would do
  help        this
  quit        leave the game`;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Cards the player knows, in hand or in play, whose name has this in it; each name once. */
function cardsLike(v: View, text: string): number[] {
  const s = v.state;
  const wanted = plain(text);
  const all = [...s.players[v.seat].hand, ...s.table];
  const names = (id: number): string => plain(knownCard(s, id)?.name ?? '');
  const exact = all.filter((id) => names(id) === wanted);
  const found = exact.length > 0 ? exact : all.filter((id) => names(id).includes(wanted));
  const seen = new Set<string>();
  return found.filter((id) => {
    const key = `${names(id)} ${s.zone[id]}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function whyOne(s: State, seat: Seat, id: number): string[] {
  const where = s.zone[id] === 'hand' ? 'in your hand' : 'in play';
  const lines = [`${query.nameOf(s, id)}, ${where}`];
  const ways = explain(s, seat, id);
  if (ways.length === 0) lines.push('  There is nothing to do with it by itself.');
  for (const w of ways) {
    lines.push(`  ${w.way}: ${w.possible ? 'you can do that now' : 'not now'}`);
    for (const r of w.reasons) lines.push(`    ${r.text} [${r.cite}]`);
  }
  return lines;
}

/** Why a card can, or cannot, be used now. */
export function whyText(s: State, v: View, text: string): string {
  if (text === '') return 'Why what? Name a card: why Concealment';
  const found = cardsLike(v, text);
  if (found.length === 0) return `There is no "${text}" in your hand or in play.`;
  return found
    .slice(0, 5)
    .flatMap((id) => whyOne(s, v.seat, id))
    .join('\n');
}

/** What a card says. */
export function cardAnswer(v: View, text: string): string {
  if (text === '') return 'Which card? card Glamdring';
  const found = findCards(text);
  if (found.length > 0) return cardText(found[0]);
  const like = cardsLike(v, text)
    .map((id) => knownCard(v.state, id))
    .find((c) => c !== null);
  if (like) return cardText(like);
  const near = allCards.find((c) => plain(c.name).includes(plain(text)));
  return near ? cardText(near) : `There is no card called "${text}".`;
}
