/** The part of the package glicko2 that is used here; it has no types of its own. */

declare module 'glicko2' {
  export interface GlickoPlayer {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  export class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(rating: number, deviation: number, volatility: number): GlickoPlayer;
    /** Each match: two players and the first one's score, 1, 0.5 or 0. */
    updateRatings(matches: readonly (readonly [GlickoPlayer, GlickoPlayer, number])[]): void;
  }
}
