/** `quai edition check`: checks an edition file. */

import { hashOf } from '@quai/engine/hash.ts';
import { type Command, print, printProblems, UsageError } from '../command.ts';
import { parseObject, readText } from '../files.ts';
import { loadGame } from '../opening.ts';

export const editionCommand: Command = {
  usage: 'quai edition check <file> [options]',
  summary: 'checks an edition file and lists every problem with the path of the wrong figure',
  words: [2, 2],
  options: { game: { type: 'string', help: 'the game it is for (default: "game" or "family" in the file)' } },
  async run([action, path = ''], given) {
    if (action !== 'check') throw new UsageError(`the only action is check, not ${JSON.stringify(action)}`);
    const raw = parseObject(await readText(path), path);
    const id = given.game ?? raw.game ?? raw.family;
    if (typeof id !== 'string') throw new UsageError(`${path} has no "game"; give one with --game`);
    const game = await loadGame(id);
    const edition = game.readEdition(raw);
    if (!edition.ok) {
      printProblems(edition.problems);
      return 1;
    }
    print(`valid edition of ${id}, hash ${hashOf(raw)}`);
    return 0;
  },
};
