import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { apply, createGame, type Decision, decision, view } from '@mathom/engine';
import { practise } from '../src/dev/opponent.ts';

/**
 * Finds a game of this page (see dev/local.ts) in which something is asked of the first player:
 * prints the seed and how many choices lead there. `node find-moment.ts path`
 */
const about = process.argv[2] ?? 'path';
const fits = (d: Decision): boolean =>
  d.seat === 0 &&
  d.about === about &&
  d.options.length > 1 &&
  (about !== 'organization' || d.options.filter((o) => o.type === 'declare-move').length > 3);

const deck = (id: string) => {
  const found = decks.find((d) => d.id === id);
  if (!found) throw new Error(`There is no deck ${id}.`);
  return found;
};

function find(): { seed: number; skip: number } | null {
  for (let seed = 1; seed < 60; seed++) {
    let state = createGame(
      {
        decks: [deck('challenge-deck-a'), deck('challenge-deck-b')],
        seed,
        names: ['You', 'Bot'],
      },
      officialPool(),
    );
    const choose = practise(seed + 7);
    for (let skip = 0; skip < 500; skip++) {
      const d = decision(state);
      if (!d) break;
      if (fits(d)) return { seed, skip };
      state = apply(state, choose(view(state, d.seat))).state;
    }
  }
  return null;
}

console.log(JSON.stringify(find()));
