/** Goes through a finished game and says, for every decision of some seats, what a bot thinks of it: what it would have played, and what the chosen move lost. */

import { ChanceTouched, noChance } from '@quai/engine/chance.ts';
import type { Common, Rules, Seat } from '@quai/engine/contract.ts';
import { moves as legalMoves, play } from '@quai/engine/play.ts';
import type { Language, Words } from '@quai/engine/words.ts';
import { append, replay } from '@quai/table/log.ts';
import { openAnyRecord, readRecord } from '@quai/table/record.ts';
import { loadGame } from './open.ts';
import { hintsOf } from './thinking.ts';

/** A move that the bot weighed, in words, with the points and the chance of winning it expects of it. */
export type Weighed = Readonly<{ text: string; score: number; win: number }>;

export interface Judged {
  /** The entry it belongs to. */
  readonly seq: number;
  readonly seat: Seat;
  /** What was played, in words. */
  readonly chosen: string;
  /** The bot's favourites, best first. */
  readonly best: readonly Weighed[];
  /** How many points fewer than with the best move the bot expects after the chosen one; null if it never considered that. */
  readonly lost: number | null;
}

export type Progress = Readonly<{ done: number; of: number; judged: Judged | null }>;

export interface Question {
  /** The record of the game. */
  readonly record: string;
  /** Whose decisions are judged. */
  readonly seats: readonly Seat[];
  readonly language: Language;
  readonly bot: string;
  /** How much of its usual time the bot takes. */
  readonly pace: number;
}

const FAVOURITES = 3;

interface Decision {
  readonly seq: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly move: string;
}

/** Reports one decision after another. A move that was undone is not judged, nor one that was the only one. */
export async function* judge(question: Question, now: () => number): AsyncGenerator<Progress> {
  const read = readRecord(question.record, question.language);
  if (!read.ok) throw new Error(read.problems.join('; '));
  const game = await loadGame(read.value.game);
  const opened = await openAnyRecord(read.value, game, question.language);
  if (!opened.ok) throw new Error(opened.problems.join('; '));
  const { rules, setup, entries } = opened.value;
  const words = await game.words(rules, question.language);
  const decisions: Decision[] = [];
  let table = replay(rules, setup, entries, 0);
  for (const [seq, entry] of entries.entries()) {
    if (seq === 0) continue;
    if (entry.kind === 'undo') while ((decisions.at(-1)?.seq ?? -1) >= entry.to) decisions.pop();
    if (entry.kind === 'moves' && question.seats.includes(entry.seat))
      for (const one of decisionsIn(rules, table.state, entry.seat, entry.moves)) decisions.push({ seq, ...one });
    table = append(table, entry);
  }
  const { rulesNumber, options } = setup;
  for (const [index, { seq, seat, view, move }] of decisions.entries()) {
    const hints = await hintsOf(
      {
        game: setup.game,
        rulesNumber,
        edition: read.value.edition,
        options,
        seats: rules.seats,
        bot: question.bot,
        seat,
        view,
        random: seq + 1,
        pace: question.pace,
      },
      now,
    );
    const weighed = hints.filter((hint) => hint.weighed);
    const best = [...weighed].sort((a, b) => b.win - a.win || b.score - a.score);
    const chosen = weighed.find((hint) => hint.moves[0] === move);
    const say = (text: string) => inWords(rules, words, view, text);
    const judged: Judged = {
      seq,
      seat,
      chosen: say(move),
      best: best.slice(0, FAVOURITES).map(({ moves, score, win }) => ({ text: say(moves[0] ?? ''), score, win })),
      lost: chosen === undefined ? null : Math.max(0, (best[0]?.score ?? chosen.score) - chosen.score),
    };
    yield { done: index + 1, of: decisions.length, judged: weighed.length === 0 ? null : judged };
  }
  if (decisions.length === 0) yield { done: 0, of: 0, judged: null };
}

/** What the seat knew at each of its moves, where there was a choice; up to the first that needs chance, after which its message ends. */
function decisionsIn(rules: Rules, before: Common, seat: Seat, list: readonly string[]): Omit<Decision, 'seq'>[] {
  const state = rules.clone(before);
  const found: Omit<Decision, 'seq'>[] = [];
  for (const text of list) {
    const move = rules.parse(text);
    if (move === null) return found;
    if (legalMoves(rules, state, seat).length > 1) found.push({ seat, view: rules.view(state, seat), move: text });
    try {
      play(rules, state, seat, move, noChance);
    } catch (error) {
      if (error instanceof ChanceTouched) return found;
      throw error;
    }
  }
  return found;
}

function inWords(rules: Rules, words: Words, view: unknown, text: string): string {
  const move = rules.parse(text);
  return move === null ? text : words.move(view, move);
}
