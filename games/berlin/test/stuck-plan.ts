/** Every route of one or two spaces, one of four, and twenty subways, by seat: each is left with two streetcars (BE-21). */

import type { RailsRules } from '../../rails/rules/rails.ts';
import { routeAt } from '../../rails/test/position.ts';

const PLAN = [
  ['T02', 'T03', 'T11', 'T14', 'T29', 'U05', 'U07', 'U12', 'U13', 'U19'],
  ['T01', 'T17', 'T27', 'T28', 'T30', 'T32', 'U01', 'U04', 'U08', 'U16', 'U21'],
  ['T04', 'T16', 'T19', 'T24', 'T26', 'T31', 'U03', 'U06', 'U10', 'U14', 'U15'],
  ['T13', 'T15', 'T18', 'T20', 'T23', 'T25', 'U02', 'U09', 'U11', 'U17', 'U20'],
];

export function stuckPlan(rules: RailsRules): number[][] {
  return PLAN.map((ids) => ids.map((id) => routeAt(rules, id)));
}
