/**
 * Routes for private links to a seat: they hand over that seat and nothing else, so a lost cookie is not a lost game. A link is
 * its maker's, and works until they leave the seat in whatever way.
 */

import { timingSafeEqual } from 'node:crypto';
import { SeatKeySchema, SeatTakenSchema } from '@quai/protocol/answers/account.ts';
import { SeatClaimSchema } from '@quai/protocol/requests.ts';
import { changed, no, type Room, seatsOf } from '@quai/table/room.ts';
import type { Node } from '../boot/node.ts';
import { dropStaleLinks } from '../store/migrations/link-owners.ts';
import { rowsOf } from '../store/rows.ts';
import type { Schema } from '../store/schema.ts';
import { statement } from '../store/sql.ts';
import { No } from '../wire/refusal.ts';
import { type Route, route } from '../wire/route.ts';
import { hashed, type Known, newToken, type People } from './people.ts';

type Link = Readonly<Schema['seat_link']>;

export function seatLinkRoutes(node: Node, people: People): Route[] {
  const { sql, query } = people;
  return [
    route(
      {
        method: 'post',
        path: '/api/tables/{id}/seats/{seat}/link',
        summary: 'Make a private link to my seat; an earlier one stops working',
        who: 'person',
        answer: SeatKeySchema,
        refusals: ['table-not-found', 'not-your-seat'],
        limit: 30,
      },
      async ({ person, params }) => {
        const room = await node.freshRoom(params.id);
        const seat = Number(params.seat);
        if (room === null) return new No('table-not-found');
        if (!seatsOf(room, person.id).includes(seat)) return new No('not-your-seat');
        const key = newToken();
        const hash = hashed(key);
        const mine = { hash, person_id: person.id };
        const put = query
          .insertInto('seat_link')
          .values({ table_id: room.id, seat, ...mine })
          .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet(mine));
        // They may have left the seat meanwhile.
        await sql.run([statement(put), dropStaleLinks(query, room.id)]);
        return { key };
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/tables/{id}/take',
        summary: 'Take the seat of a private link; a visitor becomes a guest under its name',
        who: 'anyone',
        body: SeatClaimSchema,
        answer: SeatTakenSchema,
        refusals: ['seat-link-invalid', 'suspended'],
        limit: 10,
      },
      async ({ request, reply, params, person, body, now }) => {
        const link = await linkOf(people, params.id, body.key);
        const slot = link === null ? undefined : (await node.freshRoom(params.id))?.slots[link.seat];
        if (link === null || slot?.person !== link.person_id) return new No('seat-link-invalid');
        if (person?.suspended === true) return new No('suspended');
        const holder = person ?? (await people.add(slot.name, now));
        const taken = await node.rooms.change(params.id, (room) => handOver(room, link, holder), now);
        if (!taken.ok) return new No('seat-link-invalid');
        if (person === null) await people.signIn(request, reply, holder, now);
        return { seat: link.seat, name: holder.name };
      },
    ),
  ];
}

async function linkOf({ sql, query }: People, table: string, key: string): Promise<Link | null> {
  const links = await rowsOf<Link>(sql, query.selectFrom('seat_link').selectAll().where('table_id', '=', table));
  const hash = Buffer.from(hashed(key));
  return links.find((link) => timingSafeEqual(Buffer.from(link.hash), hash)) ?? null;
}

/** The seat takes the name of its new holder, if it is still the one of whoever made the link. A game under way is rated no more. */
function handOver(room: Room, { seat, person_id: maker }: Link, { id, name }: Known) {
  const { slots, table } = room;
  if (slots[seat]?.person !== maker) return no('table:not-yours');
  if (maker === id) return changed(room);
  const here = <T>(list: readonly T[], change: (one: T) => T) =>
    list.map((one, index) => (index === seat ? change(one) : one));
  // Else whoever is losing would leave the loss to a guest, and whoever is winning would pass the win on.
  const terms = table === null ? room.terms : { ...room.terms, rated: false };
  return changed({
    ...room,
    terms,
    slots: here(slots, (slot) => ({ ...slot, person: id, name })),
    table: table === null ? null : { ...table, holders: here(table.holders, (holder) => ({ ...holder, name })) },
  });
}
