import { hashOf } from '@quai/engine/hash.ts';
import { type Command, print, printProblems, UsageError } from '../command.ts';
import { parseObject, readText } from '../files.ts';
import { loadGame } from '../opening.ts';

export const editionCommand: Command = {
  usage: 'quai edition check <file> [options]',
  summary: 'checks an edition file, shape and sense; every problem with the path of its figure',
  words: [2, 2],
  options: { game: { type: 'string', help: 'the game it is for (default: what the file says in "game" or "family")' } },
  async run([action, path], given) {
    if (action !== 'check') throw new UsageError(`quai edition knows check, not ${JSON.stringify(action)}`);
    const raw = parseObject(await readText(path!), path!);
    const id = given.game ?? raw.game ?? raw.family;
    if (typeof id !== 'string') throw new UsageError(`${path} does not say its "game"; name it with --game`);
    const game = await loadGame(id);
    const edition = game.readEdition(raw);
    if (!edition.ok) {
      printProblems(edition.problems);
      return 1;
    }
    print(`good: an edition of ${id}, hash ${hashOf(raw)}`);
    return 0;
  },
};
