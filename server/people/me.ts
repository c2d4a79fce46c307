/** Who I am, and a name for whoever has none yet. */

import { MeSchema } from '@quai/protocol/answers/account.ts';
import { NameSchema } from '@quai/protocol/requests.ts';
import type { Config } from '../boot/config.ts';
import { Allowance } from '../limits/allowance.ts';
import { networkOf } from '../limits/network.ts';
import { No } from '../wire/refusal.ts';
import { type Route, route } from '../wire/route.ts';
import { cleanName, NAME_LENGTH } from './names.ts';
import type { Known, People } from './people.ts';

export function meRoutes(people: People, { guestsPerHour }: Pick<Config, 'guestsPerHour'>): Route[] {
  const guests = new Allowance(guestsPerHour);
  return [
    route(
      {
        method: 'get',
        path: '/api/me',
        summary: 'Who the cookie or the token says I am',
        who: 'anyone',
        answer: MeSchema,
      },
      async ({ person }) => ({ me: person === null ? null : shown(person) }),
    ),
    route(
      {
        method: 'post',
        path: '/api/me',
        summary: 'Enter a name: makes a guest and sets the cookie, or renames the account',
        who: 'anyone',
        body: NameSchema,
        answer: MeSchema,
        refusals: ['name-invalid', 'program-rename', 'token-unknown', 'guest-limit'],
      },
      async ({ request, reply, person, body, now }) => {
        const name = cleanName(body.name);
        if (name === null) return new No('name-invalid', { max: NAME_LENGTH });
        if (person?.kind === 'bot') return new No('program-rename');
        if (person !== null) {
          await people.change(person.id, { name });
          return { me: shown({ ...person, name }) };
        }
        if (request.headers.authorization !== undefined) return new No('token-unknown');
        if (!guests.take(networkOf(request.ip), now)) return new No('guest-limit');
        const guest = await people.add(name, now);
        await people.signIn(request, reply, guest, now);
        return { me: shown(guest) };
      },
    ),
  ];
}

/** Without the id: it is a secret that holds seats. */
function shown({ name, page, suspended }: Known) {
  return { name, page, suspended };
}
