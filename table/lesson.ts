/**
 * Plays lessons and examples on real tables: opens their positions, judges the learner's moves, and plays them with the draws
 * and the other seats' moves of the script. Pure, and the same in the page and in the tests.
 */

import { type Chance, playoutChance } from '@quai/engine/chance.ts';
import type { Game, Read, Refusal, RuleId, Seat } from '@quai/engine/contract.ts';
import type { Lesson, LessonStep, Look, Played, Position, Scene } from '@quai/engine/lesson.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { fill } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';
import { DEFAULT_TERMS } from '@quai/protocol/terms.ts';
import type { Entry } from './entry.ts';
import { playMoves } from './log.ts';
import { openTable } from './opening.ts';
import { extended, loadRoom, NOT_BEGUN, type Room, type Slot } from './room.ts';

/** The person id of the learner. */
export const LEARNER = 'learner';
/** Draws that the script does not decide are the same every time. */
const SEED = 7;

/** The position as a room in which the learner holds one seat; `names` are by seat. */
export function openPosition(game: Game, position: Position, id: string, names: readonly string[]): Read<Room> {
  const { edition, figures, options = {}, seats } = position;
  const wanted = figures !== undefined ? { data: figures } : edition === undefined ? {} : { id: edition };
  const opened = openTable(game, { edition: wanted, options, seats });
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
  if (step.anyOrder === true) return amongst(step.moves.split(' '), moves);
  if (moves.length > wanted.length || !moves.every((move, index) => matches(wanted[index] ?? '', move))) return 'wrong';
  return moves.length === wanted.length ? 'done' : 'going';
}

/** Judges moves that may come in any order. */
function amongst(wanted: readonly string[], moves: readonly string[]): Verdict {
  const left = [...wanted];
  for (const move of moves) {
    const found = left.indexOf(move);
    if (found < 0) return 'wrong';
    left.splice(found, 1);
  }
  return left.length === 0 ? 'done' : 'going';
}

/** What a lesson says to moves that a step does not ask for; null if it says nothing. */
export function replyTo(
  lesson: Lesson,
  step: LessonStep,
  moves: readonly string[],
  language: Language,
): Readonly<{ text: string; rules: readonly RuleId[] }> | null {
  const made = moves.join(' ');
  const found = step.replies?.find(({ to }) => matches(to, made));
  const text = found === undefined ? undefined : lesson.replies[language][found.say];
  if (found === undefined || text === undefined) return null;
  const chosen = lesson.chosen(moves.at(-1) ?? '', language);
  return {
    text: fill(text, { chosen }, language),
    rules: found.rule === undefined ? step.rules : [found.rule],
  };
}

/** The parts that a step is about once so many moves of its answer are made; those of an earlier stage until there are others. */
export function looksOf(step: LessonStep, made: number): readonly PartLook[] {
  const looks = (step.look ?? []).map(
    (look): Exclude<Look, string> => (typeof look === 'string' ? { at: look } : look),
  );
  const stage = Math.max(0, ...looks.map(({ after = 0 }) => after).filter((least) => least <= made));
  return looks.filter(({ after = 0 }) => after === stage).map(({ at, press = false }) => ({ at, press }));
}

export type PartLook = Readonly<{ at: string; press: boolean }>;

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
