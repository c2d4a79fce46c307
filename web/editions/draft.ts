/** The draft of an edition: its current state, the record being edited, its problems, and its history. */

import type { Game } from '@quai/engine/contract.ts';
import { type EditionForm, type Field, recordPath, type Section } from '@quai/kit/form.ts';
import { at, changed, differences, type Json, listAt, type Path } from '@quai/kit/json.ts';
import { batch, createEffect, createMemo, createSignal, on } from 'solid-js';
import { recall, remember } from '../kept.ts';
import { editionTexts as e } from '../text/editions.ts';
import { filled, language } from '../text/text.ts';
import { keepEdition, keptEdition } from './kept.ts';
import { NO_PAST, type Past, remembered, undone } from './past.ts';

export type Draft = ReturnType<typeof createDraft>;

/** `form` is null for a game whose editions are edited as text. */
export function createDraft(game: Game, form: EditionForm | null) {
  const houses = game.editions as Readonly<Record<string, Json>>;
  const key = `edition.${game.id}`;
  /** The game's edition that the draft started from; empty for a game without any. */
  const [base, setBase] = createSignal(recall(`${key}.base`) ?? Object.keys(houses)[0] ?? '');
  const house = (): Json => houses[base()] ?? Object.values(houses)[0] ?? {};
  const [edition, setEdition] = createSignal<Json>(keptEdition(game.id) ?? house());
  const [chosen, setChosen] = createSignal(0);
  const [index, setIndex] = createSignal(0);
  const [past, setPast] = createSignal<Past>(NO_PAST);
  /** The last change, announced to screen readers. */
  const [said, setSaid] = createSignal('');
  const problems = createMemo((): readonly string[] => {
    const read = game.readEdition(edition(), language());
    return read.ok ? [] : read.problems;
  });
  // Fields depend on the language, and on the names in the edition.
  const sections = createMemo(() => form?.(edition(), language()) ?? []);
  const section = () => sections()[chosen()];
  const record = () => {
    const open = section();
    return open === undefined ? undefined : at(edition(), recordPath(open, index()));
  };
  createEffect(on(edition, (next) => keepEdition(game.id, next === house() ? null : next), { defer: true }));

  /** Every change is made here, so that it can be undone. */
  const become = (next: Json, field: string | null, told = '') =>
    batch(() => {
      setPast(remembered(past(), { edition: edition(), section: chosen(), index: index() }, field));
      setEdition(next);
      setSaid(told);
    });
  const titleAt = (from: Section | undefined, which: number): string =>
    from?.title(at(edition(), recordPath(from, which)) ?? null, which) ?? '';

  return {
    houses,
    edition,
    sections,
    section,
    chosen,
    index,
    record,
    problems,
    said,
    undoable: () => past().moments.length > 0,
    differ: () => differences(house(), edition()),
    /** Whether there is no edition yet. */
    nothing: () => Object.keys(edition() as object).length === 0,
    /** What a record is called. */
    title: (id: string, which: number): string =>
      titleAt(
        sections().find((other) => other.id === id),
        which,
      ),
    open: (which: number) =>
      batch(() => {
        setChosen(which);
        setIndex(0);
      }),
    show: (id: string, which: number) =>
      batch(() => {
        setChosen(sections().findIndex((other) => other.id === id));
        setIndex(which);
      }),
    choose: setIndex,
    change: (path: Path, field: Field, value: Json | undefined) => {
      const next = changed(edition(), path, value);
      become(section()?.after?.(next, index(), field.path, edition()) ?? next, path.join('.'));
    },
    add: () => {
      const open = section();
      const grown = open?.grow?.add?.();
      if (open === undefined || grown === undefined) return;
      batch(() => {
        become(grown, null);
        setIndex(listAt(edition(), open.list).length - 1);
        setSaid(filled(e().added, { what: titleAt(section(), index()) }));
      });
    },
    remove: () => {
      const rest = section()?.grow?.remove(index());
      if (rest === undefined) return;
      batch(() => {
        become(rest, null, filled(e().removed, { what: titleAt(section(), index()) }));
        setIndex(Math.max(0, index() - 1));
      });
    },
    move: (x: number, y: number) => {
      const moved = section()?.move?.to(edition(), index(), x, y);
      if (moved !== undefined) become(moved, null);
    },
    undo: () => {
      const back = undone(past());
      if (back === null) return;
      const [{ edition: before, section: which, index: at }, rest] = back;
      batch(() => {
        setPast(rest);
        setEdition(before);
        setChosen(which);
        setIndex(at);
        setSaid(e().undone);
      });
    },
    /** Replaces the whole edition. */
    replace: (next: Json) =>
      batch(() => {
        become(next, null);
        setIndex(0);
      }),
    restart: (from: string) =>
      batch(() => {
        setBase(from);
        remember(`${key}.base`, from);
        become(house(), null);
        setIndex(0);
      }),
  };
}
