/** Railroad Ink's printed data: the schema of an edition file, and checks that it makes sense. */

import { at } from '@quai/engine/at.ts';
import type { Read } from '@quai/engine/contract.ts';
import { listOf, said, shapeProblem, whole } from '@quai/engine/shape.ts';
import type { Language } from '@quai/engine/words.ts';
import * as v from 'valibot';
import { type ProblemTexts, problemTexts } from './text/problems.ts';

const points = whole(0, 999);
/** The sides of a square board. */
const MOST_EXITS = 28;
const MOST_SPACES = 49;
/** Sets of faces are the bits of one integer. */
const MOST_FACES = 30;
const source = v.picklist(['confirmed', 'recalled', 'reconstructed']);
const inBoth = v.strictObject({ en: v.pipe(v.string(), v.nonEmpty()), fr: v.pipe(v.string(), v.nonEmpty()) });
const space = v.pipe(
  v.string(),
  v.regex(
    /^[A-G][0-6]$/,
    said('a space is a row A to G and a column 0 to 6', 'une case est une ligne de A à G et une colonne de 0 à 6'),
  ),
);
const code = v.pipe(
  v.string(),
  v.regex(/^[A-Z][0-9]$/, said('a code is a capital letter and a digit', 'un code est une majuscule et un chiffre')),
);
const rounds = v.strictObject({ count: whole(1, 20), source });

const end = v.picklist(['none', 'highway', 'railway', 'river', 'lake']);
const face = v.strictObject({
  code,
  name: inBoth,
  /** North, east, south, west. */
  ends: v.strictTuple([end, end, end, end]),
  /** Groups of sides whose ends are joined inside the space. */
  joined: listOf(
    v.pipe(
      v.string(),
      v.regex(
        /^[NESW]+$/,
        said('a group is made of the letters N, E, S, W', 'un groupe est fait des lettres N, E, S, W'),
      ),
    ),
    4,
  ),
  source,
});

/** How many sides of the die show each face. */
const die = v.strictObject({
  id: v.pipe(v.string(), v.nonEmpty()),
  count: whole(1, 8),
  faces: v.record(code, whole(1, 20)),
  source,
});
const dice = listOf(die, 8, 1);
const reading = v.strictObject({
  rule: v.pipe(v.string(), v.regex(/^RI-\d+$/, said('a rule is written like RI-8', 'une règle s’écrit comme RI-8'))),
  source,
  note: v.string(),
});
const expansion = { rounds, faces: listOf(face, MOST_FACES), dice, readings: listOf(reading, 50) };

const schema = v.strictObject({
  game: v.literal('railroad-ink'),
  id: v.pipe(v.string(), v.nonEmpty()),
  name: inBoth,
  note: inBoth,
  board: v.strictObject({
    size: v.literal(7),
    exits: listOf(
      v.strictObject({
        space,
        side: v.picklist(['N', 'E', 'S', 'W']),
        kind: v.picklist(['highway', 'railway']),
        source,
      }),
      MOST_EXITS,
    ),
    centre: listOf(space, MOST_SPACES),
    source,
  }),
  rounds,
  faces: listOf(face, MOST_FACES, 1),
  dice,
  specials: v.strictObject({
    faces: listOf(face, MOST_FACES),
    perRound: whole(0, MOST_FACES),
    perGame: whole(0, MOST_FACES),
    source,
  }),
  scoring: v.strictObject({ exits: listOf(points, MOST_EXITS + 1), source, note: v.string() }),
  expansions: v.strictObject({
    river: v.strictObject({ ...expansion, borderBonus: v.strictObject({ points, source }) }),
    lake: v.strictObject({
      ...expansion,
      flooded: face,
      floodedFrom: v.strictObject({ sides: whole(1, 4), source }),
    }),
  }),
});

export type Edition = v.InferOutput<typeof schema>;
export type PrintedFace = v.InferOutput<typeof face>;
export type PrintedDie = v.InferOutput<typeof die>;

export function readEdition(raw: unknown, language: Language = 'en'): Read<Edition> {
  const read = v.safeParse(schema, raw, { lang: language });
  if (!read.success) {
    const told = read.issues.map((issue) => shapeProblem(issue, language));
    return { ok: false, problems: told.map(([path, sentence]) => `${path ?? 'edition'}: ${sentence}.`) };
  }
  const problems: string[] = [];
  const say: Say = (path, sentence) => problems.push(`${path}: ${sentence(problemTexts[language])}.`);
  checkBoard(read.output, say);
  checkFaces(read.output, say);
  checkAllDice(read.output, say);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: read.output };
}

type Say = (path: string, sentence: (t: ProblemTexts) => string) => void;

