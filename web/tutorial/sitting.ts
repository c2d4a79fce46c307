/**
 * A learner at one scene of a lesson: a table state like any other, of which only the answers to the present step get
 * through. What misses the point is answered with the rules the step is about.
 */

import type { Game } from '@quai/engine/contract.ts';
import type { Lesson, LessonStep } from '@quai/engine/lesson.ts';
import { answer, judge, openStepOf, sceneOf } from '@quai/table/lesson.ts';
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { randomHex } from '../hex.ts';
import { createTableState, type TableState } from '../table/state.ts';
import { lessonLink } from './link.ts';

/** What the learner is told about what was tried: not the point; only to read; refused, and that was the point. */
export type Remark = 'wrong' | 'read' | 'refused';

export interface Course {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly names: readonly string[];
  /** The present step, counted through all scenes. */
  index(): number;
  /** A step was answered. */
  answered(): void;
}

export function createSitting(course: Course) {
  const { game, lesson, names } = course;
  const id = `lesson-${randomHex(6)}`;
  const first = course.index();
  const { seat } = sceneOf(lesson, first)!.scene.position;
  const [remark, setRemark] = createSignal<Remark | null>(null);
  const step = (): LessonStep => {
    const found = sceneOf(lesson, course.index());
    return found === null ? { say: lesson.last, rules: [] } : found.scene.steps[found.at]!;
  };
  const link = lessonLink(openStepOf(game, lesson, first, id, names), (room, moves) => {
    if (judge(step(), moves) !== 'done') return { ok: false, refusal: { rule: 'step', figures: {} } };
    const after = answer(room, seat, step(), moves);
    if (after.ok) queueMicrotask(course.answered);
    return after;
  });
  const table = createTableState(link, id);
  createEffect(
    on(step, () => {
      setRemark(null);
      table.setShown(null);
    }),
  );
  // A draft that nobody will go on with is not kept.
  onCleanup(() => {
    if (table.draft() !== null) table.redraft([]);
  });

  /** A legal list of moves gets through if the step asks for it; an illegal one is for the table to refuse. */
  function through(list: readonly string[], play: () => void): void {
    setRemark(null);
    table.setShown(null);
    if (step().moves === undefined) return void setRemark('read');
    const verdict = judge(step(), list);
    const last = list.at(-1);
    if (verdict === 'wrong' && (last === undefined || table.choosing()?.moves.includes(last) === true))
      return void setRemark('wrong');
    play();
    if (table.shown() !== null)
      return void setRemark(table.shown()!.refusal.rule === step().refused ? 'refused' : null);
    // What needs no chance waits in the draft for a word of the learner's: here the step says it.
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
    /** Plays the answer, from where the learner is. */
    show() {
      if (table.draft() === null || step().moves === undefined) return;
      if (table.draft()!.moves.length > 0) table.redraft([]);
      for (const move of step().moves!.split(' ')) gated.choose(move);
    },
    undo: () => table.undo(),
    drafted: () => (table.draft()?.moves.length ?? 0) > 0,
  };
}

export type Sitting = ReturnType<typeof createSitting>;
