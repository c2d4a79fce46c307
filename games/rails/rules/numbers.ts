/** The numbers under which a game of the family lists its rules: the core refuses by these and knows no game by name. */

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
  /** A route that somebody holds. */
  readonly taken: RuleId;
  /** Routes between the same two places. */
  readonly parallel: RuleId;
  /** Claiming a route, by the kind of its pieces in the order of the edition; the last serves all further kinds. */
  readonly claim: readonly RuleId[];
  /** Paying for a route with icons. */
  readonly icons: RuleId;
  /** How many cards a way to pay has; null where the rule of the route itself says it. */
  readonly ways: RuleId | null;
}
