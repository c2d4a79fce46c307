/** What the site says at a table with a real box. */

import { texts } from './text.ts';

const en = { later: 'Not yet' };
const fr: typeof en = { later: 'Pas encore' };

export const boxTexts = texts({ en, fr });
