/** The board of the family, drawn from this game's edition. */

export { default } from '../../rails/board/board.tsx';
