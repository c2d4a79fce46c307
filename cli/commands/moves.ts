/** `quai moves`: the legal moves at a point of a record. */

import { acting } from '@quai/table/log.ts';
import { type Command, print } from '../command.ts';
import { legalMoves, printLegal } from '../legal.ts';
import { tableAt } from '../reading.ts';

export const movesCommand: Command = {
  usage: 'quai moves <record> [options]',
  summary: 'lists the legal moves of each seat that must act, in notation',
  words: [1, 1],
  options: {
    at: { type: 'string', help: 'after this entry (default: the last)' },
    json: { type: 'boolean', help: 'one line of JSON' },
  },
  async run([path = ''], given) {
    const { table, at } = await tableAt(path, given.at);
    const seats = legalMoves(table.rules, table.state, acting(table));
    if (given.json === true) print(JSON.stringify({ game: table.setup.game, at, seats }));
    else if (seats.length === 0) print(`the game is over (${table.over}): nobody must act`);
    else printLegal(seats);
    return 0;
  },
};
