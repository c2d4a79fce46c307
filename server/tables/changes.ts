/** From a request to a change of a room: which it is, and whether this person may ask for it. */

import { DEFAULT_BOT, isBotName } from '@quai/bots/list.ts';
import type { Request } from '@quai/protocol/messages.ts';
import { type Handled, no, playIn, type Room, resignIn, seatsOf, undoIn } from '@quai/table/room.ts';
import {
  answerAsk,
  askUndo,
  comeBack,
  giveTime,
  replaceAbsent,
  seatBot,
  sit,
  stand,
  start,
} from '@quai/table/seating.ts';
import type { Person } from '../store/store.ts';

/** Requests that change nothing of the room itself. */
type Other = 'watch' | 'unwatch' | 'replay' | 'rematch' | 'say' | 'mute' | 'look';
export type ChangeRequest = Exclude<Request, { type: Other }>;

export function changeOf(room: Room, person: Person, request: ChangeRequest, now: number): Handled {
  const { id, name } = person;
  const own = 'seat' in request && seatsOf(room, id).includes(request.seat);
  const mine = (work: () => Handled): Handled => (own ? work() : no('table:not-yours'));
  switch (request.type) {
    case 'sit':
      return sit(room, id, name, request.seat, request.contribution, request.key, now);
    case 'stand':
      return stand(room, id, request.seat);
    case 'bot':
      if (request.bot !== null && !isBotName(request.bot)) return no('table:no-bot');
      return seatBot(room, id, request.seat, request.bot);
    case 'start':
      if (request.fill !== undefined && !isBotName(request.fill)) return no('table:no-bot');
      return start(room, id, now, request.fill);
    case 'play':
      return mine(() => playIn(room, request.seat, request.since, request.moves, now));
    case 'undo':
      return mine(() => undoIn(room, request.seat, request.to, now));
    case 'ask':
      return mine(() => askUndo(room, id, request.seat, request.to, now));
    case 'agree':
      return answerAsk(room, id, request.yes, now);
    case 'resign':
      return mine(() => resignIn(room, request.seat, DEFAULT_BOT, now));
    case 'replace':
      if (!isBotName(request.bot)) return no('table:no-bot');
      return replaceAbsent(room, id, request.seat, request.bot, now);
    case 'return':
      return comeBack(room, id, request.seat, now);
    case 'time':
      return giveTime(room, id, request.seat, request.time);
  }
}
