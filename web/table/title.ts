/** What a table is called on screen: by its game, or by its own map. */

import { listed } from '@quai/games/list.ts';
import type { TableMessage } from '@quai/protocol/messages.ts';
import { calledAfter } from '@quai/table/called.ts';
import { titleOf } from '../site.ts';

export const titleOfTable = ({ game, edition }: Pick<TableMessage, 'game' | 'edition'>): string =>
  titleOf(game, calledAfter(listed(game)?.meta, edition.data));
