import { game } from '../game.ts';
import { island } from './island.ts';
import { wordsSuite } from './suites/words.ts';

wordsSuite({
  open: island,
  words: (rules, language) => game.words(rules as never, language),
  prefix: 'RA-',
  rules: 20,
  black: 'd1',
  beside: 'd1',
  short: 'a1',
  shortColour: 'R',
  ticket: 'harbour-church',
  way: [],
  other: 'mill-islet',
});
