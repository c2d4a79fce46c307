/** A link to the table of a lesson, which lives in this page. To the rest of the site it is a table like any other. */

import type { Refusal } from '@quai/engine/contract.ts';
import { type Answer, parseMessage, type Reply, type Request, RequestSchema } from '@quai/protocol/messages.ts';
import { LEARNER } from '@quai/table/lesson.ts';
import type { Room } from '@quai/table/room.ts';
import { messageFor, positionAt } from '@quai/table/telling.ts';
import { Link } from '../link/link.ts';

/** The room after the learner's moves, or why they were refused. */
export type Outcome = Readonly<{ ok: true; room: Room }> | Readonly<{ ok: false; refusal: Refusal }>;

export function lessonLink(first: Room, play: (room: Room, moves: readonly string[]) => Outcome): Link {
  const link = new Link();
  let room = first;
  const lastEntry = () => (room.table?.entries.length ?? 0) - 1;
  const say = (reply: Reply) => queueMicrotask(() => link.received(JSON.stringify(reply)));
  const tell = (have: number) => say(messageFor(room, LEARNER, undefined, have));
  link.opened({
    send(text) {
      const request = parseMessage<Request>(RequestSchema, text);
      if (request === null) return;
      const { id } = request;
      const done: Answer = { type: 'answer', id, ok: true };
      switch (request.type) {
        case 'watch':
          say(done);
          return tell(request.have ?? -1);
        case 'unwatch':
          return say(done);
        case 'play': {
          const before = lastEntry();
          const outcome = play(room, request.moves);
          if (!outcome.ok) return say({ type: 'answer', id, ok: false, refusal: outcome.refusal as never });
          room = outcome.room;
          say({ ...done, seq: lastEntry() + 1 });
          return tell(before);
        }
        case 'replay': {
          const position = positionAt(room, LEARNER, undefined, request.at);
          if (position !== null) return say({ ...done, now: position });
        }
      }
      say({ type: 'answer', id, ok: false, refusal: { rule: 'malformed', figures: {} } });
    },
  });
  return link;
}
