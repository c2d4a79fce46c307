/** The rule numbers of a game of the family. The core refuses moves by these and knows no game by name. */

import type { RuleId } from '@quai/engine/contract.ts';

export interface Numbers {
  /** Tickets kept at the start. */
  readonly start: RuleId;
  /** Taking a card from the row. */
  readonly card: RuleId;
  /** Taking a wild card from the row. */
  readonly wild: RuleId;
  /** Taking a card blind. */
  readonly pile: RuleId;
  /** Drawing tickets, and how many of them are kept. */
  readonly tickets: RuleId;
  /** A route that somebody owns. */
  readonly taken: RuleId;
  /** Routes between the same two places. */
  readonly parallel: RuleId;
  /** Claiming a route, by kind of piece in the order of the edition; the last one covers all further kinds. */
  readonly claim: readonly RuleId[];
  /** Paying for a route with icons. */
  readonly icons: RuleId;
  /** The number of cards in a payment; null if the rule of the route itself covers it. */
  readonly ways: RuleId | null;
}
