/** Tutorials in English. */

export const en = {
  title: 'Learn {game}',
  step: 'Step {n} of {of}',
  progress: 'How far you are',
  back: 'Back',
  next: 'Next',
  show: 'Show me',
  about: 'This step is about:',
  wrong: 'That can be done, but it is not what this step is about. Read it once more, or let it be shown.',
  readFirst: 'This step is only to read. Go on with “Next”.',
  refused: 'The table refused this, as it should:',
  short: 'A short real game',
  play: 'Play on',
  again: 'From the beginning',
  rules: 'All rules of {game}',
  names: ['Robin', 'Ann', 'Ben', 'Cat'],
};

export type LearnTexts = typeof en;
