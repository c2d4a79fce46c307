/** The family's guide, with the rules that the log of Northern Lights links to. */

import type { Guide } from '@quai/kit/guide.ts';
import { guide as family } from '../../rails/board/guide.ts';
import { logRules, stepRules } from '../text/log.ts';

export const guide: Guide = { ...family, logRules, stepRules };
