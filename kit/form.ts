/** What a form for editions is made of: sections of records, and the fields of each. Its texts are those of the game. */

import type { Language } from '@quai/engine/words.ts';
import type { Json, Path } from './json.ts';

/** `form/form.ts` of a game: the sections for an edition as it is now. None if it has nothing that the form could show. */
export type EditionForm = (edition: Json, language: Language) => readonly Section[];

/** What else `form/form.ts` may export: a first edition to begin with, for a game that ships none. */
export type Blank = () => Json;

export interface Field {
  /** Where its value is, from the record on; or, with `whole`, from the root of the edition. */
  readonly path: Path;
  readonly whole?: true;
  readonly label: string;
  /** A flag is true or false; an optional one true or not there. */
  readonly kind: 'text' | 'number' | 'choice' | 'json' | 'list' | 'flag';
  /** For a choice, or a list of them. */
  readonly options?: readonly Readonly<{ value: string; text: string }>[];
  /** Removed when left empty. */
  readonly optional?: true;
  /** The value of an empty field that may not be removed. */
  readonly empty?: Json;
  /** Bounds of a number: applied when the input is left. */
  readonly within?: readonly [least: number, most: number];
}

export interface Section {
  readonly id: string;
  readonly name: string;
  /** Where its list is in the edition. */
  readonly list: Path;
  /** There is one record, which is what `list` leads to. */
  readonly single?: true;
  /** What a record is called in the list. */
  title(record: Json, index: number): string;
  fields(record: Json, index: number): readonly Field[];
  /** Further changes that follow from the change of a record. */
  after?(edition: Json, index: number, path: Path, before: Json): Json;
  /** How records are added and removed; without it their number is fixed. */
  readonly grow?: Growth;
  /** A record of this section among those that need another: `Route {what}`. */
  readonly asUser?: string;
  /** A first drawing, for a board that has none. */
  readonly draw?: Readonly<{ label: string; edition(): Json }>;
  /** Moves a record to a point of the element that `on` selects, in the units of its drawing. */
  readonly move?: Readonly<{
    label: string;
    hint: string;
    on: string;
    to(edition: Json, index: number, x: number, y: number): Json;
  }>;
  /**
   * The drawing that a picture of a real board can be laid under while records are positioned: the element that `on` selects is
   * its ground, and the picture goes before the first part that `before` selects.
   */
  readonly ground?: Readonly<{ on: string; before: string; width: number; height: number }>;
  /** The place of a record on the board, by its `data-place`. */
  place(record: Json, index: number): string | null;
  /** Selects the parts of the board that have nothing to do with these records. */
  readonly hide: string;
  /** Whether a table that was set up by chance shows the record. */
  shows?(view: unknown, index: number): boolean;
  /** The options of a table that shows the record. */
  options?(record: Json): Readonly<Record<string, string>>;
}

/** Where a record of a section is in the edition. */
export const recordPath = ({ list, single }: Section, index: number): Path => (single ? list : [...list, index]);

export interface Growth {
  /** `used` asks what to do with the records that need `{what}`. */
  readonly texts: Readonly<{ add: string; remove: string; used?: string }>;
  /** One more, at the end of the list; null while none can be added. */
  readonly add: (() => Json) | null;
  remove(index: number): Json;
  /** The records that need this one, and are removed with it. */
  users(index: number): readonly User[];
}

export interface User {
  /** The id of its section. */
  readonly section: string;
  readonly index: number;
}
