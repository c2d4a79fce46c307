/** A small map of our own: two kinds of pieces, icons without pairs, a sweep of a row of three, a longest-path bonus. */

import { game } from '../game.ts';
import raw from './maps/island.json' with { type: 'json' };
import { open } from './position.ts';

export const islandMap = raw;
export const island = (seats: number) => open(game, seats, raw);
