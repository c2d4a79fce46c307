/** The lessons in the games' folders, each loaded on demand. */

import type { Lesson } from '@quai/engine/lesson.ts';

const lessons = import.meta.glob<{ lesson: Lesson }>('../../games/*/tutorial/lesson.ts');

/** Null for a game without one (`meta.lesson`). */
export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await lessons[`../../games/${game}/tutorial/lesson.ts`]?.())?.lesson ?? null;
}
