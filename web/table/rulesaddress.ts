/** Where the rules of a table are explained: with its own figures, if its edition does not come with the game. */

import type { TableMessage } from '@quai/protocol/messages.ts';

export function rulesAddress({ game, table, edition }: Pick<TableMessage, 'game' | 'table' | 'edition'>): string {
  return `/rules/${game}${edition.data === undefined ? '' : `?table=${table}`}`;
}
