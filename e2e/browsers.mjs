/** Where to find the browsers for the tests. Chromium's headless shell runs the same pages in half the time. */

import { existsSync } from 'node:fs';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL = ['/usr/bin/chromium-headless-shell'];

const first = (paths) => process.env.QUAI_CHROMIUM ?? paths.find((path) => existsSync(path)) ?? '';

/** The shell if installed, else the full browser; empty if there is neither. */
export const anyChromium = first([...SHELL, ...WHOLE]);

/** The full browser, which can show notifications; empty if there is none. */
export const wholeChromium = first(WHOLE);
