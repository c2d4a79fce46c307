/** Where things happen on the board of the family, and the rules that the log leads to. */

import type { Guide } from '@quai/kit/guide.ts';
import { guide as family } from '../../rails/board/guide.ts';
import { logRules } from '../text/log.ts';

export const guide: Guide = { ...family, logRules };
