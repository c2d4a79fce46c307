/** The messages of the WebSocket, in both directions, checked by schema on both sides. docs/protocol.md explains them. */

import * as v from 'valibot';
import { parseJson } from './json.ts';
import { TermsSchema } from './terms.ts';

export const PROTOCOL = 1;
/** Longer requests are refused unread. */
export const MOST_BYTES = 64 * 1024;

const TableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11));
const Seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const Id = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const Move = v.pipe(v.string(), v.regex(/^\S{1,200}$/));
const Bot = v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/));
const Key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));
const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
/** Milliseconds, at most 30 days. */
const Time = v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(30 * 24 * 3600_000));
const Contribution = v.pipe(v.string(), v.regex(/^([0-9a-f]{2}){1,32}$/));

/** What happened in the physical game, for a table that is typed in from a real box. */
const Outcomes = v.pipe(v.array(Seq), v.maxLength(200));

const request = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), id: Id, table: TableId, ...entries });

/** Requests. `id` comes back in the answer. */
export const RequestSchema = v.variant('type', [
  /**
   * Send me this table, now and after every change; `have` is the last entry I know, `as` the seat of mine I look from. `changes`:
   * after the first message only what has changed. `recent`: at first only the events of so many entries. `moves`: whether to list
   * my legal moves; a program with the rules works them out itself.
   */
  request('watch', {
    have: v.optional(Seq),
    as: v.optional(Seat),
    changes: v.optional(v.boolean()),
    recent: v.optional(Seq),
    moves: v.optional(v.boolean()),
  }),
  request('unwatch', {}),
  /** Take a free seat; the bytes go into the key of the draws. `key` opens a seat of an invited table. */
  request('sit', { seat: Seat, contribution: Contribution, key: v.optional(Key) }),
  request('stand', { seat: Seat }),
  /** The host gives a free seat to a bot, or frees it again. */
  request('bot', { seat: Seat, bot: v.nullable(Bot) }),
  /** The host starts; `fill` gives the remaining free seats to bots. */
  request('start', { fill: v.optional(Bot), outcomes: v.optional(Outcomes) }),
  /** My moves, answering the choice that opened at entry `since`; `held` as it came with the position. */
  request('play', {
    seat: Seat,
    since: Seq,
    held: v.optional(Seq),
    moves: v.pipe(v.array(Move), v.minLength(1), v.maxLength(500)),
    outcomes: v.optional(Outcomes),
  }),
  request('undo', { seat: Seat, to: Seq }),
  /** At a table typed in from a box: says again what came last; what was done since is undone. */
  request('correct', { seat: Seat, outcomes: v.optional(Outcomes) }),
  /** Asks all other players to undo back to before entry `to`; they answer with `agree`. */
  request('ask', { seat: Seat, to: Seq }),
  /** Answers a question; `asked` names it, with the number of entries there were (`seq`). Any other is not answered by it. */
  request('agree', { asked: v.optional(v.strictObject({ seat: Seat, to: Seq, seq: Seq })), yes: v.boolean() }),
  request('resign', { seat: Seat }),
  /** The host lets a bot take over for an absent player. */
  request('replace', { seat: Seat, bot: Bot }),
  /** I take over from the bot again. */
  request('return', { seat: Seat }),
  /** The host gives a player more time. */
  request('time', { seat: Seat, time: Time }),
  /** Play again with the same people, and with the same set-up if `keep`; the answer names the new table. */
  request('rematch', { keep: v.optional(v.boolean()) }),
  /** Chat, among the players. */
  request('say', { text: Text }),
  /** Hide the chat of the person on this seat, at every table; or show it again. */
  request('mute', { seat: Seat, on: v.boolean() }),
  /** Whether the page is visible. No notices about this table are sent to somebody who is looking at it. */
  request('look', { on: v.boolean() }),
  /** The position after entry `at`, as I knew it. */
  request('replay', { at: Seq, as: v.optional(Seat) }),
  /** Earlier events: those of the entries before this one, some of them at a time. */
  request('events', { before: Seq, as: v.optional(Seat) }),
]);
export type Request = v.InferOutput<typeof RequestSchema>;

const Figures = v.record(v.string(), v.union([v.string(), v.number()]));
const RefusalSchema = v.object({ rule: v.string(), figures: Figures });

const LineSchema = v.object({
  id: v.string(),
  points: v.number(),
  figures: v.optional(Figures),
  marks: v.optional(v.array(v.array(v.number()))),
});
const StandingSchema = v.object({ seat: Seat, total: v.number(), rank: v.number(), lines: v.array(LineSchema) });
const EventSchema = v.looseObject({ kind: v.string(), by: v.nullable(Seat) });

const PositionSchema = v.object({
  view: v.unknown(),
  /** The legal moves of the seat looked from, in notation. */
  moves: v.array(v.string()),
  acting: v.array(Seat),
  /** To be sent along with moves. */
  since: Seq,
  /** How many of this seat's moves the server has that nobody else knows of yet; to be sent along with moves. */
  held: v.number(),
  /** The last entry, if this seat may undo it without asking; the number of the next one for the last moves `held`. */
  undo: v.nullable(Seq),
  over: v.nullable(v.string()),
  result: v.nullable(v.array(StandingSchema)),
});

/** A seat as everybody sees it, also in lists of tables. */
export const SeatSchema = v.object({
  name: v.string(),
  bot: v.nullable(v.string()),
  /** By a person or a bot. */
  taken: v.boolean(),
  yours: v.boolean(),
  /** Reserved for you. */
  kept: v.boolean(),
  /** Reserved for somebody; `name` says for whom until they come. */
  reserved: v.boolean(),
});

