/** What a hint says of a move: what it brings, costs, clears and scores. */

import { randomFrom } from '@quai/engine/random.ts';
import { openPosition } from '@quai/table/lesson.ts';
import { describe, expect, test } from 'vitest';
import { why } from '../bot/why.ts';
import { game } from '../game.ts';
import type { Move } from '../rules/moves.ts';
import type { FootHills, View } from '../rules/rules.ts';
import { built, cleared, lesson } from '../tutorial/lesson.ts';

function said(position: typeof built, moves: string, language: 'en' | 'fr' = 'en'): string | null {
  const opened = openPosition(game as never, position, 'here', ['You', 'Ann']);
  if (!opened.ok) throw new Error(opened.problems.join('; '));
  const { table } = opened.value;
  const rules = opened.value.rules as unknown as FootHills;
  const plan = moves.split(' ').map((text) => rules.parse(text) as Move);
  const view = rules.view(rules.imagine(table!.state as View, randomFrom(1)), 0);
  return why(rules, view, 0, plan, language);
}

describe('why a move is worth considering', () => {
  const [first] = lesson.scenes;
  const start = { ...first!.position, log: [...first!.position.log, { seat: 0, moves: 'ys yi' }] };

  test('rubble: what is cleared, what it brings, and that it scores', () => {
    expect(said(start, 'B V')).toBe('clears Llangower, brings 4 rubble, scores 1 now');
    expect(said(start, 'B V', 'fr')).toBe('nettoie Llangower, donne 4 gravats, rapporte 1 PV tout de suite');
  });

  test('a station: its bonus and its price', () => {
    expect(said(cleared, 'D V-2')).toBe('scores 1 now, costs 1 stone');
  });

  test('a surveyor: what the card offers', () => {
    expect(said(built, 'E @V-1')).toBe('brings 2 rubble and 1 ticket');
    expect(said(built, 'E @V-1', 'fr')).toBe('donne 2 gravats et 1 billet');
  });

  test('a card by itself: what its letter is for', () => {
    expect(said(cleared, 'D')).toBe('a station brings its bonus, and a place for your surveyor');
  });
});
