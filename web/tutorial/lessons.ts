/** The lessons of the games, found by folder and loaded when they are wanted. */

import type { Lesson } from '@quai/engine/lesson.ts';

const found = import.meta.glob<{ lesson: Lesson }>('../../games/*/tutorial/lesson.ts');

export const hasLesson = (game: string): boolean => pathOf(game) in found;

export async function lessonOf(game: string): Promise<Lesson | null> {
  const load = found[pathOf(game)];
  return load === undefined ? null : (await load()).lesson;
}

const pathOf = (game: string): string => `../../games/${game}/tutorial/lesson.ts`;
