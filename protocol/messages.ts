/** What goes over the wire between a table and those around it, checked by schema on both sides. See docs/protocol.md. */

import * as v from 'valibot';
import { TermsSchema } from './terms.ts';

export const PROTOCOL = 1;
/** A longer message is refused unread. */
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

/** What came of a real box, for a table that is typed in. */
const Outcomes = v.pipe(v.array(Seq), v.maxLength(200));

const request = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), id: Id, table: TableId, ...entries });

/** What a person's page asks. `id` comes back in the answer. */
export const RequestSchema = v.variant('type', [
  /** Tell me about this table from now on; `have` is the last entry I know, `as` the seat of mine I look from. */
  request('watch', { have: v.optional(Seq), as: v.optional(Seat) }),
  request('unwatch', {}),
  /** Take a free seat; the bytes go into the key of the draws. `key` opens a seat of an invited table. */
  request('sit', { seat: Seat, contribution: Contribution, key: v.optional(Key) }),
  request('stand', { seat: Seat }),
  /** The host gives a free seat to a bot, or frees it again. */
  request('bot', { seat: Seat, bot: v.nullable(Bot) }),
  /** The host starts; `fill` gives the seats that are still free to bots. */
  request('start', { fill: v.optional(Bot), outcomes: v.optional(Outcomes) }),
  /** My moves, chosen while the choice that opened at entry `since` was open. */
  request('play', {
    seat: Seat,
    since: Seq,
    moves: v.pipe(v.array(Move), v.minLength(1), v.maxLength(500)),
    outcomes: v.optional(Outcomes),
  }),
  request('undo', { seat: Seat, to: Seq }),
  /** Asks every other seat to go back to before entry `to`; they answer by `agree`. */
  request('ask', { seat: Seat, to: Seq }),
  request('agree', { yes: v.boolean() }),
  request('resign', { seat: Seat }),
  /** The host lets a bot play on for somebody absent. */
  request('replace', { seat: Seat, bot: Bot }),
  /** I play for myself again. */
  request('return', { seat: Seat }),
  /** The host gives a seat more time. */
  request('time', { seat: Seat, time: Time }),
  /** The same people once more; the answer names the new table. */
  request('rematch', {}),
  /** Chat, among the seats. */
  request('say', { text: Text }),
  /** I no longer want to read what the person on this seat says, at any table; or again. */
  request('mute', { seat: Seat, on: v.boolean() }),
  /** Is my page in front of me? Whoever looks is sent no notices of this table. */
  request('look', { on: v.boolean() }),
  /** The table as I knew it after entry `at`. */
  request('replay', { at: Seq, as: v.optional(Seat) }),
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
  /** The legal moves of the seat one looks from, in notation. */
  moves: v.array(v.string()),
  acting: v.array(Seat),
  /** To be sent with the moves. */
  since: Seq,
  /** The last entry, if this seat may take it back by itself. */
  undo: v.nullable(Seq),
  over: v.nullable(v.string()),
  result: v.nullable(v.array(StandingSchema)),
});

/** A seat as anybody sees it, in a list of tables too. */
export const SeatSchema = v.object({
  name: v.string(),
  bot: v.nullable(v.string()),
  /** A person or a bot is there. */
  taken: v.boolean(),
  yours: v.boolean(),
  /** Kept for you. */
  kept: v.boolean(),
  /** Kept for somebody, you or another; `name` says for whom while they have not come. */
  reserved: v.boolean(),
});

/** The whole of what one viewer may know of a table. */
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
      /** Its person is absent, or a bot plays on for them. */
      away: v.boolean(),
    }),
  ),
  /** Somebody types in what comes of a real box. */
  box: v.optional(v.boolean()),
  /** Are you the one who made this table? */
  host: v.boolean(),
  /** For the host of an invited table: what opens each seat. */
  keys: v.optional(v.array(v.nullable(v.string()))),
  commitment: v.string(),
  /** Shown when the table is over. */
  seed: v.nullable(v.string()),
  contributions: v.array(v.string()),
  /** The seat this is seen from; null for a spectator. */
  as: v.nullable(Seat),
  /** Number of entries. */
  seq: Seq,
  now: v.nullable(PositionSchema),
  /** What each seat has left, in milliseconds, when this was sent; and whose clock runs. Null: no clock. */
  clock: v.nullable(v.object({ left: v.array(v.number()), running: v.array(v.boolean()) })),
  /** Does the result count? */
  rated: v.boolean(),
  /** A seat asks all others to go back to before entry `to`. */
  ask: v.nullable(v.object({ seat: Seat, to: Seq, agreed: v.array(Seat) })),
  /** The table at which the same people play again. */
  rematch: v.nullable(TableId),
  /** Entries after the one the viewer said it had. */
  from: Seq,
  events: v.array(v.object({ seq: Seq, event: EventSchema })),
});
export type TableMessage = v.InferOutput<typeof TableSchema>;

const AnswerSchema = v.variant('ok', [
  v.object({
    type: v.literal('answer'),
    id: v.nullable(Id),
    ok: v.literal(true),
    seq: v.optional(Seq),
    now: v.optional(PositionSchema),
    /** The new table, after `rematch`. */
    table: v.optional(TableId),
  }),
  /** `move`: which of the moves was refused. */
  v.object({
    type: v.literal('answer'),
    id: v.nullable(Id),
    ok: v.literal(false),
    refusal: RefusalSchema,
    move: v.optional(v.number()),
    /** Of a table typed in from a box: what must be looked up, and how many of each kind it may be. */
    asked: v.optional(v.object({ what: v.string(), counts: v.array(v.number()) })),
  }),
]);
export type Answer = v.InferOutput<typeof AnswerSchema>;

/** Lines of a table's chat, oldest first; `n` numbers them. A known number with no text: that line was removed. For its seats only. */
const ChatSchema = v.object({
  type: v.literal('chat'),
  table: TableId,
  lines: v.array(v.object({ n: Seq, seat: Seat, name: v.string(), text: v.string(), at: v.number() })),
});
export type ChatMessage = v.InferOutput<typeof ChatSchema>;

/** The seats whose person has the table in front of them. */
const PresentSchema = v.object({ type: v.literal('present'), table: TableId, seats: v.array(Seat) });

/** How the server is: without its store it takes no moves; without its bus news from other nodes come late. */
const ServiceSchema = v.object({ type: v.literal('service'), store: v.boolean(), bus: v.boolean() });

/** The server stops, or the page is too old. */
const ByeSchema = v.object({ type: v.literal('bye'), reason: v.picklist(['stopping', 'old']) });
/** First word of the server: a page made for another protocol reloads. */
const WelcomeSchema = v.object({ type: v.literal('welcome'), protocol: v.number(), build: v.string() });

export const ReplySchema = v.variant('type', [
  AnswerSchema,
  TableSchema,
  ChatSchema,
  PresentSchema,
  ServiceSchema,
  ByeSchema,
  WelcomeSchema,
]);
export type Reply = v.InferOutput<typeof ReplySchema>;

/** Reads a message of the other side: null if it is not one. */
export function parseMessage<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  if (text.length > MOST_BYTES && schema === (RequestSchema as unknown)) return null;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
