/** Routes for profile pages, the people at a table, and ratings. */

import { listed } from '@quai/games/list.ts';
import { PagesSchema, PersonSchema, RatingsSchema } from '@quai/protocol/answers/people.ts';
import { shutOut } from '@quai/table/telling.ts';
import type { Node } from '../boot/node.ts';
import type { People } from '../people/people.ts';
import { rowsOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { EditionNames } from '../tables/called.ts';
import { No } from '../wire/refusal.ts';
import { type Route, route } from '../wire/route.ts';
import { botRatingsOf } from './bots.ts';
import { pageOf } from './page.ts';

const MOST = 100;

export function ratingRoutes(node: Node, people: People): Route[] {
  const { sql, query } = people;
  const names = new EditionNames((hash) => node.store.edition(hash));
  return [
    route(
      {
        method: 'get',
        path: '/api/people/{page}',
        summary: 'A profile page: results, ratings over time, head to head',
        who: 'anyone',
        answer: PersonSchema,
        refusals: ['person-not-found'],
      },
      async ({ params, person }) => {
        const found = await people.byPage(params.page);
        return found === null ? new No('person-not-found') : pageOf(people, names, found, found.id === person?.id);
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/tables/{id}/people',
        summary: 'The profile pages of the players at a table, by seat',
        who: 'anyone',
        answer: PagesSchema,
        refusals: ['table-not-found', 'players-only'],
      },
      async ({ params, person, now }) => {
        const room = await node.freshRoom(params.id);
        if (room === null) return new No('table-not-found');
        if (shutOut(room, person?.id ?? null, now)) return new No('players-only');
        const known = await people.byIds(room.slots.flatMap((slot) => slot.person ?? []));
        return {
          pages: room.slots.map((slot) => (slot.person === null ? null : (known.get(slot.person)?.page ?? null))),
        };
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/ratings/{game}',
        summary: 'The ratings of a game, best first; bots are marked, and rated by the arena',
        who: 'anyone',
        answer: RatingsSchema,
        refusals: ['game-not-found'],
      },
      async ({ params }) => {
        const game = params.game;
        if (listed(game) === undefined) return new No('game-not-found');
        const rows = await rowsOf<Schema['rating'] & Pick<Schema['person'], 'name' | 'page' | 'kind'>>(
          sql,
          query
            .selectFrom('rating')
            .innerJoin('person', 'person.id', 'rating.person_id')
            .select(['rating', 'deviation', 'played', 'name', 'page', 'kind'])
            .where('game', '=', game)
            .orderBy('rating', 'desc')
            .limit(MOST),
        );
        const programs = rows.map(({ kind, ...row }) => ({ ...row, bot: kind === 'bot' }));
        const ours = Object.entries(await botRatingsOf(game)).map(([name, { rating, deviation }]) => ({
          name,
          page: null,
          bot: true,
          rating,
          deviation,
          played: null,
        }));
        return { ratings: [...programs, ...ours].sort((a, b) => b.rating - a.rating) };
      },
    ),
  ];
}
