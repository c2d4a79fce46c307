/** The family's board, drawn from this game's edition, on land of its own. */

import './land.css';
import { createBoard } from '../../rails/board/board.tsx';
import names from './names.json' with { type: 'json' };

export default createBoard({ edition: 'northern-lights', land: new URL('./land.svg', import.meta.url).href, names });
