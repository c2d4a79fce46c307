/** `quai think`: what a bot would play at a point of a record, and why. */

import { randomInt } from 'node:crypto';
import { LEVELS } from '@quai/bots/bot.ts';
import type { Words } from '@quai/engine/words.ts';
import { type Hint, hintsOf } from '@quai/games/thinking.ts';
import { acting } from '@quai/table/log.ts';
import { type Command, positiveNumber, print, UsageError, wholeNumber } from '../command.ts';
import { loadGame } from '../opening.ts';
import { tableAt } from '../reading.ts';

export const thinkCommand: Command = {
  usage: 'quai think <record> [options]',
  summary: 'lists the best moves at a point of a record, with the expected score, the chance of winning, and reasons',
  words: [1, 1],
  options: {
    at: { type: 'string', help: 'after this entry (default: the last)' },
    seat: { type: 'string', help: 'the seat that thinks (default: the first that must act)' },
    level: { type: 'string', help: `${LEVELS.join(', ')} (default expert)` },
    'time-factor': { type: 'string', help: 'multiplies the thinking time per turn (default 1)' },
    seed: { type: 'string', help: 'a whole number; the same seed imagines the same worlds (default: random)' },
    language: { type: 'string', help: 'en or fr (default en)' },
    json: { type: 'boolean', help: 'one line of JSON' },
  },
  async run([path = ''], given) {
    const { record, table, at } = await tableAt(path, given.at);
    const { rules, setup, state } = table;
    const open = acting(table);
    const [first] = open;
    if (first === undefined) throw new UsageError(`the game is over after entry ${at}: nobody must act`);
    const seat = wholeNumber(given.seat, 'seat', first, 0, rules.seats - 1);
    if (!open.includes(seat)) throw new UsageError(`seat ${seat} has nothing to decide after entry ${at}`);
    const level = String(given.level ?? 'expert');
    if (!(LEVELS as readonly string[]).includes(level))
      throw new UsageError(`--level must be one of ${LEVELS.join(', ')}`);
    const language = String(given.language ?? 'en');
    if (language !== 'en' && language !== 'fr') throw new UsageError('--language must be en or fr');
    const view = rules.view(state, seat);
    const hints = await hintsOf(
      {
        game: setup.game,
        rulesNumber: setup.rulesNumber,
        edition: record.edition,
        options: setup.options,
        seats: rules.seats,
        bot: level,
        seat,
        view,
        random: wholeNumber(given.seed, 'seed', randomInt(2 ** 31), 0, 2 ** 31 - 1),
        pace: positiveNumber(given['time-factor'], 'time-factor', 1),
      },
      () => performance.now(),
    );
    if (given.json === true) print(JSON.stringify({ game: setup.game, at, seat, level, hints }));
    else {
      const words = await (await loadGame(setup.game)).words(rules, language);
      print(`${setup.game}, entry ${at}, seat ${seat}, ${level}:`);
      for (const hint of hints) for (const line of linesOf(hint, words, language, view, rules.parse)) print(line);
    }
    return 0;
  },
};

/** Points that no line of the score sheet shows yet. */
const LATER = { en: 'For later', fr: 'Pour la suite' };

function linesOf(
  hint: Hint,
  words: Words,
  language: 'en' | 'fr',
  view: unknown,
  parse: (text: string) => unknown,
): string[] {
  const [first = '', ...rest] = hint.moves;
  const figures = `${hint.score.toFixed(1).padStart(7)} points ${(100 * hint.win).toFixed(0).padStart(3)} %`;
  const worth = hint.weighed ? figures : 'not searched'.padStart(figures.length);
  const why = hint.reasons.map(({ line, points }) => {
    const name = line === null ? LATER[language] : (words.kind ?? words.line)(line);
    return `${name} ${points > 0 ? '+' : ''}${points.toFixed(1)}`;
  });
  const then = rest.length > 0 ? ` (then ${rest.join(' ')})` : '';
  return [
    `${worth}  ${first}  ${words.move(view, parse(first))}${then}`,
    ...(why.length === 0 ? [] : [`${' '.repeat(21)}${why.join('; ')}`]),
  ];
}
