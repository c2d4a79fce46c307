/** A puzzle on the real board: the question, the answer's stars, and what the expert expects of the best moves. */

import type { Game } from '@quai/engine/contract.ts';
import type { Puzzle, Puzzles } from '@quai/engine/puzzle.ts';
import { listed } from '@quai/games/list.ts';
import { MOST_STARS } from '@quai/table/puzzle.ts';
import type { Room } from '@quai/table/room.ts';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { titleOf } from '../site.ts';
import { createBoardParts } from '../table/boardparts.tsx';
import { HintBadges } from '../table/hintbadges.tsx';
import { shine } from '../table/lights.ts';
import { Log } from '../table/log.tsx';
import { RefusalNote } from '../table/refusal.tsx';
import { Seats } from '../table/seats.tsx';
import { Shell } from '../table/shell.tsx';
import { Dock, Stage } from '../table/stage.tsx';
import { TextModeButton } from '../table/textbutton.tsx';
import { puzzlesTexts as z } from '../text/puzzles.ts';
import { figure, filled, language, t } from '../text/text.ts';
import { typeset } from '../text/typeset.ts';
import { createPuzzleSitting, type PuzzleSitting } from './sitting.ts';
import { earn } from './stars.ts';

/** As many moves are told as fit a phone. */
const TOLD = 3;

export interface Posed {
  readonly game: Game;
  readonly puzzles: Puzzles;
  readonly puzzle: Puzzle;
  readonly room: Room;
  /** From 0. */
  readonly index: number;
}

