import { useMemo } from 'react';
import { KNOWN_DECKS } from '../api/decks.ts';
import { useSettings } from '../app/settings.ts';
import { TableView } from '../pages/game/TableView.tsx';
import { connectLocal } from './local.ts';

const deckTitle = (id: string): string =>
  (KNOWN_DECKS.find((d) => d.id === id)?.name ?? id).replace(/^\(.*?\) /, '');

/**
 * A game in this page alone: /dev/local?seed=5&deck=challenge-deck-a&against=...&hotseat=1&skip=200, or one of the
 * boards: /dev/local?board=fight&seed=5
 */
export default function LocalPage() {
  const deck = useSettings((s) => s.deck);
  const connect = useMemo(() => {
    const q = new URLSearchParams(location.search);
    const number = (key: string, other: number): number => {
      const n = Number(q.get(key) ?? other);
      return Number.isInteger(n) ? n : other;
    };
    const hotseat = q.has('hotseat');
    // a deck of one's own lies with the server
    const known = KNOWN_DECKS.some((d) => d.id === deck) ? deck : KNOWN_DECKS[0].id;
    const [mine, other] = [q.get('deck') ?? known, q.get('against') ?? 'challenge-deck-b'];
    return connectLocal({
      seed: number('seed', Math.floor(Math.random() * 1_000_000)),
      decks: [mine, other],
      names: [
        `${deckTitle(mine)} (${hotseat ? 'first' : 'you'})`,
        `${deckTitle(other)} (${hotseat ? 'second' : 'bot'})`,
      ],
      hotseat,
      think: number('think', 200),
      skip: number('skip', 0),
      board: q.get('board') ?? '',
    });
  }, [deck]);
  return <TableView game="local-game" connect={connect} />;
}
