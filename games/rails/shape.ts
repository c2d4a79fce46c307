/** The schema of an edition: a map of the family with its cards, tickets and figures. See docs/editions/rails.md. */

import { listOf, said } from '@quai/engine/shape.ts';
import * as v from 'valibot';

const whole = (min: number, max: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(min, `must be ${min} or more`),
    v.maxValue(max, `must be ${max} or less`),
  );
const text = v.pipe(
  v.string('must be a text'),
  v.nonEmpty('must not be empty'),
  v.maxLength(600, 'is too long'),
  // The name of a map stands in everybody's list of tables: nothing may turn the letters around it. Notes may have lines.
  v.regex(
    /^(?:[^\p{C}\u115f\u1160\u2800\u3164\uffa0]|\n)*$/u,
    said('must contain only visible characters', 'ne peut contenir que des caractères visibles'),
  ),
);
const id = v.pipe(
  v.string('must be a text'),
  v.regex(
    /^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/,
    said(
      'may contain only letters, digits and hyphens',
      'ne peut contenir que des lettres, des chiffres et des tirets',
    ),
  ),
);
/** A coordinate, an angle or a length of the drawing. */
const number = v.pipe(
  v.number('must be a number'),
  v.finite('must be a number'),
  v.minValue(-100_000),
  v.maxValue(100_000),
);

/** Where a figure comes from. */
const source = v.picklist(
  ['confirmed', 'recalled', 'reconstructed'],
  'must be one of confirmed, recalled, reconstructed',
);
const both = v.strictObject({ en: text, fr: text });
const forms = v.strictObject({ one: text, many: text });
const noun = v.strictObject({ en: forms, fr: forms });
const table = v.record(
  v.pipe(v.string(), v.regex(/^[1-9]\d?$/, said('must be a number from 1 to 99', 'doit être un nombre de 1 à 99'))),
  whole(0, 999),
);

const provenance = v.strictObject({
  summary: both,
  notes: listOf(v.strictObject({ about: text, source, from: text }), 100),
});

const piece = v.strictObject({
  id,
  name: noun,
  perSeat: whole(1, 99),
  /** Points for a route by its length, in spaces or cards. */
  points: table,
  by: v.picklist(['spaces', 'cards'], said('must be spaces or cards', 'doit être spaces ou cards')),
  source,
  pointsSource: source,
});

const cards = v.strictObject({
  colours: v.pipe(
    v.array(
      v.strictObject({
        id,
        letter: v.pipe(
          v.string(),
          v.regex(/^[A-Z]$/, said('must be one capital letter', 'doit être une lettre majuscule')),
        ),
        name: both,
        count: whole(1, 99),
        source,
      }),
    ),
    v.minLength(1, 'must name at least one colour'),
    v.maxLength(11, 'must name at most 11 colours'),
  ),
  wild: v.strictObject({ id, letter: v.literal('*', 'must be *'), name: noun, count: whole(0, 99), source }),
  dealt: whole(0, 12),
  row: whole(1, 9),
  sweep: v.nullable(v.strictObject({ wilds: whole(1, 9), limit: whole(1, 20) })),
  pairs: v.boolean('must be true or false'),
  source,
});

const tickets = v.strictObject({
  name: noun,
  dealt: whole(1, 6),
  keepDealt: whole(0, 6),
  drawn: whole(1, 6),
  keepDrawn: whole(1, 6),
  source,
  list: listOf(v.strictObject({ id, a: id, b: id, points: whole(1, 99), source }), 300),
});

const routeFilter = {
  length: v.optional(whole(1, 15)),
  icons: v.optional(v.literal(true, 'must be true or left out')),
  mark: v.optional(id),
  region: v.optional(id),
};
/** What a bonus card counts. */
const count = v.variant('of', [
  v.strictObject({ of: v.literal('hand') }),
  v.strictObject({ of: v.literal('pieces') }),
  v.strictObject({ of: v.literal('path') }),
  v.strictObject({ of: v.literal('regions') }),
  v.strictObject({ of: v.literal('routes'), ...routeFilter }),
  v.strictObject({
    of: v.literal('tickets'),
    pointsAtMost: v.optional(whole(1, 99)),
    mark: v.optional(id),
    region: v.optional(id),
  }),
]);

