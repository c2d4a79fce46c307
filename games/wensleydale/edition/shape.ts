/** The shape of an edition: a strict schema, and the type inferred from it. */

import { said } from '@quai/engine/shape.ts';
import * as v from 'valibot';

const Source = v.picklist(['confirmed', 'recalled', 'reconstructed']);
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Positive = v.pipe(v.number(), v.integer(), v.minValue(1));
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
const Point = v.strictTuple([v.number(), v.number()]);
const Influence = v.picklist(['government', 'train', 'mr', 'ner']);
const Company = v.picklist(['mr', 'ner']);
const CompanyName = v.strictObject({ short: Text, name: Text, colour: Text });

const Region = v.strictObject({
  id: Id,
  name: Text,
  terrain: v.picklist(['hill', 'lowland', 'valley']),
  /** The South: lines may leave it but never enter it. */
  outOnly: v.optional(v.literal(true)),
  town: v.nullable(
    v.strictObject({ name: Text, size: v.picklist(['small', 'large']), companies: v.pipe(v.array(Company)) }),
  ),
  goods: v.nullable(v.picklist(['stone', 'cheese'])),
  centre: Point,
  /** With straight sides: two regions are neighbours if and only if they share one. */
  polygon: v.pipe(v.array(Point), v.minLength(3)),
  /** The same region with natural borders, as drawn. */
  outline: v.pipe(v.array(Point), v.minLength(3)),
  source: Source,
});

const Border = v.strictObject({
  a: Id,
  b: Id,
  /** Where a link lies, and its rotation in degrees. */
  mid: Point,
  angle: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  line: v.pipe(v.array(Point), v.minLength(2)),
  source: Source,
});

export const EditionShape = v.strictObject({
  game: v.literal('wensleydale'),
  id: Id,
  name: Both,
  /** The site shows `summary`; the lists have the details. */
  provenance: v.strictObject({ summary: Both, confirmed: v.array(Both), reconstructed: v.array(Both) }),
  canvas: v.strictObject({ width: Positive, height: Positive }),
  rounds: v.strictObject({ three: Positive, four: Positive, source: Source }),
  components: v.strictObject({
    seat: v.strictObject({
      discs: Positive,
      cubes: v.pipe(Positive, v.maxValue(63)),
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
    start: v.strictObject({ government: Count, train: Count, mr: Count, ner: Count, source: Source }),
    track: v.strictObject({ max: v.pipe(Positive, v.maxValue(63)), source: Source }),
  }),
  setup: v.strictObject({
    cubesPerRegion: Count,
    figuresPerLargeTown: Count,
    figuresPerSmallTown: Count,
    source: Source,
  }),
  profit: v.strictObject({
    start: v.pipe(v.number(), v.integer()),
    spaces: v.pipe(
      v.array(v.strictObject({ value: v.pipe(v.number(), v.integer()), points: v.pipe(v.number(), v.integer()) })),
      v.minLength(1),
    ),
    source: v.strictObject({ values: Source, points: Source }),
  }),
  spaces: v.pipe(
    v.array(
      v.strictObject({
        number: Positive,
        line: v.picklist(['upper', 'lower']),
        minimum: Positive,
        printed: v.array(Influence),
        source: v.strictObject({ count: Source, minimum: Source, colours: Source }),
      }),
    ),
    v.minLength(1),
  ),
  trains: v.array(
    v.strictObject({
      id: Id,
      row: Positive,
      cost: Positive,
      passengers: Count,
      goods: Count,
      source: v.strictObject({ cost: Source, slots: Source }),
    }),
  ),
  regions: v.pipe(v.array(Region), v.minLength(1)),
  borders: v.array(Border),
});

export type Edition = v.InferOutput<typeof EditionShape>;
