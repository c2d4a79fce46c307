/**
 * A learner at one scene of a lesson: a table state like any other, except that only answers to the current step get through.
 * Anything else is answered with the rules the step is about.
 */

import type { Game, RuleId } from '@quai/engine/contract.ts';
import type { Lesson, LessonStep } from '@quai/engine/lesson.ts';
import { answer, judge, openStepOf, replyTo, sceneOf } from '@quai/table/lesson.ts';
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { randomHex } from '../hex.ts';
import { createTableState, type TableState } from '../table/state.ts';
import { language } from '../text/text.ts';
import { lessonLink } from './link.ts';

/** wrong: not what the step asks for, and why. read: the step is only to be read. refused: illegal, which was the point. */
export type Remark =
  | Readonly<{ kind: 'wrong'; text: string; rules: readonly RuleId[] }>
  | Readonly<{ kind: 'read' }>
  | Readonly<{ kind: 'refused' }>;

export interface Course {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly names: readonly string[];
  /** The current step, counted across all scenes. */
  index(): number;
  /** A step was answered. */
  answered(): void;
}

export function createSitting(course: Course) {
  const { game, lesson, names } = course;
  const id = `lesson-${randomHex(6)}`;
  const first = course.index();
  const opening = sceneOf(lesson, first);
  if (opening === null) throw new Error(`the lesson has no step ${first}`);
  const { seat } = opening.scene.position;
  const [remark, setRemark] = createSignal<Remark | null>(null);
  const step = (): LessonStep => {
    const found = sceneOf(lesson, course.index());
    return found?.scene.steps[found.at] ?? { say: lesson.last, rules: [] };
  };
  const link = lessonLink(openStepOf(game, lesson, first, id, names), (room, moves) => {
    if (judge(step(), moves) !== 'done') return { ok: false, refusal: { rule: 'step', figures: {} } };
    const after = answer(room, seat, step(), moves);
    if (after.ok) queueMicrotask(course.answered);
    return after;
  });
  const table = createTableState(link, id, { everyStep: true });
  createEffect(
    on(step, () => {
      setRemark(null);
      table.setShown(null);
    }),
  );
  // Nobody will continue this draft.
  onCleanup(() => {
    if (table.draft() !== null) table.redraft([]);
  });

  /** Legal moves get through if the step asks for them; illegal ones are refused by the table. */
  function through(list: readonly string[], play: () => void): void {
    setRemark(null);
    table.setShown(null);
    if (step().moves === undefined) return void setRemark({ kind: 'read' });
    const verdict = judge(step(), list);
    const last = list.at(-1);
    if (verdict === 'wrong' && (last === undefined || table.choosing()?.moves.includes(last) === true))
      return void setRemark({
        kind: 'wrong',
        ...(replyTo(lesson, step(), list, language()) ?? { text: '', rules: step().rules }),
      });
    play();
    const shown = table.shown();
    if (shown !== null) return void setRemark(shown.refusal.rule === step().refused ? { kind: 'refused' } : null);
    // Moves that need no chance would wait in the draft for Done; a complete answer is confirmed at once.
    if (verdict === 'done' && !table.sending() && (table.draft()?.moves.length ?? 0) > 0) void table.confirm();
  }

  const gated: TableState = {
    ...table,
    choose: (move) => through([...(table.draft()?.moves ?? []), move], () => table.choose(move)),
    redraft: (list) => through(list, () => table.redraft(list)),
    choosing: (() => (step().moves === undefined ? null : table.choosing())) as TableState['choosing'],
  };

  return {
    table: gated,
    step,
    remark,
    /** Plays the answer for the learner. */
    show() {
      const draft = table.draft();
      const moves = step().moves;
      if (draft === null || moves === undefined) return;
      if (draft.moves.length > 0) table.redraft([]);
      for (const move of moves.split(' ')) gated.choose(move);
    },
    undo: () => table.undo(),
    /** How many moves of the answer are made and not sent yet. */
    made: () => table.draft()?.moves.length ?? 0,
  };
}

export type Sitting = ReturnType<typeof createSitting>;
