/** The family's board, drawn from this game's edition. */

export { default } from '../../rails/board/board.tsx';
