/** The table at which this browser is about to sit down: one it has just made, or a rematch it has agreed to. */

import { recall, remember } from '../kept.ts';

export const isSeatWanted = (table: string): boolean => recall('sit') === table;

export function seatIsWanted(table: string | null): void {
  remember('sit', table);
}
