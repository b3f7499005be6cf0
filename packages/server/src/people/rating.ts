import { Glicko2 } from 'glicko2';

/** How well somebody plays, how sure that is, and how much it changes (decision 0040). */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const UNKNOWN: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Both players after one game: `score` is 1 if the first has won, 0.5 for a draw. */
export function afterGame(
  first: Strength,
  second: Strength,
  score: number,
): readonly [Strength, Strength] {
  const { rating, deviation, volatility } = UNKNOWN;
  const system = new Glicko2({ tau: 0.5, rating, rd: deviation, vol: volatility });
  const players = [first, second].map((one) =>
    system.makePlayer(one.rating, one.deviation, one.volatility),
  );
  system.updateRatings([[players[0], players[1], score]]);
  const [a, b] = players.map((player) => ({
    rating: player.getRating(),
    deviation: player.getRd(),
    volatility: player.getVol(),
  }));
  return [a, b];
}
