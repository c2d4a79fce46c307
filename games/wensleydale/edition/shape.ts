/** The shape of an edition: a strict schema, and the type inferred from it. */

import { listOf, said, whole } from '@quai/engine/shape.ts';
import * as v from 'valibot';

const Source = v.picklist(['confirmed', 'recalled', 'reconstructed']);
/** Pieces in the box. */
const Count = whole(0, 500);
const Positive = whole(1, 500);
/** Moves are packed with fewer cubes or influence points than 64. */
const Amount = whole(0, 63);
const Points = whole(-200, 200);
const Text = v.pipe(v.string(), v.minLength(1));
const Both = v.strictObject({ en: Text, fr: Text });
/** Ids appear in the notation of moves, between `:` and `>`. */
const Id = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z0-9][A-Za-z0-9-]*$/,
    said(
      'an id is made of letters, digits and hyphens',
      'un identifiant est fait de lettres, de chiffres et de tirets',
    ),
  ),
);
const Coordinate = v.pipe(v.number(), v.minValue(-100_000), v.maxValue(100_000));
const Point = v.strictTuple([Coordinate, Coordinate]);
const Influence = v.picklist(['government', 'train', 'mr', 'ner']);
const Company = v.picklist(['mr', 'ner']);
const CompanyName = v.strictObject({ short: Text, name: Text, colour: Text });

const Region = v.strictObject({
  id: Id,
  name: Text,
  terrain: v.picklist(['hill', 'lowland', 'valley']),
  /** The South: lines may leave it but never enter it. */
  outOnly: v.optional(v.literal(true)),
  town: v.nullable(v.strictObject({ name: Text, size: v.picklist(['small', 'large']), companies: listOf(Company, 2) })),
  goods: v.nullable(v.picklist(['stone', 'cheese'])),
  centre: Point,
  /** With straight sides: two regions are neighbours if and only if they share one. */
  polygon: listOf(Point, 200, 3),
  /** The same region with natural borders, as drawn. */
  outline: listOf(Point, 1000, 3),
  source: Source,
});

const Border = v.strictObject({
  a: Id,
  b: Id,
  /** Where a link lies, and its rotation in degrees. */
  mid: Point,
  angle: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  line: listOf(Point, 500, 2),
  source: Source,
});

export const EditionShape = v.strictObject({
  game: v.literal('wensleydale'),
  id: Id,
  name: Both,
  /** The site shows `summary`; the lists have the details. */
  provenance: v.strictObject({ summary: Both, confirmed: listOf(Both, 50), reconstructed: listOf(Both, 50) }),
  canvas: v.strictObject({ width: whole(1, 10_000), height: whole(1, 10_000) }),
  rounds: v.strictObject({ three: whole(1, 20), four: whole(1, 20), source: Source }),
  components: v.strictObject({
    seat: v.strictObject({
      discs: Positive,
      cubes: whole(1, 63),
      links: Positive,
      locomotives: Positive,
    }),
    stone: Count,
    cheese: Count,
    figures: v.strictObject({ mr: Count, ner: Count, objectors: Count }),
    influenceDiscs: v.strictObject({ government: Count, train: Count, mr: Count, ner: Count }),
    companyLinks: v.strictObject({ mr: Count, ner: Count }),
    source: Source,
  }),
  colours: v.strictObject({ seats: v.strictTuple([Text, Text, Text, Text]), source: Source }),
  companies: v.strictObject({ mr: CompanyName, ner: CompanyName, source: Source }),
  influence: v.strictObject({
    start: v.strictObject({ government: Amount, train: Amount, mr: Amount, ner: Amount, source: Source }),
    track: v.strictObject({ max: whole(1, 63), source: Source }),
  }),
  setup: v.strictObject({
    cubesPerRegion: whole(0, 20),
    figuresPerLargeTown: whole(0, 20),
    figuresPerSmallTown: whole(0, 20),
    source: Source,
  }),
  profit: v.strictObject({
    start: Points,
    spaces: v.pipe(v.array(v.strictObject({ value: Points, points: Points })), v.minLength(1), v.maxLength(200)),
    source: v.strictObject({ values: Source, points: Source }),
  }),
  spaces: v.pipe(
    v.array(
      v.strictObject({
        number: Positive,
        line: v.picklist(['upper', 'lower']),
        minimum: whole(1, 63),
        printed: listOf(Influence, 12),
        source: v.strictObject({ count: Source, minimum: Source, colours: Source }),
      }),
    ),
    v.minLength(1),
    v.maxLength(40),
  ),
  trains: listOf(
    v.strictObject({
      id: Id,
      row: whole(1, 20),
      cost: whole(1, 63),
      passengers: whole(0, 20),
      goods: whole(0, 20),
      source: v.strictObject({ cost: Source, slots: Source }),
    }),
    100,
  ),
  regions: listOf(Region, 400, 1),
  borders: listOf(Border, 1200),
});

export type Edition = v.InferOutput<typeof EditionShape>;
