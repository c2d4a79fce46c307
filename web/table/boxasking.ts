/** At a table typed in from a real box: what is being asked, what was said so far, and what is being corrected. */

import { createSignal, onCleanup } from 'solid-js';
import type { Link } from '../link/link.ts';
import { sure } from '../parts/sure.ts';
import { boxTexts as b } from '../text/box.ts';
import type { TableState } from './state.ts';

type Answer = number | Readonly<{ keep: number }> | null;
type Question = Parameters<NonNullable<Link['box']>>[1];
export type Asking = Readonly<{ what: string; counts: readonly number[]; answer(kind: Answer): void }>;
export type Given = Readonly<{ what: string; kind: number }>;
export type BoxAsking = ReturnType<typeof createBoxAsking>;

export function createBoxAsking(state: TableState) {
  const [asking, setAsking] = createSignal<Asking | null>(null);
  /** What was said so far, of draws that belong together; the last may wait for Done. */
  const [given, setGiven] = createSignal<readonly Given[]>([]);
  /** What was said before and still holds, although something before it is corrected. */
  const kept = new Map<string, number>();
  /** What is corrected now: not to be answered as it was. */
  const wrong = new Set<string>();
  const isLast = (what: string) => state.opened()?.words.box?.last?.(what) === true;
  const note = (what: string, kind: number) =>
    setGiven([...given().filter((one) => one.what !== what), { what, kind }]);
  const forget = () => {
    setGiven([]);
    kept.clear();
    wrong.clear();
  };

  state.link.box = (table, { what, counts, was }: Question) => {
    if (table !== state.id) return Promise.resolve(null);
    const known = kept.get(what) ?? (wrong.has(what) ? undefined : was);
    if (known !== undefined) {
      note(what, known);
      // A complete answer is shown once more for confirmation.
      if (!isLast(what)) return Promise.resolve(known);
    }
    return new Promise((resolve) => {
      const answer = (kind: Answer) => {
        setAsking(null);
        if (kind === null) forget();
        resolve(kind);
      };
      setAsking({ what, counts, answer });
    });
  };
  onCleanup(() => {
    asking()?.answer(null);
    state.link.box = null;
  });

  /** The answer to the open question, if it was the last of several and waits for Done. */
  const waiting = ({ what }: Asking) => given().find((one) => one.what === what);
  return {
    asking,
    given,
    waiting,
    choose({ what, answer }: Asking, kind: number): void {
      note(what, kind);
      kept.set(what, kind);
      if (!isLast(what)) answer(kind);
    },
    done(question: Asking): void {
      const last = waiting(question);
      forget();
      if (last !== undefined) question.answer(last.kind);
    },
    /** Asks again for one of those that were said; the others stay. */
    correct(question: Asking, at: number): void {
      const all = given();
      const [one] = all.slice(at, at + 1);
      if (one === undefined) return;
      for (const { what, kind } of all) kept.set(what, kind);
      kept.delete(one.what);
      wrong.add(one.what);
      setGiven(all.slice(0, at));
      if (one.what !== question.what) question.answer({ keep: at });
    },
    /** Says again what came last. If something was drawn since, everybody must agree, because it is undone. */
    async correctLast(): Promise<void> {
      const { as, now, seq } = state.message()!;
      if (as === null || now === null) return;
      const drawn = (state.draft()?.moves.length ?? 0) > 0 || seq - 1 > now.since;
      if (drawn && !(await sure(b().agree, b().agreed))) return;
      const answer = await state.link.ask(state.id, { type: 'correct', seat: as });
      if (answer.ok) return state.redraft([]);
      if (answer.refusal.rule !== 'table:box') state.setShown({ refusal: answer.refusal, move: null });
    },
  };
}
