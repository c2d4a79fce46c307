/** A game's lesson: one idea per step, played on the real board, and a short real game at the end. */

import '../tutorial/tutorial.css';
import type { Game } from '@quai/engine/contract.ts';
import type { Lesson } from '@quai/engine/lesson.ts';
import { listed } from '@quai/games/list.ts';
import { sceneOf, stepsOf } from '@quai/table/lesson.ts';
import { createEffect, createMemo, createResource, createSignal, type JSX, on, Show } from 'solid-js';
import { lessonOf } from '../games/lessons.ts';
import { NotFound } from '../parts/notfound.tsx';
import { go, location } from '../router.ts';
import { titleOf } from '../site.ts';
import { createBoardParts } from '../table/boardparts.tsx';
import { Log } from '../table/log.tsx';
import { Seats } from '../table/seats.tsx';
import { Shell } from '../table/shell.tsx';
import { Dock, Stage } from '../table/stage.tsx';
import { TextModeButton } from '../table/textbutton.tsx';
import { learnTexts as l } from '../text/learn.ts';
import { filled, t } from '../text/text.ts';
import { titled } from '../title.ts';
import { createPointer } from '../tutorial/pointer.ts';
import { reached } from '../tutorial/progress.ts';
import { ShortGame } from '../tutorial/shortgame.tsx';
import { createSitting, type Sitting } from '../tutorial/sitting.ts';
import { StepText } from '../tutorial/steptext.tsx';

export function LearnPage(props: { game: string }): JSX.Element {
  const [loaded] = createResource(async () => {
    const entry = listed(props.game);
    const lesson = await lessonOf(props.game);
    return entry === undefined || lesson === null
      ? null
      : { lesson, game: await entry.load(), title: titleOf(entry.meta.id) };
  });
  return (
    <Show when={!loaded.loading} fallback={<p class="notice">{t().loading}</p>}>
      <Show when={loaded()} fallback={<NotFound />}>
        {(found) => <Tutorial {...found()} />}
      </Show>
    </Show>
  );
}

function Tutorial(props: { lesson: Lesson; game: Game; title: string }): JSX.Element {
  const { lesson, game } = props;
  const count = stepsOf(lesson).length;
  /** The address holds the step (#3 is the third), so that back and reload work; one past the last is the short game. */
  const index = createMemo(() => Math.min(count, Math.max(0, (Number(location().hash) || 1) - 1)));
  const walk = (to: number) => go(`${location().path}#${to + 1}`);
  /** How far the present sitting has got; going to another step by its address starts a new one. */
  const [sat, setSat] = createSignal({ at: index() });
  createEffect(
    on(index, (now) => {
      if (sat().at !== now) setSat({ at: now });
    }),
  );
  createEffect(() => reached(game.id, index() + 1, count + 1));
  titled(() => filled(l().title, { game: props.title }));
  /** To the next step, at the same table while the scene lasts. */
  const onward = () => {
    const next = index() + 1;
    if (sceneOf(lesson, next)?.scene === sceneOf(lesson, index())?.scene) sat().at = next;
    walk(next);
  };
  return (
    <Show
      when={index() < count}
      fallback={
        <div class="learn-page">
          <h1>{filled(l().title, { game: props.title })}</h1>
          <ShortGame lesson={lesson} game={game} back={() => walk(count - 1)} />
        </div>
      }
    >
      <Show when={sat()} keyed>
        {(_sat) => {
          // Made once: as an expression in the element it would be made anew wherever it is read.
          const sitting = createSitting({ game, lesson, names: l().names, index, answered: onward });
          return (
            <Scene
              game={game}
              title={props.title}
              lesson={lesson}
              sitting={sitting}
              index={index()}
              count={count}
              onward={onward}
              back={() => walk(index() - 1)}
            />
          );
        }}
      </Show>
    </Show>
  );
}

function Scene(props: {
  game: Game;
  title: string;
  lesson: Lesson;
  sitting: Sitting;
  index: number;
  count: number;
  onward(): void;
  back(): void;
}): JSX.Element {
  const { sitting } = props;
  const { table } = sitting;
  const step = sitting.step;
  const ready = () => table.message()?.now != null && table.opened() != null;
  const onlyRead = () => step().moves === undefined || sitting.remark()?.kind === 'refused';
  const board = createBoardParts(table);
  /** The move that Done stands for now, if there is one. */
  const doneMove = () => (onlyRead() ? null : (board.parts()?.done?.() ?? null));
  /** A step about Done has the button in any case, to be refused. */
  const asksForDone = () => pointer.parts().some(({ at }) => at === '.done');
  const done = () => {
    const move = doneMove();
    if (move === null) sitting.show();
    else table.choose(move);
  };
  const aspect = () => listed(props.game.id)?.meta.board?.aspect ?? 1;
  const pointer = createPointer(step, sitting.made, () => (ready() ? board.parts() : null));
  return (
    <Show when={ready()} fallback={<p class="notice">{t().loading}</p>}>
      <style>{pointer.styles()}</style>
      <Shell
        kind="lesson"
        aspect={aspect()}
        title={filled(l().title, { game: props.title })}
        strip={board.parts()?.strip?.()}
        tools={
          <>
            <TextModeButton board={board} class="quiet tool" />
            <a class="button quiet tool rules-tool" href={`/rules/${props.game.id}`} target="_blank" rel="noopener">
              {t().rulesLink}
            </a>
          </>
        }
        stage={<Stage state={table} board={board} />}
        prompt={
          <StepText lesson={props.lesson} sitting={sitting} pointer={pointer} index={props.index} count={props.count} />
        }
        showing={step().tab}
        confirm={
          <>
            <Show when={props.index > 0}>
              <button type="button" onClick={() => props.back()}>
                {l().back}
              </button>
            </Show>
            <Show when={sitting.made() > 0}>
              <button type="button" onClick={() => sitting.undo()}>
                {t().undo}
              </button>
            </Show>
            <Show when={!onlyRead()}>
              <button type="button" onClick={() => sitting.show()}>
                {l().show}
              </button>
              <Show when={doneMove() !== null || asksForDone()}>
                <button type="button" class="main done" onClick={done}>
                  {t().done}
                </button>
              </Show>
            </Show>
            <Show when={onlyRead()}>
              <button type="button" class="main" onClick={() => props.onward()}>
                {l().next}
              </button>
            </Show>
          </>
        }
        dock={<Dock board={board} />}
        seats={<Seats state={table} />}
        tabs={[{ id: 'log', title: () => t().log, body: () => <Log state={table} /> }, ...(board.parts()?.tabs ?? [])]}
      />
    </Show>
  );
}
