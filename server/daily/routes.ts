/** The daily board over HTTP. */

import { DaySchema, MadeSchema } from '@quai/protocol/answers/tables.ts';
import type { Node } from '../boot/node.ts';
import type { People } from '../people/people.ts';
import { No, open, own, type Route } from '../wire/route.ts';
import { Daily } from './daily.ts';
import { dayAt, dayBefore, isDay } from './days.ts';

export function dailyRoutes(node: Node, people: People): Route[] {
  const daily = new Daily(node, people);
  return [
    open(
      {
        method: 'get',
        path: '/api/daily',
        summary: 'Today’s board of Railroad Ink: the same dice for everybody; its commitment, your table, the scores',
        answer: DaySchema,
        refusals: [],
      },
      async ({ person, now }) => {
        const day = dayAt(now);
        await daily.begin(day);
        const before = dayBefore(day);
        const played = await daily.scores(before, null, now);
        return { ...(await daily.scores(day, person, now))!, before: played === null ? null : before };
      },
    ),
    open(
      {
        method: 'get',
        path: '/api/daily/{day}',
        summary: 'The board of another day, with its seed once it is over',
        answer: DaySchema,
        refusals: [404],
      },
      async ({ params, person, now }) => {
        const day = params.day!;
        const scores = isDay(day) ? await daily.scores(day, person, now) : null;
        if (scores === null) return new No(404, 'there was no board on this day');
        const before = dayBefore(day);
        return { ...scores, before: (await daily.scores(before, null, now)) === null ? null : before };
      },
    ),
    own(
      {
        method: 'post',
        path: '/api/daily',
        summary: 'Plays today’s board: the answer names your table of the day',
        answer: MadeSchema,
        refusals: [401, 403],
      },
      async ({ person, now }) => {
        if (person.suspended) return new No(403, 'this account is suspended');
        const day = dayAt(now);
        await daily.begin(day);
        return { table: await daily.play(day, person, now) };
      },
      'account',
    ),
  ];
}