const bonuses = v.strictObject({
  laidOut: whole(1, 20),
  source,
  cards: listOf(v.strictObject({ id, name: both, text: both, points: whole(1, 99), count, source }), 100),
});

const place = v.strictObject({
  id,
  /** As the map prints it. */
  name: text,
  /** In each language, for lists and screen readers. */
  names: v.optional(both),
  /** The map prints no name here; this one is ours, for lists. */
  unnamed: v.optional(v.boolean()),
  region: v.optional(id),
  marks: v.optional(listOf(id, 20)),
  source,
});

const route = v.strictObject({
  id,
  a: id,
  b: id,
  /** Number of spaces, each for one piece. */
  length: whole(1, 15),
  /** A card colour, or gray for any single colour. */
  colour: id,
  kind: id,
  /** Number of cards to pay, if not one for each space. */
  cards: v.optional(whole(1, 15)),
  icons: v.optional(whole(1, 9)),
  draw: v.optional(whole(1, 9)),
  /** Shared by all routes between the same two places. */
  group: v.optional(id),
  source,
});

const point = v.strictTuple([number, number]);
const drawing = v.strictObject({
  canvas: v.strictObject({ width: whole(100, 10000), height: whole(100, 10000) }),
  /** Whether `via` lies on the curve or is the control point of a quadratic one. */
  via: v.picklist(['through', 'control'], 'must be through or control'),
  laneGap: number,
  source,
  seatColours: listOf(
    v.strictObject({
      id,
      name: both,
      hex: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, said('must be #rrggbb', 'doit être #rrvvbb')))),
    }),
    20,
  ),
  places: v.record(
    id,
    v.strictObject({
      x: number,
      y: number,
      label: v.strictObject({ x: number, y: number, anchor: v.picklist(['start', 'middle', 'end']) }),
    }),
  ),
  routes: v.record(
    id,
    v.strictObject({
      /** Centre and angle of every space, from a to b. */
      slots: listOf(v.strictTuple([number, number, number]), 15),
      slotLength: number,
      via: v.optional(point),
    }),
  ),
  shapes: v.optional(v.record(id, listOf(point, 1000))),
});

export const edition = v.strictObject({
  family: v.literal('rails', 'must be rails'),
  id,
  name: both,
  provenance,
  seats: v.strictObject({ min: whole(2, 5), max: whole(2, 5), source }),
  pieces: v.pipe(v.array(piece), v.minLength(1, 'must name at least one kind of piece'), v.maxLength(6, 'at most 6')),
  cards,
  tickets,
  parallel: v.strictObject({ limits: v.record(v.string(), table), source }),
  end: v.strictObject({ piecesLeft: whole(0, 20), source }),
  bonuses: v.nullable(bonuses),
  longestPath: v.nullable(v.strictObject({ points: whole(1, 99), source })),
  /** Tie-breakers in order; a tie that remains is a shared win. */
  ties: listOf(v.picklist(['tickets', 'bonuses', 'path'], 'must be one of tickets, bonuses, path'), 3),
  regions: v.optional(listOf(v.strictObject({ id, name: both }), 100)),
  places: v.pipe(v.array(place), v.minLength(2, 'must name at least two places'), v.maxLength(200, 'at most 200')),
  routes: v.pipe(v.array(route), v.minLength(1, 'must name at least one route'), v.maxLength(999, 'at most 999')),
  drawing: v.optional(drawing),
});

export type Edition = v.InferOutput<typeof edition>;
export type EditionRoute = v.InferOutput<typeof route>;
export type Count = v.InferOutput<typeof count>;
