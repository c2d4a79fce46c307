/** Routes for private links to a seat: they hand over that seat and nothing else, so a lost cookie is not a lost game. */

import { timingSafeEqual } from 'node:crypto';
import { SeatKeySchema, SeatTakenSchema } from '@quai/protocol/answers/account.ts';
import { SeatClaimSchema } from '@quai/protocol/requests.ts';
import { changed, no, type Room, seatsOf } from '@quai/table/room.ts';
import type { Node } from '../boot/node.ts';
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
        const put = query
          .insertInto('seat_link')
          .values({ table_id: room.id, seat, hash })
          .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ hash }));
        await sql.run([statement(put)]);
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
        refusals: ['seat-link-invalid', 'suspended', 'seat-vacated'],
        limit: 10,
      },
      async ({ request, reply, params, person, body, now }) => {
        const seat = await seatOf(people, params.id, body.key);
        const room = seat === null ? null : await node.freshRoom(params.id);
        if (seat === null || room === null) return new No('seat-link-invalid');
        if (person?.suspended === true) return new No('suspended');
        const slot = room.slots[seat]!;
        if (slot.person === null) return new No('seat-vacated');
        const holder = person ?? (await people.add(slot.name, now));
        if (person === null) await people.signIn(request, reply, holder, now);
        const taken = await node.rooms.change(room.id, (fresh) => handOver(fresh, seat, holder), now);
        return taken.ok ? { seat, name: holder.name } : new No('seat-vacated');
      },
    ),
  ];
}

async function seatOf({ sql, query }: People, table: string, key: string): Promise<number | null> {
  const links = await rowsOf<Link>(sql, query.selectFrom('seat_link').selectAll().where('table_id', '=', table));
  const hash = Buffer.from(hashed(key));
  return links.find((link) => timingSafeEqual(Buffer.from(link.hash), hash))?.seat ?? null;
}

/** The seat takes the name of its new holder. */
function handOver(room: Room, seat: number, { id, name }: Known) {
  const { slots, table } = room;
  if (slots[seat]!.person === null) return no('table:no-seat');
  if (slots[seat]!.person === id) return changed(room);
  const here = <T>(list: readonly T[], change: (one: T) => T) =>
    list.map((one, index) => (index === seat ? change(one) : one));
  return changed({
    ...room,
    slots: here(slots, (slot) => ({ ...slot, person: id, name })),
    table: table === null ? null : { ...table, holders: here(table.holders, (holder) => ({ ...holder, name })) },
  });
}
