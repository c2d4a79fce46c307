/** The rules page of a game as data: chapters in the order one needs them, examples, and questions that lead to rules. */

import type { RuleId } from './contract.ts';
import type { Position } from './lesson.ts';
import type { Language } from './words.ts';

/** A real position, drawn by the game's own board. */
export interface Example<Id extends string = string> {
  readonly caption: Id;
  readonly position: Position;
  /** Whether what can be done there glows. */
  readonly glows?: true;
  /** Parts of the board that are left out of the picture, as a selector. */
  readonly hide?: string;
}

export interface Chapter<Id extends string = string, Caption extends string = string> {
  readonly id: Id;
  /** Each under its number. */
  readonly rules: readonly RuleId[];
  readonly examples?: readonly Example<Caption>[];
}

/** "Can I ...?", and the rules that answer it. */
export interface Question<Id extends string = string> {
  readonly ask: Id;
  readonly rules: readonly RuleId[];
}

/** The words of one language. The other languages have exactly these keys. */
export interface ManualTexts<C extends string = string, Q extends string = string, E extends string = string> {
  /** A heading, and what the chapter is about before its rules. */
  readonly chapters: Readonly<Record<C, Readonly<{ title: string; text: string }>>>;
  readonly questions: Readonly<Record<Q, string>>;
  readonly examples: Readonly<Record<E, string>>;
}

/** The ids that a table of texts has. */
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
}
