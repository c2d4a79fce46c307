/** `quai verify`: checks everything a record says. */

import { openAnyRecord, readRecord, verifyRecord } from '@quai/table/record.ts';
import { type Command, print, printProblems } from '../command.ts';
import { readText } from '../files.ts';
import { loadGame } from '../opening.ts';

export const verifyCommand: Command = {
  usage: 'quai verify <record>',
  summary:
    'replays a record and checks every move, draw, hash and point; exit code 1 and the first wrong entry if it fails',
  words: [1, 1],
  async run([path = '']) {
    const no = (problems: readonly string[]) => {
      printProblems(problems);
      return 1;
    };
    const record = readRecord(await readText(path));
    if (!record.ok) return no(record.problems);
    const opened = await openAnyRecord(record.value, await loadGame(record.value.game));
    if (!opened.ok) return no(opened.problems);
    const table = verifyRecord(opened.value);
    if (!table.ok) return no(table.problems);
    const draws = record.value.seed === null ? 'draws without a seed' : `${table.value.draws} draws match the seed`;
    const ending = table.value.over === null ? 'not over' : `over (${table.value.over})`;
    print(`checks out: ${table.value.entries.length} entries, ${draws}, ${ending}`);
    return 0;
  },
};
