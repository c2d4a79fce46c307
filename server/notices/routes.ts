/** Routes for notices: through which channels, and about which tables. */

import { DoneSchema, NoticesSchema, TriedSchema } from '@quai/protocol/answers/account.ts';
import { NewChannelSchema, SwitchSchema } from '@quai/protocol/requests.ts';
import type { People } from '../people/people.ts';
import { No } from '../wire/refusal.ts';
import { DONE, type Route, route } from '../wire/route.ts';
import { CHANNEL_PROBLEMS, type Channel, type Channels } from './channels.ts';
import type { Sender } from './sender.ts';
import { wordsOf } from './words.ts';

export interface NoticeParts {
  readonly people: People;
  readonly channels: Channels;
  readonly sender: Sender;
  readonly url: string | null;
  /** Whether the site can send mail. */
  readonly mail: boolean;
}

export function noticeRoutes({ people, channels, sender, url, mail }: NoticeParts): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/notices',
        summary: 'My notification channels, and the tables I have silenced',
        who: 'person',
        answer: NoticesSchema,
      },
      async ({ person }) => ({
        channels: (await channels.of(person.id)).map(shown),
        quiet: await channels.quietTables(person.id),
      }),
    ),
    route(
      {
        method: 'post',
        path: '/api/notices',
        summary: 'Add a channel: push in this browser, email, or a webhook for Discord, Slack or plain JSON',
        who: 'person',
        body: NewChannelSchema,
        answer: DoneSchema,
        refusals: [...CHANNEL_PROBLEMS, 'mail-off', 'webhooks-off'],
      },
      async ({ person, body, now }) => {
        if (body.kind === 'mail' && !mail) return new No('mail-off');
        if (url === null && 'url' in body) return new No('webhooks-off');
        const problem = await channels.add(person, body, now);
        return problem ?? DONE;
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/notices/{id}',
        summary: 'Remove a channel',
        who: 'person',
        answer: DoneSchema,
        refusals: ['channel-not-found'],
      },
      async ({ person, params }) =>
        (await channels.remove(person.id, params.id)) ? DONE : new No('channel-not-found'),
    ),
    route(
      {
        method: 'post',
        path: '/api/notices/test',
        summary: 'Send a test notice through every channel',
        who: 'person',
        answer: TriedSchema,
        limit: 6,
      },
      async ({ person }) => {
        const known = await people.byId(person.id);
        if (known === null) return { arrived: false };
        const link = `${url ?? ''}/account`;
        const message = { title: 'Quai', body: wordsOf(known.language).test, link, tables: [] };
        return { arrived: await sender.deliver(known, message) };
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/tables/{id}/notices',
        summary: 'Turn notices about a table on or off',
        who: 'person',
        body: SwitchSchema,
        answer: DoneSchema,
        refusals: ['table-id-invalid'],
      },
      async ({ person, params, body }) => {
        if (!/^[\w-]{1,40}$/.test(params.id)) return new No('table-id-invalid');
        await channels.quiet(person.id, params.id, !body.on);
        return DONE;
      },
    ),
  ];
}

/** The full address of a webhook is a secret: only its host is shown. */
function shown({ id, kind, name, address }: Channel) {
  const url = kind === 'push' ? (JSON.parse(address) as { endpoint: string }).endpoint : address;
  return { id, kind, name, host: kind === 'mail' ? '' : new URL(url).host };
}
