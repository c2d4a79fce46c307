/** Where things happen on the board of the family. */

export { guide } from '../../rails/board/guide.ts';
