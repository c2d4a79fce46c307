/** How one wants to hear that it is one's turn. */

import { DoneSchema, NoticesSchema, TriedSchema } from '@quai/protocol/answers/account.ts';
import * as v from 'valibot';
import type { People } from '../people/people.ts';
import { DONE, No, own, type Route } from '../wire/route.ts';
import { type Channel, type Channels, NewChannelSchema } from './channels.ts';
import type { Sender } from './sender.ts';
import { HOOKS } from './webhook.ts';
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
    own(
      {
        method: 'get',
        path: '/api/notices',
        summary: 'The ways in which I am reached, and the tables I want to hear nothing of',
        answer: NoticesSchema,
        refusals: [401],
      },
      async ({ person }) => ({
        channels: (await channels.of(person.id)).map(shown),
        quiet: await channels.quietTables(person.id),
      }),
    ),
    own(
      {
        method: 'post',
        path: '/api/notices',
        summary: 'Another way to reach me: push in this browser, mail, or a webhook for Discord, Slack or plain JSON',
        body: NewChannelSchema,
        answer: DoneSchema,
        refusals: [400, 401, 501],
      },
      async ({ person, body, now }) => {
        if (body.kind === 'mail' && !mail) return new No(501, 'this site sends no mail');
        if (url === null && HOOKS.includes(body.kind as never))
          return new No(501, 'this site does not know its own address, so it sends no webhooks');
        const problem = await channels.add(person, body, now);
        return problem === null ? DONE : new No(400, problem);
      },
    ),
    own(
      {
        method: 'delete',
        path: '/api/notices/{id}',
        summary: 'No longer in this way',
        answer: DoneSchema,
        refusals: [401, 404],
      },
      async ({ person, params }) =>
        (await channels.remove(person.id, params.id!)) ? DONE : new No(404, 'there is no such way'),
    ),
    own(
      {
        method: 'post',
        path: '/api/notices/test',
        summary: 'Send me a notice now, by every way',
        answer: TriedSchema,
        refusals: [401, 429],
        limit: 6,
      },
      async ({ person }) => {
        const known = (await people.byId(person.id))!;
        const link = `${url ?? ''}/account`;
        const message = { title: 'Quai', body: wordsOf(known.language).test, link, tables: [] };
        return { arrived: await sender.deliver(known, message) };
      },
    ),
    own(
      {
        method: 'post',
        path: '/api/tables/{id}/notices',
        summary: 'Whether I want to hear of this table',
        body: v.strictObject({ on: v.boolean() }),
        answer: DoneSchema,
        refusals: [400, 401],
      },
      async ({ person, params, body }) => {
        if (!/^[\w-]{1,40}$/.test(params.id!)) return new No(400, 'this is no table');
        await channels.quiet(person.id, params.id!, !body.on);
        return DONE;
      },
    ),
  ];
}

/** The whole address of a webhook opens it: only its host is shown again. */
function shown({ id, kind, name, address }: Channel) {
  const url = kind === 'push' ? (JSON.parse(address) as { endpoint: string }).endpoint : address;
  return { id, kind, name, host: kind === 'mail' ? '' : new URL(url).host };
}
