/** Something wrong with an edition, as a change to a good one. */

/** Parsed JSON whose shape is known to whoever changes it. */
export type Loose = { [key: string]: Loose } & unknown[];

export type Fault = (edition: Loose) => unknown;
