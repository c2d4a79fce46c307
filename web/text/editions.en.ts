/** Texts of the editions page in English. */

export const en = {
  title: '{game}: your own edition',
  intro:
    'An edition is what is printed: map, cards, figures. Where it differs from your box you can put it right here and play with the result; nothing of it is sent anywhere before you make a table.',
  how: [
    'Take the box and look for what differs, or download the file and edit it as text.',
    'Every change is checked as you type. What you change counts as confirmed by your box.',
    'Download the result and keep it: it is yours, and you can upload it for any table.',
  ],
  download: 'Download the file',
  upload: 'Upload a file',
  restart: 'Back to the edition of the house ({edition})',
  restartSure: 'Give up all your changes?',
  notJson: 'This file is not JSON: {what}',
  notEdition: 'This file holds no edition. Begin with one that you download here.',
  good: 'It can be played.',
  changed: '{n} figures differ from the edition of the house.',
  unchanged: 'Nothing differs from the edition of the house yet.',
  problems: 'It cannot be played yet:',
  more: 'and {n} more',
  find: 'Find',
  choose: 'Choose what to correct',
  added: 'Added: {what}.',
  removed: 'Removed: {what}.',
  undo: 'Undo the last change',
  undone: 'The last change is undone.',
  removeAll: 'Remove it with these',
  keep: 'Keep it',
  preview: 'The board with your edition',
  previewOld: 'The board as it was before the problems.',
  begin: 'Upload an edition to begin; it then opens here.',
  noForm: 'This game has no form: download the file, edit it, and upload it again. It is checked here.',
  play: 'Play with this edition',
  playHere: 'Against a bot, here',
  playFriends: 'With friends, at the server',
  name: 'Your name',
};

export type EditionTexts = typeof en;
