/** Lessons on a tiny game; games/test/tutorials.test.ts plays those of the real ones. */

import type { Lesson, LessonStep, Position } from '@quai/engine/lesson.ts';
import { describe, expect, test } from 'vitest';
import {
  answer,
  entriesOf,
  judge,
  LEARNER,
  looksOf,
  openPosition,
  openStepOf,
  replyTo,
  sceneOf,
  stepsOf,
} from '../lesson.ts';
import type { Room } from '../room.ts';
import { messageFor } from '../telling.ts';
import { type Beads, beadsGame } from './beads.ts';

const NAMES = ['You', 'Ben', 'Cat', 'Dan'];
const step = (rest: Partial<LessonStep>): LessonStep => ({ say: 'some', rules: ['BD-1'], ...rest });
const words = (moves: string) => (moves === '' ? [] : moves.split(' '));

/** Seat 1 learns: seat 0 has strung a red bead and drawn a green one. */
const position: Position = {
  seats: 3,
  seat: 1,
  start: [],
  log: [
    { seat: 0, moves: 'r d', outcomes: [1] },
    { seat: 0, moves: 'e' },
  ],
};

function opened(where: Position = position): Room {
  const room = openPosition(beadsGame, where, 'here', NAMES);
  if (!room.ok) throw new Error(room.problems.join());
  return room.value;
}

const beadsIn = (room: Room) => (room.table!.state as Beads).strings;

