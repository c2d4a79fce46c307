/** What things are worth to a planner: turns that routes take, time that is left, when tickets pay. */

export interface Weights {
  /** A route in turns: for each card of its price, each card not in hand yet, and claiming it; each point pays some back. */
  readonly card: number;
  readonly missing: number;
  readonly claim: number;
  readonly point: number;
  /** An icon, in cards of a colour. */
  readonly icon: number;
  /** Of the turns that pieces would last, the part that is counted on; a plan may take so many times as long. */
  readonly pace: number;
  readonly time: number;
  /** A route beside the plan: turns for each card not in hand yet, and for each of its price. */
  readonly extraMissing: number;
  readonly extraCard: number;
  /** Turns that new tickets need at the least, and points that each turn of their way takes from them. */
  readonly timeForTickets: number;
  readonly turnOfTicket: number;
}

/** By judgement, for maps of any kind. */
export const PLAIN: Weights = {
  card: 0.28,
  missing: 0.3,
  claim: 0.7,
  point: 0.14,
  icon: 1.6,
  pace: 1,
  time: 1.15,
  extraMissing: 1 / 1.7,
  extraCard: 0.25,
  timeForTickets: 9,
  turnOfTicket: 1.2,
};
