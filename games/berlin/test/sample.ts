/** Berlin as a sample for the family's shared suites. */

import { open } from '../../rails/test/position.ts';
import type { Sample } from '../../rails/test/suites/sample.ts';
import { game } from '../game.ts';

export const berlin = (seats: number) => open(game, seats);

export const sample: Sample = {
  open: berlin,
  words: (rules, language) => game.words(rules as never, language),
  prefix: 'BE-',
  rules: 24,
  black: 'T23',
  beside: 'T24',
  short: 'T27',
  shortColour: 'I',
  ticket: 'K21',
  way: ['T19', 'T29'],
  other: 'K16',
};
