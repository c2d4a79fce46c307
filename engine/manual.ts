/** A game's rules page as data: chapters in the order a reader needs them, examples, and questions that lead to rules. */

import type { RuleId } from './contract.ts';
import type { Position } from './lesson.ts';
import type { Language } from './words.ts';

/** A piece or a sign of the board: its drawing, as the inside of an SVG of 44 by 34, and its name. */
export interface Sign<Id extends string = string> {
  readonly name: Id;
  readonly drawing: string;
}

/** A real position, drawn by the game's own board. */
export interface Example<Id extends string = string> {
  readonly caption: Id;
  readonly position: Position;
  /** Highlights what can be played there. */
  readonly glows?: true;
  /** A selector for parts of the board to leave out of the picture. */
  readonly hide?: string;
}

export interface Chapter<Id extends string = string, Caption extends string = string> {
  readonly id: Id;
  /** Each is shown under its number. */
  readonly rules: readonly RuleId[];
  readonly examples?: readonly Example<Caption>[];
}

/** "Can I ...?", and the rules that answer it. */
export interface Question<Id extends string = string> {
  readonly ask: Id;
  readonly rules: readonly RuleId[];
  /** The tables of points answer it too. */
  readonly tables?: true;
}

/** The texts in one language. The other languages have exactly the same keys. */
export interface ManualTexts<C extends string = string, Q extends string = string, E extends string = string> {
  /** A heading, and an introduction to the chapter's rules. */
  readonly chapters: Readonly<Record<C, Readonly<{ title: string; text: string }>>>;
  readonly questions: Readonly<Record<Q, string>>;
  /** Other words by which somebody may look for a question. */
  readonly also?: Readonly<Partial<Record<Q, string>>>;
  readonly examples: Readonly<Record<E, string>>;
  /** What scores, and how much: the lines of the score sheet in brief. */
  readonly score: readonly (readonly [what: string, points: string])[];
  /** The names of the signs. */
  readonly signs: Readonly<Record<string, string>>;
}

/** The ids in a table of texts. */
export type IdsOf<T extends ManualTexts> = {
  chapters: Extract<keyof T['chapters'], string>;
  questions: Extract<keyof T['questions'], string>;
  examples: Extract<keyof T['examples'], string>;
};

/** The same ids in another language. */
export type SameTexts<T extends ManualTexts> = ManualTexts<
  IdsOf<T>['chapters'],
  IdsOf<T>['questions'],
  IdsOf<T>['examples']
>;

export interface Manual<T extends ManualTexts = ManualTexts> {
  readonly texts: Readonly<Record<Language, SameTexts<T>>>;
  readonly chapters: readonly Chapter<IdsOf<T>['chapters'], IdsOf<T>['examples']>[];
  readonly questions: readonly Question<IdsOf<T>['questions']>[];
  readonly signs: readonly Sign[];
}
