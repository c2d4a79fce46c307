/** A space's label for screen readers. */

import { at } from '@quai/engine/at.ts';
import { EMPTY } from '../rules/board.ts';
import { spaceName } from '../rules/geometry.ts';
import type { BoardView } from '../rules/view.ts';
import type { Pen } from './pen.ts';

export function spaceLabel(pen: Pen, seen: BoardView, space: number, own: boolean): string {
  const words = pen.words();
  const { drawings, exits } = pen.tables();
  const drawing = at(seen.drawn, space);
  const parts: string[] = [];
  if (drawing === EMPTY) parts.push(words.drawn.emptySpace(spaceName(space)));
  else {
    const face = words.face(at(drawings.faceOf, drawing));
    parts.push(words.drawn.drawnSpace(spaceName(space), face, words.ends(drawing), at(seen.rounds, space)));
  }
  for (const exit of exits)
    if (exit.space === space) parts.push(words.drawn.exit(at(words.kinds, exit.kind), at(words.sides, exit.side)));
  if (own && pen.waysAt(space) > 0) parts.push(words.drawn.fits(pen.waysAt(space)));
  if (own && pen.drafted(space) !== null) parts.push(words.drawn.yours);
  return parts.join('; ');
}
