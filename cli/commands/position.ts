/** `quai position`: scores a position given in notation, for the games that have one. */

import { toAct } from '@quai/engine/play.ts';
import { games } from '@quai/games/list.ts';
import { type Command, print, printSheet, UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { legalMoves, printLegal } from '../legal.ts';
import { loadGame, openGame } from '../opening.ts';

export const positionCommand: Command = {
  usage: 'quai position <game> <position>',
  summary: 'scores a position given in notation (- for standard input) and lists the legal moves',
  words: [2, 2],
  options: {
    edition: { type: 'string', help: 'the id of a shipped edition, or a file' },
    options: { type: 'string', help: 'options of the game as JSON: \'{"option":"value"}\'' },
    json: { type: 'boolean', help: 'one line of JSON' },
  },
  async more() {
    const lines = await Promise.all(
      games.map(async ({ meta, load }) => {
        const { position } = await load();
        return position === undefined ? [] : [`  ${meta.id}`, ...position.help.map((line) => `    ${line}`)];
      }),
    );
    return ['The games that have a notation for positions:', ...lines.flat()];
  },
  async run([id = '', text = ''], given) {
    const { position, seats } = await loadGame(id);
    if (position === undefined)
      throw new UsageError(`${id} has no notation for positions; use a record with quai moves or quai replay`);
    const { rules } = await openGame(id, { ...given, seats: String(seats.min) });
    const read = position.read(rules, text === '-' ? await readText('-') : text);
    if (!read.ok) throw new UsageError(read.problems.join('\n'));
    const state = read.value;
    const standings = rules.standings(state);
    const open = legalMoves(rules, state, toAct(state));
    if (given.json === true) {
      print(JSON.stringify({ game: id, standings, seats: open }));
      return 0;
    }
    for (const { seat, total, lines } of standings) {
      print(`${id}, seat ${seat}: ${total}`);
      printSheet(lines, '  ');
    }
    printLegal(open);
    return 0;
  },
};
