/** The drawn board in English. */

import { counted } from '@quai/engine/say.ts';
import type { BoardTexts } from './boardtexts.ts';

const ways = (count: number) => counted('en', count, 'way');

export const boardEn: BoardTexts = {
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  over: 'The last round is over',
  sheetOf: (name) => `${name}’s board`,
  mySheet: 'Your board',
  help: 'Pick a die, then tap a glowing space. Tap the route again to turn it.',
  watching: 'Nothing for you to draw now.',
  zoom: { closer: 'Zoom in', further: 'Zoom out', whole: 'Whole board' },
  emptySpace: (space) => `${space}, empty`,
  fits: (count) => `fits here ${ways(count)}`,
  drawnSpace: (space, face, ends, round) => `${space}, ${face}: ${ends}; round ${round}`,
  yours: 'drawn this round, can be turned or erased',
  exit: (kind, side) => `${kind} exit to the ${side}`,
  dice: 'Dice of this round',
  correctRoll: 'Correct the roll',
  drawn: (face) => `${face}, drawn`,
  fitsNowhere: (face) => `${face}, fits nowhere right now`,
  specials: (left) => `Special routes: one per round, ${left} left this game`,
  specialsNone: 'Special routes: all used',
  crossed: (face) => `${face}, crossed off`,
  end: 'End the round',
  endSoon: 'First draw every route die that fits',
  turn: 'Turn',
  mirror: 'Flip',
  takeBack: 'Erase',
  placed: (drawing, way, count) => `${drawing} (${count === 1 ? 'only way' : `way ${way} of ${count}`})`,
  inHand: (face, ends) => `Selected: ${face}, ${ends}`,
  cameBack: (faces) => `Erased: ${faces}`,
  onlyWay: 'It fits here only this way.',
  nothingInHand: 'First pick a die or a special route.',
  others: 'All boards',
  show: (name) => `Show ${name}’s board`,
  back: 'Back to your board',
  stillDrawing: 'still drawing',
  hasEnded: 'finished this round',
  lastRound: (round) => `In yellow: drawn in round ${round}`,
  scoreNow: 'Score so far',
  scoreEnd: 'Where the points come from',
  marksHelp: 'Tap a line to see it on the board.',
  network: (letter, exits, points) => `${letter}: ${counted('en', exits, 'exit')}, ${counted('en', points, 'point')}`,
  total: 'Total',
};
