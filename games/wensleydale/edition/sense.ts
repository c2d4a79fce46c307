/** Whether an edition of the right shape makes sense. Every problem is a sentence that begins with the figure's path. */

import { mapProblems } from './map.ts';
import type { Edition } from './shape.ts';

type Say = (path: string, sentence: string) => void;

export function senseProblems(edition: Edition): string[] {
  const problems: string[] = [];
  const say: Say = (path, sentence) => problems.push(`${path}: ${sentence}.`);
  auctionSense(edition, say);
  trainSense(edition, say);
  trackSense(edition, say);
  boxSense(edition, say);
  mapProblems(edition, say);
  return problems;
}

function auctionSense({ spaces, components }: Edition, say: Say): void {
  spaces.forEach((space, i) => {
    if (space.number !== i + 1)
      say(`spaces[${i}].number`, `spaces are numbered in order, so ${i + 1} is expected here`);
    if (space.minimum > components.seat.cubes)
      say(`spaces[${i}].minimum`, `a seat has only ${components.seat.cubes} cubes`);
  });
  const { government, train, mr, ner } = components.influenceDiscs;
  if (government + train + mr + ner < spaces.length)
    say('components.influenceDiscs', `there are fewer discs than the ${spaces.length} auction spaces`);
}

function trainSense({ trains, influence }: Edition, say: Say): void {
  const seen = new Set<string>();
  trains.forEach((train, i) => {
    if (seen.has(train.id)) say(`trains[${i}].id`, `${train.id} is used twice`);
    seen.add(train.id);
    if (train.cost > influence.track.max)
      say(`trains[${i}].cost`, `nobody can have more than ${influence.track.max} train influence`);
  });
}

function trackSense({ influence, profit }: Edition, say: Say): void {
  for (const kind of ['government', 'train', 'mr', 'ner'] as const)
    if (influence.start[kind] > influence.track.max)
      say(`influence.start.${kind}`, `the track ends at ${influence.track.max}`);
  profit.spaces.forEach((space, i) => {
    if (i > 0 && space.value !== profit.spaces[i - 1]!.value - 1)
      say(`profit.spaces[${i}].value`, 'spaces go down one by one from the best');
  });
  if (!profit.spaces.some((space) => space.value === profit.start))
    say('profit.start', `the track has no space ${profit.start}`);
}

/** The bag must hold what set-up draws from it. */
function boxSense({ regions, setup, components }: Edition, say: Say): void {
  const cubes = setup.cubesPerRegion * regions.filter((region) => region.goods !== null).length;
  if (cubes > components.stone + components.cheese)
    say(
      'setup.cubesPerRegion',
      `set-up draws ${cubes} cubes and the bag holds ${components.stone + components.cheese}`,
    );
  let drawn = 0;
  for (const { town } of regions)
    if (town !== null && town.companies.length === 0)
      drawn += town.size === 'large' ? setup.figuresPerLargeTown : setup.figuresPerSmallTown;
  const { mr, ner, objectors } = components.figures;
  if (drawn > mr + ner + objectors)
    say('components.figures', `set-up draws ${drawn} figures and the bag holds ${mr + ner + objectors}`);
}
