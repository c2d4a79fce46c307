/** What a bot sends in one message: its moves up to the first that needs chance, as a person's draft would be. */

import type { Rules, Seat } from '@quai/engine/contract.ts';
import type { Random } from '@quai/engine/random.ts';
import { complete, type Draft, draftMove, newDraft, world } from './draft.ts';

/** From a seat's view to the move it plays, and those it means to play after it. The table knows no more of a bot than this. */
export type Chooser = (view: unknown) => readonly unknown[];

/** A turn that has not ended after so many moves is sent as far as it is. */
const LONGEST = 200;

export function botTurn(rules: Rules, view: unknown, seat: Seat, choose: Chooser, random: Random): readonly string[] {
  let draft = newDraft(rules, view, seat, random);
  let plan: readonly unknown[] = [];
  while (draft.moves.length < LONGEST && !complete(draft)) {
    const planned = plan.length > 0;
    if (!planned) plan = choose(seen(draft, view));
    const step = draftMove(draft, rules.format(plan[0]));
    plan = plan.slice(1);
    if (step.kind === 'send') return step.moves;
    if (step.kind === 'drafted') draft = step.draft;
    // A plan may fail further on: the bot then thinks anew. Its very choice may not.
    else if (!planned) throw new Error(`a bot chose a move that is refused: ${step.refusal.rule}`);
    else plan = [];
  }
  return draft.moves;
}

function seen(draft: Draft, view: unknown): unknown {
  return draft.moves.length === 0 ? view : draft.rules.view(world(draft), draft.seat);
}
