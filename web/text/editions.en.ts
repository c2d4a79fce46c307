/** Texts of the editions page in English. */

export const en = {
  title: '{game}: your own edition',
  intro:
    'An edition is what is printed: map, cards, figures. Where ours differs from your box, you can correct it here and play with the result. Nothing is sent anywhere until you create a table.',
  how: [
    'Take your box and look for differences, or download the file and edit it as text.',
    'Every change is checked as you type, and counts as confirmed by your box.',
    'Download the result and keep it: it is yours, and you can upload it for any table.',
  ],
  download: 'Download the file',
  upload: 'Upload a file',
  restart: 'Back to our edition ({edition})',
  restartSure: 'Discard all your changes?',
  notJson: 'This file is not valid JSON: {what}',
  notEdition: 'This file is not an edition. Start from one that you download here.',
  good: 'Ready to play.',
  changed: '{n:figure differs|figures differ} from our edition.',
  unchanged: 'No differences from our edition yet.',
  problems: 'Not playable yet:',
  more: 'and {n} more',
  find: 'Find',
  choose: 'Choose what to correct',
  added: 'Added: {what}.',
  removed: 'Removed: {what}.',
  undo: 'Undo the last change',
  undone: 'The last change has been undone.',
  removeAll: 'Remove it all',
  keep: 'Keep it',
  preview: 'The board with your edition',
  previewOld: 'The board before these problems.',
  begin: 'Upload an edition to start.',
  noForm: 'This game has no form: download the file, edit it and upload it again. It is checked here.',
  play: 'Play with this edition',
  playHere: 'Against a bot, here',
  playFriends: 'With friends, online',
  name: 'Your name',
};

export type EditionTexts = typeof en;