describe('a position', () => {
  test('is a room with its log played, in which the learner holds one seat', () => {
    const room = opened();
    expect(beadsIn(room)).toEqual(['rg', '', '']);
    expect(room.slots).toEqual([
      { person: null, name: 'You', bot: 'beginner', contribution: '' },
      { person: LEARNER, name: 'Ben', bot: null, contribution: '' },
      { person: null, name: 'Cat', bot: 'beginner', contribution: '' },
    ]);
    expect(messageFor(room, LEARNER)).toMatchObject({
      table: 'here',
      game: 'beads',
      rulesNumber: 3,
      edition: { id: 'wood' },
      options: { knots: 'none' },
      host: true,
      as: 1,
      now: { acting: [1] },
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(room.seed).toBe('0'.repeat(64));
  });

  test('names its edition and options, or says what is wrong with them', () => {
    const room = opened({ ...position, edition: 'glass', options: { knots: 'many' } });
    expect([room.edition.id, room.options]).toEqual(['glass', { knots: 'many' }]);
    const played = opened({ ...position, figures: beadsGame.editions.glass });
    expect(played.edition.id).toBe('glass');
    const wrong = openPosition(beadsGame, { ...position, edition: 'paper' }, 'here', NAMES);
    expect(wrong).toEqual({ ok: false, problems: [expect.stringContaining('paper')] });
  });

  test('has a log like any other', () => {
    expect(entriesOf({ ...position, start: [2, 0] })).toEqual([
      { kind: 'start', outcomes: [2, 0] },
      { kind: 'moves', seat: 0, moves: ['r', 'd'], outcomes: [1] },
      { kind: 'moves', seat: 0, moves: ['e'], outcomes: [] },
    ]);
  });
});

describe('an answer is judged', () => {
  test.each([
    ['', 'going'],
    ['r', 'going'],
    ['r g', 'done'],
    ['g', 'wrong'],
    ['r r', 'wrong'],
    ['r g e', 'wrong'],
  ])('by the moves asked for: %j is %s', (moves, verdict) => {
    expect(judge(step({ moves: 'r g' }), words(moves))).toBe(verdict);
  });

  test.each([
    ['g', 'going'],
    ['g e', 'done'],
    ['e e', 'wrong'],
    // Each move as a whole.
    ['gr', 'wrong'],
    ['rg', 'wrong'],
  ])('by what else is accepted: %j is %s', (moves, verdict) => {
    expect(judge(step({ moves: 'r e', accept: ['r|g', 'e'] }), words(moves))).toBe(verdict);
  });

  test.each([
    ['', 'going'],
    ['r g', 'going'],
    ['e r', 'going'],
    ['r g e', 'done'],
    ['e', 'done'],
    ['x', 'done'],
    ['ee', 'going'],
  ])('by its last move, if anything goes until then: %j is %s', (moves, verdict) => {
    expect(judge(step({ moves: 'r e', until: 'e|x' }), words(moves))).toBe(verdict);
  });

  test('any move at all may end a step', () => {
    const any = step({ moves: 'r', until: '.+' });
    expect([judge(any, []), judge(any, ['g'])]).toEqual(['going', 'done']);
  });

  test('a move asked for is no regular expression', () => {
    const asked = step({ moves: 'a.b*(c)' });
    expect([judge(asked, ['a.b*(c)']), judge(asked, ['axbbc'])]).toEqual(['done', 'wrong']);
  });

  test('nothing answers a step that is only read', () => {
    expect([judge(step({}), ['r']), judge(step({ until: 'r' }), ['r'])]).toEqual(['wrong', 'wrong']);
  });
});

describe('an answer is played', () => {
  test('with the outcomes of the script, and with others once they run out or cannot be', () => {
    const drawn = (outcomes?: readonly number[]) => {
      const after = answer(opened(), 1, step({ moves: 'd d d', ...(outcomes === undefined ? {} : { outcomes }) }), [
        'd',
        'd',
        'd',
      ]);
      return after.ok ? beadsIn(after.room)[1] : after.refusal.rule;
    };
    // Two red beads and one green one are left.
    expect(drawn([0, 1, 0])).toBe('rgr');
    expect(drawn([1, 0, 0])).toBe('grr');
    expect(drawn([1, 1, 1])).toBe('grr');
    expect(drawn([0, 0])).toBe('rrg');
    // The same ones each time.
    expect(drawn()).toBe(drawn());
    expect([...drawn()!].sort().join('')).toBe('grr');
  });

  test('as one entry, or as several if it draws on the way', () => {
    const after = answer(opened(), 1, step({ outcomes: [0, 0] }), ['g', 'd', 'r', 'd', 'e']);
    if (!after.ok) return expect.unreachable();
    expect(after.room.table!.entries.slice(3)).toEqual([
      { kind: 'moves', seat: 1, moves: ['g', 'd'], outcomes: [0] },
      { kind: 'moves', seat: 1, moves: ['r', 'd'], outcomes: [0] },
      { kind: 'moves', seat: 1, moves: ['e'], outcomes: [] },
    ]);
    expect(after.room.told.map(({ seq }) => seq)).toEqual([1, 1, 3, 3, 4, 4]);
  });

  test('then the others play', () => {
    const next = [
      { seat: 2, moves: 'd e', outcomes: [1] },
      { seat: 0, moves: 'g' },
    ];
    const after = answer(opened(), 1, step({ next }), ['r', 'e']);
    if (!after.ok) return expect.unreachable();
    expect(beadsIn(after.room)).toEqual(['rgg', 'r', 'g']);
  });

  test('a refusal is the table’s own; one of a script is a fault', () => {
    expect(answer(opened(), 1, step({}), ['e'])).toEqual({ ok: false, refusal: { rule: 'BD-1', figures: {} } });
    expect(() => answer(opened(), 1, step({ next: [{ seat: 0, moves: 'r' }] }), ['r'])).toThrow(
      'seat 0 cannot play r: turn',
    );
  });
});

describe('a lesson', () => {
  const other: Position = { seats: 2, seat: 0, start: [], log: [] };
  const lesson: Lesson = {
    texts: { en: {}, fr: {} },
    scenes: [
      {
        position,
        steps: [
          step({ say: 'read' }),
          step({ say: 'refused', moves: 'e', refused: 'BD-1' }),
          step({ say: 'red', moves: 'r g' }),
          step({
            say: 'end',
            moves: 'e',
            next: [
              { seat: 2, moves: 'g e' },
              { seat: 0, moves: 'e' },
            ],
          }),
          step({ say: 'again', moves: 'r' }),
        ],
      },
      { position: other, steps: [step({ say: 'new', moves: 'g' }), step({ say: 'last', moves: 'e' })] },
    ],
    replies: { en: {}, fr: {} },
    chosen: (move) => move,
    last: 'last',
    game: other,
  };
  const open = (index: number) => openStepOf(beadsGame, lesson, index, 'here', NAMES);

  test('has its steps counted through all scenes', () => {
    expect(stepsOf(lesson).map(({ say }) => say)).toEqual(['read', 'refused', 'red', 'end', 'again', 'new', 'last']);
    const place = (index: number) => {
      const found = sceneOf(lesson, index);
      return found === null ? null : [lesson.scenes.indexOf(found.scene), found.at];
    };
    expect([0, 4, 5, 6, 7].map(place)).toEqual([[0, 0], [0, 4], [1, 0], [1, 1], null]);
  });

  test('a step begins with the answers to those before it in its scene', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((index) => beadsIn(open(index)).join('|'))).toEqual([
      'rg||',
      'rg||',
      'rg||',
      'rg|rg|',
      'rg|rg|g',
      '|',
      'g|',
    ]);
    expect(open(4).table!.state).toMatchObject({ turn: 1 });
  });

  test('a lesson that cannot be played says where', () => {
    expect(() => open(7)).toThrow('no step 7');
    const faulty = (steps: LessonStep[], edition = 'wood'): Lesson => ({
      ...lesson,
      scenes: [{ position: { ...other, edition }, steps }],
    });
    const bad = faulty([step({ say: 'first', moves: 'e' }), step({})]);
    expect(() => openStepOf(beadsGame, bad, 1, 'here', NAMES)).toThrow('first: e is refused by BD-1');
    expect(() => openStepOf(beadsGame, faulty([step({})], 'paper'), 0, 'here', NAMES)).toThrow('paper');
  });
});

