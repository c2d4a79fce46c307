/** Reads JSON from strangers. What is nested too deeply would overflow the stack of whatever walks through it. */

/** Far deeper than any message, record or edition. */
const MOST_LEVELS = 32;

export class TooDeep extends Error {
  constructor() {
    super(`more than ${MOST_LEVELS} levels of lists and objects`);
  }
}

/** Throws SyntaxError if it is not JSON, TooDeep if it is nested too deeply. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new TooDeep();
  return JSON.parse(text);
}

const codeOf = (char: string) => char.charCodeAt(0);
const [QUOTE, BACKSLASH] = [codeOf('"'), codeOf('\\')];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [codeOf('['), codeOf(']'), codeOf('{'), codeOf('}')];

/** Looks at the text alone, so that nothing deep is ever built. */
export function isTooDeep(text: string): boolean {
  let level = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (inString) {
      if (char === BACKSLASH) i++;
      else if (char === QUOTE) inString = false;
    } else if (char === QUOTE) inString = true;
    else if (char === LIST || char === OBJECT) {
      if (++level > MOST_LEVELS) return true;
    } else if (char === LIST_END || char === OBJECT_END) level--;
  }
  return false;
}
