import { toAct } from '@quai/engine/play.ts';
import { type Command, print, printSheet, UsageError } from '../command.ts';
import { readText } from '../files.ts';
import { legalMoves, printLegal } from '../legal.ts';
import { loadGame, openGame } from '../opening.ts';

export const positionCommand: Command = {
  usage: 'quai position <game> <position>',
  summary: 'scores a position that is written down (- for standard input), and lists the legal moves there',
  words: [2, 2],
  options: {
    edition: { type: 'string', help: 'an edition of the game by name, or a file' },
    options: { type: 'string', help: 'options of the game as JSON, such as \'{"expansion":"river"}\'' },
    json: { type: 'boolean', help: 'one line of JSON' },
  },
  more: [
    'Railroad Ink alone has a way to write positions: the drawings of a board in any order, in the notation of its moves,',
    'then a slash and what the dice show if moves are wanted: quai position railroad-ink "A3D61 A4A10 / A0A1A2B0"',
  ],
  async run([id, text], given) {
    const { position, seats } = await loadGame(id!);
    if (position === undefined)
      throw new UsageError(`positions of ${id} are read from records: quai moves, quai replay`);
    const { rules } = await openGame(id!, { ...given, seats: String(seats.min) });
    const read = position(rules, text === '-' ? await readText('-') : text!);
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
