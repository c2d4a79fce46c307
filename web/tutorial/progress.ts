/** How far somebody is in each lesson: kept in the browser, and in the account of those who have one. */

import { createSharedRecord } from '../sharedrecord.ts';

/** `at` of `of` steps were reached; the last one is the short game. */
export type Progress = Readonly<{ at: number; of: number; won: boolean }>;

/** By game: `3/17`, and `17/17!` once the short game is won. */
const lessons = createSharedRecord<Progress, string>('lessons', {
  write: ({ at, of, won }) => `${at}/${of}${won ? '!' : ''}`,
  read(stored) {
    const [, at, of, won] = /^(\d{1,2})\/(\d{1,2})(!?)$/.exec(String(stored)) ?? [];
    return at === undefined || of === undefined ? null : { at: Number(at), of: Number(of), won: won === '!' };
  },
  /** The further of two; a lesson that has changed since counts anew. */
  better(known, more) {
    const won = known.won || more.won;
    if (known.of !== more.of) return { ...more, won };
    return { at: Math.max(known.at, more.at), of: known.of, won };
  },
});

/** What the account knows of other devices, and the other way round. */
export const shareProgress = lessons.share;

export const progressIn = (game: string): Progress | null => lessons.all()[game] ?? null;

/** All steps were seen. */
export const learned = (game: string): boolean => {
  const found = progressIn(game);
  return found !== null && found.at >= found.of;
};

/** A step of a lesson is shown. */
export const reached = (game: string, at: number, of: number): void => lessons.add(game, { at, of, won: false });

/** The short game of a lesson was won. */
export function wonShortGame(game: string): void {
  const known = progressIn(game);
  if (known !== null) lessons.add(game, { ...known, won: true });
}
