/** The places of a sheet that events and score lines refer to: its spaces. */

import { at } from '@quai/engine/at.ts';
import type { Guide } from '@quai/kit/guide.ts';
import { spaceName } from '../rules/geometry.ts';
import { END, type Move, spaceOf } from '../rules/move.ts';
import type { InkRules } from '../rules/rules.ts';
import { sheetOf } from '../rules/score.ts';
import { boardSeen, type View } from '../rules/view.ts';
import { logRules, stepRules } from '../text/log.ts';

export const guide: Guide = {
  apart: true,
  logRules,
  stepRules,
  event(rules, _words, event) {
    if (event.kind !== 'drawn') return [];
    const { parse } = rules as unknown as InkRules;
    return (event.drawings as readonly string[])
      .map((text) => parse(text))
      .filter((move): move is number => move !== null && move !== END)
      .map((move) => ({ place: `space-${spaceOf(move)}`, name: spaceName(spaceOf(move)) }));
  },
  move: (_rules, _view, _seat, move) => (move === END ? null : `space-${spaceOf(move as Move)}`),
  /** Loose ends are marked by space and side, everything else by spaces. */
  line: (_rules, line) => (line.marks ?? []).flat().map((mark) => `space-${line.id === 'errors' ? mark >> 2 : mark}`),
  score(rules, view, seat) {
    const { tables } = rules as unknown as InkRules;
    const lines = sheetOf(tables, boardSeen(tables, at((view as View).boards, seat)));
    return lines.reduce((sum, line) => sum + line.points, 0);
  },
};
