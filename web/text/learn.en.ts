/** Tutorials in English. */

export const en = {
  title: 'Learn {game}',
  step: 'Step {n} of {of}',
  count: '{n}/{of}',
  parts: 'What this step is about',
  part: 'Show part {n} of {of}',
  progress: 'Your progress',
  back: 'Back',
  next: 'Next',
  show: 'Show me',
  rule: '{n?The rule|The rules}',
  readFirst: 'Nothing to do in this step. Press “Next”.',
  refused: 'Refused, as it should be:',
  short: 'A short, real game',
  play: 'Play it',
  again: 'Start over',
  rules: 'All rules of {game}',
  after: {
    won: 'You won: you are ready for a whole game.',
    lost: 'Close games are the best teachers. Each try has new draws.',
    again: 'Try again',
    full: 'Full game against a beginner bot',
    next: 'Next lesson: {game}',
  },
  mine: {
    title: 'Your lessons',
    none: 'Not started',
    going: 'Step {at} of {of}',
    done: 'Done',
    won: 'Done, short game won',
    goOn: 'Go on learning',
  },
  names: ['Robin', 'Ann', 'Ben', 'Cat'],
};

export type LearnTexts = typeof en;
