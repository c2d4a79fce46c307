/** Northern Lights as a sample for the family's shared suites. */

import { open } from '../../rails/test/position.ts';
import type { Sample } from '../../rails/test/suites/sample.ts';
import { game } from '../game.ts';

export const northernLights = (seats: number) => open(game, seats);

export const sample: Sample = {
  open: northernLights,
  words: (rules, language) => game.words(rules as never, language),
  prefix: 'NL-',
  rules: 24,
  black: 'goteborg--oslo--1',
  beside: 'goteborg--oslo--2',
  short: 'helsinki--turku--1',
  shortColour: 'W',
  ticket: 'oslo--stockholm',
  way: ['karlstad--oslo--1', 'karlstad--stockholm--1'],
  other: 'murmansk--lieksa',
};
