/** A game's lesson: one idea per step, played on the real board, and a short real game at the end. */

import '../tutorial/tutorial.css';
import type { Game } from '@quai/engine/contract.ts';
import type { Lesson } from '@quai/engine/lesson.ts';
import { listed } from '@quai/games/list.ts';
import { bringIntoView } from '@quai/kit/zoom.tsx';
import { sceneOf, stepsOf } from '@quai/table/lesson.ts';
import { createEffect, createMemo, createResource, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { lessonOf } from '../games/lessons.ts';
import { NotFound } from '../parts/notfound.tsx';
import { go, location } from '../router.ts';
import { titleOf } from '../site.ts';
import { createBoardParts } from '../table/boardparts.tsx';
import { Log } from '../table/log.tsx';
import { RefusalNote } from '../table/refusal.tsx';
import { Seats } from '../table/seats.tsx';
import { Shell } from '../table/shell.tsx';
import { Dock, Stage } from '../table/stage.tsx';
import { learnTexts as l } from '../text/learn.ts';
import { filled, language, t } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';
import { titled } from '../title.ts';
import { playOn } from '../tutorial/game.ts';
import { createSitting, type Sitting } from '../tutorial/sitting.ts';

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
  const onlyRead = () => step().moves === undefined || sitting.remark() === 'refused';
  const board = createBoardParts(table);
  const aspect = () => listed(props.game.id)?.meta.board?.aspect ?? 1;
  // What the step is about is outlined, wherever its part is; the players, if it is about them, also on a phone.
  const outlined = () => {
    const { look } = step();
    if (look === undefined) return '';
    return `
      .shell ${look} { outline: var(--learn-outline); outline-offset: -2px; }
      .shell ${look}, .shell ${look} > * {
        --learn-wash: color-mix(in srgb, var(--brass) 70%, transparent);
        --learn-width: 7;
      }
      .shell .seats-part:has(${look}), .shell .seats-part:has(${look}) .facts { display: block !important; }
    `;
  };
  createEffect(
    on([step, ready, board.parts], ([{ look }, up]) => {
      if (up && look !== undefined) onCleanup(seek(`.shell ${look}`));
    }),
  );
  return (
    <Show when={ready()} fallback={<p class="notice">{t().loading}</p>}>
      <style>{outlined()}</style>
      <Shell
        kind="lesson"
        aspect={aspect()}
        title={filled(l().title, { game: props.title })}
        strip={board.parts()?.strip?.()}
        tools={
          <>
            <Show when={board.hasBoard()}>
              <button
                type="button"
                class="quiet tool"
                aria-keyshortcuts="t"
                aria-pressed={board.asText()}
                onClick={board.turn}
              >
                {t().asText}
              </button>
            </Show>
            <a class="button quiet tool rules-tool" href={`/rules/${props.game.id}`} target="_blank" rel="noopener">
              {t().rulesLink}
            </a>
          </>
        }
        stage={<Stage state={table} board={board} />}
        prompt={<StepText {...props} />}
        confirm={
          <>
            <Show when={props.index > 0}>
              <button type="button" onClick={() => props.back()}>
                {l().back}
              </button>
            </Show>
            <Show when={sitting.drafted()}>
              <button type="button" onClick={() => sitting.undo()}>
                {t().undo}
              </button>
            </Show>
            <Show when={!onlyRead()}>
              <button type="button" onClick={() => sitting.show()}>
                {l().show}
              </button>
              {/* A step about Done: pressed, it does what the step asks for. */}
              <Show when={step().look === '.done'}>
                <button type="button" class="main done" onClick={() => sitting.show()}>
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

/** How many frames the board may take to be drawn. */
const PATIENCE = 300;

/** Brings what a step is about into view once it is drawn. */
function seek(look: string): () => void {
  let frame = 0;
  const find = (tries: number) => {
    frame = requestAnimationFrame(() => {
      // Of several, those that cannot be chosen yet may not be drawn.
      const targets = [...document.querySelectorAll(look)];
      const target = targets.find((one) => one.getBoundingClientRect().width > 0) ?? targets[0];
      if (target !== undefined) bringIntoView(target);
      else if (tries > 0) find(tries - 1);
    });
  };
  find(PATIENCE);
  return () => cancelAnimationFrame(frame);
}

/** What a step has to say: the idea, and the answer to what was tried. */
function StepText(props: { lesson: Lesson; sitting: Sitting; index: number; count: number }): JSX.Element {
  const { sitting } = props;
  const { table } = sitting;
  let panel: HTMLElement | undefined;
  // What the learner is told is seen before what was said already.
  createEffect(
    on([sitting.remark, table.shown], () => {
      const find = (selector: string) => panel?.querySelector<HTMLElement>(selector);
      const told = find('.refused') ?? find('.learn-point, .problem');
      if (panel !== undefined) panel.scrollTop = told == null ? 0 : told.offsetTop - 8;
    }),
  );
  return (
    <section
      class="learn-step"
      ref={panel}
      tabindex="0"
      aria-label={filled(l().step, { n: props.index + 1, of: props.count })}
    >
      <progress value={props.index + 1} max={props.count + 1} aria-label={l().progress} />
      <p class="learn-count">{filled(l().step, { n: props.index + 1, of: props.count })}</p>
      <p class="learn-text" role="status">
        {typeset(language(), props.lesson.texts[language()][sitting.step().say] ?? '')}
      </p>
      <Show when={sitting.remark() === 'wrong'}>
        <div class="problem" role="alert">
          <p>{l().wrong}</p>
          <AboutRules sitting={sitting} />
        </div>
      </Show>
      <Show when={sitting.remark() === 'read'}>
        <p class="problem" role="alert">
          {l().readFirst}
        </p>
      </Show>
      <Show when={sitting.remark() === 'refused'}>
        <p class="learn-point">{l().refused}</p>
      </Show>
      <RefusalNote state={table} />
    </section>
  );
}

/** The rules that the step is about, in full. */
function AboutRules(props: { sitting: Sitting }): JSX.Element {
  const { sitting } = props;
  const words = () => sitting.table.opened()?.words;
  return (
    <>
      <p>{l().about}</p>
      <ul>
        <For each={sitting.step().rules}>
          {(rule) => (
            <li>
              <a href={`/rules/${sitting.table.message()!.game}#${rule}`} target="_blank" rel="noopener">
                {rule}
              </a>
              {filled(t().headed, { head: '', rest: words()?.rules[rule]?.text ?? '' })}
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

function ShortGame(props: { lesson: Lesson; game: Game; back(): void }): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const names = () => l().names.map((name, seat) => (seat === props.lesson.game.seat ? name : `${t().bot} ${name}`));
  const play = async () => {
    setBusy(true);
    go(`/t/${await playOn(props.game, props.lesson.game, names())}`);
  };
  const { meta } = listed(props.game.id)!;
  return (
    <section class="learn-step learn-last">
      <h2>{l().short}</h2>
      <p class="learn-text">{typeset(language(), props.lesson.texts[language()][props.lesson.last]!)}</p>
      <div class="buttons">
        <button type="button" class="main" disabled={busy()} onClick={() => void play()}>
          {l().play}
        </button>
        <button type="button" onClick={() => props.back()}>
          {l().back}
        </button>
        <a class="button" href={`/learn/${meta.id}#1`}>
          {l().again}
        </a>
        <Show when={meta.puzzles}>
          <a class="button" href={`/puzzles/${meta.id}`}>
            {l().puzzles}
          </a>
        </Show>
        <a class="button" href={`/rules/${meta.id}`}>
          {filled(l().rules, { game: titleOf(meta.id) })}
        </a>
      </div>
    </section>
  );
}
