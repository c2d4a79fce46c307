/** The parameters of planning: turns that routes take, time left, when tickets pay off. */

export interface Weights {
  /** Cost of a route in turns: for each card of its price... */
  readonly card: number;
  /** ...for each card not in hand yet... */
  readonly missing: number;
  /** ...and for claiming it. */
  readonly claim: number;
  /** Turns that each point of a route makes up for. */
  readonly point: number;
  /** The cost of an icon in cards of a colour. */
  readonly icon: number;
  /** Scales the estimate of the turns left. */
  readonly pace: number;
  /** How long a plan may take, as a multiple of the turns left. */
  readonly time: number;
  /** Cost of a route outside the plan in turns: for each card not in hand yet... */
  readonly extraMissing: number;
  /** ...and for each card of its price. */
  readonly extraCard: number;
  /** Minimum number of turns left for drawing new tickets. */
  readonly timeForTickets: number;
  /** Points taken off a ticket for each turn that its way costs. */
  readonly turnOfTicket: number;
}

/** Set by judgement, for any map. */
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
