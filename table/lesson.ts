/**
 * Plays lessons and examples on real tables: opens their positions, judges the learner's moves, and plays them with the draws
 * and the other seats' moves of the script. Pure, and the same in the page and in the tests.
 */

import { type Chance, playoutChance } from '@quai/engine/chance.ts';
import type { Game, Read, Refusal, Seat } from '@quai/engine/contract.ts';
import type { Lesson, LessonStep, Played, Position, Scene } from '@quai/engine/lesson.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { DEFAULT_TERMS } from '@quai/protocol/terms.ts';
import type { Entry } from './entry.ts';
import { playMoves } from './log.ts';
import { openTable, type Wanted } from './opening.ts';
import { extended, loadRoom, NOT_BEGUN, type Room, type Slot } from './room.ts';

/** The person id of the learner. */
export const LEARNER = 'learner';
/** Draws that the script does not decide are the same every time. */
const SEED = 7;

/** The position as a room in which the learner holds one seat; `names` are by seat. `exactly`: the figures and rules of an earlier day. */
export function openPosition(
  game: Game,
  position: Position,
  id: string,
  names: readonly string[],
  exactly: Pick<Wanted, 'edition' | 'rulesNumber'> = {},
): Read<Room> {
  const { edition, options = {}, seats } = position;
  const opened = openTable(game, { edition: edition === undefined ? {} : { id: edition }, ...exactly, options, seats });
  if (!opened.ok) return { ok: false, problems: opened.problems };
  const slots = names.slice(0, position.seats).map(
    (name, seat): Slot => ({
      person: seat === position.seat ? LEARNER : null,
      name,
      bot: seat === position.seat ? null : 'beginner',
      contribution: '',
    }),
  );
  const room: Room = {
    id,
    game: game.id,
    rulesNumber: opened.value.rulesNumber,
    rules: opened.value.rules,
    edition: opened.value.edition,
    options: opened.value.options,
    terms: DEFAULT_TERMS,
    host: LEARNER,
    slots,
    seed: '00'.repeat(32),
    ...NOT_BEGUN,
  };
  return { ok: true, value: loadRoom(room, entriesOf(position)) };
}

/** The log of a position. */
export function entriesOf({ start, log }: Position): Entry[] {
  return [{ kind: 'start', outcomes: start }, ...log.map(entryOf)];
}

function entryOf({ seat, moves, outcomes }: Played): Entry {
  return { kind: 'moves', seat, moves: moves.split(' '), outcomes: outcomes ?? [] };
}

/** done: the step is complete. going: right so far. wrong: not what the step asks for, legal or not. */
export type Verdict = 'done' | 'going' | 'wrong';

/** Judges moves as an answer to a step. Whether they are legal is up to the table. */
export function judge(step: LessonStep, moves: readonly string[]): Verdict {
  if (step.moves === undefined) return 'wrong';
  if (step.until !== undefined) return matches(step.until, moves.at(-1) ?? '') ? 'done' : 'going';
  const wanted = step.accept ?? step.moves.split(' ').map(escaped);
  if (moves.length > wanted.length || !moves.every((move, index) => matches(wanted[index] ?? '', move))) return 'wrong';
  return moves.length === wanted.length ? 'done' : 'going';
}

const matches = (pattern: string, move: string): boolean => new RegExp(`^(?:${pattern})$`).test(move);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The room after the learner's moves and the scripted replies; the table's refusal if there is one. */
export function answer(room: Room, seat: Seat, step: LessonStep, moves: readonly string[]): Answered {
  const mine = playAll(room, seat, moves, step.outcomes ?? []);
  if (!mine.ok) return mine;
  let after = mine.room;
  for (const line of step.next ?? []) {
    const theirs = playAll(after, line.seat, line.moves.split(' '), line.outcomes ?? []);
    if (!theirs.ok) throw new Error(`seat ${line.seat} cannot play ${line.moves}: ${theirs.refusal.rule}`);
    after = theirs.room;
  }
  return { ok: true, room: after };
}

type Answered = Readonly<{ ok: true; room: Room }> | Readonly<{ ok: false; refusal: Refusal }>;

/** Plays moves as one entry, or as several if some of them touch chance. */
function playAll(room: Room, seat: Seat, moves: readonly string[], outcomes: readonly number[]): Answered {
  const chance = scriptThenRandom(outcomes);
  let after = room;
  for (let left = moves; left.length > 0; ) {
    if (after.table === null) throw new Error('the position has no table');
    const played = playMoves(after.table, seat, left, chance);
    if (!played.ok) {
      if ('asked' in played) throw new Error(`no outcome for this draw: ${played.asked.what}`);
      return { ok: false, refusal: played.refusal };
    }
    after = extended(after, [played.entry]);
    left = left.slice(played.entry.moves.length);
  }
  return { ok: true, room: after };
}

/** The outcomes of the script where they are possible, then those of a generator. */
function scriptThenRandom(outcomes: readonly number[]): Chance {
  const otherwise = playoutChance(randomFrom(SEED));
  let next = 0;
  return {
    from(counts, what) {
      const kind = outcomes[next++];
      return kind !== undefined && (counts[kind] ?? 0) > 0 ? kind : otherwise.from(counts, what);
    },
    reveal: () => {},
  };
}

/** The steps of all scenes, in order. */
export const stepsOf = (lesson: Lesson): readonly LessonStep[] => lesson.scenes.flatMap((scene) => scene.steps);

/** The scene of a step, and the step's index in that scene. */
export function sceneOf(lesson: Lesson, index: number): Readonly<{ scene: Scene; at: number }> | null {
  let at = index;
  for (const scene of lesson.scenes) {
    if (at < scene.steps.length) return { scene, at };
    at -= scene.steps.length;
  }
  return null;
}

/** The room in which a step begins: its scene's position after the answers to the earlier steps. */
export function openStepOf(game: Game, lesson: Lesson, index: number, id: string, names: readonly string[]): Room {
  const found = sceneOf(lesson, index);
  if (found === null) throw new Error(`the lesson has no step ${index}`);
  const { position, steps } = found.scene;
  const opened = openPosition(game, position, id, names);
  if (!opened.ok) throw new Error(opened.problems.join('; '));
  let room = opened.value;
  for (const step of steps.slice(0, found.at)) {
    if (step.moves === undefined || step.refused !== undefined) continue;
    const after = answer(room, position.seat, step, step.moves.split(' '));
    if (!after.ok) throw new Error(`${step.say}: ${step.moves} is refused by ${after.refusal.rule}`);
    room = after.room;
  }
  return room;
}
