/** The games, for tests that run for each of them. */

import type { Meta } from '@quai/engine/meta.ts';
import { games } from '@quai/games/list.ts';

/** Those on the home page. */
export const shownGames: readonly Meta[] = games.map(({ meta }) => meta).filter(({ needsEdition }) => !needsEdition);

/** The smallest table with an opponent. */
export const seatsOf = ({ seats }: Meta): number => Math.max(2, seats.min);

/** A selector for the board. */
export const boardOf = ({ board }: Meta): string => (board === undefined ? '.text-board' : '.drawn-board');
