/** Tutorials in English. */

export const en = {
  title: 'Learn {game}',
  step: 'Step {n} of {of}',
  progress: 'Your progress',
  back: 'Back',
  next: 'Next',
  show: 'Show me',
  about: 'The rules of this step:',
  wrong: 'That is allowed, but not what this step asks for. Read it again, or press “Show me”.',
  readFirst: 'Nothing to do in this step. Press “Next”.',
  refused: 'Refused, as it should be:',
  short: 'A short, real game',
  play: 'Play it',
  again: 'Start over',
  rules: 'All rules of {game}',
  puzzles: 'Puzzles',
  names: ['Robin', 'Ann', 'Ben', 'Cat'],
};

export type LearnTexts = typeof en;
