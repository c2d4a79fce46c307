/** The texts of the drawn board that every language provides. */

export interface BoardTexts {
  round(round: number, rounds: number): string;
  readonly over: string;
  sheetOf(name: string): string;
  readonly mySheet: string;
  readonly help: string;
  readonly watching: string;
  readonly zoom: Readonly<{ closer: string; further: string; whole: string }>;
  /** Spaces, for screen readers. */
  emptySpace(space: string): string;
  fits(ways: number): string;
  drawnSpace(space: string, face: string, ends: string, round: number): string;
  readonly yours: string;
  exit(kind: string, side: string): string;
  /** The tray. */
  readonly dice: string;
  /** With real dice, when one was typed in wrong. */
  readonly correctRoll: string;
  drawn(face: string): string;
  fitsNowhere(face: string): string;
  specials(left: number): string;
  readonly specialsNone: string;
  crossed(face: string): string;
  readonly end: string;
  readonly endSoon: string;
  readonly turn: string;
  readonly mirror: string;
  readonly takeBack: string;
  /** What just happened on the sheet. */
  placed(drawing: string, way: number, ways: number): string;
  inHand(face: string, ends: string): string;
  cameBack(faces: string): string;
  readonly onlyWay: string;
  readonly nothingInHand: string;
  /** Other seats. */
  readonly others: string;
  show(name: string): string;
  readonly back: string;
  readonly stillDrawing: string;
  readonly hasEnded: string;
  lastRound(round: number): string;
  /** The score. */
  readonly scoreNow: string;
  readonly scoreEnd: string;
  readonly marksHelp: string;
  network(letter: string, exits: number, points: number): string;
  readonly total: string;
}
