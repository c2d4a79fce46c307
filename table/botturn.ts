/** What a bot sends in one message: its moves up to the first that needs chance, as a person's draft would be. */

import type { Rules, Seat } from '@quai/engine/contract.ts';
import type { Random } from '@quai/engine/random.ts';
import { complete, draftMove, newDraft, world } from './draft.ts';

/** Chooses one move of the seat from its view. The table knows no more of a bot than this. */
export type Chooser = (rules: Rules, view: unknown, seat: Seat, random: Random) => unknown;

/** A turn that has not ended after so many moves is sent as far as it is. */
const LONGEST = 200;

export function botTurn(rules: Rules, view: unknown, seat: Seat, choose: Chooser, random: Random): readonly string[] {
  let draft = newDraft(rules, view, seat, random);
  while (draft.moves.length < LONGEST && !complete(draft)) {
    const seen = draft.moves.length === 0 ? view : rules.view(world(draft), seat);
    const step = draftMove(draft, rules.format(choose(rules, seen, seat, random)));
    if (step.kind === 'send') return step.moves;
    if (step.kind === 'refused') throw new Error(`a bot chose a move that is refused: ${step.refusal.rule}`);
    draft = step.draft;
  }
  return draft.moves;
}