describe('what a step says', () => {
  const lesson: Lesson = {
    texts: { en: {}, fr: {} },
    scenes: [],
    replies: {
      en: { green: '{chosen} is green.', other: '{chosen} is no bead.' },
      fr: { green: '{chosen} est vert.', other: '{chosen} n’est pas une perle.' },
    },
    chosen: (move, language) => `${language} ${move}`,
    last: 'last',
    game: position,
  };
  const asked = step({
    rules: ['BD-2'],
    moves: 'r g',
    replies: [
      { to: 'r? ?g', say: 'green', rule: 'BD-1' },
      { to: '.*', say: 'other' },
    ],
  });

  test('to a wrong move: the first reply that matches all moves so far', () => {
    expect(replyTo(lesson, asked, ['g'], 'en')).toEqual({ text: 'en g is green.', rules: ['BD-1'] });
    expect(replyTo(lesson, asked, ['r', 'g'], 'fr')).toEqual({ text: 'fr g est vert.', rules: ['BD-1'] });
    expect(replyTo(lesson, asked, ['r', 'r'], 'en')).toEqual({ text: 'en r is no bead.', rules: ['BD-2'] });
    expect(replyTo(lesson, step({ moves: 'r' }), ['g'], 'en')).toBeNull();
  });

  test('moves that may come in any order', () => {
    const any = step({ moves: 'r g r', anyOrder: true });
    expect(judge(any, ['g'])).toBe('going');
    expect(judge(any, ['r', 'r'])).toBe('going');
    expect(judge(any, ['r', 'r', 'g'])).toBe('done');
    expect(judge(any, ['g', 'g'])).toBe('wrong');
    expect(judge(any, ['r', 'g', 'r', 'r'])).toBe('wrong');
  });

  test('the parts of a step come in order, and those of a later stage once its moves are made', () => {
    const looks = step({ look: ['.a', { at: '.b', press: true }, { at: '.c', after: 2 }] });
    const at = (made: number) => looksOf(looks, made).map((look) => look.at);
    expect([0, 1, 2, 3].map(at)).toEqual([['.a', '.b'], ['.a', '.b'], ['.c'], ['.c']]);
    expect(looksOf(looks, 0).map(({ press }) => press)).toEqual([false, true]);
    expect(looksOf(step({}), 0)).toEqual([]);
  });
});