const EventsSchema = v.array(v.object({ seq: Seq, event: EventSchema }));

/** Everything that one viewer may know about a table. */
export const TableSchema = v.object({
  type: v.literal('table'),
  table: TableId,
  game: v.string(),
  rulesNumber: v.number(),
  edition: v.object({ id: v.string(), hash: v.string(), data: v.optional(v.unknown()) }),
  options: v.record(v.string(), v.string()),
  terms: TermsSchema,
  status: v.picklist(['open', 'playing', 'over']),
  seats: v.array(
    v.object({
      ...SeatSchema.entries,
      resigned: v.boolean(),
      /** Its player is absent, or a bot has taken over. */
      away: v.boolean(),
    }),
  ),
  /** Typed in from a real box. */
  box: v.optional(v.boolean()),
  /** Whether you are the host. */
  host: v.boolean(),
  /** For the host of an invited table: the key of each seat. */
  keys: v.optional(v.array(v.nullable(v.string()))),
  commitment: v.string(),
  /** Shown when the table is over. */
  seed: v.nullable(v.string()),
  contributions: v.array(v.string()),
  /** The seat looked from; null for a spectator. */
  as: v.nullable(Seat),
  /** Number of entries. */
  seq: Seq,
  /** The position; null before the start. */
  now: v.nullable(PositionSchema),
  /** The time each seat has left, in milliseconds, when this was sent, and whose clock is running. Null without clocks. */
  clock: v.nullable(v.object({ left: v.array(v.number()), running: v.array(v.boolean()) })),
  /** Whether the result counts for ratings. */
  rated: v.boolean(),
  /** A seat asks all others to undo back to before entry `to`. `unrates`: if they agree, the game is no longer rated. */
  ask: v.nullable(v.object({ seat: Seat, to: Seq, agreed: v.array(Seat), unrates: v.boolean() })),
  /** The table where the same people play again. */
  rematch: v.nullable(TableId),
  /** `events` are those of the entries from this one on. */
  from: Seq,
  events: EventsSchema,
});
export type TableMessage = v.InferOutput<typeof TableSchema>;

/** What has changed in the last `table` of this connection, and the new events. See change.ts. */
const ChangeSchema = v.object({
  type: v.literal('change'),
  table: TableId,
  change: v.nullable(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())])),
  from: Seq,
  events: EventsSchema,
});
export type ChangeMessage = v.InferOutput<typeof ChangeSchema>;

const AnswerSchema = v.variant('ok', [
  v.object({
    type: v.literal('answer'),
    id: v.nullable(Id),
    ok: v.literal(true),
    seq: v.optional(Seq),
    /** The position, in answer to `replay`. */
    now: v.optional(PositionSchema),
    /** The new table, in answer to `rematch`. */
    table: v.optional(TableId),
    /** In answer to `events`: those of the entries from this one on. */
    from: v.optional(Seq),
    events: v.optional(EventsSchema),
  }),
  /** `move`: the index of the move that was refused. */
  v.object({
    type: v.literal('answer'),
    id: v.nullable(Id),
    ok: v.literal(false),
    refusal: RefusalSchema,
    move: v.optional(v.number()),
    /** At a table typed in from a box: what to look up there, how many of each kind are possible, and what is being corrected. */
    asked: v.optional(v.object({ what: v.string(), counts: v.array(v.number()), was: v.optional(v.number()) })),
  }),
]);
export type Answer = v.InferOutput<typeof AnswerSchema>;

/** Lines of chat, oldest first, numbered by `n`; for players only. A known number with an empty text was removed. */
const ChatSchema = v.object({
  type: v.literal('chat'),
  table: TableId,
  lines: v.array(v.object({ n: Seq, seat: Seat, name: v.string(), text: v.string(), at: v.number() })),
});
export type ChatMessage = v.InferOutput<typeof ChatSchema>;

/** The seats whose players are looking at the table. */
const PresentSchema = v.object({ type: v.literal('present'), table: TableId, seats: v.array(Seat) });

/** A bot of the table waits until others have finished thinking; or it no longer does. */
const QueuedSchema = v.object({ type: v.literal('queued'), table: TableId, on: v.boolean() });

/** What the server can reach. Without its store or its bus it takes no moves. */
const ServiceSchema = v.object({ type: v.literal('service'), store: v.boolean(), bus: v.boolean() });

/** The server is shutting down, or the page was made for another protocol. */
const ByeSchema = v.object({ type: v.literal('bye'), reason: v.picklist(['stopping', 'old']) });
/** The first message. A page made for another protocol reloads. */
const WelcomeSchema = v.object({ type: v.literal('welcome'), protocol: v.number(), build: v.string() });

export const ReplySchema = v.variant('type', [
  AnswerSchema,
  TableSchema,
  ChangeSchema,
  ChatSchema,
  PresentSchema,
  QueuedSchema,
  ServiceSchema,
  ByeSchema,
  WelcomeSchema,
]);
export type Reply = v.InferOutput<typeof ReplySchema>;

/** null if invalid. */
export function parseMessage<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  if (text.length > MOST_BYTES && schema === (RequestSchema as unknown)) return null;
  try {
    return parsed(schema, parseJson(text));
  } catch {
    return null;
  }
}

/** null if invalid. */
export function parsed<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
}
