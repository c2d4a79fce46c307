/** Where the browsers of the tests are. The shell of Chromium draws and runs the same pages in half the time, without a window. */

import { existsSync } from 'node:fs';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL = ['/usr/bin/chromium-headless-shell'];

const first = (paths) => process.env.QUAI_CHROMIUM ?? paths.find((path) => existsSync(path)) ?? '';

/** Either of them; empty if there is none. */
export const anyChromium = first([...SHELL, ...WHOLE]);

/** One that shows notifications; empty if there is none. */
export const wholeChromium = first(WHOLE);