export function Solve(props: { posed: Posed; again(): void; next: string }): JSX.Element {
  const { game, puzzle, room, index } = props.posed;
  const sitting = createPuzzleSitting(room, puzzle, ({ stars }) => {
    if (!sitting.shown()) earn(game.id, puzzle.id, stars);
  });
  const { table } = sitting;
  const board = createBoardParts(table);
  const aspect = () => listed(game.id)?.meta.board?.aspect ?? 1;
  const [area, setArea] = createSignal<HTMLElement>();
  shine(area, table.lights);
  const finish = () => board.parts()?.done?.() ?? null;
  const done = () => {
    const end = finish();
    if (end === null) void table.confirm();
    else table.choose(end);
  };
  const open = () => sitting.given() === null;
  return (
    <Show when={table.message()?.now != null && table.opened()} fallback={<p class="notice">{t().loading}</p>}>
      <Shell
        kind="lesson"
        aspect={aspect()}
        title={filled(z().one, { game: titleOf(game.id), n: index + 1 })}
        strip={board.parts()?.strip?.()}
        tools={
          <>
            <TextModeButton board={board} class="quiet tool" />
            <a
              class="button quiet tool"
              href={`/puzzles/${game.id}`}
              title={filled(z().list, { game: titleOf(game.id) })}
              aria-label={filled(z().list, { game: titleOf(game.id) })}
            >
              {index + 1}/{props.posed.puzzles.puzzles.length}
            </a>
          </>
        }
        stage={<Stage state={table} board={board} ref={setArea} />}
        prompt={<Said {...props} sitting={sitting} />}
        confirm={
          <>
            <Show when={open() && puzzle.turn === true}>
              <button type="button" disabled={table.undoable() === 0} onClick={() => table.undo()}>
                {t().undo}
              </button>
            </Show>
            <Show when={open() && !sitting.shown()}>
              <button type="button" onClick={() => sitting.show()}>
                {z().show}
              </button>
            </Show>
            <Show when={open() && puzzle.turn === true && !sitting.shown()}>
              <button
                type="button"
                class="main done"
                disabled={(finish() === null && !table.ready()) || table.sending()}
                onClick={done}
              >
                {t().done}
              </button>
            </Show>
            <Show when={!open() || sitting.shown()}>
              <Show when={sitting.given()?.stars !== MOST_STARS}>
                <button type="button" onClick={() => props.again()}>
                  {z().again}
                </button>
              </Show>
              <Show when={!open() && !sitting.shown() && sitting.given()?.stars !== MOST_STARS && puzzle.turn !== true}>
                <button type="button" onClick={() => sitting.show()}>
                  {z().show}
                </button>
              </Show>
              <a class="button main" href={props.next}>
                {z().next}
              </a>
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

function Said(props: { posed: Posed; sitting: PuzzleSitting }): JSX.Element {
  const { sitting } = props;
  const { puzzle, puzzles, index } = props.posed;
  const count = () => filled(z().count, { n: index + 1, of: puzzles.puzzles.length });
  return (
    <section class="learn-step puzzle-step" tabindex="0" aria-label={count()}>
      <p class="learn-count">{count()}</p>
      <p class="learn-text">{typeset(language(), puzzles.goals[language()][puzzle.kind] ?? '')}</p>
      <div role="status">
        <Show when={sitting.given()}>
          {(given) => (
            <>
              <p>
                <Stars stars={given().stars} /> <strong>{verdict(given().stars, puzzle.turn === true)}</strong>
              </p>
              <Show when={puzzle.turn === true}>
                <p>{filled(z().points, { n: given().value ?? 0, best: puzzle.answers[0]?.value ?? 0 })}</p>
              </Show>
            </>
          )}
        </Show>
        <Show when={puzzle.turn === true && sitting.shown()}>
          <p>{z().solution}</p>
        </Show>
        <Show when={puzzle.turn !== true && (sitting.shown() || sitting.given() !== null)}>
          <Weighed {...props} told={sitting.shown() || sitting.given()?.stars === MOST_STARS} />
        </Show>
      </div>
      <RefusalNote state={sitting.table} />
    </section>
  );
}

/** The expert's favourites, once there is nothing left to find; before that, only the move that was chosen. */
function Weighed(props: { posed: Posed; sitting: PuzzleSitting; told: boolean }): JSX.Element {
  const { table, given } = props.sitting;
  const { puzzle } = props.posed;
  const text = (move: string) => {
    const opened = table.opened();
    return opened?.words.move(table.view(), opened.rules.parse(move));
  };
  const best = () => (props.told ? puzzle.answers.slice(0, TOLD) : []);
  const mine = () => {
    const [move] = given()?.moves ?? [];
    return move === undefined || best().some(({ moves }) => moves === move) ? null : move;
  };
  const placeOf = (move: string): string | null => {
    const opened = table.opened();
    if (opened == null) return null;
    const { rules, guide } = opened;
    return guide?.move?.(rules, table.view(), puzzle.position.seat, rules.parse(move)) ?? null;
  };
  return (
    <>
      <Show when={props.told}>
        <HintBadges places={best().map(({ moves }) => placeOf(moves))} />
        <p class="sr">{z().answers}</p>
      </Show>
      <ol class="puzzle-answers">
        <For each={best()}>
          {({ moves, value }) => (
            <li classList={{ chosen: given()?.moves[0] === moves }}>
              {text(moves)} <small>{filled(z().expects, { n: figure(value) })}</small>
            </li>
          )}
        </For>
      </ol>
      <Show when={mine()}>
        {(move) => (
          <p>
            {filled(t().headed, { head: z().yours, rest: text(move()) ?? '' })}{' '}
            <small>
              {given()?.value === undefined ? z().unweighed : filled(z().expects, { n: figure(given()?.value ?? 0) })}
            </small>
          </p>
        )}
      </Show>
    </>
  );
}

function verdict(stars: number, turn: boolean): string {
  const said = turn
    ? [z().turnNone, z().turnSome, z().turnTwo, z().turnThree]
    : [z().none, z().some, z().two, z().three];
  return said[stars] ?? '';
}

export function Stars(props: { stars: number }): JSX.Element {
  return (
    <span class="stars" role="img" aria-label={filled(z().stars, { n: props.stars })}>
      {'★'.repeat(props.stars)}
      <span class="missing">{'☆'.repeat(MOST_STARS - props.stars)}</span>
    </span>
  );
}
