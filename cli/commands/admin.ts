import { setAdmin } from '@quai/server/admin/admins.ts';
import { People } from '@quai/server/people/people.ts';
import { type Command, print, printProblems } from '../command.ts';
import { sourceStore, withStore } from '../stores.ts';

export const adminCommand: Command = {
  usage: 'quai admin <name> [options]',
  summary: 'makes an account the administrator of the site, by its name or the code of its page; the server may run',
  words: [1, 1],
  options: { from: { type: 'string', help: 'sqlite:<path> or postgres://... (default: as `quai serve` would use)' } },
  async run([who = ''], given) {
    if (process.env.QUAI_ADMIN) printProblems(['QUAI_ADMIN is set: as long as it is, it alone says who runs the site']);
    return withStore(sourceStore(given.from), async (sql) => {
      const people = new People(sql);
      const page = await people.byPage(who);
      const found = page?.kind === 'person' ? [page] : await people.byName(who);
      const [person] = found;
      if (person === undefined) {
        printProblems([`nobody here is called ${who}`]);
        return 1;
      }
      if (found.length > 1) {
        const pages = found.map(
          ({ page, created }) => `  ${page}  since ${new Date(created).toISOString().slice(0, 10)}`,
        );
        printProblems([`${found.length} people are called ${who}; name one by the code of their page:`, ...pages]);
        return 1;
      }
      await setAdmin(people, person);
      print(`${person.name} (${person.page}) runs the site now`);
      return 0;
    });
  },
};
