import { openRecord, readRecord, verifyRecord } from '@quai/table/record.ts';
import { type Command, print, printProblems } from '../command.ts';
import { readText } from '../files.ts';
import { loadGame } from '../opening.ts';

export const verifyCommand: Command = {
  usage: 'quai verify <record>',
  summary:
    'plays a record and checks every move, draw, hash and point; exit code 1 and the first wrong entry if it is not true',
  words: [1, 1],
  async run([path]) {
    const no = (problems: readonly string[]) => {
      printProblems(problems);
      return 1;
    };
    const record = readRecord(await readText(path!));
    if (!record.ok) return no(record.problems);
    const opened = openRecord(record.value, await loadGame(record.value.game));
    if (!opened.ok) return no(opened.problems);
    const table = verifyRecord(opened.value);
    if (!table.ok) return no(table.problems);
    const draws =
      record.value.seed === null ? 'draws not from a seed' : `${table.value.draws} draws as the seed gives them`;
    print(
      `true: ${table.value.entries.length} entries, ${draws}, ${table.value.over === null ? 'not ended' : `ended by ${table.value.over}`}`,
    );
    return 0;
  },
};
