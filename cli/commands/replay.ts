/** `quai replay`: replays a record. */

import { hashOf } from '@quai/engine/hash.ts';
import { acting } from '@quai/table/log.ts';
import { result } from '@quai/table/result.ts';
import { type Command, print, printSheet } from '../command.ts';
import { tableAt } from '../reading.ts';

export const replayCommand: Command = {
  usage: 'quai replay <record> [options]',
  summary: 'replays a record (a file, or - for standard input) and prints the standings, the hash and who must act',
  words: [1, 1],
  options: {
    at: { type: 'string', help: 'stop after this entry (default: the last)' },
    json: { type: 'boolean', help: 'one line of JSON' },
  },
  async run([path = ''], given) {
    const { table, at } = await tableAt(path, given.at);
    const standings = result(table);
    const seats = acting(table);
    const hash = hashOf(table.state);
    if (given.json === true) {
      print(JSON.stringify({ game: table.setup.game, at, ended: table.over, acting: seats, hash, standings }));
      return 0;
    }
    const turn = `${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')} must act`;
    print(`${table.setup.game}, after entry ${at}: ${table.over === null ? turn : `over (${table.over})`}`);
    for (const { seat, total, rank, lines } of standings) {
      print(`  ${rank}. seat ${seat} (${table.holders[seat]?.name}): ${total}`);
      printSheet(lines, '       ');
    }
    print(`  state ${hash}`);
    return 0;
  },
};