function checkBoard({ board, scoring, specials }: Edition, say: Say): void {
  const border = { N: /^A/, E: /6$/, S: /^G/, W: /0$/ };
  const seen = new Set<string>();
  board.exits.forEach((exit, i) => {
    const path = `board.exits.${i}`;
    if (!border[exit.side].test(exit.space)) say(path, (t) => t.notBorder(exit.side, exit.space));
    if (seen.has(exit.space + exit.side)) say(path, (t) => t.twoExits(exit.side, exit.space));
    seen.add(exit.space + exit.side);
  });
  board.centre.forEach((name, i) => {
    if (board.centre.indexOf(name) < i) say(`board.centre.${i}`, (t) => t.twice(name));
  });
  const wanted = board.exits.length + 1;
  if (scoring.exits.length !== wanted) say('scoring.exits', (t) => t.exitValues(scoring.exits.length, wanted - 1));
  scoring.exits.forEach((points, i) => {
    if (i < 2 && points !== 0) say(`scoring.exits.${i}`, (t) => t.fewExits);
    const before = scoring.exits[i - 1];
    if (before !== undefined && points < before) say(`scoring.exits.${i}`, (t) => t.lessForMore);
  });
  if (specials.perGame > specials.faces.length) say('specials.perGame', (t) => t.specials(specials.faces.length));
}

/** Every list of faces, with its path and the kinds of ends allowed in it. */
function faceLists({ faces, specials, expansions: { river, lake } }: Edition) {
  const routes = ['none', 'highway', 'railway'];
  return [
    { path: 'faces', faces, kinds: routes },
    { path: 'specials.faces', faces: specials.faces, kinds: routes },
    { path: 'expansions.river.faces', faces: river.faces, kinds: [...routes, 'river'] },
    { path: 'expansions.lake.faces', faces: lake.faces, kinds: [...routes, 'lake'] },
    { path: 'expansions.lake.flooded', faces: [lake.flooded], kinds: ['lake'] },
  ];
}

function checkFaces(edition: Edition, say: Say): void {
  const seen = new Set<string>();
  const together = faceLists(edition).reduce((sum, list) => sum + list.faces.length, 0);
  if (together > MOST_FACES) say('faces', (t) => t.tooManyFaces(together, MOST_FACES));
  for (const list of faceLists(edition))
    list.faces.forEach((printed, i) => {
      const path = `${list.path}.${i}`;
      if (seen.has(printed.code)) say(`${path}.code`, (t) => t.codeTwice(printed.code));
      seen.add(printed.code);
      for (const kind of printed.ends) if (!list.kinds.includes(kind)) say(`${path}.ends`, (t) => t.strangeEnd(kind));
      checkJoined(printed, path, say);
    });
}

/** Each end belongs to one group, and all ends of a kind to the same one: the search for longest ways relies on it (RI-15). */
function checkJoined({ ends, joined }: PrintedFace, path: string, say: Say): void {
  const sides = ['N', 'E', 'S', 'W'];
  const groups = sides.map((side) => joined.findIndex((group) => group.includes(side)));
  ends.forEach((kind, i) => {
    const side = at(sides, i);
    const times = joined.join('').split(side).length - 1;
    if (times !== (kind === 'none' ? 0 : 1)) say(`${path}.joined`, (t) => t.groups(side, times));
    const first = ends.indexOf(kind);
    if (kind !== 'none' && groups[first] !== groups[i]) say(`${path}.joined`, (t) => t.notJoined(kind));
  });
  if (joined.length > 2) say(`${path}.joined`, (t) => t.twoGroups);
  const river = ends.filter((kind) => kind === 'river').length;
  if (river !== 0 && river !== 2) say(`${path}.ends`, (t) => t.river);
}

function checkAllDice({ faces, dice: base, expansions: { river, lake } }: Edition, say: Say): void {
  checkDice('dice', base, faces, say);
  checkDice('expansions.river.dice', river.dice, river.faces, say);
  checkDice('expansions.lake.dice', lake.dice, lake.faces, say);
}

function checkDice(path: string, printed: readonly PrintedDie[], faces: readonly PrintedFace[], say: Say): void {
  const known = new Set(faces.map((printedFace) => printedFace.code));
  const shown = new Set<string>();
  printed.forEach((one, i) => {
    for (const shownCode of Object.keys(one.faces)) {
      if (!known.has(shownCode)) say(`${path}.${i}.faces.${shownCode}`, (t) => t.noFace);
      shown.add(shownCode);
    }
  });
  for (const unused of known) if (!shown.has(unused)) say(path, (t) => t.unused(unused));
}
