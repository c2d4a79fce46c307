/** All texts of FootHills in one language, for opened rules. */

import type { Line } from '@quai/engine/contract.ts';
import type { Language, Words } from '@quai/engine/words.ts';
import type { Move } from '../rules/moves.ts';
import { linesOption } from '../rules/options.ts';
import type { FootHills, View } from '../rules/rules.ts';
import { board } from './board.ts';
import { type DrawnTexts, drawnTexts } from './drawn.ts';
import { sayEvent } from './events.ts';
import { groupOf, sayMove } from './moves.ts';
import type { Phrases, Scoring } from './phrases.ts';
import { prompt } from './prompt.ts';
import type { Speaker } from './speaker.ts';

/** What is written in one language only. */
type Texts = Readonly<{ say: Phrases; rules: Words['rules'] }>;

/** Adds what the drawn board needs. */
export interface FootHillsWords extends Words<View, Move> {
  readonly drawn: DrawnTexts;
  readonly speaker: Speaker;
}

export function words(rules: FootHills, language: Language, { say: p, rules: ruleTexts }: Texts): FootHillsWords {
  const speaker: Speaker = { t: rules.tables, p, language };
  return {
    rules: ruleTexts,
    prompt: (view, seat, open) => prompt(speaker, view, seat, open),
    move: (view, m) => sayMove(speaker, view, m),
    group: (_view, m) => groupOf(speaker, m),
    event: (event, names) => sayEvent(speaker, event, names),
    line: (line) => sayLine(p, line),
    tally,
    kind: (line) => sayKind(p, line),
    keep: p.keep,
    ending: (reason) => p.endings[reason as keyof Phrases['endings']],
    options: optionWords(p),
    board: (view, names) => board(speaker, view, names),
    drawn: drawnTexts[language],
    speaker,
  };
}

function sayLine(p: Phrases, line: Line): string {
  const figures = line.figures ?? {};
  if (line.id.startsWith('pile.')) return p.lines.pile(String(figures.card), line.id.slice('pile.'.length) as Scoring);
  if (line.id === 'bonus') return p.lines.bonus(String(figures.line));
  return line.id === 'passengers' || line.id === 'summit' ? p.lines[line.id] : p.lines.vp;
}

/** The number of passengers, or of what a card in the pile counts. */
function tally({ figures }: Line): string | null {
  return figures?.count === undefined ? null : `×${figures.count}`;
}

function sayKind(p: Phrases, line: Line): string {
  if (line.id.startsWith('pile.')) return p.kinds.pile;
  return line.id === 'bonus' || line.id === 'passengers' ? p.kinds[line.id] : sayLine(p, line);
}

function optionWords(p: Phrases): Words['options'] {
  const say = p.options;
  const pairs = linesOption.values.map((value) => [
    value,
    value === 'random' ? say.random : say.closed(p.and(value.split('-'))),
  ]);
  return {
    lines: { name: say.lines, values: Object.fromEntries(pairs), help: say.help.lines },
    first: {
      name: say.first,
      values: { random: say.random, seat1: say.seats[0], seat2: say.seats[1] },
      help: say.help.first,
    },
    colours: {
      name: say.colours,
      values: { 'blue-green': say.blueFirst, 'green-blue': say.greenFirst },
      help: say.help.colours,
    },
  };
}
