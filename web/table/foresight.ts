/** What a move would change on a score sheet, line by line. */

import type { Line, Standing } from '@quai/engine/contract.ts';
import type { Foreseen } from '@quai/kit/board.ts';

export function changeOf(
  before: Standing | undefined,
  after: Standing | undefined,
): Pick<Foreseen, 'gain' | 'changes'> {
  const points = new Map<string, { line: Line; points: number }>();
  const add = (lines: readonly Line[], sign: 1 | -1) => {
    for (const line of lines) {
      const known = points.get(line.id);
      if (known === undefined) points.set(line.id, { line, points: sign * line.points });
      else points.set(line.id, { line, points: known.points + sign * line.points });
    }
  };
  add(before?.lines ?? [], -1);
  add(after?.lines ?? [], 1);
  return {
    gain: (after?.total ?? 0) - (before?.total ?? 0),
    changes: [...points.values()].filter((change) => change.points !== 0),
  };
}
