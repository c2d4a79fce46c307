/** What a bot sends in one message: its moves up to the first that needs chance, like a person's draft. */

import type { Rules, Seat } from '@quai/engine/contract.ts';
import type { Random } from '@quai/engine/random.ts';
import { complete, type Draft, draftMove, newDraft, world } from './draft.ts';

/** Maps a seat's view to the move it plays and those it plans to play next. This is all a table knows about a bot. */
export type Chooser = (view: unknown) => readonly unknown[];

/** A turn that is still not over after this many moves is sent unfinished. */
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
    // Planned moves may turn out illegal, and then the bot thinks again. The move it chose first must be legal.
    else if (!planned) throw new Error(`a bot chose an illegal move: ${step.refusal.rule}`);
    else plan = [];
  }
  return draft.moves;
}

function seen(draft: Draft, view: unknown): unknown {
  return draft.moves.length === 0 ? view : draft.rules.view(world(draft), draft.seat);
}
