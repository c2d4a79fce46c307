/** Checks that an edition of the right shape makes sense. Every problem is a sentence that begins with the path of the value at fault. */

import type { Language } from '@quai/engine/words.ts';
import { type ProblemTexts, problemTexts } from '../text/problems.ts';
import { mapProblems } from './map.ts';
import type { Edition } from './shape.ts';

type Say = (path: string, sentence: (t: ProblemTexts) => string) => void;

export function senseProblems(edition: Edition, language: Language): string[] {
  const problems: string[] = [];
  const say: Say = (path, sentence) => problems.push(`${path}: ${sentence(problemTexts[language])}.`);
  auctionSense(edition, say);
  trainSense(edition, say);
  trackSense(edition, say);
  boxSense(edition, say);
  mapProblems(edition, say);
  return problems;
}

function auctionSense({ spaces, components }: Edition, say: Say): void {
  spaces.forEach((space, i) => {
    if (space.number !== i + 1) say(`spaces[${i}].number`, (t) => t.spaceOrder(i + 1));
    if (space.minimum > components.seat.cubes) say(`spaces[${i}].minimum`, (t) => t.seatCubes(components.seat.cubes));
  });
  const { government, train, mr, ner } = components.influenceDiscs;
  if (government + train + mr + ner < spaces.length) say('components.influenceDiscs', (t) => t.fewDiscs(spaces.length));
}

function trainSense({ trains, influence }: Edition, say: Say): void {
  const seen = new Set<string>();
  trains.forEach((train, i) => {
    if (seen.has(train.id)) say(`trains[${i}].id`, (t) => t.usedTwice(train.id));
    seen.add(train.id);
    if (train.cost > influence.track.max) say(`trains[${i}].cost`, (t) => t.trainInfluence(influence.track.max));
  });
}

function trackSense({ influence, profit }: Edition, say: Say): void {
  for (const kind of ['government', 'train', 'mr', 'ner'] as const)
    if (influence.start[kind] > influence.track.max)
      say(`influence.start.${kind}`, (t) => t.trackEnds(influence.track.max));
  profit.spaces.forEach((space, i) => {
    const before = profit.spaces[i - 1];
    if (before !== undefined && space.value !== before.value - 1) say(`profit.spaces[${i}].value`, (t) => t.oneByOne);
  });
  if (!profit.spaces.some((space) => space.value === profit.start)) say('profit.start', (t) => t.noSpace(profit.start));
}

/** The bag must hold at least what set-up draws from it. */
function boxSense({ regions, setup, components }: Edition, say: Say): void {
  const cubes = setup.cubesPerRegion * regions.filter((region) => region.goods !== null).length;
  if (cubes > components.stone + components.cheese)
    say('setup.cubesPerRegion', (t) => t.cubes(cubes, components.stone + components.cheese));
  let drawn = 0;
  for (const { town } of regions)
    if (town !== null && town.companies.length === 0)
      drawn += town.size === 'large' ? setup.figuresPerLargeTown : setup.figuresPerSmallTown;
  const { mr, ner, objectors } = components.figures;
  if (drawn > mr + ner + objectors) say('components.figures', (t) => t.figures(drawn, mr + ner + objectors));
}
