/** Routes for the daily game. */

import { dailyGame } from '@quai/games/list.ts';
import { DaySchema, MadeSchema } from '@quai/protocol/answers/tables.ts';
import type { Node } from '../boot/node.ts';
import type { People } from '../people/people.ts';
import { No } from '../wire/refusal.ts';
import { type Route, route } from '../wire/route.ts';
import { Daily } from './daily.ts';
import { dayAt, dayBefore, isDay } from './days.ts';

/** None if no game is played daily. */
export function dailyRoutes(node: Node, people: People): Route[] {
  if (dailyGame === undefined) return [];
  const daily = new Daily(node, people, dailyGame.id);
  return [
    route(
      {
        method: 'get',
        path: '/api/daily',
        summary: `Today’s board of ${dailyGame.title}: the same draws for everybody; its commitment, your table, the scores`,
        who: 'anyone',
        answer: DaySchema,
      },
      async ({ person, now }) => {
        const day = dayAt(now);
        await daily.begin(day);
        const before = dayBefore(day);
        const played = await daily.scores(before, null, now);
        const scores = await daily.scores(day, person, now);
        if (scores === null) throw new Error(`day ${day} has no seed`);
        return { ...scores, before: played === null ? null : before };
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/daily/{day}',
        summary: 'The game of another day, with its seed once the day is over',
        who: 'anyone',
        answer: DaySchema,
        refusals: ['day-not-found'],
      },
      async ({ params, person, now }) => {
        const day = params.day;
        const scores = isDay(day) ? await daily.scores(day, person, now) : null;
        if (scores === null) return new No('day-not-found');
        const before = dayBefore(day);
        return { ...scores, before: (await daily.scores(before, null, now)) === null ? null : before };
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/daily',
        summary: 'Play today’s game: the answer names my table',
        who: 'account',
        active: true,
        answer: MadeSchema,
      },
      async ({ person, now }) => {
        const day = dayAt(now);
        await daily.begin(day);
        return { table: await daily.play(day, person, now) };
      },
    ),
  ];
}
