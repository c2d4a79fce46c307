/** What a form of an edition is made of: sections of records, and the fields of each. */

import type { Json, Path } from './json.ts';

export interface Field {
  /** Where it stands, from the record on; or, with `whole`, from the beginning of the edition. */
  readonly path: Path;
  readonly whole?: true;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'choice' | 'json' | 'list';
  /** For a choice, or a list of them. */
  readonly options?: readonly Readonly<{ value: string; text: string }>[];
  /** Left empty it is taken away. */
  readonly optional?: true;
  /** The value that stands for an empty field that must be there. */
  readonly empty?: Json;
  /** A figure between bounds: taken when one is done with it, and kept within them. */
  readonly within?: readonly [least: number, most: number];
}

export type SectionId = 'stations' | 'cards' | 'places' | 'routes' | 'tickets';

/** Records that come and go, with what belongs to them elsewhere. */
export interface Growth {
  readonly texts: Readonly<{ add: string; remove: string }>;
  /** One more, at the end of the list; null where there can be none yet. */
  readonly add: (() => Json) | null;
  remove(index: number): Json;
  /** What needs the record, and goes if it goes. */
  users(index: number): readonly User[];
}

export interface User {
  readonly section: SectionId;
  readonly index: number;
}

export interface Section {
  readonly id: SectionId;
  /** Where its list stands in the edition. */
  readonly list: Path;
  /** What a record is called in the list. */
  title(record: Json, index: number): string;
  fields(record: Json, index: number): readonly Field[];
  /** What else a change of a record brings with it. */
  after?(edition: Json, index: number, path: Path, before: Json): Json;
  /** How records come and go; without it there are as many as there are. */
  readonly grow?: Growth;
  /** A first drawing, for a board that has none. */
  draw?(): Json;
  /** The record goes where one points on the board. */
  move?(edition: Json, index: number, x: number, y: number): Json;
  /** The record on the board: the options of a table that shows it, and the place it has there. */
  place(record: Json, index: number): string | null;
  /** Parts of the board that say nothing about these records, as a selector. */
  readonly hide: string;
  /** Whether a table that was set up by chance has the record on it. */
  shows?(view: unknown, index: number): boolean;
  options?(record: Json): Readonly<Record<string, string>>;
}
