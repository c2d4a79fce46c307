/** The shape of an edition file, field by field. editionSense.ts checks whether it makes sense. */

import type { Read } from '@quai/engine/contract.ts';
import { listOf, said, shapeProblem, whole } from '@quai/engine/shape.ts';
import type { Language } from '@quai/engine/words.ts';
import * as v from 'valibot';
import { senseOf } from './editionSense.ts';
import { operations } from './rules/ops/list.ts';
import type { ParamKind, Params, RawOp } from './rules/params.ts';
import { MOST_OF_A_KIND } from './rules/prices.ts';
import { type Edition, LETTERS, LINES, PROVENANCES, REQUIREMENTS, SCORINGS } from './rules/printed.ts';

const count = whole(1, 30);
const countOrNone = whole(0, 30);
const pieces = whole(0, 99);
const units = whole(1, MOST_OF_A_KIND);
const text = v.pipe(v.string(), v.nonEmpty());
const named = v.strictObject({ en: text, fr: text });
const lineId = v.picklist(LINES);
const letter = v.picklist(LETTERS);
const cardCode = v.pipe(
  v.string(),
  v.regex(
    /^[IVX]+(\/[IVX]+)?-[1-9]$/,
    said('a card is written like IV-2 or I/II-5', 'une carte s’écrit comme IV-2 ou I/II-5'),
  ),
);

const sources = v.record(v.string(), v.picklist(PROVENANCES));

const costFields = {
  iron: v.exactOptional(units),
  stone: v.exactOptional(units),
  rubble: v.exactOptional(units),
  passenger: v.exactOptional(units),
};
const cost = v.strictObject({ ...costFields, anyResource: v.exactOptional(units) });
const gain = v.strictObject({
  iron: v.exactOptional(count),
  stone: v.exactOptional(count),
  anyResource: v.exactOptional(count),
  rubble: v.exactOptional(count),
  passenger: v.exactOptional(count),
  vp: v.exactOptional(count),
});

/** Operations in one list; lists nest in lists. */
const MOST_OPS = 12;

// The operations come from a table, so their fields are unknown to the compiler; `opSchema` checks them.
const ops = v.lazy(() => listOf(op, MOST_OPS, 1)) as unknown as v.GenericSchema<RawOp[]>;

const kinds: Readonly<Record<ParamKind, v.GenericSchema>> = {
  count,
  countOrNone,
  countOrTickets: v.union([count, v.literal('tickets')]),
  countOrAny: v.union([count, v.literal('any')]),
  cost,
  gain,
  lineFilter: v.picklist(['any', 'ticket', 'ticketOrTrack']),
  spread: v.picklist(['oneLine', 'upToTwoLines', 'differentLines']),
  targets: listOf(v.picklist(['anyAvailable', 'start', 'ticketLine', 'adjacent', 'pub', 'home']), 6, 1),
  flag: v.boolean(),
  always: v.literal(true),
  colour: text,
  ops,
  substitute: v.nullable(v.strictObject({ stone: v.literal('iron') })),
};

/** FH-42: exactly the parameters that the operation declares. */
function opSchema(name: string, params: Params) {
  const fields = Object.entries(params).map(([key, { kind, otherwise }]) => [
    key,
    otherwise === undefined ? kinds[kind] : v.exactOptional(kinds[kind]),
  ]);
  return v.strictObject({ op: v.literal(name), ...Object.fromEntries(fields) });
}

const op = v.variant(
  'op',
  Object.entries(operations).map(([name, { params }]) => opSchema(name, params)),
);

const station = v.strictObject({
  id: text,
  name: text,
  cards: listOf(cardCode, 2, 1),
  lines: listOf(lineId, 2, 1),
  columns: listOf(count, 2, 1),
  tracks: whole(0, 2),
  rubble: countOrNone,
  spaces: v.pipe(
    v.array(
      v.strictObject({
        cost: v.strictObject(costFields),
        bonus: v.strictObject({ vp: v.exactOptional(count), passenger: v.exactOptional(count) }),
      }),
    ),
    v.maxLength(3),
  ),
  ordered: v.boolean(),
  onBuild: v.nullable(ops),
  surveyor: v.nullable(ops),
  sources,
  note: v.exactOptional(text),
});

const actionCard = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^[A-E][1-9]$/, said('an action card is named A1 to E9', 'une carte Action se nomme de A1 à E9')),
  ),
  owner: v.picklist(['blue', 'green', 'neutral']),
  type: letter,
  back: letter,
  scoring: v.picklist(SCORINGS),
  name: named,
  requires: listOf(v.picklist(REQUIREMENTS), REQUIREMENTS.length),
  ops,
  sources,
  note: v.exactOptional(text),
});

/** Cards of one kind in the box. */
const MOST_CARDS = 100;

const mainAction = v.strictObject({ name: named, ops, sources });

const editionSchema = v.strictObject({
  game: v.literal('foothills'),
  id: text,
  name: named,
  provenance: v.strictObject({
    summary: v.strictObject({ en: listOf(text, 50), fr: listOf(text, 50) }),
    sources: listOf(text, 50),
  }),
  box: v.strictObject({
    iron: pieces,
    stone: pieces,
    events: pieces,
    rubble: pieces,
    passengers: pieces,
    competitors: pieces,
    tilesPerSeat: pieces,
    buffers: whole(1, 6),
    ticketsPerColour: pieces,
    sources,
  }),
  setup: v.strictObject({
    stockyard: count,
    opening: countOrNone,
    reservePerType: countOrNone,
    summitLine: lineId,
    sources,
  }),
  figures: v.strictObject({
    refill: count,
    eventsReturnAt: count,
    clearVp: countOrNone,
    trackVp: countOrNone,
    passengerVp: v.pipe(v.number(), v.minValue(0), v.maxValue(30), v.multipleOf(0.5)),
    summitVp: countOrNone,
    stallTurns: whole(1, 1000),
    sources,
  }),
  tickets: listOf(
    v.strictObject({
      colour: v.pipe(
        v.string(),
        v.regex(/^[a-z]+$/, said('a colour is a single lower-case word', 'une couleur est un seul mot, en minuscules')),
      ),
      name: named,
      lines: listOf(lineId, LINES.length, 1),
      sources,
      note: v.exactOptional(text),
    }),
    LINES.length,
  ),
  lines: v.pipe(
    v.array(v.strictObject({ id: lineId, name: text, bonusVp: countOrNone, sources, note: v.exactOptional(text) })),
    v.length(LINES.length),
  ),
  backs: listOf(
    v.strictObject({ card: cardCode, name: text, closed: v.nullable(v.strictTuple([lineId, lineId])), sources }),
    MOST_CARDS,
  ),
  stations: listOf(station, MOST_CARDS),
  mainActions: v.strictObject({ A: mainAction, B: mainAction, C: mainAction, D: mainAction, E: mainAction }),
  actionCards: listOf(actionCard, MOST_CARDS),
});

/** Every problem is a sentence that begins with the path of the value at fault. */
export function readEdition(raw: unknown, language: Language = 'en'): Read<Edition> {
  const read = v.safeParse(editionSchema, raw, { lang: language });
  if (!read.success) {
    const told = read.issues.map((issue) => shapeProblem(issue, language));
    return { ok: false, problems: told.map(([path, sentence]) => `${path ?? 'edition'}: ${sentence}`) };
  }
  const edition: Edition = read.output;
  const problems = senseOf(edition, language);
  return problems.length === 0 ? { ok: true, value: edition } : { ok: false, problems };
}
