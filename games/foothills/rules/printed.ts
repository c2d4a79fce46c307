/** The printed data as the rules read it: a validated edition, and the words it is written in. */

import type { RawOp } from './params.ts';

export const LINES = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;
/** What a back may require before it can be chosen. */
export const REQUIREMENTS = ['ticket', 'ticketOrTrack'] as const;
/** What a card in the scoring pile counts. */
export const SCORINGS = ['passengerPairs', 'trackPairs', 'stations', 'tickets', 'pileCards'] as const;
/** Where a figure comes from: a source we have read, general knowledge, or our own design. */
export const PROVENANCES = ['confirmed', 'recalled', 'reconstructed'] as const;

type LineId = (typeof LINES)[number];
type Letter = (typeof LETTERS)[number];
type Named = { en: string; fr: string };

/** Every record states the provenance of each of its fields. */
export interface Sourced {
  sources: Record<string, (typeof PROVENANCES)[number]>;
  note?: string;
}

export interface PrintedSpace {
  cost: { iron?: number; stone?: number; rubble?: number; passenger?: number };
  bonus: { vp?: number; passenger?: number };
}

export interface PrintedStation extends Sourced {
  id: string;
  name: string;
  cards: string[];
  lines: LineId[];
  columns: number[];
  tracks: number;
  rubble: number;
  spaces: PrintedSpace[];
  ordered: boolean;
  onBuild: RawOp[] | null;
  surveyor: RawOp[] | null;
}

export interface PrintedCard extends Sourced {
  id: string;
  owner: 'blue' | 'green' | 'neutral';
  type: Letter;
  back: Letter;
  scoring: (typeof SCORINGS)[number];
  name: Named;
  requires: (typeof REQUIREMENTS)[number][];
  ops: RawOp[];
}

export interface PrintedBox extends Sourced {
  iron: number;
  stone: number;
  events: number;
  rubble: number;
  passengers: number;
  competitors: number;
  tilesPerSeat: number;
  buffers: number;
  ticketsPerColour: number;
}

export interface PrintedFigures extends Sourced {
  refill: number;
  eventsReturnAt: number;
  clearVp: number;
  trackVp: number;
  passengerVp: number;
  summitVp: number;
  stallTurns: number;
}

interface PrintedSetup extends Sourced {
  stockyard: number;
  opening: number;
  reservePerType: number;
  summitLine: LineId;
}

export interface Edition {
  id: string;
  name: Named;
  provenance: { summary: { en: string[]; fr: string[] }; sources: string[] };
  box: PrintedBox;
  setup: PrintedSetup;
  figures: PrintedFigures;
  tickets: ({ colour: string; name: Named; lines: LineId[] } & Sourced)[];
  lines: ({ id: LineId; name: string; bonusVp: number } & Sourced)[];
  backs: ({ card: string; name: string; closed: [LineId, LineId] | null } & Sourced)[];
  stations: PrintedStation[];
  mainActions: Record<Letter, { name: Named; ops: RawOp[] } & Sourced>;
  actionCards: PrintedCard[];
}
