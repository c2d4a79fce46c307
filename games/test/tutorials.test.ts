/** Every lesson is played from start to end on a real table, in both languages. */

import { playoutChance } from '@quai/engine/chance.ts';
import type { Game } from '@quai/engine/contract.ts';
import type { Lesson } from '@quai/engine/lesson.ts';
import { moves } from '@quai/engine/play.ts';
import { pickOne, type Random, randomFrom } from '@quai/engine/random.ts';
import { LANGUAGES, type Language } from '@quai/engine/words.ts';
import { answer, judge, looksOf, openPosition, openStepOf, sceneOf, stepsOf } from '@quai/table/lesson.ts';
import { acting, playMoves, type Table } from '@quai/table/log.ts';
import type { Room } from '@quai/table/room.ts';
import { describe, expect, test } from 'vitest';
import { gamesWith, loadGame, partOf } from './folders.ts';

const NAMES = ['You', 'Ann', 'Ben', 'Cat'];
/** At most this many different answers to a step are followed up. */
const MOST_ANSWERS = 40;
const MOST_STEPS = 18;
const MOST_WORDS = 450;

const lessons = await Promise.all(
  (await gamesWith('lesson')).map(
    async (id): Promise<[string, Game, Lesson]> => [
      id,
      await loadGame(id),
      (await partOf<{ lesson: Lesson }>(id, 'tutorial/lesson.ts'))!.lesson,
    ],
  ),
);

describe.each(lessons)('%s', (_id, game, lesson) => {
  const steps = stepsOf(lesson);

  test.each(LANGUAGES)('every step says something in %s, once, and names rules that there are', async (language) => {
    const texts = lesson.texts[language];
    const said = [...steps.map(({ say }) => say), lesson.last];
    expect(said.filter((id) => (texts[id] ?? '').trim() === '')).toEqual([]);
    expect([...said].sort()).toEqual(Object.keys(texts).sort());
    const { rules } = await game.words(openStepOf(game, lesson, 0, 'lesson', NAMES).rules, language);
    for (const step of steps) {
      expect(step.rules.length, step.say).toBeGreaterThan(0);
      expect(
        [...step.rules, ...(step.refused === undefined ? [] : [step.refused])].filter((id) => !(id in rules)),
      ).toEqual([]);
    }
  });

  test('the two languages say different things', () => {
    for (const [id, text] of Object.entries(lesson.texts.en)) expect(lesson.texts.fr[id], id).not.toBe(text);
  });

  test('it is short: few steps and few words', () => {
    const words = (language: Language) => Object.values(lesson.texts[language]).join(' ').split(/\s+/).length;
    expect(steps.length).toBeLessThanOrEqual(MOST_STEPS);
    expect(words('en')).toBeLessThanOrEqual(MOST_WORDS);
    // French takes more words to say the same.
    expect(words('fr')).toBeLessThanOrEqual(MOST_WORDS * 1.1);
  });

  test('every step points at something', () => {
    expect(steps.filter((step) => looksOf(step, 0).length === 0).map(({ say }) => say)).toEqual([]);
  });

  test('it is long enough to learn something and ends with moves made', () => {
    expect(steps.filter((step) => step.moves !== undefined).length).toBeGreaterThanOrEqual(7);
  });

  test.each(steps.map((step, index): [string, number] => [step.say, index]))(
    'step %s: its answer is right',
    (_say, index) => {
      const step = steps[index]!;
      const room = openStepOf(game, lesson, index, 'lesson', NAMES);
      const { seat } = sceneOf(lesson, index)!.scene.position;
      if (step.moves === undefined) return expect(room.table!.over).toBeNull();
      expect(acting(room.table!)).toContain(seat);
      const list = step.moves.split(' ');
      expect(judge(step, list)).toBe('done');
      for (let i = 1; i < list.length; i++) expect(judge(step, list.slice(0, i)), `after ${i} moves`).toBe('going');
      const after = answer(room, seat, step, list);
      if (step.refused === undefined) {
        expect(after.ok || after.refusal).toBe(true);
        // What is sent ends with the first move that touches chance: a step goes no further.
        const sent = playMoves(room.table!, seat, list, playoutChance(randomFrom(1)));
        expect(sent.ok && sent.entry.moves).toEqual(list);
      } else expect(after.ok ? 'legal' : after.refusal.rule).toBe(step.refused);
    },
  );

  test('whatever else a step accepts, the rest of its scene can be played', () => {
    steps.forEach((step, index) => {
      if (step.accept === undefined) return;
      const room = openStepOf(game, lesson, index, 'lesson', NAMES);
      const { scene, at } = sceneOf(lesson, index)!;
      const { seat } = scene.position;
      const others = answersTo(room, seat, step).slice(0, MOST_ANSWERS);
      expect(others.length, step.say).toBeGreaterThan(1);
      for (const other of others) {
        let now = room;
        for (const next of scene.steps.slice(at)) {
          if (next.moves === undefined || next.refused !== undefined) continue;
          const after = answer(now, seat, next, next === step ? other : next.moves.split(' '));
          if (!after.ok)
            throw new Error(`${step.say}: after ${other.join(' ')}, ${next.say} is refused by ${after.refusal.rule}`);
          now = after.room;
        }
      }
    });
  });

  test('the short game goes on from its position to an end', () => {
    const opened = openPosition(game, lesson.game, 'lesson', NAMES);
    if (!opened.ok) throw new Error(opened.problems.join('; '));
    expect(opened.value.table!.over).toBeNull();
    const over = playedOut(opened.value.table!, randomFrom(3));
    expect(over.over).not.toBeNull();
    expect(over.entries.length).toBeGreaterThan(lesson.game.log.length + 2);
  });
});

/** The lists of legal moves that a step takes as its answer. */
function answersTo(
  room: Room,
  seat: number,
  step: Lesson['scenes'][number]['steps'][number],
  before: readonly string[] = [],
): string[][] {
  const now = before.length === 0 ? room : played(room, seat, before);
  return moves(now.rules, now.table!.state, seat).flatMap((move) => {
    const list = [...before, now.rules.format(move)];
    const verdict = judge(step, list);
    return verdict === 'done' ? [list] : verdict === 'going' ? answersTo(room, seat, step, list) : [];
  });
}

function played(room: Room, seat: number, list: readonly string[]): Room {
  const after = answer(room, seat, { say: '', rules: [] }, list);
  if (!after.ok) throw new Error(after.refusal.rule);
  return after.room;
}

function playedOut(table: Table, random: Random): Table {
  let now = table;
  while (now.over === null) {
    const seat = acting(now)[0]!;
    const move = pickOne(moves(now.rules, now.state, seat), random);
    const next = playMoves(now, seat, [now.rules.format(move)], playoutChance(random));
    if (!next.ok) throw new Error(`seat ${seat} cannot play`);
    now = next.table;
  }
  return now;
}
