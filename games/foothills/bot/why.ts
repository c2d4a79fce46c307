/** Why an action is worth considering: what it brings, costs, clears and scores; else what its letter does. */

import type { Why } from '@quai/bots/why.ts';
import { at } from '@quai/engine/at.ts';
import { ChanceTouched, noChance } from '@quai/engine/chance.ts';
import { openStep, play } from '@quai/engine/play.ts';
import { randomFrom } from '@quai/engine/random.ts';
import { andList, counted, figureIn } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';
import type { Move } from '../rules/moves.ts';
import type { FootHills, View } from '../rules/rules.ts';
import { IRON, KINDS, PASSENGER, RUBBLE, STONE, type State } from '../rules/state.ts';
import { drawnTexts, type Unit } from '../text/drawn.ts';

interface Says {
  /** What each card is for; cards are chosen by their letter. */
  readonly letters: Readonly<Record<string, string>>;
  ticket(count: number): string;
  brings(what: string): string;
  costs(what: string): string;
  clears(stations: string): string;
  scores(points: string): string;
}

const en: Says = {
  letters: {
    A: 'resources for your next track or station',
    B: 'clears the way for track and stations, and rubble can be paid with',
    C: 'track scores, and brings the line nearer to its end',
    D: 'a station brings its bonus, and a place for your surveyor',
    E: 'the surveyor uses what a card with a station offers',
  },
  ticket: (count) => counted('en', count, 'ticket'),
  brings: (what) => `brings ${what}`,
  costs: (what) => `costs ${what}`,
  clears: (stations) => `clears ${stations}`,
  scores: (points) => `scores ${points} now`,
};
const fr: Says = {
  letters: {
    A: 'des ressources pour votre prochaine voie ou gare',
    B: 'ouvre le chemin aux voies et aux gares, et les gravats servent à payer',
    C: 'les voies rapportent, et la ligne approche de sa fin',
    D: 'une gare donne son bonus, et une place à votre géomètre',
    E: 'le géomètre profite de ce qu’offre une carte avec une gare',
  },
  ticket: (count) => counted('fr', count, 'billet'),
  brings: (what) => `donne ${what}`,
  costs: (what) => `coûte ${what}`,
  clears: (stations) => `nettoie ${stations}`,
  scores: (points) => `rapporte ${points} PV tout de suite`,
};
export const says: Readonly<Record<Language, Says>> = { en, fr };
const SAME = 1;

export const why: Why<FootHills, View, Move> = (rules, view, seat, plan, language) => {
  const [move] = plan;
  if (move === undefined) return null;
  const [before, after] = around(rules, view, seat, plan);
  const { letters, clears, scores, ...say } = says[language];
  const total = (world: State) => rules.standings(world)[seat]?.total ?? 0;
  const scored = total(after) - total(before);
  const changes = changesOf(before, after, seat);
  const named = (sign: 1 | -1) =>
    andList(
      language,
      changes.flatMap(({ unit, by }) => {
        const count = by * sign;
        if (count <= 0) return [];
        return unit === 'ticket'
          ? say.ticket(count)
          : `${figureIn(language, count)} ${drawnTexts[language].unit(unit, count)}`;
      }),
    );
  const cleared = before.rubble.flatMap((cubes, station) =>
    cubes > 0 && at(after.rubble, station) === 0 ? at(rules.tables.stations, station).name : [],
  );
  const [gain, price] = [named(1), named(-1)];
  // A price alone is no reason.
  const reasons = [
    ...(cleared.length > 0 ? [clears(andList(language, cleared))] : []),
    ...(gain === '' ? [] : [say.brings(gain)]),
    ...(scored > 0 ? [scores(figureIn(language, scored))] : []),
  ];
  if (reasons.length === 0) return letters[rules.format(move)] ?? null;
  return [...reasons, ...(price === '' ? [] : [say.costs(price)])].join(', ');
};

type Change = Readonly<{ unit: Unit | 'ticket'; by: number }>;

const KIND_OF = { iron: IRON, stone: STONE, rubble: RUBBLE, passenger: PASSENGER } as const;

/** What becomes more or less in a seat's stock. */
function changesOf(before: State, after: State, seat: number): Change[] {
  const owned = ({ stock }: State, kind: number) => at(stock, seat * KINDS + kind);
  const tickets = ({ tickets: all }: State) => {
    const each = all.length / 2;
    return all.slice(seat * each, (seat + 1) * each).reduce((sum, one) => sum + one, 0);
  };
  const units = Object.keys(KIND_OF) as (keyof typeof KIND_OF)[];
  return [
    ...units.map((unit) => ({ unit, by: owned(after, KIND_OF[unit]) - owned(before, KIND_OF[unit]) })),
    { unit: 'ticket' as const, by: tickets(after) - tickets(before) },
  ].filter(({ by }) => by !== 0);
}

/** The world before the plan, and after as much of it as needs no chance. */
function around(rules: FootHills, view: View, seat: number, plan: readonly Move[]): readonly [State, State] {
  const before = rules.imagine(view, randomFrom(SAME));
  let after = rules.clone(before);
  try {
    for (const move of plan) {
      if (openStep(after, seat) === undefined) break;
      // A move that touches chance is left half done.
      const next = rules.clone(after);
      play(rules, next, seat, move, noChance);
      after = next;
    }
  } catch (error) {
    if (!(error instanceof ChanceTouched)) throw error;
  }
  return [before, after];
}
