/** The package has no types of its own; this is what is used of it. */
declare module 'glicko2' {
  export interface Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(rating: number, rd: number, vol: number): Player;
    /** each: who, against whom, and 1 for a win, 0.5 for a draw, 0 for a loss */
    updateRatings(matches: [Player, Player, number][]): void;
  }
}
