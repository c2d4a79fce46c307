/** Every legal move at every step of every lesson that the step does not ask for gets an answer of its own, in both languages. */

import type { Game } from '@quai/engine/contract.ts';
import type { Lesson, LessonStep } from '@quai/engine/lesson.ts';
import { moves } from '@quai/engine/play.ts';
import { LANGUAGES, type Language } from '@quai/engine/words.ts';
import { answer, judge, openStepOf, replyTo, sceneOf, stepsOf } from '@quai/table/lesson.ts';
import type { Room } from '@quai/table/room.ts';
import { describe, expect, test } from 'vitest';
import { gamesWith, loadGame, partOf } from './folders.ts';

const NAMES = ['You', 'Ann', 'Ben', 'Cat'];
const LONGEST = 160;

const lessons = await Promise.all(
  (await gamesWith('lesson')).map(
    async (id): Promise<[string, Game, Lesson]> => [
      id,
      await loadGame(id),
      (await partOf<{ lesson: Lesson }>(id, 'tutorial/lesson.ts'))!.lesson,
    ],
  ),
);

/** A list of moves that a step does not take as its answer, the last one being the wrong one. */
type Wrong = readonly string[];

describe.each(lessons)('%s', (_id, game, lesson) => {
  const steps = stepsOf(lesson);

  test.each(LANGUAGES)('the texts of replies in %s are each said by one step', (language) => {
    // A step may say the same to moves of several kinds, but no two steps say the same.
    const said = steps.flatMap((step) => [...new Set((step.replies ?? []).map(({ say }) => say))]);
    expect([...said].sort()).toEqual(Object.keys(lesson.replies[language]).sort());
    const texts = Object.values(lesson.replies[language]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test.each(steps.map((step, index): [string, number] => [step.say, index]))(
    'step %s: each wrong move is answered',
    async (_say, index) => {
      const step = steps[index]!;
      const { seat } = sceneOf(lesson, index)!.scene.position;
      const room = openStepOf(game, lesson, index, 'lesson', NAMES);
      const wrong = step.moves === undefined || step.until !== undefined ? [] : wrongMoves(room, seat, step);
      const { rules } = await game.words(room.rules, 'en');
      for (const language of LANGUAGES) {
        const replies = wrong.map((list) => replied(lesson, step, list, language, rules));
        // Not one sentence for all.
        if (new Set(wrong.map((list) => lesson.chosen(list.at(-1)!, language))).size > 1)
          expect(new Set(replies).size, replies[0]).toBeGreaterThan(1);
      }
      // Each reply is the answer to something.
      const used = new Set(
        wrong.map((list) => step.replies?.find(({ to }) => new RegExp(`^(?:${to})$`).test(list.join(' ')))),
      );
      expect((step.replies ?? []).filter((reply) => !used.has(reply))).toEqual([]);
    },
  );
});

/** The reply, checked: one plain sentence without notation, whose rules there are. */
function replied(lesson: Lesson, step: LessonStep, list: Wrong, language: Language, rules: object): string {
  const reply = replyTo(lesson, step, list, language);
  const move = list.at(-1)!;
  const what = `${step.say}: ${list.join(' ')}: ${reply?.text}`;
  expect(reply, what).not.toBeNull();
  const { text } = reply!;
  expect(text.trim(), what).toMatch(/^[\p{Lu}\d«“].*[.!?]$/u);
  expect(text, what).not.toMatch(/[.!?…]\s+\p{Lu}/u);
  expect(text, what).not.toMatch(/[{}<>@*_=]|undefined|null|\p{L}:\p{L}|\b[A-Z]\d[A-Z]\d|--/u);
  if (/[^a-z]/i.test(move) && move.length > 1) expect(text, what).not.toContain(move);
  expect(text.length, what).toBeLessThanOrEqual(LONGEST);
  expect(
    reply!.rules.filter((rule) => !(rule in rules)),
    what,
  ).toEqual([]);
  return text;
}

/** All legal moves that are wrong, at the beginning of a step and after each right beginning of an answer. */
function wrongMoves(room: Room, seat: number, step: LessonStep, before: readonly string[] = []): Wrong[] {
  const now = before.length === 0 ? room : played(room, seat, step, before);
  return moves(now.rules, now.table!.state, seat).flatMap((move) => {
    const list = [...before, now.rules.format(move)];
    const verdict = judge(step, list);
    return verdict === 'wrong' ? [list] : verdict === 'going' ? wrongMoves(room, seat, step, list) : [];
  });
}

function played(room: Room, seat: number, step: LessonStep, list: readonly string[]): Room {
  const after = answer(room, seat, { say: '', rules: [], outcomes: step.outcomes ?? [] }, list);
  if (!after.ok) throw new Error(after.refusal.rule);
  return after.room;
}
